//! The odds of a match between two coaches: exact where the game allows it,
//! simulated otherwise.

use coaches::odds::MatchOdds;
use library::Library;
use tabletop::{BySide, Side, log::Log};

use crate::{
    games::ForGame,
    playable::{Playable, hire_both},
    setup::{MatchSetup, SetupError, rules_of},
    simulate::{Run, simulate},
};

/// Matches to simulate where there is no exact way.
const SIMULATED: u64 = 400_000;

/// How odds were found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Method {
    /// Nothing is lumped or cut.
    Exact,
    /// Worked out, with something lumped or cut.
    Bounded {
        /// The most that any chance can be wrong by.
        error: f64,
    },
    /// By playing many matches.
    Simulated {
        /// Of the chance of a win.
        standard_error: f64,
    },
}

/// The odds of a match.
#[derive(Clone, Debug)]
pub struct Odds {
    /// How they were found.
    pub method: Method,
    /// The odds.
    pub odds: MatchOdds,
    /// What people should know about the coaches or the method.
    pub notes: Vec<String>,
}

/// The odds of a match between computer coaches.
///
/// # Errors
///
/// If the match cannot begin.
pub fn odds(setup: &MatchSetup, library: &Library, threads: usize) -> Result<Odds, SetupError> {
    match worked(setup, library)? {
        Some(worked) => Ok(worked),
        None => {
            let run = Run {
                matches: SIMULATED,
                seed: 1,
                threads,
            };
            simulated(setup, library, &run, &mut |_| ())
        }
    }
}

/// The same where they can be worked out; `None` where they must be simulated.
///
/// # Errors
///
/// If the match cannot begin.
pub fn worked(setup: &MatchSetup, library: &Library) -> Result<Option<Odds>, SetupError> {
    struct Exact<'a>(&'a MatchSetup, &'a Library);
    impl ForGame for Exact<'_> {
        type Output = Result<Option<Odds>, SetupError>;

        fn run<G: Playable + 'static>(self) -> Self::Output {
            let Exact(setup, library) = self;
            let header = setup.header(library)?;
            let entries = Vec::new();
            let rules = rules_of::<G>(&Log { header, entries })?;
            let Some((policies, notes)) = hire_both(&rules, &setup.coaches, library) else {
                return Ok(None);
            };
            Ok(rules.worked_odds(&policies).map(|worked| Odds {
                method: match worked.error {
                    None => Method::Exact,
                    Some(error) => Method::Bounded { error },
                },
                odds: worked.odds,
                notes,
            }))
        }
    }
    setup.game.with(Exact(setup, library))
}

/// The same by playing so many matches; `played` hears now and then how many were.
///
/// # Errors
///
/// If the match cannot begin.
pub fn simulated(
    setup: &MatchSetup,
    library: &Library,
    run: &Run,
    played: &mut dyn FnMut(u64),
) -> Result<Odds, SetupError> {
    let summary = simulate(setup, library, run, &mut |first, more| {
        played(first + more.len() as u64);
    })?;
    let matches = summary.matches.max(1) as f64;
    let mean = |count: u64| count as f64 / matches;
    let won = summary.won.map(mean);
    let rows = summary.scores.iter();
    let means = |side: Side| {
        let stats = summary.box_score.stats[side].named();
        stats.map(|(name, count)| (name, mean(count))).collect()
    };
    let mut notes = summary.notes.clone();
    notes.push(format!(
        "these options have no exact odds: {} matches were simulated",
        summary.matches
    ));
    Ok(Odds {
        method: Method::Simulated {
            standard_error: (won.home * (1.0 - won.home) / matches).sqrt(),
        },
        odds: MatchOdds {
            wins: won,
            tie: 1.0 - won.home - won.away,
            scores: rows
                .map(|row| row.iter().map(|&count| mean(count)).collect())
                .collect(),
            means: BySide::from_fn(means),
        },
        notes,
    })
}
