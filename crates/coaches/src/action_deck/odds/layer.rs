//! The chance of every position and score at one moment.

use std::collections::HashMap;

/// A position, but for the score. Men and calls by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Row {
    /// How the leg begins.
    pub shape: u8,
    /// Men off.
    pub off: [u8; 2],
    /// Players booked who are not off.
    pub booked: [u8; 2],
    /// PRESS calls that count.
    pub presses: [u8; 2],
}

/// Positions in the order in which they were found, each with the chances of its
/// scores.
#[derive(Clone, Debug)]
pub struct Layer {
    cells: usize,
    rows: Vec<Row>,
    chances: Vec<f64>,
    known: HashMap<Row, usize>,
}

impl Layer {
    /// Nothing yet; so many scores are told apart.
    pub fn new(cells: usize) -> Layer {
        Layer {
            cells,
            rows: Vec::new(),
            chances: Vec::new(),
            known: HashMap::new(),
        }
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Its positions with the chances of their scores.
    pub fn iter(&self) -> impl Iterator<Item = (Row, &[f64])> {
        self.rows
            .iter()
            .copied()
            .zip(self.chances.chunks_exact(self.cells))
    }

    /// The chances of the scores of a position.
    pub fn scores(&mut self, row: Row) -> &mut [f64] {
        let at = *self.known.entry(row).or_insert_with(|| {
            self.rows.push(row);
            self.chances.resize(self.chances.len() + self.cells, 0.0);
            self.rows.len() - 1
        });
        &mut self.chances[at * self.cells..(at + 1) * self.cells]
    }

    /// Adds a multiple of chances.
    pub fn add(&mut self, row: Row, scores: &[f64], share: f64) {
        let into = self.scores(row).iter_mut();
        into.zip(scores).for_each(|(sum, p)| *sum += share * p);
    }

    /// Adds a multiple of all chances of another, its rows changed.
    pub fn add_all(&mut self, other: &Layer, share: f64, change: impl Fn(Row) -> Row) {
        for (row, scores) in other.iter() {
            self.add(change(row), scores, share);
        }
    }

    /// The chances of all scores, whatever the position.
    pub fn total(&self) -> Vec<f64> {
        let mut total = vec![0.0; self.cells];
        for (_, scores) in self.iter() {
            total.iter_mut().zip(scores).for_each(|(sum, p)| *sum += p);
        }
        total
    }

    /// Counts positions with others where that puts little wrong: `others` names some
    /// that come before it in the order of rows, each with what that would put wrong.
    /// Returns the sum.
    pub fn gather<I>(&mut self, most: f64, others: impl Fn(Row, &[f64]) -> I) -> f64
    where
        I: IntoIterator<Item = (Row, f64)>,
    {
        let mut order: Vec<usize> = (0..self.rows.len()).collect();
        order.sort_unstable_by_key(|&at| std::cmp::Reverse(self.rows[at]));
        let mut wrong = 0.0;
        let mut kept = Layer::new(self.cells);
        // From the last: what was counted with a row goes on with it.
        for at in order {
            let scores = self.chances[at * self.cells..(at + 1) * self.cells].to_vec();
            let others = others(self.rows[at], &scores).into_iter();
            let known = others.filter_map(|(row, costs)| Some((*self.known.get(&row)?, costs)));
            match known.min_by(|one, other| one.1.total_cmp(&other.1)) {
                Some((into, costs)) if costs < most => {
                    wrong += costs;
                    let into = self.chances[into * self.cells..].iter_mut();
                    into.zip(&scores).for_each(|(sum, p)| *sum += p);
                }
                _ => kept.add(self.rows[at], &scores, 1.0),
            }
        }
        *self = kept;
        wrong
    }
}
