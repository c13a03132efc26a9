//! Why something happened: whose number it was, what it was held against, and what came
//! of it.

use tabletop::{BySide, Side};

use crate::{
    OffenseCharts,
    chart::ChartKey,
    course::Course,
    event::{Duel, LeftOut},
    options::{FoulReading, NumbersFrom, Starter},
    outcome::{Act, Caution, Offence, Outcome},
    play::{HALF, NEED, OWN_GOAL_MARGIN},
    players::Column,
    state::{Contest, Next, Period},
    strength::{averaged, rate_text},
    table::range_text,
    tables::{TableId, TableResult, Weather},
};

pub(crate) fn half_begins(rules: &OffenseCharts, period: Period, starter: Side) -> String {
    if period == Period::FirstHalf {
        let agreed = match rules.options().kick_off {
            Starter::Draw => String::new(),
            Starter::Home | Starter::Away => format!("; {starter} kicks off, as agreed"),
        };
        return format!("{}{agreed}", opening(rules));
    }
    let shuffled = match rules.options().draws {
        NumbersFrom::Dice => "",
        NumbersFrom::Deck | NumbersFrom::Unlimited => "; all cards are shuffled",
    };
    let first = starter.other();
    format!("{starter} has the ball, for {first} kicked off the first half{shuffled}")
}

pub(crate) fn reading(
    rules: &OffenseCharts,
    side: Side,
    chart: ChartKey,
    number: u8,
    outcome: Outcome,
) -> String {
    let line = range_text(&rules.chart(chart).line(number));
    let came = match outcome.act {
        Act::Goal => format!("; {}", goal(side)),
        Act::OwnGoal => format!("; {}", own_goal(side)),
        Act::Offside => format!("; {}", ball(side, true)),
        Act::Injury(minutes) => {
            let time = time_text(minutes);
            let kept = ball(side, false);
            format!("; {kept}, but adds no X to contests of the X chart for {time}")
        }
        _ => String::new(),
    };
    format!("{side} draws top {number} on chart {chart}: {line} {outcome}{came}")
}

pub(crate) fn table(
    rules: &OffenseCharts,
    side: Side,
    table: TableId,
    number: u8,
    result: TableResult,
) -> String {
    let line = on_table(rules, table, number, result);
    let course = Course::of_result(result);
    let is_settled = course.next == Next::Minute && Contest::named_by(result).is_none();
    match result {
        TableResult::Goal => format!("{line}; {}", goal(side)),
        _ if is_settled => format!("{line}; {}", ball(side, course.lost)),
        _ => line,
    }
}

/// The shot of a side.
pub(crate) fn shot_result(
    rules: &OffenseCharts,
    side: Side,
    (number, result): (u8, TableResult),
    is_goal: bool,
    x: i16,
) -> String {
    let id = TableId::ShotResult;
    if result != TableResult::High {
        return table(rules, side, id, number, result);
    }
    let line = on_table(rules, id, number, result);
    match is_goal {
        true => format!(
            "{line}; {number} is no more than {side}'s X {x}: {}",
            goal(side)
        ),
        false => format!(
            "{line}; {number} is more than {side}'s X {x}: {}",
            ball(side, true)
        ),
    }
}

pub(crate) fn run_out(side: Side) -> String {
    let lost = ball(side, true);
    format!("{side} has won three contests in a row, so the fourth X loses the ball: {lost}")
}

/// A contest that the holder won or lost.
pub(crate) fn contest(kind: Contest, duel: &Duel, won: bool) -> String {
    let (mine, other) = duel.totals();
    let behind = other - mine;
    let back_pass = kind == Contest::BackPass && !won && duel.left_out != LeftOut::All;
    let kept = ball(duel.holder, !won);
    let result = match behind {
        0 => "level, so home has the ball".to_string(),
        _ if back_pass && behind >= OWN_GOAL_MARGIN => {
            format!("lost by {behind}, {}", own_goal(duel.holder))
        }
        _ if back_pass => format!("lost by less than {OWN_GOAL_MARGIN}, {kept}"),
        _ => kept,
    };
    format!("{}: {result}", explain(duel))
}

/// A foul check that found the offender.
pub(crate) fn offence(
    rules: &OffenseCharts,
    offender: Side,
    offence: Offence,
    duel: &Duel,
) -> String {
    let (mine, other) = duel.totals();
    let fouled = offender.other();
    let result = match (mine == other, rules.options().foul_reading) {
        (true, _) => "level, so home was fouled".to_string(),
        (false, FoulReading::LowerIsGuilty) => format!("{offender}, the lower, is guilty"),
        (false, FoulReading::LowerIsFouled) => format!("{fouled}, the lower, was fouled"),
    };
    let number = duel.number_of(offender);
    let came = match offence.is_penalty_with(number) {
        true => format!("a {number} of {offender}'s own is a penalty for {fouled}"),
        false => format!("{fouled} has the ball"),
    };
    format!("{}: {result}, and {came}", explain(duel))
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
    let column_text = match column {
        Column::Fouls => "left",
        Column::Goals => "right",
    };
    let own = if line_up.has_own(column) {
        " of its own"
    } else {
        ""
    };
    let name = line_up.player(position);
    format!(
        "{side}, bottom {number} in the {column_text} column{own}: \
         {line} is position {position}, {name}"
    )
}

pub(crate) fn absent(rules: &OffenseCharts, side: Side, number: u8, position: u8) -> String {
    let name = rules.line_ups()[side].player(position);
    format!("{side}, bottom {number}: position {position}, {name}, was sent off, so drawn again")
}

/// A card for a player of a side, which is yellow, red or both.
pub(crate) fn booked(
    rules: &OffenseCharts,
    side: Side,
    position: u8,
    caution: Caution,
    (yellow, red): (bool, bool),
) -> String {
    let name = rules.line_ups()[side].player(position);
    let number = caution.red_on;
    // As it stands on the chart: what made it red is said behind it.
    let printed = Caution {
        red: caution.red && number == 0,
        ..caution
    };
    let came = match (yellow, red) {
        (true, true) => ", the second yellow, so it is a red too".to_string(),
        (false, _) if number > 0 => format!(", and {side} drew the {number}: red"),
        (true, false) if number > 0 => format!(", but {side} did not draw the {number}: yellow"),
        _ => String::new(),
    };
    format!("{side}, {name}: {printed}{came}")
}

pub(crate) fn sent_off(x: BySide<i16>, charts: BySide<ChartKey>) -> String {
    format!(
        "home has X {} and chart {} now, away X {} and chart {}",
        x.home, charts.home, x.away, charts.away
    )
}

/// A penalty kick of a side.
pub(crate) fn penalty(side: Side, number: u8, need: i16, scored: bool) -> String {
    let against = format!("{NEED} and X {}, together {need}", need - NEED);
    match scored {
        true => format!(
            "{side}, bottom {number}, no more than {against}: {}",
            goal(side)
        ),
        false => format!(
            "{side}, bottom {number}, more than {against}: missed, and {}",
            ball(side, true)
        ),
    }
}

/// A storm while a side has the ball.
pub(crate) fn weather(rules: &OffenseCharts, side: Side, number: u8, weather: Weather) -> String {
    let line = range_text(&rules.tables().weather.line(number));
    let came = match weather.change {
        0 => "X stays as it is",
        _ => "on X for the rest of the match",
    };
    let kept = ball(side, false);
    format!("bottom {number} on the table weather: {line} {weather}; {came}, and {kept}")
}

pub(crate) fn added_time(rules: &OffenseCharts, number: u8, minutes: u8) -> String {
    let line = range_text(&rules.tables().added_time.line(number));
    let time = time_text(minutes);
    format!("bottom {number} on the table added time: {line} is {time}")
}

/// So many minutes were struck.
pub(crate) fn period_ends(minutes: u8) -> String {
    let added = minutes.saturating_sub(HALF);
    format!("{HALF} minutes and {added} of added time are played")
}

/// How the charts were found.
fn opening(rules: &OffenseCharts) -> String {
    let strength = rules.strength();
    let part = |side| {
        let (offence, defence) = averaged(rules.clubs(), rules.options(), side);
        let level = match side {
            Side::Home => strength.level2,
            Side::Away => 0,
        };
        let changes = [
            (level, "for level RATEs"),
            (strength.division2[side], "for the division"),
            (strength.nation2[side], "for the nation"),
        ];
        let changes = changes.into_iter().filter(|(change2, _)| *change2 != 0);
        let changes: String = changes
            .map(|(change2, what)| {
                let sign = if change2 < 0 { '-' } else { '+' };
                format!(" {sign} {} {what}", rate_text(change2.abs()))
            })
            .collect();
        let rate = rate_text(strength.rate2(side));
        let (chart, x) = (strength.chart(side, 0), rules.clubs()[side].x);
        format!("{side} (O {offence} + D {defence})/2{changes} = RATE {rate}, chart {chart}, X {x}")
    };
    let [home, away] = Side::BOTH.map(part);
    format!("{home}; {away}")
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
    let left_out = match duel.left_out {
        LeftOut::Nothing => "",
        LeftOut::Men => ", X without the men",
        LeftOut::Injured => ", no X for an injured side",
        LeftOut::All => ", no X after a level draw",
    };
    format!(
        "{} {mine} against {} {other}{left_out}",
        duel.holder,
        duel.holder.other()
    )
}

/// A goal for a side, and the other one has the ball (OC-3.3, OC-12.3).
fn goal(side: Side) -> String {
    format!("a goal for {side}, and {} has the ball", side.other())
}

/// A goal by a side against itself, which restarts (OC-3.16).
fn own_goal(side: Side) -> String {
    format!(
        "an own goal: one for {}, and {side} has the ball",
        side.other()
    )
}

/// Who has the ball when a side has kept or lost it.
fn ball(side: Side, lost: bool) -> String {
    match lost {
        true => format!("{} has the ball", side.other()),
        false => format!("{side} keeps the ball"),
    }
}

/// A line of a table, and where a number stands on it.
fn on_table(rules: &OffenseCharts, table: TableId, number: u8, result: TableResult) -> String {
    let line = range_text(&rules.tables().of(table).line(number));
    format!("bottom {number} on the table {table}: {line} {result}")
}

/// `1 minute`, `2 minutes`
fn time_text(minutes: u8) -> String {
    let ending = if minutes == 1 { "" } else { "s" };
    format!("{minutes} minute{ending}")
}
