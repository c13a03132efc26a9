//! A match on the page: what was agreed, how it stands, and answer by answer how
//! it came to that.

use std::collections::BTreeMap;

use arena::{Chances, FollowUp, Match, Outlook, Pending, table::Frame};
use clubhouse::aftermath::WHAT_IF;
use games::{Dice, Foretold, MatchSetup, data::PositionValue};
use serde::Serialize;
use simulation::StoryLine;
use tabletop::{BySide, UndoRule, log::Answer, values::Value};
use utoipa::ToSchema;

use crate::{
    numbers::{Numbers, PlayerShape, numbers, players},
    room::DiceShape,
};

/// What was agreed before kick-off.
#[derive(Debug, Serialize, ToSchema)]
pub struct Setup {
    game: &'static str,
    /// Home, away.
    names: BySide<String>,
    /// `human` or the name of a computer coach.
    coaches: BySide<String>,
    /// Whose dice are rolled.
    dice: DiceShape,
    /// How far answers may be taken back.
    undo: UndoRule,
    /// Those not at their defaults, `name=value`.
    options: Vec<String>,
    /// True if the people sit at one screen.
    one_screen: bool,
    /// When those who watch are told who will win.
    chances: Foretold,
    /// True if it can be said exactly what each choice is worth.
    exact_odds: bool,
    /// The match it branched off from, and at which of its answers, if it is a what-if.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
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
            names: setup.names.clone(),
            coaches: setup.coaches.clone(),
            dice: match setup.dice {
                Dice::App { .. } | Dice::Key(_) => DiceShape::App,
                Dice::Mine => DiceShape::Mine,
                Dice::Verifiable(_) => DiceShape::Verifiable,
            },
            undo: setup.undo,
            options: changed_options(setup),
            one_screen,
            chances: setup.foretold,
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

/// What can come of answers that somebody thinks of.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AllChances)]
pub struct AllChancesShape {
    /// In the order asked for.
    pub chances: Vec<Chances>,
}

/// A match after one of its answers.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Frame)]
pub struct FrameShape {
    /// The line of the log on which the answer stands: it stays the same whatever is taken back;
    /// `null` before the first.
    #[schema(required)]
    line: Option<usize>,
    /// `null` before the first.
    #[schema(required)]
    answer: Option<Answer>,
    at: String,
    /// Home, away.
    score: BySide<u16>,
    /// The state as names and values, as far as it is not that of the frame before; what is
    /// nothing, or gone, is `null`.
    #[schema(required, value_type = Option<BTreeMap<String, PositionValue>>)]
    situation: Option<BTreeMap<String, Value>>,
    /// What the answer made happen.
    story: Vec<StoryLine>,
    /// Those numbers of home and away that are not as in the frame before.
    #[schema(required)]
    box_score: Option<BTreeMap<&'static str, BySide<u64>>>,
}

impl FrameShape {
    fn new(before: Option<&(Frame, Numbers)>, frame: &Frame, numbers: &Numbers) -> FrameShape {
        let situation = changes(
            before.map_or(&[], |(before, _)| &before.situation),
            &frame.situation,
        );
        let is_new = |(name, count): &(&&'static str, &BySide<u64>)| {
            before.is_none_or(|(_, known)| known.get(**name) != Some(*count))
        };
        let box_score = numbers.iter().filter(is_new);
        let box_score: Numbers = box_score.map(|(name, count)| (*name, *count)).collect();
        FrameShape {
            line: frame.line,
            answer: frame.answer.clone(),
            at: frame.at.to_string(),
            score: frame.score,
            situation: Some(situation).filter(|changed| !changed.is_empty()),
            story: frame.story.clone(),
            box_score: Some(box_score).filter(|changed| !changed.is_empty()),
        }
    }
}

/// The values that changed; `Absent` for one that is gone.
fn changes(before: &[(String, Value)], now: &[(String, Value)]) -> BTreeMap<String, Value> {
    // As a rule the same names stand in the same order.
    let both = || before.iter().zip(now);
    if before.len() == now.len() && both().all(|((old, _), (new, _))| old == new) {
        let changed = both().filter(|((_, old), (_, new))| old != new);
        return changed.map(|(_, new)| new.clone()).collect();
    }
    let value_of = |all: &[(String, Value)], name: &str| {
        let found = all.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.clone())
    };
    let gone = before
        .iter()
        .filter(|(name, _)| value_of(now, name).is_none());
    let gone = gone.map(|(name, _)| (name.clone(), Value::Absent));
    let new = now
        .iter()
        .filter(|(name, value)| value_of(before, name).as_ref() != Some(value));
    gone.chain(new.cloned()).collect()
}

/// The frames of a match after the first `skip`, each with what changed in it, told in a language.
#[must_use]
pub fn frames(played: &dyn Match, skip: usize, language: &str) -> Vec<FrameShape> {
    // What changed shows beside the frame before.
    let mut shown = played.frames(skip.saturating_sub(1), language).into_iter();
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
    score: BySide<u16>,
    #[schema(required)]
    shootout: Option<BySide<u16>>,
    at: String,
    #[schema(required)]
    pending: Option<Pending>,
    /// What can come of each choice, where a step begins with one.
    outlook: Vec<Outlook>,
    /// What follows a choice, where a question is asked in two: the figure, then where to.
    follow_ups: Vec<FollowUp>,
    /// Where everybody stands, in sentences.
    status: String,
    /// The table drawn in text.
    picture: String,
    /// Each number for home and away.
    box_score: BTreeMap<&'static str, BySide<u64>>,
    /// What the players of home and of away did; empty in a game that knows no players.
    players: BySide<Vec<PlayerShape>>,
    /// What people should know about the computer coaches.
    notes: Vec<String>,
}

impl Standing {
    /// How a match stands with so many lines in its log, in the words of a language.
    #[must_use]
    pub fn new(played: &dyn Match, version: usize, language: &str) -> Standing {
        Standing {
            version,
            over: played.pending().is_none(),
            score: played.score(),
            shootout: played.shootout(),
            at: played.moment().to_string(),
            pending: played.asked_in(language),
            outlook: played.outlook(),
            follow_ups: played.follow_ups(),
            status: played.status(language),
            picture: played.picture(language),
            box_score: numbers(&played.box_score()),
            players: players(played, language),
            notes: played.notes(language),
        }
    }
}
