//! Chances worked out exactly, by going through all outcomes.

use std::ops::{Add, Mul};

use goal_dice::{Choice, GoalDice, State};
use tabletop::{Ask, sources::each_outcome};

/// All throws of some six-sided dice.
pub fn throws(dice: u32) -> impl Iterator<Item = Vec<u8>> {
    let digit = |throw: u32, at: u32| (throw / 6_u32.pow(at) % 6 + 1) as u8;
    (0..6_u32.pow(dice)).map(move |throw| (0..dice).map(|at| digit(throw, at)).collect())
}

/// An exact chance in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio(u128, u128);

impl Ratio {
    pub fn new(part: u128, all: u128) -> Ratio {
        let (mut a, mut b) = (part, all);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        Ratio(part / a, all / a)
    }

    /// Reads `181/240`, or a whole number.
    fn read(text: &str) -> Ratio {
        let (part, all) = text.split_once('/').unwrap_or((text, "1"));
        Ratio::new(part.parse().unwrap(), all.parse().unwrap())
    }
}

impl Add for Ratio {
    type Output = Ratio;

    fn add(self, other: Ratio) -> Ratio {
        Ratio::new(self.0 * other.1 + other.0 * self.1, self.1 * other.1)
    }
}

impl Mul for Ratio {
    type Output = Ratio;

    fn mul(self, other: Ratio) -> Ratio {
        Ratio::new(self.0 * other.0, self.1 * other.1)
    }
}

/// The exact chance that an act of the side on turn, thrown again once if it is
/// level, ends in a state like this. Every outcome of the dice is gone through.
pub fn chance(
    rules: &GoalDice,
    state: &State,
    choice: Choice,
    like: &impl Fn(&State) -> bool,
) -> Ratio {
    let thrown_before = state.ties;
    let coach = |_: &GoalDice, ask: &Ask<'_, GoalDice>| {
        let wanted = ask.menu.iter().position(|&offered| offered == choice);
        wanted.unwrap_or(ask.default)
    };
    let mut sum = Ratio::new(0, 1);
    each_outcome(rules, state, Some(coach), |next, path| {
        let odds = Ratio::read(&path.odds().to_string());
        if next.ties > 0 {
            assert_eq!(thrown_before, 0, "a shot is thrown again once");
            sum = sum + odds * chance(rules, &next, choice, like);
        } else if like(&next) {
            sum = sum + odds;
        }
    });
    sum
}
