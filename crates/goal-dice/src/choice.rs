//! What a coach can be asked to choose from.

use std::fmt;

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Roll to move up the field.
    Advance,
    /// Shoot from here.
    Shoot,
    /// Penalty a: the offender stays, and loses its next turn.
    LoseTurn,
    /// Penalty b: the offender goes back to the square farthest from goal.
    SendBack,
    /// Penalty c (a variant): the offender loses a die for the half.
    LoseDie,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Choice::Advance => "advance",
            Choice::Shoot => "shoot",
            Choice::LoseTurn => "lose turn",
            Choice::SendBack => "send back",
            Choice::LoseDie => "lose die",
        })
    }
}
