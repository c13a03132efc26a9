//! Any bytes: clubs, or faults.
#![no_main]

use football::Club;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Err(faults) = Club::parse_all(text) {
        assert!(!faults.0.is_empty());
    }
});
