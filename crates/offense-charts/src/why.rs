//! Why something happened: the number, and the line it stands on.

use tabletop::Side;

use crate::{
    OffenseCharts,
    chart::ChartKey,
    event::Duel,
    options::FoulReading,
    outcome::{Caution, Outcome},
    players::Column,
    state::Period,
    strength::rate_text,
    table::range_text,
    tables::{TableId, TableResult, Weather},
};

pub(crate) fn half_begins(rules: &OffenseCharts, period: Period) -> String {
    match period {
        Period::FirstHalf => opening(rules),
        _ => "all cards are shuffled, and the other side kicks off".to_string(),
    }
}

pub(crate) fn reading(
    rules: &OffenseCharts,
    chart: ChartKey,
    number: u8,
    outcome: Outcome,
) -> String {
    let line = range_text(&rules.chart(chart).line(number));
    format!("top {number} on chart {chart}: {line} {outcome}")
}

pub(crate) fn table(
    rules: &OffenseCharts,
    table: TableId,
    number: u8,
    result: TableResult,
) -> String {
    let line = range_text(&rules.tables().of(table).line(number));
    format!("bottom {number} on the table {table}: {line} {result}")
}

pub(crate) fn shot_result(
    rules: &OffenseCharts,
    number: u8,
    result: TableResult,
    goal: bool,
    x: i16,
) -> String {
    let text = table(rules, TableId::ShotResult, number, result);
    match (result, goal) {
        (TableResult::High, true) => format!("{text}; {number} is no more than X {x}"),
        (TableResult::High, false) => format!("{text}; {number} is more than X {x}"),
        _ => text,
    }
}

pub(crate) fn contest(duel: &Duel, won: bool) -> String {
    let (mine, other) = duel.totals();
    let result = match (mine == other, won) {
        (true, _) => "level, so the home side has the ball",
        (false, true) => "the holder keeps it",
        (false, false) => "the other side has it",
    };
    format!("{}: {result}", explain(duel))
}

pub(crate) fn offence(rules: &OffenseCharts, duel: &Duel) -> String {
    let (mine, other) = duel.totals();
    let result = match (mine == other, rules.options().foul_reading) {
        (true, _) => "level, so the home side was fouled",
        (false, FoulReading::LowerIsGuilty) => "the lower one is guilty",
        (false, FoulReading::LowerIsFouled) => "the lower one was fouled",
    };
    format!("{}: {result}", explain(duel))
}

pub(crate) fn player(
    rules: &OffenseCharts,
    side: Side,
    column: Column,
    number: u8,
    position: u8,
) -> String {
    let line_up = &rules.line_ups()[side];
    let line = range_text(&line_up.column(column).line(number));
    let column = match column {
        Column::Fouls => "left",
        Column::Goals => "right",
    };
    let name = line_up.player(position);
    format!("bottom {number}, {column} column: {line} is position {position}, {name}")
}

pub(crate) fn booked(caution: Caution, yellow: bool, red: bool) -> String {
    match (yellow, red) {
        (true, true) => format!("{caution}: the second yellow"),
        (false, _) if caution.red_on > 0 => {
            format!("{caution}: the offender drew {}", caution.red_on)
        }
        _ => caution.to_string(),
    }
}

pub(crate) fn weather(rules: &OffenseCharts, number: u8, weather: Weather) -> String {
    let line = range_text(&rules.tables().weather.line(number));
    format!("bottom {number} on the table weather: {line} {weather}")
}

pub(crate) fn added_time(rules: &OffenseCharts, number: u8, minutes: u8) -> String {
    let line = range_text(&rules.tables().added_time.line(number));
    format!("bottom {number} on the table added time: {line} is {minutes}")
}

/// How the charts were found.
fn opening(rules: &OffenseCharts) -> String {
    let strength = rules.strength();
    let part = |side| {
        let rate = rate_text(strength.rate2(side));
        let (chart, x) = (strength.chart(side, 0), rules.clubs()[side].x);
        format!("RATE {rate}, chart {chart}, X {x}")
    };
    let [home, away] = Side::BOTH.map(part);
    format!("home {home}; away {away}")
}

/// `15 + 4 = 19 against 3 + 5 = 8`
pub(crate) fn explain(duel: &Duel) -> String {
    let (mine, other) = duel.totals();
    let sum = |number: u8, x: i16, total: i16| match x {
        0 => number.to_string(),
        x if x < 0 => format!("{number} - {} = {total}", -x),
        x => format!("{number} + {x} = {total}"),
    };
    let mine = sum(duel.mine, duel.mine_x, mine);
    let other = sum(duel.other, duel.other_x, other);
    format!(
        "{} {mine} against {} {other}",
        duel.holder,
        duel.holder.other()
    )
}
