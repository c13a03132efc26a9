//! A player who shoots from wherever the marker stands.

use goal_dice::Choice;

pub(super) fn act() -> Choice {
    Choice::Shoot
}
