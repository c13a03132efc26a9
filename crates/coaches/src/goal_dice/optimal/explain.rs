//! What each choice of a question is worth.

use goal_dice::GoalDice;
use tabletop::{Ask, BySide};

use super::{
    TooLarge, as_started_by, by_the_roll,
    solve::{Solution, Value, solve},
};

/// The chances of a choice, both sides playing best from there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds {
    /// The chance that each side wins.
    pub wins: BySide<f64>,
}

/// The game solved, with the value of every position at hand.
#[derive(Debug)]
pub struct Explainer {
    solution: Solution,
}

impl Explainer {
    /// Solves the game.
    ///
    /// # Errors
    ///
    /// If it is too large.
    pub fn new(rules: &GoalDice) -> Result<Explainer, TooLarge> {
        Ok(Explainer {
            solution: solve(&by_the_roll(rules))?,
        })
    }

    /// What each choice of a question is worth; `None` for a position that is
    /// not among those solved.
    #[must_use]
    pub fn choices(&self, ask: &Ask<'_, GoalDice>) -> Option<Vec<Odds>> {
        let mut periods = self.solution.periods.iter();
        let period = ask.state.period;
        let solved = periods.find(|solved| solved.layout.stage.period == period)?;
        let starter = solved.layout.stage.starter;
        let mirrored = ask.state.starter != starter;
        let mut state = as_started_by(starter, ask.state);
        state.seconds_left = solved.layout.next_clock(state.seconds_left);
        let values = self.solution.choices(&state, ask.name)?;
        let odds = |[home, away]: Value| Odds {
            wins: match mirrored {
                false => BySide { home, away },
                true => BySide {
                    home: away,
                    away: home,
                },
            },
        };
        Some(values.into_iter().map(odds).collect())
    }
}
