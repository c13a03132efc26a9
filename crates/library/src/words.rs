//! The words of all languages: `words/LANGUAGE/*.toml`.

use std::{collections::BTreeMap, sync::Arc};

use football::{ENGLISH, PhraseBook};

use crate::{Bundled, Library, LibraryError};

/// Where the words are, below `data/`.
const FOLDER: &str = "words";

/// A phrase book for each language.
#[derive(Clone, Debug)]
pub struct PhraseBooks(BTreeMap<String, Arc<PhraseBook>>);

impl PhraseBooks {
    /// The words of a language, or of English if there are none.
    #[must_use]
    pub fn of(&self, language: &str) -> &PhraseBook {
        &self.0[self.known(language)]
    }

    /// The language if it has words, or English.
    #[must_use]
    pub fn known<'a>(&'a self, language: &str) -> &'a str {
        let found = self.0.get_key_value(language);
        found.map_or(ENGLISH, |(language, _)| language)
    }

    /// All languages.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

impl Library {
    /// The words of all languages, bundled and the user's own; read once.
    ///
    /// # Errors
    ///
    /// If a file cannot be read or has faults.
    pub fn phrase_books(&self) -> Result<Arc<PhraseBooks>, LibraryError> {
        let mut fault = None;
        let read = || self.read_phrase_books().map_err(|it| fault = Some(it)).ok();
        let books = self.worked_out(FOLDER, read);
        books.ok_or_else(|| fault.unwrap_or(LibraryError::Missing(FOLDER.to_string())))
    }

    fn read_phrase_books(&self) -> Result<PhraseBooks, LibraryError> {
        let english = self.words_of(ENGLISH)?;
        let mut books = BTreeMap::from([(ENGLISH.to_string(), Arc::new(english.clone()))]);
        for language in self.languages()? {
            let mut whole = english.clone();
            whole.take_in(&self.words_of(&language)?);
            books.insert(language, Arc::new(whole));
        }
        Ok(PhraseBooks(books))
    }

    /// The words of one language, as far as it has them.
    ///
    /// # Errors
    ///
    /// If a file cannot be read or has faults.
    pub fn words_of(&self, language: &str) -> Result<PhraseBook, LibraryError> {
        let mut book = PhraseBook::default();
        for name in self.list(&format!("{FOLDER}/{language}"))? {
            if name.ends_with(".toml") {
                let (part, _) = self.parsed(&name, PhraseBook::parse)?;
                book.take_in(&part);
            }
        }
        Ok(book)
    }

    /// The languages that have a folder of words.
    fn languages(&self) -> Result<Vec<String>, LibraryError> {
        let mut languages: Vec<String> = Bundled::iter()
            .filter_map(|name| {
                let (language, _) = name.strip_prefix("words/")?.split_once('/')?;
                Some(language.to_string())
            })
            .collect();
        languages.extend(self.own_folders(FOLDER)?);
        languages.sort();
        languages.dedup();
        Ok(languages)
    }
}
