//! Puts teams into groups, which the dice game calls brackets (GD-11.1, GD-11.2).
//!
//! The rule wants an even number of teams and of groups, and groups of one
//! size. Other numbers can still be played, so they earn a [`Warning`] for the
//! organiser to see, not an error; only numbers that leave a team without an
//! opponent are refused.

use std::fmt;

use thiserror::Error;

use crate::{MAX_TEAMS, TeamIx};

/// The most groups there can be: [`MAX_TEAMS`] two by two.
pub const MAX_GROUPS: usize = MAX_TEAMS / 2;

/// The groups, in order (A, B, C, …), and what is unusual about them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupSplit {
    /// The members of each group, in the order of the teams' list.
    pub groups: Vec<Vec<TeamIx>>,
    /// What the organiser should be told; empty for regular numbers.
    pub warnings: Vec<Warning>,
}

/// Numbers that can be played but are not what the rule expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// An odd number of teams (GD-11.1).
    OddTeams(usize),
    /// An odd number of groups (GD-11.1).
    OddGroups(usize),
    /// The teams do not divide evenly, so some groups have one more (GD-11.2).
    Uneven {
        /// How many teams.
        teams: usize,
        /// How many groups.
        groups: usize,
    },
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::OddTeams(teams) => {
                write!(f, "{teams} teams: the rule asks for an even number")
            }
            Self::OddGroups(groups) => {
                write!(
                    f,
                    "{groups} group{}: the rule asks for an even number",
                    if groups == 1 { "" } else { "s" }
                )
            }
            Self::Uneven { teams, groups } => write!(
                f,
                "{teams} teams do not divide evenly into {groups} groups: \
                 {} of them have one team more and play more matches",
                teams.checked_rem(groups).unwrap_or(0)
            ),
        }
    }
}

/// Numbers that cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SplitError {
    /// No group at all.
    #[error("no groups to put the teams in: ask for at least one")]
    NoGroups,
    /// Some group would have fewer than two teams and so no match.
    #[error(
        "{teams} teams are too few for {groups} groups, each needs two: \
         add teams or ask for at most {} groups",
        teams / 2
    )]
    TooFewTeams {
        /// How many teams.
        teams: usize,
        /// How many groups.
        groups: usize,
    },
    /// More than [`MAX_TEAMS`].
    #[error("{0} teams are too many: use at most {MAX_TEAMS}")]
    TooManyTeams(usize),
}

/// Splits `teams` teams into `groups` groups whose sizes differ by at most one.
///
/// Teams are dealt out like cards (0 to A, 1 to B, …), so that a list sorted by
/// strength puts the favourites into different groups. For a draw, shuffle the
/// list of teams first.
///
/// # Errors
/// When there is no group, a group would have fewer than two teams, or there
/// are more than [`MAX_TEAMS`] teams.
pub fn split(teams: usize, groups: usize) -> Result<GroupSplit, SplitError> {
    if groups == 0 {
        return Err(SplitError::NoGroups);
    }
    if teams > MAX_TEAMS {
        return Err(SplitError::TooManyTeams(teams));
    }
    if teams / 2 < groups {
        return Err(SplitError::TooFewTeams { teams, groups });
    }
    let mut warnings = Vec::new();
    if !teams.is_multiple_of(2) {
        warnings.push(Warning::OddTeams(teams));
    }
    if !groups.is_multiple_of(2) {
        warnings.push(Warning::OddGroups(groups));
    }
    if !teams.is_multiple_of(groups) {
        warnings.push(Warning::Uneven { teams, groups });
    }
    let groups = (0..groups)
        .map(|first| (first..teams).step_by(groups).map(TeamIx).collect())
        .collect();
    Ok(GroupSplit { groups, warnings })
}

/// The letter of a group counted from 0: A … Z, then AA, AB, …
#[must_use]
pub fn group_name(mut group: usize) -> String {
    let mut letters = Vec::new();
    loop {
        // The remainder is below 26, so the cast loses nothing.
        letters.push(char::from(b'A' + (group % 26) as u8));
        if group < 26 {
            break;
        }
        group = group / 26 - 1;
    }
    letters.iter().rev().collect()
}
