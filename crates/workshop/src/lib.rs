//! Work that takes its time, away from the matches: odds of any setting, cards made from
//! statistics. It is done as a [`Job`], in the queue of all that takes long, and has an end
//! that is set beforehand.

mod lab;
mod statistics;

use std::{net::IpAddr, time::Duration};

use games::{SetupError, papers::Paper, wish::WishError};
use library::{Library, LibraryError};
use tabletop::{Fault, Faults};
use work::{Job, JobError, Jobs, WorkError, cores};

pub use ::statistics::text::decode;
pub use lab::{OddsAnswer, OddsQuestion, OddsSetting};
pub use statistics::{Forged, GAMES, Line, Report, SentStatistics, TABLES};

/// How long odds may take, and statistics.
const ODDS_TIME: Duration = Duration::from_secs(120);
const STATISTICS_TIME: Duration = Duration::from_secs(900);

/// Where a fault is, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileFault {
    /// The file; empty if none is meant.
    pub file: String,
    /// What is wrong there.
    pub fault: Fault,
}

/// Why work is not done.
#[derive(Debug)]
pub enum WorkshopError {
    /// Everything that is wrong with what was sent.
    Faults(Vec<FileFault>),
    /// What else does not fit.
    Unfit(String),
    /// It does not go at this moment.
    NotNow(String),
    /// The program or its machine failed.
    Failed(String),
    /// There is too much to do, or no such work.
    Work(WorkError),
}

impl WorkshopError {
    fn of_file(file: &str, Faults(faults): Faults) -> Vec<FileFault> {
        let file = file.to_string();
        let here = |fault| FileFault {
            file: file.clone(),
            fault,
        };
        faults.into_iter().map(here).collect()
    }
}

impl From<WorkError> for WorkshopError {
    fn from(error: WorkError) -> WorkshopError {
        WorkshopError::Work(error)
    }
}

impl From<WishError> for WorkshopError {
    fn from(error: WishError) -> WorkshopError {
        match error {
            WishError::Unfit(why) => WorkshopError::Unfit(why),
            WishError::Library(error) => WorkshopError::Failed(error.to_string()),
        }
    }
}

impl From<SetupError> for WorkshopError {
    fn from(error: SetupError) -> WorkshopError {
        match error {
            SetupError::Faults(faults) => WorkshopError::Faults(WorkshopError::of_file("", faults)),
            SetupError::Library(error) => error.into(),
        }
    }
}

impl From<LibraryError> for WorkshopError {
    fn from(error: LibraryError) -> WorkshopError {
        match error {
            // Where it lies on this machine is nobody's business: an edited text has no such place.
            LibraryError::Faults { path, faults } if path.is_relative() => {
                WorkshopError::Faults(WorkshopError::of_file(&path.to_string_lossy(), faults))
            }
            other => WorkshopError::Failed(other.to_string()),
        }
    }
}

/// Where the work is done.
pub struct Workshop {
    library: Library,
    /// Odds.
    pub odds: Jobs<Vec<OddsAnswer>>,
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
    pub fn ask_odds(
        &self,
        who: Option<IpAddr>,
        question: &OddsQuestion,
    ) -> Result<String, WorkshopError> {
        let asked = question.settings(&self.library)?;
        let matches = question.matches;
        // The other half is for those who play.
        let threads = (cores() / 2).max(1);
        let work = move |job: &Job<Vec<OddsAnswer>>| lab::answer(&asked, matches, threads, job);
        Ok(self.odds.start(who, work)?)
    }

    /// The papers of a match, to be edited.
    ///
    /// # Errors
    ///
    /// All that is wrong with the question.
    pub fn papers(&self, question: &OddsQuestion) -> Result<Vec<Paper>, WorkshopError> {
        question.papers(&self.library)
    }

    /// The whole files that a change makes, by their paths below `data/`, checked.
    ///
    /// # Errors
    ///
    /// All that is wrong with the change.
    pub fn edited(&self, question: &OddsQuestion) -> Result<Vec<(String, String)>, WorkshopError> {
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
        statistics: &SentStatistics,
    ) -> Result<String, WorkshopError> {
        let order = statistics.order(&self.library)?;
        let work = move |job: &Job<Forged>| order.run(job);
        Ok(self.statistics.start(who, work)?)
    }

    /// Puts the cards that were made into the library: the files. Nothing is overwritten.
    ///
    /// # Errors
    ///
    /// If they are not ready, or a name is taken.
    pub fn keep(&self, id: &str) -> Result<Vec<String>, WorkshopError> {
        let job = self.statistics.find(id)?;
        let Some(forged) = job.result() else {
            let why = "the cards are not made yet: wait until they are";
            return Err(WorkshopError::NotNow(why.to_string()));
        };
        forged.keep(&self.library)
    }
}
