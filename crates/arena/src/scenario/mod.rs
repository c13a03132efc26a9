//! Rules shown by example: text files that a player can read and the program
//! can run. The format is described in `docs/scenarios.md`.

mod answers;
mod bracket;
mod documents;
mod file;
mod point;
mod record;
mod run;
mod tally;

use std::fmt;

use library::Library;
use tabletop::Faults;

pub(crate) use answers::give;
pub use documents::Beside;
pub(crate) use documents::{Brought, Documents};
pub use file::FIRST_LINE;
pub(crate) use file::{NumberedLine, without_remark};
pub use record::record;

/// What a case of a scenario came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseOutcome {
    /// The name of the case; empty if the file has only one.
    pub case: String,
    /// The clauses by which its events happened.
    pub clauses: Vec<&'static str>,
    /// The first difference, if there is one.
    pub difference: Option<Difference>,
}

/// What should have been, and what was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The line of the file.
    pub line: usize,
    /// What it says.
    pub expected: String,
    /// What came instead.
    pub got: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "line {}", self.line)?;
        writeln!(f, "  expected: {}", self.expected)?;
        write!(f, "  got:      {}", self.got)
    }
}

/// Runs all cases of a scenario file, which may name documents that lie beside it.
///
/// # Errors
///
/// Everything that is wrong with the file itself, and with those that it names.
pub fn run(text: &str, library: &Library, beside: &Beside<'_>) -> Result<Vec<CaseOutcome>, Faults> {
    let file = file::ScenarioFile::parse(text)?;
    run::run(&file, library, beside)
}

/// Nothing lies beside a scenario that is no file.
///
/// # Errors
///
/// Always.
pub fn nothing_beside(_path: &str) -> Result<String, String> {
    Err("the scenario is no file of a folder".to_string())
}

/// Reads a scenario file without running it.
///
/// # Errors
///
/// Everything that is wrong with it.
pub fn check(text: &str) -> Result<(), Faults> {
    file::ScenarioFile::parse(text).map(|_| ())
}
