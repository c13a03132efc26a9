//! Seasons: a competition whose matches are played, entered or simulated, and
//! everything that was, kept line by line.
//!
//! A season is its header (what was fixed before the first match, with every file
//! it needs) and a journal of entries. Both are lines of JSON: that is the file
//! that moves between machines, and what the store keeps. All else, tables and
//! statistics, is worked out from them. How it is told to others is its [`recap`].
//!
//! This crate knows no match that is under way: a match of a season that people play is
//! one of the clubhouse, and comes back as a result.

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
pub mod recap;
mod replay;
mod squads;
mod stats;
mod tell;
mod typed;
mod typed_match;
mod undo;
mod words;

use competition::course::{Act, Course, CourseError, CoursePlan, MatchKey};
use competition::spec::{Presets, Spec};
use tabletop::{Fault, Faults};
use thiserror::Error;
use work::{Cancelled, WorkError};

pub use begin::{
    BeginError, FixtureList, ListResults, NewSeason, Preset, PresetRules, SeasonPart,
    SeasonWishFault,
};
pub use calendar::{CalendarDay, ValidSince};
pub use correct::Correction;
pub use entry::{Corrects, HowPlayed, JournalEntry, PlayerLine, SeasonLine, TakenBack};
pub use forecast::SeasonForecast;
pub use given::GivenMatch;
pub use header::{SeasonHeader, SeasonTeam};
pub use keep::SeasonStore;
pub use merge::{Conflict, Merge, Returned};
pub use next::next_seasons;
pub use office::{Office, ToSimulate};
pub use replay::ReplayedMatch;
pub use stats::{PlayerTotal, totals};
pub use tell::score;
pub use typed::{parse_kicks, parse_result, write_result};
pub use typed_match::TypedMatch;
pub use words::SeasonWords;

use squads::SeasonSquads;

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
    Setup(#[from] games::SetupError),
    /// The library fails.
    #[error(transparent)]
    Library(#[from] library::LibraryError),
    /// The store fails.
    #[error(transparent)]
    Store(store::StoreError),
    /// What was typed does not fit.
    #[error("{0}")]
    Unfit(String),
    /// It does not go at this moment.
    #[error("{0}")]
    NotNow(String),
    /// What takes long was not done.
    #[error(transparent)]
    Work(#[from] WorkError),
}

impl From<Cancelled> for SeasonError {
    fn from(cancelled: Cancelled) -> SeasonError {
        SeasonError::Work(cancelled.into())
    }
}

/// A season, as its header and journal make it.
#[derive(Clone, Debug)]
pub struct Season {
    header: SeasonHeader,
    course: Course,
    lines: Vec<SeasonLine>,
    squads: SeasonSquads,
    /// The lines whose entries stand, by their index, in the order in which they count.
    standing: Vec<usize>,
    /// The last line that is in the store, word for word; nothing if that is not known.
    last_line: String,
}

/// How a season stood.
struct SeasonSnapshot {
    course: Course,
    squads: SeasonSquads,
    lines: usize,
    standing: Vec<usize>,
}

impl Season {
    /// Begins a season.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with its header.
    pub fn new(header: SeasonHeader) -> Result<Season, SeasonError> {
        let presets = Presets::parse(&header.rankings, &header.discipline)?;
        let spec = Spec::parse(&header.competition.to_string(), &presets)?;
        let entrants = header.teams.iter().map(|team| team.entrant.clone());
        let plan = CoursePlan {
            spec,
            entrants: entrants.collect(),
            seed: header.seed,
            given: header.given.clone(),
        };
        Ok(Season {
            course: Course::start(plan)?,
            header,
            lines: Vec::new(),
            squads: SeasonSquads::default(),
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
        let mut season = Season::new(SeasonHeader::parse(header)?)?;
        let fault = |index: usize, what: String| {
            let cure = "a season file is not edited by hand: restore it from a copy";
            SeasonError::Faults(Fault::at(index + 2, what, cure).into())
        };
        for (index, line) in lines.iter().enumerate() {
            let line = SeasonLine::parse(line).map_err(|error| fault(index, error.to_string()))?;
            let noted = season.note(line);
            noted.map_err(|error| fault(index, error.to_string()))?;
        }
        let entered = season.enter_standing();
        entered.map_err(|(index, error)| fault(index, error.to_string()))?;
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
        let lines = self.lines.iter().map(SeasonLine::line);
        std::iter::once(self.header.line()).chain(lines).collect()
    }

    /// What was fixed before the first match.
    #[must_use]
    pub fn header(&self) -> &SeasonHeader {
        &self.header
    }

    /// The competition as it stands.
    #[must_use]
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// The journal.
    #[must_use]
    pub fn lines(&self) -> &[SeasonLine] {
        &self.lines
    }

    /// Adds a line; if it does not fit, nothing has changed.
    ///
    /// # Errors
    ///
    /// Why it does not fit.
    pub fn add(&mut self, line: impl Into<SeasonLine>) -> Result<(), SeasonError> {
        self.add_all(vec![line])
    }

    /// Adds lines: all of them or, if one does not fit, none.
    ///
    /// # Errors
    ///
    /// Why it does not fit.
    pub fn add_all<L: Into<SeasonLine>>(&mut self, lines: Vec<L>) -> Result<(), SeasonError> {
        let before = self.snapshot();
        let added = { lines.into_iter() }.try_for_each(|line| self.push(line.into()));
        if added.is_err() {
            self.restore(before);
        }
        added
    }

    /// Adds a line; one that does not fit may leave the season half changed.
    fn push(&mut self, line: SeasonLine) -> Result<(), SeasonError> {
        let entry = line.entry().filter(|entry| entry.corrects.is_none());
        match entry {
            Some(entry) => {
                self.enter(&entry.act)?;
                self.note(line)
            }
            None => {
                self.note(line)?;
                self.work_out()
            }
        }
    }

    fn enter(&mut self, act: &Act) -> Result<(), SeasonError> {
        self.course.enter(act)?;
        self.squads.enter(act, &self.course, &self.header)
    }

    /// What was entered and stands, in the order in which it counts.
    pub fn standing(&self) -> impl Iterator<Item = &JournalEntry> {
        { self.standing.iter() }.filter_map(|&index| self.entry_at(index))
    }

    fn entry_at(&self, index: usize) -> Option<&JournalEntry> {
        self.lines.get(index)?.entry()
    }

    /// How it stands, to come back to. What was entered is long and only ever grows:
    /// its length says it all.
    fn snapshot(&self) -> SeasonSnapshot {
        SeasonSnapshot {
            course: self.course.clone(),
            squads: self.squads.clone(),
            lines: self.lines.len(),
            standing: self.standing.clone(),
        }
    }

    fn restore(&mut self, before: SeasonSnapshot) {
        self.course = before.course;
        self.squads = before.squads;
        self.lines.truncate(before.lines);
        self.standing = before.standing;
    }

    /// The matches that can be played now.
    pub fn open_matches(&self) -> impl Iterator<Item = MatchKey> {
        let open = self.course.matches().filter(|found| found.is_open());
        open.map(|found| found.key)
    }

    /// Refuses a match that is not to be played now.
    ///
    /// # Errors
    ///
    /// Why it is not.
    pub fn refuse_unless_open(&self, key: MatchKey) -> Result<(), SeasonError> {
        match self.open_matches().any(|open| open == key) {
            true => Ok(()),
            false => Err(SeasonError::NotNow(format!(
                "match {key} is not to be played now"
            ))),
        }
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
