//! What twins say, and how surely.
//!
//! Only whole numbers are counted, in quarters of a point, so that no order of
//! adding changes anything.

use std::f64::consts::TAU;

/// The share of ladders that may be wrong about a pair: a 95 % interval.
const ERROR: f64 = 0.05;

/// Twins of a pair before it is looked at for the first time.
const FIRST_LOOK: u64 = 500;

/// A match in half points: 2 for a win, 1 for a draw.
pub(crate) type HalfPoints = u8;

/// The matches of a pair, seen by the first of the two coaches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Matches won.
    pub won: u64,
    /// Matches drawn.
    pub drawn: u64,
    /// Matches lost.
    pub lost: u64,
    /// Goals for.
    pub goals_for: u64,
    /// Goals against.
    pub goals_against: u64,
    /// Twins: two matches on the same dice, one at home and one away.
    pub twins: u64,
    /// Points of all twins, in quarters: a twin is worth 0 to 4 of them.
    quarters: u64,
    /// Squares of those quarters, summed.
    squares: u64,
}

impl Tally {
    /// Counts a match; says what it was worth.
    pub(crate) fn count_match(&mut self, goals: [u16; 2], won: Option<bool>) -> HalfPoints {
        self.goals_for += u64::from(goals[0]);
        self.goals_against += u64::from(goals[1]);
        let (count, half_points) = match won {
            Some(true) => (&mut self.won, 2),
            None => (&mut self.drawn, 1),
            Some(false) => (&mut self.lost, 0),
        };
        *count += 1;
        half_points
    }

    /// Counts a twin by the half points of its two matches.
    pub(crate) fn count_twin(&mut self, half_points: u8) {
        self.twins += 1;
        self.quarters += u64::from(half_points);
        self.squares += u64::from(half_points).pow(2);
    }

    /// Adds other matches of the same pair.
    pub fn add(&mut self, other: &Tally) {
        self.won += other.won;
        self.drawn += other.drawn;
        self.lost += other.lost;
        self.goals_for += other.goals_for;
        self.goals_against += other.goals_against;
        self.twins += other.twins;
        self.quarters += other.quarters;
        self.squares += other.squares;
    }

    /// Matches played.
    #[must_use]
    pub fn matches(&self) -> u64 {
        2 * self.twins
    }

    /// The mean score: a win is 1, a draw 1/2, a loss 0.
    #[must_use]
    pub fn score(&self) -> f64 {
        if self.twins == 0 {
            return 0.5;
        }
        self.quarters as f64 / (4 * self.twins) as f64
    }

    /// The square of the standard error of the score: the variance of twins
    /// (divisor n - 1) over their number.
    ///
    /// Twins that all came out alike show no variance, which does not mean that
    /// there is none: then one of them is taken to have been half a point off.
    #[must_use]
    pub fn error_squared(&self) -> f64 {
        if self.twins < 2 {
            return f64::INFINITY;
        }
        let twins = self.twins as f64;
        // n * sum of squares - square of the sum: exact, and 0 if all are alike.
        let spread = u128::from(self.twins) * u128::from(self.squares)
            - u128::from(self.quarters) * u128::from(self.quarters);
        let deviations = match spread {
            0 => 0.25,
            _ => spread as f64 / (16.0 * twins),
        };
        deviations / ((twins - 1.0) * twins)
    }

    /// The interval of the score, `z` standard errors to each side.
    #[must_use]
    pub fn interval(&self, z: f64) -> Interval {
        let half_width = z * self.error_squared().sqrt();
        Interval {
            low: (self.score() - half_width).max(0.0),
            high: (self.score() + half_width).min(1.0),
            half_width,
        }
    }
}

/// Where a value lies with 95 % certainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// From here.
    pub low: f64,
    /// To here.
    pub high: f64,
    /// Half of its width, before it was cut off at scores that cannot be.
    pub half_width: f64,
}

impl Interval {
    /// True if the value may be this.
    #[must_use]
    pub fn contains(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

/// Two pairs on the same dice: how far luck for one is luck for the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Joint {
    twins: u64,
    left: u64,
    right: u64,
    products: u64,
}

impl Joint {
    /// Counts the same twins of both pairs, each in half points.
    pub(crate) fn count(&mut self, left: &[u8], right: &[u8]) {
        for (&left, &right) in left.iter().zip(right) {
            self.twins += 1;
            self.left += u64::from(left);
            self.right += u64::from(right);
            self.products += u64::from(left) * u64::from(right);
        }
    }

    /// The covariance of the scores of two pairs that played `left` and `right`
    /// twins, of which those counted here are common.
    pub(crate) fn covariance(&self, left: u64, right: u64) -> f64 {
        if self.twins < 2 {
            return 0.0;
        }
        let twins = self.twins as f64;
        let (sum_left, sum_right) = (self.left as f64, self.right as f64);
        let deviations = (self.products as f64 - sum_left * sum_right / twins) / 16.0;
        let of_a_twin = deviations / (twins - 1.0);
        of_a_twin * twins / (left as f64 * right as f64)
    }
}

/// When a pair is looked at: after so many twins each time.
///
/// Each stretch is half as long as everything before it, because a difference
/// that was too small to be seen is not seen after a few twins more, and every
/// look costs certainty.
#[must_use]
pub fn looks(most_twins: u64) -> Vec<u64> {
    let mut looks = Vec::new();
    let mut next = FIRST_LOOK;
    while next < most_twins {
        looks.push(next);
        next += (next / 2).max(FIRST_LOOK);
    }
    looks.push(most_twins);
    looks
}

/// How many standard errors an interval needs to each side so that it is right
/// at all of so many looks at once with 95 %: each look may be wrong in its
/// share of the 5 % (Bonferroni).
#[must_use]
pub fn z_for_looks(looks: usize) -> f64 {
    normal_quantile(1.0 - ERROR / looks.max(1) as f64 / 2.0)
}

/// The standard normal distribution's quantile, for a chance above 1/2: Newton's
/// method on the distribution, which starts from Hastings' formula (Abramowitz and
/// Stegun 26.2.23).
fn normal_quantile(chance: f64) -> f64 {
    let tail = 1.0 - chance;
    let t = (-2.0 * tail.ln()).sqrt();
    let top = 2.515_517 + t * (0.802_853 + t * 0.010_328);
    let bottom = 1.0 + t * (1.432_788 + t * (0.189_269 + t * 0.001_308));
    let mut z = t - top / bottom;
    for _ in 0..4 {
        let density = (-z * z / 2.0).exp() / TAU.sqrt();
        z += (chance - normal_chance(z)) / density;
    }
    z
}

/// The chance that a standard normal number is below `z` (not far from 0): the
/// series z + z^3/3 + z^5/15 + ..., by parts of the density.
fn normal_chance(z: f64) -> f64 {
    let mut term = z;
    let mut sum = z;
    for odd in (3..400).step_by(2) {
        term *= z * z / f64::from(odd);
        sum += term;
    }
    0.5 + sum * (-z * z / 2.0).exp() / TAU.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(got: f64, wanted: f64) {
        assert!((got - wanted).abs() < 1e-9, "{got} is not {wanted}");
    }

    fn tally(twins: &[u8]) -> Tally {
        let mut tally = Tally::default();
        twins.iter().for_each(|&twin| tally.count_twin(twin));
        tally
    }

    /// Twins of 1, 3/4, 1/2, 3/4: mean 3/4, squared deviations 1/16 + 1/16,
    /// variance (1/8) / 3 = 1/24, over four twins 1/96.
    #[test]
    fn an_interval_comes_from_the_variance_of_twins() {
        let tally = tally(&[4, 3, 2, 3]);
        assert_eq!(tally.matches(), 8);
        near(tally.score(), 0.75);
        near(tally.error_squared(), 1.0 / 96.0);
        let interval = tally.interval(1.959_963_985);
        near(interval.half_width, 0.200_038_079_5);
        near(interval.low, 0.75 - 0.200_038_079_5);
        near(interval.high, 0.75 + 0.200_038_079_5);
        assert!(!interval.contains(0.5) && interval.contains(0.6));
        // A score is never above 1.
        near(tally.interval(10.0).high, 1.0);
    }

    #[test]
    fn matches_are_counted_for_the_first_coach() {
        let mut tally = Tally::default();
        assert_eq!(tally.count_match([3, 1], Some(true)), 2);
        assert_eq!(tally.count_match([2, 2], None), 1);
        tally.count_twin(3);
        let mut all = tally;
        assert_eq!(all.count_match([0, 4], Some(false)), 0);
        assert_eq!(all.count_match([1, 1], None), 1);
        all.count_twin(1);
        all.add(&tally);
        assert_eq!((all.won, all.drawn, all.lost), (2, 3, 1));
        assert_eq!((all.goals_for, all.goals_against), (11, 11));
        assert_eq!((all.twins, all.matches()), (3, 6));
        // (3 + 1 + 3) quarters of three twins.
        near(all.score(), 7.0 / 12.0);
    }

    /// Ten equal twins: as if one had been half a point off, 1/4 / (9 * 10).
    #[test]
    fn twins_that_are_all_alike_are_not_certain() {
        near(tally(&[2; 10]).error_squared(), 0.25 / 90.0);
        near(tally(&[4; 10]).error_squared(), 0.25 / 90.0);
        // One twin says nothing.
        let interval = tally(&[4]).interval(1.96);
        assert_eq!((interval.low, interval.high), (0.0, 1.0));
        assert_eq!(tally(&[]).score(), 0.5);
    }

    /// Left 1, 0, 1/2 and right 1, 1/2, 3/4: deviations 1/2, -1/2, 0 and 1/4,
    /// -1/4, 0; covariance of a twin (1/8 + 1/8) / 2 = 1/8. The right pair went on
    /// to six twins: 1/8 * 3 / (3 * 6).
    #[test]
    fn pairs_on_the_same_dice_go_together() {
        let mut joint = Joint::default();
        joint.count(&[4, 0], &[4, 2]);
        joint.count(&[2], &[3]);
        near(joint.covariance(3, 6), 1.0 / 48.0);
        // A pair with itself is its variance.
        let mut same = Joint::default();
        same.count(&[4, 3, 2, 3], &[4, 3, 2, 3]);
        near(same.covariance(4, 4), 1.0 / 96.0);
        near(Joint::default().covariance(4, 4), 0.0);
    }

    /// Each stretch is half of what went before, and 500 at least.
    #[test]
    fn looks_grow_apart() {
        assert_eq!(looks(300), [300]);
        assert_eq!(looks(500), [500]);
        assert_eq!(looks(1_700), [500, 1_000, 1_500, 1_700]);
        assert_eq!(looks(4_000), [500, 1_000, 1_500, 2_250, 3_375, 4_000]);
        assert_eq!(looks(100_000).len(), 14);
    }

    /// From tables of the normal distribution: two-sided 5 %, 1 % and 0.1 %.
    #[test]
    fn an_interval_widens_with_looks() {
        let near = |got: f64, wanted: f64| assert!((got - wanted).abs() < 5e-7, "{got}");
        near(z_for_looks(1), 1.959_964);
        near(z_for_looks(5), 2.575_829);
        near(z_for_looks(50), 3.290_527);
    }
}
