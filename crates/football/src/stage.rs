//! The parts of a match of two halves.

use std::fmt;

use crate::event::Period;

/// Minutes of a half.
const HALF: u16 = 45;

/// A part of a match that has two halves and nothing after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stage {
    /// The first half.
    FirstHalf,
    /// The second half.
    SecondHalf,
    /// It is over.
    FullTime,
}

impl Stage {
    /// All of them, in order.
    pub const ALL: [Stage; 3] = [Stage::FirstHalf, Stage::SecondHalf, Stage::FullTime];

    /// The period in the words of all games, and the minutes before it.
    #[must_use]
    pub fn in_football(self) -> (Period, u16) {
        match self {
            Stage::FirstHalf => (Period::FirstHalf, 0),
            Stage::SecondHalf | Stage::FullTime => (Period::SecondHalf, HALF),
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Stage::FirstHalf => "first half",
            Stage::SecondHalf => "second half",
            Stage::FullTime => "full time",
        })
    }
}
