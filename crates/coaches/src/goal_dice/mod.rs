//! Coaches for goal-dice.

mod always_box;
pub mod optimal;
mod sensible;
mod shooter;

use ::goal_dice::{Choice, GoalDice};
use tabletop::{Ask, Coach};

/// A coach by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Shoots when the square and the score ask for it.
    Sensible,
    /// Walks to the penalty box, whatever happens.
    AlwaysBox,
    /// Shoots from anywhere.
    Shooter,
}

impl Policy {
    /// All coaches, the best first.
    pub const ALL: [Policy; 3] = [Policy::Sensible, Policy::AlwaysBox, Policy::Shooter];

    /// The name used on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Policy::Sensible => "sensible",
            Policy::AlwaysBox => "always-box",
            Policy::Shooter => "shooter",
        }
    }

    /// The coach in a line.
    #[must_use]
    pub fn about(self) -> &'static str {
        match self {
            Policy::Sensible => "shoots from good squares when the score or the clock asks for it",
            Policy::AlwaysBox => "never shoots before the penalty box",
            Policy::Shooter => "shoots from anywhere",
        }
    }

    /// The coach with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Policy> {
        Policy::ALL.into_iter().find(|policy| policy.name() == name)
    }
}

impl Coach<GoalDice> for Policy {
    #[inline]
    fn decide(&mut self, rules: &GoalDice, ask: &Ask<'_, GoalDice>) -> usize {
        let wanted = match (self, ask.name) {
            (Policy::Sensible, "turn") => sensible::act(rules, ask.state),
            (Policy::AlwaysBox, "turn") => always_box::act(),
            (Policy::Shooter, "turn") => shooter::act(),
            // Being sent back hurts far up the field: the default knows that.
            (Policy::Sensible, _) => return ask.default,
            (Policy::AlwaysBox | Policy::Shooter, _) => Choice::LoseTurn,
        };
        let found = ask.menu.iter().position(|&choice| choice == wanted);
        found.unwrap_or(ask.default)
    }
}
