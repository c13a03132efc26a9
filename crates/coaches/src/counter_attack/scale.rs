//! What it is worth to have the ball somewhere, in goals: guessed, as `greedy` does, or
//! measured, as `planner` does.

use ::counter_attack::{End, Hex};

/// Half the width of a goal, in double rows.
const GOAL: u8 = 7;

/// What a coach goes by.
#[derive(Debug)]
pub(super) struct Scale {
    /// The ball so many hexes from goal.
    ball: [f64; 38],
    /// The ball anywhere, for as long as it is not lost.
    pub kept: f64,
    /// A goal. The other side kicks off after it.
    pub goal: f64,
    /// A shot that goes wide or is saved: the other side has the ball.
    pub missed: f64,
    /// A shot that is blocked, or comes loose.
    pub loose: f64,
    /// A ball in the air that was won, and one that was lost, of what the ball is worth.
    pub air: (f64, f64),
    /// A header won within reach of goal: a shot with a good die.
    pub header: f64,
    /// The least a shot is taken for if there is no better way on; without it, it must be
    /// better than to keep the ball.
    pub shot: Option<f64>,
}

/// Only what comes of the ball where it is.
pub(super) static GUESSED: Scale = Scale {
    ball: [
        0.34, 0.34, 0.34, 0.33, 0.31, 0.28, 0.255, 0.23, 0.2, 0.17, 0.145, 0.125, 0.108, 0.094,
        0.082, 0.072, 0.064, 0.057, 0.051, 0.046, 0.042, 0.038, 0.035, 0.032, 0.029, 0.027, 0.025,
        0.023, 0.021, 0.019, 0.017, 0.016, 0.015, 0.014, 0.013, 0.012, 0.011, 0.01,
    ],
    kept: 0.0,
    goal: 1.0,
    missed: 0.0,
    loose: 0.08,
    air: (0.6, 0.6),
    header: 0.45,
    shot: Some(0.08),
};

/// Goals for less goals against in the twelve minutes after a phase or a pass, by where the
/// ball was: from 6,000 matches of `greedy` against himself, clubs and line-ups by lot.
pub(super) static MEASURED: Scale = Scale {
    ball: [
        0.46, 0.46, 0.46, 0.46, 0.45, 0.43, 0.41, 0.385, 0.355, 0.335, 0.325, 0.31, 0.29, 0.258,
        0.238, 0.228, 0.222, 0.213, 0.203, 0.195, 0.187, 0.18, 0.174, 0.169, 0.166, 0.163, 0.16,
        0.157, 0.154, 0.15, 0.147, 0.143, 0.135, 0.125, 0.11, 0.1, 0.1, 0.1,
    ],
    kept: 0.14,
    goal: 0.84,
    missed: -0.14,
    loose: 0.1,
    air: (0.9, 0.8),
    header: 0.55,
    shot: None,
};

impl Scale {
    /// What the ball is worth on a hex to who attacks an end.
    pub fn ball(&self, goal: End, hex: Hex) -> f64 {
        let length = (19 - goal.depth(hex)).unsigned_abs();
        let width = hex.y.unsigned_abs().saturating_sub(GOAL);
        let distance = length + width.saturating_sub(length) / 2;
        let worth = self.ball[usize::from(distance).min(self.ball.len() - 1)];
        match goal.difficult(hex) {
            true => self.kept + 0.5 * (worth - self.kept),
            false => worth,
        }
    }
}
