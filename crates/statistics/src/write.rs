//! Writes `clubs.csv` and `players.csv`, full or empty.

use super::{
    CLUBS_FIRST_LINE, PLAYERS_FIRST_LINE,
    columns::{CLUB_TEXTS, ClubCount, Column, Info, PLAYER_TEXTS, PlayerCount},
    season::{ClubSeason, KnownColumns, PlayerSeason, Position, Season},
};

/// The text of both files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Files {
    /// Of `clubs.csv`.
    pub clubs: String,
    /// Of `players.csv`.
    pub players: String,
}

/// Writes a season with the columns that are known. `about` stands as a remark below the
/// first line of each file.
#[must_use]
pub fn write(season: &Season, about: &str) -> Files {
    let (of_clubs, of_players) = (&season.known_of_clubs, &season.known_of_players);
    let clubs = season.clubs.iter().map(|row| club(row, of_clubs));
    let players = season.players.iter().map(|row| player(row, of_players));
    Files {
        clubs: file(
            CLUBS_FIRST_LINE,
            about,
            &names(&CLUB_TEXTS, of_clubs),
            clubs,
        ),
        players: file(
            PLAYERS_FIRST_LINE,
            about,
            &names(&PLAYER_TEXTS, of_players),
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
        known_of_clubs: super::KnownColumns::all(),
        known_of_players: super::KnownColumns::all(),
    };
    write(&nobody, about)
}

fn names<C: Column>(texts: &'static [Info], known: &KnownColumns<C>) -> Vec<String> {
    let texts = texts.iter().map(|text| text.name);
    let counts = known_columns(known).map(Column::name);
    texts.chain(counts).map(str::to_string).collect()
}

fn known_columns<C: Column>(known: &KnownColumns<C>) -> impl Iterator<Item = C> {
    C::ALL.iter().copied().filter(|&column| known.has(column))
}

fn file(
    first_line: &str,
    about: &str,
    names: &[String],
    rows: impl Iterator<Item = Vec<String>>,
) -> String {
    // No comma in the remark, so that a spreadsheet keeps it in one cell.
    let mut text = format!("{first_line}\n# {}\n", about.replace(',', ""));
    for row in std::iter::once(names.to_vec()).chain(rows) {
        let cells: Vec<String> = row.into_iter().map(quoted).collect();
        text.push_str(&cells.join(","));
        text.push('\n');
    }
    text
}

/// A cell in quotes, if it needs them.
fn quoted(cell: String) -> String {
    match cell.contains(['"', ',', '\r', '\n']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell,
    }
}

fn club(club: &ClubSeason, known: &KnownColumns<ClubCount>) -> Vec<String> {
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
    let counts = known_columns(known).map(|column| club.counts[column].to_string());
    texts.into_iter().cloned().chain(counts).collect()
}

fn player(player: &PlayerSeason, known: &KnownColumns<PlayerCount>) -> Vec<String> {
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
    let counts = known_columns(known).map(|column| player.counts[column].to_string());
    texts.into_iter().chain(counts).collect()
}
