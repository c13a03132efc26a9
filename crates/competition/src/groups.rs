//! Puts teams into groups, which the dice game calls brackets (GD-11.1, GD-11.2).
//!
//! The rule wants an even number of teams and of groups, and groups of one
//! size. Other numbers can still be played, so they earn a [`Warning`] for the
//! organiser to see, not an error; only numbers that leave a team without an
//! opponent are refused.

use std::error::Error;
use std::fmt;

use crate::{MAX_TEAMS, TeamIx};

/// The most groups there can be: [`MAX_TEAMS`] two by two.
pub const MAX_GROUPS: usize = MAX_TEAMS / 2;

/// The groups, in order (A, B, C, …), and what is unusual about them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split {
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SplitError {
    /// No group at all.
    NoGroups,
    /// Some group would have fewer than two teams and so no match.
    TooFewTeams {
        /// How many teams.
        teams: usize,
        /// How many groups.
        groups: usize,
    },
    /// More than [`MAX_TEAMS`].
    TooManyTeams(usize),
}

impl fmt::Display for SplitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoGroups => write!(f, "no groups to put the teams in: ask for at least one"),
            Self::TooFewTeams { teams, groups } => write!(
                f,
                "{teams} teams are too few for {groups} groups, each needs two: \
                 add teams or ask for at most {} groups",
                teams / 2
            ),
            Self::TooManyTeams(teams) => {
                write!(f, "{teams} teams are too many: use at most {MAX_TEAMS}")
            }
        }
    }
}

impl Error for SplitError {}

/// Splits `teams` teams into `groups` groups whose sizes differ by at most one.
///
/// Teams are dealt out like cards (0 to A, 1 to B, …), so that a list sorted by
/// strength puts the favourites into different groups. For a draw, shuffle the
/// list of teams first.
///
/// # Errors
/// When there is no group, a group would have fewer than two teams, or there
/// are more than [`MAX_TEAMS`] teams.
pub fn split(teams: usize, groups: usize) -> Result<Split, SplitError> {
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
    Ok(Split { groups, warnings })
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

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(split: &Split) -> Vec<usize> {
        split.groups.iter().map(Vec::len).collect()
    }

    // GD-11.1: even numbers of teams and groups are expected.
    #[test]
    fn odd_numbers_are_warned_about_and_even_ones_are_not() {
        assert_eq!(split(8, 2).unwrap().warnings, []);
        assert_eq!(
            split(9, 3).unwrap().warnings,
            [Warning::OddTeams(9), Warning::OddGroups(3)]
        );
        assert_eq!(split(12, 3).unwrap().warnings, [Warning::OddGroups(3)]);
        let uneven = Warning::Uneven {
            teams: 9,
            groups: 2,
        };
        assert_eq!(
            split(9, 2).unwrap().warnings,
            [Warning::OddTeams(9), uneven]
        );
    }

    // GD-11.2: the two checks of the rule.
    #[test]
    fn eight_make_two_of_four_and_twelve_make_four_of_three() {
        let eight = split(8, 2).unwrap();
        assert_eq!(sizes(&eight), [4, 4]);
        let twelve = split(12, 4).unwrap();
        assert_eq!(sizes(&twelve), [3, 3, 3, 3]);
        assert!(twelve.warnings.is_empty());
    }

    // GD-11.2: teams mod groups is not 0: one more at most, and a warning.
    #[test]
    fn ten_teams_in_four_groups_play_with_a_warning() {
        let ten = split(10, 4).unwrap();
        assert_eq!(sizes(&ten), [3, 3, 2, 2]);
        assert_eq!(
            ten.warnings,
            [Warning::Uneven {
                teams: 10,
                groups: 4
            }]
        );
        assert_eq!(
            ten.warnings[0].to_string(),
            "10 teams do not divide evenly into 4 groups: 2 of them have one team more and play more matches"
        );
    }

    // GD-11.1, GD-11.2: every team is in exactly one group; sizes differ by one at most.
    #[test]
    fn every_split_places_every_team_once() {
        for teams in 2..=40 {
            for groups in 1..=teams / 2 {
                let split = split(teams, groups).unwrap();
                assert_eq!(split.groups.len(), groups);
                let sizes = sizes(&split);
                assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1);
                let mut all = split.groups.concat();
                all.sort_unstable();
                assert_eq!(all, (0..teams).map(TeamIx).collect::<Vec<_>>());
                let uneven = Warning::Uneven { teams, groups };
                assert_eq!(split.warnings.contains(&uneven), teams % groups != 0);
            }
        }
    }

    // GD-11.1: a group without a match is no group.
    #[test]
    fn impossible_numbers_are_refused_with_a_cure() {
        assert_eq!(split(8, 0), Err(SplitError::NoGroups));
        assert_eq!(
            split(usize::MAX, 2),
            Err(SplitError::TooManyTeams(usize::MAX))
        );
        let few = split(7, 4).unwrap_err();
        assert_eq!(
            few,
            SplitError::TooFewTeams {
                teams: 7,
                groups: 4
            }
        );
        assert!(few.to_string().ends_with("ask for at most 3 groups"));
        assert!(split(0, usize::MAX).is_err());
    }

    // CP-7.5: groups go by letters.
    #[test]
    fn groups_are_lettered() {
        let names: Vec<_> = [0, 3, 25, 26, 27, 701, 702].map(group_name).to_vec();
        assert_eq!(names, ["A", "D", "Z", "AA", "AB", "ZZ", "AAA"]);
        assert!(!group_name(usize::MAX).is_empty());
    }
}
