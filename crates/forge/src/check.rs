//! What is checked of charts that were played with.

use std::fmt;

/// Something that should be so.
#[derive(Clone, Debug)]
pub struct Check {
    /// What.
    pub what: String,
    /// Whether it is.
    pub holds: bool,
}

pub(crate) fn check(holds: bool, what: String) -> Check {
    Check { what, holds }
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.holds { "holds" } else { "FAILS" };
        write!(f, "{mark}  {}", self.what)
    }
}
