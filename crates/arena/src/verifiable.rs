//! What a match has to show for its dice.

use serde::Serialize;
use tabletop::{BySide, Side, log::Note, session::Refused};
use utoipa::ToSchema;

/// What came of throwing the dice of a match again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceCheck {
    /// People threw them: there is nothing to check.
    Mine,
    /// So many are those of the seed.
    OfSeed(usize),
    /// So many are those of the secret that was promised and of what the sides added.
    OfSecret(usize),
    /// The secret is not told yet.
    NotRevealed,
}

/// What a side has to do for verifiable dice before the match begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Due {
    /// Add to them in the open, in a match of before.
    Contribution,
    /// Bind itself to an addition.
    Commitment,
    /// Reveal what it was bound to.
    Reveal,
}

impl Due {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Due::Contribution => "contribution",
            Due::Commitment => "commitment",
            Due::Reveal => "reveal",
        }
    }
}

/// A match whose dice can be checked, by whoever has its log.
pub trait Verifiable {
    /// Throws the dice again: all of them are as they should be.
    ///
    /// # Errors
    ///
    /// The log line of the first one that is not.
    fn check_dice(&self) -> Result<DiceCheck, usize>;
    /// Takes the secret behind verifiable dice, to roll them. It is told in the log at full
    /// time, and nowhere else.
    ///
    /// # Errors
    ///
    /// If it is not the one that was promised.
    fn hold_secret(&mut self, secret: &str) -> Result<(), Refused>;
    /// The secret, once it is told.
    fn secret(&self) -> Option<&str>;
    /// What the sides added to the dice so far, for everybody to see.
    fn contributions(&self) -> BySide<Option<&str>>;
    /// What the sides are bound to.
    fn commitments(&self) -> BySide<Option<&str>>;
    /// Who was named for not revealing what he was bound to, and still has not.
    fn unrevealed(&self) -> Option<Side>;
    /// What a side has to do now, so that the match can begin.
    fn due(&self, side: Side) -> Option<Due>;
    /// Takes a note about the dice: a contribution, a commitment, what is revealed, who does
    /// not reveal, who agrees to begin anew.
    ///
    /// # Errors
    ///
    /// If it has no place now.
    fn mix(&mut self, note: Note) -> Result<(), Refused>;
}
