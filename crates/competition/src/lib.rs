//! Runs competitions on paper: who meets whom and when, how the tables stand,
//! who goes on, who is champion, who is suspended or hurt.
//!
//! Invariant: the crate knows scores and who played; it does not know what a
//! die is. Any game that reports goals can be played through it: what it must
//! be told before a match is a [`brief::Brief`], what it must report is a
//! [`result::MatchResult`].
//!
//! The whole of a competition is a pure function of its [`spec::Spec`], its
//! entrants, its seed and the acts entered so far; [`course::Course`] is that
//! function. Its parts can be used alone: [`fixtures`] (round robins),
//! [`phase`] (drawn fixtures), [`table`] and [`ranking`] (tables and their
//! order), [`tie`] and [`shootout`] (cups), [`seeding`] and [`knockout`] (brackets),
//! [`suspensions`] and [`injuries`]. [`board::PrintedTable`] prints a table.
//!
//! Bad input comes back as an error that names the cure; nothing panics.

pub mod across;
pub mod board;
pub mod brief;
pub mod course;
pub mod fixtures;
pub mod groups;
pub mod injuries;
pub mod knockout;
pub mod lots;
pub mod phase;
pub mod ranking;
pub mod result;
pub mod seeding;
pub mod shootout;
pub mod spec;
pub mod suspensions;
pub mod table;
pub mod tie;

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most teams one call accepts. A round robin grows with the square of
/// its teams, so a mistyped number should be refused before it fills memory.
pub const MAX_TEAMS: usize = 1024;

/// A team, as its position (from 0) in the competition's list of teams.
///
/// Players and strength belong to the caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TeamIx(pub usize);

impl fmt::Display for TeamIx {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "team {}", self.0)
    }
}

/// A team that takes part, with what draws and the last criteria ask of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// Its name; it need not be a club of any game.
    pub name: String,
    /// Its country, where a draw keeps countries apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub country: Option<String>,
    /// Its coefficient: more is better.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub coefficient: i64,
    /// Its place in a ranking from before: less is better; 0 if it has none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub ranking: i64,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands it over so.
fn is_zero(number: &i64) -> bool {
    *number == 0
}

impl Entrant {
    /// A team of which nothing but the name is known.
    #[must_use]
    pub fn named(name: impl Into<String>) -> Entrant {
        Entrant {
            name: name.into(),
            ..Entrant::default()
        }
    }
}

/// The first item that occurs twice, if any.
fn repeated<T: Copy + Ord>(items: &[T]) -> Option<T> {
    let mut sorted = items.to_vec();
    sorted.sort_unstable();
    let pair = sorted.array_windows().find(|[a, b]| a == b)?;
    Some(pair[0])
}
