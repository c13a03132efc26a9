//! A match on the page: what was agreed, how it stands, and answer by answer how
//! it came to that.

use std::collections::BTreeMap;

use arena::{
    Dice, Match, MatchSetup, Outlook, Pending,
    board::{Sheet, SheetLine, Squad},
    table::{Board, Frame},
};
use football::BoxScore;
use serde::Serialize;
use utoipa::ToSchema;

use crate::replay::EventShape;

/// What was agreed before kick-off.
#[derive(Debug, Serialize, ToSchema)]
pub struct Setup {
    game: &'static str,
    /// Home, away.
    names: [String; 2],
    /// `human` or the name of a computer coach.
    coaches: [String; 2],
    /// `app` or `mine`.
    dice: &'static str,
    /// How far answers may be taken back.
    undo: String,
    /// Those not at their defaults, `name=value`.
    options: Vec<String>,
    /// True if the people sit at one screen.
    one_screen: bool,
}

impl Setup {
    /// The shape of what was agreed.
    #[must_use]
    pub fn new(setup: &MatchSetup, one_screen: bool) -> Setup {
        Setup {
            game: setup.game.id(),
            names: [setup.names.home.clone(), setup.names.away.clone()],
            coaches: [setup.coaches.home.clone(), setup.coaches.away.clone()],
            dice: match setup.dice {
                Dice::App { .. } => "app",
                Dice::Mine => "mine",
            },
            undo: setup.undo.to_string(),
            options: changed_options(setup),
            one_screen,
        }
    }
}

fn changed_options(setup: &MatchSetup) -> Vec<String> {
    let is_default = |line: &str| {
        let mut specs = setup.game.options().iter();
        specs.any(|spec| line == format!("{}={}", spec.name, spec.default))
    };
    let changed = setup.options.iter().filter(|line| !is_default(line));
    changed.cloned().collect()
}

/// What lies on the table and does not move.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "game")]
pub enum BoardShape {
    /// The field of goal-dice: the squares in the order of the path.
    #[serde(rename = "goal-dice")]
    GoalDice {
        /// The squares.
        squares: Vec<SquareShape>,
    },
    /// The club cards of offense-charts.
    #[serde(rename = "offense-charts")]
    OffenseCharts {
        /// RATE and ratings of home and away.
        clubs: [String; 2],
        /// The charts that the sides can come to.
        charts: BTreeMap<String, Vec<LineShape>>,
        /// The tables.
        tables: BTreeMap<String, Vec<LineShape>>,
        /// Cards in the deck; 0 where dice are rolled.
        cards: usize,
    },
    /// The team charts of action-deck.
    #[serde(rename = "action-deck")]
    ActionDeck {
        /// Those of home and away, as they are written.
        charts: [String; 2],
    },
    /// The squads of inside-the-net.
    #[serde(rename = "inside-the-net")]
    InsideTheNet {
        /// Those of home and away.
        squads: [SquadShape; 2],
    },
}

/// A squad of inside-the-net with its cards.
#[derive(Debug, Serialize, ToSchema)]
pub struct SquadShape {
    /// HREC, AREC, SOS, usual formation and league.
    ratings: String,
    /// The keepers, then the players.
    cards: Vec<CardShape>,
}

/// A card: its lines are what stands at their beginning, and their values.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardShape {
    name: String,
    /// His number in choices, from 1; keepers are counted apart.
    number: u8,
    /// `GK`, or the positions he may play.
    positions: String,
    lines: Vec<CardLineShape>,
}

/// A line of a card: `MID`, and `Pss+ 11-16` among others.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardLineShape {
    name: String,
    values: Vec<String>,
}

fn squad(squad: &Squad) -> SquadShape {
    let line = |(name, values): &(String, Vec<String>)| CardLineShape {
        name: name.clone(),
        values: values.clone(),
    };
    let cards = squad.cards.iter().map(|card| CardShape {
        name: card.name.clone(),
        number: card.number,
        positions: card.positions.clone(),
        lines: card.lines.iter().map(line).collect(),
    });
    SquadShape {
        ratings: squad.ratings.clone(),
        cards: cards.collect(),
    }
}

/// A square of goal-dice.
#[derive(Debug, Serialize, ToSchema)]
pub struct SquareShape {
    id: String,
    /// 0 is the own goal line.
    row: u8,
    /// 0 is the touchline.
    col: u8,
    label: String,
    /// How many dice a shot throws; 0 is no shot.
    dice: u8,
    /// What is taken off their sum.
    minus: u8,
    /// The punts that land here, lowest and highest.
    punt: Option<[u8; 2]>,
    /// `farthest`, `end-kick-off`, `circle`, `corner`, `box`.
    marks: Vec<&'static str>,
}

impl BoardShape {
    /// The shape of a board.
    #[must_use]
    pub fn new(board: &Board) -> BoardShape {
        let grid = match board {
            Board::GoalDice(grid) => grid,
            Board::OffenseCharts(papers) => {
                return BoardShape::OffenseCharts {
                    clubs: [papers.clubs.home.clone(), papers.clubs.away.clone()],
                    charts: sheets(&papers.charts),
                    tables: sheets(&papers.tables),
                    cards: papers.cards,
                };
            }
            Board::ActionDeck(charts) => {
                let charts = [charts.home.clone(), charts.away.clone()];
                return BoardShape::ActionDeck { charts };
            }
            Board::InsideTheNet(squads) => {
                let squads = [squad(&squads.home), squad(&squads.away)];
                return BoardShape::InsideTheNet { squads };
            }
        };
        let places = [
            ("farthest", 0),
            ("end-kick-off", grid.end_kick_off()),
            ("circle", grid.circle()),
            ("corner", grid.corner()),
            ("box", grid.penalty_box()),
        ];
        let squares = (0..)
            .zip(grid.squares())
            .map(|(place, square)| SquareShape {
                id: square.id.clone(),
                row: square.row,
                col: square.col,
                label: square.label.clone(),
                dice: square.dice,
                minus: square.minus,
                punt: square
                    .punt
                    .as_ref()
                    .map(|punt| [*punt.start(), *punt.end()]),
                marks: places
                    .iter()
                    .filter(|(_, at)| *at == place)
                    .map(|(mark, _)| *mark)
                    .collect(),
            });
        BoardShape::GoalDice {
            squares: squares.collect(),
        }
    }
}

/// A line of a chart or table.
#[derive(Debug, Serialize, ToSchema)]
pub struct LineShape {
    from: u8,
    to: u8,
    text: String,
}

fn sheets(sheets: &[Sheet]) -> BTreeMap<String, Vec<LineShape>> {
    let line = |line: &SheetLine| LineShape {
        from: line.from,
        to: line.to,
        text: line.text.clone(),
    };
    let sheet = |sheet: &Sheet| (sheet.name.clone(), sheet.lines.iter().map(line).collect());
    sheets.iter().map(sheet).collect()
}

/// The question that waits.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum PendingShape {
    /// Roll a die.
    Roll {
        /// What people call it.
        die: &'static str,
        /// The lowest number on it.
        lowest: u32,
        /// The highest.
        highest: u32,
    },
    /// Turn over a card.
    Draw {
        /// The numbers of the cards left.
        left: Vec<u8>,
        /// Which of the numbers on it is read.
        reads: &'static str,
    },
    /// Look at the clock.
    Clock,
    /// A coach decides.
    Decide {
        /// Whose coach: `home` or `away`.
        side: &'static str,
        /// What the question is called.
        name: &'static str,
        /// What can be chosen.
        menu: Vec<String>,
        /// What is taken for somebody who does not answer.
        default: String,
    },
}

impl PendingShape {
    fn new(pending: Pending) -> PendingShape {
        match pending {
            Pending::Roll {
                die,
                lowest,
                highest,
            } => PendingShape::Roll {
                die,
                lowest,
                highest,
            },
            Pending::Draw { left, reads } => PendingShape::Draw { left, reads },
            Pending::Clock => PendingShape::Clock,
            Pending::Decide {
                side,
                name,
                menu,
                default,
            } => PendingShape::Decide {
                side: side.name(),
                name,
                default: menu.get(default).cloned().unwrap_or_default(),
                menu,
            },
        }
    }
}

/// What can come of a choice, at once.
#[derive(Debug, Serialize, ToSchema)]
pub struct OutlookShape {
    choice: String,
    outcomes: Vec<OutcomeShape>,
}

/// An outcome, in the game's notation.
#[derive(Debug, Serialize, ToSchema)]
pub struct OutcomeShape {
    event: String,
    chance: f64,
}

fn outlook(played: &dyn Match) -> Vec<OutlookShape> {
    let outcome = |(event, chance)| OutcomeShape { event, chance };
    let shape = |outlook: Outlook| OutlookShape {
        choice: outlook.choice,
        outcomes: outlook.outcomes.into_iter().map(outcome).collect(),
    };
    played.outlook().into_iter().map(shape).collect()
}

/// A match after one of its answers.
#[derive(Debug, Serialize, ToSchema)]
pub struct FrameShape {
    /// `null` before the first.
    answer: Option<AnswerShape>,
    at: String,
    /// Home, away.
    score: [u16; 2],
    /// The state as names and values; `null` if it is that of the frame before.
    situation: Option<BTreeMap<String, String>>,
    /// What the answer made happen.
    story: Vec<EventShape>,
    /// Each number for home and away so far; `null` if as in the frame before.
    box_score: Option<BTreeMap<&'static str, [u64; 2]>>,
}

/// An answer that was given.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnswerShape {
    /// The question: `attack`, `goalie`, `home turn`.
    label: String,
    text: String,
    /// True if nobody answered and the default was taken.
    by_default: bool,
}

/// The frames of a match after the first `skip`.
#[must_use]
pub fn frames(played: &dyn Match, skip: usize) -> Vec<FrameShape> {
    let mut before = None;
    let mut counted = None;
    let frame = |frame: Frame| {
        let same = before.as_ref() == Some(&frame.situation);
        let counts = counted.replace(frame.box_score) != Some(frame.box_score);
        let shape = FrameShape {
            answer: frame.answer.map(|answer| AnswerShape {
                label: answer.label,
                text: answer.text,
                by_default: answer.by_default,
            }),
            at: frame.at.to_string(),
            score: [frame.score.home, frame.score.away],
            situation: (!same).then(|| frame.situation.iter().cloned().collect()),
            story: frame.story.into_iter().map(EventShape::new).collect(),
            box_score: counts.then(|| numbers(&frame.box_score)),
        };
        before = Some(frame.situation);
        shape
    };
    played.frames(skip).into_iter().map(frame).collect()
}

/// Each number for home and away.
fn numbers(box_score: &BoxScore) -> BTreeMap<&'static str, [u64; 2]> {
    let stats = &box_score.stats;
    let both = stats.home.named().zip(stats.away.named());
    both.map(|((name, home), (_, away))| (name, [home, away]))
        .collect()
}

/// How a match stands, as far as the match itself knows.
#[derive(Debug, Serialize, ToSchema)]
pub struct Standing {
    /// Lines in its log.
    version: usize,
    over: bool,
    /// Home, away.
    score: [u16; 2],
    shootout: Option<[u16; 2]>,
    at: String,
    pending: Option<PendingShape>,
    /// What can come of each choice, where a step begins with one.
    outlook: Vec<OutlookShape>,
    /// Where everybody stands, in sentences.
    status: String,
    /// The table drawn in text.
    picture: String,
    /// Each number for home and away.
    box_score: BTreeMap<&'static str, [u64; 2]>,
    /// What people should know about the computer coaches.
    notes: Vec<String>,
}

impl Standing {
    /// How a match stands.
    #[must_use]
    pub fn new(played: &dyn Match) -> Standing {
        let score = played.score();
        Standing {
            version: played.entries().len(),
            over: played.pending().is_none(),
            score: [score.home, score.away],
            shootout: played.shootout().map(|kicks| [kicks.home, kicks.away]),
            at: played.moment().to_string(),
            pending: played.pending().map(PendingShape::new),
            outlook: outlook(played),
            status: played.status(),
            picture: played.picture(),
            box_score: numbers(&played.box_score()),
            notes: played.notes(),
        }
    }
}
