//! The words of a language: sentences for each phrase, in files that can be changed and translated.
//!
//! ```toml
//! "shot.saved" = ["A save from {keeper?{keeper}|the keeper}!", "…"]   # several wordings
//! "why.hexes" = "{n} {n#hex|hexes} away"                             # one
//! "place.wing" = { name = "the wing", at = "on the wing" }           # one with forms
//! ```

use std::collections::BTreeMap;

use tabletop::{BySide, Fault, Faults, Side};

use crate::{
    phrase::{Phrase, Word},
    sentence::{Piece, Sentence},
};

/// The language that has every word: what another lacks is said in it.
pub const ENGLISH: &str = "en";

/// The form of a term that is used if none is asked for.
const NAME: &str = "name";
/// What stands before the decimals of a number.
const POINT: &str = "number.point";
/// How deep a phrase may hold phrases.
const DEEPEST: usize = 8;

/// The sentences of a language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PhraseBook {
    entries: BTreeMap<String, Entry>,
}

/// What stands under a key.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Entry {
    Wordings(Vec<Sentence>),
    Forms(BTreeMap<String, Sentence>),
}

impl Entry {
    fn sentences(&self) -> Box<dyn Iterator<Item = &Sentence> + '_> {
        match self {
            Entry::Wordings(wordings) => Box::new(wordings.iter()),
            Entry::Forms(forms) => Box::new(forms.values()),
        }
    }
}

/// How TOML writes an entry.
#[derive(serde::Deserialize)]
#[serde(untagged)]
enum WrittenEntry {
    One(String),
    Several(Vec<String>),
    Forms(BTreeMap<String, String>),
}

impl PhraseBook {
    /// Reads a file of a phrase book.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn parse(text: &str) -> Result<PhraseBook, Faults> {
        let line_of = |at: usize| text[..at.min(text.len())].matches('\n').count() + 1;
        let written: BTreeMap<String, toml::Spanned<WrittenEntry>> =
            toml::from_str(text).map_err(|error| {
                Faults::from(Fault {
                    line: error.span().map(|span| line_of(span.start)),
                    what: error.message().to_string(),
                    cure: "write \"key\" = \"sentence\", or [\"sentence\", …], or { name = \"…\" }"
                        .to_string(),
                })
            })?;
        let mut faults = Faults::default();
        let mut entries = BTreeMap::new();
        for (key, spanned) in written {
            let line = line_of(spanned.span().start);
            let mut fault = |what: String, cure: &str| {
                faults.push(Fault {
                    line: Some(line),
                    what: format!("`{key}` {what}"),
                    cure: cure.to_string(),
                });
            };
            let entry = match spanned.into_inner() {
                WrittenEntry::One(one) => read_all([one]).map(Entry::Wordings),
                WrittenEntry::Several(several) => {
                    let mut sorted = several.clone();
                    sorted.sort();
                    sorted.dedup();
                    if sorted.len() < several.len() {
                        fault("has a sentence twice".to_string(), "change one of them");
                    }
                    if several.is_empty() {
                        fault("has no sentence".to_string(), "write at least one");
                    }
                    read_all(several).map(Entry::Wordings)
                }
                WrittenEntry::Forms(forms) => {
                    if !forms.contains_key(NAME) {
                        fault("has no form `name`".to_string(), "write name = \"…\"");
                    }
                    let read = |(form, text): (String, String)| Ok((form, Sentence::read(&text)?));
                    let forms: Result<_, String> = forms.into_iter().map(read).collect();
                    forms.map(Entry::Forms)
                }
            };
            match entry {
                Ok(entry) => _ = entries.insert(key, entry),
                Err(what) => fault(
                    format!("is no sentence: {what}"),
                    "slots are {x}, {x:form}, {x?yes|no}, {n#one|many}",
                ),
            }
        }
        faults.or(PhraseBook { entries })
    }

    /// A book of texts as they are, by their keys.
    pub fn of_texts(texts: impl IntoIterator<Item = (String, String)>) -> PhraseBook {
        let plain = |text| Sentence {
            pieces: vec![Piece::Text(text)],
        };
        let entries = texts.into_iter();
        PhraseBook {
            entries: entries
                .map(|(key, text)| (key, Entry::Wordings(vec![plain(text)])))
                .collect(),
        }
    }

    /// Takes the entries of another book in, in the place of its own.
    pub fn take_in(&mut self, other: &PhraseBook) {
        self.entries.extend(other.entries.clone());
    }

    /// The keys there are sentences for.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.entries.keys().map(String::as_str)
    }

    /// How many wordings a key has.
    #[must_use]
    pub fn wordings(&self, key: &str) -> usize {
        match self.entries.get(key) {
            Some(Entry::Wordings(wordings)) => wordings.len(),
            Some(Entry::Forms(_)) => 1,
            None => 0,
        }
    }

    /// What a book of another language lacks against this one, or has in excess: keys, and slots.
    #[must_use]
    pub fn faults_of(&self, other: &PhraseBook) -> Vec<String> {
        let mut faults = Vec::new();
        for (key, entry) in &self.entries {
            let Some(theirs) = other.entries.get(key) else {
                faults.push(format!("`{key}` is missing"));
                continue;
            };
            let slots = |entry: &Entry| {
                let mut slots: Vec<_> = entry.sentences().flat_map(Sentence::slots).collect();
                slots.sort();
                slots.dedup();
                slots
            };
            let ours = slots(entry);
            for slot in slots(theirs) {
                if !ours.contains(&slot) && !COMMON.contains(&slot.as_str()) {
                    faults.push(format!(
                        "`{key}` has the slot {{{slot}}}, which nothing fills"
                    ));
                }
            }
        }
        for key in other.entries.keys() {
            if !self.entries.contains_key(key) {
                faults.push(format!("`{key}` is in no other language"));
            }
        }
        faults
    }

    /// What this book lacks to say a phrase: a key, or a word for a slot that a sentence needs.
    #[must_use]
    pub fn lacks(&self, phrase: &Phrase) -> Option<String> {
        if phrase.key.is_empty() {
            return None;
        }
        let Some(entry) = self.entries.get(phrase.key.as_ref()) else {
            return Some(format!("`{}` has no words", phrase.key));
        };
        let filled = |slot: &str| match slot {
            "who" | "other" => phrase.word("side").is_some(),
            _ => false,
        };
        let is_there = |slot: &str| phrase.word(slot).is_some_and(Word::is_there);
        let mut needed = entry.sentences().flat_map(|it| it.needs(&is_there));
        if let Some(slot) = needed.find(|slot| !filled(slot) && phrase.word(slot).is_none()) {
            return Some(format!("`{}` needs {{{slot}}}", phrase.key));
        }
        phrase
            .words
            .iter()
            .find_map(|(_, word)| self.word_lacks(word))
    }

    fn word_lacks(&self, word: &Word) -> Option<String> {
        match word {
            Word::Phrase(phrase) => self.lacks(phrase),
            Word::List(words) => words.iter().find_map(|word| self.word_lacks(word)),
            Word::Number(_) | Word::Decimal(..) | Word::Name(_) | Word::Side(_) | Word::Nothing => {
                None
            }
        }
    }

    /// What a phrase says; its first wording if it has several. `names` are those of the sides.
    #[must_use]
    pub fn say(&self, phrase: &Phrase, names: &BySide<String>) -> String {
        self.say_nth(phrase, 0, names)
    }

    /// One wording of a phrase.
    #[must_use]
    pub fn say_nth(&self, phrase: &Phrase, nth: usize, names: &BySide<String>) -> String {
        let mut said = Saying {
            book: self,
            names,
            text: String::new(),
            deep: 0,
        };
        said.phrase(phrase, None, nth);
        said.text
    }

    /// What a phrase says in which no side is named.
    #[must_use]
    pub fn say_plainly(&self, phrase: &Phrase) -> String {
        self.say(phrase, &BySide::both(String::new()))
    }

    /// A term by its key, for what stands alone: the name of a square, of an option.
    #[must_use]
    pub fn term(&self, key: &str) -> Option<String> {
        let known = self.entries.contains_key(key);
        known.then(|| self.say_plainly(&crate::phrase::term(key.to_string())))
    }
}

/// Slots that are always filled.
const COMMON: [&str; 3] = ["side", "other", "who"];

fn read_all(texts: impl IntoIterator<Item = String>) -> Result<Vec<Sentence>, String> {
    texts
        .into_iter()
        .map(|text| Sentence::read(&text))
        .collect()
}

/// A sentence under way.
struct Saying<'a> {
    book: &'a PhraseBook,
    names: &'a BySide<String>,
    text: String,
    deep: usize,
}

impl Saying<'_> {
    fn phrase(&mut self, phrase: &Phrase, form: Option<&str>, nth: usize) {
        if phrase.key.is_empty() || self.deep == DEEPEST {
            if let Some(Word::Name(text)) = phrase.word("text") {
                self.text += text;
            }
            return;
        }
        let sentence = match self.book.entries.get(phrase.key.as_ref()) {
            Some(Entry::Wordings(wordings)) => wordings.get(nth % wordings.len().max(1)),
            Some(Entry::Forms(forms)) => form
                .and_then(|form| forms.get(form))
                .or_else(|| forms.get(NAME)),
            None => None,
        };
        match sentence {
            Some(sentence) => {
                self.deep += 1;
                self.pieces(&sentence.pieces, phrase);
                self.deep -= 1;
            }
            // Seen at once by whoever adds a key and forgets its words.
            None => self.text += &phrase.key,
        }
    }

    fn pieces(&mut self, pieces: &[Piece], phrase: &Phrase) {
        for piece in pieces {
            match piece {
                Piece::Text(text) => self.text += text,
                Piece::Slot { slot, form } => {
                    if let Some(word) = self.word(slot, phrase) {
                        self.one(&word, form.as_deref());
                    }
                }
                Piece::IfThere { slot, yes, no } => {
                    // Whoever is not named is not there, though the side stands in for him.
                    let there = phrase.word(slot).is_some_and(Word::is_there);
                    self.pieces(if there { yes } else { no }, phrase);
                }
                Piece::Plural { slot, one, many } => {
                    let is_one = self.word(slot, phrase) == Some(Word::Number(1));
                    self.pieces(if is_one { one } else { many }, phrase);
                }
            }
        }
    }

    /// The word for a slot. Whoever is not named is the side.
    fn word(&self, slot: &str, phrase: &Phrase) -> Option<Word> {
        let side = |phrase: &Phrase| match phrase.word("side") {
            Some(Word::Side(side)) => Some(*side),
            _ => None,
        };
        match (phrase.word(slot), slot) {
            (Some(Word::Nothing) | None, "other") => side(phrase).map(|it| Word::Side(it.other())),
            (Some(Word::Nothing) | None, "who") => side(phrase).map(Word::Side),
            (word, _) => word.cloned(),
        }
    }

    fn one(&mut self, word: &Word, form: Option<&str>) {
        match word {
            Word::Number(number) => self.number(*number, form),
            Word::Decimal(digits, places) => self.decimal(*digits, *places, form),
            Word::Name(name) => self.text += name,
            Word::Side(side) => self.side(*side),
            Word::Phrase(phrase) => self.phrase(phrase, form, 0),
            Word::List(words) => self.list(words, form),
            Word::Nothing => (),
        }
    }

    fn side(&mut self, side: Side) {
        self.text += &self.names[side];
    }

    /// Numbers up to twenty have words of their own.
    fn number(&mut self, number: i64, form: Option<&str>) {
        let form = match form {
            None => return self.text += &number.to_string(),
            Some("signed") => return self.text += &format!("{number:+}"),
            Some("words") => NAME,
            Some(form) => form,
        };
        let own = format!("number.{number}");
        let key = match self.book.entries.contains_key(&own) {
            true => own,
            false => "number.other".to_string(),
        };
        self.phrase(&crate::phrase!(key, n = number), Some(form), 0);
    }

    /// `40.3`, or `40,3` where people write it so; `+40.3` if it is asked for `signed`.
    fn decimal(&mut self, digits: i64, places: u8, form: Option<&str>) {
        let point = self.book.term(POINT).unwrap_or_default();
        let sign = match digits {
            ..0 => "-",
            _ if form == Some("signed") => "+",
            _ => "",
        };
        let ten = 10_u64.pow(places.into());
        let (whole, rest) = (digits.unsigned_abs() / ten, digits.unsigned_abs() % ten);
        self.text += &match places {
            0 => format!("{sign}{whole}"),
            places => format!("{sign}{whole}{point}{rest:0>width$}", width = places.into()),
        };
    }

    /// `a, b and c`; `a, b, c` if it is asked for `plain`, `a; b; c` if for `apart`.
    fn list(&mut self, words: &[Word], form: Option<&str>) {
        let (between, last) = match form {
            Some("apart") => ("; ", None),
            Some("plain") => (", ", None),
            _ => (", ", self.book.term("list.and")),
        };
        let last = last.filter(|and| !and.is_empty());
        let last = last.map_or(between.to_string(), |and| format!(" {and} "));
        for (nth, word) in words.iter().enumerate() {
            if nth > 0 {
                self.text += match nth + 1 == words.len() {
                    true => &last,
                    false => between,
                };
            }
            self.one(word, form);
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
