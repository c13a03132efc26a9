//! Why something happened: the number, the line it stands on, the clause.

use football::Why;
use tabletop::Side;

use crate::{
    OffenseCharts,
    event::{Duel, Event, Happening},
    options::FoulReading,
    outcome::{Act, Lead, Offence, Outcome},
    players::Column,
    state::{Contest, Period},
    strength::rate_text,
    table::range_text,
    tables::{TableId, TableResult},
};

pub(crate) fn why(rules: &OffenseCharts, event: &Event) -> Option<Why> {
    let side = event.side;
    let tables = rules.tables();
    let (text, clause) = match &event.what {
        Happening::KickOffDrawn { number } => (
            format!("bottom {number}: 1-50 home, 51-100 away; {side} kicks off"),
            "OC-2.14",
        ),
        Happening::PeriodStart => match event.period {
            Period::FirstHalf => (opening(rules), "OC-2.2"),
            _ => (
                "all cards are shuffled, and the other side kicks off".to_string(),
                "OC-8.7",
            ),
        },
        Happening::Reading {
            chart,
            number,
            outcome,
        } => {
            let line = range_text(&rules.chart(*chart).line(*number));
            let text = format!("top {number} on chart {chart}: {line} {outcome}");
            (text, reading_clause(*outcome))
        }
        Happening::Table {
            table,
            number,
            result,
        } => {
            let line = range_text(&tables.of(*table).line(*number));
            let text = format!(
                "bottom {number} on the table {}: {line} {result}",
                table.name()
            );
            (text, table_clause(*table))
        }
        Happening::ShotResult {
            number,
            result,
            goal,
            x,
        } => {
            let line = range_text(&tables.of(TableId::ShotResult).line(*number));
            let text = format!("bottom {number} on the table shot result: {line} {result}");
            match (result, goal) {
                (TableResult::High, true) => {
                    (format!("{text}; {number} is no more than X {x}"), "OC-9.11")
                }
                (TableResult::High, false) => {
                    (format!("{text}; {number} is more than X {x}"), "OC-9.11")
                }
                _ => (text, "OC-9.10"),
            }
        }
        Happening::RunOut => (
            "three contests in a row were won: the fourth X loses the ball".to_string(),
            "OC-7.7",
        ),
        Happening::Contest { kind, duel, won } => {
            let (mine, other) = duel.totals();
            let result = match (mine == other, won) {
                (true, _) => "level, so the home side has the ball",
                (false, true) => "the holder keeps it",
                (false, false) => "the other side has it",
            };
            let clause = match (kind, mine == other) {
                (Contest::BackPass, _) => "OC-7.9",
                (_, true) => "OC-7.4",
                (_, false) => "OC-7.3",
            };
            (format!("{}: {result}", explain(duel)), clause)
        }
        Happening::Level { duel } => (
            format!("{}: level on neutral ground, drawn again", explain(duel)),
            "OC-7.4",
        ),
        Happening::Offence { duel, .. } => {
            let (mine, other) = duel.totals();
            match mine == other {
                true => (
                    format!("{}: level, so the home side was fouled", explain(duel)),
                    "OC-4.3",
                ),
                false => {
                    let lower = match rules.options().foul_reading {
                        FoulReading::LowerIsGuilty => "the lower one is guilty",
                        FoulReading::LowerIsFouled => "the lower one was fouled",
                    };
                    (format!("{}: {lower}", explain(duel)), "OC-4.2")
                }
            }
        }
        Happening::Player {
            column,
            number,
            position,
        } => {
            let line_up = &rules.line_ups()[side];
            let line = range_text(&line_up.column(*column).line(*number));
            let column = match column {
                Column::Fouls => "left",
                Column::Goals => "right",
            };
            let text = format!(
                "bottom {number}, {column} column: {line} is position {position}, {}",
                line_up.player(*position)
            );
            (text, "OC-9.3")
        }
        Happening::Absent { number, position } => (
            format!("bottom {number}: position {position} was sent off, drawn again"),
            "OC-4.8",
        ),
        Happening::Booked {
            caution,
            yellow,
            red,
            ..
        } => match (yellow, red) {
            (true, true) => (format!("{caution}: the second yellow"), "OC-4.9"),
            (false, _) if caution.red_on > 0 => (
                format!("{caution}: the offender drew {}", caution.red_on),
                "OC-4.15",
            ),
            _ => (caution.to_string(), "OC-4.7"),
        },
        Happening::SentOff { x, charts, .. } => (
            format!(
                "X is {} and {} now, the charts are {} and {}",
                x.home, x.away, charts.home, charts.away
            ),
            "OC-5.3",
        ),
        Happening::Penalty { need, number, .. } => (
            format!("bottom {number} against 75 and X, {need}"),
            "OC-12.1",
        ),
        Happening::Weather { number, weather } => {
            let line = range_text(&tables.weather.line(*number));
            (
                format!("bottom {number} on the table weather: {line} {weather}"),
                "OC-6.4",
            )
        }
        Happening::AddedTime { number, minutes } => {
            let line = range_text(&tables.added_time.line(*number));
            (
                format!("bottom {number} on the table added time: {line} is {minutes}"),
                "OC-8.4",
            )
        }
        Happening::PeriodEnd { .. } => ("the last minute is struck".to_string(), "OC-8.5"),
        Happening::MatchEnd { .. } => ("two halves are played".to_string(), "OC-8.8"),
        // What came before says it.
        Happening::Goal { .. } | Happening::OwnGoal { .. } => return None,
    };
    Some(Why { text, clause })
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
fn explain(duel: &Duel) -> String {
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

fn reading_clause(outcome: Outcome) -> &'static str {
    if outcome.lead != Lead::Play {
        return "OC-11.1";
    }
    match outcome.act {
        Act::Goal => "OC-3.3",
        Act::Shot => "OC-3.8",
        Act::ShotHigh | Act::ShotWideLeft | Act::ShotWideRight => "OC-3.5",
        Act::ShotDeflected => "OC-3.6",
        Act::ShotHitsPost | Act::ShotHitsCrossbar => "OC-3.7",
        Act::GoalMouthBlock | Act::GoalBlock => "OC-3.11",
        Act::CornerKick => "OC-3.10",
        Act::FreeKick => "OC-3.9",
        Act::Offside => "OC-3.12",
        Act::Offence(Offence::Foul) => "OC-3.13",
        Act::Offence(Offence::Card(_)) => "OC-3.14",
        Act::Injury(_) => "OC-6.1",
        Act::Thunderstorm => "OC-6.4",
        Act::OwnGoal => "OC-3.16",
        Act::X => "OC-7.1",
    }
}

fn table_clause(table: TableId) -> &'static str {
    match table {
        TableId::LooseBall => "OC-9.1",
        TableId::ShotWide | TableId::ShotHigh => "OC-9.2",
        TableId::Corner => "OC-9.5",
        TableId::FreeKick => "OC-9.8",
        TableId::ShotResult => "OC-9.10",
        TableId::X => "OC-9.9",
    }
}
