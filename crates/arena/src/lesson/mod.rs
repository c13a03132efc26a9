//! Lessons: guided matches on the real board, as text files. The format is described in `docs/lessons.md`.
//!
//! A lesson is a match whose dice and other answers stand in a file, and which stops where the pupil is to act. It knows
//! nothing of any rule: what can be chosen, and what comes of it, is the engine's to say. Whoever drives it gives the fixed
//! answers of each step to the match, and holds what the pupil chooses against what is accepted *before* the match hears of it.

mod course;
mod file;
mod opening;
mod reason;
mod shelf;
mod step;
mod words;

use games::{GameId, SetupError, setup::MatchSetup};
use library::Library;
use tabletop::{Faults, Side, log::Header};

pub use file::FIRST_LINE;
pub use opening::{freed, opened};
pub use shelf::{ENDING, FOLDER, LessonId, all, find};
pub use words::Words;

use file::LessonFile;

/// A lesson that was read and played through: everything in it fits.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The game.
    pub game: GameId,
    /// What it is called.
    pub title: Words,
    /// What is learnt, in a sentence.
    pub about: Words,
    /// About how long it takes.
    pub minutes: u8,
    /// Its place among the lessons of its game.
    pub order: u16,
    /// Whom the pupil coaches.
    pub pupil: Side,
    /// The computer coach against whom the pupil plays on.
    pub coach: String,
    /// What is done, in order; the last is to play on.
    pub steps: Vec<LessonStep>,
    /// How its match begins.
    pub header: Header,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonStep {
    /// The line of the file where it begins.
    pub line: usize,
    /// What the pupil does.
    pub act: Act,
    /// What he reads.
    pub words: Words,
    /// What he reads when he has done it.
    pub right: Words,
    /// What helps him after the second wrong try.
    pub hint: Words,
    /// Why a choice is not what is asked for here.
    pub wrong: Vec<WrongWords>,
    /// What the match is answered in this step, in notation, if the file says so.
    pub answers: Vec<String>,
}

/// What is to be done in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActKind {
    /// Read.
    Say,
    /// Nothing: the answers are given.
    Given,
    /// Choose.
    Task,
    /// Throw dice, or turn cards, that the file fixes.
    Roll,
    /// Play on.
    Free,
}

impl ActKind {
    /// How it is called in files and for machines.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            ActKind::Say => "say",
            ActKind::Given => "given",
            ActKind::Task => "task",
            ActKind::Roll => "roll",
            ActKind::Free => "free",
        }
    }
}

/// What is to be done in a step, with what belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Read.
    Say,
    /// Nothing: the answers are given.
    Given,
    /// Choose one of these, in notation.
    Task(Vec<String>),
    /// Throw dice, or turn cards.
    Roll,
    /// Play on.
    Free,
}

impl Act {
    /// Its kind.
    #[must_use]
    pub fn kind(&self) -> ActKind {
        match self {
            Act::Say => ActKind::Say,
            Act::Given => ActKind::Given,
            Act::Task(_) => ActKind::Task,
            Act::Roll => ActKind::Roll,
            Act::Free => ActKind::Free,
        }
    }
}

/// Why a choice is not what is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongWords {
    /// The choice; `None` for all that have no words of their own.
    pub choice: Option<String>,
    /// Why.
    pub words: Words,
}

impl LessonStep {
    /// True if the pupil may choose this here.
    #[must_use]
    pub fn accepts(&self, choice: &str) -> bool {
        matches!(&self.act, Act::Task(accepted) if accepted.iter().any(|one| one == choice))
    }

    /// What the file says of a choice that is not accepted.
    #[must_use]
    pub fn wrong(&self, choice: &str) -> Option<&Words> {
        let named = |wrong: &&WrongWords| wrong.choice.as_deref() == Some(choice);
        let found = self.wrong.iter().find(named);
        let found = found.or_else(|| self.wrong.iter().find(|wrong| wrong.choice.is_none()));
        found.map(|wrong| &wrong.words)
    }
}

impl Lesson {
    /// Reads a lesson and plays it through, by every choice that it accepts.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the file; of what does not fit the match, the first on each way.
    pub fn read(text: &str, library: &Library) -> Result<Lesson, Faults> {
        let file = LessonFile::parse(text)?;
        let header = opening::header(&file, library)?;
        let steps = course::played(&file, &header, library)?;
        let coach = file.coach.clone();
        Ok(Lesson {
            game: file.game,
            title: file.title,
            about: file.about,
            minutes: file.minutes,
            order: file.order,
            pupil: file.pupil,
            coach: coach.unwrap_or_else(|| opening::usual_coach(file.game)),
            steps,
            header,
        })
    }

    /// What was agreed for its match.
    ///
    /// # Errors
    ///
    /// Everything that is wrong.
    pub fn setup(&self) -> Result<MatchSetup, SetupError> {
        Ok(MatchSetup::from_header(&self.header)?)
    }
}
