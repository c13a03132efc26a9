//! Writes `clubs.csv` and `players.csv`, full or empty.

use super::{
    CLUBS_FIRST_LINE, PLAYERS_FIRST_LINE,
    columns::{CLUB_TEXTS, ClubCount, Column, PLAYER_TEXTS, PlayerCount},
    read::columns,
    season::{Club, Player, Position, Season},
};

/// The text of both files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Files {
    /// Of `clubs.csv`.
    pub clubs: String,
    /// Of `players.csv`.
    pub players: String,
}

/// Writes a season with all its columns. `about` stands as a remark below the
/// first line of each file.
#[must_use]
pub fn write(season: &Season, about: &str) -> Files {
    let clubs = season.clubs.iter().map(club);
    let players = season.players.iter().map(player);
    Files {
        clubs: file(
            CLUBS_FIRST_LINE,
            about,
            &names::<ClubCount>(&CLUB_TEXTS),
            clubs,
        ),
        players: file(
            PLAYERS_FIRST_LINE,
            about,
            &names::<PlayerCount>(&PLAYER_TEXTS),
            players,
        ),
    }
}

/// Files without a row, to be filled in.
#[must_use]
pub fn template() -> Files {
    let about = "fill in a line for each; docs/statistics.md says what the columns mean and which may be taken out";
    let nobody = Season {
        clubs: Vec::new(),
        players: Vec::new(),
        known_of_clubs: super::Known::all(),
        known_of_players: super::Known::all(),
    };
    write(&nobody, about)
}

fn names<C: Column>(texts: &'static [super::Info]) -> Vec<String> {
    columns::<C>(texts)
        .iter()
        .map(|column| column.name.to_string())
        .collect()
}

fn file(
    first_line: &str,
    about: &str,
    names: &[String],
    rows: impl Iterator<Item = Vec<String>>,
) -> String {
    let mut table = csv::WriterBuilder::new().from_writer(Vec::new());
    for row in std::iter::once(names.to_vec()).chain(rows) {
        // Writing to memory does not fail, and every row has all columns.
        let written = table.write_record(row);
        debug_assert!(written.is_ok());
    }
    let table = table.into_inner().unwrap_or_default();
    // No comma in the remark, so that a spreadsheet keeps it in one cell.
    format!(
        "{first_line}\n# {}\n{}",
        about.replace(',', ""),
        String::from_utf8_lossy(&table)
    )
}

fn club(club: &Club) -> Vec<String> {
    let formation = club
        .formation
        .map_or(String::new(), |formation| formation.to_string());
    let texts = [
        &club.id,
        &club.name,
        &club.short,
        &club.league,
        &club.colours,
        &formation,
    ];
    let counts = ClubCount::ALL
        .iter()
        .map(|&column| club.counts[column].to_string());
    texts.into_iter().cloned().chain(counts).collect()
}

fn player(player: &Player) -> Vec<String> {
    let positions: Vec<&str> = player
        .positions
        .iter()
        .map(|position: &Position| position.written())
        .collect();
    let number = |number: Option<u32>| number.map_or(String::new(), |number| number.to_string());
    let texts = [
        player.club.clone(),
        player.number.to_string(),
        player.name.clone(),
        positions.join("/"),
        player.role.map_or(String::new(), |role| role.to_string()),
        player.foot.map_or(String::new(), |foot| foot.to_string()),
        number(player.age),
        number(player.height),
    ];
    let counts = PlayerCount::ALL
        .iter()
        .map(|&column| player.counts[column].to_string());
    texts.into_iter().chain(counts).collect()
}
