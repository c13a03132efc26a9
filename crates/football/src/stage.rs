//! The parts of a match of two halves.

use crate::{event::Period, phrase::Phrase, term};

/// Minutes of a half.
const HALF: u16 = 45;

tabletop::words! {
    /// A part of a match that has two halves and nothing after them.
    #[derive(PartialOrd, Ord)]
    pub enum Stage {
        /// The first half.
        FirstHalf = "first half",
        /// The second half.
        SecondHalf = "second half",
        /// It is over.
        FullTime = "full time",
    }
}

impl Stage {
    /// The period in the words of all games, and the minutes before it.
    #[must_use]
    pub fn in_football(self) -> (Period, u16) {
        match self {
            Stage::FirstHalf => (Period::FirstHalf, 0),
            Stage::SecondHalf | Stage::FullTime => (Period::SecondHalf, HALF),
        }
    }

    /// The half, as a term of the phrase book.
    #[must_use]
    pub fn half(self) -> Phrase {
        term(match self {
            Stage::FirstHalf => "period.first",
            Stage::SecondHalf | Stage::FullTime => "period.second",
        })
    }
}
