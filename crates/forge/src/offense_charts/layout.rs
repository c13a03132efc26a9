//! From counts to readings: which reading stands on which numbers of a chart.

use offense_charts::ChartKey;

use super::counts::Counts;

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

/// What stands on a chart, and how often, in its order.
pub(super) fn layout(key: ChartKey, counts: &Counts) -> Vec<(String, u8)> {
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
        // Beyond the end of a list its last reading is taken again.
        let more = kinds
            .iter()
            .chain(std::iter::repeat(&kinds[kinds.len() - 1]));
        readings.extend(more.take(usize::from(count)));
    }
    let mut lines: Vec<(String, u8)> = Vec::new();
    for reading in ORDER {
        let count = readings.iter().filter(|known| **known == reading).count();
        lines.push((reading.to_string(), count as u8));
    }
    lines.push(("FOUL".to_string(), counts.fouls));
    lines.extend(cards(index, counts));
    lines.push((format!("INJURY {}", 1 + index % 5), 1));
    lines.push(("THUNDERSTORM".to_string(), 1));
    lines.push(("X".to_string(), counts.x().unwrap_or_default()));
    lines.retain(|(_, count)| *count > 0);
    lines
}

/// The cards, one number each. Each one for a physical act is red on a certain number
/// of the offender; that this number comes up has a chance of (n - 1)/190, so that all
/// together make about 20/190, however many there are: one straight red card of a side
/// in twenty matches.
fn cards(index: usize, counts: &Counts) -> Vec<(String, u8)> {
    let red_on: &[u8] = match counts.yellows {
        0 => &[],
        1 => &[20],
        2 => &[11, 11],
        _ => &[8, 8, 7],
    };
    let mut cards: Vec<(usize, String)> = Vec::new();
    for nth in 0..usize::from(counts.yellows) {
        let deed = (index + nth) % PHYSICAL.len();
        let red = red_on.get(nth).map(|number| format!(" RED ON {number}"));
        let red = red.unwrap_or_default();
        cards.push((deed, format!("YELLOW CARD ({}){red}", PHYSICAL[deed])));
    }
    for nth in 0..usize::from(counts.words) {
        let deed = (index + nth) % OTHER.len();
        let text = format!("YELLOW CARD ({})", OTHER[deed]);
        cards.push((PHYSICAL.len() + deed, text));
    }
    cards.sort();
    cards.into_iter().map(|(_, text)| (text, 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_one_reading() {
        let counts = Counts {
            goals: 1,
            shots: 7,
            misses: 9,
            loose: 6,
            corners: 3,
            free_kicks: 3,
            offsides: 4,
            fouls: 18,
            yellows: 3,
            words: 0,
        };
        // 23 shots, 3 + 3 + 4 + 18 + 3 others, an injury and a storm: 56.
        assert_eq!(counts.x(), Some(44));
        let laid = layout(ChartKey::named("13H").unwrap(), &counts);
        assert_eq!(laid.iter().map(|(_, n)| u32::from(*n)).sum::<u32>(), 100);
        assert_eq!(laid[0], ("GOAL".to_string(), 1));
        assert_eq!(laid[1], ("SHOT".to_string(), 4));
        assert_eq!(laid[2], ("CORNER KICK:SHOT".to_string(), 2));
        let card = "YELLOW CARD (RECKLESS FOUL) RED ON 8".to_string();
        assert!(laid.contains(&(card, 1)));
        assert_eq!(laid.last(), Some(&("X".to_string(), 44)));
    }
}
