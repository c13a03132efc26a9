//! The games there are.

use std::fmt;

use action_deck::ActionDeck;
use counter_attack::CounterAttack;
use football::Game;
use goal_dice::GoalDice;
use inside_the_net::InsideTheNet;
use library::{Library, LibraryError};
use offense_charts::OffenseCharts;
use tabletop::options::OptionSpec;

use crate::playable::{Playable, Team};

/// A game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameId {
    /// Four dice against a keeper's ten-sided one.
    GoalDice,
    /// A chart for each side, and a deck of 100 cards.
    OffenseCharts,
    /// Team charts, and a deck of 101 cards that move the ball from zone to zone.
    ActionDeck,
    /// Player cards, a deck of 108 cards that name two men, and three dice.
    InsideTheNet,
    /// Figures on hexes, and duels by dice.
    CounterAttack,
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
    pub const ALL: [GameId; 5] = [
        GameId::GoalDice,
        GameId::OffenseCharts,
        GameId::ActionDeck,
        GameId::InsideTheNet,
        GameId::CounterAttack,
    ];

    /// Does something with this game.
    pub fn with<F: ForGame>(self, what: F) -> F::Output {
        match self {
            GameId::GoalDice => what.run::<GoalDice>(),
            GameId::OffenseCharts => what.run::<OffenseCharts>(),
            GameId::ActionDeck => what.run::<ActionDeck>(),
            GameId::InsideTheNet => what.run::<InsideTheNet>(),
            GameId::CounterAttack => what.run::<CounterAttack>(),
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
            GameId::OffenseCharts => OffenseCharts::ID,
            GameId::ActionDeck => ActionDeck::ID,
            GameId::InsideTheNet => InsideTheNet::ID,
            GameId::CounterAttack => CounterAttack::ID,
        }
    }

    /// What people call it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            GameId::GoalDice => "Goal Dice",
            GameId::OffenseCharts => "Offense Charts",
            GameId::ActionDeck => "Action Deck",
            GameId::InsideTheNet => "Inside the Net",
            GameId::CounterAttack => "Counter Attack",
        }
    }

    /// The game in a sentence.
    #[must_use]
    pub fn about(self) -> &'static str {
        match self {
            GameId::GoalDice => {
                "four dice walk a marker to goal, a ten-sided die keeps it; two halves of five minutes"
            }
            GameId::OffenseCharts => {
                "club ratings choose a chart for each side, and every minute is a card: whole seasons at a table"
            }
            GameId::ActionDeck => {
                "cards move the ball through three zones, team charts name who shoots, fouls and scores"
            }
            GameId::InsideTheNet => {
                "each card names the man on the ball and the man against him; three d20 are read on their player cards"
            }
            GameId::CounterAttack => {
                "eleven figures a side on 943 hexes: move four, five and two, tackle, pass, jump, shoot and save"
            }
        }
    }

    /// Its options.
    #[must_use]
    pub fn options(self) -> &'static [OptionSpec] {
        match self {
            GameId::GoalDice => GoalDice::OPTIONS,
            GameId::OffenseCharts => OffenseCharts::OPTIONS,
            GameId::ActionDeck => ActionDeck::OPTIONS,
            GameId::InsideTheNet => InsideTheNet::OPTIONS,
            GameId::CounterAttack => CounterAttack::OPTIONS,
        }
    }

    /// Its computer coaches: name and what they do, the default first.
    #[must_use]
    pub fn coaches(self) -> Vec<(&'static str, &'static str)> {
        match self {
            GameId::GoalDice => GoalDice::coaches(),
            GameId::OffenseCharts => OffenseCharts::coaches(),
            GameId::ActionDeck => ActionDeck::coaches(),
            GameId::InsideTheNet => InsideTheNet::coaches(),
            GameId::CounterAttack => CounterAttack::coaches(),
        }
    }

    /// What a coach may decide but need not, and whether people are asked it if they do
    /// not say what they want to be asked.
    #[must_use]
    pub fn may(self) -> &'static [(&'static str, bool)] {
        match self {
            GameId::GoalDice => GoalDice::MAY,
            GameId::OffenseCharts => OffenseCharts::MAY,
            GameId::ActionDeck => ActionDeck::MAY,
            GameId::InsideTheNet => InsideTheNet::MAY,
            GameId::CounterAttack => CounterAttack::MAY,
        }
    }

    /// True if its teams differ in more than their names.
    #[must_use]
    pub fn teams_differ(self) -> bool {
        match self {
            GameId::GoalDice => GoalDice::TEAMS_DIFFER,
            GameId::OffenseCharts => OffenseCharts::TEAMS_DIFFER,
            GameId::ActionDeck => ActionDeck::TEAMS_DIFFER,
            GameId::InsideTheNet => InsideTheNet::TEAMS_DIFFER,
            GameId::CounterAttack => CounterAttack::TEAMS_DIFFER,
        }
    }

    /// Matches that are measured to say how fast it is: the fewer, the longer one takes.
    #[must_use]
    pub fn measured(self) -> u64 {
        match self {
            GameId::GoalDice => GoalDice::MEASURED,
            GameId::OffenseCharts => OffenseCharts::MEASURED,
            GameId::ActionDeck => ActionDeck::MEASURED,
            GameId::InsideTheNet => InsideTheNet::MEASURED,
            GameId::CounterAttack => CounterAttack::MEASURED,
        }
    }

    /// Its teams.
    ///
    /// # Errors
    ///
    /// If they cannot be had.
    pub fn teams(self, library: &Library) -> Result<Vec<Team>, LibraryError> {
        match self {
            GameId::GoalDice => GoalDice::teams(library),
            GameId::OffenseCharts => OffenseCharts::teams(library),
            GameId::ActionDeck => ActionDeck::teams(library),
            GameId::InsideTheNet => InsideTheNet::teams(library),
            GameId::CounterAttack => CounterAttack::teams(library),
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}
