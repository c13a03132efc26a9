//! A plain model of what people were told, and what is counted.

use std::{
    collections::BTreeMap,
    fmt,
    hash::{DefaultHasher, Hash, Hasher},
};

/// What somebody was told of something that he did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Told {
    /// That nothing was kept.
    Refused,
    /// Nothing, or that nobody knows.
    Unsure,
    /// That it is kept.
    Acknowledged,
}

/// What was tried at each line of a log, and what was told of it. The best counts: whoever was
/// told of something twice was told of the same thing.
#[derive(Debug)]
pub struct Tries<T>(BTreeMap<(usize, T), Told>);

impl<T> Default for Tries<T> {
    fn default() -> Tries<T> {
        Tries(BTreeMap::new())
    }
}

impl<T: Ord + Clone> Tries<T> {
    pub fn note(&mut self, line: usize, what: &T, told: Told) {
        let before = self.0.entry((line, what.clone())).or_insert(told);
        *before = told.max(*before);
    }

    pub fn told(&self, line: usize, what: &T) -> Option<Told> {
        self.0.get(&(line, what.clone())).copied()
    }

    /// Everything that is kept, as far as people know, with its line.
    pub fn acknowledged(&self) -> impl Iterator<Item = (usize, &T)> {
        let kept = self
            .0
            .iter()
            .filter(|(_, told)| **told == Told::Acknowledged);
        kept.map(|((line, what), _)| (*line, what))
    }
}

/// What is counted.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub operations: u64,
    pub acknowledged: u64,
    pub refused: u64,
    pub unsure: u64,
    pub hang_ups: u64,
    pub crashes: u64,
    pub full: u64,
    pub lines: u64,
    /// The longest that anybody waited, in milliseconds.
    pub longest: u128,
    /// What the logs came to.
    pub digest: u64,
    /// Everything that should not be.
    pub violations: Vec<String>,
}

impl Tally {
    pub fn count(&mut self, told: Told) {
        match told {
            Told::Acknowledged => self.acknowledged += 1,
            Told::Refused => self.refused += 1,
            Told::Unsure => self.unsure += 1,
        }
    }

    pub fn digest(&mut self, what: &impl Hash) {
        let mut hasher = DefaultHasher::new();
        (self.digest, what).hash(&mut hasher);
        self.digest = hasher.finish();
    }

    pub fn add(&mut self, other: Tally) {
        self.operations += other.operations;
        self.acknowledged += other.acknowledged;
        self.refused += other.refused;
        self.unsure += other.unsure;
        self.hang_ups += other.hang_ups;
        self.crashes += other.crashes;
        self.full += other.full;
        self.lines += other.lines;
        self.longest = self.longest.max(other.longest);
        self.digest(&other.digest);
        self.violations.extend(other.violations);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} operations: {} acknowledged, {} refused, {} unsure, {} hung up, {} crashes, \
             {} full, {} lines, longest {} ms, digest {:016x}, {} violations",
            self.operations,
            self.acknowledged,
            self.refused,
            self.unsure,
            self.hang_ups,
            self.crashes,
            self.full,
            self.lines,
            self.longest,
            self.digest,
            self.violations.len()
        )
    }
}
