//! What the score sheet is told.

use tabletop::{BySide, Faces, Side};

use crate::{choice::Choice, hand::Hand, play::tables::goalie_value, state::Period};

/// How a shot was saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Save {
    /// The goalie threw a 1.
    Auto,
    /// Shot and goalie were equal.
    Equal,
    /// The goalie was higher.
    Higher,
}

/// How a kick of the shoot-out came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kick {
    /// It went in.
    Scored,
    /// It did not.
    Saved,
    /// Level, and thrown again: it does not count yet.
    Level,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The fields are what their names say.
pub enum Happening {
    /// Both threw for the start; nobody starts if they are equal.
    Toss { home: u8, away: u8 },
    /// A period begins; the side starts it.
    PeriodStart,
    /// The marker moved up.
    Advance {
        hand: Hand,
        faces: Faces,
        from: u8,
        kick_off: bool,
        to: u8,
    },
    /// The roll did not advance.
    NoAdvance {
        faces: Faces,
        place: u8,
        kick_off: bool,
    },
    /// A failed kick-off: the marker goes back.
    KickOffLost { to: u8 },
    /// A failed roll in the corner, with the one-cross variant.
    CrossCleared,
    /// The side failed twice in a row.
    PenaltyDue,
    /// What the other side chose for it.
    Penalty(Choice),
    /// Time was up before the other side had chosen.
    PenaltyWaived,
    /// A shot: its dice, the goalie die last.
    Shot {
        place: u8,
        faces: Faces,
        minus: u8,
        wild: bool,
    },
    /// Level: both throw again.
    TieReroll,
    /// A goal.
    Goal { from: u8, score: BySide<u16> },
    /// The side's goalie saved.
    Save(Save),
    /// The side's goalie punted; the other side's marker goes to a square.
    Punt { result: u8, to: u8 },
    /// The turn is over.
    TurnEnd,
    /// The side loses the turn it owes.
    TurnLost,
    /// A period is over.
    PeriodEnd { score: BySide<u16> },
    /// A kick of the shoot-out: its dice, the goalie die last.
    ShootOutKick {
        faces: Faces,
        wild: bool,
        result: Kick,
    },
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
    /// Seconds left in it, after what happened.
    pub seconds_left: u16,
    /// Whose event it is.
    pub side: Side,
    /// What happened.
    pub what: Happening,
}

/// The strength of a shot and the value of the goalie die.
#[must_use]
pub fn strengths(faces: &Faces, minus: u8, wild: bool) -> (i32, u8) {
    let faces = faces.list();
    let Some((&goalie, dice)) = faces.split_last() else {
        return (0, 0);
    };
    let mut total: i32 = dice.iter().map(|&face| i32::from(face)).sum();
    if let Some(&first) = dice.first()
        && wild
    {
        total += 6 - i32::from(first);
    }
    (total - i32::from(minus), goalie_value(goalie))
}

/// Faces with spaces between.
pub(crate) fn spaced(faces: &[u8]) -> String {
    let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
    faces.join(" ")
}
