//! States without their clock and score, and what follows a period.

use goal_dice::{GoalDice, Marker, Period, State};
use tabletop::{
    Side,
    situation::Situation as _,
    sources::{Tree, step_tree},
};

use super::chain::StartedPeriod;

/// A state without its clock, its score and what does not change the odds.
pub(crate) fn shape_of(state: &State) -> State {
    let mut shape = *state;
    shape.period = Period::FirstHalf;
    shape.starter = Side::Home;
    shape.seconds_left = 0;
    for side in Side::BOTH {
        let marker = &mut shape.sides[side];
        marker.goals = 0;
        marker.kicks = 0;
        marker.kicks_scored = 0;
        // Which mate throws does not change the odds.
        marker.second_shoots = false;
        marker.second_keeps = false;
    }
    shape
}

/// The shape of a state as one number, quick to look up. Names every field, so
/// that none is forgotten.
pub(crate) fn key_of(state: &State) -> u64 {
    let State {
        period: _,
        starter: _,
        on_turn,
        seconds_left: _,
        ties,
        sides,
    } = *state;
    let mut key = u64::from(ties) << 1 | on_turn as u64;
    for side in Side::BOTH {
        let Marker {
            place,
            kick_off,
            failures,
            owes,
            dice_lost,
            advanced,
            goals: _,
            kicks: _,
            kicks_scored: _,
            second_shoots: _,
            second_keeps: _,
        } = sides[side];
        let flags = u8::from(kick_off) | u8::from(owes) << 1 | u8::from(advanced) << 2;
        for (bits, part) in [(8, place), (4, failures), (4, dice_lost), (3, flags)] {
            key = key << bits | u64::from(part);
        }
    }
    key
}

/// A state of some shape at a clock and a lead.
pub(crate) fn at(shape: State, stage: StartedPeriod, seconds: u16, margin: i32) -> State {
    let mut state = shape;
    state.period = stage.period;
    state.starter = stage.starter;
    state.seconds_left = seconds;
    state.sides.home.goals = margin.max(0) as u16;
    state.sides.away.goals = (-margin).max(0) as u16;
    state
}

/// What follows a period that ends with this lead of home: the next one, or
/// nothing. Taken from the rules: a roll that fails as time runs out.
pub(crate) fn after(rules: &GoalDice, stage: StartedPeriod, margin: i32) -> Option<StartedPeriod> {
    let fresh = State {
        on_turn: stage.starter,
        ..rules.opening()
    };
    let last_second = at(fresh, stage, 1, margin);
    let end = without_goal(step_tree(rules, &last_second), &last_second)?;
    (end.period != Period::FullTime).then_some(StartedPeriod {
        period: end.period,
        starter: end.starter,
    })
}

/// An end of the step at which nobody has scored.
fn without_goal(tree: Tree<GoalDice>, start: &State) -> Option<State> {
    match tree {
        Tree::End { state, .. } => {
            (state.lead(Side::Home) == start.lead(Side::Home)).then_some(state)
        }
        Tree::Chance(outcomes) => {
            let mut trees = outcomes.into_iter().map(|(_, tree)| tree);
            trees.find_map(|tree| without_goal(tree, start))
        }
        Tree::Decide(branch) => {
            let mut trees = branch.choices.into_iter().map(|(_, tree)| tree);
            trees.find_map(|tree| without_goal(tree, start))
        }
    }
}
