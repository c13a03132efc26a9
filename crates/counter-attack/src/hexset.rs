//! Sets of hexes, and where a figure can walk.

use crate::hex::{ALL, HEXES, Hex};

/// A set of hexes of the pitch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexSet([u64; HEXES.div_ceil(64)]);

impl HexSet {
    /// No hex.
    pub const EMPTY: HexSet = HexSet([0; HEXES.div_ceil(64)]);

    /// Adds a hex of the pitch. False if it was there.
    #[inline]
    pub fn insert(&mut self, hex: Hex) -> bool {
        let (word, bit) = (hex.id() / 64, 1 << (hex.id() % 64));
        let is_new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        is_new
    }

    /// Takes a hex out.
    #[inline]
    pub fn remove(&mut self, hex: Hex) {
        self.0[hex.id() / 64] &= !(1 << (hex.id() % 64));
    }

    /// True if a hex of the pitch is in it.
    #[inline]
    #[must_use]
    pub fn contains(&self, hex: Hex) -> bool {
        self.0[hex.id() / 64] & (1 << (hex.id() % 64)) != 0
    }

    /// What is not in another set.
    fn and_not(mut self, other: &HexSet) -> HexSet {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word &= !other;
        }
        self
    }

    /// What is in either set.
    fn or(mut self, other: &HexSet) -> HexSet {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word |= other;
        }
        self
    }

    /// Every hex moved to the one whose number is higher by so many, below 64.
    fn up(&self, by: u32) -> HexSet {
        let carried = |at: usize| match at {
            0 => 0,
            at => self.0[at - 1] >> (64 - by),
        };
        HexSet(std::array::from_fn(|at| {
            (self.0[at] << by | carried(at)) & PITCH.0[at]
        }))
    }

    /// The same downwards.
    fn down(&self, by: u32) -> HexSet {
        let carried = |at: usize| self.0.get(at + 1).map_or(0, |word| word << (64 - by));
        HexSet(std::array::from_fn(|at| self.0[at] >> by | carried(at)))
    }

    /// All neighbours of its hexes, all at once: whatever the column, their numbers
    /// differ by 1 in it, and by 25 and 26 in the next ones.
    fn round(&self) -> HexSet {
        let not_first = self.and_not(&FIRST);
        let not_last = self.and_not(&LAST);
        // An even column has a row less than the odd ones beside it.
        let low = self.and_not(&ODD_FIRST);
        let high = self.and_not(&ODD_LAST);
        let aside = low.up(25).or(&low.down(26));
        let aside = aside.or(&high.up(26)).or(&high.down(25));
        aside.or(&not_first.down(1)).or(&not_last.up(1))
    }

    /// Its hexes in the order of their numbers.
    fn iter(&self) -> impl Iterator<Item = Hex> {
        let words = self.0.into_iter().enumerate();
        words.flat_map(|(at, mut word)| {
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros() as usize;
                word &= word.wrapping_sub(1);
                ALL.get(64 * at + bit).copied().filter(|_| bit < 64)
            })
        })
    }

    /// The hexes of a column's first or last row, of all columns or of the odd ones.
    const fn edge(first: bool, even_too: bool) -> HexSet {
        let mut set = HexSet::EMPTY;
        let mut id = 0;
        while id < HEXES {
            let hex = ALL[id];
            let even = hex.x % 2 == 0;
            let row = if even { 24 } else { 25 };
            let wanted = if first { -row } else { row };
            if hex.y == wanted && (even_too || !even) {
                set.0[id / 64] |= 1 << (id % 64);
            }
            id += 1;
        }
        set
    }
}

static FIRST: HexSet = HexSet::edge(true, true);
static LAST: HexSet = HexSet::edge(false, true);
static ODD_FIRST: HexSet = HexSet::edge(true, false);
static ODD_LAST: HexSet = HexSet::edge(false, false);

/// The numbers that are hexes.
static PITCH: HexSet = {
    let mut all = HexSet([u64::MAX; HEXES.div_ceil(64)]);
    all.0[HEXES / 64] = (1 << (HEXES % 64)) - 1;
    all
};

/// The hexes a figure can walk to, each with its distance: from hex to neighbouring
/// hex, never through `blocked`; a walk may end on `last` but not cross it (CA-6.4).
/// The nearer ones first, then by number.
#[must_use]
pub fn walks(from: Hex, most: u8, blocked: &HexSet, last: Option<Hex>) -> Vec<(Hex, u8)> {
    let mut seen = *blocked;
    seen.insert(from);
    let mut edge = HexSet::EMPTY;
    edge.insert(from);
    let mut found: Vec<(Hex, u8)> = Vec::with_capacity(128);
    for steps in 1..=most {
        edge = edge.round().and_not(&seen);
        seen = seen.or(&edge);
        found.extend(edge.iter().map(|hex| (hex, steps)));
        if let Some(last) = last {
            edge.remove(last);
        }
    }
    found
}
