//! What recaps and tables of a season say, in the words of a language.

use competition::result::{MatchResult, Status};
use football::{Phrase, PhraseBook, phrase};
use library::PhraseBooks;
use tabletop::Side;

/// How many teams are in a round that has no name of its own: `round of 16`.
const ROUND_OF: &str = "round of ";

/// The words of a language.
#[derive(Clone, Copy, Debug)]
pub struct SeasonWords<'a> {
    book: &'a PhraseBook,
    /// The language, as pages name it.
    pub language: &'a str,
}

impl<'a> SeasonWords<'a> {
    /// Those of a language, or of English.
    #[must_use]
    pub fn of(books: &'a PhraseBooks, language: &'a str) -> SeasonWords<'a> {
        SeasonWords {
            book: books.of(language),
            language: books.known(language),
        }
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.book.say_plainly(phrase)
    }

    /// A word by itself: a heading, the head of a column.
    pub(crate) fn word(&self, name: &str) -> String {
        self.term(&format!("recap.{name}"), name)
    }

    /// The words under a key; the name itself if people made it up.
    fn term(&self, key: &str, name: &str) -> String {
        let found = self.book.term(key);
        found.unwrap_or_else(|| name.to_string())
    }

    /// A record of a season.
    #[must_use]
    pub fn record(&self, name: &str) -> String {
        self.term(&format!("record.{name}"), name)
    }

    /// Something that somebody is best at.
    #[must_use]
    pub fn award(&self, name: &str) -> String {
        self.term(&format!("award.{name}"), name)
    }

    /// A number of a box score.
    pub(crate) fn number(&self, name: &str) -> String {
        self.term(&format!("recap.number.{name}"), name)
    }

    /// What a stage is called.
    #[must_use]
    pub fn stage(&self, name: &str) -> String {
        self.term(&format!("stage.{name}"), name)
    }

    /// What a round of a cup is called.
    #[must_use]
    pub fn round(&self, name: &str) -> String {
        let teams = name.strip_prefix(ROUND_OF);
        match teams.and_then(|teams| teams.parse::<u32>().ok()) {
            Some(teams) => self.say(&phrase!("round.of", teams = teams)),
            None => self.term(&format!("round.{name}"), name),
        }
    }

    /// What the goals of a result do not say; empty if they say all.
    pub(crate) fn beside(&self, result: &MatchResult) -> String {
        let mut said = Vec::new();
        said.extend(result.extra.map(|_| self.word("extra")));
        said.extend(
            result
                .shootout
                .map(|[home, away]| self.say(&phrase!("recap.kicks", home = home, away = away))),
        );
        said.extend(result.lots.map(|side| match side {
            Side::Home => self.word("lot.home"),
            Side::Away => self.word("lot.away"),
        }));
        match result.status {
            Status::Walkover => said.push(self.word("walkover")),
            Status::Expunged => said.push(self.word("struck")),
            Status::Abandoned => said.push(self.word("abandoned")),
            Status::Played => {}
        }
        said.join(", ")
    }

    /// The goals of a result, and what they do not say.
    pub(crate) fn score(&self, result: &MatchResult) -> String {
        let [home, away] = result.table_goals();
        match self.beside(result) {
            said if said.is_empty() => format!("{home}–{away}"),
            said => format!("{home}–{away} ({said})"),
        }
    }
}
