//! A season in numbers: clubs, players and what they did.

use std::{
    fmt,
    marker::PhantomData,
    ops::{Index, IndexMut},
    str::FromStr,
};

use super::columns::{ClubCount, Column, PlayerCount};

/// Numbers by column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColumnCounts<C> {
    values: Vec<u32>,
    of: PhantomData<C>,
}

impl<C: Column> Default for ColumnCounts<C> {
    fn default() -> ColumnCounts<C> {
        ColumnCounts {
            values: vec![0; C::ALL.len()],
            of: PhantomData,
        }
    }
}

impl<C: Column> Index<C> for ColumnCounts<C> {
    type Output = u32;

    fn index(&self, column: C) -> &u32 {
        &self.values[column.index()]
    }
}

impl<C: Column> IndexMut<C> for ColumnCounts<C> {
    fn index_mut(&mut self, column: C) -> &mut u32 {
        &mut self.values[column.index()]
    }
}

/// Which columns a file has: a column that is not core may be missing, and is
/// then 0 everywhere without meaning it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownColumns<C> {
    columns: Vec<bool>,
    of: PhantomData<C>,
}

impl<C: Column> KnownColumns<C> {
    /// Every column.
    #[must_use]
    pub fn all() -> KnownColumns<C> {
        KnownColumns::of(|_| true)
    }

    /// The columns for which it holds.
    #[must_use]
    pub fn of(holds: impl Fn(C) -> bool) -> KnownColumns<C> {
        KnownColumns {
            columns: C::ALL.iter().map(|&column| holds(column)).collect(),
            of: PhantomData,
        }
    }

    /// True if the file has the column.
    #[must_use]
    pub fn has(&self, column: C) -> bool {
        self.columns[column.index()]
    }

    /// True if the file has all of them.
    #[must_use]
    pub fn has_all(&self, columns: &[C]) -> bool {
        columns.iter().all(|&column| self.has(column))
    }
}

/// Declares names that stand in a file, once.
macro_rules! named {
    ($(#[$doc:meta])* $names:ident { $($name:ident $written:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs)] // The manual explains them.
        pub enum $names {
            $($name,)+
        }

        impl $names {
            /// All of them.
            pub const ALL: &'static [$names] = &[$($names::$name),+];

            /// As the file writes it.
            #[must_use]
            pub fn written(self) -> &'static str {
                match self {
                    $($names::$name => $written,)+
                }
            }

            /// All of them as the file writes them, with commas.
            #[must_use]
            pub fn list() -> String {
                [$($written),+].join(", ")
            }
        }

        impl FromStr for $names {
            type Err = ();

            fn from_str(text: &str) -> Result<$names, ()> {
                let found = $names::ALL.iter().find(|name| name.written() == text);
                found.copied().ok_or(())
            }
        }

        impl fmt::Display for $names {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.written())
            }
        }
    };
}

named! {
    /// A line of the team.
    Position { Keeper "GK", Defender "DF", Midfielder "MF", Forward "FW" }
}

named! {
    /// A finer role.
    Role {
        Keeper "GK", CentreBack "CB", FullBack "FB", Holding "DM", Central "CM", Attacking "AM", Wing "WG", Striker "ST",
    }
}

named! {
    /// The foot a player prefers.
    Foot { Right "right", Left "left", Both "both" }
}

/// Defenders, midfielders and forwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Formation(pub [u8; 3]);

impl FromStr for Formation {
    type Err = ();

    fn from_str(text: &str) -> Result<Formation, ()> {
        let numbers: Vec<u8> = text
            .split('-')
            .map_while(|part| part.parse().ok())
            .collect();
        let [defenders, midfielders, forwards] = numbers[..] else {
            return Err(());
        };
        let fits = (3..=5).contains(&defenders)
            && (2..=5).contains(&midfielders)
            && (1..=4).contains(&forwards)
            && defenders + midfielders + forwards == 10
            && text.split('-').count() == 3;
        fits.then_some(Formation([defenders, midfielders, forwards]))
            .ok_or(())
    }
}

impl fmt::Display for Formation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [defenders, midfielders, forwards] = self.0;
        write!(f, "{defenders}-{midfielders}-{forwards}")
    }
}

/// The season of a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubSeason {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Three letters.
    pub short: String,
    /// Its league; may be empty.
    pub league: String,
    /// The shirt in words; may be empty.
    pub colours: String,
    /// The usual formation, if known.
    pub formation: Option<Formation>,
    /// What it did.
    pub counts: ColumnCounts<ClubCount>,
}

impl ClubSeason {
    /// The sum of some columns.
    #[must_use]
    pub fn sum(&self, columns: &[ClubCount]) -> u64 {
        columns
            .iter()
            .map(|&column| u64::from(self.counts[column]))
            .sum()
    }

    /// Home matches.
    #[must_use]
    pub fn home_matches(&self) -> u64 {
        self.sum(&[
            ClubCount::HomeWon,
            ClubCount::HomeDrawn,
            ClubCount::HomeLost,
        ])
    }

    /// Away matches.
    #[must_use]
    pub fn away_matches(&self) -> u64 {
        self.sum(&[
            ClubCount::AwayWon,
            ClubCount::AwayDrawn,
            ClubCount::AwayLost,
        ])
    }

    /// All matches.
    #[must_use]
    pub fn matches(&self) -> u64 {
        self.home_matches() + self.away_matches()
    }
}

/// The season of a player at a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSeason {
    /// The id of his club.
    pub club: String,
    /// The number on his shirt.
    pub number: u32,
    /// His name.
    pub name: String,
    /// What he plays, the usual one first. Never empty; a keeper is nothing else.
    pub positions: Vec<Position>,
    /// His role, if known.
    pub role: Option<Role>,
    /// His foot, if known.
    pub foot: Option<Foot>,
    /// His age, if known.
    pub age: Option<u32>,
    /// His height in centimetres, if known.
    pub height: Option<u32>,
    /// What he did.
    pub counts: ColumnCounts<PlayerCount>,
}

impl PlayerSeason {
    /// True for a goalkeeper.
    #[must_use]
    pub fn is_keeper(&self) -> bool {
        self.positions.contains(&Position::Keeper)
    }
}

/// Season statistics, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Season {
    /// The clubs, in the order of their file.
    pub clubs: Vec<ClubSeason>,
    /// The players, in the order of theirs.
    pub players: Vec<PlayerSeason>,
    /// The columns known of clubs.
    pub known_of_clubs: KnownColumns<ClubCount>,
    /// The columns known of players.
    pub known_of_players: KnownColumns<PlayerCount>,
}

impl Season {
    /// The players of a club.
    pub fn players_of<'a>(&'a self, club: &'a str) -> impl Iterator<Item = &'a PlayerSeason> {
        self.players
            .iter()
            .filter(move |player| player.club == club)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formations_have_ten_men() {
        assert_eq!("4-4-2".parse(), Ok(Formation([4, 4, 2])));
        for text in [
            "4-4-3", "6-3-1", "4-4", "4-4-2-0", "4-2-3-1", "", "a-b-c", "4-4-2-x",
        ] {
            assert!(text.parse::<Formation>().is_err(), "{text}");
        }
    }
}
