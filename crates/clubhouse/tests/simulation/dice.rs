//! Chance that follows from a seed.

use std::sync::{Arc, Mutex};

#[derive(Clone, Debug)]
pub struct Dice(Arc<Mutex<u64>>);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(Arc::new(Mutex::new(seed ^ 0x5eed_5eed)))
    }

    /// SplitMix64.
    pub fn roll(&self) -> u64 {
        let mut state = self.0.lock().unwrap();
        *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (*state ^ *state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    pub fn below(&self, bound: u64) -> u64 {
        self.roll() % bound.max(1)
    }

    /// True so often in a thousand.
    pub fn chance(&self, in_a_thousand: u64) -> bool {
        self.below(1000) < in_a_thousand
    }

    pub fn one_of<'a, T>(&self, all: &'a [T]) -> Option<&'a T> {
        all.get(usize::try_from(self.below(all.len() as u64)).unwrap())
    }
}
