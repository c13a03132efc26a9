//! Any bytes: words, or faults.
#![no_main]

use football::PhraseBook;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = PhraseBook::parse(text);
});
