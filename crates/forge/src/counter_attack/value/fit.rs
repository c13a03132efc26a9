//! The weights under which the goals that came are the likeliest.
//!
//! Goals are taken to fall one by one (Poisson), with an expectation that is a sum of two
//! exponentials of the weights. Fisher's scoring finds the best weights: each step solves
//! for where the slope of the likelihood would be nought, and is shortened until it is one
//! upwards.

use coaches::counter_attack::value::{PositionWeights, RATE, SideFigures, WEIGHTS};
use tabletop::Side;

use super::PlayedPosition;

/// Steps at most; a dozen are usual.
const STEPS: usize = 60;

/// A step that gains less, by the position, is the last.
const ENOUGH: f64 = 1e-9;

/// How strongly weights are held near nought, in positions: what is hardly ever seen keeps
/// a small weight.
const HELD: f64 = 2.0;

type Vector = [f64; WEIGHTS];
type Matrix = [[f64; WEIGHTS]; WEIGHTS];

/// Fits the weights.
pub(super) fn fit(positions: &[PlayedPosition]) -> PositionWeights {
    let mut value = PositionWeights { weights: start() };
    let mut best = likelihood(&value, positions);
    for _ in 0..STEPS {
        let (slope, information) = slopes(&value, positions);
        let Some(step) = solve(information, slope) else {
            return value;
        };
        let mut part = 1.0;
        let better = loop {
            let mut tried = value.clone();
            for (weight, step) in tried.weights.iter_mut().zip(step) {
                *weight += part * step;
            }
            let likely = likelihood(&tried, positions);
            if likely > best {
                break Some((tried, likely));
            }
            part /= 2.0;
            if part < 1e-4 {
                break None;
            }
        };
        let Some((tried, likely)) = better else {
            return value;
        };
        let gain = likely - best;
        (value, best) = (tried, likely);
        if gain < ENOUGH * positions.len() as f64 {
            return value;
        }
    }
    value
}

/// A goal or so in 90 minutes, and little from now.
fn start() -> Vector {
    let mut weights = [0.0; WEIGHTS];
    let constants = PositionWeights::names().enumerate();
    for (place, _) in constants.filter(|(_, (_, name))| *name == "constant") {
        weights[place] = if place < RATE.len() { -4.4 } else { -4.0 };
    }
    weights
}

/// All that was seen, side by side, with the goals that came.
fn sides(positions: &[PlayedPosition]) -> impl Iterator<Item = (&SideFigures, f64)> {
    let sides = |position| Side::BOTH.map(|side| seen(position, side));
    positions.iter().flat_map(sides)
}

fn seen(position: &PlayedPosition, side: Side) -> (&SideFigures, f64) {
    (&position.figures[side], f64::from(position.goals[side]))
}

fn likelihood(value: &PositionWeights, positions: &[PlayedPosition]) -> f64 {
    let likely = sides(positions).map(|(figures, goals)| {
        let expected: f64 = value.goals(figures).iter().sum();
        goals * expected.ln() - expected
    });
    let held: f64 = value.weights.iter().map(|weight| weight * weight).sum();
    let likely = likely.sum::<f64>() - HELD * held / 2.0;
    if likely.is_finite() {
        likely
    } else {
        f64::NEG_INFINITY
    }
}

/// The slope of the likelihood, and the information about the weights.
fn slopes(value: &PositionWeights, positions: &[PlayedPosition]) -> (Vector, Matrix) {
    let mut slope = value.weights.map(|weight| -HELD * weight);
    let mut information = [[0.0; WEIGHTS]; WEIGHTS];
    for (place, row) in information.iter_mut().enumerate() {
        row[place] = HELD;
    }
    for (figures, goals) in sides(positions) {
        let parts = value.goals(figures);
        let expected: f64 = parts.iter().sum();
        let slopes = figures.slopes(parts);
        for (row, mine) in slopes.iter().enumerate().filter(|(_, mine)| **mine != 0.0) {
            slope[row] += (goals / expected - 1.0) * mine;
            for (sum, other) in information[row].iter_mut().zip(slopes) {
                *sum += mine * other / expected;
            }
        }
    }
    (slope, information)
}

/// Solves a system of linear equations (Gauss, the largest pivot first).
fn solve(mut matrix: Matrix, mut right: Vector) -> Option<Vector> {
    for column in 0..WEIGHTS {
        let largest = |a: &usize, b: &usize| {
            let (a, b) = (matrix[*a][column].abs(), matrix[*b][column].abs());
            a.total_cmp(&b)
        };
        let pivot = (column..WEIGHTS).max_by(largest)?;
        if matrix[pivot][column].abs() < 1e-12 {
            return None;
        }
        matrix.swap(column, pivot);
        right.swap(column, pivot);
        let (above, below) = matrix.split_at_mut(column + 1);
        let head = &above[column];
        for (place, row) in below.iter_mut().enumerate() {
            let times = row[column] / head[column];
            for (cell, head) in row.iter_mut().zip(head) {
                *cell -= times * head;
            }
            right[column + 1 + place] -= times * right[column];
        }
    }
    for column in (0..WEIGHTS).rev() {
        let known: f64 = (column + 1..WEIGHTS)
            .map(|place| matrix[column][place] * right[place])
            .sum();
        right[column] = (right[column] - known) / matrix[column][column];
    }
    Some(right)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let mut matrix = [[0.0; WEIGHTS]; WEIGHTS];
        for (place, row) in matrix.iter_mut().enumerate() {
            row[place] = 2.0;
        }
        // The first two are coupled: y = 3, and 4x + 2y = 14 gives x = 2.
        matrix[0][0] = 0.0;
        matrix[0][1] = 1.0;
        matrix[1][0] = 4.0;
        let mut right = [1.0; WEIGHTS];
        (right[0], right[1]) = (3.0, 14.0);
        let solved = solve(matrix, right).unwrap_or([0.0; WEIGHTS]);
        assert!((solved[0] - 2.0).abs() < 1e-12 && (solved[1] - 3.0).abs() < 1e-12);
        assert!((solved[2] - 0.5).abs() < 1e-12);
        assert_eq!(solve([[0.0; WEIGHTS]; WEIGHTS], right), None);
    }
}
