//! What the odds of a match are, whatever the game, and what working them out needs
//! in more than one.

pub(crate) mod scores;
pub(crate) mod steps;

use tabletop::BySide;

/// The odds of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchOdds {
    /// The chance that each side wins.
    pub wins: BySide<f64>,
    /// The chance of a tie.
    pub tie: f64,
    /// The chance of each score, by goals of home and away.
    pub scores: Vec<Vec<f64>>,
    /// The mean of every statistic, by its name.
    pub means: BySide<Vec<(&'static str, f64)>>,
}

/// Odds, and how far any chance in them can be from the truth.
#[derive(Clone, Debug, PartialEq)]
pub struct BoundedOdds {
    /// The odds.
    pub odds: MatchOdds,
    /// The most that a chance can be wrong by.
    pub error: f64,
}

/// There are too many positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany;
