//! Every outcome, one after the other.
//!
//! An odometer: run the step, remember how many ways there were at each
//! question, turn the last one on, run again. Dice that are read through a
//! table turn by meanings, each with its weight, instead of by faces.

use std::convert::Infallible;

use num_bigint::BigInt;
use num_rational::BigRational;

use crate::source::{Ask, Chance, Coach, Rules, Source};

/// One turn of the odometer: which way was taken at each question.
#[derive(Clone, Debug, Default)]
pub struct Path {
    turns: Vec<Turn>,
    probability: f64,
}

#[derive(Clone, Copy, Debug)]
struct Turn {
    chosen: u32,
    ways: u32,
    weight: u32,
    total: u32,
}

impl Path {
    /// How likely this path is, as far as chance is concerned.
    #[must_use]
    pub fn probability(&self) -> f64 {
        self.probability
    }

    /// The same as an exact fraction.
    #[must_use]
    pub fn odds(&self) -> BigRational {
        let mut odds = BigRational::from_integer(BigInt::from(1));
        for turn in &self.turns {
            odds *= BigRational::new(BigInt::from(turn.weight), BigInt::from(turn.total));
        }
        odds
    }
}

/// The type of coach of an enumeration that goes through decisions as well.
pub type NoCoach<G> = fn(&G, &Ask<'_, G>) -> usize;

/// Walks through the outcomes of a step. Chance is enumerated; a coach decides,
/// or, without one, decisions are enumerated too. A clock shows its typical time.
#[derive(Debug)]
pub struct Enumerate<'a, G, C> {
    rules: &'a G,
    coach: Option<C>,
    path: Path,
    used: usize,
}

impl<'a, G: Rules, C: Coach<G>> Enumerate<'a, G, C> {
    /// An odometer at its first path.
    pub fn new(rules: &'a G, coach: Option<C>) -> Enumerate<'a, G, C> {
        Enumerate {
            rules,
            coach,
            path: Path {
                turns: Vec::new(),
                probability: 1.0,
            },
            used: 0,
        }
    }

    /// The path of the last run.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Goes on to the next path. False after the last.
    pub fn turn(&mut self) -> bool {
        self.used = 0;
        self.path.probability = 1.0;
        while let Some(last) = self.path.turns.pop() {
            if last.chosen + 1 < last.ways {
                self.path.turns.push(Turn {
                    chosen: last.chosen + 1,
                    ..last
                });
                return true;
            }
        }
        false
    }

    /// The way to take at this question.
    fn way(&mut self, ways: u32, weight: impl Fn(u32) -> u32, total: u32) -> u32 {
        if self.used == self.path.turns.len() {
            self.path.turns.push(Turn {
                chosen: 0,
                ways,
                weight: 0,
                total,
            });
        }
        let turn = &mut self.path.turns[self.used];
        assert_eq!(
            turn.ways, ways,
            "rules must be a function of state and answers"
        );
        turn.weight = weight(turn.chosen);
        self.path.probability *= f64::from(turn.weight) / f64::from(total);
        self.used += 1;
        turn.chosen
    }
}

impl<G: Rules, C: Coach<G>> Source<G> for Enumerate<'_, G, C> {
    type Stop = Infallible;

    fn chance(&mut self, what: Chance<'_>) -> Result<u32, Infallible> {
        let outcomes = match what {
            Chance::Roll(die) => die.faces(),
            Chance::Draw { left, .. } => left.len() as u32,
            Chance::Elapsed(clock) => return Ok(clock.typical.min(clock.most)),
        };
        Ok(self.way(outcomes, |_| 1, outcomes))
    }

    fn decide(&mut self, ask: &Ask<'_, G>) -> Result<usize, Infallible> {
        match &mut self.coach {
            Some(coach) => Ok(coach.decide(self.rules, ask)),
            None => Ok(self.way(ask.menu.len() as u32, |_| 1, 1) as usize),
        }
    }

    fn pick_group(&mut self, weights: &[u32]) -> Result<Option<usize>, Infallible> {
        let total = weights.iter().sum();
        let weight = |chosen: u32| weights[chosen as usize];
        let way = self.way(weights.len() as u32, weight, total);
        Ok(Some(way as usize))
    }
}

/// Calls `visit` with every outcome of one step.
pub fn each_outcome<G, C>(
    rules: &G,
    state: &G::State,
    coach: Option<C>,
    mut visit: impl FnMut(G::State, &Path),
) where
    G: Rules,
    C: Coach<G>,
{
    let mut source = Enumerate::new(rules, coach);
    loop {
        let mut next = state.clone();
        let Ok(()) = rules.step(&mut next, &mut source);
        visit(next, source.path());
        if !source.turn() {
            return;
        }
    }
}

/// The same, with what was told on the way.
pub fn each_outcome_told<G, C>(
    rules: &G,
    state: &G::State,
    coach: Option<C>,
    mut visit: impl FnMut(G::State, &Path, &[G::Event]),
) where
    G: Rules,
    C: Coach<G>,
{
    let mut source = Told {
        inner: Enumerate::new(rules, coach),
        events: Vec::new(),
    };
    loop {
        let mut next = state.clone();
        let Ok(()) = rules.step(&mut next, &mut source);
        visit(next, source.inner.path(), &source.events);
        source.events.clear();
        if !source.inner.turn() {
            return;
        }
    }
}

/// An odometer that keeps what it is told.
struct Told<'a, G: Rules, C> {
    inner: Enumerate<'a, G, C>,
    events: Vec<G::Event>,
}

impl<G: Rules, C: Coach<G>> Source<G> for Told<'_, G, C> {
    type Stop = Infallible;

    fn chance(&mut self, what: Chance<'_>) -> Result<u32, Infallible> {
        self.inner.chance(what)
    }

    fn decide(&mut self, ask: &Ask<'_, G>) -> Result<usize, Infallible> {
        self.inner.decide(ask)
    }

    fn pick_group(&mut self, weights: &[u32]) -> Result<Option<usize>, Infallible> {
        self.inner.pick_group(weights)
    }

    fn tell(&mut self, event: G::Event) {
        self.events.push(event);
    }
}

/// Counts all paths of `steps` steps, over outcomes and decisions: the *perft*
/// of a rule set. A number that changes when a rule changes.
pub fn count_paths<G: Rules>(rules: &G, state: &G::State, steps: u32) -> u64 {
    if steps == 0 || rules.is_over(state) {
        return 1;
    }
    let mut paths = 0;
    each_outcome(rules, state, None::<NoCoach<G>>, |next, _| {
        paths += count_paths(rules, &next, steps - 1);
    });
    paths
}
