//! Lines of a match that answer no question: what was added to the dice, the secret
//! behind them, what a coach wants to be asked, and who coaches a side from now on.

use std::fmt;

use super::Order;
use crate::side::Side;

const CONTRIBUTION: &str = "contribution ";
const COMMITMENT: &str = "commit ";
const REVEAL: &str = "reveal ";
const UNREVEALED: &str = "unrevealed ";
const ANEW: &str = "anew ";
const SECRET: &str = "secret ";
const COACH: &str = "coach ";
const ORDER: &str = "order ";

/// A line that answers no question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// What a side added to the dice before kick-off.
    Contribution {
        /// Which side.
        side: Side,
        /// What it added.
        text: String,
    },
    /// What a side binds itself to, before it reveals what it adds to the dice.
    Commitment {
        /// Which side.
        side: Side,
        /// The hash of its addition.
        hash: String,
    },
    /// What a side adds to the dice, as it was bound to.
    Reveal {
        /// Which side.
        side: Side,
        /// What it adds.
        addition: String,
    },
    /// This side does not reveal what it was bound to.
    Unrevealed(Side),
    /// This side agrees that all commit themselves anew, though the other did not reveal.
    Anew(Side),
    /// The secret that was promised, told at full time.
    Secret(String),
    /// What a coach wants to be asked from here on.
    Order(Order),
    /// Who coaches a side from here on.
    Coach {
        /// Which side.
        side: Side,
        /// As in the header.
        coach: String,
    },
}

impl Note {
    /// Reads a note as it is written.
    pub(super) fn parse(text: &str) -> Option<Note> {
        let of_side = |rest: &str| {
            let (side, text) = rest.split_once(": ")?;
            Some((Side::named(side)?, text.to_string()))
        };
        if let Some(secret) = text.strip_prefix(SECRET) {
            return Some(Note::Secret(secret.to_string()));
        }
        if let Some(rest) = text.strip_prefix(CONTRIBUTION) {
            let (side, text) = of_side(rest)?;
            return Some(Note::Contribution { side, text });
        }
        if let Some(rest) = text.strip_prefix(COMMITMENT) {
            let (side, hash) = of_side(rest)?;
            return Some(Note::Commitment { side, hash });
        }
        if let Some(rest) = text.strip_prefix(REVEAL) {
            let (side, addition) = of_side(rest)?;
            return Some(Note::Reveal { side, addition });
        }
        if let Some(side) = text.strip_prefix(UNREVEALED) {
            return Side::named(side).map(Note::Unrevealed);
        }
        if let Some(side) = text.strip_prefix(ANEW) {
            return Side::named(side).map(Note::Anew);
        }
        if let Some(order) = text.strip_prefix(ORDER) {
            return Order::parse(order).map(Note::Order);
        }
        let (side, coach) = of_side(text.strip_prefix(COACH)?)?;
        Some(Note::Coach { side, coach })
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::Contribution { side, text } => write!(f, "{CONTRIBUTION}{side}: {text}"),
            Note::Commitment { side, hash } => write!(f, "{COMMITMENT}{side}: {hash}"),
            Note::Reveal { side, addition } => write!(f, "{REVEAL}{side}: {addition}"),
            Note::Unrevealed(side) => write!(f, "{UNREVEALED}{side}"),
            Note::Anew(side) => write!(f, "{ANEW}{side}"),
            Note::Secret(secret) => write!(f, "{SECRET}{secret}"),
            Note::Order(order) => write!(f, "{ORDER}{order}"),
            Note::Coach { side, coach } => write!(f, "{COACH}{side}: {coach}"),
        }
    }
}
