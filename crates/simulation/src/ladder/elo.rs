//! Elo ratings by maximum likelihood.
//!
//! The model is that of Bradley and Terry: a coach who is d points above another
//! scores 1 / (1 + 10^(-d/400)), and a draw is half a win. The ratings are those
//! under which the scores that were seen are the likeliest.
//!
//! How sure they are follows from the information matrix, by the rule for the
//! spread of a maximum-likelihood estimate that does not trust its model (the
//! "sandwich"): the scores are not taken to be as random as coin tosses, but as
//! random as the twins were seen to be.

use std::f64::consts::LN_10;

/// Elo points of one unit of the natural scale.
const ELO_PER_UNIT: f64 = 400.0 / LN_10;

/// The score of a coach who is so many Elo points above another.
#[must_use]
pub fn expected_score(elo: f64) -> f64 {
    chance(elo / ELO_PER_UNIT)
}

fn chance(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

/// What two coaches came to against each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Encounter {
    /// The first coach.
    pub a: usize,
    /// The second.
    pub b: usize,
    /// Matches played.
    pub matches: u64,
    /// The mean score of the first.
    pub score: f64,
}

impl Encounter {
    /// The score, but never quite 0 or 1: a coach who won everything would be
    /// infinitely far above the other, so one match counts as drawn.
    fn tempered_score(&self) -> f64 {
        let least = 0.5 / self.matches.max(1) as f64;
        self.score.clamp(least, 1.0 - least)
    }
}

/// How strong a coach is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct EloRating {
    /// Elo points; all coaches together have mean 0.
    pub elo: f64,
    /// Its standard error.
    pub error: f64,
}

/// The ratings of so many coaches. Everybody must have met everybody, if only by
/// way of others. `covariance` is that of the scores of two encounters.
#[must_use]
pub fn ratings(
    coaches: usize,
    encounters: &[Encounter],
    covariance: impl Fn(usize, usize) -> f64,
) -> Vec<EloRating> {
    let (units, information) = likeliest(coaches, encounters);
    // How much each rating moves with the score of each encounter.
    let pulls: Vec<Vec<f64>> = encounters
        .iter()
        .map(|met| {
            let mut push = vec![0.0; coaches];
            push[met.a] = met.matches as f64;
            push[met.b] = -(met.matches as f64);
            solve(information.clone(), push)
        })
        .collect();
    let rating = |(coach, unit): (usize, &f64)| {
        let mut variance = 0.0;
        for (i, one) in pulls.iter().enumerate() {
            for (j, other) in pulls.iter().enumerate() {
                variance += one[coach] * other[coach] * covariance(i, j);
            }
        }
        EloRating {
            elo: unit * ELO_PER_UNIT,
            error: variance.max(0.0).sqrt() * ELO_PER_UNIT,
        }
    };
    units.iter().enumerate().map(rating).collect()
}

/// The likeliest ratings in natural units, by Newton's method, and the information
/// matrix there.
fn likeliest(coaches: usize, encounters: &[Encounter]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let mut units = vec![0.0; coaches];
    let mut information = Vec::new();
    for _ in 0..200 {
        let slope;
        (slope, information) = slope_and_information(&units, encounters);
        let step = solve(information.clone(), slope);
        let longest = step.iter().fold(0.0_f64, |most, by| most.max(by.abs()));
        // A long step could jump over the top.
        let scale = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        for (unit, by) in units.iter_mut().zip(&step) {
            *unit += scale * by;
        }
        if longest < 1e-12 {
            break;
        }
    }
    (units, information)
}

/// How the logarithm of the likelihood rises with each rating, and how it bends.
fn slope_and_information(units: &[f64], encounters: &[Encounter]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let coaches = units.len();
    let matches: u64 = encounters.iter().map(|met| met.matches).sum();
    // Only differences matter to the likelihood. A weight on the mean, about as
    // strong as everything else, holds it at 0 and changes nothing more.
    let hold = matches.max(1) as f64 / (coaches * coaches) as f64;
    let mut slope = vec![0.0; coaches];
    let mut information = vec![vec![hold; coaches]; coaches];
    for met in encounters {
        let matches = met.matches as f64;
        let expected = chance(units[met.a] - units[met.b]);
        let surplus = matches * (met.tempered_score() - expected);
        slope[met.a] += surplus;
        slope[met.b] -= surplus;
        let bend = matches * expected * (1.0 - expected);
        information[met.a][met.a] += bend;
        information[met.b][met.b] += bend;
        information[met.a][met.b] -= bend;
        information[met.b][met.a] -= bend;
    }
    (slope, information)
}

/// Solves `matrix * x = right` by Gauss's elimination. The matrix is positive
/// definite, so that no rows need to be swapped.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for at in 0..size {
        let (done, rest) = matrix.split_at_mut(at + 1);
        let pivot_row = &done[at];
        let pivot_right = right[at];
        for (row, right) in rest.iter_mut().zip(&mut right[at + 1..]) {
            let factor = row[at] / pivot_row[at];
            for (cell, above) in row.iter_mut().zip(pivot_row) {
                *cell -= factor * above;
            }
            *right -= factor * pivot_right;
        }
    }
    for at in (0..size).rev() {
        let known: f64 = (at + 1..size).map(|j| matrix[at][j] * right[j]).sum();
        right[at] = (right[at] - known) / matrix[at][at];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(got: f64, wanted: f64) {
        assert!((got - wanted).abs() < 1e-6, "{got} is not {wanted}");
    }

    fn met(a: usize, b: usize, matches: u64, score: f64) -> Encounter {
        Encounter {
            a,
            b,
            matches,
            score,
        }
    }

    fn independent(variance: f64) -> impl Fn(usize, usize) -> f64 {
        move |i, j| if i == j { variance } else { 0.0 }
    }

    /// A score of 3/4 is odds of 3: 400 * log10(3) = 190.848501888.
    #[test]
    fn three_quarters_are_191_points() {
        near(expected_score(190.848_501_888), 0.75);
        near(expected_score(0.0), 0.5);
        // The default margin: 1 / (1 + 10^-0.005) - 1/2.
        near(expected_score(2.0) - 0.5, 0.002_878_195);
        let rated = ratings(2, &[met(0, 1, 1000, 0.75)], independent(0.0));
        near(rated[0].elo - rated[1].elo, 190.848_501_888);
        near(rated[0].elo + rated[1].elo, 0.0);
        near(rated[0].error, 0.0);
    }

    /// The difference d has the slope dd/ds = (400 / ln 10) / (s * (1 - s)), which
    /// is 173.717793 / (3/16) = 926.494895 at s = 3/4. With a standard error of the
    /// score of 0.01 that is 9.26494895, and each of the two moves by half of it.
    #[test]
    fn the_error_of_two_coaches_follows_that_of_their_score() {
        let rated = ratings(2, &[met(0, 1, 1000, 0.75)], independent(0.0001));
        near(rated[0].error, 9.264_948_95 / 2.0);
        near(rated[1].error, 9.264_948_95 / 2.0);
    }

    /// Scores of 2/3 and 3/4 are odds of 2 and 3; odds multiply, so the first beats
    /// the last with odds of 6: 6/7.
    #[test]
    fn three_consistent_coaches_fit_exactly() {
        let encounters = [
            met(0, 1, 600, 2.0 / 3.0),
            met(1, 2, 4000, 3.0 / 4.0),
            met(0, 2, 200, 6.0 / 7.0),
        ];
        let rated = ratings(3, &encounters, independent(0.0001));
        let log2 = 400.0 * 2.0_f64.log10();
        let log3 = 400.0 * 3.0_f64.log10();
        near(rated[0].elo - rated[1].elo, log2);
        near(rated[1].elo - rated[2].elo, log3);
        near(rated.iter().map(|rating| rating.elo).sum(), 0.0);
        assert!(rated.iter().all(|rating| rating.error > 0.0));
    }

    /// Everybody equal: all information is n/4 and each pull is (4/3) of the
    /// score in natural units for the two who met, 0 for the third. So a rating has
    /// the variance 2 * (4/3)^2 * v. If two scores of a coach go wholly together it
    /// is (2 * 4/3)^2 * v = twice that.
    #[test]
    fn luck_that_is_shared_counts() {
        let encounters = [met(0, 1, 90, 0.5), met(0, 2, 90, 0.5), met(1, 2, 90, 0.5)];
        let unit = 400.0 / LN_10;
        let apart = ratings(3, &encounters, independent(0.0009));
        for rating in &apart {
            near(rating.elo, 0.0);
            near(rating.error, unit * 0.03 * 32.0_f64.sqrt() / 3.0);
        }
        let shared = |i: usize, j: usize| match i == j || i + j == 1 {
            true => 0.0009,
            false => 0.0,
        };
        let together = ratings(3, &encounters, shared);
        near(together[0].error, unit * 0.03 * 8.0 / 3.0);
        // The other two have one encounter each of those that go together.
        near(together[1].error, apart[1].error);
    }

    /// a beats b beats c beats a, all by the same score: nobody is better.
    #[test]
    fn a_circle_is_level() {
        let encounters = [
            met(0, 1, 100, 0.8),
            met(1, 2, 100, 0.8),
            met(2, 0, 100, 0.8),
        ];
        let rated = ratings(3, &encounters, independent(0.0001));
        rated.iter().for_each(|rating| near(rating.elo, 0.0));
    }

    /// One drawn match in 1000: 999.5 wins to half a one are odds of 1999.
    #[test]
    fn a_clean_sweep_is_finite() {
        let rated = ratings(2, &[met(0, 1, 1000, 1.0)], independent(1e-6));
        near(rated[0].elo - rated[1].elo, 400.0 * 1999.0_f64.log10());
        let encounters = [
            met(0, 1, 100_000, 1.0),
            met(0, 2, 1_000, 1.0),
            met(1, 2, 200_000, 0.0),
        ];
        let rated = ratings(3, &encounters, independent(1e-6));
        assert!(rated.iter().all(|rating| rating.elo.is_finite()));
        assert!(rated[0].elo > rated[2].elo && rated[2].elo > rated[1].elo);
    }
}
