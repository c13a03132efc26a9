//! Numbers and what they mean: the form of every chart and table.

use std::ops::RangeInclusive;

use tabletop::{Die, Reading};

pub use tabletop::ranges::{HIGHEST, range_text, read_range};

pub(crate) use tabletop::ranges::{ByNumber, Lines};

/// The dice that may replace the cards (OC-1.14), named as the numbers on a card.
pub const TOP: Die = Die::new("top", 100);
/// The middle number.
pub const MIDDLE: Die = Die::new("middle", 20);
/// The bottom number.
pub const BOTTOM: Die = Die::new("bottom", 100);

/// What each of the numbers 1 to 100 means.
#[derive(Clone, Debug)]
pub struct Table<T> {
    by_number: ByNumber<T>,
    reading: Reading<T>,
}

impl<T: Copy + PartialEq> Table<T> {
    /// What `meaning` says of each number, read with this die.
    #[must_use]
    pub fn new(die: Die, meaning: impl Fn(u8) -> T) -> Table<T> {
        Table {
            reading: Reading::new(&[die], |faces| meaning(faces.first().copied().unwrap_or(1))),
            by_number: ByNumber::new(meaning),
        }
    }

    /// What a number means.
    #[inline]
    #[must_use]
    pub fn at(&self, number: u8) -> T {
        self.by_number.at(number)
    }

    /// The same, for dice that are thrown.
    #[inline]
    #[must_use]
    pub fn reading(&self) -> &Reading<T> {
        &self.reading
    }

    /// The numbers of the line that a number stands on.
    #[must_use]
    pub fn line(&self, number: u8) -> RangeInclusive<u8> {
        self.by_number.line(number)
    }
}
