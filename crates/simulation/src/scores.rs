//! How often each score came up in many matches, and what a score is worth.

use std::{cmp::Ordering, ops::Deref};

use tabletop::{BySide, Side};

/// Goals from here on share a row or column of the matrix of scores.
pub const MOST_GOALS: usize = 10;

/// How often each score came up, home by away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scores([[u64; MOST_GOALS + 1]; MOST_GOALS + 1]);

impl Scores {
    /// Counts a match.
    pub fn count(&mut self, score: BySide<u16>) {
        let goals = score.map(|goals| usize::from(goals).min(MOST_GOALS));
        self.0[goals.home][goals.away] += 1;
    }

    /// Adds other matches.
    pub fn add(&mut self, other: &Scores) {
        let scores = self.0.iter_mut().flatten();
        let others = other.0.iter().flatten();
        scores.zip(others).for_each(|(sum, more)| *sum += more);
    }

    /// Home wins, draws, away wins.
    #[must_use]
    pub fn results(&self) -> [u64; 3] {
        let mut results = [0; 3];
        for (home, row) in self.0.iter().enumerate() {
            for (away, count) in row.iter().enumerate() {
                results[result(home, away)] += count;
            }
        }
        results
    }
}

impl Deref for Scores {
    type Target = [[u64; MOST_GOALS + 1]; MOST_GOALS + 1];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

/// 0 for a win, 1 for a draw, 2 for a defeat of who has `mine`.
pub fn result<T: Copy + Ord>(mine: T, theirs: T) -> usize {
    match mine.cmp(&theirs) {
        Ordering::Greater => 0,
        Ordering::Equal => 1,
        Ordering::Less => 2,
    }
}

/// The points of a side.
#[must_use]
pub fn points(score: BySide<u16>, side: Side) -> u64 {
    [3, 1, 0][result(score[side], score[side.other()])]
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
        assert_eq!(scores.results(), [0, 0, 2]);
        assert_eq!(Side::BOTH.map(|side| points(score, side)), [0, 3]);
        let level = BySide { home: 1, away: 1 };
        assert_eq!(points(level, Side::Away), 1);
    }
}
