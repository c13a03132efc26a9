//! What the score sheet is told.

use tabletop::{
    BySide, Side,
    events::{Shape, Told},
    values::Value,
};

use crate::{
    OffenseCharts,
    chart::ChartKey,
    outcome::{Caution, Offence, Outcome},
    players::Column,
    state::{Contest, Period},
    tables::{TableId, TableResult, Weather},
};

/// What of X is not added to a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeftOut {
    /// Nothing: both sides add X in force.
    Nothing,
    /// What a man more or less does to it (OC-4.1).
    Men,
    /// All of it, for a side with an injured player (OC-6.2).
    Injured,
    /// All of it, for both sides: it was level (OC-4.4, OC-7.4).
    All,
}

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
    /// What of X neither of these holds.
    pub left_out: LeftOut,
}

impl Duel {
    /// Both totals, the holder's first.
    #[inline]
    #[must_use]
    pub fn totals(&self) -> (i16, i16) {
        let mine = i16::from(self.mine) + self.mine_x;
        (mine, i16::from(self.other) + self.other_x)
    }

    /// The total of a side.
    #[must_use]
    pub fn total_of(&self, side: Side) -> i16 {
        let (mine, other) = self.totals();
        match side == self.holder {
            true => mine,
            false => other,
        }
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

impl Told for Duel {
    const SHAPE: Shape = Shape::Record(&[
        ("holder", Side::SHAPE),
        ("number", Shape::Number),
        ("x", Shape::Number),
        ("total", Shape::Number),
        ("other_number", Shape::Number),
        ("other_x", Shape::Number),
        ("other_total", Shape::Number),
    ]);

    fn told(&self) -> Value {
        let (mine, other) = self.totals();
        Value::Record(vec![
            ("holder", self.holder.told()),
            ("number", self.mine.told()),
            ("x", self.mine_x.told()),
            ("total", mine.told()),
            ("other_number", self.other.told()),
            ("other_x", self.other_x.told()),
            ("other_total", other.told()),
        ])
    }
}

tabletop::words! {
    /// What a goal came from, as far as charts and tables say it.
    pub enum GoalFrom {
        /// Open play, or a shot that may have come from anything.
        Play = "play",
        /// A corner kick that was not settled on its own table.
        Corner = "corner",
        /// A direct free kick.
        FreeKick = "free kick",
        /// A penalty kick.
        Penalty = "penalty",
    }
}

tabletop::events! {
    /// What happened.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Happening of (rules: OffenseCharts, event: Event) with { side: Side, period: Period };

    /// The draw for the kick-off; the side starts.
    KickOffDrawn { number: u8 } = "kick-off drawn {side} {number}";
    /// A half begins; the side starts it.
    PeriodStart = "period start {period} {side}";
    /// A new minute: what the side's chart says.
    Reading { chart: ChartKey, number: u8, outcome: Outcome } = "reading {side} {chart} {number} {outcome}";
    /// What a table says; the side attacks.
    Table { table: TableId, number: u8, result: TableResult } = "{table} {side} {number} {result}";
    /// What the Shot Result table says; the side shoots.
    ShotResult { number: u8, result: TableResult, goal: bool, x: i16 } = "shot result {side} {number} {result}";
    /// A fourth X in a row: the side loses the ball.
    RunOut = "run out {side}";
    /// A contest; the side had the ball.
    Contest { contest: Contest, duel: Duel, won: bool }
        = "{contest} {side} {duel.total} v {duel.other_total} {won?won:lost}";
    /// Level on neutral ground: drawn again.
    Level { duel: Duel } = "level {side} {duel.total} v {duel.other_total}";
    /// The foul check is decided; the side offended.
    Offence { offence: Offence, duel: Duel }
        also {
            caution: Option<Caution> = offence.caution(),
            its: i16 = duel.total_of(event.side),
            others: i16 = duel.total_of(event.side.other()),
        }
        = "offence {side} {its} v {others} {offence}";
    /// A player of the side was found.
    Player {
        column: Column,
        number: u8,
        position: u8,
        /// He has a shot that is not over yet.
        shoots: bool,
    }
        also { player: Option<String> = player(rules, event, position) }
        = "player {side} {column} {number} position {position}";
    /// The player found was sent off before: drawn again.
    Absent { number: u8, position: u8 }
        also { player: Option<String> = player(rules, event, position) }
        = "absent {side} {number} position {position}";
    /// A player of the side is booked; a second yellow card is both.
    Booked { caution: Caution, position: u8, yellow: bool, red: bool }
        also { player: Option<String> = player(rules, event, position), second: bool = yellow && red }
        = "{second?second :}{yellow?yellow:red} {side} position {position}";
    /// A player of the side is sent off: X and charts from now on.
    SentOff {
        position: u8,
        /// How many are left.
        men: u8,
        x: BySide<i16>,
        charts: BySide<ChartKey> as charts_in_force,
    }
        also { player: Option<String> = player(rules, event, position) }
        = "sent off {side} position {position}";
    /// A penalty kick by the side.
    Penalty { need: i16, number: u8, scored: bool } = "penalty {side} {number} of {need} {scored?scored:missed}";
    /// What a storm does.
    Weather { number: u8, weather: Weather }
        also { whose: Option<Side> = weather.side, change: i8 = weather.change }
        = "weather {number} {weather}";
    /// A goal for the side.
    Goal { score: BySide<u16>, from: GoalFrom } = "goal {side} {score}";
    /// A goal by the side against itself.
    OwnGoal { score: BySide<u16> } = "own goal {side} {score}";
    /// Minutes added to the half; the side would have played on.
    AddedTime { number: u8, minutes: u8 } = "added time {number} {minutes}";
    /// A half is over; the side would have played on.
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
    /// Minutes struck in it.
    pub minute: u8,
    /// Whose event it is.
    pub side: Side,
    /// What happened.
    pub what: Happening,
}

/// The man of a position, where the line-up names him.
fn player(rules: &OffenseCharts, event: &Event, position: u8) -> Option<String> {
    let line_up = &rules.line_ups()[event.side];
    let named = line_up.is_named(position);
    named.then(|| line_up.player(position))
}

/// The chart of each side.
struct InForce(BySide<ChartKey>);

impl Told for InForce {
    const SHAPE: Shape = Shape::Record(&[("home", Shape::Word), ("away", Shape::Word)]);

    fn told(&self) -> Value {
        let BySide { home, away } = self.0;
        Value::Record(vec![("home", home.told()), ("away", away.told())])
    }
}

fn charts_in_force(_: &OffenseCharts, _: &Event, charts: &BySide<ChartKey>) -> InForce {
    InForce(*charts)
}
