//! Any bytes: a scenario that runs, or faults.
#![no_main]

use arena::scenario;
use libfuzzer_sys::fuzz_target;
use touchline_fuzz::LIBRARY;

fuzz_target!(|text: &str| {
    let _ = scenario::run(text, &LIBRARY, &scenario::nothing_beside);
});
