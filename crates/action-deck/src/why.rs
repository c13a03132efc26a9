//! Why something happened: the card or number, and the range it falls into.

use tabletop::{Side, ranges::range_text};

use crate::{
    ActionDeck, TeamChart,
    charts::{ChartId, Chosen},
    event::XCase,
    state::Period,
    team::Column,
};

/// A number beside the rating that it is held against.
pub(crate) fn at_most(number: u8, what: &str, rating: u8) -> String {
    match number <= rating {
        true => format!("number {number}, at most {what} {rating}"),
        false => format!("number {number}, more than {what} {rating}"),
    }
}

pub(crate) fn half_begins(rules: &ActionDeck, period: Period) -> String {
    let teams = rules.team_charts();
    let part = |chart: &TeamChart| format!("{} ({})", chart.name, chart.ratings.control);
    match period {
        // The control ratings on the score sheet.
        Period::FirstHalf => format!("{} against {}", part(&teams.home), part(&teams.away)),
        _ => "the other team kicks off".to_string(),
    }
}

/// The rating that the X card asks for.
pub(crate) fn rating(case: XCase) -> &'static str {
    match case {
        XCase::OwnGoal => "OWN GOAL",
        XCase::Penalty => "PENALTY KICK",
        XCase::Ejection => "EJECTION",
    }
}

pub(crate) fn x_answer(case: XCase, number: u8, rated: u8, yes: bool) -> String {
    let came = match (case, yes) {
        (XCase::OwnGoal, true) => "an own goal",
        (XCase::OwnGoal, false) => "no own goal",
        (XCase::Penalty, true) => "a penalty",
        (XCase::Penalty, false) => "no penalty",
        (XCase::Ejection, true) => "sent off",
        (XCase::Ejection, false) => "not sent off",
    };
    format!("{}: {came}", at_most(number, rating(case), rated))
}

/// A line of section AA, and what is read there.
pub(crate) fn on_aa(rules: &ActionDeck, side: Side, number: u8, came: &str) -> String {
    let line = range_text(&rules.team_charts()[side].actions.line(number));
    format!("number {number} on AA: {line} {came}")
}

pub(crate) fn found(
    rules: &ActionDeck,
    side: Side,
    column: Column,
    number: u8,
    player: u8,
) -> String {
    let chart = &rules.team_charts()[side];
    let (line, name) = (chart.range_of(column, player), chart.player_name(player));
    format!(
        "number {number}, column {}: {line} is {name}",
        column.name()
    )
}

pub(crate) fn chart(rules: &ActionDeck, chart: ChartId, number: u8, result: Chosen) -> String {
    let (line, words) = rules.charts().line(chart, number);
    let (name, line) = (chart.name(), range_text(&line));
    format!("number {number} on the chart {name}: {line} {result} ({words})")
}

pub(crate) fn keeper_drawn(rules: &ActionDeck, side: Side, number: u8, keeper: u8) -> String {
    let chart = &rules.team_charts()[side];
    let line = range_text(&chart.faced.line(number));
    let name = chart.keeper_name(keeper);
    format!("number {number}, column FACED: {line} is {name}")
}

/// A shot that is on goal, against the shooter's rating or the keeper's.
pub(crate) fn duel(number: u8, rating: &str, need: u8, goal: bool) -> String {
    let came = if goal { "a goal" } else { "saved" };
    format!("{}: {came}", at_most(number, rating, need))
}

pub(crate) fn added_time(rules: &ActionDeck, number: u8, minutes: u8) -> String {
    let line = range_text(&rules.charts().added_time_line(number));
    format!("number {number} on the injury-time table: {line} is {minutes}")
}
