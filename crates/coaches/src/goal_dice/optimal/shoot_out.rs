//! The odds of a shoot-out, from the rules kick by kick.

use std::collections::HashMap;

use football::{BoxScore, Game as _};
use goal_dice::{GoalDice, Period, SHOOT_OUT_ROUNDS as ROUNDS, State};
use tabletop::{
    Side,
    sources::{Tree, step_tree},
};

use super::{chain::StartedPeriod, shape::at};

/// What a shoot-out comes to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ShootOut {
    /// Home wins.
    pub home: f64,
    /// Away wins.
    pub away: f64,
    /// Kicks taken and scored, home and away.
    pub kicks: [f64; 2],
    pub scored: [f64; 2],
}

impl ShootOut {
    fn add(&mut self, p: f64, other: &ShootOut) {
        self.home += p * other.home;
        self.away += p * other.away;
        for side in 0..2 {
            self.kicks[side] += p * other.kicks[side];
            self.scored[side] += p * other.scored[side];
        }
    }
}

/// The odds from the first kick.
pub(crate) fn odds(rules: &GoalDice, stage: StartedPeriod) -> ShootOut {
    let fresh = State {
        on_turn: stage.starter,
        ..State::before_kick_off(rules.grid())
    };
    odds_from(rules, at(fresh, stage, 0, 0))
}

/// The odds from any kick.
pub(crate) fn odds_from(rules: &GoalDice, state: State) -> ShootOut {
    Solver {
        rules,
        known: HashMap::new(),
        again: None,
    }
    .value_of(state)
}

struct Solver<'a> {
    rules: &'a GoalDice,
    known: HashMap<State, ShootOut>,
    /// The state and the value of a round that was level and comes again.
    again: Option<(State, ShootOut)>,
}

impl Solver<'_> {
    fn value_of(&mut self, state: State) -> ShootOut {
        let state = reduced(state);
        if let Some(known) = self.known.get(&state) {
            return *known;
        }
        if let Some((again, value)) = &self.again
            && *again == state
        {
            return *value;
        }
        let round_begins = state.sides.home.kicks == ROUNDS && state.sides.away.kicks == ROUNDS;
        let value = match round_begins && state.ties == 0 {
            true => self.endless_rounds(state),
            false => self.step(state),
        };
        if self.again.is_none() {
            self.known.insert(state, value);
        }
        value
    }

    /// Rounds until just one side scores. What a round comes to is linear in
    /// what comes of a level one, so two trials tell both coefficients.
    fn endless_rounds(&mut self, state: State) -> ShootOut {
        let once = self.round_given(state, ShootOut::default());
        let certain = ShootOut {
            home: 1.0,
            ..ShootOut::default()
        };
        let level = self.round_given(state, certain).home - once.home;
        let mut value = ShootOut::default();
        value.add(1.0 / (1.0 - level), &once);
        value
    }

    fn round_given(&mut self, state: State, again: ShootOut) -> ShootOut {
        self.again = Some((state, again));
        let value = self.step(state);
        self.again = None;
        value
    }

    fn step(&mut self, state: State) -> ShootOut {
        let mut value = ShootOut::default();
        // A level kick that is thrown again leads back to its own state.
        let mut same = 0.0;
        let tree = step_tree(self.rules, &state);
        self.gather(1.0, tree, &state, &mut value, &mut same);
        let mut whole = ShootOut::default();
        whole.add(1.0 / (1.0 - same), &value);
        whole
    }

    fn gather(
        &mut self,
        p: f64,
        tree: Tree<GoalDice>,
        from: &State,
        value: &mut ShootOut,
        same: &mut f64,
    ) {
        match tree {
            Tree::Chance(outcomes) => {
                for (chance, tree) in outcomes {
                    self.gather(p * chance, tree, from, value, same);
                }
            }
            Tree::Decide(branch) => {
                // Nothing is decided in a shoot-out; if it were, evenly.
                let share = p / branch.choices.len().max(1) as f64;
                for (_, tree) in branch.choices {
                    self.gather(share, tree, from, value, same);
                }
            }
            Tree::End { state, events } => {
                if reduced(state) == *from {
                    *same += p;
                    return;
                }
                let mut counted = BoxScore::default();
                for event in &events {
                    self.rules
                        .report(event, |side, what, _| counted.count(side, what));
                }
                for (index, side) in Side::BOTH.into_iter().enumerate() {
                    let stats = &counted.stats[side];
                    value.kicks[index] += p * stats.shootout_kicks as f64;
                    value.scored[index] += p * stats.shootout_goals as f64;
                }
                let rest = match (state.period, self.rules.ahead(&state)) {
                    (Period::FullTime, Some(Side::Home)) => ShootOut {
                        home: 1.0,
                        ..ShootOut::default()
                    },
                    (Period::FullTime, _) => ShootOut {
                        away: 1.0,
                        ..ShootOut::default()
                    },
                    _ => self.value_of(state),
                };
                value.add(p, &rest);
            }
        }
    }
}

/// In sudden death only the present round matters: rounds and goals that cancel
/// out are taken off.
fn reduced(mut state: State) -> State {
    let (home, away) = (&mut state.sides.home, &mut state.sides.away);
    let extra = home.kicks.min(away.kicks).saturating_sub(ROUNDS);
    if home.kicks.min(away.kicks) >= ROUNDS {
        home.kicks -= extra;
        away.kicks -= extra;
        let level = home.kicks_scored.min(away.kicks_scored);
        home.kicks_scored -= level;
        away.kicks_scored -= level;
    }
    home.second_shoots = false;
    home.second_keeps = false;
    away.second_shoots = false;
    away.second_keeps = false;
    state
}
