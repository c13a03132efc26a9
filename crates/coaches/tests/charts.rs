//! The odds of offense-charts against values by hand and against matches played.

#![allow(clippy::unwrap_used)]

use coaches::offense_charts::{
    Auto,
    odds::{Bookings, match_odds, means, worth},
};
use football::Game as _;
use offense_charts::{Event, OffenseCharts};
use tabletop::{
    Rules as _, Side, play_out,
    sources::{Generator, Simulate},
};

/// A match of two sides with these offence ratings, on nobody's ground, with one
/// reading on all numbers of all charts, or with the bundled ones.
fn rules(ratings: [u8; 2], reading: Option<&str>, options: &[&str]) -> OffenseCharts {
    let charts = match reading {
        None => include_str!("../../../data/offense-charts/standard.charts").to_string(),
        Some(reading) => {
            let mut text = "touchline charts 1\n".to_string();
            for key in offense_charts::ChartKey::all() {
                text.push_str(&format!("{key}, 1-100, {reading}\n"));
            }
            text
        }
    };
    let club = |name: &str, rating: u8| {
        format!("touchline ratings 1\n{name}, {name}, ABC, X, 1, {rating}, *, *, 13, *, *, 4\n")
    };
    let (home, away) = (club("home", ratings[0]), club("away", ratings[1]));
    let document = |name: &str| match name {
        "charts" => Some(charts.as_str()),
        "tables" => Some(include_str!("../../../data/offense-charts/standard.tables")),
        "deck" => Some(include_str!("../../../data/offense-charts/standard.deck")),
        "nations" => Some("touchline nations 1\n"),
        "home" => Some(home.as_str()),
        "away" => Some(away.as_str()),
        _ => None,
    };
    let mut all = vec!["draws=dice", "ground=neutral"];
    all.extend(options);
    OffenseCharts::from_documents(document, &all).unwrap()
}

fn near(found: f64, by_hand: f64, within: f64) {
    assert!(
        (found - by_hand).abs() <= within,
        "{found} is not {by_hand}"
    );
}

/// The values of 4 tables solved by hand, at X 4: a shot scores 14.6 %, a loose ball
/// 2.1 %, a corner 3.6 %, a free kick 8.4 %; the ball is kept in 7.7, 36.3, 24.1 and
/// 28.5 % (equal contests, each side wins half).
#[test]
fn readings_are_worth_what_the_tables_make_of_them() {
    for (reading, goals, keeps) in [
        ("GOAL", 1.0, 0.0),
        ("SHOT", 0.14627, 0.07738),
        ("SHOT HITS POST", 0.02116, 0.36334),
        ("CORNER KICK", 0.03603, 0.24052),
        ("DFK", 0.08351, 0.28509),
        ("SHOT WIDE LEFT", 0.00487, 0.10585),
        ("SHOT HIGH", 0.00301, 0.02896),
        ("OFFSIDE", 0.0, 0.0),
        ("FOUL", 0.0, 0.5),
        ("INJURY 3", 0.0, 1.0),
    ] {
        let worth = worth(&rules([13, 13], Some(reading), &[]));
        near(worth.goals, goals, 1e-5);
        near(worth.keeps, keeps, 1e-5);
        near(worth.against, 0.0, 0.0);
    }
    // A back pass lost by nine: 66 of 400, one number of the X chart.
    let x = worth(&rules([13, 13], Some("X"), &[]));
    near(x.against, 0.01 * 66.0 / 400.0, 1e-9);
}

/// Nobody scores without readings that do; every minute is counted.
#[test]
fn a_match_of_fouls_has_95_minutes_and_no_goals() {
    let rules = rules([13, 13], Some("FOUL"), &[]);
    let means = means(&rules, &Bookings::of(&rules)).unwrap();
    let sum = |name| means.of(Side::Home, name) + means.of(Side::Away, name);
    near(sum("goals"), 0.0, 0.0);
    // 90 and twice 2.5 on average, each a foul by one side or the other.
    near(sum("fouls"), 95.0, 1e-6);
    near(means.of(Side::Home, "fouls"), 47.5, 1e-6);
    near(means.error, 0.0, 1e-9);
}

#[test]
fn odds_are_those_of_matches_played() {
    let rules = rules([17, 11], None, &[]);
    let found = match_odds(&rules).unwrap();
    assert!(found.error < 0.005, "{}", found.error);
    let odds = &found.odds;
    near(odds.wins.home + odds.wins.away + odds.tie, 1.0, 1e-9);
    let matches = 40_000;
    let mut won = [0.0; 2];
    let mut goals = 0.0;
    for index in 0..matches {
        let mut source = Simulate::new(&rules, Generator::new(3, index), Auto, |_: Event| ());
        let mut state = rules.kick_off();
        play_out(&rules, &mut state, &mut source);
        let score = rules.score(&state);
        won[0] += f64::from(u8::from(score.home > score.away));
        won[1] += f64::from(u8::from(score.home < score.away));
        goals += f64::from(score.home);
    }
    let matches = matches as f64;
    // Four standard errors.
    let of = |p: f64| 4.0 * (p * (1.0 - p) / matches).sqrt() + found.error;
    near(won[0] / matches, odds.wins.home, of(odds.wins.home));
    near(won[1] / matches, odds.wins.away, of(odds.wins.away));
    let mean = odds.means.home.iter().find(|(name, _)| *name == "goals");
    near(
        goals / matches,
        mean.unwrap().1,
        4.0 * (1.7 / matches).sqrt(),
    );
}

/// With the deck the next number depends on all before it: out of reach.
#[test]
fn the_deck_is_out_of_reach() {
    assert!(match_odds(&rules([13, 13], None, &["draws=deck"])).is_err());
}
