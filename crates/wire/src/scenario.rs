//! `touchline scenario run --json`.

use serde::Serialize;

/// What running scenarios came to.
#[derive(Debug, Default, Serialize)]
pub struct Scenarios {
    /// Cases that came out as written.
    pub passed: usize,
    /// Cases that did not.
    pub failed: usize,
    /// The first difference of each of them.
    pub failures: Vec<Failure>,
}

/// The first difference of a case.
#[derive(Debug, Serialize)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// The case in the file; empty if there is only one.
    pub case: String,
    /// The line of the file, if one is to blame.
    pub line: Option<usize>,
    /// What the file says.
    pub expected: String,
    /// What came instead.
    pub got: String,
}
