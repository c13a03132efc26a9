//! How tries, duels, fouls and loose balls come out.

use std::{cmp::Ordering, fmt};

use tabletop::words;

use crate::{card::Attribute, hex::Hex, player::Player};

/// A die on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rolled {
    /// The natural value, 1 to 6.
    pub face: u8,
    /// One of the stars (CA-1.3).
    pub star: bool,
}

/// A die and what is added to it (CA-1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effort {
    /// The die.
    pub die: Rolled,
    /// The attribute that is added.
    pub skill: Attribute,
    /// Its value as it was then.
    pub value: u8,
    /// Both together, with modifiers.
    pub total: i8,
}

impl Effort {
    /// A die and an attribute, without modifiers yet.
    #[inline(always)]
    pub(crate) const fn new(die: Rolled, skill: Attribute, value: u8) -> Effort {
        Effort {
            die,
            skill,
            value,
            total: (die.face + value) as i8,
        }
    }

    /// With one more modifier.
    #[inline(always)]
    pub(crate) const fn plus(self, modifier: i8) -> Effort {
        let total = self.total + modifier;
        Effort { total, ..self }
    }

    /// All modifiers together.
    #[must_use]
    pub const fn modifier(self) -> i8 {
        self.total - (self.die.face + self.value) as i8
    }

    /// Whether this natural value or this total is reached.
    #[inline(always)]
    pub(crate) const fn reaches(self, face: u8, total: u8) -> bool {
        self.die.face >= face || self.total >= total as i8
    }

    /// Who of two is higher (CA-1.4).
    #[inline(always)]
    pub(crate) fn against(self, other: Effort) -> Ordering {
        compare((self.total, self.die), (other.total, other.die))
    }
}

/// Who of two is higher; a star beats all but a star (CA-1.3, CA-1.4).
pub(crate) fn compare(first: (i8, Rolled), second: (i8, Rolled)) -> Ordering {
    match (first.1.star, second.1.star) {
        (true, true) => Ordering::Equal,
        (true, false) => Ordering::Greater,
        (false, true) => Ordering::Less,
        (false, false) => first.0.cmp(&second.0),
    }
}

words! {
    /// How a try came out.
    #[allow(missing_docs)] // The names say it.
    pub enum Outcome {
        Won = "won",
        Lost = "lost",
        Tied = "tied",
        Fail = "fail",
        Foul = "foul",
        Caught = "caught",
    }
}

words! {
    /// What a foul leads to.
    #[allow(missing_docs)] // The names say it.
    pub enum Award {
        PlayOn = "play_on",
        FreeKick = "free_kick",
        Penalty = "penalty",
    }
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

impl Duel {
    /// Whether a tackle comes from behind.
    pub(crate) const fn behind(self) -> Option<bool> {
        match self {
            Duel::Tackle { behind } => Some(behind),
            Duel::Dive | Duel::Nutmeg => None,
        }
    }
}

impl fmt::Display for Duel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Duel::Tackle { .. } => "tackle",
            Duel::Dive => "dive",
            Duel::Nutmeg => "nutmeg",
        })
    }
}

words! {
    /// A single try for the ball.
    #[allow(missing_docs)] // The names say it.
    pub enum Try {
        Reach = "reach",
        Attract = "attract",
    }
}

words! {
    /// Why a foul was one.
    #[allow(missing_docs)] // The names say it.
    pub enum FoulKind {
        Steal = "steal",
        Tackle = "tackle",
        Dive = "dive",
        Nutmeg = "nutmeg",
        Reckless = "reckless",
        FirstTime = "ftp",
        Handball = "handball",
    }
}

words! {
    /// What a booking check is about (CA-12.6, CA-12.8).
    #[allow(missing_docs)] // The names say it.
    pub enum BookingCheck {
        NoneYellow = "none_yellow",
        YellowRed = "yellow_red",
        Automatic = "automatic",
    }
}

words! {
    /// What a booking comes to.
    #[allow(missing_docs)] // The names say it.
    pub enum Booking {
        None = "none",
        Yellow = "yellow",
        SecondYellow = "second_yellow",
        Red = "red",
    }
}

words! {
    /// What an injury check comes to.
    #[allow(missing_docs)] // The names say it.
    pub enum InjuryFound {
        None = "none",
        Injured = "injured",
        Second = "second",
    }
}

words! {
    /// Why a Movement Phase is over.
    #[allow(missing_docs)] // The names say it.
    pub enum PhaseEnd {
        Normal = "normal",
        Steal = "steal",
        Tackle = "tackle",
        Dive = "dive",
        Reach = "reach",
        Collect = "collect",
        Loose = "loose",
        Save = "save",
        Stoppage = "stoppage",
    }
}

words! {
    /// A pass that is not in the air.
    #[allow(missing_docs)] // The names say it.
    pub enum PassKind {
        Std = "std",
        Short = "short",
        Ftp = "ftp",
        Throw = "throw",
        ThrowIn = "throwin",
        ThrowHead = "throwhead",
        CornerShort = "cshort",
    }
}

words! {
    /// A shot at goal, by how it came.
    pub enum ShotKind {
        /// From inside the box.
        Near = "near",
        /// From outside the box.
        Far = "far",
        /// With the head.
        Header = "header",
        /// From a free kick.
        FreeKick = "free_kick",
        /// From the spot.
        Penalty = "penalty",
    }
}

impl ShotKind {
    /// The clause by which a die of 1 is off target.
    pub(crate) const fn off_target(self) -> &'static str {
        match self {
            ShotKind::Near | ShotKind::Far => "CA-19.10",
            // A natural 1 was off target before he could aim (CA-18.11).
            ShotKind::Header => "CA-18.6",
            ShotKind::FreeKick => "CA-29.6",
            ShotKind::Penalty => "CA-30.3",
        }
    }
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

impl Rolls {
    /// Whom it hits.
    pub(crate) const fn hit(self) -> Option<Player> {
        match self {
            Rolls::Hit(player) => Some(player),
            _ => None,
        }
    }

    /// Where it comes to rest.
    pub(crate) const fn rest(self) -> Option<Hex> {
        match self {
            Rolls::Rest(hex) => Some(hex),
            _ => None,
        }
    }

    /// Where it leaves the pitch.
    pub(crate) const fn last(self) -> Option<Hex> {
        match self {
            Rolls::Out { last } => Some(last),
            _ => None,
        }
    }
}
