//! Ordeals: the server as a process, while the disk fills, the line to its database is cut,
//! callers hang up, and everything is killed. Players play on through all of it; nothing that
//! was acknowledged may be lost, nothing be there twice, nobody be stuck.
//!
//! In the suite each is short. `TOUCHLINE_ORDEAL=200 scripts/with-postgres.sh cargo test -p cli
//! --test all ordeal -- --nocapture --test-threads 1` does each so often, prints figures, and
//! then asserts on times too.

mod cluster;
mod cuts;
mod disk;
mod figures;
mod followers;
mod frozen;
mod hang_ups;
mod house;
mod kills;
mod live_clock;
mod players;
mod protocol;
mod proxy;
mod small_disk;
mod trial;

use std::{
    thread,
    time::{Duration, Instant},
};

/// Whoever is not served for so long is stuck.
pub const STUCK: Duration = Duration::from_secs(20);

/// How long it may take until everybody goes on, where that is asserted.
pub const SOON: Duration = Duration::from_secs(5);

/// How often, if somebody says so by hand.
fn by_hand() -> Option<u64> {
    std::env::var("TOUCHLINE_ORDEAL").ok()?.parse().ok()
}

/// How often something is done: a few times in the suite.
fn times(few: u64) -> u64 {
    by_hand().unwrap_or(few)
}

/// Numbers without a pattern, the same every time.
fn spread(seed: u64, index: u64) -> u64 {
    let mut number = (seed << 32 | index).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    number ^= number >> 29;
    number.wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 20
}

/// Waits until something holds; false if it does not for long.
fn until(mut holds: impl FnMut() -> bool) -> bool {
    let begin = Instant::now();
    while !holds() {
        if begin.elapsed() > STUCK {
            return false;
        }
        thread::sleep(Duration::from_millis(5));
    }
    true
}
