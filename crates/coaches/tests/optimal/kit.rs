//! What the tests have in common: the game as it is, solved once.

use std::sync::LazyLock;

use coaches::goal_dice::optimal::{Explainer, Optimal};
use goal_dice::{Choice, GoalDice, State};
use tabletop::{Ask, Duty, situation::Situation as _};

const STANDARD12: &str = include_str!("../../../../data/goal-dice/standard12.grid");

pub fn rules(options: &[&str]) -> GoalDice {
    GoalDice::from_text(STANDARD12, options.iter().copied()).unwrap()
}

/// The game without options.
pub static RULES: LazyLock<GoalDice> = LazyLock::new(|| rules(&[]));

/// What is best in it.
pub static PLAN: LazyLock<Optimal> = LazyLock::new(|| Optimal::solve(&RULES).unwrap());

/// What its positions are worth.
pub static EXPLAINER: LazyLock<Explainer> = LazyLock::new(|| Explainer::new(&RULES).unwrap());

pub fn arrange(rules: &GoalDice, lines: &[(&str, &str)]) -> State {
    let lines = lines.iter().map(|(name, value)| (0, *name, *value));
    rules.arrange(lines).unwrap()
}

/// The lines of a text, `name: value`.
pub fn lines(text: &str) -> Vec<(&str, &str)> {
    text.lines()
        .filter_map(|line| line.split_once(": "))
        .collect()
}

pub fn turn<'a>(state: &'a State) -> Ask<'a, GoalDice> {
    Ask {
        name: "turn",
        state,
        side: state.on_turn,
        menu: &[Choice::Advance, Choice::Shoot],
        default: 0,
        duty: Duty::Must,
    }
}

/// The state in which the penalty is chosen, if the roll that now follows is a
/// second failure: a roll later, no failures.
pub fn after_second_failure(state: &State) -> State {
    let mut asked = *state;
    asked.seconds_left -= 12;
    asked.sides[asked.on_turn].failures = 0;
    asked
}

pub fn penalty<'a>(state: &'a State) -> Ask<'a, GoalDice> {
    Ask {
        name: "penalty",
        state,
        side: state.on_turn.other(),
        menu: &[Choice::LoseTurn, Choice::SendBack],
        default: 0,
        duty: Duty::Must,
    }
}

#[track_caller]
pub fn close(got: f64, expected: f64, within: f64) {
    assert!(
        (got - expected).abs() <= within,
        "{got} instead of {expected}"
    );
}
