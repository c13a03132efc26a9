//! What a coach can be asked to choose from.

use std::fmt;

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Neither PRESS nor STALL.
    PlayOn,
    /// PRESS (AD-13).
    Press,
    /// STALL (AD-14).
    Stall,
    /// Draw for the keeper on the FACED column.
    Draw,
    /// This keeper of the chart, from 0 (AD-11.9).
    Keeper(u8),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::PlayOn => f.pad("play on"),
            Choice::Press => f.pad("press"),
            Choice::Stall => f.pad("stall"),
            Choice::Draw => f.pad("draw"),
            // As people count.
            Choice::Keeper(keeper) => f.pad(&format!("keeper {}", keeper + 1)),
        }
    }
}
