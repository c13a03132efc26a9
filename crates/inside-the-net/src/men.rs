//! Men of a side, by their places on the team's list.

/// Nobody: an empty spot.
pub const NOBODY: u8 = 31;

/// Room for every man and nobody; a power of two, so that looking one up needs no
/// check.
pub(crate) const ROOM: usize = 32;

/// A set of men of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Men(u32);

impl Men {
    /// True if it has this man.
    #[inline]
    #[must_use]
    pub const fn has(self, man: u8) -> bool {
        self.0 >> (man & NOBODY) & 1 == 1
    }

    /// Adds a man.
    #[inline]
    pub const fn add(&mut self, man: u8) {
        self.0 |= 1 << (man & NOBODY);
    }

    /// Takes a man out.
    #[inline]
    pub const fn remove(&mut self, man: u8) {
        self.0 &= !(1 << (man & NOBODY));
    }

    /// Those who are in both sets.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Men) -> Men {
        Men(self.0 & other.0)
    }

    /// How many there are.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// True if there is nobody.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One by one.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let man = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (man < u32::from(NOBODY)).then_some(man as u8)
        })
    }
}

impl FromIterator<u8> for Men {
    fn from_iter<I: IntoIterator<Item = u8>>(men: I) -> Men {
        let mut set = Men::default();
        men.into_iter().for_each(|man| set.add(man));
        set
    }
}
