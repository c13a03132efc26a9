//! What a pupil reads, in each language of a lesson.

use std::collections::{BTreeMap, BTreeSet};

use football::ENGLISH;

/// The same words in several languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words(BTreeMap<String, String>);

impl Words {
    /// Adds the words of a language; false if it has some.
    pub(super) fn add(&mut self, language: &str, text: &str) -> bool {
        let before = self.0.insert(language.to_string(), text.to_string());
        before.is_none()
    }

    /// The words in a language, or in English; empty if there are none.
    #[must_use]
    pub fn of(&self, language: &str) -> &str {
        let found = self.0.get(language).or_else(|| self.0.get(ENGLISH));
        found.map_or("", String::as_str)
    }

    /// True if nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The languages.
    #[must_use]
    pub fn languages(&self) -> BTreeSet<&str> {
        self.0.keys().map(String::as_str).collect()
    }
}
