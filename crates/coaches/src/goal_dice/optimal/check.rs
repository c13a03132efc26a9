//! The solution against the rules themselves: what a position is worth follows
//! from one real step, enumerated afresh, and the worth of where it leads.

use goal_dice::{GoalDice, Period, State};
use tabletop::{
    Side,
    sources::{Generator, Tree, step_tree},
};

use super::{
    chain::{PositionChain, StartedPeriod},
    shoot_out,
    solve::{ChancesToWin, Keep, Solution, pick, solve, solve_period},
    table::Layout,
};

const STANDARD12: &str = include_str!("../../../../../data/goal-dice/standard12.grid");

/// What the solution says of any state of a match that home started.
fn known(solution: &Solution, state: &State) -> ChancesToWin {
    let lead = state.lead(Side::Home);
    match state.period {
        Period::FullTime => match lead {
            1.. => [1.0, 0.0],
            0 => [0.0, 0.0],
            _ => [0.0, 1.0],
        },
        Period::ShootOut => {
            let stage = StartedPeriod {
                period: state.period,
                starter: state.starter,
            };
            let odds = shoot_out::odds(&solution.chain.rules, stage);
            [odds.home, odds.away]
        }
        _ => {
            let mut periods = solution.periods.iter();
            let solved = periods.find(|solved| solved.layout.stage.period == state.period);
            let solved = solved.unwrap();
            let clock = solved.layout.clock(state.seconds_left).unwrap();
            solved.value(clock, lead, solution.chain.find(state).unwrap())
        }
    }
}

/// The worth of a step, backed up its tree.
fn backed_up(solution: &Solution, tree: &Tree<GoalDice>) -> ChancesToWin {
    match tree {
        Tree::End { state, .. } => known(solution, state),
        Tree::Chance(outcomes) => outcomes.iter().fold([0.0; 2], |sum, (p, tree)| {
            let value = backed_up(solution, tree);
            [sum[0] + p * value[0], sum[1] + p * value[1]]
        }),
        Tree::Decide(branch) => {
            let trees = branch.choices.iter().map(|(_, tree)| tree);
            let values = trees.map(|tree| backed_up(solution, tree));
            pick(values, branch.side).unwrap().1
        }
    }
}

#[test]
fn a_thousand_random_states() {
    let mut checked = 0;
    for (seed, options) in [
        &["half_seconds=120"][..],
        &["half_seconds=100", "one_cross=true", "wild=true"],
        &[
            "half_seconds=60",
            "tie_reroll=true",
            "knockout=true",
            "overtime_seconds=48",
            "sudden_seconds=36",
        ],
        &[
            "half_seconds=50",
            "time_model=detailed",
            "tie_reroll=true",
            "tie_rerolls=unlimited",
        ],
        &[
            "half_seconds=60",
            "fail_unit=turn",
            "after_goal=both_markers",
            "loss_of_turn=none",
        ],
        &["half_seconds=60", "lost_die=true"],
        &["half_seconds=48", "lost_die=true", "v5_mode=add"],
    ]
    .into_iter()
    .enumerate()
    {
        let rules = GoalDice::from_text(STANDARD12, options.iter().copied()).unwrap();
        let solution = solve(&rules, Keep::All).unwrap();
        let mut dice = Generator::new(seed as u64, 7).at(0, 0);
        for _ in 0..220 {
            let solved = &solution.periods[dice.below(solution.periods.len() as u32) as usize];
            let layout = &solved.layout;
            let clock = dice.below(layout.clocks.len() as u32) as usize;
            let shape = dice.below(layout.shapes as u32);
            let seconds = layout.clocks[clock];
            // Leads that matter, and sudden death is level.
            let reach = layout.spans[clock];
            let lead = dice.below(2 * reach as u32 + 1) as i32 - reach;
            let lead = if layout.stage.period == Period::SuddenDeath {
                0
            } else {
                lead
            };
            let state = solution.chain.state(layout.stage, shape, seconds, lead);
            if seconds == 0 && state.ties == 0 {
                continue;
            }
            let got = solved.value(clock, lead, shape);
            let expected = backed_up(&solution, &step_tree(&rules, &state));
            for side in 0..2 {
                let off = (got[side] - expected[side]).abs();
                assert!(
                    off < 1e-9,
                    "{options:?} {state:?}: {got:?}, by the rules {expected:?}"
                );
            }
            checked += 1;
        }
    }
    assert!(checked >= 1_000, "{checked}");
}

/// Another aim: with goals counted instead of results, starting a half is worth
/// .155076861 goals.
#[test]
fn a_half_for_goals() {
    let rules = GoalDice::from_text(STANDARD12, []).unwrap();
    let stage = StartedPeriod {
        period: Period::FirstHalf,
        starter: Side::Home,
    };
    let chain = PositionChain::new(&rules, &[stage]);
    let layout = Layout::new(&chain, stage);
    let solved = solve_period(&chain, layout, Keep::All, |lead| [f64::from(lead), 0.0]);
    let clocks = &solved.layout.clocks;
    let fresh = chain.fresh(stage);
    let [value, _] = solved.value(clocks.len() - 1, 0, chain.find(&fresh).unwrap());
    assert!((value - 0.155076861).abs() < 1e-9, "{value}");
    // The rolls left at which home shoots, away having a kick-off to come.
    let shoots = |place: u8, failures: u8| -> Vec<usize> {
        let mut state = fresh;
        state.sides.home.place = place;
        state.sides.home.kick_off = false;
        state.sides.home.failures = failures;
        let shape = chain.find(&state).unwrap();
        let chosen = |&clock: &usize| {
            let at = solved.layout.at(clock, 0, shape).unwrap();
            solved.chosen[clock][at].act() == 1
        };
        // Clock 0 is the end.
        (1..clocks.len()).filter(chosen).collect()
    };
    let edge_of_the_box: Vec<usize> = (1..=3).chain(6..=14).collect();
    assert_eq!(shoots(8, 0), edge_of_the_box);
    // A last roll that is no shot is wasted.
    let inside_channel: Vec<usize> = (1..=1).chain(6..=25).collect();
    assert_eq!(shoots(7, 1), inside_channel);
}
