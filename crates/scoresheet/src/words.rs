//! The words for people, in all languages that are bundled.

use std::{fs, path::Path, sync::OnceLock};

use football::{Phrase, PhraseBook, Remark, Teller, Why};
use tabletop::BySide;

/// A reporter who has no more wordings than this must say one again too soon.
const FEWEST: usize = 11;

/// The English words.
#[must_use]
pub fn english() -> &'static PhraseBook {
    let all = books().iter();
    let mut english = all.filter(|(language, _)| language == "en");
    &english.next().unwrap().1
}

/// The words of each language.
#[must_use]
pub fn books() -> &'static [(String, PhraseBook)] {
    static BOOKS: OnceLock<Vec<(String, PhraseBook)>> = OnceLock::new();
    BOOKS.get_or_init(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/words");
        let languages = fs::read_dir(folder).unwrap().flatten();
        languages
            .map(|language| {
                let mut book = PhraseBook::default();
                for file in fs::read_dir(language.path()).unwrap().flatten() {
                    let text = fs::read_to_string(file.path()).unwrap();
                    let read = PhraseBook::parse(&text);
                    book.take_in(&read.unwrap_or_else(|faults| panic!("{file:?}: {faults}")));
                }
                (language.file_name().into_string().unwrap(), book)
            })
            .collect()
    })
}

/// Who tells a match in a language, with these names for the sides.
#[must_use]
pub fn teller<'a>(language: &str, names: &'a BySide<String>) -> Teller<'a> {
    let mut all = books().iter();
    let (_, book) = all.find(|(known, _)| known == language).unwrap();
    Teller { book, names }
}

/// A phrase in English; the sides are `home` and `away`.
#[must_use]
pub fn said(phrase: &Phrase) -> String {
    let names = BySide {
        home: "home".to_string(),
        away: "away".to_string(),
    };
    english().say(phrase, &names)
}

/// Phrases in a language, a line each; the sides are `home` and `away`.
#[must_use]
pub fn lines_in(language: &str, phrases: &[Phrase]) -> String {
    let names = BySide::from_fn(|side| side.to_string());
    let teller = teller(language, &names);
    let said = phrases.iter().map(|phrase| {
        can_be_said(phrase);
        teller.say(phrase)
    });
    said.collect::<Vec<String>>().join("\n")
}

/// A reason in English, with its clause.
#[must_use]
pub fn told(why: &Why) -> String {
    format!("{} [{}]", said(&why.phrase), why.clause)
}

/// Each language has the words, and every slot of them is filled.
pub fn can_be_said(phrase: &Phrase) {
    for (language, book) in books() {
        assert_eq!(book.lacks(phrase), None, "{language}: {phrase:?}");
    }
    assert!(!said(phrase).is_empty(), "{phrase:?}");
}

/// The same of a remark, which needs several wordings.
pub fn can_be_told(remark: &Remark) {
    can_be_said(&Phrase::new(remark.topic.key, remark.words.clone()).with("side", remark.side));
    for (language, book) in books() {
        let wordings = book.wordings(remark.topic.key);
        assert!(
            wordings > FEWEST - 1,
            "{language}: {}: {wordings}",
            remark.topic.key
        );
    }
}
