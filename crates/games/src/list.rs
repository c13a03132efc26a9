//! The games there are: one line each, and beside it the file that puts it on the table.

use std::fmt;

use library::{Library, LibraryError};
use serde::Serialize;
use tabletop::{BySide, options::OptionSpec};

use crate::playable::{Assisted, Fixture, Hired, Offer, Playable, Team, Upshot, Worked};

mod action_deck;
mod counter_attack;
mod goal_dice;
mod inside_the_net;
mod offense_charts;
mod roster;

pub use counter_attack::drafted_cards;

/// Something to be done with whichever game it is.
pub trait ForGame {
    /// What comes out.
    type Output;

    /// Does it.
    fn run<G: Playable + 'static>(self) -> Self::Output;
}

/// The one list of games: what a game says of itself stands in its own crate ([`football::Game`])
/// and in the file below `list/` that puts it on the table ([`Playable`]).
macro_rules! games {
    ($($(#[$about:meta])* $game:ident($rules:ty),)*) => {
        /// A game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameId {
            $($(#[$about])* $game,)*
        }

        /// What lies on the table and does not move.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[serde(tag = "game", rename_all = "kebab-case")]
        pub enum Board {
            $($(#[$about])* $game(<$rules as Playable>::Board),)*
        }

        $(impl From<<$rules as Playable>::Board> for Board {
            fn from(board: <$rules as Playable>::Board) -> Board {
                Board::$game(board)
            }
        })*

        /// The game that is played where nobody names one.
        impl Default for GameId {
            fn default() -> GameId {
                GameId::ALL[0]
            }
        }

        impl GameId {
            /// All games.
            pub const ALL: [GameId; [$(stringify!($game)),*].len()] = [$(GameId::$game),*];

            /// Does something with this game.
            pub fn with<F: ForGame>(self, what: F) -> F::Output {
                match self {
                    $(GameId::$game => what.run::<$rules>(),)*
                }
            }
        }
    };
}

games! {
    /// Four dice against a keeper's ten-sided one.
    GoalDice(::goal_dice::GoalDice),
    /// A chart for each side, and a deck of 100 cards.
    OffenseCharts(::offense_charts::OffenseCharts),
    /// Team charts, and a deck of 101 cards that move the ball from zone to zone.
    ActionDeck(::action_deck::ActionDeck),
    /// Player cards, a deck of 108 cards that name two men, and three dice.
    InsideTheNet(::inside_the_net::InsideTheNet),
    /// Figures on hexes, and duels by dice.
    CounterAttack(::counter_attack::CounterAttack),
}

/// What a game says of itself.
struct Facts {
    id: &'static str,
    name: &'static str,
    about: &'static str,
    options: &'static [OptionSpec],
    may: &'static [(&'static str, Offer)],
    left_to: fn(BySide<bool>) -> Option<&'static str>,
    teams_differ: bool,
    measured: u64,
    coaches: fn() -> Vec<(&'static str, &'static str)>,
    teams: fn(&Library) -> Result<Vec<Team>, LibraryError>,
}

/// Asks a game for [`Facts`].
struct Introduce;

impl ForGame for Introduce {
    type Output = Facts;

    fn run<G: Playable>(self) -> Facts {
        Facts {
            id: G::ID,
            name: G::NAME,
            about: G::ABOUT,
            options: G::OPTIONS,
            may: G::MAY,
            left_to: G::left_to,
            teams_differ: G::TEAMS_DIFFER,
            measured: G::MEASURED,
            coaches: G::coaches,
            teams: G::teams,
        }
    }
}

impl GameId {
    fn facts(self) -> Facts {
        self.with(Introduce)
    }

    /// The game with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<GameId> {
        GameId::ALL.into_iter().find(|game| game.id() == id)
    }

    /// The id used everywhere.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.facts().id
    }

    /// What people call it.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.facts().name
    }

    /// The game in a sentence.
    #[must_use]
    pub fn about(self) -> &'static str {
        self.facts().about
    }

    /// Its options.
    #[must_use]
    pub fn options(self) -> &'static [OptionSpec] {
        self.facts().options
    }

    /// Its computer coaches: name and what they do, the default first.
    #[must_use]
    pub fn coaches(self) -> Vec<(&'static str, &'static str)> {
        (self.facts().coaches)()
    }

    /// What a coach may decide but need not, and when people are asked it if they do
    /// not say what they want to be asked.
    #[must_use]
    pub fn may(self) -> &'static [(&'static str, Offer)] {
        self.facts().may
    }

    /// An option that leaves to people what the rules would otherwise do for them.
    #[must_use]
    pub fn left_to(self, people: BySide<bool>) -> Option<&'static str> {
        (self.facts().left_to)(people)
    }

    /// True if its teams differ in more than their names.
    #[must_use]
    pub fn teams_differ(self) -> bool {
        self.facts().teams_differ
    }

    /// Matches that are measured to say how fast it is: the fewer, the longer one takes.
    #[must_use]
    pub fn measured(self) -> u64 {
        self.facts().measured
    }

    /// Its teams.
    ///
    /// # Errors
    ///
    /// If they cannot be had.
    pub fn teams(self, library: &Library) -> Result<Vec<Team>, LibraryError> {
        (self.facts().teams)(library)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}
