//! The laws that every game keeps, whatever was agreed on.

use offense_charts::{OPTIONS, OffenseCharts};
use tabletop::{
    Rules,
    laws::{keep, keep_all_but_odds, options_in_pairs},
    play_out,
    situation::Situation,
    sources::{Generator, Simulate},
};

use crate::kit::{rules, rules_with};

#[test]
fn the_game_keeps_the_laws_with_dice() {
    for options in [
        "draws=dice",
        "draws=dice ground=neutral detail=full foul_reading=lower_is_guilty",
        "draws=dice detail=off man_short=x_only kick_off=away",
        "draws=dice man_short=charts_only second_yellow=false",
    ] {
        keep(&rules(options), 0..4);
    }
}

#[test]
fn the_game_keeps_the_laws_with_cards() {
    for options in ["detail=full ground=neutral", "draws=unlimited"] {
        keep_all_but_odds(&rules(options), 0..4);
    }
}

/// A match of mishaps keeps them too: cards, storms, injuries, own goals, corners.
#[test]
fn wild_matches_keep_the_laws() {
    let charts = crate::kit::one_reading("RED CARD (PUSHING)");
    let storms = charts.replace("51-100, OFFSIDE", "51-60, THUNDERSTORM")
        + "13H, 61-80, INJURY 3\n13H, 81-90, OWN GOAL\n13H, 91-100, CORNER KICK\n"
        + "12L, 61-80, INJURY 3\n12L, 81-90, OWN GOAL\n12L, 91-100, DFK\n";
    for options in ["draws=dice detail=full", "draws=dice ground=neutral"] {
        keep(&rules_with(&[("charts", &storms)], options), 0..3);
    }
}

fn each_state(rules: &OffenseCharts, seed: u64, mut visit: impl FnMut(&offense_charts::State)) {
    let coach = |_: &OffenseCharts, ask: &tabletop::Ask<'_, OffenseCharts>| ask.default;
    let mut source = Simulate::new(rules, Generator::new(seed, 0), coach, |_| ());
    let mut state = rules.kick_off();
    while !rules.is_over(&state) {
        visit(&state);
        tabletop::attempt(rules, &mut state, &mut source).unwrap();
    }
    let mut again = rules.kick_off();
    let mut source = Simulate::new(rules, Generator::new(seed, 0), coach, |_| ());
    play_out(rules, &mut again, &mut source);
    assert_eq!(again, state);
}

/// Every state that comes up can be written down and read again.
#[test]
fn situations_are_read_as_they_are_written() {
    for (seed, options) in ["", "detail=full ground=neutral", "draws=dice"]
        .iter()
        .enumerate()
    {
        let rules = rules(options);
        each_state(&rules, seed as u64, |state| {
            let lines = rules.describe(state);
            let numbered = lines.iter().enumerate();
            let numbered = numbered.map(|(at, (name, value))| (at, name.as_str(), value.as_str()));
            assert_eq!(&rules.arrange(numbered).unwrap(), state);
        });
    }
}

/// Whatever two options are set, to whatever values.
#[test]
fn options_in_pairs_keep_the_laws() {
    let matches = std::env::var("TOUCHLINE_PAIRS").ok();
    options_in_pairs(OPTIONS, &[], matches, |options, seed| {
        keep_all_but_odds(&rules(options), seed..seed + 1);
    });
}
