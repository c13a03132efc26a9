//! What a rule set must say about itself to be a football game.

use std::fmt;

use tabletop::{BySide, options::OptionSpec, situation::Situation};

use crate::{
    commentary::Remark,
    event::{Event, Moment},
};

/// Why something happened: the dice or the range, and the clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// In words.
    pub text: String,
    /// The clause of the rules.
    pub clause: &'static str,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.text, self.clause)
    }
}

/// A rule set that plays football.
pub trait Game: Situation {
    /// The game's id, used everywhere.
    const ID: &'static str;
    /// The version of the rules: raised when an old match would play out
    /// differently.
    const VERSION: u32;
    /// The options.
    const OPTIONS: &'static [OptionSpec];

    /// The goals that count.
    fn score(&self, state: &Self::State) -> BySide<u16>;

    /// The goals of a shoot-out, if there was one.
    fn shootout(&self, state: &Self::State) -> Option<BySide<u16>>;

    /// When it is.
    fn moment(&self, state: &Self::State) -> Moment;

    /// The seconds left on a clock that runs while people think; `None` if
    /// there is no such clock.
    fn live_seconds_left(&self, state: &Self::State) -> Option<u32>;

    /// The seconds a coach may think while such a clock runs.
    fn decision_seconds(&self) -> u32;

    /// The common events that an event stands for.
    fn report(&self, event: &Self::Event, each: impl FnMut(Event));

    /// Why it happened.
    fn why(&self, event: &Self::Event) -> Why;

    /// What a reporter would speak of, if anything.
    fn remark(&self, event: &Self::Event) -> Option<Remark>;

    /// The name of a place of a common event.
    fn place_name(&self, place: u8) -> String;

    /// The table as text: the field, where everything stands, the score.
    fn picture(&self, state: &Self::State, names: &BySide<String>) -> String;
}
