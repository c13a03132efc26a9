//! Sets of hexes, and where a figure can walk.

use crate::hex::{HEXES, Hex};

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
}

/// The hexes a figure can walk to, each with its distance: from hex to neighbouring
/// hex, never through `blocked`; a walk may end on `last` but not cross it (CA-6.4).
#[must_use]
pub fn walks(from: Hex, most: u8, blocked: &HexSet, last: Option<Hex>) -> Vec<(Hex, u8)> {
    let mut seen = *blocked;
    seen.insert(from);
    let mut found: Vec<(Hex, u8)> = Vec::with_capacity(128);
    let mut edge = 0;
    spread(from, 1, &mut seen, &mut found, most);
    while edge < found.len() {
        let (hex, steps) = found[edge];
        edge += 1;
        if last != Some(hex) {
            spread(hex, steps + 1, &mut seen, &mut found, most);
        }
    }
    found
}

#[inline]
fn spread(from: Hex, steps: u8, seen: &mut HexSet, found: &mut Vec<(Hex, u8)>, most: u8) {
    if steps > most {
        return;
    }
    for hex in from.neighbours() {
        if seen.insert(hex) {
            found.push((hex, steps));
        }
    }
}
