//! What the tests share.

use invented_league::{LeaguePlan, invent};
use statistics::{ClubCount, ClubSeason, Files, PlayerCount, Season};

/// An invented league.
pub fn league(seed: u64, clubs: usize) -> Season {
    let plan = LeaguePlan {
        seed,
        clubs,
        name: "Test League".to_string(),
        strength: 700,
    };
    invent(&plan).unwrap()
}

/// Its files.
pub fn files(seed: u64, clubs: usize) -> Files {
    statistics::write(&league(seed, clubs), "for a test")
}

/// Sums of some columns over all clubs.
pub fn of_clubs(season: &Season, columns: &[ClubCount]) -> u64 {
    season.clubs.iter().map(|club| club.sum(columns)).sum()
}

/// Sums of some columns over players.
pub fn of_players<'a>(
    players: impl Iterator<Item = &'a statistics::PlayerSeason>,
    columns: &[PlayerCount],
) -> u64 {
    let each = players.flat_map(|player| columns.iter().map(|&column| player.counts[column]));
    each.map(u64::from).sum()
}

/// Matches, each counted once.
pub fn matches(season: &Season) -> u64 {
    season.clubs.iter().map(ClubSeason::matches).sum::<u64>() / 2
}

/// A table that can be changed cell by cell. The first line and the remark stay
/// as they are, so that the header is line 3 and the first row line 4.
pub struct Grid {
    head: Vec<String>,
    pub cells: Vec<Vec<String>>,
}

impl Grid {
    pub fn new(text: &str) -> Grid {
        let lines: Vec<&str> = text.lines().collect();
        let split = |line: &&str| line.split(',').map(str::to_string).collect();
        Grid {
            head: lines[..2].iter().map(ToString::to_string).collect(),
            cells: lines[2..].iter().map(split).collect(),
        }
    }

    pub fn column(&self, name: &str) -> usize {
        self.cells[0].iter().position(|cell| cell == name).unwrap()
    }

    /// A cell of a row, counted from 1 below the header.
    pub fn get(&self, row: usize, name: &str) -> &str {
        &self.cells[row][self.column(name)]
    }

    pub fn set(&mut self, row: usize, name: &str, value: impl ToString) {
        let column = self.column(name);
        self.cells[row][column] = value.to_string();
    }

    /// Adds to a number.
    pub fn add(&mut self, row: usize, name: &str, more: i64) {
        let number: i64 = self.get(row, name).parse().unwrap();
        self.set(row, name, number + more);
    }

    /// Takes a column out.
    pub fn drop(&mut self, name: &str) {
        let column = self.column(name);
        self.cells
            .iter_mut()
            .for_each(|row| drop(row.remove(column)));
    }

    pub fn text(&self) -> String {
        self.text_with(",")
    }

    pub fn text_with(&self, separator: &str) -> String {
        let rows = self.cells.iter().map(|row| row.join(separator));
        let lines: Vec<String> = self.head.iter().cloned().chain(rows).collect();
        lines.join("\n") + "\n"
    }
}

/// A season with something wrong in it.
pub struct Spoilt {
    pub clubs: Grid,
    pub players: Grid,
}

/// All faults after a change, a line each.
pub fn after(change: impl FnOnce(&mut Spoilt)) -> Vec<String> {
    let plain = files(1, 4);
    let mut spoilt = Spoilt {
        clubs: Grid::new(&plain.clubs),
        players: Grid::new(&plain.players),
    };
    change(&mut spoilt);
    let read = statistics::read(&spoilt.clubs.text(), &spoilt.players.text());
    read.unwrap_err()
        .to_string()
        .lines()
        .map(str::to_string)
        .collect()
}

/// The first player who has some of a thing.
pub fn row_with(spoilt: &Spoilt, column: &str) -> usize {
    let mut rows = 1..spoilt.players.cells.len();
    rows.find(|&row| spoilt.players.get(row, column) != "0")
        .unwrap()
}

/// The fault with these words, which must be the only one.
#[track_caller]
pub fn only(faults: &[String], expected: &str) {
    assert_eq!(faults, [expected]);
}
