//! The exact solution: a coach nobody can play better than.
//!
//! Perfect information, one mover at a time, and time only runs down: so every
//! position has a value, worked out from the final whistle back. What can happen
//! in a position is taken from the rules by enumeration ([`chain`]).

pub(crate) mod chain;
pub(crate) mod shoot_out;
pub(crate) mod solve;
pub(crate) mod table;

use std::{collections::HashMap, fmt, sync::Arc};

use goal_dice::{GoalDice, Options, Period, State, options::TimeModel};
use tabletop::{Ask, BySide, Side};

use table::{Chosen, Layout};

/// The game has too many positions to be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("with these options the game has too many positions to be solved")
    }
}

impl std::error::Error for TooLarge {}

/// What to choose in every position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    ids: HashMap<State, u32>,
    periods: Vec<(Layout, Vec<Chosen>)>,
}

/// The coach who follows a plan. Cheap to clone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Optimal(Arc<Plan>);

impl Optimal {
    /// Solves the game.
    ///
    /// # Errors
    ///
    /// If it is too large.
    pub fn solve(rules: &GoalDice) -> Result<Optimal, TooLarge> {
        let rules = by_the_roll(rules);
        let solution = solve::solve(&rules)?;
        let periods = solution.periods.into_iter();
        Ok(Optimal(Arc::new(Plan {
            ids: solution.chain.into_ids(),
            periods: periods.map(|solved| (solved.layout, solved.chosen)).collect(),
        })))
    }

    /// The index of the best choice; `None` in a position the plan does not know.
    #[must_use]
    pub fn choose(&self, ask: &Ask<'_, GoalDice>) -> Option<usize> {
        let state = as_home_starts(ask.state);
        let shape = *self.0.ids.get(&chain::shape_of(&state))?;
        let mut periods = self.0.periods.iter();
        let (layout, chosen) = periods.find(|(layout, _)| layout.stage.period == state.period)?;
        // A real clock shows any second: the plan has every twelfth.
        let after = layout.clocks.partition_point(|&clock| clock < state.seconds_left);
        let clock = after.min(layout.clocks.len() - 1);
        let margin = state.lead(Side::Home).clamp(-layout.span, layout.span);
        let chosen = chosen[layout.at(clock, margin, shape)];
        let index = match ask.name {
            "turn" => chosen.act(),
            _ => chosen.penalty(),
        };
        Some(index).filter(|&index| index < ask.menu.len())
    }
}

/// The chances of a choice, or of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds {
    /// The chance that each side wins.
    pub wins: BySide<f64>,
}

impl Odds {
    /// The chance of a tie.
    #[must_use]
    pub fn tie(&self) -> f64 {
        1.0 - self.wins.home - self.wins.away
    }
}

/// The value of every choice of a question, both sides playing best from there.
#[derive(Debug)]
pub struct Explainer {
    rules: GoalDice,
}

impl Explainer {
    /// For this game.
    #[must_use]
    pub fn new(rules: &GoalDice) -> Explainer {
        Explainer {
            rules: by_the_roll(rules),
        }
    }

    /// Solves the game and looks at the choices of a question.
    ///
    /// # Errors
    ///
    /// If the game is too large.
    pub fn choices(&self, ask: &Ask<'_, GoalDice>) -> Result<Option<Vec<Odds>>, TooLarge> {
        let mut state = as_home_starts(ask.state);
        let mirrored = state != *ask.state;
        let solution = solve::solve(&self.rules)?;
        if let Some(solved) = solution.periods.iter().find(|solved| solved.layout.stage.period == state.period) {
            // A real clock shows any second: the solution has every twelfth.
            let clocks = &solved.layout.clocks;
            let after = clocks.partition_point(|&clock| clock < state.seconds_left);
            state.seconds_left = clocks[after.min(clocks.len() - 1)];
        }
        let values = solution.choices(&state, ask.name);
        Ok(values.map(|values| {
            let odds = |[home, away]: solve::Value| Odds {
                wins: match mirrored {
                    false => BySide { home, away },
                    true => BySide {
                        home: away,
                        away: home,
                    },
                },
            };
            values.into_iter().map(odds).collect()
        }))
    }
}

/// A real clock has no odds: the game is solved as if each roll took its usual
/// time.
fn by_the_roll(rules: &GoalDice) -> GoalDice {
    match rules.options().time_model {
        TimeModel::Live => GoalDice::new(
            rules.grid().clone(),
            Options {
                time_model: TimeModel::Uniform,
                ..*rules.options()
            },
        ),
        TimeModel::Uniform | TimeModel::Detailed => rules.clone(),
    }
}

/// The game is the same with the sides exchanged: a state of a match that home
/// started.
pub(crate) fn as_home_starts(state: &State) -> State {
    let even = matches!(state.period, Period::SecondHalf | Period::SuddenDeath);
    let started = if even { state.starter.other() } else { state.starter };
    match started {
        Side::Home => *state,
        Side::Away => State {
            starter: state.starter.other(),
            on_turn: state.on_turn.other(),
            sides: BySide {
                home: state.sides.away,
                away: state.sides.home,
            },
            ..*state
        },
    }
}
