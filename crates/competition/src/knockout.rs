//! The first knock-out round: which qualifiers meet (GD-11.8, CP-7.5).
//!
//! Where the groups are a power of two, neighbouring groups cross, and two
//! teams of one group can meet again only in the final. Any other number
//! leaves gaps in the bracket and is paired by [`seeding`](crate::seeding).
//!
//! Ties are listed in bracket order: the winners of the first and second meet
//! next, then those of the third and fourth, and so on to the final.

use std::fmt;

use thiserror::Error;

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
pub struct GroupPlace {
    /// The group, counted from 0.
    pub group: usize,
    /// The rank in it, counted from 1.
    pub rank: usize,
}

impl fmt::Display for GroupPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", group_name(self.group), self.rank)
    }
}

/// One line of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie<T = GroupPlace> {
    /// Two meet.
    Match(T, T),
    /// One goes into the next round without a match.
    Bye(T),
}

impl<T: fmt::Display> fmt::Display for Tie<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Match(first, second) => write!(f, "{first}–{second}"),
            Self::Bye(place) => write!(f, "{place} bye"),
        }
    }
}

/// Why no pairings can be made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum KnockoutError {
    /// Neither one nor two of each group go on.
    #[error("{0} of each group cannot go on: choose 1 or 2")]
    Advance(usize),
    /// Fewer than two groups, or more than [`MAX_GROUPS`].
    #[error("{0} groups cannot be crossed: use 2 to {MAX_GROUPS}")]
    Groups(usize),
    /// Groups that cannot be crossed: seeds are needed.
    #[error(
        "{0} groups leave gaps in the bracket: rank the qualifiers and pair them as seeds, \
         or use 2, 4, 8, 16, … groups"
    )]
    NeedsSeeds(usize),
    /// Fewer than two seeds, or more than [`MAX_TEAMS`].
    #[error("{0} seeds: list 2 to {MAX_TEAMS}")]
    Seeds(usize),
    /// A place is seeded twice.
    #[error("{0} is seeded twice: list each place once")]
    Repeated(String),
}

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
    let place = |group, rank| GroupPlace { group, rank };
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
