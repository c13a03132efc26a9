//! How tries, duels, fouls and loose balls come out.

use crate::{hex::Hex, player::Player};

/// How a try came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say it.
pub enum Outcome {
    Won,
    Lost,
    Tied,
    Fail,
    Foul,
    Caught,
}

/// A duel for the ball.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duel {
    /// A tackle (CA-9), from behind or not.
    Tackle {
        /// From behind.
        behind: bool,
    },
    /// A keeper at the carrier's feet (CA-13).
    Dive,
    /// A nutmeg (CA-11).
    Nutmeg,
}

/// A single try for the ball.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say it.
pub enum Try {
    Reach,
    Attract,
}

/// Why a foul was one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say it.
pub enum FoulKind {
    Steal,
    Tackle,
    Dive,
    Nutmeg,
    Reckless,
    FirstTime,
    Handball,
}

/// What a booking check is about (CA-12.6, CA-12.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say it.
pub enum Check {
    NoneYellow,
    YellowRed,
    Automatic,
}

/// What a booking comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say it.
pub enum Booking {
    None,
    Yellow,
    SecondYellow,
    Red,
}

/// What an injury check comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say it.
pub enum Hurt {
    None,
    Injured,
    Second,
}

/// Why a Movement Phase is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say it.
pub enum PhaseEnd {
    Normal,
    Steal,
    Tackle,
    Dive,
    Reach,
    Collect,
    Loose,
    Save,
    Stoppage,
}

/// A pass that is not in the air.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say it.
pub enum PassKind {
    Std,
    Short,
    Ftp,
    Throw,
    ThrowIn,
    ThrowHead,
    CornerShort,
}

/// Where a loose ball goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say it.
pub enum Rolls {
    Hit(Player),
    Rest(Hex),
    Goal,
    Out { last: Hex },
}
