//! Season statistics: two tables that any spreadsheet opens, `clubs.csv` and
//! `players.csv`. Cards and charts of every game are made from them.
//!
//! [`read()`] gives a checked [`Season`] or everything that is wrong; [`write()`]
//! and [`template()`] make the files. The columns are declared in
//! [`ClubCount`] and [`PlayerCount`] and explained in `docs/statistics.md`.
//!
//! What others publish is read by [`import`], lists of matches by [`calendar`] and
//! [`results`]; [`doubts`] says what is odd about a season. Nothing here looks at the network.

pub mod calendar;
mod columns;
pub mod doubts;
pub mod import;
mod laws;
pub mod names;
mod read;
pub mod results;
mod rows;
mod season;
pub mod seasons;
mod sums;
mod table;
pub mod text;
mod write;

pub use columns::{CLUB_TEXTS, ClubCount, Column, Info, PLAYER_TEXTS, PlayerCount};
pub use read::{SeasonFaults, check_clubs, check_players, read};
pub use season::{
    ClubSeason, ColumnCounts, Foot, Formation, KnownColumns, PlayerSeason, Position, Role, Season,
};
pub use sums::{OF_KEEPERS, OF_PLAYERS};
pub use write::{Files, template, write};

/// What the file of clubs is called.
pub const CLUBS_FILE: &str = "clubs.csv";

/// What the file of players is called.
pub const PLAYERS_FILE: &str = "players.csv";

/// The first line of a file of clubs.
pub const CLUBS_FIRST_LINE: &str = "touchline season-clubs 1";

/// The first line of a file of players.
pub const PLAYERS_FIRST_LINE: &str = "touchline season-players 1";
