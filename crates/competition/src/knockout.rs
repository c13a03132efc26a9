//! The first knock-out round: which qualifiers meet (GD-11.8, CP-7.5).
//!
//! Where the groups are a power of two, neighbouring groups cross, and two
//! teams of one group can meet again only in the final. Any other number
//! leaves gaps in the bracket and is paired by [`seeding`](crate::seeding).
//!
//! Ties are listed in bracket order: the winners of the first and second meet
//! next, then those of the third and fourth, and so on to the final.

use std::error::Error;
use std::fmt;

use crate::MAX_TEAMS;
use crate::groups::{MAX_GROUPS, group_name};

/// How many of each group go on (GD-11.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Advance {
    /// The winner only.
    One,
    /// The winner and the runner-up.
    #[default]
    Two,
}

impl Advance {
    /// The setting as a number.
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

impl TryFrom<usize> for Advance {
    type Error = KnockoutError;

    fn try_from(count: usize) -> Result<Self, KnockoutError> {
        match count {
            1 => Ok(Self::One),
            2 => Ok(Self::Two),
            _ => Err(KnockoutError::Advance(count)),
        }
    }
}

/// A place earned in a group, such as A1 or B2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The group, counted from 0.
    pub group: usize,
    /// The rank in it, counted from 1.
    pub rank: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", group_name(self.group), self.rank)
    }
}

/// One line of the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// Two qualifiers meet.
    Match(Place, Place),
    /// A qualifier goes into the next round without a match.
    Bye(Place),
}

impl fmt::Display for Tie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Match(first, second) => write!(f, "{first}–{second}"),
            Self::Bye(place) => write!(f, "{place} bye"),
        }
    }
}

/// Why no pairings can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnockoutError {
    /// Neither one nor two of each group go on.
    Advance(usize),
    /// Fewer than two groups, or more than [`MAX_GROUPS`].
    Groups(usize),
    /// Groups that cannot be crossed: seeds are needed.
    NeedsSeeds(usize),
    /// Fewer than two seeds, or more than [`MAX_TEAMS`].
    Seeds(usize),
    /// A place is seeded twice.
    Repeated(Place),
}

impl fmt::Display for KnockoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Advance(count) => write!(f, "{count} of each group cannot go on: choose 1 or 2"),
            Self::Groups(groups) => {
                write!(
                    f,
                    "{groups} groups cannot be crossed: use 2 to {MAX_GROUPS}"
                )
            }
            Self::NeedsSeeds(groups) => write!(
                f,
                "{groups} groups leave gaps in the bracket: rank the qualifiers and pair them as seeds, \
                 or use 2, 4, 8, 16, … groups"
            ),
            Self::Seeds(seeds) => write!(f, "{seeds} seeds: list 2 to {MAX_TEAMS}"),
            Self::Repeated(place) => write!(f, "{place} is seeded twice: list each place once"),
        }
    }
}

impl Error for KnockoutError {}

/// The crossing of 2, 4, 8, … groups (CP-7.5).
///
/// # Errors
/// When there are fewer than two groups or too many, or when their number is
/// no power of two: then rank the qualifiers and use
/// [`seeded_round`](crate::seeding::seeded_round).
pub fn first_round(groups: usize, advance: Advance) -> Result<Vec<Tie>, KnockoutError> {
    if !(2..=MAX_GROUPS).contains(&groups) {
        return Err(KnockoutError::Groups(groups));
    }
    if !groups.is_power_of_two() {
        return Err(KnockoutError::NeedsSeeds(groups));
    }
    let place = |group, rank| Place { group, rank };
    let left = (0..groups).step_by(2);
    Ok(match advance {
        Advance::One => left
            .map(|g| Tie::Match(place(g, 1), place(g + 1, 1)))
            .collect(),
        Advance::Two => {
            let upper = left
                .clone()
                .map(|g| Tie::Match(place(g, 1), place(g + 1, 2)));
            let lower = left.map(|g| Tie::Match(place(g + 1, 1), place(g, 2)));
            upper.chain(lower).collect()
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crossed(groups: usize, advance: Advance) -> Vec<String> {
        let ties = first_round(groups, advance).unwrap();
        ties.iter().map(ToString::to_string).collect()
    }

    // GD-11.8: the three listed cases.
    #[test]
    fn two_and_four_groups_cross_as_the_rule_lists_them() {
        assert_eq!(crossed(2, Advance::Two), ["A1–B2", "B1–A2"]);
        assert_eq!(
            crossed(4, Advance::Two),
            ["A1–B2", "C1–D2", "B1–A2", "D1–C2"]
        );
        assert_eq!(crossed(4, Advance::One), ["A1–B1", "C1–D1"]);
        assert_eq!(crossed(2, Advance::One), ["A1–B1"]);
    }

    // GD-11.8, CP-7.5: group mates are in different halves, so meet only in the final.
    #[test]
    fn group_mates_can_meet_again_only_in_the_final() {
        for groups in [2, 4, 8, 16, 32] {
            let ties = first_round(groups, Advance::Two).unwrap();
            assert_eq!(ties.len(), groups);
            for half in ties.chunks(groups / 2) {
                let mut seen: Vec<usize> = half
                    .iter()
                    .flat_map(|tie| match tie {
                        Tie::Match(a, b) => [a.group, b.group],
                        Tie::Bye(_) => panic!("no byes in a full bracket"),
                    })
                    .collect();
                seen.sort_unstable();
                assert_eq!(seen, (0..groups).collect::<Vec<_>>());
            }
        }
    }

    // GD-11.6: one or two go on, two unless said otherwise.
    #[test]
    fn advance_is_one_or_two() {
        assert_eq!(Advance::default().count(), 2);
        assert_eq!(Advance::try_from(1), Ok(Advance::One));
        assert_eq!(Advance::try_from(2), Ok(Advance::Two));
        for count in [0, 3, usize::MAX] {
            assert_eq!(Advance::try_from(count), Err(KnockoutError::Advance(count)));
        }
    }

    // CP-7.5: what cannot be crossed is refused with the cure.
    #[test]
    fn other_numbers_of_groups_need_seeds() {
        for groups in [0, 1, MAX_GROUPS + 1, usize::MAX] {
            assert_eq!(
                first_round(groups, Advance::Two),
                Err(KnockoutError::Groups(groups))
            );
        }
        let six = first_round(6, Advance::One).unwrap_err();
        assert_eq!(six, KnockoutError::NeedsSeeds(6));
        assert!(six.to_string().contains("pair them as seeds"));
    }
}
