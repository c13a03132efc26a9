//! The odds of a match between two coaches: exact where the game allows it,
//! simulated otherwise.

pub use coaches::odds::MatchOdds;
use football::Phrase;
use library::Library;
use tabletop::{BySide, Side};

use crate::{
    sample::sample,
    simulate::{Run, ready},
};
use games::{
    ForGame, GameId,
    playable::Playable,
    setup::{MatchSetup, SetupError},
};

/// Matches to simulate where there is no exact way and nobody says how many: in any game they
/// take less than a minute.
#[must_use]
pub fn usual_matches(game: GameId) -> u64 {
    match game.measured() {
        1_000.. => 400_000,
        few => 10 * few,
    }
}

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
        /// The largest of those of a win, a draw and a loss.
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
    /// The standard error of each of them, where they were simulated.
    pub errors: Option<MatchOdds>,
    /// How many matches were, if any.
    pub matches: Option<u64>,
    /// What people should know about the coaches or the method.
    pub notes: Vec<Phrase>,
}

/// What one setting changes against another.
#[derive(Clone, Debug, PartialEq)]
pub struct Effect {
    /// The odds of the one less those of the other.
    pub of: MatchOdds,
    /// The standard error of each difference, if any was simulated.
    pub errors: Option<MatchOdds>,
    /// The most that the difference of two chances can be wrong by, besides.
    pub bound: f64,
}

impl Effect {
    /// Of odds that were not both simulated.
    #[must_use]
    pub fn between(one: &Odds, other: &Odds) -> Effect {
        let bound = |odds: &Odds| match odds.method {
            Method::Bounded { error } => error,
            Method::Exact | Method::Simulated { .. } => 0.0,
        };
        let errors = match (&one.errors, &other.errors) {
            (Some(one), Some(other)) => Some(by_number(one, other, f64::hypot)),
            (one, other) => one.as_ref().or(other.as_ref()).cloned(),
        };
        Effect {
            of: by_number(&one.odds, &other.odds, |one, other| one - other),
            errors,
            bound: bound(one) + bound(other),
        }
    }
}

/// Each number of two odds together.
fn by_number(one: &MatchOdds, other: &MatchOdds, both: impl Fn(f64, f64) -> f64) -> MatchOdds {
    let scores = one.scores.iter().zip(&other.scores);
    let mean = |((name, one), (_, other)): (&(&'static str, f64), &(&'static str, f64))| {
        (*name, both(*one, *other))
    };
    let means = |side: Side| {
        let pairs = one.means[side].iter().zip(&other.means[side]);
        pairs.map(mean).collect()
    };
    MatchOdds {
        wins: BySide::from_fn(|side: Side| both(one.wins[side], other.wins[side])),
        tie: both(one.tie, other.tie),
        scores: scores
            .map(|(one, other)| {
                one.iter()
                    .zip(other)
                    .map(|(one, other)| both(*one, *other))
                    .collect()
            })
            .collect(),
        means: BySide::from_fn(means),
    }
}

/// The odds of a match between computer coaches where they can be worked out; `None` where
/// they must be simulated.
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
            let ready = ready::<G>(setup, library)?;
            Ok(ready.rules.worked_odds(&ready.policies).map(|worked| Odds {
                method: match worked.error {
                    None => Method::Exact,
                    Some(error) => Method::Bounded { error },
                },
                odds: worked.odds,
                errors: None,
                matches: None,
                notes: ready.notes,
            }))
        }
    }
    setup.game.with(Exact(setup, library))
}

/// The same by playing so many matches; `played` hears now and then how many were, and says
/// whether to go on.
///
/// # Errors
///
/// If the match cannot begin, or what `played` says.
pub fn simulated<E: From<SetupError>>(
    setup: &MatchSetup,
    library: &Library,
    run: &Run,
    played: &mut dyn FnMut(u64) -> Result<(), E>,
) -> Result<Odds, E> {
    let mut heard = Ok(());
    let mut go_on = |matches| {
        heard = played(matches);
        heard.is_ok()
    };
    let sample = sample((setup, library), None, run, &mut go_on)?;
    heard.map(|()| sample.odds)
}
