//! Seasons: a competition whose matches are played, entered or simulated, and
//! everything that was, kept line by line.
//!
//! A season is its header (what was fixed before the first match, with every file
//! it needs) and a journal of entries. Both are lines of JSON: that is the file
//! that moves between machines, and what the store keeps. All else, tables and
//! statistics, is worked out from them.

mod begin;
mod calendar;
mod correct;
mod entry;
mod forecast;
mod given;
mod header;
mod keep;
mod kicks;
mod merge;
mod next;
mod office;
pub mod people;
mod play;
mod replay;
mod squads;
mod stats;
mod typed;

use competition::course::{Act, Course, CourseError, MatchKey, Plan};
use competition::spec::{Presets, Spec};
use tabletop::{Fault, Faults};
use thiserror::Error;

pub use begin::{NewSeason, Preset};
pub use calendar::{Day, Since};
pub use correct::Correction;
pub use entry::{Corrects, Entry, How, PlayerLine};
pub use forecast::Forecast;
pub use given::Given;
pub use header::{Header, SeasonTeam};
pub use keep::Seasons;
pub use merge::{Conflict, Merge, Returned};
pub use next::next_seasons;
pub use office::{Sitting, Which};
pub use replay::Again;
pub use stats::{PlayerTotal, totals};
pub use typed::{parse_kicks, parse_result};

use squads::Squads;

/// Why a season does not do what it is asked. Nothing has changed then.
#[derive(Debug, Error)]
pub enum SeasonError {
    /// No season of this name.
    #[error("there is no season `{0}`; `touchline season list` names them")]
    NoSeason(String),
    /// The name is taken.
    #[error("there is a season `{0}` already; choose another name")]
    Taken(String),
    /// Another program was at it.
    #[error("the season has changed meanwhile; try again")]
    Overtaken,
    /// A file or a journal with faults.
    #[error("{0}")]
    Faults(#[from] Faults),
    /// It does not fit the competition.
    #[error(transparent)]
    Course(#[from] CourseError),
    /// A match cannot begin.
    #[error(transparent)]
    Setup(#[from] arena::SetupError),
    /// The library fails.
    #[error(transparent)]
    Library(#[from] library::LibraryError),
    /// The store fails.
    #[error(transparent)]
    Store(store::StoreError),
    /// What was typed does not fit.
    #[error("{0}")]
    Unfit(String),
}

/// A season, as its header and journal make it.
#[derive(Clone, Debug)]
pub struct Season {
    header: Header,
    course: Course,
    entries: Vec<Entry>,
    squads: Squads,
    /// The entries that stand, by their index, in the order in which they count.
    standing: Vec<usize>,
    /// The last line that is in the store, word for word; nothing if that is not known.
    last_line: String,
}

/// How a season stood.
struct Mark {
    course: Course,
    squads: Squads,
    entries: usize,
    standing: Vec<usize>,
}

impl Season {
    /// Begins a season.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with its header.
    pub fn new(header: Header) -> Result<Season, SeasonError> {
        let presets = Presets::parse(&header.rankings, &header.discipline)?;
        let spec = Spec::parse(&header.competition.to_string(), &presets)?;
        let entrants = header.teams.iter().map(|team| team.entrant.clone());
        let plan = Plan {
            spec,
            entrants: entrants.collect(),
            seed: header.seed,
            given: header.given.clone(),
        };
        Ok(Season {
            course: Course::start(plan)?,
            header,
            entries: Vec::new(),
            squads: Squads::default(),
            standing: Vec::new(),
            last_line: String::new(),
        })
    }

    /// Opens a season from its header and its lines.
    ///
    /// # Errors
    ///
    /// The first line that does not fit.
    pub fn open(header: &str, lines: &[String]) -> Result<Season, SeasonError> {
        let mut season = Season::new(Header::parse(header)?)?;
        for (number, line) in (2..).zip(lines) {
            let fault = |what: String| {
                let cure = "a season file is not edited by hand: restore it from a copy";
                SeasonError::Faults(Fault::at(number, what, cure).into())
            };
            let entry = serde_json::from_str(line).map_err(|error| fault(error.to_string()))?;
            season
                .push(entry)
                .map_err(|error| fault(error.to_string()))?;
        }
        season.last_line = lines.last().cloned().unwrap_or_default();
        Ok(season)
    }

    /// Opens a season from its file.
    ///
    /// # Errors
    ///
    /// The first line that does not fit.
    pub fn parse(text: &str) -> Result<Season, SeasonError> {
        let mut lines = text.lines().map(|line| format!("{line}\n"));
        let header = lines.next().unwrap_or_default();
        Season::open(&header, &lines.collect::<Vec<_>>())
    }

    /// The season as a file.
    #[must_use]
    pub fn file(&self) -> String {
        let lines = self.entries.iter().map(Entry::line);
        std::iter::once(self.header.line()).chain(lines).collect()
    }

    /// What was fixed before the first match.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The competition as it stands.
    #[must_use]
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// What was entered.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds an entry; if it does not fit, nothing has changed.
    ///
    /// # Errors
    ///
    /// Why it does not fit.
    pub fn add(&mut self, entry: Entry) -> Result<(), SeasonError> {
        self.add_all(vec![entry])
    }

    /// Adds entries: all of them or, if one does not fit, none.
    ///
    /// # Errors
    ///
    /// Why it does not fit.
    pub fn add_all(&mut self, entries: Vec<Entry>) -> Result<(), SeasonError> {
        let before = self.mark();
        let added = entries.into_iter().try_for_each(|entry| self.push(entry));
        if added.is_err() {
            self.back_to(before);
        }
        added
    }

    /// Adds an entry; one that does not fit may leave the season half changed.
    fn push(&mut self, entry: Entry) -> Result<(), SeasonError> {
        match &entry.corrects {
            None => {
                self.enter(&entry.act)?;
                self.standing.push(self.entries.len());
            }
            Some(corrects) => self.replace(&entry.act, corrects)?,
        }
        self.entries.push(entry);
        Ok(())
    }

    fn enter(&mut self, act: &Act) -> Result<(), SeasonError> {
        self.course.enter(act)?;
        self.squads.enter(act, &self.course, &self.header)
    }

    /// What was entered and stands, in the order in which it counts.
    pub fn standing(&self) -> impl Iterator<Item = &Entry> {
        self.standing.iter().map(|&index| &self.entries[index])
    }

    /// How it stands, to come back to. What was entered is long and only ever grows:
    /// its length says it all.
    fn mark(&self) -> Mark {
        Mark {
            course: self.course.clone(),
            squads: self.squads.clone(),
            entries: self.entries.len(),
            standing: self.standing.clone(),
        }
    }

    fn back_to(&mut self, mark: Mark) {
        self.course = mark.course;
        self.squads = mark.squads;
        self.entries.truncate(mark.entries);
        self.standing = mark.standing;
    }

    /// The matches that can be played now.
    pub fn open_matches(&self) -> impl Iterator<Item = MatchKey> {
        let open = self.course.matches().filter(|found| found.is_open());
        open.map(|found| found.key)
    }

    /// The open matches of the earliest round that has any.
    #[must_use]
    pub fn next_round(&self) -> Vec<MatchKey> {
        let Some(first) = self.open_matches().next() else {
            return Vec::new();
        };
        let of_round = |key: &MatchKey| (key.stage, key.round) == (first.stage, first.round);
        self.open_matches().filter(of_round).collect()
    }

    /// The name of a team.
    #[must_use]
    pub fn name(&self, team: competition::TeamIx) -> &str {
        let team = self.header.teams.get(team.0);
        team.map_or("", |team| team.entrant.name.as_str())
    }
}
