//! `touchline sim --json`.

use std::{collections::BTreeMap, time::Duration};

use football::Stats;
use games::MatchSetup;
use serde::Serialize;
use simulation::{Run, Summary};
use tabletop::BySide;
use utoipa::ToSchema;

/// What a run of bulk simulation came to.
#[derive(Debug, Serialize)]
pub struct Sim {
    game: &'static str,
    home: String,
    away: String,
    coaches: Sides<String>,
    options: Vec<String>,
    matches: u64,
    seed: u64,
    threads: usize,
    seconds: f64,
    matches_per_second: f64,
    draws_per_match: f64,
    home_win: f64,
    draw: f64,
    away_win: f64,
    goals: Sides<f64>,
    score: Vec<Vec<f64>>,
    per_match: Sides<BTreeMap<&'static str, f64>>,
}

/// One thing for each side, by name.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Sides<T> {
    pub(crate) home: T,
    pub(crate) away: T,
}

impl<T> From<BySide<T>> for Sides<T> {
    fn from(sides: BySide<T>) -> Sides<T> {
        Sides {
            home: sides.home,
            away: sides.away,
        }
    }
}

impl Sim {
    /// The shape of a run.
    #[must_use]
    pub fn new(setup: &MatchSetup, run: &Run, summary: &Summary, took: Duration) -> Sim {
        let matches = summary.matches.max(1) as f64;
        let seconds = took.as_secs_f64();
        let mean = |count: u64| count as f64 / matches;
        let means = |stats: Stats| {
            stats
                .named()
                .map(|(name, count)| (name, mean(count)))
                .collect()
        };
        let drawn = summary.matches - summary.won.home - summary.won.away;
        Sim {
            game: setup.game.id(),
            home: setup.names.home.clone(),
            away: setup.names.away.clone(),
            coaches: setup.coaches.clone().into(),
            options: setup.options.clone(),
            matches: summary.matches,
            seed: run.seed,
            threads: run.threads,
            seconds,
            matches_per_second: summary.matches as f64 / seconds.max(1e-9),
            draws_per_match: mean(summary.draws),
            home_win: mean(summary.won.home),
            draw: mean(drawn),
            away_win: mean(summary.won.away),
            goals: summary
                .box_score
                .stats
                .map(|stats| mean(stats.goals))
                .into(),
            score: summary
                .scores
                .iter()
                .map(|row| row.iter().map(|&count| mean(count)).collect())
                .collect(),
            per_match: summary.box_score.stats.map(means).into(),
        }
    }
}
