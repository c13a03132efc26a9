//! What a game must bring to be played here.

use coaches::goal_dice::Policy;
use football::Game;
use goal_dice::GoalDice;
use library::{Library, LibraryError};
use tabletop::{Coach, Faults, log::Document};

/// A game with its data and its coaches.
pub trait Playable: Game + Clone + Send + Sync {
    /// Its computer coaches.
    type Policy: Coach<Self> + Copy + Send + Sync;

    /// The names of its coaches and what they do, the default first.
    fn coaches() -> Vec<(&'static str, &'static str)>;

    /// The coach with this name.
    fn policy(name: &str) -> Option<Self::Policy>;

    /// The files a match needs.
    ///
    /// # Errors
    ///
    /// If one of them cannot be had.
    fn documents(library: &Library) -> Result<Vec<Document>, LibraryError>;

    /// The rules, from those files (by name) and `name=value` options.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them.
    fn build<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
        options: &[&str],
    ) -> Result<Self, Faults>;
}

impl Playable for GoalDice {
    type Policy = Policy;

    fn coaches() -> Vec<(&'static str, &'static str)> {
        let coaches = Policy::ALL.iter();
        coaches
            .map(|policy| (policy.name(), policy.about()))
            .collect()
    }

    fn policy(name: &str) -> Option<Policy> {
        Policy::named(name)
    }

    fn documents(library: &Library) -> Result<Vec<Document>, LibraryError> {
        let (grid, path) = library.text("goal-dice/standard12.grid")?;
        goal_dice::Grid::parse(&grid).map_err(|faults| LibraryError::Faults { path, faults })?;
        Ok(vec![Document::new("grid", &grid)])
    }

    fn build<'a>(
        document: impl Fn(&str) -> Option<&'a str>,
        options: &[&str],
    ) -> Result<GoalDice, Faults> {
        let grid = document("grid").unwrap_or_default();
        GoalDice::from_text(grid, options.iter().copied())
    }
}
