//! Coaches for goal-dice.

pub mod odds;
pub mod optimal;
mod sensible;

use ::goal_dice::{Choice, GoalDice};
use tabletop::{Ask, Coach};

use optimal::Optimal;

/// A coach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Shoots when the square and the score ask for it.
    Sensible,
    /// Walks to the penalty box, whatever happens.
    AlwaysBox,
    /// Shoots from anywhere.
    Shooter,
    /// Follows the exact solution.
    Optimal(Optimal),
}

/// The coach who needs the game solved first.
pub const OPTIMAL: &str = "optimal";

/// All coaches by name, and what they do, the default first.
pub const COACHES: [(&str, &str); 4] = [
    (
        "sensible",
        "shoots from good squares when the score or the clock asks for it",
    ),
    (
        OPTIMAL,
        "follows the exact solution: nobody can play better",
    ),
    ("always-box", "never shoots before the penalty box"),
    ("shooter", "shoots from anywhere"),
];

impl Policy {
    /// The coach with this name, if it needs no solution.
    #[must_use]
    pub fn simple(name: &str) -> Option<Policy> {
        match name {
            "sensible" => Some(Policy::Sensible),
            "always-box" => Some(Policy::AlwaysBox),
            "shooter" => Some(Policy::Shooter),
            _ => None,
        }
    }
}

impl Coach<GoalDice> for Policy {
    // Always inlined: bulk play asks at every act, and then the question need not
    // be made to be asked.
    #[inline(always)]
    fn decide(&mut self, rules: &GoalDice, ask: &Ask<'_, GoalDice>) -> usize {
        // A question about an act has these two choices, in this order.
        match (self, ask.menu) {
            (Policy::Sensible, [Choice::Advance, Choice::Shoot]) => {
                usize::from(sensible::shoots(rules, ask.state))
            }
            (policy, _) => policy.decide_apart(*ask),
        }
    }
}

impl Policy {
    /// Everything but the one question and coach of most bulk play. Takes a copy of
    /// the question, so that no other has to be written down for it.
    #[inline(never)]
    fn decide_apart(&self, ask: Ask<'_, GoalDice>) -> usize {
        let takes = |wanted| ask.menu.iter().position(|&choice| choice == wanted);
        let taken = match self {
            Policy::Optimal(plan) => plan.choose(&ask),
            // Being sent back hurts far up the field: the default knows that.
            Policy::Sensible => None,
            Policy::AlwaysBox => takes(Choice::Advance).or_else(|| takes(Choice::LoseTurn)),
            Policy::Shooter => takes(Choice::Shoot).or_else(|| takes(Choice::LoseTurn)),
        };
        taken.unwrap_or(ask.default)
    }
}
