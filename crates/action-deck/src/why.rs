//! Why something happened: whose card or number it is, and the range it falls into.

use tabletop::{Side, ranges::range_text};

use crate::{
    ActionDeck, TeamChart,
    charts::{ChartId, Chosen},
    event::XCase,
    options::ChartPenalty,
    state::{Period, Zone},
    team::{Action, Column},
};

/// A number beside the rating that it is held against.
pub(crate) fn at_most(number: u8, what: &str, rating: u8) -> String {
    match number <= rating {
        true => format!("number {number}, at most {what} {rating}"),
        false => format!("number {number}, more than {what} {rating}"),
    }
}

/// A number beside a side's CTL. Of a team short-handed the chart says another one, so
/// that is there, too (AD-8.1).
pub(crate) fn against_control(rules: &ActionDeck, side: Side, number: u8, need: u8) -> String {
    let held = at_most(number, &format!("{side}'s CTL"), need);
    match rules.team_charts()[side].ratings.control {
        whole if whole == need => held,
        whole => format!("{held} ({whole} with all men)"),
    }
}

/// A control draw: where the ball is kept, or who has it on the same ground.
pub(crate) fn control(side: Side, held: &str, zone: Zone, kept: bool) -> String {
    match kept {
        true => format!("{held}: kept in {zone}"),
        false => {
            let (other, there) = (side.other(), zone.mirror());
            format!("{held}: lost in {zone}, {other} has it in {there}")
        }
    }
}

pub(crate) fn half_begins(rules: &ActionDeck, starter: Side, period: Period) -> String {
    let teams = rules.team_charts();
    let part = |chart: &TeamChart| format!("{} ({})", chart.name, chart.ratings.control);
    match period {
        // The control ratings on the score sheet.
        Period::FirstHalf => format!("{} against {}", part(&teams.home), part(&teams.away)),
        _ => {
            let first = starter.other();
            format!("{first} kicked off the first half, so {starter} does now")
        }
    }
}

/// What the X card asks of the side that has the ball.
pub(crate) fn x_card(case: XCase, side: Side, rated: u8) -> String {
    let (at, comes) = match case {
        XCase::OwnGoal => ("at the first draw in D", "is an own goal"),
        XCase::Penalty => ("for the man who fouled", "is a penalty"),
        XCase::Ejection => ("for the man who is booked", "sends him off"),
    };
    let rating = rating(case, side);
    format!("the X card {at}: a number up to {rating} {rated} {comes}")
}

/// The rating that the X card asks for.
fn rating(case: XCase, side: Side) -> String {
    let rating = match case {
        XCase::OwnGoal => "OWN GOAL",
        XCase::Penalty => "PENALTY KICK",
        XCase::Ejection => "EJECTION",
    };
    format!("{side}'s {rating}")
}

pub(crate) fn x_answer(case: XCase, side: Side, number: u8, rated: u8, yes: bool) -> String {
    let came = match (case, yes) {
        (XCase::OwnGoal, true) => "an own goal",
        (XCase::OwnGoal, false) => "no own goal",
        (XCase::Penalty, true) => "a penalty",
        (XCase::Penalty, false) => "no penalty",
        (XCase::Ejection, true) => "sent off",
        (XCase::Ejection, false) => "not sent off, but booked",
    };
    format!("{}: {came}", at_most(number, &rating(case, side), rated))
}

/// What section AA says of a foul check.
pub(crate) fn foul_check(rules: &ActionDeck, side: Side, number: u8, action: Action) -> String {
    let came = match action {
        Action::Shoot | Action::Turnover => "no foul".to_string(),
        _ => of_action(side, action),
    };
    on_aa(rules, side, number, action, &came)
}

/// What it says of an attack.
pub(crate) fn attack(rules: &ActionDeck, side: Side, number: u8, action: Action) -> String {
    on_aa(rules, side, number, action, &of_action(side, action))
}

fn of_action(side: Side, action: Action) -> String {
    let other = side.other();
    match action {
        Action::Shoot => "a shot".to_string(),
        Action::FoulOn { booked: false } => format!("{side} fouls"),
        Action::FoulOn { booked: true } => format!("{side} fouls, with a yellow card"),
        Action::Fouled => format!("{other} fouls"),
        Action::Turnover => format!("{other} has the ball in D"),
    }
}

/// A line of section AA, and what it comes to.
fn on_aa(rules: &ActionDeck, side: Side, number: u8, action: Action, came: &str) -> String {
    let line = range_text(&rules.team_charts()[side].actions.line(number));
    let name = match action {
        Action::Shoot => "SHOOT",
        Action::FoulOn { .. } => "FOUL ON",
        Action::Fouled => "FOULED",
        Action::Turnover => "TURNOVER",
    };
    format!("number {number} on {side}'s AA: {line} {name}, {came}")
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
    let column = column.name();
    format!("number {number}, column {column} of {side}: {line} is {name}")
}

/// A man who cannot be meant; in the column of assists there are several reasons.
pub(crate) fn passed_over(
    rules: &ActionDeck,
    side: Side,
    column: Column,
    number: u8,
    player: u8,
) -> String {
    let why = match column {
        Column::Assist => "scored, has the other assist or is sent off",
        _ => "is sent off",
    };
    let found = found(rules, side, column, number, player);
    format!("{found}, who {why}: drawn again")
}

pub(crate) fn chart(
    rules: &ActionDeck,
    side: Side,
    chart: ChartId,
    number: u8,
    result: Chosen,
) -> String {
    let (line, words) = rules.charts().line(chart, number);
    let (name, line) = (chart.name(), range_text(&line));
    let other = side.other();
    let came = match result {
        Chosen::Shoot => format!("{side} shoots"),
        Chosen::Corner => format!("a corner for {side}"),
        Chosen::KeepA => format!("{side} goes on in A"),
        Chosen::KeepM => format!("{side} goes on in M"),
        Chosen::OtherD => format!("{other} has it in D"),
        Chosen::OtherM => format!("{other} has it in M"),
        Chosen::PossiblePenalty => match rules.options().dfk_penalty {
            ChartPenalty::Checked => "perhaps a penalty".to_string(),
            ChartPenalty::Always => "a penalty, as agreed".to_string(),
            ChartPenalty::Never => "a shot, as agreed".to_string(),
        },
    };
    format!("number {number} on the chart {name}: {line} {words}, {came}")
}

pub(crate) fn keeper_drawn(rules: &ActionDeck, side: Side, number: u8, keeper: u8) -> String {
    let chart = &rules.team_charts()[side];
    let line = range_text(&chart.faced.line(number));
    let name = chart.keeper_name(keeper);
    format!("number {number}, column FACED of {side}: {line} is {name}")
}

/// How many assists there are. A rating up to 100 is what a number is held against, of one
/// above it what is more than 100 (AD-12.2, AD-12.3).
pub(crate) fn assists(side: Side, number: u8, rating: u8, count: u8) -> String {
    let whose = format!("{side}'s ASSIST%");
    let held = match rating.checked_sub(100) {
        None | Some(0) => at_most(number, &whose, rating),
        Some(digits) => {
            let held = if number <= digits {
                "at most"
            } else {
                "more than"
            };
            format!("number {number}, {held} {whose} {rating} less 100")
        }
    };
    let came = match count {
        0 => "no assist",
        1 => "one assist",
        _ => "two assists",
    };
    format!("{held}: {came}")
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
