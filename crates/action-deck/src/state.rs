//! The match as it stands.

use std::{
    hash::{Hash, Hasher},
    ops::{Deref, DerefMut},
};

use tabletop::{BySide, Deck, Side};

use crate::{
    cards::{CARDS, Entry},
    charts::ChartId,
    leads::Hint,
    spot::Spot,
    team::Players,
};

pub use football::Stage as Period;

tabletop::words! {
    /// A zone, as the holder sees it (AD-5.1).
    #[derive(PartialOrd, Ord)]
    pub enum Zone {
        /// The holder's defending zone.
        D = "D",
        /// Midfield.
        M = "M",
        /// The holder's attacking zone.
        A = "A",
    }
}

impl Zone {
    /// The same ground, as the other team sees it.
    #[inline]
    #[must_use]
    pub const fn mirror(self) -> Zone {
        match self {
            Zone::D => Zone::A,
            Zone::M => Zone::M,
            Zone::A => Zone::D,
        }
    }

    /// So many zones on; nothing passes the ends (AD-5.7).
    #[inline]
    #[must_use]
    pub const fn moved(self, movement: i8) -> Zone {
        match self as i8 + movement {
            ..=0 => Zone::D,
            1 => Zone::M,
            _ => Zone::A,
        }
    }
}

/// A foul under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Foul {
    /// By the holder.
    OfHolder {
        /// A player is booked for it.
        booked: bool,
    },
    /// By the other team.
    OfOther,
    /// By the other team, and the X was drawn for it already.
    OfOtherAfterX {
        /// It is a penalty.
        penalty: bool,
    },
}

impl Foul {
    /// True if the holder committed it.
    #[inline]
    #[must_use]
    pub const fn is_of_holder(self) -> bool {
        matches!(self, Foul::OfHolder { .. })
    }
}

/// What the X has done to a booking (AD-15.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Caution {
    /// No X yet: a yellow card.
    Yellow,
    /// The X came, and it is a yellow card all the same.
    YellowAfterX,
    /// The X came: the player is sent off.
    Red,
}

/// What is drawn for next: each draw is a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)] // A tag of its own: it is looked at in every step.
pub enum Next {
    /// Who kicks off first.
    KickOff,
    /// A zone draw: the reading of the zone the holder is in.
    Zone,
    /// The X card at the first draw in the own zone: is it an own goal?
    OwnGoal {
        /// PRESS was called for this draw.
        pressed: bool,
    },
    /// Does PRESS help this reading?
    Press(Entry),
    /// Does the holder keep the ball?
    Control,
    /// Is it a foul, before this movement?
    FoulCheck(i8),
    /// Section AA of the holder's chart.
    Attack,
    /// Who committed the foul.
    FoulingPlayer(Foul),
    /// The X came at that: is it a penalty?
    PenaltyByX,
    /// Who suffered it.
    FouledPlayer(Foul),
    /// Who is booked.
    Card(Caution),
    /// The X came at that: is the player sent off?
    Ejection,
    /// One of the extra charts.
    Chart(ChartId),
    /// The free-kick chart says: is it a penalty?
    PenaltyByChart,
    /// Who shoots.
    Shooter,
    /// Is this player's shot on goal?
    OnGoal(u8),
    /// It is: EVEN or ODD?
    Parity(u8),
    /// EVEN: does this player score?
    Even(u8),
    /// ODD: who keeps goal against this player?
    Keeper(u8),
    /// The FACED column: nobody has named the keeper (AD-11.6).
    Faced(u8),
    /// ODD: does this keeper save it?
    Odd {
        /// Who shoots.
        shooter: u8,
        /// Who keeps goal.
        keeper: u8,
    },
    /// Who scored by the ODD procedure.
    Scorer,
    /// Are there assists to this player's goal?
    Assists(u8),
    /// Who gets an assist.
    Assist {
        /// Who scored.
        scorer: u8,
        /// Who got the first one.
        first: Option<u8>,
        /// One more after this.
        another: bool,
    },
    /// Who takes the penalty.
    Taker,
    /// Does this player score it?
    Penalty(u8),
    /// The injury-time table.
    AddedTime {
        /// A free kick comes after it.
        free_kick: bool,
    },
}

/// One side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Team {
    /// Goals.
    pub goals: u16,
    /// PRESS calls that count.
    pub presses: u16,
    /// Players with a yellow card.
    pub booked: Players,
    /// Players sent off.
    pub off: Players,
    /// The keeper the coach has named.
    pub keeper: Option<u8>,
}

/// All that changes during a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The part of the match.
    pub period: Period,
    /// Where play stands.
    pub spot: Spot,
    /// Marks made in this half.
    pub marks: u8,
    /// Minutes added to this half, once they were drawn.
    pub added: Option<u8>,
    /// Who kicked off first.
    pub kicked_off: Side,
    /// True if a STALL is to make a mark yet.
    pub stalled: bool,
    /// Both sides.
    pub sides: BySide<Team>,
    /// The cards nobody has seen since the last shuffle.
    pub deck: Deck<CARDS>,
    /// How many of those lie burnt.
    pub burnt: u8,
}

impl Position {
    /// True if nothing is under way but play.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        matches!(self.spot.next, Next::Zone | Next::KickOff)
    }

    /// By how many goals a side is behind.
    #[inline]
    #[must_use]
    pub fn deficit(&self, side: Side) -> u16 {
        let (mine, theirs) = (self.sides[side].goals, self.sides[side.other()].goals);
        theirs.saturating_sub(mine)
    }
}

/// A match as it stands: a position, and what is known of it beforehand. Whoever
/// changes the position may make that wrong, so it is looked up again then.
///
/// # Equality
///
/// That of the positions.
#[derive(Clone, Copy, Debug)]
pub struct State {
    pub(crate) position: Position,
    pub(crate) hint: Hint,
}

impl From<Position> for State {
    fn from(position: Position) -> State {
        State {
            position,
            hint: Hint::NONE,
        }
    }
}

impl Deref for State {
    type Target = Position;

    #[inline]
    fn deref(&self) -> &Position {
        &self.position
    }
}

impl DerefMut for State {
    #[inline]
    fn deref_mut(&mut self) -> &mut Position {
        self.hint = Hint::NONE;
        &mut self.position
    }
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.position == other.position
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.position.hash(hasher);
    }
}
