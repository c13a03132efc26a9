//! A player with a feeling for the score: on the last roll of a period anything
//! is worth a try; the edge of the box is good enough after a failure, when
//! behind or when time runs out; the inside channel only in need.

use goal_dice::{GoalDice, SECONDS_PER_ROLL, State};

/// True if it is time to shoot.
#[inline]
pub(super) fn shoots(rules: &GoalDice, state: &State) -> bool {
    let me = &state.sides[state.on_turn];
    let behind_by = |goals: i32| state.lead(state.on_turn) <= -goals;
    let no_more_rolls_than = |rolls| state.seconds_left <= rolls * SECONDS_PER_ROLL;
    let failed = me.failures > 0;
    // The path ends: inside channel, edge of the box, wing, corner, box.
    let to_the_box = rules.grid().penalty_box() - me.place;
    match to_the_box {
        0 => true,
        _ if no_more_rolls_than(1) => true,
        3 => failed || behind_by(1) || no_more_rolls_than(3),
        4 => behind_by(2) || (behind_by(1) && failed),
        _ => false,
    }
}
