//! The laws that every game keeps, whatever was agreed on.

use action_deck::OPTIONS;
use tabletop::laws::{keep, keep_all_but_odds, options_in_pairs};

use crate::kit::{CHARTS, HARBOUR, VALLEY, changed, rules, rules_with};

#[test]
fn the_usual_game_keeps_the_laws() {
    keep(&rules(""), 0..8);
}

#[test]
fn every_mix_of_options_keeps_the_laws() {
    for options in [
        "randomiser=dice kick_off=home",
        "stall_mark=true foul_mark=true kick_off=away",
        "odd_scorer=shooter dfk_penalty=never press_spent_if_void=false",
        "randomiser=dice dfk_penalty=always stall_mark=true odd_scorer=shooter",
    ] {
        keep(&rules(options), 0..3);
    }
}

#[test]
fn wild_charts_keep_the_laws() {
    // Everybody is booked all the time, and nobody keeps the ball.
    let wild = changed(HARBOUR, "foul on, 52/57", "foul on, 41/72");
    let wild = changed(&wild, "control, 60", "control, 20");
    let other = changed(VALLEY, "foul on, 50/56", "foul on, 38/69");
    keep(&rules_with(CHARTS, &wild, &other, ""), 0..3);
}

/// Whatever two options are set, to whatever values.
#[test]
fn options_in_pairs_keep_the_laws() {
    let matches = std::env::var("TOUCHLINE_PAIRS").ok();
    options_in_pairs(OPTIONS, &[], matches, |options, seed| {
        keep_all_but_odds(&rules(options), seed..seed + 1);
    });
}
