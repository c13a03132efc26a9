//! What the score sheet is told.

use tabletop::{BySide, Side};

use crate::{
    chart::ChartKey,
    outcome::{Caution, Offence, Outcome},
    players::Column,
    state::{Contest, Period},
    tables::{TableId, TableResult, Weather},
};

/// Two middle numbers with what was added to them; the holder's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Duel {
    /// Who had the ball.
    pub holder: Side,
    /// The holder's number.
    pub mine: u8,
    /// The other side's.
    pub other: u8,
    /// What the holder added.
    pub mine_x: i16,
    /// What the other side added.
    pub other_x: i16,
}

impl Duel {
    /// Both totals, the holder's first.
    #[inline]
    #[must_use]
    pub fn totals(&self) -> (i16, i16) {
        let mine = i16::from(self.mine) + self.mine_x;
        (mine, i16::from(self.other) + self.other_x)
    }

    /// The number of a side, nothing added.
    #[inline]
    #[must_use]
    pub fn number_of(&self, side: Side) -> u8 {
        match side == self.holder {
            true => self.mine,
            false => self.other,
        }
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The fields are what their names say.
pub enum Happening {
    /// The draw for the kick-off; the side starts.
    KickOffDrawn { number: u8 },
    /// A half begins; the side starts it.
    PeriodStart,
    /// A new minute: what the side's chart says.
    Reading {
        chart: ChartKey,
        number: u8,
        outcome: Outcome,
    },
    /// What a table says; the side attacks.
    Table {
        table: TableId,
        number: u8,
        result: TableResult,
    },
    /// What the Shot Result table says; the side shoots.
    ShotResult {
        number: u8,
        result: TableResult,
        goal: bool,
        x: i16,
    },
    /// A fourth X in a row: the side loses the ball.
    RunOut,
    /// A contest; the side had the ball.
    Contest {
        kind: Contest,
        duel: Duel,
        won: bool,
    },
    /// Level on neutral ground: drawn again.
    Level { duel: Duel },
    /// The foul check is decided; the side offended.
    Offence { offence: Offence, duel: Duel },
    /// A player of the side was found.
    Player {
        column: Column,
        number: u8,
        position: u8,
    },
    /// The player found was sent off before: drawn again.
    Absent { number: u8, position: u8 },
    /// A player of the side is booked; a second yellow card is both.
    Booked {
        caution: Caution,
        position: u8,
        yellow: bool,
        red: bool,
    },
    /// A player of the side is sent off: X and charts from now on.
    SentOff {
        position: u8,
        x: BySide<i16>,
        charts: BySide<ChartKey>,
    },
    /// A penalty kick by the side.
    Penalty { need: i16, number: u8, scored: bool },
    /// What a storm does.
    Weather { number: u8, weather: Weather },
    /// A goal for the side.
    Goal { score: BySide<u16> },
    /// A goal by the side against itself.
    OwnGoal { score: BySide<u16> },
    /// Minutes added to the half; the side would have played on.
    AddedTime { number: u8, minutes: u8 },
    /// A half is over; the side would have played on.
    PeriodEnd { score: BySide<u16> },
    /// The match is over.
    MatchEnd { score: BySide<u16> },
}

/// An event: what happened, to whom, when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// The clause of the rules by which it happened.
    pub clause: &'static str,
    /// The part of the match.
    pub period: Period,
    /// Minutes struck in it.
    pub minute: u8,
    /// Whose event it is.
    pub side: Side,
    /// What happened.
    pub what: Happening,
}
