//! A match as text: a header and the answers, chained by hash.
//!
//! The format is described in `docs/match-files.md`. It is append-only: an
//! answer, or the word that some answers were taken back, is one line.

use std::{fmt, fmt::Write as _};

use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use crate::{
    fault::Fault,
    question::{CARD, Misfit, Question},
    side::Side,
};

mod note;
mod order;
mod reader;

pub use note::Note;
pub use order::{Order, Wish};

/// The first line of every match file.
pub const FIRST_LINE: &str = "touchline match 1";

const PLAY: &str = "play:";
const BY_DEFAULT: &str = " (default)";
const BY_ASSISTANT: &str = " (assistant)";
const AGREED: &str = " (agreed)";

/// An answer in notation, beside the name of its question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Answer {
    /// The question's label: `goalie`, `card`, `home turn`.
    pub label: String,
    /// The answer: `7`, `57`, `shoot`.
    pub text: String,
    /// True if nobody answered and the default was taken.
    pub by_default: bool,
    /// True if a computer answered for a person who leaves such questions to it.
    pub by_assistant: bool,
}

impl Answer {
    /// The answer with this index to a question.
    #[must_use]
    pub fn to<C: fmt::Display>(question: &Question<C>, index: u32) -> Answer {
        Answer {
            label: question.label(),
            text: question.write(index),
            by_default: false,
            by_assistant: false,
        }
    }

    /// True if a coach decided: only those labels have two words.
    #[must_use]
    pub fn is_decision(&self) -> bool {
        self.label.contains(' ')
    }

    /// True if a card was turned over.
    #[must_use]
    pub fn is_card(&self) -> bool {
        self.label == CARD
    }

    /// The side whose coach decided, if one did.
    #[must_use]
    pub fn side(&self) -> Option<Side> {
        let (side, _) = self.label.split_once(' ')?;
        Side::named(side)
    }

    /// The index of this answer if it fits the question.
    ///
    /// # Errors
    ///
    /// If it answers another question, or not with an answer that fits.
    pub fn read_for<C: fmt::Display>(&self, question: &Question<C>) -> Result<u32, Misfit> {
        let label = question.label();
        if label == self.label {
            return question.read(&self.text);
        }
        Err(Misfit {
            question: label,
            given: self.to_string(),
            allowed: question.allowed(),
        })
    }

    fn parse(text: &str) -> Option<Answer> {
        let without = |text, mark| match str::strip_suffix(text, mark) {
            Some(text) => (text, true),
            None => (text, false),
        };
        let (text, by_default) = without(text, BY_DEFAULT);
        let (text, by_assistant) = without(text, BY_ASSISTANT);
        let (label, text) = text.split_once(": ").or_else(|| text.split_once(' '))?;
        Some(Answer {
            label: label.to_string(),
            text: text.to_string(),
            by_default,
            by_assistant,
        })
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colon = if self.is_decision() { ":" } else { "" };
        write!(f, "{}{colon} {}", self.label, self.text)?;
        if self.by_default {
            f.write_str(BY_DEFAULT)?;
        }
        if self.by_assistant {
            f.write_str(BY_ASSISTANT)?;
        }
        Ok(())
    }
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// An answer.
    Answer(Answer),
    /// The answers from the line with this number on do not stand any more.
    Undo {
        /// The number of the first line taken back, counted from 1.
        from: usize,
        /// True if the other side agreed.
        agreed: bool,
    },
    /// A line that answers no question.
    Note(Note),
}

impl Entry {
    /// Reads an entry as it is written, without its number and link.
    #[must_use]
    pub fn parse(text: &str) -> Option<Entry> {
        let Some(rest) = text.strip_prefix("undo from ") else {
            let note = Note::parse(text).map(Entry::Note);
            return note.or_else(|| Answer::parse(text).map(Entry::Answer));
        };
        let (number, agreed) = match rest.strip_suffix(AGREED) {
            Some(number) => (number, true),
            None => (rest, false),
        };
        let from = number.parse().ok().filter(|&from| from > 0)?;
        Some(Entry::Undo { from, agreed })
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Answer(answer) => answer.fmt(f),
            Entry::Undo { from, agreed } => {
                write!(f, "undo from {from}{}", if *agreed { AGREED } else { "" })
            }
            Entry::Note(note) => note.fmt(f),
        }
    }
}

/// The entries whose answers stand, by their index (from 0).
#[must_use]
pub fn standing(entries: &[Entry]) -> Vec<usize> {
    let mut standing: Vec<usize> = Vec::new();
    for (index, entry) in entries.iter().enumerate() {
        match entry {
            Entry::Answer(_) => standing.push(index),
            Entry::Undo { from, .. } => {
                let kept = standing.partition_point(|&kept| kept + 1 < *from);
                standing.truncate(kept);
            }
            Entry::Note(_) => (),
        }
    }
    standing
}

/// A file that the match needs, carried along so that it opens anywhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    name: String,
    text: String,
}

impl Document {
    /// A document by its name, one word: `grid`. Line ends become `\n`.
    #[must_use]
    pub fn new(name: &str, text: &str) -> Document {
        let mut document = Document {
            name: name.to_string(),
            text: String::new(),
        };
        for line in text.lines() {
            document.add_line(line);
        }
        document
    }

    /// What it is.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    fn add_line(&mut self, line: &str) {
        self.text.push_str(line.trim_end_matches('\r'));
        self.text.push('\n');
    }
}

/// Everything that is fixed before kick-off.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Names and values, in order: options, sides, coaches, dice.
    pub fields: Vec<(String, String)>,
    /// Files carried along.
    pub documents: Vec<Document>,
}

impl Header {
    /// The value of the first field with this name.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<&str> {
        let mut same = self.fields.iter().filter(|(key, _)| key == name);
        same.next().map(|(_, value)| value.as_str())
    }

    /// The values of all fields with this name.
    pub fn fields_named<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let same = self.fields.iter().filter(move |(key, _)| key == name);
        same.map(|(_, value)| value.as_str())
    }

    /// Adds a field. Line ends in the value become spaces.
    pub fn add(&mut self, name: &str, value: impl fmt::Display) {
        let value = value.to_string().replace(['\n', '\r'], " ");
        let value = value.trim().to_string();
        self.fields.push((name.to_string(), value));
    }

    /// The text of a file carried along.
    #[must_use]
    pub fn document(&self, name: &str) -> Option<&str> {
        let mut same = self.documents.iter().filter(|doc| doc.name == name);
        same.next().map(|doc| doc.text.as_str())
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "rules: {}", self.rules)?;
        for (key, value) in &self.fields {
            writeln!(f, "{key}: {value}")?;
        }
        for document in &self.documents {
            let hash = hash_of(document.text.as_bytes());
            writeln!(f, "document: {} sha256 {hash}", document.name)?;
            for line in document.text.lines() {
                writeln!(f, "| {line}")?;
            }
        }
        writeln!(f, "{PLAY}")
    }
}

/// The running hash: each line's link covers everything above it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    link: String,
    lines: usize,
}

impl Chain {
    /// The chain of a log without entries.
    #[must_use]
    pub fn new(header: &Header) -> Chain {
        Chain {
            link: hash_of(header.to_string().as_bytes()),
            lines: 0,
        }
    }

    /// What the last line begins with; without any, what the first one follows.
    #[must_use]
    pub fn last(&self) -> &str {
        &self.link[..SHOWN]
    }

    /// The next line of the file, with its line end.
    pub fn line(&mut self, entry: &Entry) -> String {
        self.lines += 1;
        let text = format!("{} {entry}", self.lines);
        self.link = hash_of(format!("{}\n{text}", self.link).as_bytes());
        format!("{} {text}\n", self.last())
    }
}

/// How many digits of a link are written down.
const SHOWN: usize = 16;

/// SHA-256 in hexadecimal.
#[must_use]
pub fn hash_of(bytes: &[u8]) -> String {
    let mut hex = String::with_capacity(64);
    for byte in Sha256::digest(bytes) {
        // Writing to a string cannot fail.
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}

/// A match as it is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    /// What was fixed before kick-off.
    pub header: Header,
    /// What happened since, line by line.
    pub entries: Vec<Entry>,
}

impl Log {
    /// The line of the file on which entry `index` (from 0) stands.
    #[must_use]
    pub fn line_of(&self, index: usize) -> usize {
        self.header.to_string().lines().count() + index + 1
    }

    /// Its lines below `play:`, with their ends.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let mut chain = Chain::new(&self.header);
        self.entries.iter().map(|entry| chain.line(entry)).collect()
    }

    /// Says that entry `index` (from 0) does not fit, and why.
    #[must_use]
    pub fn misfit(&self, index: usize, why: &impl fmt::Display) -> Fault {
        let cure = "the rules or the file have changed; cut the file off above this line";
        Fault::at(self.line_of(index), why.to_string(), cure)
    }
}

impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut chain = Chain::new(&self.header);
        write!(f, "{}", self.header)?;
        for entry in &self.entries {
            f.write_str(&chain.line(entry))?;
        }
        Ok(())
    }
}
