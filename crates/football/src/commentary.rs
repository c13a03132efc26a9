//! Commentary: the words are in a phrase book, apart from the code, so that they
//! can be changed and translated.

use std::collections::{BTreeMap, VecDeque};

use tabletop::{Fault, Faults, Side, sources::Generator};

/// How many lines must pass before one may come again.
pub const NO_REPEAT_WITHIN: usize = 10;

/// Something worth a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// What it is, as in the phrase book.
    pub key: &'static str,
    /// The side it is about: `{side}` and, for its opponents, `{other}`.
    pub side: Side,
    /// Further words to fill in: `{square}`.
    pub words: Vec<(&'static str, String)>,
}

/// Sentences for each thing worth one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhraseBook {
    phrases: BTreeMap<String, Vec<String>>,
}

impl PhraseBook {
    /// Reads a phrase book: TOML, a list of sentences for each key.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn parse(text: &str) -> Result<PhraseBook, Faults> {
        let phrases: BTreeMap<String, Vec<String>> = toml::from_str(text).map_err(|error| {
            let line = error
                .span()
                .map(|span| text[..span.start.min(text.len())].matches('\n').count() + 1);
            Faults::from(Fault {
                line,
                what: error.message().to_string(),
                cure: "write key = [\"sentence\", …]".to_string(),
            })
        })?;
        let mut faults = Faults::default();
        for (key, sentences) in &phrases {
            // With more sentences than that, none need come again too soon.
            if sentences.len() <= NO_REPEAT_WITHIN {
                let what = format!("`{key}` has only {} sentences", sentences.len());
                let cure = format!("write at least {}", NO_REPEAT_WITHIN + 1);
                faults.push(Fault::whole(what, cure));
            }
            let mut different = sentences.clone();
            different.sort();
            different.dedup();
            if different.len() != sentences.len() {
                let what = format!("`{key}` has a sentence twice");
                faults.push(Fault::whole(what, "change one of them"));
            }
        }
        faults.or(PhraseBook { phrases })
    }

    /// The keys there are sentences for.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.phrases.keys().map(String::as_str)
    }
}

/// Speaks. The same match gets the same commentary.
#[derive(Clone, Debug)]
pub struct Commentator {
    dice: Generator,
    recent: VecDeque<(String, usize)>,
}

impl Commentator {
    /// A commentator; the seed chooses the words.
    #[must_use]
    pub fn new(seed: u64) -> Commentator {
        Commentator {
            dice: Generator::new(seed, 0).at(0, 0),
            recent: VecDeque::new(),
        }
    }

    /// A sentence out of the book. `names` gives the name of a side.
    pub fn say(
        &mut self,
        book: &PhraseBook,
        remark: &Remark,
        names: impl Fn(Side) -> String,
    ) -> Option<String> {
        let sentences = book.phrases.get(remark.key)?;
        let fresh: Vec<usize> = (0..sentences.len())
            .filter(|&nth| {
                let mut recent = self.recent.iter();
                !recent.any(|(key, used)| key == remark.key && *used == nth)
            })
            .collect();
        let nth = *fresh.get(self.dice.below(fresh.len() as u32) as usize)?;
        self.recent.push_back((remark.key.to_string(), nth));
        if self.recent.len() > NO_REPEAT_WITHIN {
            self.recent.pop_front();
        }
        Some(filled(&sentences[nth], |slot| match slot {
            "side" => Some(names(remark.side)),
            "other" => Some(names(remark.side.other())),
            slot => {
                let mut words = remark.words.iter();
                let word = words.find(|(name, _)| *name == slot)?;
                Some(word.1.to_string())
            }
        }))
    }
}

/// A sentence with its slots filled. Nothing is looked for in what they are filled with:
/// people give names to teams.
fn filled(sentence: &str, word: impl Fn(&str) -> Option<String>) -> String {
    let mut line = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some((before, behind)) = rest.split_once('{') {
        line.push_str(before);
        match behind
            .split_once('}')
            .and_then(|(slot, after)| Some((word(slot)?, after)))
        {
            Some((word, after)) => {
                line.push_str(&word);
                rest = after;
            }
            None => {
                line.push('{');
                rest = behind;
            }
        }
    }
    line + rest
}

#[cfg(test)]
mod tests {
    use super::filled;

    #[test]
    fn a_name_is_not_read_as_a_slot() {
        let word = |slot: &str| match slot {
            "side" => Some("{other}".to_string()),
            "other" => Some("B".to_string()),
            _ => None,
        };
        let line = filled("{side} beat {other} {nothing} {", word);
        assert_eq!(line, "{other} beat B {nothing} {");
    }
}
