//! Any bytes: the statistics of a season, or faults.
#![no_main]

use forge::stats;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (clubs, players) = text.split_once('\0').unwrap_or((text, text));
    for checked in [stats::check_clubs(clubs), stats::check_players(players)] {
        if let Err(faults) = checked {
            assert!(!faults.0.is_empty());
        }
    }
    if let Err(faults) = stats::read(clubs, players) {
        assert!(!faults.to_string().is_empty());
    }
});
