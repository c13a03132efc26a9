//! The lines of a season's journal.

use std::collections::BTreeMap;

use competition::course::Act;
use football::{PlayerStats, Stats};
use serde::{Deserialize, Serialize};
use simulation::MatchReport;
use tabletop::{BySide, Side};
use utoipa::ToSchema;

/// How a result came about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum HowPlayed {
    /// Somebody typed it.
    #[default]
    Entered,
    /// Computer coaches played it.
    Simulated,
    /// It was played, and its file is kept.
    Played,
}

/// What a player did: the numbers that are not 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerLine {
    /// His name.
    pub name: String,
    /// His numbers, by name.
    #[serde(flatten)]
    pub numbers: BTreeMap<String, u64>,
}

/// The number of matches a player began, and of those he began in goal.
const STARTS: &str = "starts";
const KEPT: &str = "kept";

impl PlayerLine {
    /// The line of a player, a new one if he has none yet.
    pub fn of<'a>(lines: &'a mut Vec<PlayerLine>, name: &str) -> &'a mut PlayerLine {
        let at = lines.iter().position(|line| line.name == name);
        let at = at.unwrap_or_else(|| {
            lines.push(PlayerLine {
                name: name.to_string(),
                ..PlayerLine::default()
            });
            lines.len() - 1
        });
        &mut lines[at]
    }

    fn new(name: &str, stats: &PlayerStats) -> PlayerLine {
        let numbers = stats.named().filter(|(_, number)| *number > 0);
        PlayerLine {
            name: name.to_string(),
            numbers: numbers
                .map(|(name, number)| (name.to_string(), number))
                .collect(),
        }
    }
}

/// What a correction takes the place of. Entries are counted from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Corrects {
    /// The entry it stands for from now on.
    pub entry: usize,
    /// Later entries that do not fit any more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drops: Vec<usize>,
}

/// An entry of the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JournalEntry {
    /// What is entered.
    pub act: Act,
    /// How it came about.
    #[serde(default)]
    pub how: HowPlayed,
    /// The game, if it was played with one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Whose dice: seed and match, for who wants to see it again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<[u64; 2]>,
    /// What the players did, home and away.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub players: [Vec<PlayerLine>; 2],
    /// The match in numbers, home and away: those that are not 0.
    #[serde(default, skip_serializing_if = "is_empty_box")]
    pub box_score: [BTreeMap<String, u64>; 2],
    /// The match file, if it was played by people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// What it takes the place of, if it is a correction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corrects: Option<Corrects>,
}

fn is_empty(players: &[Vec<PlayerLine>; 2]) -> bool {
    players.iter().all(Vec::is_empty)
}

fn is_empty_box(numbers: &[BTreeMap<String, u64>; 2]) -> bool {
    numbers.iter().all(BTreeMap::is_empty)
}

impl JournalEntry {
    /// An act that somebody enters.
    #[must_use]
    pub fn new(act: Act) -> JournalEntry {
        JournalEntry {
            act,
            how: HowPlayed::Entered,
            game: None,
            dice: None,
            players: [Vec::new(), Vec::new()],
            box_score: [BTreeMap::new(), BTreeMap::new()],
            file: None,
            corrects: None,
        }
    }

    /// True if its match can be looked at again: its file is here, or the same dice play it
    /// once more.
    #[must_use]
    pub fn can_be_seen_again(&self) -> bool {
        self.file.is_some() || self.how == HowPlayed::Simulated
    }

    /// The same, with what a match reported of players and numbers.
    #[must_use]
    pub fn with_report(mut self, report: &MatchReport) -> JournalEntry {
        let BySide { home, away } = &report.players;
        let did = [home, away].map(|side| {
            let did = side
                .iter()
                .map(|(name, stats)| PlayerLine::new(name, stats));
            did.filter(|line| !line.numbers.is_empty()).collect()
        });
        self.players = did;
        let BySide { home, away } = &report.starters;
        for (lines, starters) in self.players.iter_mut().zip([home, away]) {
            for (place, name) in starters.iter().enumerate() {
                // Who stands first keeps goal.
                let numbers = [(STARTS, true), (KEPT, place == 0)];
                for (number, _) in numbers.into_iter().filter(|(_, holds)| *holds) {
                    PlayerLine::of(lines, name)
                        .numbers
                        .insert(number.to_string(), 1);
                }
            }
        }
        let numbers = |stats: &Stats| -> BTreeMap<String, u64> {
            let named = stats.named().filter(|(_, number)| *number > 0);
            named
                .map(|(name, number)| (name.to_string(), number))
                .collect()
        };
        self.box_score = Side::BOTH.map(|side| numbers(&report.box_score.stats[side]));
        self
    }
}

/// A line of the journal: something that is entered, or lines that are taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum SeasonLine {
    /// Something is entered.
    Entry(Box<JournalEntry>),
    /// Lines before it do not count any more.
    Undo(TakenBack),
}

/// Lines that do not count any more, counted from 1. One that took others back lets them
/// count again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakenBack {
    /// Their numbers.
    pub undo: Vec<usize>,
}

impl SeasonLine {
    /// Reads a line.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn parse(text: &str) -> Result<SeasonLine, serde_json::Error> {
        match serde_json::from_str(text) {
            Ok(undo) => Ok(SeasonLine::Undo(undo)),
            Err(_) => serde_json::from_str(text).map(SeasonLine::Entry),
        }
    }

    /// The line as it is kept.
    #[must_use]
    pub fn line(&self) -> String {
        // Strings, numbers and lists: nothing here can fail to be written.
        let text = serde_json::to_string(self).unwrap_or_default();
        format!("{text}\n")
    }

    /// What is entered by it, if anything is.
    #[must_use]
    pub fn entry(&self) -> Option<&JournalEntry> {
        match self {
            SeasonLine::Entry(entry) => Some(entry),
            SeasonLine::Undo(_) => None,
        }
    }
}

impl From<JournalEntry> for SeasonLine {
    fn from(entry: JournalEntry) -> SeasonLine {
        SeasonLine::Entry(Box::new(entry))
    }
}
