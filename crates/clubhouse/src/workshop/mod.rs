//! Work that takes its time, away from the matches: odds of any setting, cards made from
//! statistics. It waits in the queue of all that takes long, and has an end that is set
//! beforehand.

mod jobs;
mod lab;
mod statistics;

use std::{net::IpAddr, num::NonZero, thread, time::Duration};

use games::{SetupError, papers::Paper};
use library::{Library, LibraryError};
use tabletop::{Fault, Faults};

use crate::Refusal;
pub use ::statistics::text::decode;
pub use jobs::{Job, Jobs, Outcome, Progress};
pub use lab::{Answer, Change, Question};
pub use statistics::{Forged, GAMES, Line, Report, Statistics, TABLES};

/// How long odds may take, and statistics.
const ODDS_TIME: Duration = Duration::from_secs(120);
const STATISTICS_TIME: Duration = Duration::from_secs(900);

/// Where a fault is, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The file; empty if none is meant.
    pub file: String,
    /// What is wrong there.
    pub fault: Fault,
}

/// Why work does not begin.
#[derive(Debug)]
pub enum Unworkable {
    /// Everything that is wrong with what was sent.
    Faults(Vec<Misfit>),
    /// Anything else.
    Refused(Refusal),
}

impl Unworkable {
    fn of_file(file: &str, Faults(faults): Faults) -> Vec<Misfit> {
        let file = file.to_string();
        let here = |fault| Misfit {
            file: file.clone(),
            fault,
        };
        faults.into_iter().map(here).collect()
    }
}

impl From<Refusal> for Unworkable {
    fn from(refusal: Refusal) -> Unworkable {
        Unworkable::Refused(refusal)
    }
}

impl From<SetupError> for Unworkable {
    fn from(error: SetupError) -> Unworkable {
        match error {
            SetupError::Faults(faults) => Unworkable::Faults(Unworkable::of_file("", faults)),
            SetupError::Library(error) => error.into(),
        }
    }
}

impl From<LibraryError> for Unworkable {
    fn from(error: LibraryError) -> Unworkable {
        match error {
            // Where it lies on this machine is nobody's business: an edited text has no such place.
            LibraryError::Faults { path, faults } if path.is_relative() => {
                Unworkable::Faults(Unworkable::of_file(&path.to_string_lossy(), faults))
            }
            other => Unworkable::Refused(Refusal::Failed(other.to_string())),
        }
    }
}

/// Where the work is done.
pub struct Workshop {
    library: Library,
    /// Odds.
    pub odds: Jobs<Vec<Answer>>,
    /// Cards from statistics.
    pub statistics: Jobs<Forged>,
}

impl Workshop {
    /// Opens.
    #[must_use]
    pub fn new(library: Library) -> Workshop {
        Workshop {
            library,
            odds: Jobs::new(ODDS_TIME),
            statistics: Jobs::new(STATISTICS_TIME),
        }
    }

    /// Begins to work out odds for somebody: the id of the work. Everything is checked before.
    ///
    /// # Errors
    ///
    /// All that is wrong with the question, or that there is too much to do.
    pub fn ask_odds(&self, who: Option<IpAddr>, question: &Question) -> Result<String, Unworkable> {
        let asked = question.settings(&self.library)?;
        let matches = question.matches;
        let work = move |job: &Job<Vec<Answer>>| lab::answer(&asked, matches, threads(), job);
        Ok(self.odds.start(who, work)?)
    }

    /// The papers of a match, to be edited.
    ///
    /// # Errors
    ///
    /// All that is wrong with the question.
    pub fn papers(&self, question: &Question) -> Result<Vec<Paper>, Unworkable> {
        question.papers(&self.library)
    }

    /// The whole files that a change makes, by their paths below `data/`, checked.
    ///
    /// # Errors
    ///
    /// All that is wrong with the change.
    pub fn edited(&self, question: &Question) -> Result<Vec<(String, String)>, Unworkable> {
        question.edited(&self.library)
    }

    /// A table of the league that comes along; `None` if it is neither of both.
    #[must_use]
    pub fn example(&self, file: &str) -> Option<String> {
        let known = TABLES.contains(&file).then(|| format!("league/{file}"));
        known.and_then(|file| Some(self.library.text(&file).ok()?.0))
    }

    /// Begins to make cards for somebody: the id of the work. The statistics are checked before.
    ///
    /// # Errors
    ///
    /// All that is wrong with the statistics, or that there is too much to do.
    pub fn forge(
        &self,
        who: Option<IpAddr>,
        statistics: &Statistics,
    ) -> Result<String, Unworkable> {
        let order = statistics.order(&self.library)?;
        let work = move |job: &Job<Forged>| order.run(job);
        Ok(self.statistics.start(who, work)?)
    }

    /// Puts the cards that were made into the library: the files. Nothing is overwritten.
    ///
    /// # Errors
    ///
    /// If they are not ready, or a name is taken.
    pub fn keep(&self, id: &str) -> Result<Vec<String>, Refusal> {
        let job = self.statistics.find(id)?;
        let Some(forged) = job.result() else {
            let why = "the cards are not made yet: wait until they are";
            return Err(Refusal::NotNow(why.to_string()));
        };
        forged.keep(&self.library)
    }
}

fn threads() -> usize {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    (cores / 2).max(1)
}
