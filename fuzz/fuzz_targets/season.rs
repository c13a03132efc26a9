//! Any bytes: the statistics of a season, or faults.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Some((clubs, players)) = text.split_once('\0') else {
        // One of the two tables.
        let checked = match text
            .lines()
            .next()
            .is_some_and(|head| head.contains("player"))
        {
            true => statistics::check_players(text).map(drop),
            false => statistics::check_clubs(text).map(drop),
        };
        return assert!(checked.err().is_none_or(|faults| !faults.0.is_empty()));
    };
    if let Err(faults) = statistics::read(clubs, players) {
        assert!(!faults.to_string().is_empty());
    }
});
