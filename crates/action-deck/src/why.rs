//! Why something happened: whose card or number it is, and the range it falls into. The sentences stand in
//! `data/words`; what is printed on cards and charts is the same in all languages.

use football::{Phrase, Word, phrase, term};
use tabletop::{Card, Side, ranges::range_text};

use crate::{
    ActionDeck,
    charts::{ChartId, Chosen},
    event::{Reading, XCase},
    options::ChartPenalty,
    state::{Period, Zone},
    team::{Action, Column},
};

/// What the lines of the bundled charts show, each of which has words of its own. A line that somebody has written
/// differently is told as it stands.
const SEEN: [&str; 25] = [
    "wide or over",
    "blocked and picked up",
    "blocked and cleared",
    "off a defender and behind",
    "blocked and falling back to midfield",
    "off the woodwork and kept alive",
    "off the woodwork to a team-mate",
    "held",
    "held and thrown out quickly",
    "turned behind",
    "a rebound",
    "parried to a team-mate",
    "punched clear",
    "close to the line of the area",
    "a shot at goal",
    "deflected behind",
    "worked short",
    "laid back to midfield",
    "cleared",
    "cleared long",
    "a chance",
    "headed behind again",
    "kept alive",
    "worked back to midfield",
    "cleared or claimed",
];

/// A number beside the rating that it is held against, and whose that is.
pub(crate) fn at_most(
    number: u8,
    rating: &'static str,
    value: u8,
    whose: impl Into<Word>,
) -> Phrase {
    let whose = whose.into();
    phrase!(
        held(number <= value),
        number = number,
        rating = rating,
        value = value,
        whose = whose
    )
}

fn held(at_most: bool) -> &'static str {
    match at_most {
        true => "ad.why.at.most",
        false => "ad.why.more.than",
    }
}

/// A number beside a side's CTL. Of a team short-handed the chart says another one, so
/// that is there, too (AD-8.1).
pub(crate) fn against_control(rules: &ActionDeck, side: Side, number: u8, need: u8) -> Phrase {
    let held = at_most(number, "CTL", need, side);
    match rules.team_charts()[side].ratings.control {
        whole if whole == need => held,
        whole => held.with("whole", whole),
    }
}

/// A control draw: where the ball is kept, or who has it on the same ground.
pub(crate) fn control(side: Side, held: Phrase, zone: Zone, kept: bool) -> Phrase {
    let there = zone.mirror().name();
    match kept {
        true => phrase!("ad.why.kept", held = held, zone = zone.name()),
        false => phrase!(
            "ad.why.lost",
            side = side,
            held = held,
            zone = zone.name(),
            there = there
        ),
    }
}

/// A zone draw: the card and what stands there.
pub(crate) fn draws(
    rules: &ActionDeck,
    side: Side,
    card: Card,
    zone: Zone,
    reading: Reading,
) -> Phrase {
    phrase!(
        "ad.why.draws",
        side = side,
        number = rules.cards().face(card).number,
        zone = zone.name(),
        reading = reading.to_string()
    )
}

pub(crate) fn half_begins(rules: &ActionDeck, starter: Side, period: Period) -> Phrase {
    let teams = rules.team_charts();
    match period {
        // The control ratings on the score sheet.
        Period::FirstHalf => phrase!(
            "ad.why.ratings",
            home = teams.home.name.clone(),
            home_control = teams.home.ratings.control,
            away = teams.away.name.clone(),
            away_control = teams.away.ratings.control
        ),
        _ => phrase!("ad.why.other.half", side = starter),
    }
}

/// What the X card asks of the side that has the ball.
pub(crate) fn x_card(case: XCase, side: Side, rated: u8) -> Phrase {
    let key = match case {
        XCase::OwnGoal => "ad.why.x.own.goal",
        XCase::Penalty => "ad.why.x.penalty",
        XCase::Ejection => "ad.why.x.ejection",
    };
    let rating = rating(case);
    phrase!(key, side = side, rating = rating, value = rated)
}

/// The rating that the X card asks for.
fn rating(case: XCase) -> &'static str {
    match case {
        XCase::OwnGoal => "OWN GOAL",
        XCase::Penalty => "PENALTY KICK",
        XCase::Ejection => "EJECTION",
    }
}

pub(crate) fn x_answer(case: XCase, side: Side, number: u8, rated: u8, yes: bool) -> Phrase {
    let key = match (case, yes) {
        (XCase::OwnGoal, true) => "ad.why.own.goal",
        (XCase::OwnGoal, false) => "ad.why.no.own.goal",
        (XCase::Penalty, true) => "ad.why.penalty",
        (XCase::Penalty, false) => "ad.why.no.penalty",
        (XCase::Ejection, true) => "ad.why.sent.off",
        (XCase::Ejection, false) => "ad.why.only.booked",
    };
    let held = at_most(number, rating(case), rated, side);
    phrase!(key, held = held)
}

/// What section AA says of a foul check.
pub(crate) fn foul_check(rules: &ActionDeck, side: Side, number: u8, action: Action) -> Phrase {
    match action {
        Action::Shoot | Action::Turnover => on_aa(rules, "ad.why.aa.no.foul", side, number, action),
        _ => attack(rules, side, number, action),
    }
}

/// What it says of an attack.
pub(crate) fn attack(rules: &ActionDeck, side: Side, number: u8, action: Action) -> Phrase {
    let key = match action {
        Action::Shoot => "ad.why.aa.shot",
        Action::FoulOn { booked: false } => "ad.why.aa.foul",
        Action::FoulOn { booked: true } => "ad.why.aa.booked",
        Action::Fouled => "ad.why.aa.fouled",
        Action::Turnover => "ad.why.aa.turnover",
    };
    on_aa(rules, key, side, number, action)
}

/// A line of section AA, and what it comes to.
fn on_aa(rules: &ActionDeck, key: &'static str, side: Side, number: u8, action: Action) -> Phrase {
    let name = match action {
        Action::Shoot => "SHOOT",
        Action::FoulOn { .. } => "FOUL ON",
        Action::Fouled => "FOULED",
        Action::Turnover => "TURNOVER",
    };
    let line = rules.team_charts()[side].actions.line(number);
    phrase!(
        key,
        side = side,
        number = number,
        line = range_text(&line),
        name = name
    )
}

pub(crate) fn found(
    rules: &ActionDeck,
    side: Side,
    column: Column,
    number: u8,
    player: u8,
) -> Phrase {
    let chart = &rules.team_charts()[side];
    let (line, name) = (chart.range_of(column, player), chart.player_name(player));
    in_column(side, column.name(), number, line, name)
}

/// Whom a column of a side's chart names.
fn in_column(side: Side, column: &'static str, number: u8, line: String, name: &str) -> Phrase {
    phrase!(
        "ad.why.found",
        side = side,
        number = number,
        column = column,
        line = line,
        name = name.to_string()
    )
}

/// A man who cannot be meant; in the column of assists there are several reasons.
pub(crate) fn passed_over(
    rules: &ActionDeck,
    side: Side,
    column: Column,
    number: u8,
    player: u8,
) -> Phrase {
    let key = match column {
        Column::Assist => "ad.why.no.assist.of.his",
        _ => "ad.why.is.off",
    };
    phrase!(key, found = found(rules, side, column, number, player))
}

pub(crate) fn chart(
    rules: &ActionDeck,
    side: Side,
    chart: ChartId,
    number: u8,
    result: Chosen,
) -> Phrase {
    let key = match result {
        Chosen::Shoot => "ad.why.chart.shoot",
        Chosen::Corner => "ad.why.chart.corner",
        Chosen::KeepA => "ad.why.chart.keep.A",
        Chosen::KeepM => "ad.why.chart.keep.M",
        Chosen::OtherD => "ad.why.chart.other.D",
        Chosen::OtherM => "ad.why.chart.other.M",
        Chosen::PossiblePenalty => match rules.options().dfk_penalty {
            ChartPenalty::Checked => "ad.why.chart.perhaps.penalty",
            ChartPenalty::Always => "ad.why.chart.penalty",
            ChartPenalty::Never => "ad.why.chart.no.penalty",
        },
    };
    let (line, words) = rules.charts().line(chart, number);
    phrase!(
        key,
        side = side,
        number = number,
        chart = chart_name(chart),
        line = range_text(&line),
        seen = seen(words)
    )
}

fn chart_name(chart: ChartId) -> Phrase {
    term(match chart {
        ChartId::NotOnGoal => "ad.term.chart.not.on.goal",
        ChartId::Saves => "ad.term.chart.saves",
        ChartId::FreeKick => "ad.term.chart.free.kick",
        ChartId::Corner => "ad.term.chart.corner",
    })
}

/// What a line of a chart shows.
fn seen(words: &str) -> Word {
    match SEEN.contains(&words) {
        true => term(format!("ad.seen.{}", words.replace([' ', '-'], "."))).into(),
        false => words.to_string().into(),
    }
}

pub(crate) fn keeper_drawn(rules: &ActionDeck, side: Side, number: u8, keeper: u8) -> Phrase {
    let chart = &rules.team_charts()[side];
    let line = range_text(&chart.faced.line(number));
    in_column(side, "FACED", number, line, chart.keeper_name(keeper))
}

/// How many assists there are. A rating up to 100 is what a number is held against, of one
/// above it what is more than 100 (AD-12.2, AD-12.3).
pub(crate) fn assists(side: Side, number: u8, rating: u8, count: u8) -> Phrase {
    let mut by = at_most(number, "ASSIST%", rating, side);
    if let Some(digits @ 1..) = rating.checked_sub(100) {
        by.key = held(number <= digits).into();
        by = by.with("less", true);
    }
    phrase!("ad.why.assists", held = by, count = count)
}

/// A shot that is on goal, against the shooter's rating or the keeper's.
pub(crate) fn duel(number: u8, rating: &'static str, need: u8, name: &str, goal: bool) -> Phrase {
    let held = at_most(number, rating, need, name.to_string());
    match goal {
        true => phrase!("ad.why.goal", held = held),
        false => phrase!("ad.why.saved", held = held),
    }
}

/// A penalty kick, against the second number of the side's PENALTY KICK.
pub(crate) fn penalty(side: Side, number: u8, need: u8, name: String, scored: bool) -> Phrase {
    let held = at_most(number, "PENALTY KICK", need, side);
    match scored {
        true => phrase!("ad.why.penalty.scored", name = name, held = held),
        false => phrase!(
            "ad.why.penalty.missed",
            side = side,
            name = name,
            held = held
        ),
    }
}

pub(crate) fn added_time(rules: &ActionDeck, number: u8, minutes: u8) -> Phrase {
    let line = rules.charts().added_time_line(number);
    phrase!(
        "ad.why.added",
        number = number,
        line = range_text(&line),
        minutes = minutes
    )
}
