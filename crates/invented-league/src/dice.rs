//! Chance in whole numbers: the same on every machine.

use tabletop::sources::Generator;

/// Numbers from a seed. What is made apart has dice of its own, so that a
/// change in one match moves no other.
pub struct LeagueDice(Generator);

impl LeagueDice {
    /// The dice of one part of a league.
    pub fn new(seed: u64, part: u64) -> LeagueDice {
        let mut generator = Generator::new(seed, part);
        generator.next_step();
        LeagueDice(generator)
    }

    /// A number below `n`; 0 if there is none.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.below(u32::try_from(n).unwrap_or(u32::MAX)) as usize
    }

    /// A number of a range, both ends in it.
    pub fn range(&mut self, from: i64, to: i64) -> i64 {
        let numbers = usize::try_from(to - from + 1).unwrap_or_default();
        from + self.below(numbers) as i64
    }

    /// True so many times in a thousand.
    pub fn per_mille(&mut self, chance: i64) -> bool {
        self.range(0, 999) < chance
    }

    /// True so many times in a million.
    pub fn per_million(&mut self, chance: i64) -> bool {
        self.range(0, 999_999) < chance
    }

    /// A number round 0 with this standard deviation: four even ones added up,
    /// so never more than 3.46 of it away.
    pub fn bell(&mut self, deviation: i64) -> i64 {
        let sum: i64 = (0..4).map(|_| self.range(-1000, 1000)).sum();
        sum * deviation / 1155
    }

    /// A place among weights, as likely as its weight; `None` if all are 0.
    pub fn pick(&mut self, weights: &[i64]) -> Option<usize> {
        let total: i64 = weights.iter().sum();
        let mut left = self.below(usize::try_from(total).unwrap_or_default()) as i64;
        weights.iter().position(|weight| {
            left -= weight;
            left < 0
        })
    }

    /// One of some things; `None` if there are none.
    pub fn one<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        things.get(self.below(things.len()))
    }

    /// Mixes things (Fisher and Yates).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let other = self.below(last + 1);
            things.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_kept() {
        let mut dice = LeagueDice::new(1, 2);
        let mut seen = [0; 4];
        for _ in 0..8000 {
            seen[dice.pick(&[0, 1, 0, 3]).unwrap()] += 1;
        }
        assert_eq!((seen[0], seen[2]), (0, 0));
        assert!((1850..2150).contains(&seen[1]), "{seen:?}");
        assert_eq!(dice.pick(&[0, 0]), None);
        assert_eq!(dice.pick(&[]), None);
    }

    #[test]
    fn a_bell_has_its_deviation() {
        let mut dice = LeagueDice::new(3, 4);
        let drawn: Vec<i64> = (0..20_000).map(|_| dice.bell(100)).collect();
        let mean = drawn.iter().sum::<i64>() / 20_000;
        let square = drawn.iter().map(|x| x * x).sum::<i64>() / 20_000;
        assert!(mean.abs() < 3, "{mean}");
        assert!((9_600..10_400).contains(&square), "{square}");
    }
}
