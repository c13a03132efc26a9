//! The exact solution: a coach nobody can play better than.
//!
//! Perfect information, one mover at a time, and time only runs down: so every
//! position has a value, worked out from the final whistle back. What can happen
//! in a position is taken from the rules by enumeration (`chain.rs`).

pub(crate) mod chain;
#[cfg(test)]
mod check;
mod explain;
mod plan;
pub(crate) mod shape;
pub(crate) mod shoot_out;
pub(crate) mod solve;
pub(crate) mod table;

use std::fmt;

use goal_dice::{GoalDice, Options, State, options::TimeModel};
use tabletop::{BySide, Side};

pub use explain::{ChoiceOdds, Explainer};
pub use plan::Optimal;

/// The game has too many positions to be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("with these options the game has too many positions to be solved")
    }
}

impl std::error::Error for TooLarge {}

/// A real clock has no odds: the game is solved as if each roll took its usual
/// time.
pub(crate) fn by_the_roll(rules: &GoalDice) -> GoalDice {
    match rules.options().time_model {
        TimeModel::Live => GoalDice::new(
            rules.grid().clone(),
            Options {
                time_model: TimeModel::Uniform,
                ..*rules.options()
            },
        ),
        TimeModel::Uniform | TimeModel::Detailed => rules.clone(),
    }
}

/// The game is the same with the sides exchanged: the state as it is if `starter`
/// started its period.
pub(crate) fn as_started_by(starter: Side, state: &State) -> State {
    if state.starter == starter {
        return *state;
    }
    State {
        starter,
        on_turn: state.on_turn.other(),
        sides: BySide {
            home: state.sides.away,
            away: state.sides.home,
        },
        ..*state
    }
}
