//! The chance of every position and score at one moment.

use std::collections::HashMap;

/// A position, but for the score and how the leg begins. Men and calls by side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MenAndCalls {
    /// Men off.
    pub off: [u8; 2],
    /// Players booked who are not off.
    pub booked: [u8; 2],
    /// PRESS calls that count.
    pub presses: [u8; 2],
}

/// Rows in the order in which they were found. Each has the chances of all spots that a
/// leg can begin in, and for each of these those of all scores.
#[derive(Clone, Debug)]
pub struct Layer {
    /// Chances of a row.
    cells: usize,
    rows: Vec<MenAndCalls>,
    /// True for rows that were counted with others.
    gone: Vec<bool>,
    chances: Vec<f64>,
    known: HashMap<MenAndCalls, usize>,
    /// The row that was asked for last, and where it is.
    last: Option<(MenAndCalls, usize)>,
}

impl Layer {
    /// Nothing yet; a row has so many chances.
    pub fn new(cells: usize) -> Layer {
        Layer {
            cells,
            rows: Vec::new(),
            gone: Vec::new(),
            chances: Vec::new(),
            known: HashMap::new(),
            last: None,
        }
    }

    /// Nothing again, in the same memory.
    pub fn clear(&mut self) {
        self.rows.clear();
        self.gone.clear();
        self.chances.clear();
        self.known.clear();
        self.last = None;
    }

    /// Its rows with their chances.
    pub fn iter(&self) -> impl Iterator<Item = (MenAndCalls, &[f64])> {
        let rows = self.rows.iter().copied();
        let rows = rows.zip(self.chances.chunks_exact(self.cells));
        let there = rows.zip(&self.gone).filter(|(_, gone)| !**gone);
        there.map(|(row, _)| row)
    }

    /// The chances of a row.
    pub fn chances(&mut self, row: MenAndCalls) -> &mut [f64] {
        let at = match self.last {
            Some((last, at)) if last == row => at,
            _ => self.place(row),
        };
        self.last = Some((row, at));
        &mut self.chances[at * self.cells..(at + 1) * self.cells]
    }

    fn place(&mut self, row: MenAndCalls) -> usize {
        *self.known.entry(row).or_insert_with(|| {
            self.rows.push(row);
            self.gone.push(false);
            self.chances.resize(self.chances.len() + self.cells, 0.0);
            self.rows.len() - 1
        })
    }

    /// Adds a multiple of all chances of another.
    pub fn add(&mut self, other: &Layer, share: f64) {
        for (row, chances) in other.iter() {
            let into = self.chances(row).iter_mut();
            into.zip(chances).for_each(|(sum, p)| *sum += share * p);
        }
    }

    /// A multiple of all chances.
    pub fn scale(&mut self, share: f64) {
        self.chances.iter_mut().for_each(|p| *p *= share);
    }

    /// Counts rows with others where that puts little wrong: `others` names some that
    /// come before it in the order of rows, each with what that would put wrong.
    /// Returns the sum, and how many rows are left.
    pub fn gather<I>(
        &mut self,
        most: f64,
        others: impl Fn(MenAndCalls, &[f64]) -> I,
    ) -> (f64, usize)
    where
        I: IntoIterator<Item = (MenAndCalls, f64)>,
    {
        let mut order: Vec<usize> = (0..self.rows.len()).collect();
        order.sort_unstable_by_key(|&at| std::cmp::Reverse(self.rows[at]));
        let (mut wrong, mut left) = (0.0, 0);
        // From the last: what was counted with a row goes on with it.
        for at in order {
            let from = at * self.cells..(at + 1) * self.cells;
            let others = others(self.rows[at], &self.chances[from.clone()]).into_iter();
            let known = others.filter_map(|(row, costs)| Some((*self.known.get(&row)?, costs)));
            match known.min_by(|one, other| one.1.total_cmp(&other.1)) {
                Some((into, costs)) if costs < most => {
                    wrong += costs;
                    self.gone[at] = true;
                    for (cell, from) in from.enumerate() {
                        self.chances[into * self.cells + cell] += self.chances[from];
                    }
                }
                _ => left += 1,
            }
        }
        (wrong, left)
    }
}
