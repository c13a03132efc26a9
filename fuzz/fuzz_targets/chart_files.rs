//! Any bytes as each of the files of offense-charts: a game that can be played, or faults.
//! A club is written and read again alike.
#![no_main]

use libfuzzer_sys::fuzz_target;
use offense_charts::{ClubRecord, OffenseCharts};
use touchline_fuzz::in_place_of_one;

const FILES: &[(&str, &str)] = &[
    (
        "charts",
        include_str!("../../data/offense-charts/standard.charts"),
    ),
    (
        "tables",
        include_str!("../../data/offense-charts/standard.tables"),
    ),
    (
        "deck",
        include_str!("../../data/offense-charts/standard.deck"),
    ),
    (
        "nations",
        include_str!("../../data/offense-charts/standard.nations"),
    ),
    (
        "home",
        "touchline ratings 1\nhome, Home Town, HOM, England, 1, 14, *, *, 14, *, *, 3\n",
    ),
    (
        "away",
        "touchline ratings 1\naway, Away City, AWY, England, 1, 14, *, *, 14, *, *, 3\n",
    ),
    ("home-line-up", ""),
];

fuzz_target!(|text: &str| {
    if let Ok(clubs) = ClubRecord::parse_all(text) {
        for club in clubs {
            assert_eq!(ClubRecord::parse_one(&club.document()).as_ref(), Ok(&club));
        }
    }
    in_place_of_one(FILES, text, |document| {
        OffenseCharts::from_documents(document, &[])
    });
});
