//! A die, as it lies on the table.

/// A die with a name, so that people and logs can say which one was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Die {
    name: &'static str,
    faces: u8,
    lowest: u8,
}

impl Die {
    /// A die with faces 1 to `faces`.
    #[must_use]
    pub const fn new(name: &'static str, faces: u8) -> Die {
        Die {
            name,
            faces,
            lowest: 1,
        }
    }

    /// A die whose lowest face is 0, as ten-sided dice are printed.
    #[must_use]
    pub const fn from_zero(name: &'static str, faces: u8) -> Die {
        Die {
            name,
            faces,
            lowest: 0,
        }
    }

    /// What people call it: `white`, `goalie`. One word.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The number of faces.
    #[inline]
    #[must_use]
    pub const fn faces(self) -> u32 {
        self.faces as u32
    }

    /// The lowest number on it.
    #[must_use]
    pub const fn lowest(self) -> u32 {
        self.lowest as u32
    }

    /// The highest number on it.
    #[must_use]
    pub const fn highest(self) -> u32 {
        self.lowest as u32 + self.faces as u32 - 1
    }

    /// The number on the face with this index.
    #[inline]
    #[must_use]
    pub const fn face(self, index: u32) -> u8 {
        self.lowest + index as u8
    }

    /// The index of the face with this number.
    #[must_use]
    pub fn index_of(self, face: u32) -> Option<u32> {
        (self.lowest()..=self.highest())
            .contains(&face)
            .then(|| face - self.lowest())
    }
}
