//! The words that names are made of, from `data/names/`.

use std::collections::BTreeMap;

use tabletop::{Fault, Faults};

const PERSONS_FIRST_LINE: &str = "touchline person-names 1";
const CLUBS_FIRST_LINE: &str = "touchline club-words 1";

/// The keys of their lines.
const PERSON_NAMES: [&str; 2] = ["first", "family"];
const CLUB_WORDS: [&str; 5] = ["beginning", "ending", "byname", "never", "colour"];

/// The first and family names of a language area.
pub struct Language {
    /// First names.
    pub first: Vec<String>,
    /// Family names.
    pub family: Vec<String>,
}

/// What names of clubs are made of.
pub struct ClubWords {
    /// Beginnings of towns.
    pub beginnings: Vec<String>,
    /// Endings of towns.
    pub endings: Vec<String>,
    /// What clubs are called besides.
    pub bynames: Vec<String>,
    /// Towns that are not taken.
    pub never: Vec<String>,
    /// Colours.
    pub colours: Vec<String>,
}

const LANGUAGES: [&str; 12] = [
    include_str!("../../../data/names/dutch.txt"),
    include_str!("../../../data/names/english.txt"),
    include_str!("../../../data/names/french.txt"),
    include_str!("../../../data/names/german.txt"),
    include_str!("../../../data/names/italian.txt"),
    include_str!("../../../data/names/nordic.txt"),
    include_str!("../../../data/names/polish.txt"),
    include_str!("../../../data/names/portuguese.txt"),
    include_str!("../../../data/names/southslavic.txt"),
    include_str!("../../../data/names/spanish.txt"),
    include_str!("../../../data/names/turkish.txt"),
    include_str!("../../../data/names/westafrican.txt"),
];

/// The language areas that come with the program.
pub fn languages() -> Result<Vec<Language>, Faults> {
    let read = |text: &&str| {
        let [first, family] = lists(text, PERSONS_FIRST_LINE, PERSON_NAMES)?;
        Ok(Language { first, family })
    };
    LANGUAGES.iter().map(read).collect()
}

/// What is wrong with a file of names or of words for clubs.
///
/// # Errors
///
/// All faults, with their lines.
pub fn check_names(text: &str) -> Result<(), Faults> {
    match text.lines().next() {
        Some(CLUBS_FIRST_LINE) => lists(text, CLUBS_FIRST_LINE, CLUB_WORDS).map(drop),
        _ => lists(text, PERSONS_FIRST_LINE, PERSON_NAMES).map(drop),
    }
}

/// The words for clubs that come with the program.
pub fn club_words() -> Result<ClubWords, Faults> {
    let text = include_str!("../../../data/names/places.txt");
    let [beginnings, endings, bynames, never, colours] = lists(text, CLUBS_FIRST_LINE, CLUB_WORDS)?;
    Ok(ClubWords {
        beginnings,
        endings,
        bynames,
        never,
        colours,
    })
}

/// Reads lines of the form `key: word, word`. A key may have several lines.
fn lists<const N: usize>(
    text: &str,
    first_line: &str,
    keys: [&'static str; N],
) -> Result<[Vec<String>; N], Faults> {
    let mut faults = Faults::default();
    let mut found: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if index == 0 && line != first_line {
            let what = format!("the first line is `{line}`");
            faults.push(Fault::at(1, what, format!("it must be `{first_line}`")));
        }
        if index == 0 || line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (key, words) = line.split_once(':').unwrap_or((line, ""));
        if keys.contains(&key) {
            let words = words
                .split(',')
                .map(str::trim)
                .filter(|word| !word.is_empty());
            found
                .entry(key)
                .or_default()
                .extend(words.map(str::to_string));
        } else {
            let what = format!("`{key}` is no kind of word here");
            faults.push(Fault::at(
                index + 1,
                what,
                format!("write one of {}", keys.join(", ")),
            ));
        }
    }
    for key in keys {
        if !found.contains_key(key) {
            faults.push(Fault::whole(
                format!("there is no `{key}`"),
                "add a line with some",
            ));
        }
    }
    faults.or(keys.map(|key| found.remove(key).unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn there_are_names_enough_and_none_twice() {
        let languages = languages().unwrap();
        assert!(languages.len() >= 8);
        for Language { first, family } in languages {
            for names in [first, family] {
                assert!(names.len() >= 50, "{names:?}");
                assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len());
                let name = |name: &String| name.chars().next().is_some_and(char::is_uppercase);
                assert!(names.iter().all(name), "{names:?}");
            }
        }
    }

    #[test]
    fn faults_name_their_lines() {
        let faults = lists(
            "names\nfirst: A\nlast: B\n",
            PERSONS_FIRST_LINE,
            ["first", "family"],
        );
        let faults = faults.unwrap_err().to_string();
        for part in [
            "line 1: the first line is `names`",
            "line 3: `last`",
            "no `family`",
        ] {
            assert!(faults.contains(part), "{faults}");
        }
    }
}
