//! Many matches played, and what they came to.

use coaches::offense_charts::Auto;
use football::Game as _;
use offense_charts::{Event, OffenseCharts};
use rayon::prelude::*;
use simulation::Scores;
use tabletop::{
    BySide, Rules as _, Side, play_out,
    sources::{Generator, Simulate},
};

/// Matches played by one thread before it looks for more.
const CHUNK: u64 = 2_000;

/// What matches came to: whole numbers only, so that the order of adding does not
/// matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoalTally {
    /// Matches.
    pub matches: u64,
    /// Goals of home and away.
    pub goals: [u64; 2],
    /// Their squares.
    pub squares: [u64; 2],
    /// How often each score came, by goals of home and away.
    pub scores: Scores,
}

impl GoalTally {
    /// One more match.
    pub fn count(&mut self, score: BySide<u16>) {
        self.matches += 1;
        for side in Side::BOTH {
            let goals = u64::from(score[side]);
            self.goals[side as usize] += goals;
            self.squares[side as usize] += goals.pow(2);
        }
        self.scores.count(score);
    }

    /// More matches.
    pub fn add(&mut self, other: &GoalTally) {
        self.matches += other.matches;
        for side in 0..2 {
            self.goals[side] += other.goals[side];
            self.squares[side] += other.squares[side];
        }
        self.scores.add(&other.scores);
    }

    /// Goals a match of a side.
    #[must_use]
    pub fn mean(&self, side: usize) -> f64 {
        self.goals[side] as f64 / self.matches.max(1) as f64
    }

    /// The standard error of that.
    #[must_use]
    pub fn standard_error(&self, side: usize) -> f64 {
        let matches = self.matches.max(1) as f64;
        let mean = self.mean(side);
        ((self.squares[side] as f64 / matches - mean * mean) / matches).sqrt()
    }

    /// The share of matches won at home, drawn, and won away.
    #[must_use]
    pub fn results(&self) -> [f64; 3] {
        let counts = self.scores.results();
        counts.map(|count| count as f64 / self.matches.max(1) as f64)
    }
}

/// The score of match `index` of a run.
#[must_use]
pub fn play(rules: &OffenseCharts, seed: u64, index: u64) -> BySide<u16> {
    let dice = Generator::new(seed, index);
    let mut source = Simulate::new(rules, dice, Auto, |_: Event| ());
    let mut state = rules.kick_off();
    play_out(rules, &mut state, &mut source);
    rules.score(&state)
}

/// Plays many matches, on all cores.
#[must_use]
pub fn simulate(rules: &OffenseCharts, matches: u64, seed: u64) -> GoalTally {
    let chunks = matches.div_ceil(CHUNK);
    let chunk = |chunk: u64| {
        let mut tally = GoalTally::default();
        for index in chunk * CHUNK..((chunk + 1) * CHUNK).min(matches) {
            tally.count(play(rules, seed, index));
        }
        tally
    };
    let sum = |mut sum: GoalTally, more: GoalTally| {
        sum.add(&more);
        sum
    };
    (0..chunks)
        .into_par_iter()
        .map(chunk)
        .reduce(GoalTally::default, sum)
}
