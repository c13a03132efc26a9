//! How often each score came up in many matches, and what a score is worth.

use std::{cmp::Ordering, ops::Deref};

use tabletop::{BySide, Side};

/// Goals that are told apart; more count as the last.
pub const SCORES: usize = 11;

/// How often each score came up, home by away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scores([[u64; SCORES]; SCORES]);

impl Scores {
    /// Counts a match.
    pub fn count(&mut self, score: BySide<u16>) {
        let capped = |goals: u16| usize::from(goals).min(SCORES - 1);
        self.0[capped(score.home)][capped(score.away)] += 1;
    }

    /// Adds other matches.
    pub fn add(&mut self, other: &Scores) {
        let scores = self.0.iter_mut().flatten();
        let others = other.0.iter().flatten();
        scores.zip(others).for_each(|(sum, more)| *sum += more);
    }
}

impl Deref for Scores {
    type Target = [[u64; SCORES]; SCORES];

    fn deref(&self) -> &[[u64; SCORES]; SCORES] {
        &self.0
    }
}

/// The points of a side.
#[must_use]
pub fn points(score: BySide<u16>, side: Side) -> u64 {
    match score[side].cmp(&score[side.other()]) {
        Ordering::Greater => 3,
        Ordering::Equal => 1,
        Ordering::Less => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_goals_count_as_the_last() {
        let mut scores = Scores::default();
        let score = BySide { home: 2, away: 14 };
        scores.count(score);
        scores.add(&scores.clone());
        assert_eq!(scores[2][10], 2);
        assert_eq!(Side::BOTH.map(|side| points(score, side)), [0, 3]);
        let level = BySide { home: 1, away: 1 };
        assert_eq!(points(level, Side::Away), 1);
    }
}
