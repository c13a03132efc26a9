//! Why an answer, an undo or a note is refused.

use thiserror::Error;

use super::UndoRule;
use crate::{question::Misfit, side::Side};

/// Why something was refused. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// The match is over.
    #[error("the match is over")]
    FullTime,
    /// The answer does not fit the question.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// There is no such answer to take back.
    #[error("line {0} is no answer that stands")]
    NothingToUndo(usize),
    /// The undo rule of this match forbids it.
    #[error("this match does not allow it (undo = {0})")]
    UndoRule(UndoRule),
    /// A side has not added to the dice yet.
    #[error("the match begins when {0} has added to its dice")]
    NotBegun(Side),
    /// The dice are secret, and whoever keeps the secret is not here.
    #[error("the dice of this match are still secret: it goes on where it was begun")]
    Secret,
    /// A note that has no place here.
    #[error("{0}")]
    Note(String),
}
