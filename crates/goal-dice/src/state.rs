//! The match as it stands.

use tabletop::{BySide, Side};

use crate::grid::Grid;

tabletop::words! {
    /// A part of the match.
    #[derive(PartialOrd, Ord)]
    pub enum Period {
        /// Nobody has started yet.
        Toss = "toss",
        /// The first half.
        FirstHalf = "first half",
        /// The second half.
        SecondHalf = "second half",
        /// A period in full after a tie.
        Overtime = "overtime",
        /// A period that the first goal ends.
        SuddenDeath = "sudden death",
        /// Three dice against the keeper's, in turns.
        ShootOut = "shoot-out",
        /// It is over.
        FullTime = "full time",
    }
}

/// What stands for the place of a marker with a kick-off to come.
pub(crate) const KICK_OFF: &str = "KO";

/// One side's marker and what hangs over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(align(16))] // So one of two is found by a shift, not by a branch.
pub struct Marker {
    /// The square, by its place on the path.
    pub place: u8,
    /// True if its next act is a kick-off.
    pub kick_off: bool,
    /// Rolls in a row without an advance: 0 or 1.
    pub failures: u8,
    /// True if it owes a turn.
    pub owes: bool,
    /// Dice lost for the half.
    pub dice_lost: u8,
    /// True if it has advanced in this turn; kept only where failures count by
    /// turns.
    pub advanced: bool,
    /// Goals.
    pub goals: u16,
    /// Kicks taken in the shoot-out.
    pub kicks: u16,
    /// Kicks scored.
    pub kicks_scored: u16,
    /// With four players: true if the second mate is the next shooter.
    pub second_shoots: bool,
    /// With four players: true if the second mate throws the next goalie die.
    pub second_keeps: bool,
}

/// All that changes during a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The part of the match.
    pub period: Period,
    /// Who started it.
    pub starter: Side,
    /// Whose turn it is: the offence.
    pub on_turn: Side,
    /// Seconds left in the period.
    pub seconds_left: u16,
    /// How often the shot under way was thrown again; a tie waits to be thrown
    /// again if it is above 0.
    pub ties: u8,
    /// Both sides.
    pub sides: BySide<Marker>,
}

impl State {
    /// Before anybody has started.
    #[must_use]
    pub fn before_kick_off(grid: &Grid) -> State {
        State {
            period: Period::Toss,
            starter: Side::Home,
            on_turn: Side::Home,
            seconds_left: 0,
            ties: 0,
            sides: BySide::both(Marker {
                place: grid.circle(),
                kick_off: true,
                failures: 0,
                owes: false,
                dice_lost: 0,
                advanced: false,
                goals: 0,
                kicks: 0,
                kicks_scored: 0,
                second_shoots: false,
                second_keeps: false,
            }),
        }
    }

    /// The goals of a side less those of the other.
    #[inline]
    #[must_use]
    pub fn lead(&self, side: Side) -> i32 {
        i32::from(self.sides[side].goals) - i32::from(self.sides[side.other()].goals)
    }
}
