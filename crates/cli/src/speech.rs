//! In which words the command speaks to people: those of their language.

use std::sync::Arc;

use football::{Phrase, PhraseBook, Teller, phrase, term};
use games::{GameId, HUMAN, MatchSetup, words::GameWords};
use library::{Library, PhraseBooks};
use tabletop::{BySide, Side};

/// The words of a language.
#[derive(Clone, Debug)]
pub struct Speech {
    books: Arc<PhraseBooks>,
    language: String,
    /// Where no side is named.
    nobody: BySide<String>,
}

impl Speech {
    /// Those that a library has for a language; English ones where it has none.
    pub fn new(library: &Library, language: &str) -> anyhow::Result<Speech> {
        let books = library.phrase_books()?;
        Ok(Speech {
            language: books.known(language).to_string(),
            books,
            nobody: BySide::default(),
        })
    }

    /// The language.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// All its words.
    pub fn book(&self) -> &PhraseBook {
        self.books.of(&self.language)
    }

    /// Says a phrase in which sides are called by these names.
    pub fn teller<'a>(&'a self, names: &'a BySide<String>) -> Teller<'a> {
        let book = self.book();
        Teller { book, names }
    }

    /// What a phrase says in which no side is named.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.teller(&self.nobody).say(phrase)
    }

    /// What a phrase without slots says.
    pub fn term(&self, key: &'static str) -> String {
        self.say(&term(key))
    }

    /// A number with so many decimals.
    pub fn decimal(&self, number: f64, places: u8) -> String {
        self.teller(&self.nobody).decimal(number, places)
    }

    /// What something is called whose key ends as it is written; nothing if it has no other name.
    pub fn word_for(&self, kind: &str, game: GameId, written: &str) -> Option<String> {
        let word = self.book().term(&format!("{kind}.{game}.{written}"));
        word.filter(|word| word != written)
    }

    /// What a number of a box score, or of a player, is called.
    pub fn stat(&self, name: &str) -> String {
        let word = self.book().term(&format!("stat.{name}"));
        word.unwrap_or_else(|| name.replace('_', " "))
    }

    /// A side that is not named.
    pub fn side(&self, side: Side) -> String {
        self.term(match side {
            Side::Home => "terminal.home",
            Side::Away => "terminal.away",
        })
    }

    /// Who coaches a side.
    pub fn coach(&self, setup: &MatchSetup, side: Side) -> String {
        match setup.coaches[side].as_str() {
            HUMAN => self.term("terminal.human"),
            name => GameWords::of(self.book()).coach(setup.game, name),
        }
    }

    /// True if somebody has typed yes.
    pub fn is_yes(&self, typed: &str) -> bool {
        let typed = typed.trim().to_lowercase();
        typed.starts_with('y') || typed.starts_with(&self.term("terminal.yes"))
    }

    /// Tells people beside the match what they should know.
    pub fn note(&self, text: &str) {
        let note = phrase!("terminal.note", text = text.to_string());
        eprintln!("{}", self.say(&note));
    }
}
