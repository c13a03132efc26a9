//! The charts and the deck of offense-charts.

mod counts;
pub mod pairing;

use std::fmt::Write as _;

use offense_charts::ChartKey;
use tabletop::sources::Generator;

use counts::{Counts, counts};

/// Which readings a chart has of each kind: the first so many of these.
const GOALS: [&str; 10] = [
    "GOAL",
    "GOAL",
    "CORNER KICK:GOAL",
    "GOAL",
    "DFK:GOAL",
    "GOAL",
    "GOAL",
    "GOAL",
    "GOAL",
    "CORNER KICK:GOAL",
];
const SHOTS: [&str; 10] = [
    "CORNER KICK:SHOT",
    "SHOT",
    "DFK:SHOT",
    "SHOT",
    "CORNER KICK:SHOT",
    "SHOT",
    "SHOT",
    "DFK:SHOT",
    "SHOT",
    "CORNER KICK:SHOT",
];
const HIGH: [&str; 8] = [
    "SHOT HIGH",
    "SHOT HIGH",
    "CORNER KICK:SHOT HIGH",
    "SHOT HIGH",
    "DFK:SHOT HIGH",
    "SHOT HIGH",
    "SHOT HIGH",
    "CORNER KICK:SHOT HIGH",
];
const WIDE: [&str; 16] = [
    "SHOT WIDE LEFT",
    "SHOT WIDE RIGHT",
    "SHOT WIDE LEFT",
    "SHOT WIDE RIGHT",
    "CORNER KICK:SHOT WIDE LEFT",
    "SHOT WIDE RIGHT",
    "SHOT WIDE LEFT",
    "DFK:SHOT WIDE RIGHT",
    "SHOT WIDE LEFT",
    "SHOT WIDE RIGHT",
    "SHOT WIDE LEFT",
    "CORNER KICK:SHOT WIDE RIGHT",
    "SHOT WIDE RIGHT",
    "DFK:SHOT WIDE LEFT",
    "SHOT WIDE LEFT",
    "SHOT WIDE RIGHT",
];
const LOOSE: [&str; 24] = [
    "GOAL MOUTH BLOCK",
    "SHOT DEFLECTED",
    "GOAL BLOCK",
    "SHOT DEFLECTED",
    "GOAL MOUTH BLOCK",
    "SHOT HITS POST",
    "SHOT DEFLECTED",
    "GOAL BLOCK",
    "CORNER KICK:GOAL MOUTH BLOCK",
    "SHOT DEFLECTED",
    "GOAL MOUTH BLOCK",
    "SHOT HITS CROSSBAR",
    "DFK:GOAL BLOCK",
    "SHOT DEFLECTED",
    "GOAL BLOCK",
    "GOAL MOUTH BLOCK",
    "DFK:SHOT DEFLECTED",
    "SHOT DEFLECTED",
    "CORNER KICK:GOAL MOUTH BLOCK",
    "SHOT HITS POST",
    "GOAL BLOCK",
    "SHOT DEFLECTED",
    "GOAL MOUTH BLOCK",
    "SHOT HITS CROSSBAR",
];
const PHYSICAL: [&str; 5] = [
    "RECKLESS FOUL",
    "HOLDING/TRIPPING",
    "PUSHING",
    "TACKLING FROM BEHIND",
    "PROFESSIONAL FOUL",
];
const OTHER: [&str; 3] = ["DISSENT", "TIME WASTING", "DELAYING THE RESTART"];

/// The order in which readings stand on a chart; the others come after their kind.
const ORDER: [&str; 26] = [
    "GOAL",
    "CORNER KICK:GOAL",
    "DFK:GOAL",
    "SHOT",
    "CORNER KICK:SHOT",
    "DFK:SHOT",
    "GOAL MOUTH BLOCK",
    "GOAL BLOCK",
    "CORNER KICK:GOAL MOUTH BLOCK",
    "DFK:GOAL BLOCK",
    "SHOT DEFLECTED",
    "DFK:SHOT DEFLECTED",
    "SHOT HITS POST",
    "SHOT HITS CROSSBAR",
    "SHOT HIGH",
    "CORNER KICK:SHOT HIGH",
    "DFK:SHOT HIGH",
    "SHOT WIDE LEFT",
    "SHOT WIDE RIGHT",
    "CORNER KICK:SHOT WIDE LEFT",
    "CORNER KICK:SHOT WIDE RIGHT",
    "DFK:SHOT WIDE LEFT",
    "DFK:SHOT WIDE RIGHT",
    "CORNER KICK",
    "DFK",
    "OFFSIDE",
];

/// The file of charts.
#[must_use]
pub fn charts() -> String {
    let mut text = CHARTS_HEAD.to_string();
    for (key, counts) in ChartKey::all().zip(counts()) {
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

/// What stands on a chart, and how often, in its order.
fn layout(key: ChartKey, counts: Counts) -> Vec<(String, u8)> {
    let index = key.index();
    let high = (counts.misses + 1) / 3;
    let mut readings: Vec<&str> = Vec::new();
    for (kinds, count) in [
        (&GOALS[..], counts.goals),
        (&SHOTS, counts.shots),
        (&HIGH, high),
        (&WIDE, counts.misses - high),
        (&LOOSE, counts.loose),
        (&["CORNER KICK"; 100], counts.corners),
        (&["DFK"; 100], counts.free_kicks),
        (&["OFFSIDE"; 100], counts.offsides),
    ] {
        readings.extend(kinds.iter().take(usize::from(count)));
    }
    let mut lines: Vec<(String, u8)> = Vec::new();
    for reading in ORDER {
        let count = readings.iter().filter(|known| **known == reading).count();
        lines.push((reading.to_string(), count as u8));
    }
    lines.push(("FOUL".to_string(), counts.fouls));
    let of_index = |nth: usize| (index + nth) % PHYSICAL.len();
    let physical: Vec<usize> = (0..usize::from(counts.yellows)).map(of_index).collect();
    for (nth, deed) in PHYSICAL.iter().enumerate() {
        let count = physical.iter().filter(|&&known| known == nth).count();
        lines.push((format!("YELLOW CARD ({deed})"), count as u8));
    }
    let deed = OTHER[index % OTHER.len()];
    lines.push((format!("YELLOW CARD ({deed})"), counts.words));
    let deed = match key.rate2() / 2 % 4 {
        0 => PHYSICAL[3],
        _ => PHYSICAL[4],
    };
    lines.push((format!("RED CARD ({deed})"), counts.reds));
    lines.push(("RED CARD (FOUL LANGUAGE)".to_string(), counts.insults));
    lines.push((format!("INJURY {}", 1 + index % 5), 1));
    lines.push(("THUNDERSTORM".to_string(), counts.storms));
    lines.push(("OWN GOAL".to_string(), counts.own_goals));
    let sum: u8 = lines.iter().map(|(_, count)| count).sum();
    lines.push(("X".to_string(), 100 - sum));
    lines.retain(|(_, count)| *count > 0);
    lines
}

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

    // OC-1.3 OC-1.8
    #[test]
    fn what_is_made_is_what_is_kept() {
        let kept = include_str!("../../../../data/offense-charts/standard.charts");
        assert!(
            kept == charts(),
            "make it again with `touchline forge charts`"
        );
        let kept = include_str!("../../../../data/offense-charts/standard.deck");
        assert!(
            kept == deck(),
            "make it again with `touchline forge charts`"
        );
        let all = Charts::parse(&charts()).unwrap();
        assert_eq!(all.missing(ChartKey::all()).0, []);
        Cards::parse(&deck()).unwrap();
    }
}
