//! A language, and the clubs it is spoken of: what is said to people is said with these.

use tabletop::BySide;

use crate::{
    phrase::{Phrase, Words, decimal, term},
    phrase_book::PhraseBook,
};

/// Who tells a match, and of whom.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// The sentences.
    pub book: &'a PhraseBook,
    /// What the sides are called.
    pub names: &'a BySide<String>,
}

impl Teller<'_> {
    /// What a phrase says.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        self.book.say(phrase, self.names)
    }

    /// What a phrase without slots says.
    #[must_use]
    pub fn term(&self, key: &'static str) -> String {
        self.say(&term(key))
    }

    /// A number with so many decimals.
    #[must_use]
    pub fn decimal(&self, number: f64, places: u8) -> String {
        let words = Words::from([("n", decimal(number, places))]);
        self.say(&Phrase::new("number.decimal", words))
    }
}
