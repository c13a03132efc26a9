//! A match on the page: what was agreed, how it stands, and answer by answer how
//! it came to that.

use std::collections::BTreeMap;

use arena::{Chances, Dice, FollowUp, Match, MatchSetup, Outlook, Pending, table::Frame};
use clubhouse::aftermath::WHAT_IF;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    numbers::{Numbers, PlayerShape, numbers, players},
    replay::EventShape,
};

/// What was agreed before kick-off.
#[derive(Debug, Serialize, ToSchema)]
pub struct Setup {
    game: &'static str,
    /// Home, away.
    names: [String; 2],
    /// `human` or the name of a computer coach.
    coaches: [String; 2],
    /// `app`, `mine` or `verifiable`.
    dice: &'static str,
    /// How far answers may be taken back.
    undo: String,
    /// Those not at their defaults, `name=value`.
    options: Vec<String>,
    /// True if the people sit at one screen.
    one_screen: bool,
    /// When those who watch are told who will win: `on`, `delayed` or `off`.
    chances: &'static str,
    /// True if it can be said exactly what each choice is worth.
    exact_odds: bool,
    /// The match it branched off from, and at which of its answers, if it is a what-if.
    #[serde(skip_serializing_if = "Option::is_none")]
    what_if: Option<String>,
}

impl Setup {
    /// The shape of what was agreed.
    #[must_use]
    pub fn new(played: &dyn Match, one_screen: bool) -> Setup {
        let setup = played.setup();
        Setup {
            exact_odds: played.has_exact_odds(),
            what_if: played.header().field(WHAT_IF).map(str::to_string),
            game: setup.game.id(),
            names: [setup.names.home.clone(), setup.names.away.clone()],
            coaches: [setup.coaches.home.clone(), setup.coaches.away.clone()],
            dice: match setup.dice {
                Dice::App { .. } | Dice::Key(_) => "app",
                Dice::Mine => "mine",
                Dice::Verifiable(_) => "verifiable",
            },
            undo: setup.undo.to_string(),
            options: changed_options(setup),
            one_screen,
            chances: setup.foretold.name(),
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
        /// What it is about, for people; empty where the name says it all.
        about: String,
        /// What people should know of each choice; empty where the choices say it all.
        hints: Vec<String>,
    },
}

impl PendingShape {
    fn new(pending: Pending) -> PendingShape {
        match pending {
            Pending::Roll {
                die,
                lowest,
                highest,
                ..
            } => PendingShape::Roll {
                die,
                lowest,
                highest,
            },
            Pending::Draw { left, reads, .. } => PendingShape::Draw { left, reads },
            Pending::Clock => PendingShape::Clock,
            Pending::Decide {
                side,
                name,
                menu,
                default,
                about,
                hints,
                ..
            } => PendingShape::Decide {
                side: side.name(),
                name,
                default: menu.get(default).cloned().unwrap_or_default(),
                menu,
                about,
                hints,
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

/// What the same coach is asked after a choice.
#[derive(Debug, Serialize, ToSchema)]
pub struct FollowUpShape {
    choice: String,
    /// What that question is called.
    name: &'static str,
    /// What can be chosen then.
    menu: Vec<String>,
}

impl FollowUpShape {
    fn new(follow_up: FollowUp) -> FollowUpShape {
        FollowUpShape {
            choice: follow_up.choice,
            name: follow_up.name,
            menu: follow_up.menu,
        }
    }
}

/// What can come of some answers.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChancesShape {
    answers: Vec<String>,
    /// The likeliest first, adding up to 1; none where they are not known.
    outcomes: Vec<OutcomeShape>,
}

impl ChancesShape {
    /// The shape of what can come of these answers.
    #[must_use]
    pub fn new(answers: Vec<String>, chances: &Chances) -> ChancesShape {
        let outcomes = chances.outcomes.iter().map(|(event, chance)| OutcomeShape {
            event: (*event).to_string(),
            chance: *chance,
        });
        ChancesShape {
            answers,
            outcomes: outcomes.collect(),
        }
    }
}

/// What can come of answers that somebody thinks of.
#[derive(Debug, Serialize, ToSchema)]
pub struct AllChancesShape {
    /// In the order asked for.
    pub chances: Vec<ChancesShape>,
}

/// A match after one of its answers.
#[derive(Debug, Serialize, ToSchema)]
pub struct FrameShape {
    /// `null` before the first.
    answer: Option<AnswerShape>,
    at: String,
    /// Home, away.
    score: [u16; 2],
    /// The state as names and values, as far as it is not that of the frame before; a value
    /// that is gone is `null`.
    situation: Option<BTreeMap<String, Option<String>>>,
    /// What the answer made happen.
    story: Vec<EventShape>,
    /// Those numbers of home and away that are not as in the frame before.
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

impl FrameShape {
    fn new(before: Option<&(Frame, Numbers)>, frame: &Frame, numbers: &Numbers) -> FrameShape {
        let situation = changes(
            before.map_or(&[], |(before, _)| &before.situation),
            &frame.situation,
        );
        let is_new = |(name, count): &(&&'static str, &[u64; 2])| {
            before.is_none_or(|(_, known)| known.get(**name) != Some(*count))
        };
        let box_score = numbers.iter().filter(is_new);
        let box_score: Numbers = box_score.map(|(name, count)| (*name, *count)).collect();
        FrameShape {
            answer: frame.answer.as_ref().map(|answer| AnswerShape {
                label: answer.label.clone(),
                text: answer.text.clone(),
                by_default: answer.by_default,
            }),
            at: frame.at.to_string(),
            score: [frame.score.home, frame.score.away],
            situation: Some(situation).filter(|changed| !changed.is_empty()),
            story: frame.story.iter().cloned().map(EventShape::new).collect(),
            box_score: Some(box_score).filter(|changed| !changed.is_empty()),
        }
    }
}

/// The values that changed; `None` for one that is gone.
fn changes(
    before: &[(String, String)],
    now: &[(String, String)],
) -> BTreeMap<String, Option<String>> {
    // As a rule the same names stand in the same order.
    let both = || before.iter().zip(now);
    if before.len() == now.len() && both().all(|((old, _), (new, _))| old == new) {
        let changed = both().filter(|((_, old), (_, new))| old != new);
        let changed = changed.map(|(_, (name, value))| (name.clone(), Some(value.clone())));
        return changed.collect();
    }
    let known: BTreeMap<&str, &str> = before
        .iter()
        .map(|(name, value)| (&**name, &**value))
        .collect();
    let there: BTreeMap<&str, &str> = now
        .iter()
        .map(|(name, value)| (&**name, &**value))
        .collect();
    let gone = known.keys().filter(|name| !there.contains_key(*name));
    let gone = gone.map(|name| ((*name).to_string(), None));
    let new = there
        .iter()
        .filter(|(name, value)| known.get(*name) != Some(value));
    let new = new.map(|(name, value)| ((*name).to_string(), Some((*value).to_string())));
    gone.chain(new).collect()
}

/// The frames of a match after the first `skip`, each with what changed in it.
#[must_use]
pub fn frames(played: &dyn Match, skip: usize) -> Vec<FrameShape> {
    // What changed shows beside the frame before.
    let mut shown = played.frames(skip.saturating_sub(1)).into_iter();
    let counted = |frame: Frame| {
        let numbers = numbers(&frame.box_score);
        (frame, numbers)
    };
    let mut before = if skip > 0 { shown.next() } else { None }.map(counted);
    let shape = |frame: Frame| {
        let (frame, numbers) = counted(frame);
        let shape = FrameShape::new(before.as_ref(), &frame, &numbers);
        before = Some((frame, numbers));
        shape
    };
    shown.map(shape).collect()
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
    /// What follows a choice, where a question is asked in two: the figure, then where to.
    follow_ups: Vec<FollowUpShape>,
    /// Where everybody stands, in sentences.
    status: String,
    /// The table drawn in text.
    picture: String,
    /// Each number for home and away.
    box_score: BTreeMap<&'static str, [u64; 2]>,
    /// What the players of home and of away did; empty in a game that knows no players.
    players: [Vec<PlayerShape>; 2],
    /// What people should know about the computer coaches.
    notes: Vec<String>,
}

impl Standing {
    /// How a match stands with so many lines in its log.
    #[must_use]
    pub fn new(played: &dyn Match, version: usize) -> Standing {
        let score = played.score();
        Standing {
            version,
            over: played.pending().is_none(),
            score: [score.home, score.away],
            shootout: played.shootout().map(|kicks| [kicks.home, kicks.away]),
            at: played.moment().to_string(),
            pending: played.pending().map(PendingShape::new),
            outlook: outlook(played),
            follow_ups: played
                .follow_ups()
                .into_iter()
                .map(FollowUpShape::new)
                .collect(),
            status: played.status(),
            picture: played.picture(),
            box_score: numbers(&played.box_score()),
            players: players(played),
            notes: played.notes(),
        }
    }
}
