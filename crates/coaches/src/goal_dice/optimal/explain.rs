//! What each choice of a question is worth.

use goal_dice::{GoalDice, Period, State};
use tabletop::{
    Ask, BySide, Side,
    sources::{NoCoach, each_outcome},
};

use super::{
    TooLarge, as_started_by, by_the_roll, shoot_out,
    solve::{ChancesToWin, Keep, Solution, Solved, decided, solve},
};

/// The chances of a choice, both sides playing best from there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChoiceOdds {
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
            solution: solve(&by_the_roll(rules), Keep::All)?,
        })
    }

    /// What each choice of a question is worth; `None` for a position that is
    /// not among those solved.
    #[must_use]
    pub fn choices(&self, ask: &Ask<'_, GoalDice>) -> Option<Vec<ChoiceOdds>> {
        let here = self.solved(ask.state)?;
        let values = self.solution.choices(&here.state, ask.name)?;
        let odds = |value| ChoiceOdds {
            wins: here.wins(value),
        };
        Some(values.into_iter().map(odds).collect())
    }

    /// The chance that each side wins from a state between two steps, both playing
    /// best; `None` for a position that is not among those solved.
    #[must_use]
    pub fn value(&self, state: &State) -> Option<BySide<f64>> {
        match state.period {
            Period::Toss => self.value_of_toss(state),
            Period::ShootOut => {
                let odds = shoot_out::odds_from(&self.solution.chain.rules, *state);
                Some(BySide {
                    home: odds.home,
                    away: odds.away,
                })
            }
            Period::FullTime => {
                let [home, away] = decided(state.lead(Side::Home));
                Some(BySide { home, away })
            }
            _ => {
                let here = self.solved(state)?;
                let Solved { layout, .. } = here.solved;
                let chain = &self.solution.chain;
                let lead = here.state.lead(Side::Home);
                let clock = layout.clock(here.state.seconds_left)?;
                let shape = chain.find(&here.state)?;
                // Who rolls faster than the usual time may lead by more than is solved.
                if state.period == Period::FirstHalf {
                    layout.at(clock, lead, shape)?;
                }
                Some(here.wins(here.solved.value(clock, lead, shape)))
            }
        }
    }

    /// If both throw the same, it is done again.
    fn value_of_toss(&self, state: &State) -> Option<BySide<f64>> {
        let mut sum = BySide::both(0.0);
        let mut all = Some(0.0);
        let rules = &self.solution.chain.rules;
        each_outcome(rules, state, None::<NoCoach<GoalDice>>, |next, path| {
            if next.period == Period::Toss {
                return;
            }
            let value = self.value(&next);
            all = all
                .zip(value)
                .map(|(all, _): (f64, _)| all + path.probability());
            let value = value.unwrap_or(BySide::both(0.0));
            for side in Side::BOTH {
                sum[side] += path.probability() * value[side];
            }
        });
        all.map(|all| sum.map(|wins| wins / all))
    }

    /// A state as the side that starts its period in the solution sees it.
    fn solved(&self, state: &State) -> Option<Here<'_>> {
        let mut periods = self.solution.periods.iter();
        let solved = periods.find(|solved| solved.layout.stage.period == state.period)?;
        let starter = solved.layout.stage.starter;
        let mut seen = as_started_by(starter, state);
        let clock = solved.layout.clock_from(seen.seconds_left);
        seen.seconds_left = *solved.layout.clocks.get(clock)?;
        Some(Here {
            solved,
            state: seen,
            mirrored: state.starter != starter,
        })
    }
}

/// A position among those solved, perhaps with the sides exchanged.
struct Here<'a> {
    solved: &'a Solved,
    state: State,
    mirrored: bool,
}

impl Here<'_> {
    fn wins(&self, [home, away]: ChancesToWin) -> BySide<f64> {
        match self.mirrored {
            false => BySide { home, away },
            true => BySide {
                home: away,
                away: home,
            },
        }
    }
}
