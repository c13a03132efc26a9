//! Any bytes: team charts, or faults with lines. Whatever is a chart is written and read
//! again alike, and can be played with to the end.
#![no_main]

use action_deck::{ActionDeck, TeamChart};
use libfuzzer_sys::fuzz_target;
use touchline_fuzz::plays_or_has_faults;

const DECK: &str = include_str!("../../data/action-deck/standard.deck");
const CHARTS: &str = include_str!("../../data/action-deck/standard.charts");

fuzz_target!(|text: &str| {
    let charts = match TeamChart::parse_all(text) {
        Ok(charts) => charts,
        Err(faults) => return assert!(!faults.0.is_empty()),
    };
    for chart in charts.iter().take(2) {
        let text = chart.document();
        assert_eq!(TeamChart::parse_one(&text).as_ref(), Ok(chart));
        let document = |name: &str| match name {
            "deck" => Some(DECK),
            "charts" => Some(CHARTS),
            _ => Some(text.as_str()),
        };
        let rules = ActionDeck::from_documents(document, &[]);
        assert!(rules.is_ok(), "a good chart was refused");
        plays_or_has_faults(rules);
    }
});
