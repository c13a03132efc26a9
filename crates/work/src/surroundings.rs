//! What the program takes from the world: the time, and chance. A simulation puts its own in
//! their place, for the thread that it runs on.

use std::{
    cell::RefCell,
    sync::OnceLock,
    time::{Duration, SystemTime},
};

use tokio::time::Instant;

/// Milliseconds since 1970.
pub type Millis = i64;

/// A world of its own: its time goes with the timer of the runtime, its chance by a seed.
struct Simulated {
    began: Instant,
    chance: u64,
}

thread_local! {
    static SIMULATED: RefCell<Option<Simulated>> = const { RefCell::new(None) };
}

/// When a simulated world begins.
const BEGINNING: Millis = 1_000_000_000_000;

/// From now on this thread lives in a simulated world, as this seed has it.
pub fn simulate(seed: u64) {
    let began = Instant::now();
    let world = Simulated {
        began,
        chance: seed,
    };
    SIMULATED.set(Some(world));
}

/// The time by which clocks of matches run: that of the world when the program began, and
/// counted from there, so that nobody's half is over because a machine set its clock or slept.
#[must_use]
pub fn millis_now() -> Millis {
    static BEGAN: OnceLock<(Millis, std::time::Instant)> = OnceLock::new();
    simulated().unwrap_or_else(|| {
        let (then, began) = BEGAN.get_or_init(|| (of_the_world(), std::time::Instant::now()));
        then + whole(began.elapsed())
    })
}

/// Seconds since 1970, by the clock on the wall.
#[must_use]
pub fn now() -> i64 {
    simulated().unwrap_or_else(of_the_world) / 1000
}

fn simulated() -> Option<Millis> {
    SIMULATED.with_borrow(|world| {
        let world = world.as_ref()?;
        Some(BEGINNING + whole(world.began.elapsed()))
    })
}

fn of_the_world() -> Millis {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, whole) + set_forward()
}

/// By how much somebody has set the clock on the wall; only in tests.
#[cfg(not(test))]
fn set_forward() -> Millis {
    0
}

#[cfg(test)]
fn set_forward() -> Millis {
    tests::SET_FORWARD.get()
}

fn whole(time: Duration) -> Millis {
    Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX)
}

/// Fills with bytes that nobody can guess.
///
/// # Errors
///
/// If the system has no random numbers.
pub fn fill(bytes: &mut [u8]) -> Result<(), getrandom::Error> {
    SIMULATED.with_borrow_mut(|world| match world {
        None => getrandom::fill(bytes),
        Some(world) => {
            for byte in bytes {
                *byte = next_byte(&mut world.chance);
            }
            Ok(())
        }
    })
}

/// Letters and digits that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A word that nobody can guess: 5 bits a letter.
///
/// # Errors
///
/// If the system has no random numbers.
pub fn random_word(letters: usize) -> Result<String, getrandom::Error> {
    let mut bytes = vec![0; letters];
    fill(&mut bytes)?;
    let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
    Ok(bytes.iter().map(letter).collect())
}

/// SplitMix64, a byte at a time.
fn next_byte(state: &mut u64) -> u8 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = (*state ^ *state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed >> 56) as u8
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::{Millis, millis_now, now};

    thread_local! {
        pub(super) static SET_FORWARD: Cell<Millis> = const { Cell::new(0) };
    }

    #[test]
    fn setting_the_clock_takes_no_time_from_a_match() {
        let (match_before, wall_before) = (millis_now(), now());
        SET_FORWARD.set(3_600_000);
        assert!(millis_now() - match_before < 600_000);
        assert!(now() - wall_before >= 3_600);
    }
}
