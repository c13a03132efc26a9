//! The exact odds of a match between two coaches: every position with its
//! chance, from kick-off to the final whistle.

mod forward;
mod sums;

use goal_dice::{GoalDice, Period, State};
use tabletop::{
    BySide, Coach,
    sources::{NoCoach, each_outcome},
};

pub use crate::odds::MatchOdds;

use sums::MatchSums;

use super::{
    Policy,
    optimal::{TooLarge, by_the_roll},
};

/// The odds of a match between two coaches.
///
/// # Errors
///
/// If the game has too many positions.
pub fn match_odds(rules: &GoalDice, coaches: &BySide<Policy>) -> Result<MatchOdds, TooLarge> {
    let alike = coaches.home == coaches.away;
    let BySide { mut home, mut away } = coaches.clone();
    let coaches = BySide {
        home: &mut home as AnyCoach<'_>,
        away: &mut away,
    };
    either_starting(rules, coaches, alike)
}

/// A coach of any kind, who always chooses the same in the same position.
pub type AnyCoach<'a> = &'a mut dyn Coach<GoalDice>;

/// The odds of a match between two coaches of any kind.
///
/// # Errors
///
/// If the game has too many positions.
pub fn match_odds_of(
    rules: &GoalDice,
    coaches: BySide<AnyCoach<'_>>,
) -> Result<MatchOdds, TooLarge> {
    either_starting(rules, coaches, false)
}

fn either_starting(
    rules: &GoalDice,
    mut coaches: BySide<AnyCoach<'_>>,
    alike: bool,
) -> Result<MatchOdds, TooLarge> {
    let rules = by_the_roll(rules);
    let home_starts = toss(&rules);
    let mut odds = MatchSums::new();
    // The game is the same with the sides exchanged.
    let first = (alike || home_starts > 0.0)
        .then(|| forward::run(&rules, &mut coaches))
        .transpose()?;
    if let Some(first) = &first {
        odds.add(home_starts, first);
    }
    if home_starts < 1.0 {
        let mut exchanged = BySide {
            home: coaches.away,
            away: coaches.home,
        };
        let second = match first {
            Some(first) if alike => first,
            _ => forward::run(&rules, &mut exchanged)?,
        };
        odds.add(1.0 - home_starts, &second.exchanged());
    }
    Ok(odds.finish())
}

/// The chance that home starts, from the rules.
fn toss(rules: &GoalDice) -> f64 {
    let mut starts = [0.0; 2];
    let before = State::before_kick_off(rules.grid());
    each_outcome(rules, &before, None::<NoCoach<GoalDice>>, |state, path| {
        // If both throw the same, it is done again.
        if state.period == Period::FirstHalf {
            starts[state.starter as usize] += path.probability();
        }
    });
    starts[0] / (starts[0] + starts[1])
}
