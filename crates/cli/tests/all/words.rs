//! Whatever the program says has its words, and no words are left over.

use std::{collections::BTreeSet, fs};

use arena::{Pending, new_match};
use football::ENGLISH;
use games::{Dice, Foretold, GameId, MatchSetup, words::GameWords};
use library::Library;
use tabletop::{BySide, UndoRule};

use crate::kit::{files, top};

/// What the program is made of, line by line, without remarks and tests.
fn code() -> Vec<String> {
    let sources = files(&top().join("crates"), &[".rs"]).into_iter();
    let of_program = sources.filter(|path| {
        let path = path.to_string_lossy();
        path.contains("/src/") && !path.contains("/scoresheet/")
    });
    let mut lines = Vec::new();
    for path in of_program {
        let text = fs::read_to_string(path).unwrap();
        let code = text.split("\nmod tests {").next().unwrap_or_default();
        let said = code.lines().filter(|line| !line.trim().starts_with("//"));
        lines.extend(said.map(str::to_string));
    }
    lines
}

/// All that stands between quotation marks in it.
fn quoted(code: &[String]) -> BTreeSet<String> {
    let texts = code
        .iter()
        .flat_map(|line| line.split('"').skip(1).step_by(2));
    texts.map(str::to_string).collect()
}

/// The keys of which it makes phrases by name.
fn named(code: &[String]) -> BTreeSet<String> {
    const MAKES: [&str; 9] = [
        "phrase!(\"",
        "term(\"",
        "small(\"",
        "minor(\"",
        "plain(\"",
        "chance(\"",
        "missed(\"",
        "saved(\"",
        "goal(\"",
    ];
    let keys = MAKES.iter().flat_map(|makes| {
        let found = code.iter().flat_map(move |line| line.split(makes).skip(1));
        found.filter_map(|rest| Some(rest.split_once('"')?.0.to_string()))
    });
    keys.filter(|key| is_like_a_key(key)).collect()
}

/// Every key of the phrase book, with those that the games describe themselves by.
fn keys() -> BTreeSet<String> {
    let mut book = GameWords::in_english();
    book.take_in(&Library::bundled().words_of(ENGLISH).unwrap());
    book.keys().map(str::to_string).collect()
}

/// `ca.why.steal.won`: words of small letters with points between.
fn is_like_a_key(text: &str) -> bool {
    let is_part = |part: &str| {
        let small = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '_';
        !part.is_empty() && part.chars().all(small)
    };
    text.contains('.') && text.split('.').all(is_part)
}

/// `ca.why.{what}`: a key of which a part is known only while it runs.
fn makes(pattern: &str, key: &str) -> bool {
    let mut parts = pattern.split('{');
    let Some(mut rest) = parts.next().and_then(|first| key.strip_prefix(first)) else {
        return false;
    };
    for part in parts {
        let Some((_, fixed)) = part.split_once('}') else {
            return false;
        };
        rest = match (fixed, rest.split_once(fixed)) {
            ("", _) => "",
            (_, Some((_, after))) => after,
            (_, None) => return false,
        };
    }
    rest.is_empty()
}

#[test]
fn no_phrase_is_without_words() {
    let keys = keys();
    let first = |key: &str| key.split('.').next().unwrap_or_default().to_string();
    let beginnings: BTreeSet<String> = keys.iter().map(|key| first(key)).collect();
    let code = code();
    let mut meant = named(&code);
    assert!(meant.len() > 100, "{meant:#?}");
    let like_keys = quoted(&code).into_iter().filter(|text| is_like_a_key(text));
    meant.extend(like_keys.filter(|key| beginnings.contains(&first(key))));
    let missing: Vec<&String> = meant.difference(&keys).collect();
    assert!(missing.is_empty(), "no words for {missing:#?}");
}

#[test]
fn no_words_are_left_over() {
    let quoted = quoted(&code());
    let is_pattern = |text: &&String| text.contains('{') && !text.starts_with('{');
    let patterns: Vec<&String> = quoted.iter().filter(is_pattern).collect();
    // What stands beside what is typed is looked for by what is typed; matches tell what that is.
    let beside = |key: &str| {
        ["ask.", "choice.", "die."]
            .iter()
            .any(|it| key.starts_with(it))
    };
    let left_over = |key: &String| {
        let is_made = || patterns.iter().any(|pattern| makes(pattern, key));
        !beside(key) && !quoted.contains(key) && !is_made()
    };
    let left_over: Vec<String> = keys().into_iter().filter(left_over).collect();
    assert!(left_over.is_empty(), "nobody says {left_over:#?}");
}

/// What is asked in a match, what can be chosen in a word, and which dice are thrown, by the keys of
/// their words.
fn asked_in(game: GameId, options: &[&str], seed: u64) -> BTreeSet<String> {
    let library = Library::bundled();
    let teams = game.teams(&library).unwrap();
    let coach = match game {
        GameId::CounterAttack => "random",
        _ => game.coaches()[0].0,
    };
    let setup = MatchSetup {
        game,
        names: BySide::from_fn(|side| teams[side as usize].club.name.clone()),
        teams: BySide::from_fn(|side| Some(teams[side as usize].club.id.clone())),
        coaches: BySide::both(coach.to_string()),
        dice: Dice::App { seed, index: 0 },
        undo: UndoRule::Free,
        reroll: false,
        foretold: Foretold::default(),
        options: options.iter().map(ToString::to_string).collect(),
        asked: None,
        men: BySide::default(),
    };
    let mut played = new_match(&setup, &library).unwrap();
    let mut found = BTreeSet::new();
    while let Some(pending) = played.pending() {
        match pending {
            Pending::Decide { name, menu, .. } => {
                found.insert(format!("ask.{game}.{name}"));
                // Figures, places and numbers are written as they are everywhere.
                let words = menu
                    .iter()
                    .filter(|it| !it.contains(|it: char| it.is_ascii_digit()));
                found.extend(words.map(|choice| format!("choice.{game}.{choice}")));
            }
            Pending::Roll { die, .. } => _ = found.insert(format!("die.{game}.{die}")),
            Pending::Draw { .. } | Pending::Clock => (),
        }
        played.answer_by_program().unwrap();
    }
    found
}

/// Whoever does not read English knows what he is asked, and what he may choose.
#[test]
fn questions_and_choices_have_words() {
    let keys = keys();
    for (game, options) in [
        (
            GameId::GoalDice,
            &["lost_die=true", "knockout=true", "wild=true", "players=4"][..],
        ),
        (GameId::OffenseCharts, &["draws=dice"]),
        (GameId::ActionDeck, &[]),
        (
            GameId::InsideTheNet,
            &["automatic=off", "injuries=true", "named_corner_taker=true"],
        ),
        (GameId::CounterAttack, &["half_minutes=20", "questions=all"]),
    ] {
        let found: BTreeSet<String> = (0..3)
            .flat_map(|seed| asked_in(game, options, seed))
            .collect();
        assert!(!found.is_empty(), "{game}");
        let missing: Vec<&String> = found.difference(&keys).collect();
        assert!(missing.is_empty(), "no words for {missing:#?}");
    }
}
