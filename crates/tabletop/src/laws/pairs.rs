//! Options in pairs: settings in which every two options of a game meet.

use std::collections::BTreeSet;

use crate::options::{OptionSpec, Values};

/// A value of an option, by their numbers.
type ValueOfOption = (usize, usize);

/// Other values than the usual ones for some options, by name: of what would take too long.
pub type Instead<'a> = &'a [(&'a str, &'a [&'a str])];

/// Calls `play` with settings, `name=value` with spaces between, and the seed of a match. Of every two
/// options each value of the one meets each value of the other, in as few settings as are easily
/// found. If somebody says how many `matches` (`TOUCHLINE_PAIRS`), every two are set alone, to whatever is
/// not their default, for so many each. How many matches that were.
///
/// # Panics
///
/// If `matches` is no number.
pub fn options_in_pairs(
    specs: &[OptionSpec],
    instead: Instead<'_>,
    matches: Option<String>,
    mut play: impl FnMut(&str, u64),
) -> u64 {
    let (settings, matches) = match matches {
        Some(each) => (two_at_a_time(specs, instead), each.parse().unwrap()),
        None => (all_meet(specs, instead), 1),
    };
    for (first, settings) in (0..).step_by(matches as usize).zip(&settings) {
        (first..first + matches).for_each(|seed| play(settings, seed));
    }
    settings.len() as u64 * matches
}

/// What an option is tried with: all its words; of a number the default, the least and the most.
fn values(spec: &OptionSpec, instead: Instead<'_>) -> Vec<String> {
    let other = instead.iter().find(|(name, _)| *name == spec.name);
    let mut values: Vec<String> = match (other.map(|(_, words)| *words), spec.values) {
        (Some(words), _) | (None, Values::Words(words)) => {
            words.iter().map(ToString::to_string).collect()
        }
        (None, Values::Number(least, most)) => {
            vec![
                spec.default.to_string(),
                least.to_string(),
                most.to_string(),
            ]
        }
    };
    values.dedup();
    values
}

/// Every two options, each at every value but its default.
fn two_at_a_time(specs: &[OptionSpec], instead: Instead<'_>) -> Vec<String> {
    let changes = |spec: &OptionSpec| -> Vec<String> {
        let values = values(spec, instead).into_iter();
        let changed = values.filter(|value| value != spec.default);
        changed
            .map(|value| format!("{}={value}", spec.name))
            .collect()
    };
    let changes: Vec<Vec<String>> = specs.iter().map(changes).collect();
    let mut settings = Vec::new();
    for (at, first) in changes.iter().enumerate() {
        for (first, second) in first.iter().flat_map(|first| {
            changes[at + 1..]
                .iter()
                .flatten()
                .map(move |second| (first, second))
        }) {
            settings.push(format!("{first} {second}"));
        }
    }
    settings
}

/// Settings of all options that leave no two values of different options unmet: each begins with a
/// pair that is left, and every other option takes the value that meets most.
fn all_meet(specs: &[OptionSpec], instead: Instead<'_>) -> Vec<String> {
    let values: Vec<Vec<String>> = specs.iter().map(|spec| values(spec, instead)).collect();
    let sets = |option: usize| (0..values[option].len()).map(move |value| (option, value));
    let mut left: BTreeSet<(ValueOfOption, ValueOfOption)> = (0..specs.len())
        .flat_map(|second| (0..second).map(move |first| (first, second)))
        .flat_map(|(first, second)| {
            sets(first).flat_map(move |first| sets(second).map(move |second| (first, second)))
        })
        .collect();
    let mut settings = Vec::new();
    while let Some(&(first, second)) = left.first() {
        let mut row = vec![first, second];
        for option in (0..specs.len()).filter(|option| ![first.0, second.0].contains(option)) {
            let meets = |set: &ValueOfOption| {
                let met = row
                    .iter()
                    .filter(|other| left.contains(&in_order(*set, **other)));
                met.count()
            };
            // Of equals the first counts.
            let best = sets(option).rev().max_by_key(meets);
            row.extend(best);
        }
        row.sort_unstable();
        left.retain(|(first, second)| !(row.contains(first) && row.contains(second)));
        let words = row.iter().map(|&(option, value)| {
            let name = specs[option].name;
            format!("{name}={}", values[option][value])
        });
        settings.push(words.collect::<Vec<_>>().join(" "));
    }
    settings
}

fn in_order(one: ValueOfOption, other: ValueOfOption) -> (ValueOfOption, ValueOfOption) {
    (one.min(other), one.max(other))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::SWITCH;

    const fn option(name: &'static str, values: Values, default: &'static str) -> OptionSpec {
        OptionSpec {
            name,
            values,
            default,
            clause: "",
            meaning: "",
        }
    }

    const SPECS: &[OptionSpec] = &[
        option("a", SWITCH, "false"),
        option("b", SWITCH, "true"),
        option("c", Values::Words(&["x", "y", "z"]), "x"),
        option("d", Values::Number(1, 9), "3"),
    ];

    #[test]
    fn every_two_values_meet() {
        let settings = all_meet(SPECS, &[("d", &["3", "4"])]);
        let tried = [
            ["a=false", "a=true"].as_slice(),
            &["b=false", "b=true"],
            &["c=x", "c=y", "c=z"],
            &["d=3", "d=4"],
        ];
        for (at, first) in tried.iter().enumerate() {
            for (first, second) in first.iter().flat_map(|first| {
                tried[at + 1..]
                    .iter()
                    .copied()
                    .flatten()
                    .map(move |s| (first, s))
            }) {
                let both = |row: &String| {
                    let words: Vec<&str> = row.split(' ').collect();
                    words.contains(first) && words.contains(second)
                };
                assert!(settings.iter().any(both), "{first} {second}");
            }
        }
        // Three values of one meet two of another: six at the least.
        assert!((6..=8).contains(&settings.len()), "{settings:#?}");
    }

    #[test]
    fn two_are_changed_at_a_time() {
        let settings = two_at_a_time(SPECS, &[]);
        // a with b, c (2) and d (2: 1 and 9); b with c and d; c with d.
        assert_eq!(settings.len(), 1 + 2 + 2 + 2 + 2 + 4);
        assert_eq!(settings[0], "a=true b=false");
        assert_eq!(settings[settings.len() - 1], "c=z d=9");
    }
}
