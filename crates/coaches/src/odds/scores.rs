//! The chances of scores: a square of goals of home and away.

use tabletop::BySide;

use super::{BoundedOdds, MatchOdds, steps::Means, steps::named};

/// Goals from here on share a row or column of the matrix that is shown.
const MOST_SHOWN: usize = 10;

/// More goals of a side are not told apart.
const MOST_GOALS: usize = 30;

/// Rows of scores, so that more goals come about once in ten million matches.
pub fn rows_for(mean: f64) -> usize {
    let mut p = (-mean).exp();
    let mut left = 1.0 - p;
    let mut goals = 0;
    while (left > 1e-7 || goals < MOST_SHOWN) && goals < MOST_GOALS {
        goals += 1;
        p *= mean / goals as f64;
        left -= p;
    }
    goals + 1
}

/// Adds chances of scores, some goals later. Goals beyond the last row count there.
pub fn add(into: &mut [f64], scores: &[f64], p: f64, goals: [usize; 2], size: usize) {
    if goals == [0, 0] {
        into.iter_mut()
            .zip(scores)
            .for_each(|(sum, score)| *sum += p * score);
        return;
    }
    for (home, row) in scores.chunks_exact(size).enumerate() {
        let home = (home + goals[0]).min(size - 1) * size;
        let into = &mut into[home..home + size];
        let shift = goals[1].min(size - 1);
        let (told_apart, beyond) = row.split_at(size - shift);
        into[shift..]
            .iter_mut()
            .zip(told_apart)
            .for_each(|(sum, score)| *sum += p * score);
        into[size - 1] += p * beyond.iter().sum::<f64>();
    }
}

/// The odds that these chances of scores come to, with what is known of the error.
pub fn odds(all: &[f64], size: usize, means: &Means, error: f64) -> BoundedOdds {
    let mut odds = MatchOdds {
        wins: BySide::both(0.0),
        tie: 0.0,
        scores: vec![vec![0.0; MOST_SHOWN + 1]; MOST_SHOWN + 1],
        means: named(means),
    };
    for (home, row) in all.chunks_exact(size).enumerate() {
        for (away, &p) in row.iter().enumerate() {
            match home.cmp(&away) {
                std::cmp::Ordering::Greater => odds.wins.home += p,
                std::cmp::Ordering::Less => odds.wins.away += p,
                std::cmp::Ordering::Equal => odds.tie += p,
            }
            odds.scores[home.min(MOST_SHOWN)][away.min(MOST_SHOWN)] += p;
        }
    }
    // Where both have more than are told apart, it is not known who won.
    let unknown = all.last().copied().unwrap_or_default();
    BoundedOdds {
        odds,
        error: error + unknown,
    }
}
