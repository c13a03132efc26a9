//! Any bytes: a scenario that runs, or faults.
#![no_main]

use libfuzzer_sys::fuzz_target;
use touchline_fuzz::LIBRARY;

fuzz_target!(|text: &str| {
    let _ = arena::scenario::run(text, &LIBRARY);
});
