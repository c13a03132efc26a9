//! What is said, before it is in any language: a key of the phrase book, and the words for its slots. Rules and
//! commentary speak in phrases; the phrase book of the reader's language makes sentences of them.

use std::borrow::Cow;

use tabletop::{BySide, Side};

use crate::phrase;

/// The words for the slots of a sentence.
pub type Words = Vec<(&'static str, Word)>;

/// A word for a slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// A number.
    Number(i64),
    /// A number with decimals: its digits, and how many of them stand behind the point.
    Decimal(i64, u8),
    /// A name, or something in a notation: the same in all languages.
    Name(Cow<'static, str>),
    /// A side, by its name.
    Side(Side),
    /// Something said after a phrase of its own.
    Phrase(Phrase),
    /// Several, with the list words of the language between them.
    List(Vec<Word>),
    /// Nothing: the slot is not filled.
    Nothing,
}

/// A key of the phrase book, and the words for its slots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The key; empty for a text that is as it is.
    pub key: Cow<'static, str>,
    /// The words, by slot.
    pub words: Words,
}

impl Phrase {
    /// A phrase with these words.
    pub fn new(key: impl Into<Cow<'static, str>>, words: Words) -> Phrase {
        let key = key.into();
        Phrase { key, words }
    }

    /// The word for a slot; `None` if there is none.
    #[must_use]
    pub fn word(&self, slot: &str) -> Option<&Word> {
        let found = self.words.iter().find(|(name, _)| *name == slot);
        found.map(|(_, word)| word)
    }

    /// The phrase with one word more.
    #[must_use]
    pub fn with(mut self, slot: &'static str, word: impl Into<Word>) -> Phrase {
        self.words.push((slot, word.into()));
        self
    }
}

/// A phrase without slots: the name of a place, of a position, of a card.
pub fn term(key: impl Into<Cow<'static, str>>) -> Phrase {
    Phrase::new(key, Words::new())
}

/// A number with so many decimals.
#[must_use]
pub fn decimal(number: f64, places: u8) -> Word {
    let digits = number * 10_f64.powi(places.into());
    Word::Decimal(digits.round() as i64, places)
}

/// The goals of both sides, in the language's way of writing them.
#[must_use]
pub fn score(goals: BySide<u16>) -> Phrase {
    phrase!("score", home = goals.home, away = goals.away)
}

/// Makes a phrase: `phrase!("shot.wide", who = name, place = term("place.wing"))`.
#[macro_export]
macro_rules! phrase {
    ($key:expr $(, $slot:ident = $word:expr)* $(,)?) => {
        $crate::phrase::Phrase::new($key, $crate::words!($($slot = $word),*))
    };
}

/// Makes the words for slots: `words!(who = name, score = score(goals))`.
#[macro_export]
macro_rules! words {
    ($($slot:ident = $word:expr),* $(,)?) => {
        vec![$((stringify!($slot), $crate::phrase::Word::from($word))),*]
    };
}

impl Word {
    /// False for what a sentence leaves out: nothing, nought, no name.
    #[must_use]
    pub fn is_there(&self) -> bool {
        match self {
            Word::Number(number) => *number != 0,
            Word::Name(name) => !name.is_empty(),
            Word::List(words) => !words.is_empty(),
            Word::Decimal(..) | Word::Side(_) | Word::Phrase(_) => true,
            Word::Nothing => false,
        }
    }
}

macro_rules! numbers {
    ($($kind:ty),+) => {
        $(impl From<$kind> for Word {
            fn from(number: $kind) -> Word {
                Word::Number(number as i64)
            }
        })+
    };
}

numbers!(u8, i8, u16, i16, u32, i32, u64, i64, usize, bool);

impl From<String> for Word {
    fn from(name: String) -> Word {
        Word::Name(Cow::Owned(name))
    }
}

impl From<&'static str> for Word {
    fn from(name: &'static str) -> Word {
        Word::Name(Cow::Borrowed(name))
    }
}

impl From<Side> for Word {
    fn from(side: Side) -> Word {
        Word::Side(side)
    }
}

impl From<Phrase> for Word {
    fn from(phrase: Phrase) -> Word {
        Word::Phrase(phrase)
    }
}

impl<W: Into<Word>> From<Option<W>> for Word {
    fn from(word: Option<W>) -> Word {
        word.map_or(Word::Nothing, Into::into)
    }
}

impl<W: Into<Word>> From<Vec<W>> for Word {
    fn from(words: Vec<W>) -> Word {
        Word::List(words.into_iter().map(Into::into).collect())
    }
}

/// A text as it is, in all languages.
impl From<String> for Phrase {
    fn from(text: String) -> Phrase {
        phrase!("", text = text)
    }
}
