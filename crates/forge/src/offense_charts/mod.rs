//! The charts and the deck of offense-charts.

pub mod calibrate;
mod counts;
mod layout;
pub mod pairing;
pub mod replay;
pub mod search;
pub mod tally;
mod wish;

use std::fmt::Write as _;

use offense_charts::ChartKey;
use tabletop::sources::Generator;

pub use counts::Counts;

use layout::layout;

/// The file of charts.
#[must_use]
pub fn write_charts(counts: &[Counts]) -> String {
    let mut text = CHARTS_HEAD.to_string();
    for (key, counts) in ChartKey::all().zip(counts) {
        let mut low = 1;
        for (reading, count) in layout(key, counts) {
            let high = low + count - 1;
            let numbers = match count {
                1 => low.to_string(),
                _ => format!("{low}-{high}"),
            };
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{key}, {numbers}, {reading}");
            low = high + 1;
        }
    }
    text
}

const CHARTS_HEAD: &str = "\
touchline charts 1
# The offence charts: what each top number from 1 to 100 means for a side that plays
# this chart. Made by `touchline forge charts`; edit it if you like, and check it with
# `touchline check`. Every chart needs every number once.
#
#   chart    1 to 5, 6L 6H to 29L 29H, 30 to 50: about ten times the goals of a match
#   numbers  a number, or a range
#   reading  what happens; after CORNER KICK: or DFK: a shot that comes from one
#
# chart, numbers, reading
";

/// The seed of the deck: any will do.
const DECK_SEED: u64 = 1;

/// The file of cards: tops and bottoms in an order of their own, and each middle
/// number five times.
#[must_use]
pub fn deck() -> String {
    let mut text = DECK_HEAD.to_string();
    let mut dice = Generator::new(DECK_SEED, 0).at(0, 0);
    let mut shuffled = |numbers: Vec<u8>| {
        let mut numbers = numbers;
        for last in (1..numbers.len()).rev() {
            let at = dice.below(last as u32 + 1) as usize;
            numbers.swap(at, last);
        }
        numbers
    };
    let tops = shuffled((1..=100).collect());
    let middles = shuffled((0..100).map(|at| 1 + at % 20).collect());
    let bottoms = shuffled((1..=100).collect());
    for (card, ((top, middle), bottom)) in tops.iter().zip(&middles).zip(&bottoms).enumerate() {
        let _ = writeln!(text, "{}, {top}, {middle}, {bottom}", card + 1);
    }
    text
}

const DECK_HEAD: &str = "\
touchline deck 1
# The action deck: 100 cards with three numbers each. Made by `touchline forge charts`.
#
#   card    its number, to name it by
#   top     1 to 100, each on one card: initial draws on a chart
#   middle  1 to 20, each on five cards: foul checks and contested balls
#   bottom  1 to 100, each on one card: everything else
#
# card, top, middle, bottom
";

#[cfg(test)]
mod tests {
    use super::*;
    use offense_charts::{Cards, Charts};

    const CHARTS: &str = include_str!("../../../../data/offense-charts/standard.charts");
    const DECK: &str = include_str!("../../../../data/offense-charts/standard.deck");

    // OC-1.3 OC-1.8
    #[test]
    fn what_is_made_is_what_is_kept() {
        let all = Charts::parse(CHARTS).unwrap();
        assert_eq!(all.missing(ChartKey::all()).0, []);
        let again = write_charts(&search::counts_of(&all));
        assert!(
            CHARTS == again,
            "make it again with `touchline forge charts`"
        );
        assert!(
            DECK == deck(),
            "make it again with `touchline forge charts`"
        );
        Cards::parse(&deck()).unwrap();
    }
}
