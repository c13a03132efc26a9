//! What lies on the table, game by game.

use std::collections::BTreeMap;

use arena::board::{
    Board, CardFace, KEEPER_COLUMNS, PLAYER_COLUMNS, Sheet, SheetLine, Squad, SquadLine, TeamSheet,
};
use serde::Serialize;
use utoipa::ToSchema;

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
    /// The papers of action-deck.
    #[serde(rename = "action-deck")]
    ActionDeck {
        /// The team charts of home and away.
        teams: Box<[TeamSheetShape; 2]>,
        /// What stands in the line of a player.
        player_columns: Vec<&'static str>,
        /// What stands in the line of a keeper.
        keeper_columns: Vec<&'static str>,
        /// The extra charts.
        charts: BTreeMap<String, Vec<LineShape>>,
        /// The cards, the first one first.
        cards: Vec<CardShape>,
    },
    /// The squads of inside-the-net.
    #[serde(rename = "inside-the-net")]
    InsideTheNet {
        /// Those of home and away.
        squads: Box<[SquadShape; 2]>,
    },
    /// The squads of counter-attack.
    #[serde(rename = "counter-attack")]
    CounterAttack {
        /// The players of home and away, by shirts.
        squads: Box<[Vec<PlayerShape>; 2]>,
    },
}

/// A squad of inside-the-net with its cards.
#[derive(Debug, Serialize, ToSchema)]
pub struct SquadShape {
    /// HREC, AREC, SOS, usual formation and league.
    ratings: String,
    /// The keepers, then the players.
    cards: Vec<SquadCardShape>,
}

/// A card: its lines are what stands at their beginning, and their values.
#[derive(Debug, Serialize, ToSchema)]
pub struct SquadCardShape {
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

pub(crate) fn squad(squad: &Squad) -> SquadShape {
    let line = |(name, values): &(String, Vec<String>)| CardLineShape {
        name: name.clone(),
        values: values.clone(),
    };
    let cards = squad.cards.iter().map(|card| SquadCardShape {
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

/// A player's card of counter-attack.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerShape {
    id: String,
    name: String,
    /// Its numbers by their short names.
    values: BTreeMap<&'static str, u8>,
}

pub(crate) fn players(lines: &[SquadLine]) -> Vec<PlayerShape> {
    let players = lines.iter().map(|line| PlayerShape {
        id: line.id.clone(),
        name: line.name.clone(),
        values: line.values.iter().copied().collect(),
    });
    players.collect()
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
            Board::CounterAttack(squads) => {
                return BoardShape::CounterAttack {
                    squads: Box::new([players(&squads.home), players(&squads.away)]),
                };
            }
            Board::ActionDeck(papers) => {
                return BoardShape::ActionDeck {
                    teams: Box::new([&papers.teams.home, &papers.teams.away].map(team_sheet)),
                    player_columns: PLAYER_COLUMNS.to_vec(),
                    keeper_columns: KEEPER_COLUMNS.to_vec(),
                    charts: sheets(&papers.charts),
                    cards: papers.cards.iter().map(card).collect(),
                };
            }
            Board::InsideTheNet(squads) => {
                let squads = Box::new([squad(&squads.home), squad(&squads.away)]);
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
    let sheet = |sheet: &Sheet| (sheet.name.clone(), lines(sheet));
    sheets.iter().map(sheet).collect()
}

fn lines(sheet: &Sheet) -> Vec<LineShape> {
    let line = |line: &SheetLine| LineShape {
        from: line.from,
        to: line.to,
        text: line.text.clone(),
    };
    sheet.lines.iter().map(line).collect()
}

/// A team chart of action-deck.
#[derive(Debug, Serialize, ToSchema)]
pub struct TeamSheetShape {
    /// CTL and the extra actions.
    ratings: Vec<RatingShape>,
    /// Section AA.
    actions: Vec<LineShape>,
    players: Vec<Vec<String>>,
    keepers: Vec<Vec<String>>,
}

/// A rating of a team chart.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingShape {
    name: &'static str,
    value: String,
}

impl RatingShape {
    pub(crate) fn new((name, value): &(&'static str, String)) -> RatingShape {
        RatingShape {
            name,
            value: value.clone(),
        }
    }
}

pub(crate) fn team_sheet(team: &TeamSheet) -> TeamSheetShape {
    TeamSheetShape {
        ratings: team.ratings.iter().map(RatingShape::new).collect(),
        actions: lines(&team.actions),
        players: team.players.clone(),
        keepers: team.keepers.clone(),
    }
}

/// A card of action-deck.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardShape {
    /// The number, or X.
    number: String,
    /// The readings in the attacking zone, in midfield, in the own zone.
    zones: [String; 3],
}

fn card(face: &CardFace) -> CardShape {
    CardShape {
        number: face.number.clone(),
        zones: [&face.attack, &face.midfield, &face.defence].map(Clone::clone),
    }
}
