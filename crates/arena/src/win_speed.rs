//! How long it takes to say who will win.

use std::time::Instant;

use library::Library;

use crate::table::new_match;
use games::setup::{MatchSetup, SetupError};
use simulation::win::{ChancesFound, WinChances};

/// About how many moments of a match are looked at.
const MOMENTS: usize = 60;

/// What was measured over a match.
#[derive(Clone, Copy, Debug)]
pub struct WinMeasured {
    /// Moments looked at.
    pub moments: usize,
    /// Milliseconds at the first, which may solve the game.
    pub first_ms: f64,
    /// Of all others: the median, and the most.
    pub median_ms: f64,
    /// The most.
    pub most_ms: f64,
    /// The largest standard error; `None` if nothing was played on.
    pub standard_error: Option<f64>,
    /// The most matches that were played on for one moment.
    pub matches: u64,
    /// True if the figures are estimates.
    pub estimated: bool,
}

/// Measures win chances all through a match between these coaches, with all cores;
/// `None` where they cannot be told.
///
/// # Errors
///
/// If the match cannot begin.
pub fn measure_win(
    setup: &MatchSetup,
    library: &Library,
) -> Result<Option<WinMeasured>, SetupError> {
    let mut answers = 0_usize;
    let mut whole = new_match(setup, library)?;
    while whole.answer_by_program().is_ok() {
        answers += 1;
    }
    let every = answers.div_ceil(MOMENTS).max(1);
    let mut again = new_match(setup, library)?;
    let mut times = Vec::new();
    let mut found = Vec::new();
    for number in 0..answers {
        if number % every == 0 {
            let began = Instant::now();
            let Some(chances) = again.win_chances() else {
                return Ok(None);
            };
            times.push(began.elapsed().as_secs_f64() * 1e3);
            found.push(chances);
        }
        // It did so before.
        let _ = again.answer_by_program();
    }
    let first_ms = times.first().copied().unwrap_or_default();
    let others = || times.iter().copied().skip(1);
    let estimated = found.iter().any(|one| one.found == ChancesFound::Estimated);
    let played = |chances: &WinChances| match chances.found {
        ChancesFound::Played {
            matches,
            standard_error,
        } => Some((matches, standard_error)),
        ChancesFound::Exact | ChancesFound::Estimated => None,
    };
    let played: Vec<(u64, f64)> = found.iter().filter_map(played).collect();
    let errors = played.iter().map(|(_, error)| *error);
    Ok(Some(WinMeasured {
        moments: times.len(),
        first_ms,
        median_ms: simulation::bench::median(others()),
        most_ms: others().fold(0.0, f64::max),
        standard_error: errors.reduce(f64::max),
        estimated,
        matches: played
            .iter()
            .map(|(matches, _)| *matches)
            .max()
            .unwrap_or(0),
    }))
}
