//! What the score sheet is told.

use tabletop::{BySide, Card, Side};

use crate::{
    cards::Entry,
    charts::{ChartId, Chosen},
    state::{Period, Zone},
    team::{Action, Column},
};

/// A reading of a zone draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    /// AA: look at the team chart.
    Attack,
    /// -1 in the attacking zone.
    Retreat,
    /// A reading of midfield or of the own zone.
    Entry(Entry),
}

/// What the X asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum XCase {
    /// An own goal (AD-15.1).
    OwnGoal,
    /// A penalty (AD-15.3).
    Penalty,
    /// An ejection (AD-15.5).
    Ejection,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The fields are what their names say.
pub enum Happening {
    /// The draw for the first kick-off; the side starts.
    KickOffDrawn { number: u8 },
    /// A half begins; the side starts it.
    PeriodStart,
    /// The side takes possession: a mark.
    Possession { zone: Zone },
    /// A mark of another kind: after a foul, or by STALL.
    Mark { stall: bool },
    /// The side calls PRESS.
    Press,
    /// The side calls STALL.
    Stall,
    /// A zone draw of the side.
    Zone {
        card: Card,
        zone: Zone,
        reading: Reading,
    },
    /// PRESS is applied, and helps or not.
    Pressed { number: u8, need: u8, helps: bool },
    /// PRESS cannot be applied.
    PressVoid,
    /// The card drawn for a number is the X, which asks something here.
    X { case: XCase, rating: u8 },
    /// What it asks is answered.
    XAnswer {
        case: XCase,
        number: u8,
        rating: u8,
        yes: bool,
    },
    /// The card drawn for a number is the X, which means nothing here.
    XAside,
    /// A control draw of the side, in the zone reached.
    Control {
        zone: Zone,
        number: u8,
        need: u8,
        kept: bool,
    },
    /// A foul check of the holder.
    FoulCheck { number: u8, action: Action },
    /// An action of the holder in its attacking zone.
    Attack { number: u8, action: Action },
    /// A player of the side is found by a column.
    Found {
        column: Column,
        number: u8,
        player: u8,
    },
    /// The column names somebody who is not there or cannot be meant: drawn again.
    Passed {
        column: Column,
        number: u8,
        player: u8,
    },
    /// A player of the side is booked.
    Booked { player: u8, second: bool },
    /// A player of the side is sent off; the control rating from now on.
    SentOff { player: u8, control: u8 },
    /// What an extra chart says; the side attacks.
    Chart {
        chart: ChartId,
        number: u8,
        result: Chosen,
    },
    /// The possible penalty of the free-kick chart.
    PossiblePenalty { number: u8, rating: u8, yes: bool },
    /// A shot.
    Shot {
        player: u8,
        number: u8,
        need: u8,
        on_goal: bool,
    },
    /// EVEN or ODD.
    Parity { number: u8 },
    /// The side's coach names the keeper.
    KeeperNamed { keeper: u8 },
    /// The side's keeper is drawn.
    KeeperDrawn { number: u8, keeper: u8 },
    /// EVEN: the shot of a player of the side, and the keeper it is credited to.
    Even {
        player: u8,
        keeper: u8,
        number: u8,
        need: u8,
        goal: bool,
    },
    /// ODD: the shot of a player of the side against this keeper.
    Odd {
        player: u8,
        keeper: u8,
        number: u8,
        need: u8,
        goal: bool,
    },
    /// A goal for the side.
    Goal { score: BySide<u16> },
    /// Who scored it.
    Scorer { player: u8 },
    /// How many assists there are.
    Assists { number: u8, rating: u8, count: u8 },
    /// A penalty kick by a player of the side.
    Penalty {
        player: u8,
        number: u8,
        need: u8,
        scored: bool,
    },
    /// A goal by the side against itself.
    OwnGoal { score: BySide<u16> },
    /// Minutes added to the half.
    AddedTime { number: u8, minutes: u8 },
    /// A half is over; the side held the ball.
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
    /// Marks made in it.
    pub marks: u8,
    /// Whose event it is.
    pub side: Side,
    /// What happened.
    pub what: Happening,
}
