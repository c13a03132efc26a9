//! Dice thrown together and read through a table: a poker hand, a sum against
//! a number.
//!
//! Bulk play and people roll the faces and look up what they mean. Enumeration
//! does not care for the faces: it walks through the meanings, each with the
//! number of ways it can come about.

use crate::die::Die;

/// The most dice that are ever thrown together.
pub const MOST_DICE: usize = 7;

/// The faces of dice thrown together, in order.
///
/// A byte for each, packed: a number is thrown away by the compiler where nobody
/// looks at it, an array is not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Faces(u64);

/// Marks where the faces begin.
const BEGIN: u64 = 1;

impl Faces {
    /// These faces (at most [`MOST_DICE`]; more are left out).
    #[must_use]
    pub fn new(shown: &[u8]) -> Faces {
        let shown = shown.iter().take(MOST_DICE);
        shown.fold(Faces(BEGIN), |faces, &face| faces.and(face))
    }

    #[inline]
    fn and(self, face: u8) -> Faces {
        Faces(self.0 << 8 | u64::from(face))
    }

    /// The face shown first, if any.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<u8> {
        let after_begin = self.0.checked_ilog2()?.checked_sub(8)?;
        Some((self.0 >> after_begin) as u8)
    }

    /// The face shown last.
    #[inline]
    #[must_use]
    pub fn last(self) -> u8 {
        self.0 as u8
    }

    /// One by one, in order.
    #[must_use]
    pub fn list(self) -> Vec<u8> {
        let bytes = self.0.to_be_bytes();
        let begin = bytes.iter().position(|&byte| byte != 0);
        begin.map_or_else(Vec::new, |begin| bytes[begin + 1..].to_vec())
    }
}

/// What was thrown, and what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thrown<T> {
    /// The faces, in the order of the dice.
    pub faces: Faces,
    /// What they mean.
    pub meaning: T,
}

/// A throw under way.
#[derive(Clone, Copy, Debug)]
pub struct Throw {
    index: usize,
    faces: Faces,
}

impl Throw {
    /// One more die fell on the face with this index.
    #[inline]
    pub fn add(&mut self, die: Die, index: u32) {
        self.index = self.index * die.faces() as usize + index as usize;
        self.faces = self.faces.and(die.face(index));
    }
}

/// Some dice, and what each combination of their faces means.
#[derive(Clone, Debug)]
pub struct Reading<T> {
    dice: Vec<Die>,
    /// By the faces as digits of a number, the first die leading.
    meanings: Vec<T>,
    weights: Vec<u32>,
    /// For each weight a throw of that meaning.
    examples: Vec<Thrown<T>>,
}

impl<T: Copy + PartialEq> Reading<T> {
    /// Works out what every throw means. At most [`MOST_DICE`] dice count.
    #[must_use]
    pub fn new(dice: &[Die], mut meaning: impl FnMut(&[u8]) -> T) -> Reading<T> {
        let dice = &dice[..dice.len().min(MOST_DICE)];
        let mut reading = Reading {
            dice: dice.to_vec(),
            meanings: Vec::new(),
            weights: Vec::new(),
            examples: Vec::new(),
        };
        let throws: usize = dice.iter().map(|die| die.faces() as usize).product();
        for index in 0..throws {
            let faces = faces_of(dice, index);
            let meaning = meaning(&faces.list());
            reading.meanings.push(meaning);
            let known = reading
                .examples
                .iter()
                .position(|thrown| thrown.meaning == meaning);
            match known {
                Some(group) => reading.weights[group] += 1,
                None => {
                    reading.weights.push(1);
                    reading.examples.push(Thrown { faces, meaning });
                }
            }
        }
        reading
    }
}

impl<T> Reading<T> {
    /// The dice, in the order they are rolled.
    #[inline]
    #[must_use]
    pub fn dice(&self) -> &[Die] {
        &self.dice
    }

    /// The number of throws for each meaning.
    #[inline]
    #[must_use]
    pub fn weights(&self) -> &[u32] {
        &self.weights
    }

    /// The meanings, each with the number of throws that have it.
    pub fn groups(&self) -> impl Iterator<Item = (&T, u32)> {
        let meanings = self.examples.iter().map(|thrown| &thrown.meaning);
        meanings.zip(self.weights.iter().copied())
    }

    #[inline]
    pub(crate) fn start(&self) -> Throw {
        Throw {
            index: 0,
            faces: Faces(BEGIN),
        }
    }
}

impl<T: Copy> Reading<T> {
    #[inline]
    pub(crate) fn example(&self, group: usize) -> Thrown<T> {
        self.examples[group]
    }

    #[inline]
    pub(crate) fn finish(&self, throw: &Throw) -> Thrown<T> {
        Thrown {
            faces: throw.faces,
            meaning: self.meanings[throw.index],
        }
    }
}

fn faces_of(dice: &[Die], mut index: usize) -> Faces {
    let mut shown = Vec::new();
    for die in dice.iter().rev() {
        let faces = die.faces() as usize;
        shown.push(die.face((index % faces) as u32));
        index /= faces;
    }
    shown.reverse();
    Faces::new(&shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    const D6: Die = Die::new("die", 6);

    #[test]
    fn groups_count_the_ways() {
        let doubles = Reading::new(&[D6, D6], |faces| faces[0] == faces[1]);
        let groups: Vec<(bool, u32)> = doubles.groups().map(|(&m, w)| (m, w)).collect();
        assert_eq!(groups, [(true, 6), (false, 30)]);
    }

    #[test]
    fn faces_are_read_in_order() {
        let first = Reading::new(&[D6, Die::from_zero("keeper", 10)], |faces| {
            (faces[0], faces[1])
        });
        let mut throw = first.start();
        throw.add(first.dice()[0], 4);
        throw.add(first.dice()[1], 0);
        let thrown = first.finish(&throw);
        assert_eq!(thrown.meaning, (5, 0));
        assert_eq!(thrown.faces.list(), [5, 0]);
        assert_eq!(thrown.faces.first(), Some(5));
        assert_eq!(thrown.faces.last(), 0);
        assert_eq!(Faces::new(&[0, 3]).first(), Some(0));
        assert_eq!(Faces::new(&[]).first(), None);
        assert_eq!(Faces::new(&[0, 0]).list(), [0, 0]);
    }
}
