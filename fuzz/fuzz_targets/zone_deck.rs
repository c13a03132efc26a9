//! Any bytes: the cards and the extra charts of action-deck, or faults.
#![no_main]

use action_deck::{Cards, Charts};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Err(faults) = Cards::parse(text) {
        assert!(!faults.0.is_empty());
    }
    if let Err(faults) = Charts::parse(text) {
        assert!(!faults.0.is_empty());
    }
});
