//! A player who walks to the penalty box and shoots only there.

use goal_dice::Choice;

pub(super) fn act() -> Choice {
    Choice::Advance
}
