//! What twins say, and how surely.
//!
//! Only whole numbers are counted, in quarters of a point, so that no order of
//! adding changes anything.

use std::f64::consts::FRAC_PI_2;

/// The share of ladders that may be wrong about a pair: a 95 % interval.
const ERROR: f64 = 0.05;

/// Twins of a pair before it is looked at for the first time.
const FIRST_LOOK: u64 = 500;

/// A match in half points: 2 for a win, 1 for a draw.
pub(crate) type HalfPoints = u8;

/// The matches of a pair, seen by the first of the two coaches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PairTally {
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

impl PairTally {
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
    pub fn add(&mut self, other: &PairTally) {
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

    /// Goals for and against in a match.
    #[must_use]
    pub fn goals_per_match(&self) -> [f64; 2] {
        let matches = self.matches().max(1) as f64;
        [self.goals_for, self.goals_against].map(|goals| goals as f64 / matches)
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

    /// The interval of the score that may be wrong with the chance `error`.
    #[must_use]
    pub fn interval(&self, error: f64) -> Interval {
        let half_width = reach(self.twins, error) * self.error_squared().sqrt();
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

/// How often an interval may be wrong so that those of so many looks are right all
/// at once with 95 %: each look has its share of the 5 % (Bonferroni).
#[must_use]
pub fn error_per_look(looks: usize) -> f64 {
    ERROR / looks.max(1) as f64
}

/// How many standard errors an interval from so many twins reaches to each side, if
/// it may be wrong with the chance `error`: Student's t, by halving.
#[must_use]
pub fn reach(twins: u64, error: f64) -> f64 {
    if twins < 2 {
        return f64::INFINITY;
    }
    // More degrees of freedom change less than one in 500, and cost time.
    let freedom = (twins - 1).min(2_000) as u32;
    let (mut low, mut high) = (0.0, FRAC_PI_2);
    for _ in 0..60 {
        let angle = (low + high) / 2.0;
        match chance_within(angle, freedom) < 1.0 - error {
            true => low = angle,
            false => high = angle,
        }
    }
    f64::from(freedom).sqrt() * low.tan()
}

/// The chance that Student's t is not farther from 0 than the root of its degrees
/// of freedom times the tangent of `angle` (Abramowitz and Stegun 26.7.3, 26.7.4).
fn chance_within(angle: f64, freedom: u32) -> f64 {
    let (sine, cosine) = angle.sin_cos();
    let odd = freedom % 2 == 1;
    let mut term = if odd { cosine } else { 1.0 };
    let mut sum = 0.0;
    for k in (freedom % 2..freedom.saturating_sub(1)).step_by(2) {
        sum += term;
        term *= cosine * cosine * f64::from(k + 1) / f64::from(k + 2);
    }
    match odd {
        true => (angle + sine * sum) / FRAC_PI_2,
        false => sine * sum,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(got: f64, wanted: f64) {
        assert!((got - wanted).abs() < 1e-9, "{got} is not {wanted}");
    }

    fn tally(twins: &[u8]) -> PairTally {
        let mut tally = PairTally::default();
        twins.iter().for_each(|&twin| tally.count_twin(twin));
        tally
    }

    /// Twins of 1, 3/4, 1/2, 3/4: mean 3/4, squared deviations 1/16 + 1/16,
    /// variance (1/8) / 3 = 1/24, over four twins 1/96. Student's t for 10 % and
    /// three degrees of freedom is 2.353363.
    #[test]
    fn an_interval_comes_from_the_variance_of_twins() {
        let tally = tally(&[4, 3, 2, 3]);
        assert_eq!(tally.matches(), 8);
        near(tally.score(), 0.75);
        near(tally.error_squared(), 1.0 / 96.0);
        let interval = tally.interval(0.1);
        let half_width = 2.353_363_435 / 96.0_f64.sqrt();
        near(interval.half_width, half_width);
        near(interval.low, 0.75 - half_width);
        near(interval.high, 0.75 + half_width);
        assert!(!interval.contains(0.5) && interval.contains(0.6));
        // A score is never above 1.
        near(tally.interval(0.01).high, 1.0);
    }

    #[test]
    fn matches_are_counted_for_the_first_coach() {
        let mut tally = PairTally::default();
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
        near(all.goals_per_match()[0], 11.0 / 6.0);
        // (3 + 1 + 3) quarters of three twins.
        near(all.score(), 7.0 / 12.0);
    }

    /// Ten equal twins: as if one had been half a point off, 1/4 / (9 * 10).
    #[test]
    fn twins_that_are_all_alike_are_not_certain() {
        near(tally(&[2; 10]).error_squared(), 0.25 / 90.0);
        near(tally(&[4; 10]).error_squared(), 0.25 / 90.0);
        // One twin says nothing.
        let interval = tally(&[4]).interval(0.05);
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

    /// From tables of Student's distribution; for two degrees of freedom and the
    /// chance p of being right it is p * sqrt(2 / (1 - p^2)), for one it is
    /// tan(p * pi / 2), and for very many it is the normal distribution's.
    #[test]
    fn an_interval_reaches_as_far_as_tables_say() {
        near(reach(2, 0.5), 1.0);
        near(reach(3, 0.5), 0.5 * (2.0_f64 / 0.75).sqrt());
        let near = |got: f64, wanted: f64| assert!((got - wanted).abs() < 6e-4, "{got}");
        near(reach(2, 0.05), 12.706);
        near(reach(11, 0.05), 2.228);
        near(reach(11, 0.01), 3.169);
        near(reach(121, 0.05), 1.980);
        let near = |got: f64, wanted: f64| assert!((got / wanted - 1.0).abs() < 2e-3, "{got}");
        near(reach(1_000_000, 0.05), 1.960);
        near(reach(1_000_000, 0.001), 3.291);
        assert_eq!(error_per_look(1), 0.05);
        assert_eq!(error_per_look(20), 0.0025);
        assert!(reach(1, 0.05).is_infinite());
    }
}
