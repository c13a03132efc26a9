//! Who meets whom, round by round: a round robin by the circle method
//! (CP-2.1, CP-2.2; one meeting of each pair in the dice game, GD-11.3).
//!
//! One team sits still at the hub while the others turn round it; each round
//! pairs the hub with one team and the rest across the circle. Venues follow
//! the parity rule of CP-2.1, which gives the fewest possible breaks.

use std::iter;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{MAX_TEAMS, TeamIx, repeated};

/// How often each pair meets in the dice game (GD-11.3).
pub const DICE_LEGS: usize = 1;

/// The most legs a round robin may have.
pub const MAX_LEGS: usize = 8;

/// One match to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fixture {
    /// The side named first; games without home advantage ignore the venue.
    pub home: TeamIx,
    /// The visitors.
    pub away: TeamIx,
}

/// The matches of one round, in which no team plays twice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// The matches of the round.
    pub fixtures: Vec<Fixture>,
    /// The team that rests, when the number of teams is odd.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<TeamIx>,
}

/// Why no fixtures can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum FixtureError {
    /// Fewer than two teams.
    #[error("a round robin of {0} teams has no match: list at least 2")]
    TooFewTeams(usize),
    /// More than [`MAX_TEAMS`].
    #[error("{0} teams are too many for a round robin: list at most {MAX_TEAMS}")]
    TooManyTeams(usize),
    /// A team is listed twice and would have to play itself.
    #[error("{0} is listed twice: list each team once")]
    Repeated(TeamIx),
    /// No legs, or more than [`MAX_LEGS`].
    #[error("{0} legs: choose 1 to {MAX_LEGS}")]
    Legs(usize),
}

/// The rounds in which every team meets every other `legs` times.
///
/// From leg to leg the same rounds come again with venues swapped (CP-2.2).
///
/// # Errors
/// When there are fewer than 2 or more than [`MAX_TEAMS`] teams, a team is
/// listed twice, or `legs` is not 1 to [`MAX_LEGS`].
pub fn round_robin(teams: &[TeamIx], legs: usize) -> Result<Vec<Round>, FixtureError> {
    if teams.len() < 2 {
        return Err(FixtureError::TooFewTeams(teams.len()));
    }
    if teams.len() > MAX_TEAMS {
        return Err(FixtureError::TooManyTeams(teams.len()));
    }
    if let Some(team) = repeated(teams) {
        return Err(FixtureError::Repeated(team));
    }
    if !(1..=MAX_LEGS).contains(&legs) {
        return Err(FixtureError::Legs(legs));
    }
    let rounds = teams.len().next_multiple_of(2) - 1;
    let rounds = (0..legs).flat_map(|leg| {
        (0..rounds).map(move |number| circle_round(teams, rounds, number, leg % 2 == 1))
    });
    Ok(rounds.collect())
}

/// Round `r` of the circle of `ring` teams round the hub, which is number `ring`.
fn circle_round(teams: &[TeamIx], ring: usize, r: usize, swap: bool) -> Round {
    let hub = if r.is_multiple_of(2) {
        (r, ring)
    } else {
        (ring, r)
    };
    let across = (1..ring.div_ceil(2)).map(|k| {
        let (after, before) = ((r + k) % ring, (r + ring - k) % ring);
        if k % 2 == 1 {
            (before, after)
        } else {
            (after, before)
        }
    });
    let mut round = Round::default();
    for (home, away) in iter::once(hub).chain(across) {
        let (home, away) = if swap { (away, home) } else { (home, away) };
        match (teams.get(home), teams.get(away)) {
            (Some(&home), Some(&away)) => round.fixtures.push(Fixture { home, away }),
            // With an odd number of teams the hub is the dummy, past the list's
            // end: whoever is to meet it rests.
            (home, away) => round.bye = home.or(away).copied(),
        }
    }
    round
}
