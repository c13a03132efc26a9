//! What the odds of a match are, whatever the game.

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
