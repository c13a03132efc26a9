//! `touchline bench --json`.

use arena::win_speed::WinMeasured;
use games::GameId;
use serde::Serialize;
use simulation::bench::MeasuredSpeed;

/// What was measured.
#[derive(Debug, Serialize)]
pub struct Bench {
    game: &'static str,
    cores: usize,
    matches_per_second: f64,
    matches_per_second_all_cores: f64,
    draws_per_match: f64,
    ns_per_draw: f64,
    bare_ns_per_draw: f64,
    bare_ratio: f64,
    solve_seconds: Option<f64>,
}

impl Bench {
    /// The shape of a measurement.
    #[must_use]
    pub fn new(game: GameId, measured: &MeasuredSpeed, cores: usize, all_cores: f64) -> Bench {
        Bench {
            game: game.id(),
            cores,
            matches_per_second: 1e9 / measured.match_ns,
            matches_per_second_all_cores: all_cores,
            draws_per_match: measured.draws_per_match,
            ns_per_draw: measured.match_ns / measured.draws_per_match,
            bare_ns_per_draw: measured.bare_ns / measured.draws_per_match,
            bare_ratio: measured.ratio,
            solve_seconds: measured.solve_seconds,
        }
    }
}

/// What `touchline bench --season` measured.
#[derive(Debug, Serialize)]
#[allow(missing_docs)] // The names say it.
pub struct SeasonBench {
    pub game: &'static str,
    pub cores: usize,
    pub teams: usize,
    pub matches: usize,
    pub stored_seconds: f64,
    pub players: usize,
    pub seasons: u64,
    pub seconds: f64,
    pub matches_per_second: f64,
    /// The chance of each team to win it.
    pub title: Vec<f64>,
}

/// What `touchline bench --win-probability` measured.
#[derive(Debug, Serialize)]
pub struct WinBench {
    game: &'static str,
    moments: usize,
    first_ms: f64,
    median_ms: f64,
    most_ms: f64,
    /// Nothing if all was exact.
    standard_error: Option<f64>,
    matches: u64,
}

impl WinBench {
    /// The shape of a measurement.
    #[must_use]
    pub fn new(game: GameId, measured: &WinMeasured) -> WinBench {
        WinBench {
            game: game.id(),
            moments: measured.moments,
            first_ms: measured.first_ms,
            median_ms: measured.median_ms,
            most_ms: measured.most_ms,
            standard_error: measured.standard_error,
            matches: measured.matches,
        }
    }
}
