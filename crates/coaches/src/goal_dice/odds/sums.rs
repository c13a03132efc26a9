//! What is summed up over the ends of a match.

use football::BoxScore;
use tabletop::{BySide, Side};

use crate::odds::MatchOdds;

/// Goals from here on share a row or column of the matrix of scores.
pub(super) const MOST_SHOWN: usize = 10;

/// What is summed up over the ends of a match.
pub(super) struct MatchSums {
    pub wins: [f64; 2],
    pub tie: f64,
    pub scores: Vec<Vec<f64>>,
    pub means: BySide<Vec<(&'static str, f64)>>,
}

impl MatchSums {
    pub fn new() -> MatchSums {
        let names = || {
            let stats = BoxScore::default().stats.home;
            stats
                .named()
                .map(|(name, _)| (name, 0.0))
                .collect::<Vec<_>>()
        };
        MatchSums {
            wins: [0.0; 2],
            tie: 0.0,
            scores: vec![vec![0.0; MOST_SHOWN + 1]; MOST_SHOWN + 1],
            means: BySide {
                home: names(),
                away: names(),
            },
        }
    }

    pub fn exchanged(mut self) -> MatchSums {
        self.wins.swap(0, 1);
        std::mem::swap(&mut self.means.home, &mut self.means.away);
        let scores = self.scores.clone();
        for (home, row) in self.scores.iter_mut().enumerate() {
            for (away, cell) in row.iter_mut().enumerate() {
                *cell = scores[away][home];
            }
        }
        self
    }

    pub fn add(&mut self, p: f64, other: &MatchSums) {
        self.tie += p * other.tie;
        for side in 0..2 {
            self.wins[side] += p * other.wins[side];
        }
        for (mine, more) in self.scores.iter_mut().zip(&other.scores) {
            for (mine, more) in mine.iter_mut().zip(more) {
                *mine += p * more;
            }
        }
        for side in Side::BOTH {
            for (mine, more) in self.means[side].iter_mut().zip(&other.means[side]) {
                mine.1 += p * more.1;
            }
        }
    }

    pub fn count(&mut self, side: Side, name: &str, mean: f64) {
        for (known, sum) in &mut self.means[side] {
            if *known == name {
                *sum += mean;
            }
        }
    }

    pub fn finish(self) -> MatchOdds {
        MatchOdds {
            wins: BySide {
                home: self.wins[0],
                away: self.wins[1],
            },
            tie: self.tie,
            scores: self.scores,
            means: self.means,
        }
    }
}
