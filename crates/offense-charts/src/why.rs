//! Why something happened: whose number it was, what it was held against, and what came
//! of it.

use football::{Phrase, Word, phrase, term};
use tabletop::{BySide, Side};

use crate::{
    OffenseCharts,
    chart::ChartKey,
    course::Course,
    event::{Duel, LeftOut},
    options::{FoulReading, NumbersFrom, Starter},
    outcome::{Act, Caution, Offence, Outcome},
    play::{HALF, NEED, OWN_GOAL_MARGIN, is_own_goal},
    players::Column,
    state::{Contest, Next, Period},
    strength::averaged,
    table::range_text,
    tables::{TableId, TableResult, Weather},
    terms,
};

pub(crate) fn kick_off(side: Side, number: u8) -> Phrase {
    phrase!(
        "oc.why.kick.off",
        side = side,
        number = number,
        home = Side::Home,
        away = Side::Away
    )
}

pub(crate) fn half_begins(rules: &OffenseCharts, period: Period, starter: Side) -> Phrase {
    if period == Period::FirstHalf {
        let agreed = match rules.options().kick_off {
            Starter::Draw => None,
            Starter::Home | Starter::Away => Some(starter),
        };
        let [home, away] = Side::BOTH.map(|side| opening(rules, side));
        return phrase!("oc.why.opening", home = home, away = away, starter = agreed);
    }
    let shuffled = rules.options().draws != NumbersFrom::Dice;
    phrase!("oc.why.second.half", side = starter, shuffled = shuffled)
}

pub(crate) fn reading(
    rules: &OffenseCharts,
    side: Side,
    chart: ChartKey,
    number: u8,
    outcome: Outcome,
) -> Phrase {
    let came = match outcome.act {
        Act::Goal => Some(goal(side)),
        Act::OwnGoal => Some(own_goal(side)),
        Act::Offside => Some(ball(side, true)),
        Act::Injury(minutes) => Some(phrase!("oc.why.injury", side = side, minutes = minutes)),
        _ => None,
    };
    phrase!(
        "oc.why.reading",
        side = side,
        number = number,
        chart = chart.to_string(),
        line = range_text(&rules.chart(chart).line(number)),
        reading = terms::outcome(outcome),
        came = came
    )
}

pub(crate) fn table(
    rules: &OffenseCharts,
    side: Side,
    table: TableId,
    number: u8,
    result: TableResult,
) -> Phrase {
    let course = Course::of_result(result);
    let is_settled = course.next == Next::Minute && Contest::named_by(result).is_none();
    let came = match result {
        TableResult::Goal => Some(goal(side)),
        _ if is_settled => Some(ball(side, course.lost)),
        _ => None,
    };
    on_table(rules, table, number, result).with("came", came)
}

/// The shot of a side.
pub(crate) fn shot_result(
    rules: &OffenseCharts,
    side: Side,
    (number, result): (u8, TableResult),
    is_goal: bool,
    x: i16,
) -> Phrase {
    let id = TableId::ShotResult;
    if result != TableResult::High {
        return table(rules, side, id, number, result);
    }
    let (key, came) = match is_goal {
        true => ("oc.why.high.in", goal(side)),
        false => ("oc.why.high.over", ball(side, true)),
    };
    let held = phrase!(key, side = side, number = number, x = x, came = came);
    on_table(rules, id, number, result).with("came", held)
}

pub(crate) fn run_out(side: Side) -> Phrase {
    phrase!("oc.why.run.out", side = side)
}

/// A contest that the holder won or lost.
pub(crate) fn contest(kind: Contest, duel: &Duel, won: bool) -> Phrase {
    let (mine, other) = duel.totals();
    let behind = other - mine;
    let back_pass = kind == Contest::BackPass && !won && duel.left_out != LeftOut::All;
    let came = match behind {
        0 => phrase!("oc.why.level.home", side = Side::Home),
        _ if back_pass && is_own_goal(duel) => {
            let came = own_goal(duel.holder);
            phrase!("oc.why.back.pass.own.goal", behind = behind, came = came)
        }
        _ if back_pass => {
            let (margin, came) = (OWN_GOAL_MARGIN, ball(duel.holder, true));
            phrase!("oc.why.back.pass.lost", margin = margin, came = came)
        }
        _ => ball(duel.holder, !won),
    };
    phrase!("oc.why.contest", duel = explain(duel), came = came)
}

/// Level on neutral ground.
pub(crate) fn level(duel: &Duel) -> Phrase {
    phrase!("oc.why.level", duel = explain(duel))
}

/// A foul check that found the offender.
pub(crate) fn offence(
    rules: &OffenseCharts,
    offender: Side,
    offence: Offence,
    duel: &Duel,
) -> Phrase {
    let (mine, other) = duel.totals();
    let fouled = offender.other();
    let found = match (mine == other, rules.options().foul_reading) {
        (true, _) => phrase!("oc.why.level.fouled", side = Side::Home),
        (false, FoulReading::LowerIsGuilty) => phrase!("oc.why.lower.guilty", side = offender),
        (false, FoulReading::LowerIsFouled) => phrase!("oc.why.lower.fouled", side = fouled),
    };
    let number = duel.number_of(offender);
    let came = match offence.is_penalty_with(number) {
        true => phrase!(
            "oc.why.penalty.given",
            side = fouled,
            offender = offender,
            number = number
        ),
        false => ball(offender, true),
    };
    phrase!(
        "oc.why.offence",
        duel = explain(duel),
        found = found,
        came = came
    )
}

pub(crate) fn player(
    rules: &OffenseCharts,
    side: Side,
    column: Column,
    number: u8,
    position: u8,
) -> Phrase {
    let line_up = &rules.line_ups()[side];
    phrase!(
        "oc.why.player",
        side = side,
        number = number,
        column = terms::named("column", column.name()),
        own = line_up.has_own(column),
        line = range_text(&line_up.column(column).line(number)),
        position = position,
        who = terms::player(line_up, position)
    )
}

pub(crate) fn absent(rules: &OffenseCharts, side: Side, number: u8, position: u8) -> Phrase {
    phrase!(
        "oc.why.absent",
        side = side,
        number = number,
        position = position,
        who = terms::player(&rules.line_ups()[side], position)
    )
}

/// A card for a player of a side, which is yellow, red or both.
pub(crate) fn booked(
    rules: &OffenseCharts,
    side: Side,
    position: u8,
    caution: Caution,
    (yellow, red): (bool, bool),
) -> Phrase {
    let number = caution.red_on;
    // As it stands on the chart: what made it red is said behind it.
    let printed = Caution {
        red: caution.red && number == 0,
        ..caution
    };
    let came = match (yellow, red) {
        (true, true) => Some(term("oc.why.second.yellow")),
        (false, _) if number > 0 => Some(phrase!("oc.why.drew", side = side, number = number)),
        (true, false) if number > 0 => {
            Some(phrase!("oc.why.did.not.draw", side = side, number = number))
        }
        _ => None,
    };
    phrase!(
        "oc.why.booked",
        side = side,
        who = terms::player(&rules.line_ups()[side], position),
        card = terms::card(printed),
        came = came
    )
}

pub(crate) fn sent_off(x: BySide<i16>, charts: BySide<ChartKey>) -> Phrase {
    phrase!(
        "oc.why.sent.off",
        side = Side::Home,
        x = x.home,
        chart = charts.home.to_string(),
        other_x = x.away,
        other_chart = charts.away.to_string()
    )
}

/// A penalty kick of a side.
pub(crate) fn penalty(side: Side, number: u8, need: i16, scored: bool) -> Phrase {
    let (key, came) = match scored {
        true => ("oc.why.penalty.scored", goal(side)),
        false => ("oc.why.penalty.missed", ball(side, true)),
    };
    phrase!(
        key,
        side = side,
        number = number,
        base = NEED,
        x = need - NEED,
        need = need,
        came = came
    )
}

/// A storm while a side has the ball.
pub(crate) fn weather(rules: &OffenseCharts, side: Side, number: u8, weather: Weather) -> Phrase {
    phrase!(
        "oc.why.weather",
        side = side,
        number = number,
        line = range_text(&rules.tables().weather.line(number)),
        weather = terms::weather(weather),
        change = weather.change
    )
}

pub(crate) fn added_time(rules: &OffenseCharts, number: u8, minutes: u8) -> Phrase {
    let line = range_text(&rules.tables().added_time.line(number));
    phrase!(
        "oc.why.added.time",
        number = number,
        line = line,
        minutes = minutes
    )
}

/// So many minutes were struck.
pub(crate) fn period_ends(minutes: u8) -> Phrase {
    let added = minutes.saturating_sub(HALF);
    phrase!("oc.why.period.ends", half = HALF, added = added)
}

/// How the chart of a side was found.
fn opening(rules: &OffenseCharts, side: Side) -> Phrase {
    let strength = rules.strength();
    let (offence, defence) = averaged(rules.clubs(), rules.options(), side);
    let level = match side {
        Side::Home => strength.level2,
        Side::Away => 0,
    };
    let change = |key, change2: i32| {
        let rate = terms::rate(change2.abs());
        (change2 != 0).then(|| phrase!(key, minus = change2 < 0, rate = rate))
    };
    phrase!(
        "oc.why.rated",
        side = side,
        offence = offence,
        defence = defence,
        level = change("oc.why.rated.level", level),
        division = change("oc.why.rated.division", strength.division2[side]),
        nation = change("oc.why.rated.nation", strength.nation2[side]),
        rate = terms::rate(strength.rate2(side)),
        chart = strength.chart(side, 0).to_string(),
        x = rules.clubs()[side].x
    )
}

/// `15 + 4 = 19 against 3 + 5 = 8`
fn explain(duel: &Duel) -> Phrase {
    let (mine, other) = duel.totals();
    let sum = |number: u8, x: i16, total: i16| match x {
        0 => Word::from(number),
        x => phrase!(
            "oc.why.sum",
            number = number,
            minus = x < 0,
            x = x.abs(),
            total = total
        )
        .into(),
    };
    let left_out = match duel.left_out {
        LeftOut::Nothing => None,
        LeftOut::Men => Some(term("oc.why.left.out.men")),
        LeftOut::Injured => Some(term("oc.why.left.out.injured")),
        LeftOut::All => Some(term("oc.why.left.out.all")),
    };
    phrase!(
        "oc.why.duel",
        side = duel.holder,
        mine = sum(duel.mine, duel.mine_x, mine),
        others = sum(duel.other, duel.other_x, other),
        left_out = left_out
    )
}

/// A goal for a side, and the other one has the ball (OC-3.3, OC-12.3).
fn goal(side: Side) -> Phrase {
    phrase!("oc.why.goal", side = side)
}

/// A goal by a side against itself, which restarts (OC-3.16).
fn own_goal(side: Side) -> Phrase {
    phrase!("oc.why.own.goal", side = side)
}

/// Who has the ball when a side has kept or lost it.
fn ball(side: Side, lost: bool) -> Phrase {
    match lost {
        true => phrase!("oc.why.has.ball", side = side.other()),
        false => phrase!("oc.why.keeps.ball", side = side),
    }
}

/// A line of a table, and where a number stands on it; what came of it is to be added.
fn on_table(rules: &OffenseCharts, table: TableId, number: u8, result: TableResult) -> Phrase {
    let line = range_text(&rules.tables().of(table).line(number));
    phrase!(
        "oc.why.table",
        number = number,
        table = terms::named("table", table.name()),
        line = line,
        result = terms::named("result", result.name())
    )
}
