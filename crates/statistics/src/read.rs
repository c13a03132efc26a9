//! Reads `clubs.csv` and `players.csv`, with all that is wrong in them.

use std::{
    collections::{HashMap, HashSet},
    fmt,
    hash::Hash,
};

use csv::StringRecord;
use tabletop::{Fault, Faults};

use super::{
    CLUBS_FIRST_LINE, PLAYERS_FIRST_LINE,
    columns::{CLUB_TEXTS, ClubCount, Column, Info, PLAYER_TEXTS, PlayerCount},
    laws,
    season::{ClubSeason, ColumnCounts, Formation, KnownColumns, PlayerSeason, Position, Season},
    sums,
    table::Table,
};
use crate::rows::whole;

/// Nobody does anything more often in a season.
const LARGEST: u32 = 1_000_000;

/// A file that was read: its rows with their lines, and the columns it has.
pub(super) struct ReadSheet<T, C> {
    /// The line with the names of the columns.
    pub header: usize,
    pub rows: Vec<(usize, T)>,
    pub known: KnownColumns<C>,
}

/// What is wrong with a season, file by file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeasonFaults {
    /// In `clubs.csv`.
    pub clubs: Faults,
    /// In `players.csv`.
    pub players: Faults,
}

impl fmt::Display for SeasonFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let clubs = self.clubs.0.iter().map(|fault| (super::CLUBS_FILE, fault));
        let players = self
            .players
            .0
            .iter()
            .map(|fault| (super::PLAYERS_FILE, fault));
        for (i, (file, fault)) in clubs.chain(players).enumerate() {
            let between = if i > 0 { "\n" } else { "" };
            write!(f, "{between}{file}, {fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for SeasonFaults {}

/// Reads a season.
///
/// # Errors
///
/// All faults, with their lines. Sums are looked at only when every row can be
/// read.
pub fn read(clubs: &str, players: &str) -> Result<Season, SeasonFaults> {
    let mut faults = SeasonFaults::default();
    let clubs = clubs_sheet(clubs, &mut faults.clubs);
    let players = players_sheet(players, &mut faults.players);
    let (Some(clubs), Some(players)) = (clubs, players) else {
        return Err(faults);
    };
    let whole = faults == SeasonFaults::default();
    laws::of_squads(&clubs, &players, &mut faults);
    if whole {
        sums::of_sums(&clubs, &players, &mut faults);
    }
    if faults != SeasonFaults::default() {
        return Err(faults);
    }
    Ok(Season {
        clubs: clubs.rows.into_iter().map(|(_, club)| club).collect(),
        players: players.rows.into_iter().map(|(_, player)| player).collect(),
        known_of_clubs: clubs.known,
        known_of_players: players.known,
    })
}

/// Checks a `clubs.csv` by itself: how many clubs it has.
///
/// # Errors
///
/// All faults, with their lines.
pub fn check_clubs(text: &str) -> Result<usize, Faults> {
    let mut faults = Faults::default();
    let sheet = clubs_sheet(text, &mut faults);
    if let (Some(sheet), true) = (&sheet, faults.0.is_empty()) {
        sums::of_league(sheet, &mut faults);
    }
    faults.or(sheet.map_or(0, |sheet| sheet.rows.len()))
}

/// Checks a `players.csv` by itself: how many players it has.
///
/// # Errors
///
/// All faults, with their lines.
pub fn check_players(text: &str) -> Result<usize, Faults> {
    let mut faults = Faults::default();
    let sheet = players_sheet(text, &mut faults);
    faults.or(sheet.map_or(0, |sheet| sheet.rows.len()))
}

/// All columns of a file.
pub(super) fn columns<C: Column>(texts: &'static [Info]) -> Vec<&'static Info> {
    texts
        .iter()
        .chain(C::ALL.iter().map(|column| column.info()))
        .collect()
}

/// Opens a file and reads its rows.
fn sheet<T, C: Column>(
    text: &str,
    first_line: &str,
    texts: &'static [Info],
    faults: &mut Faults,
    row: impl Fn(&mut Cells, ColumnCounts<C>) -> T,
    laws: impl Fn(usize, &T, &KnownColumns<C>, &mut Faults),
) -> Option<ReadSheet<T, C>> {
    let table = Table::read(text, first_line, &columns::<C>(texts), faults)?;
    let known = KnownColumns::of(|column: C| table.has(texts.len() + column.index()));
    let mut rows = Vec::new();
    for (line, record) in &table.rows {
        let before = faults.0.len();
        let mut cells = Cells {
            table: &table,
            record,
            line: *line,
            texts,
            faults,
        };
        let mut counts = ColumnCounts::default();
        for &column in C::ALL {
            counts[column] = cells.count(column, texts.len());
        }
        let row = row(&mut cells, counts);
        // What cannot be read is not blamed for more.
        if faults.0.len() == before {
            laws(*line, &row, &known, faults);
        }
        rows.push((*line, row));
    }
    if rows.is_empty() && faults.0.is_empty() {
        faults.push(Fault::at(
            table.header,
            "there is no row below the names of the columns",
            "fill it in",
        ));
    }
    Some(ReadSheet {
        header: table.header,
        rows,
        known,
    })
}

/// The cells of a row.
struct Cells<'a> {
    table: &'a Table,
    record: &'a StringRecord,
    line: usize,
    texts: &'static [Info],
    faults: &'a mut Faults,
}

impl Cells<'_> {
    fn fault(&mut self, what: String, cure: impl Into<String>) {
        self.faults.push(Fault::at(self.line, what, cure));
    }

    /// A count; an empty cell is 0.
    fn count<C: Column>(&mut self, column: C, after: usize) -> u32 {
        let cell = self.table.cell(self.record, after + column.index());
        if cell.is_empty() {
            return 0;
        }
        match whole(cell) {
            Some(count) if count <= LARGEST => count,
            _ => {
                let what = format!("{} is `{cell}`", column.name());
                self.fault(
                    what,
                    format!("write a whole number from 0 to {LARGEST}, without dots or blanks"),
                );
                0
            }
        }
    }

    /// The text in a column, by its name.
    fn text(&self, name: &str) -> String {
        let column = self.texts.iter().position(|column| column.name == name);
        let cell = column.map(|column| self.table.cell(self.record, column));
        cell.unwrap_or_default().to_string()
    }

    /// A text that must be there.
    fn needed(&mut self, name: &str) -> String {
        let text = self.text(name);
        if text.is_empty() {
            self.fault(format!("{name} is empty"), "fill it in");
        }
        text
    }

    /// A text that may be missing, as something else.
    fn maybe<T: std::str::FromStr>(
        &mut self,
        name: &str,
        fits: impl Fn(&T) -> bool,
        cure: impl Into<String>,
    ) -> Option<T> {
        let text = self.text(name);
        if text.is_empty() {
            return None;
        }
        let value = text.parse().ok().filter(fits);
        if value.is_none() {
            self.fault(format!("{name} is `{text}`"), cure);
        }
        value
    }
}

fn clubs_sheet(text: &str, faults: &mut Faults) -> Option<ReadSheet<ClubSeason, ClubCount>> {
    let sheet = sheet(
        text,
        CLUBS_FIRST_LINE,
        &CLUB_TEXTS,
        faults,
        |cells, counts| {
            let id = cells.needed("id");
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            if !id.chars().all(plain) {
                cells.fault(
                    format!("id is `{id}`"),
                    "use lower-case letters, digits and hyphens",
                );
            }
            let name = cells.needed("name");
            let short = cells.needed("short");
            if !short.is_empty() && short.chars().count() != 3 {
                cells.fault(format!("short is `{short}`"), "write three letters");
            }
            let formation = "write defenders, midfielders and forwards, ten together, as 4-4-2";
            ClubSeason {
                id,
                name,
                short,
                league: cells.text("league"),
                colours: cells.text("colours"),
                formation: cells.maybe("formation", |_: &Formation| true, formation),
                counts,
            }
        },
        laws::of_club,
    )?;
    let mut seen = HashMap::new();
    for (line, club) in &sheet.rows {
        once(
            &mut seen,
            club.id.clone(),
            *line,
            &format!("the club {}", club.id),
            faults,
        );
    }
    Some(sheet)
}

fn players_sheet(text: &str, faults: &mut Faults) -> Option<ReadSheet<PlayerSeason, PlayerCount>> {
    let sheet = sheet(
        text,
        PLAYERS_FIRST_LINE,
        &PLAYER_TEXTS,
        faults,
        |cells, counts| {
            let club = cells.needed("club");
            let name = cells.needed("name");
            if cells.text("number").is_empty() {
                cells.needed("number");
            }
            let shirt = |number: &u32| (1..=99).contains(number);
            let number = cells.maybe("number", shirt, "write a whole number from 1 to 99");
            PlayerSeason {
                club,
                number: number.unwrap_or_default(),
                name,
                positions: positions(cells),
                role: cells.maybe(
                    "role",
                    |_| true,
                    format!("write one of {}", super::Role::list()),
                ),
                foot: cells.maybe("foot", |_| true, "write right, left or both"),
                age: cells.maybe(
                    "age",
                    |age| (15..=50).contains(age),
                    "write years, from 15 to 50",
                ),
                height: cells.maybe(
                    "height",
                    |cm| (150..=220).contains(cm),
                    "write centimetres, from 150 to 220",
                ),
                counts,
            }
        },
        laws::of_player,
    )?;
    let (mut names, mut numbers) = (HashMap::new(), HashMap::new());
    for (line, player) in &sheet.rows {
        let PlayerSeason {
            club, name, number, ..
        } = player;
        once(
            &mut names,
            (club.clone(), name.clone()),
            *line,
            &format!("{name} of {club}"),
            faults,
        );
        if *number > 0 {
            once(
                &mut numbers,
                (club.clone(), *number),
                *line,
                &format!("number {number} of {club}"),
                faults,
            );
        }
    }
    Some(sheet)
}

/// What a player plays: `GK`, or some of the others with a stroke between.
fn positions(cells: &mut Cells) -> Vec<Position> {
    let text = cells.needed("positions");
    let found: Option<Vec<Position>> = text
        .split('/')
        .map(|part| part.trim().parse().ok())
        .collect();
    let found = found.unwrap_or_default();
    let distinct = found.iter().collect::<HashSet<_>>().len() == found.len();
    let keeper_only = found.len() == 1 || !found.contains(&Position::Keeper);
    if !text.is_empty() && (found.is_empty() || !distinct || !keeper_only) {
        cells.fault(
            format!("positions is `{text}`"),
            "write GK, or some of DF, MF, FW as DF/MF",
        );
    }
    found
}

/// A fault if something was there before.
fn once<K: Eq + Hash>(
    seen: &mut HashMap<K, usize>,
    key: K,
    line: usize,
    what: &str,
    faults: &mut Faults,
) {
    if let Some(before) = seen.insert(key, line) {
        let what = format!("{what} is there twice, in line {before} too");
        faults.push(Fault::at(line, what, "change one of them or take it out"));
    }
}
