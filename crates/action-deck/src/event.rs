//! What the score sheet is told.

use std::fmt;

use tabletop::{BySide, Card, Side};

use crate::{
    ActionDeck,
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

tabletop::words! {
    /// What the X asks about.
    pub enum XCase {
        /// An own goal (AD-15.1).
        OwnGoal = "own goal check",
        /// A penalty (AD-15.3).
        Penalty = "penalty check",
        /// An ejection (AD-15.5).
        Ejection = "ejection check",
    }
}

tabletop::events! {
    /// What happened.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Happening of (rules: ActionDeck, event: Event) with { side: Side, period: Period };

    /// The draw for the first kick-off; the side starts.
    KickOffDrawn { number: u8 } = "kick-off drawn {side} {number}";
    /// A half begins; the side starts it.
    PeriodStart = "period start {period} {side}";
    /// The side takes possession: a mark.
    Possession { zone: Zone } = "possession {side} {zone}";
    /// A mark of another kind: after a foul, or by STALL.
    Mark { stall: bool } = "mark {side} {stall?stall:foul}";
    /// The side calls PRESS, after so many calls that counted.
    Press { calls: u16 } = "press {side}";
    /// The side calls STALL.
    Stall = "stall {side}";
    /// A zone draw of the side.
    Zone { card: Card, zone: Zone, reading: Reading } = "zone {side} {zone} {reading}";
    /// PRESS is applied, and helps or not.
    Pressed { number: u8, need: u8, helps: bool } = "pressed {side} {number} of {need} {helps}";
    /// PRESS cannot be applied.
    PressVoid = "press void {side}";
    /// The card drawn for a number is the X, which asks something here.
    X { case: XCase, rating: u8 } = "X {side} {case}";
    /// What it asks is answered.
    XAnswer { case: XCase, number: u8, rating: u8, yes: bool } = "{case} {side} {number} of {rating} {yes}";
    /// The card drawn for a number is the X, which means nothing here.
    XAside = "X aside {side}";
    /// A control draw of the side, in the zone reached.
    Control { zone: Zone, number: u8, need: u8, kept: bool }
        = "control {side} {zone} {number} of {need} {kept?kept:lost}";
    /// A foul check of the holder.
    FoulCheck { number: u8, action: Action as foul } = "foul check {side} {number} {action}";
    /// An action of the holder in its attacking zone.
    Attack { number: u8, action: Action as attack } = "attack {side} {number} {action}";
    /// A player of the side is found by a column.
    Found { column: Column as found_as, number: u8, player: u8 as man } = "{column} {side} {number} {player}";
    /// The column names somebody who is not there or cannot be meant: drawn again.
    Passed { column: Column as found_as, number: u8, player: u8 as man } = "passed over {side} {number} {player}";
    /// A player of the side is booked.
    Booked { player: u8 as man, second: bool } = "{second?second yellow:yellow} {side} {player}";
    /// A player of the side is sent off, by a second yellow card or at once; the control rating and the men from now on.
    SentOff { player: u8 as man, control: u8, second: bool, men: u8 } = "sent off {side} {player} control {control}";
    /// What an extra chart says; the side attacks.
    Chart { chart: ChartId, number: u8, result: Chosen } = "{chart} {side} {number} {result}";
    /// The possible penalty of the free-kick chart.
    PossiblePenalty { number: u8, rating: u8, yes: bool } = "possible penalty {side} {number} of {rating} {yes}";
    /// A shot.
    Shot { player: u8 as man, number: u8, need: u8, on_goal: bool }
        = "shot {side} {player} {number} of {need} {on_goal?on goal:not on goal}";
    /// EVEN or ODD.
    Parity { number: u8 }
        also { even: bool = number % 2 == 0 }
        = "parity {side} {number} {even?even:odd}";
    /// The side's coach names the keeper.
    KeeperNamed { keeper: u8 as own_keeper } = "keeper {side} {keeper}";
    /// The side's keeper is drawn.
    KeeperDrawn { number: u8, keeper: u8 as own_keeper } = "faced {side} {number} {keeper}";
    /// EVEN: the shot of a player of the side, and the keeper it is credited to.
    Even { player: u8 as man, keeper: u8 as other_keeper, number: u8, need: u8, goal: bool }
        = "even {side} {player} {number} of {need} {goal?goal:save}";
    /// ODD: the shot of a player of the side against this keeper.
    Odd { player: u8 as man, keeper: u8 as other_keeper, number: u8, need: u8, goal: bool }
        = "odd {side} {keeper} {number} of {need} {goal?goal:save}";
    /// A goal for the side, and who scored if that need not be drawn.
    Goal { score: BySide<u16>, scorer: Option<u8> as perhaps_man, penalty: bool } = "goal {side} {score}";
    /// Who scored it.
    Scorer { player: u8 as man } = "scorer {side} {player}";
    /// How many assists there are.
    Assists { number: u8, rating: u8, count: u8 } = "assists {side} {number} of {rating} {count}";
    /// A penalty kick by a player of the side.
    Penalty { player: u8 as man, number: u8, need: u8, scored: bool }
        = "penalty {side} {player} {number} of {need} {scored?scored:missed}";
    /// A goal by the side against itself.
    OwnGoal { score: BySide<u16> } = "own goal {side} {score}";
    /// Minutes added to the half.
    AddedTime { number: u8, minutes: u8 } = "added time {number} {minutes}";
    /// A half is over; the side held the ball.
    PeriodEnd { score: BySide<u16> } = "period end {period} {score}";
    /// The match is over.
    MatchEnd { score: BySide<u16> } = "match end {score}";
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

tabletop::told_as_word!(Reading);

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reading::Attack => f.pad("AA"),
            Reading::Retreat => f.pad("-1"),
            Reading::Entry(entry) => entry.fmt(f),
        }
    }
}

fn man(rules: &ActionDeck, event: &Event, at: &u8) -> String {
    rules.team_charts()[event.side].player_name(*at).to_string()
}

fn perhaps_man(rules: &ActionDeck, event: &Event, at: &Option<u8>) -> Option<String> {
    at.map(|at| man(rules, event, &at))
}

fn own_keeper(rules: &ActionDeck, event: &Event, at: &u8) -> String {
    rules.team_charts()[event.side].keeper_name(*at).to_string()
}

fn other_keeper(rules: &ActionDeck, event: &Event, at: &u8) -> String {
    let chart = &rules.team_charts()[event.side.other()];
    chart.keeper_name(*at).to_string()
}

/// What a number on AA is to a foul check.
pub(crate) fn foul(_: &ActionDeck, _: &Event, action: &Action) -> &'static str {
    match action {
        Action::FoulOn { booked: false } => "foul by holder",
        Action::FoulOn { booked: true } => "foul by holder booked",
        Action::Fouled => "foul by other",
        Action::Shoot | Action::Turnover => "no foul",
    }
}

/// What a number on AA is to an attack.
pub(crate) fn attack(_: &ActionDeck, _: &Event, action: &Action) -> &'static str {
    match action {
        Action::Shoot => "shoot",
        Action::FoulOn { booked: false } => "foul on",
        Action::FoulOn { booked: true } => "foul on booked",
        Action::Fouled => "fouled",
        Action::Turnover => "turnover",
    }
}

/// What somebody is whom a column names.
fn found_as(_: &ActionDeck, _: &Event, column: &Column) -> &'static str {
    match column {
        Column::Shot => "shooter",
        Column::Goal => "g range",
        Column::Foul => "foul",
        Column::Fouled => "fouled",
        Column::Card => "card",
        Column::Assist => "assist",
    }
}
