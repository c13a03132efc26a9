//! Coaches for counter-attack.
//!
//! All are functions of the position alone: the same question gets the same answer.

mod answer;
mod attack;
mod defence;
pub mod draft;
mod flight;
mod greedy;
mod kick_off;
#[cfg(test)]
#[path = "../../tests/kit/mod.rs"]
#[allow(clippy::unwrap_used)]
mod kit;
mod moments;
mod outlook;
mod planner;
mod run;
mod scale;
mod set_piece;
pub mod value;
mod view;

use std::hash::{Hash, Hasher};

use ::counter_attack::CounterAttack;
use tabletop::{Ask, Coach};

pub use planner::{BUDGET, Planner};

/// All coaches by name, and what they do, the default first.
pub const COACHES: [(&str, &str); 3] = [
    (
        "greedy",
        "takes what is best one action ahead, by the odds of steals, passes, tackles and shots",
    ),
    (
        "planner",
        "tries sensible moves on the board and judges each by the best answer to it, lines up by what its players can do, gets into the way of shots; slower",
    ),
    ("random", "chooses anything"),
];

/// A coach.
#[derive(Clone, Debug)]
pub enum Policy {
    /// The best one action ahead.
    Greedy,
    /// A searcher.
    Planner(Planner),
    /// Anything.
    Random,
}

impl Policy {
    /// The coach with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Policy> {
        match name {
            "greedy" => Some(Policy::Greedy),
            "planner" => Some(Policy::Planner(Planner::new(BUDGET))),
            "random" => Some(Policy::Random),
            _ => None,
        }
    }
}

impl Coach<CounterAttack> for Policy {
    fn decide(&mut self, rules: &CounterAttack, ask: &Ask<'_, CounterAttack>) -> usize {
        match self {
            Policy::Random => (scatter(ask) % ask.menu.len() as u64) as usize,
            Policy::Greedy => greedy::choose(rules, ask, &scale::GUESSED),
            Policy::Planner(planner) => planner.choose(rules, ask),
        }
    }
}

/// A number that looks random and follows from the question.
fn scatter(ask: &Ask<'_, CounterAttack>) -> u64 {
    let mut hasher = Mixed(0);
    (ask.state, ask.name).hash(&mut hasher);
    hasher.finish()
}

/// A quick hash: nobody tries to make positions collide, and a random match asks for
/// hundreds.
struct Mixed(u64);

impl Mixed {
    fn mix(&mut self, number: u64) {
        self.0 = (self.0 ^ number)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(27);
    }
}

impl Hasher for Mixed {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.mix(u64::from(*byte)));
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(u64::from(number));
    }

    fn write_u16(&mut self, number: u16) {
        self.mix(u64::from(number));
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ self.0 >> 31).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
}
