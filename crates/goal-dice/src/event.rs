//! What the score sheet is told.

use tabletop::{BySide, Faces, Side};

use crate::{
    GoalDice,
    choice::Choice,
    hand::Hand,
    play::tables::goalie_value,
    state::{KICK_OFF, Period},
};

tabletop::words! {
    /// How a shot was saved.
    pub enum Save {
        /// The goalie threw a 1.
        Auto = "auto",
        /// Shot and goalie were equal.
        Equal = "equal",
        /// The goalie was higher.
        Higher = "higher",
    }
}

tabletop::words! {
    /// How a kick of the shoot-out came out.
    pub enum Kick {
        /// It went in.
        Scored = "scored",
        /// It did not.
        Saved = "saved",
        /// Level, and thrown again: it does not count yet.
        Level = "level",
    }
}

tabletop::events! {
    /// What happened.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Happening of (rules: GoalDice, event: Event) with { side: Side, period: Period };

    /// Both threw for the start; nobody starts if they are equal.
    Toss { home: u8, away: u8 } = "toss {home} {away}";
    /// A period begins; the side starts it.
    PeriodStart = "period start {period} {side}";
    /// The marker moved up.
    Advance { hand: Hand, faces: Faces, from: u8 as square, kick_off: bool, to: u8 as square }
        also { start: String = if kick_off { KICK_OFF.to_string() } else { square(rules, event, &from) } }
        = "advance {side} {hand} {start} to {to}";
    /// The roll did not advance.
    NoAdvance { faces: Faces, place: u8 as square, kick_off: bool } = "no advance {side}";
    /// A failed kick-off: the marker goes back.
    KickOffLost { to: u8 as square } = "kick-off lost {side} to {to}";
    /// A failed roll in the corner, with the one-cross variant.
    CrossCleared = "cross cleared {side}";
    /// The side failed twice in a row.
    PenaltyDue = "penalty due {side}";
    /// What the other side chose for it, and where it stood.
    Penalty { choice: Choice, from: u8 as square } = "penalty {side} {choice}";
    /// Time was up before the other side had chosen.
    PenaltyWaived = "penalty waived {side}";
    /// A shot, or the next throw of one that was level: its dice, the goalie die last.
    Shot { place: u8 as square, faces: Faces, minus: u8, wild: bool, again: bool }
        also { total: i32 = strengths(&faces, minus, wild).0, goalie: u8 = strengths(&faces, minus, wild).1 }
        = "shot {side} {place} {total} v {goalie}";
    /// Level: both throw again.
    TieReroll = "tie re-roll {side}";
    /// A goal; of a level shot that was thrown again, or at once.
    Goal { from: u8 as square, again: bool, score: BySide<u16> } = "goal {side} {score}";
    /// The side's goalie saved, with the dice of the shot.
    Save { how: Save, faces: Faces, minus: u8, wild: bool }
        also { total: i32 = strengths(&faces, minus, wild).0, goalie: u8 = strengths(&faces, minus, wild).1 }
        = "save {side} {how}";
    /// The side's goalie punted; the other side's marker goes to a square.
    Punt { result: u8, to: u8 as square } = "punt {side} {result} to {to}";
    /// The turn is over.
    TurnEnd = "turn end {side}";
    /// The side loses the turn it owes.
    TurnLost = "turn lost {side}";
    /// A period is over.
    PeriodEnd { score: BySide<u16> } = "period end {period} {score}";
    /// A kick of the shoot-out: its dice, the goalie die last; the kicks scored so far, this one
    /// included.
    ShootOutKick { faces: Faces, wild: bool, result: Kick, kicks: BySide<u16> }
        also { total: i32 = strengths(&faces, 0, wild).0, goalie: u8 = strengths(&faces, 0, wild).1 }
        = "shoot-out {side} {total} v {goalie} {result}";
    /// The match is over; the kicks scored, where there was a shoot-out.
    MatchEnd { score: BySide<u16>, kicks: BySide<u16> } = "match end {score}";
}

/// The name of a square.
fn square(rules: &GoalDice, _: &Event, place: &u8) -> String {
    rules.grid().square(*place).id.clone()
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
