//! Numbers from 1 to 100 and what they mean, as people write charts and tables.

use std::ops::RangeInclusive;

use crate::fault::{Fault, Faults};

/// The highest number of a chart or table.
pub const HIGHEST: u8 = 100;

/// Room for every number up to [`HIGHEST`]; a power of two, so that looking one up
/// needs no check.
const ROOM: usize = 128;

/// What each of the numbers 1 to 100 means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByNumber<T>([T; ROOM]);

impl<T: Copy + PartialEq> ByNumber<T> {
    /// What `meaning` says of each number.
    #[must_use]
    pub fn new(meaning: impl Fn(u8) -> T) -> ByNumber<T> {
        ByNumber(std::array::from_fn(|number| {
            let number = u8::try_from(number).unwrap_or(HIGHEST);
            meaning(number.clamp(1, HIGHEST))
        }))
    }

    /// What a number means.
    #[inline]
    #[must_use]
    pub fn at(&self, number: u8) -> T {
        self.0[usize::from(number) % ROOM]
    }

    /// The numbers of the line that a number stands on.
    #[must_use]
    pub fn line(&self, number: u8) -> RangeInclusive<u8> {
        let same = |&at: &u8| self.at(at) == self.at(number);
        let low = (1..=number).rev().take_while(same).last();
        let high = (number..=HIGHEST).take_while(same).last();
        low.unwrap_or(number)..=high.unwrap_or(number)
    }
}

/// `12`, or `2-5`.
#[must_use]
pub fn range_text(range: &RangeInclusive<u8>) -> String {
    match range.start() == range.end() {
        true => range.start().to_string(),
        false => format!("{}-{}", range.start(), range.end()),
    }
}

/// Reads `12` or `2-5`, within 1 to `highest`.
#[must_use]
pub fn read_range(text: &str, highest: u8) -> Option<RangeInclusive<u8>> {
    let (low, high) = text.split_once('-').unwrap_or((text, text));
    let low: u8 = low.trim().parse().ok()?;
    let high: u8 = high.trim().parse().ok()?;
    (1 <= low && low <= high && high <= highest).then_some(low..=high)
}

/// Lines of a chart or table under way: what each number means so far.
#[derive(Clone, Debug)]
pub struct Lines<T> {
    /// By number, with the line of the file.
    found: Vec<Option<(usize, T)>>,
}

impl<T: Copy> Default for Lines<T> {
    fn default() -> Lines<T> {
        Lines::new()
    }
}

impl<T: Copy> Lines<T> {
    /// No line yet.
    #[must_use]
    pub fn new() -> Lines<T> {
        Lines {
            found: vec![None; usize::from(HIGHEST) + 1],
        }
    }

    /// One line: these numbers mean that. `of` names the chart or table.
    pub fn add(&mut self, of: &str, line: usize, numbers: &str, meaning: T, faults: &mut Faults) {
        let Some(range) = read_range(numbers, HIGHEST) else {
            faults.push(Fault::at(
                line,
                format!("`{numbers}` are no numbers of {of}"),
                format!("write a number from 1 to {HIGHEST}, or a range as 2-5"),
            ));
            return;
        };
        for number in range {
            let slot = &mut self.found[usize::from(number)];
            match slot {
                Some((first, _)) => {
                    faults.push(Fault::at(
                        line,
                        format!("{of} has {number} twice; it stands in line {first} too"),
                        "give each number one reading",
                    ));
                    return;
                }
                None => *slot = Some((line, meaning)),
            }
        }
    }

    /// The meaning of every number, or of what is missing.
    pub fn complete(&self, of: &str, faults: &mut Faults) -> Vec<T> {
        let missing: Vec<u8> = (1..=HIGHEST)
            .filter(|&number| self.found[usize::from(number)].is_none())
            .collect();
        if let (Some(first), Some(last)) = (missing.first(), missing.last()) {
            faults.push(Fault::whole(
                format!(
                    "{of} says nothing of {} numbers between {first} and {last}",
                    missing.len()
                ),
                format!("every number from 1 to {HIGHEST} needs a reading"),
            ));
        }
        self.found.iter().flatten().map(|(_, what)| *what).collect()
    }
}
