//! Tables of people and clubs, worked out from what was entered: scorers, keepers, form,
//! records, and what else a newspaper prints.

mod clubs;
mod players;
mod records;

use competition::TeamIx;
use competition::course::MatchKey;
use competition::result::{MatchResult, Status};
use serde::Serialize;
use utoipa::ToSchema;

pub use clubs::{all_time, all_time_players, form, head_to_head};
pub use players::{assists, awards, cards, keepers, scorers};
pub use records::records;

use super::{JournalEntry, Season};

/// What stands in a place of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Cell {
    /// Words.
    Text(String),
    /// A number.
    Number(i64),
}

impl From<&str> for Cell {
    fn from(text: &str) -> Cell {
        Cell::Text(text.to_string())
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Cell {
        Cell::Text(text)
    }
}

impl From<u64> for Cell {
    fn from(number: u64) -> Cell {
        Cell::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u32> for Cell {
    fn from(number: u32) -> Cell {
        Cell::Number(i64::from(number))
    }
}

/// A table: the names of its columns, and its rows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Listing {
    /// The names of the columns.
    pub columns: Vec<&'static str>,
    /// The rows, each with a cell for each column.
    pub rows: Vec<Vec<Cell>>,
}

impl Listing {
    fn new(columns: &[&'static str]) -> Listing {
        Listing {
            columns: columns.to_vec(),
            rows: Vec::new(),
        }
    }
}

/// A match that was played, and what was entered for it.
struct PlayedMatch<'a> {
    key: MatchKey,
    teams: [TeamIx; 2],
    result: &'a MatchResult,
    entry: Option<&'a JournalEntry>,
}

impl PlayedMatch<'_> {
    /// What a match is for one of its teams: goals for and against.
    fn goals_of(&self, team: TeamIx) -> Option<[u32; 2]> {
        let [home, away] = self.result.table_goals();
        match self.teams.iter().position(|of| *of == team)? {
            0 => Some([home, away]),
            _ => Some([away, home]),
        }
    }
}

/// The matches that count, in the order of their days, or of their rounds.
fn matches(season: &Season) -> Vec<PlayedMatch<'_>> {
    let mut found: Vec<PlayedMatch<'_>> = Vec::new();
    for scheduled in season.course().matches() {
        let Some(result) = scheduled.result.as_ref().filter(|result| result.counts()) else {
            continue;
        };
        let fixture = scheduled.fixture();
        let played = result.status == Status::Played;
        let entry = season.entry_of(scheduled.key).ok().map(|(_, entry)| entry);
        found.push(PlayedMatch {
            key: scheduled.key,
            teams: [fixture.home, fixture.away],
            result,
            entry: entry.filter(|_| played),
        });
    }
    found.sort_by_key(|found| {
        (
            season.day(found.key).is_none(),
            season.day(found.key),
            found.key,
        )
    });
    found
}

/// `Ulm 2-1 Bern (1.3.2)`.
fn in_words(season: &Season, found: &PlayedMatch<'_>) -> String {
    let [home, away] = found.teams.map(|team| season.name(team));
    let [scored, allowed] = found.result.table_goals();
    format!("{home} {scored}-{allowed} {away} ({})", found.key)
}
