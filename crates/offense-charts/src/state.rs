//! The match as it stands.

use tabletop::{BySide, Deck, Side};

use crate::{
    cards::CARDS,
    chart::ChartKey,
    outcome::{Caution, Offence},
    players::{Column, Positions},
    tables::{TableId, TableResult},
};

pub use football::Stage as Period;

tabletop::words! {
    /// A ball that both sides want.
    pub enum Contest {
        /// A draw for control, from any table but the X chart.
        Control = "control",
        /// A contested header.
        Header = "header",
        /// A contested tackle.
        Tackle = "tackle",
        /// A back pass under pressure (OC-7.9).
        BackPass = "back pass",
    }
}

impl Contest {
    /// True if it was read on the X chart.
    #[inline]
    #[must_use]
    pub fn is_of_x_chart(self) -> bool {
        self != Contest::Control
    }

    /// The contest that the X chart calls for.
    #[inline]
    #[must_use]
    pub const fn named_by(result: TableResult) -> Option<Contest> {
        match result {
            TableResult::ContestedHeader => Some(Contest::Header),
            TableResult::ContestedTackle => Some(Contest::Tackle),
            TableResult::BackPass => Some(Contest::BackPass),
            _ => None,
        }
    }

    /// What calls for it.
    #[inline]
    #[must_use]
    pub const fn result(self) -> TableResult {
        match self {
            Contest::Control => TableResult::Control,
            Contest::Header => TableResult::ContestedHeader,
            Contest::Tackle => TableResult::ContestedTackle,
            Contest::BackPass => TableResult::BackPass,
        }
    }
}

/// What is drawn for next: each draw, or pair of draws, is a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)] // A tag of its own: it is looked at in every step.
pub enum Next {
    /// Who kicks off.
    KickOff,
    /// An initial draw: a new minute.
    Minute,
    /// A table of play.
    Table(TableId),
    /// The Weather Effects table.
    Weather,
    /// A contest; again, with plain numbers, if it was level on neutral ground.
    Contest {
        /// Which.
        kind: Contest,
        /// True if it was level.
        again: bool,
    },
    /// A foul check; again in the same way.
    Check {
        /// What for.
        offence: Offence,
        /// True if it was level.
        again: bool,
    },
    /// A penalty kick by this side.
    Penalty(Side),
    /// The Extra Time table.
    AddedTime,
}

/// A player to be found by a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    /// To be named only.
    Named {
        /// Whose player.
        side: Side,
        /// By which column.
        column: Column,
    },
    /// To be booked (OC-4.7).
    Booked {
        /// Whose player.
        side: Side,
        /// What for.
        caution: Caution,
    },
}

impl Pick {
    /// Whose player, and by which column.
    #[inline]
    #[must_use]
    pub const fn wanted(self) -> (Side, Column) {
        match self {
            Pick::Named { side, column } => (side, column),
            Pick::Booked { side, .. } => (side, Column::Fouls),
        }
    }
}

/// One side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(align(16))] // So one of two is found by a shift.
pub struct Team {
    /// Goals.
    pub goals: u16,
    /// Positions with a yellow card.
    pub booked: Positions,
    /// Positions sent off.
    pub off: Positions,
    /// What storms have done to X.
    pub weather: i16,
    /// Minutes to come, the one under way included, in which an injury counts.
    pub hurt: u8,
    /// X in force (OC-5.2): it follows from the rest.
    pub x: i16,
    /// The chart in force (OC-5.3): it follows from the rest.
    pub chart: ChartKey,
}

/// All that changes during a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The part of the match.
    pub period: Period,
    /// What is drawn for next, after the players.
    pub next: Next,
    /// Players to be found first, in order.
    pub picks: [Option<Pick>; 2],
    /// Minutes struck in this half.
    pub minute: u8,
    /// Minutes added to this half, once they were drawn.
    pub added: Option<u8>,
    /// Who kicked off the first half.
    pub kicked_off: Side,
    /// The side in possession; during a minute, the one that drew.
    pub holder: Side,
    /// Contests of the X chart won in a row (OC-7.8).
    pub run: u8,
    /// Both sides.
    pub sides: BySide<Team>,
    /// The cards left.
    pub deck: Deck<CARDS>,
}

impl State {
    /// True if nothing is left to be settled.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        let fresh = matches!(self.next, Next::Minute | Next::KickOff);
        fresh && self.picks == [None, None]
    }
}
