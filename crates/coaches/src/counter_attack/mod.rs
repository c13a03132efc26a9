//! Coaches for counter-attack.
//!
//! All are functions of the position alone: the same question gets the same answer.

mod attack;
mod defence;
pub mod draft;
mod greedy;
mod moments;
mod planner;
mod run;
mod set_piece;
mod view;

use std::hash::{DefaultHasher, Hash, Hasher};

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
        "tries sensible moves on the board and judges each by the best answer to it; slower",
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
            Policy::Greedy => greedy::choose(rules, ask),
            Policy::Planner(planner) => planner.choose(rules, ask),
        }
    }
}

/// A number that looks random and follows from the question.
fn scatter(ask: &Ask<'_, CounterAttack>) -> u64 {
    let mut hasher = DefaultHasher::new();
    (ask.state, ask.name).hash(&mut hasher);
    hasher.finish()
}
