//! One table with fewer matches than a round robin (CP-2.4): opponents are drawn
//! from pots, half of the matches are at home, and edge colouring puts them into
//! matchdays.

mod matchdays;
mod opponents;
mod venues;

use thiserror::Error;

use crate::fixtures::Round;
use crate::lots::Bowl;
use crate::{Entrant, MAX_TEAMS, TeamIx, repeated};

/// What the draw must keep to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhaseRules {
    /// Matches of each team.
    pub matches: usize,
    /// Pots of equal size; each team meets equally many of each.
    pub pots: usize,
    /// Teams of one country may meet.
    pub same_country: bool,
    /// The most opponents from one country.
    pub max_per_country: Option<usize>,
}

/// Why there is no draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PhaseError {
    /// The numbers do not divide.
    #[error(
        "{teams} teams in {pots} pots with {matches} matches each: teams and matches must be \
         multiples of the pots, and a pot must be larger than the matches against it"
    )]
    Numbers {
        /// How many teams.
        teams: usize,
        /// How many pots.
        pots: usize,
        /// How many matches.
        matches: usize,
    },
    /// A team is listed twice.
    #[error("{0} is listed twice: list each team once")]
    Repeated(TeamIx),
    /// Every possibility was tried.
    #[error("no draw keeps the countries apart as asked: relax same_country or max_per_country")]
    Impossible,
    /// Too many possibilities were tried.
    #[error("no draw was found among {0} tries: relax same_country or max_per_country")]
    GaveUp(usize),
}

/// Draws the rounds of a phase. `teams` are in the order of their seeds, so that the
/// first pot has the best.
///
/// # Errors
///
/// When the numbers do not divide, or there is no draw that keeps to the rules.
pub fn draw(
    teams: &[TeamIx],
    entrants: &[Entrant],
    rules: &PhaseRules,
    bowl: &mut Bowl,
) -> Result<Vec<Round>, PhaseError> {
    let PhaseRules { matches, pots, .. } = *rules;
    let numbers = PhaseError::Numbers {
        teams: teams.len(),
        pots,
        matches,
    };
    let fits = pots > 0
        && teams.len() <= MAX_TEAMS
        && teams.len().is_multiple_of(pots)
        && matches.is_multiple_of(pots)
        && matches > 0;
    if !fits {
        return Err(numbers);
    }
    let (size, per_pot) = (teams.len() / pots, matches / pots);
    if per_pot >= size || !(size * per_pot).is_multiple_of(2) {
        return Err(numbers);
    }
    if let Some(team) = repeated(teams) {
        return Err(PhaseError::Repeated(team));
    }
    let countries = countries(teams, entrants);
    let pairs = opponents::draw(&countries, size, per_pot, rules, bowl)?;
    let pairs = venues::share(&pairs, size, per_pot);
    let days = matchdays::colour(teams.len(), &pairs, matches, bowl);
    Ok(matchdays::rounds(teams, &pairs, &days))
}

/// A number for each team's country; teams without one have a country of their own.
fn countries(teams: &[TeamIx], entrants: &[Entrant]) -> Vec<usize> {
    let of = |team: TeamIx| entrants.get(team.0).and_then(|e| e.country.as_deref());
    let first = |at: usize| match of(teams[at]) {
        None => at,
        country => teams
            .iter()
            .position(|&team| of(team) == country)
            .unwrap_or(at),
    };
    (0..teams.len()).map(first).collect()
}
