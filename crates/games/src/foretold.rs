//! When it is told who will win.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// When those who watch a match that people play are told who will win. Whoever plays may watch
/// as well, so nobody asks who he is: what one is told, all are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub enum Foretold {
    /// As it stands.
    #[serde(rename = "on")]
    Live,
    /// As it stood at the last question that a person has answered: never about one that waits.
    #[default]
    #[serde(rename = "delayed")]
    Delayed,
    /// After full time.
    #[serde(rename = "off")]
    Never,
}

impl Foretold {
    /// All of them, with their names.
    pub const ALL: [(Foretold, &'static str); 3] = [
        (Foretold::Live, "on"),
        (Foretold::Delayed, "delayed"),
        (Foretold::Never, "off"),
    ];

    /// What it is called in files and on the page.
    #[must_use]
    pub fn name(self) -> &'static str {
        let mut all = Foretold::ALL.into_iter();
        all.find(|(own, _)| *own == self)
            .map_or("", |(_, name)| name)
    }

    /// What a header calls so.
    #[must_use]
    pub fn named(text: &str) -> Option<Foretold> {
        let mut all = Foretold::ALL.into_iter();
        all.find(|(_, name)| *name == text).map(|(own, _)| own)
    }
}
