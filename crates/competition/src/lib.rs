//! Runs a tournament on paper: who is in which group, who meets whom and when,
//! how the table stands, and who meets whom in the first knock-out round.
//!
//! Invariant: the crate knows scores and who played; it does not know what a
//! die is. Any game that reports goals can be played through it. It owns no
//! random generator either: lots are drawn by the caller and only ordered here.
//!
//! The way through a group stage: [`groups::split`] → [`fixtures::round_robin`]
//! for each group → [`ranking::standings`] → [`ranking::Standings::qualifiers`]
//! → [`knockout::first_round`]. [`board::Board`] prints a table.
//! Bad input comes back as an error that names the cure; nothing panics.

pub mod board;
pub mod fixtures;
pub mod groups;
pub mod knockout;
pub mod ranking;
pub mod seeding;
pub mod table;

use std::fmt;

/// The most teams one call accepts. A round robin grows with the square of
/// its teams, so a mistyped number should be refused before it fills memory.
pub const MAX_TEAMS: usize = 1024;

/// A team, as its position (from 0) in the competition's list of teams.
///
/// Names, players and strength belong to the caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeamIx(pub usize);

impl fmt::Display for TeamIx {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "team {}", self.0)
    }
}

/// The first item that occurs twice, if any.
fn repeated<T: Copy + Ord>(items: &[T]) -> Option<T> {
    let mut sorted = items.to_vec();
    sorted.sort_unstable();
    let pair = sorted.array_windows().find(|[a, b]| a == b)?;
    Some(pair[0])
}
