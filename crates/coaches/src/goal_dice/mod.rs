//! Coaches for goal-dice.

mod always_box;
pub mod odds;
pub mod optimal;
mod sensible;
mod shooter;

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
    #[inline]
    fn decide(&mut self, rules: &GoalDice, ask: &Ask<'_, GoalDice>) -> usize {
        // A question about an act has the act first in its menu.
        let about_act = ask.menu.first() == Some(&Choice::Advance);
        let wanted = match (&*self, about_act) {
            (Policy::Optimal(plan), _) => return plan.choose(ask).unwrap_or(ask.default),
            (Policy::Sensible, true) => sensible::act(rules, ask.state),
            (Policy::AlwaysBox, true) => always_box::act(),
            (Policy::Shooter, true) => shooter::act(),
            // Being sent back hurts far up the field: the default knows that.
            (Policy::Sensible, false) => return ask.default,
            (Policy::AlwaysBox | Policy::Shooter, false) => Choice::LoseTurn,
        };
        let found = ask.menu.iter().position(|&choice| choice == wanted);
        found.unwrap_or(ask.default)
    }
}
