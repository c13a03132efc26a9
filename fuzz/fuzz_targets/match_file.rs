//! Whatever opens as a match is saved as the same text again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabletop::log::{Entry, Log};
use touchline_fuzz::LIBRARY;

fuzz_target!(|text: &str| {
    if let Ok(log) = Log::parse(text) {
        assert_eq!(Log::parse(&log.to_string()).as_ref(), Ok(&log));
        if let Ok(played) = arena::table::from_log(&log, &LIBRARY) {
            assert_eq!(played.save(), log.to_string());
        }
    }
    let _ = Log::parse_torn(text);
    // Hashes keep a fuzzer out; so chain what it wrote, and play that.
    if let Some((head, entries)) = text.split_once("\nplay:\n")
        && let Ok(mut log) = Log::parse(&format!("{head}\nplay:\n"))
    {
        for line in entries.lines() {
            log.entries.extend(Entry::parse(line));
        }
        let _ = arena::table::from_log(&log, &LIBRARY);
    }
});
