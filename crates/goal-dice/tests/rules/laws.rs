//! The laws that every game keeps, whatever was agreed on.

use goal_dice::OPTIONS;
use tabletop::laws::{keep, keep_all_but_odds, options_in_pairs};

use crate::kit::rules;

#[test]
fn the_usual_game_keeps_the_laws() {
    // GD-14.2
    keep(&rules(""), 0..20);
}

#[test]
fn every_mix_of_variants_keeps_the_laws() {
    // GD-14.2
    for options in [
        "half_seconds=180 wild=true",
        "players=4 time_model=detailed one_cross=true tie_reroll=true",
        "players=4 knockout=true wild=true wild_die=3 lost_die=true half_seconds=60",
        "time_model=live lost_die=true v5_mode=add",
        "wild=true lost_die=true tie_reroll=true tie_rerolls=unlimited",
        "one_roll_per_turn=true fail_unit=turn after_goal=both_markers",
        "fail_unit=turn loss_of_turn=none one_cross=true first_kick_off=away",
    ] {
        keep(&rules(options), 0..6);
    }
}

#[test]
fn final_rounds_keep_the_laws() {
    // GD-14.2
    // So short that most of them go to a shoot-out.
    for options in [
        "",
        "tie_reroll=true shootout_early_stop=true",
        "players=4 wild=true",
    ] {
        let short = "half_seconds=20 overtime_seconds=20 sudden_seconds=20 knockout=true";
        keep(&rules(&format!("{short} {options}")), 0..10);
    }
}

/// Whatever two options are set, to whatever values.
#[test]
fn options_in_pairs_keep_the_laws() {
    // GD-14.2
    let short = [
        ("half_seconds", ["300", "20"].as_slice()),
        ("overtime_seconds", &["120", "20"]),
        ("sudden_seconds", &["120", "20"]),
    ];
    let matches = std::env::var("TOUCHLINE_PAIRS").ok();
    options_in_pairs(OPTIONS, &short, matches, |options, seed| {
        keep_all_but_odds(&rules(options), seed..seed + 1);
    });
}
