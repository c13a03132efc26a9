//! Dice for bulk runs and for matches against the computer.

/// SplitMix64 (Steele, Lea and Flood, 2014), addressed rather than stepped.
///
/// A draw is a function of seed, match, step and its number within the step.
/// So any match of a bulk run can be played alone; the same question gets the
/// same die again after an undo; and two coaches can be compared on the same
/// dice, step by step, although they choose differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Generator {
    match_key: u64,
    step_key: u64,
    /// The first number of this step.
    first: u64,
    step: u64,
    draw: u64,
    /// Key and first number of the next step, worked out while this one is played:
    /// what it comes to is not known then, but its dice are.
    ahead: (u64, u64),
}

const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

#[inline]
const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The number at `index` of the SplitMix64 sequence that starts from `seed`.
#[inline]
const fn split_mix(seed: u64, index: u64) -> u64 {
    mix(seed.wrapping_add(GAMMA.wrapping_mul(index.wrapping_add(1))))
}

/// The key of a step, and its first number.
#[inline]
const fn step_dice(match_key: u64, step: u64) -> (u64, u64) {
    let key = split_mix(match_key, step);
    (key, split_mix(key, 0))
}

impl Generator {
    /// The dice of match `index` of the run with this seed.
    #[must_use]
    pub const fn new(seed: u64, index: u64) -> Generator {
        let match_key = split_mix(mix(seed), index);
        Generator {
            match_key,
            step_key: 0,
            first: 0,
            step: 0,
            draw: 0,
            ahead: step_dice(match_key, 0),
        }
    }

    /// Other dice for the same match: what a re-roll after an undo gets.
    #[must_use]
    pub const fn again(self, times: u64) -> Generator {
        match times {
            0 => self,
            _ => Generator::new(self.match_key, times),
        }
    }

    /// Goes to a draw of a step (both counted from 0).
    #[must_use]
    pub const fn at(self, step: u64, draw: u64) -> Generator {
        let (step_key, first) = step_dice(self.match_key, step);
        Generator {
            match_key: self.match_key,
            step_key,
            first,
            step: step + 1,
            draw,
            ahead: step_dice(self.match_key, step + 1),
        }
    }

    /// Goes to the next step.
    #[inline]
    pub const fn next_step(&mut self) {
        (self.step_key, self.first) = self.ahead;
        self.step += 1;
        self.draw = 0;
        self.ahead = step_dice(self.match_key, self.step);
    }

    /// How many numbers of this step were drawn.
    #[inline]
    #[must_use]
    pub const fn draws_in_step(&self) -> u64 {
        self.draw
    }

    /// A number below `n`.
    ///
    /// By multiplication with a 64-bit number: no outcome is likelier than
    /// another by more than one in 2^57, and there is no loop.
    #[inline]
    pub const fn below(&mut self, n: u32) -> u32 {
        let number = match self.draw {
            0 => self.first,
            draw => split_mix(self.step_key, draw),
        };
        self.draw += 1;
        ((number as u128 * n as u128) >> 64) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reference sequence of SplitMix64 for the seed 1234567.
    #[test]
    fn it_is_split_mix_64() {
        let got: Vec<u64> = (0..5).map(|i| split_mix(1_234_567, i)).collect();
        assert_eq!(
            got,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821,
            ]
        );
    }

    #[test]
    fn any_draw_can_be_addressed() {
        let mut running = Generator::new(7, 3);
        for step in 0..20 {
            running.next_step();
            for draw in 0..12 {
                let mut addressed = Generator::new(7, 3).at(step, draw);
                assert_eq!(running.below(20), addressed.below(20));
            }
        }
    }

    #[test]
    fn faces_are_equally_likely() {
        let mut counts = [0_u32; 6];
        for index in 0..1000 {
            let mut dice = Generator::new(1, index);
            dice.next_step();
            for _ in 0..60 {
                counts[dice.below(6) as usize] += 1;
            }
        }
        // 60,000 rolls: chi-square with five degrees of freedom, 0.1 % point.
        let chi_square: f64 = counts
            .iter()
            .map(|&seen| (f64::from(seen) - 10_000.0).powi(2) / 10_000.0)
            .sum();
        assert!(chi_square < 20.5, "{counts:?}");
    }
}
