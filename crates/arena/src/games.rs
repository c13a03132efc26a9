//! The games there are.

use std::fmt;

use football::Game;
use goal_dice::GoalDice;
use tabletop::options::OptionSpec;

use crate::playable::Playable;

/// A game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameId {
    /// Four dice against a keeper's ten-sided one.
    GoalDice,
}

/// Something to be done with whichever game it is.
pub trait ForGame {
    /// What comes out.
    type Output;

    /// Does it.
    fn run<G: Playable + 'static>(self) -> Self::Output;
}

impl GameId {
    /// All games.
    pub const ALL: [GameId; 1] = [GameId::GoalDice];

    /// Does something with this game.
    pub fn with<F: ForGame>(self, what: F) -> F::Output {
        match self {
            GameId::GoalDice => what.run::<GoalDice>(),
        }
    }

    /// The game with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<GameId> {
        GameId::ALL.into_iter().find(|game| game.id() == id)
    }

    /// The id used everywhere.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            GameId::GoalDice => GoalDice::ID,
        }
    }

    /// What people call it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            GameId::GoalDice => "Goal Dice",
        }
    }

    /// The game in a sentence.
    #[must_use]
    pub fn about(self) -> &'static str {
        match self {
            GameId::GoalDice => {
                "four dice walk a marker to goal, a ten-sided die keeps it; two halves of five minutes"
            }
        }
    }

    /// Its options.
    #[must_use]
    pub fn options(self) -> &'static [OptionSpec] {
        match self {
            GameId::GoalDice => GoalDice::OPTIONS,
        }
    }

    /// Its computer coaches: name and what they do, the default first.
    #[must_use]
    pub fn coaches(self) -> Vec<(&'static str, &'static str)> {
        match self {
            GameId::GoalDice => GoalDice::coaches(),
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}
