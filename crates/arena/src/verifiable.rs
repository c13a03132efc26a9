//! What a match has to show for its dice.

use tabletop::{BySide, Side, session::Refused};

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
    /// What the sides added to the dice so far.
    fn contributions(&self) -> BySide<Option<&str>>;
    /// True if a side has to add to the dice before the match begins.
    fn lacks_contribution(&self, side: Side) -> bool;
    /// Adds to the dice.
    ///
    /// # Errors
    ///
    /// If that is not asked of the side, was done, or does not fit in a line.
    fn contribute(&mut self, side: Side, text: &str) -> Result<(), Refused>;
}
