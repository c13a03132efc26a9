//! A game is known in its own folders, and in the few files that CONTRIBUTING.md names.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use games::GameId;

use crate::kit::{files, top};

/// The most existing files that another game may have to touch.
const MOST: usize = 12;

/// What is about one game alone, though it lies elsewhere.
const OWN: [(&str, &[&str]); 4] = [
    (
        "offense-charts",
        &[
            "crates/forge/src/ratings.rs",
            "crates/forge/src/sheet.rs",
            "crates/statistics/src/names.rs",
        ],
    ),
    (
        "action-deck",
        &[
            "crates/cli/src/commands/check.rs",
            "crates/cli/src/commands/team_charts.rs",
        ],
    ),
    (
        "inside-the-net",
        &[
            "crates/cli/src/commands/cards.rs",
            "crates/forge/src/averages.rs",
            "crates/forge/src/counter_attack/merit.rs",
        ],
    ),
    (
        "counter-attack",
        &[
            "crates/arena/Cargo.toml",
            "crates/arena/src/draft.rs",
            "crates/cli/src/args/forge.rs",
            "crates/cli/src/commands/check/kinds.rs",
            "crates/cli/src/commands/draft.rs",
            "crates/cli/src/commands/value.rs",
        ],
    ),
];

/// The files that CONTRIBUTING.md names for another game: in the table, and behind it for one whose cards are made
/// from statistics.
fn named() -> (Vec<String>, Vec<String>) {
    let text = fs::read_to_string(top().join("CONTRIBUTING.md")).unwrap();
    let (_, recipe) = text.split_once("### The existing files").unwrap();
    let recipe = recipe.split("\n## ").next().unwrap();
    let paths = |line: &str| -> Vec<String> {
        let quoted = line.split('`').skip(1).step_by(2);
        let files = quoted.filter(|path| top().join(path).is_file());
        files.map(ToString::to_string).collect()
    };
    let in_table = |line: &&str| line.starts_with("| `");
    let (rows, others): (Vec<&str>, Vec<&str>) = recipe.lines().partition(in_table);
    let first = |row: &str| paths(row).first().unwrap().clone();
    (
        rows.into_iter().map(first).collect(),
        others.into_iter().flat_map(paths).collect(),
    )
}

/// What a file does, without remarks, examples and tests; nothing if all of it is a test.
fn code(path: &str) -> String {
    let mut text = fs::read_to_string(top().join(path)).unwrap();
    let tests = match path {
        path if path.ends_with(".rs") => "#[cfg(test)]",
        path if path.ends_with("Cargo.toml") => "[dev-dependencies]",
        _ => "\0",
    };
    text.truncate(text.find(tests).unwrap_or(text.len()));
    if text.contains("#[test]") {
        return String::new();
    }
    let remark = match path.ends_with("s") || path.ends_with("x") {
        true => "//",
        false => "#",
    };
    let lines = text.lines().filter(|line| !line.contains("example = "));
    let lines = lines.map(|line| line.split(remark).next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

/// True if a program names this game: by its id between quotation marks, alone or at the beginning of a path, or by
/// its crate or its type. What people read about it does not count.
fn knows(code: &str, id: &str) -> bool {
    let alone = |word: &str, before: fn(char) -> bool, after: fn(char) -> bool| {
        code.match_indices(word).any(|(at, _)| {
            let (start, end) = (&code[..at], &code[at + word.len()..]);
            start.chars().next_back().is_none_or(before) && end.chars().next().is_none_or(after)
        })
    };
    let quoted = |c: char| matches!(c, '"' | '\'' | '\n');
    let ends = |c: char| matches!(c, '"' | '\'' | '/' | '.' | ' ');
    let no_word = |c: char| !c.is_alphanumeric() && c != '_';
    let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
    let class: String = id.split('-').map(capital).collect();
    alone(id, quoted, ends)
        || alone(&id.replace('-', "_"), no_word, no_word)
        || alone(&class, no_word, |_| true)
}

/// The files outside its own folders that know a game.
fn places(id: &str, all: &[(String, String)]) -> BTreeSet<String> {
    let own = OWN.iter().find(|(game, _)| *game == id);
    let own = own.map_or(&[][..], |(_, own)| own);
    let snake = id.replace('-', "_");
    let lies_in = |path: &str| {
        let stem = |part: &str| part.split('.').next().unwrap_or_default().to_string();
        path.split('/')
            .map(stem)
            .any(|part| part == id || part == snake)
    };
    { all.iter() }
        .filter(|(path, _)| !own.contains(&path.as_str()) && !lies_in(path))
        .filter(|(_, code)| knows(code, id))
        .map(|(path, _)| path.clone())
        .collect()
}

#[test]
fn another_game_touches_few_existing_files() {
    let (table, of_statistics) = named();
    assert!(table.len() <= MOST, "{} files: {table:#?}", table.len());
    let endings = [".rs", ".toml", ".lock", ".ts", ".tsx", ".json", ".py"];
    let folder = |name| files(&top().join(name), &endings);
    let found = ["crates", "examples", "web/src"]
        .into_iter()
        .flat_map(folder);
    let found = found.chain(["Cargo.toml", "Cargo.lock"].map(|name| top().join(name)));
    let within = |path: PathBuf| path.strip_prefix(top()).ok().map(Path::to_path_buf);
    let paths = found
        .filter_map(within)
        .map(|path| path.to_string_lossy().replace('\\', "/"));
    let of_tests = |path: &String| path.contains("/tests") || path.contains("/benches/");
    let paths = paths.filter(|path| !of_tests(path));
    let all: Vec<(String, String)> = paths.map(|path| (path.clone(), code(&path))).collect();
    for game in GameId::ALL {
        let places = places(game.id(), &all);
        println!("{game}: {} files of code: {places:#?}", places.len());
        let known = |path: &&String| table.contains(path) || of_statistics.contains(path);
        let strange: Vec<&String> = places.iter().filter(|path| !known(path)).collect();
        assert!(
            strange.is_empty(),
            "{game} is known outside its own folders; a game says of itself what these have to know, or \
             CONTRIBUTING.md names them: {strange:#?}"
        );
        for path in &table {
            let text = fs::read_to_string(top().join(path)).unwrap();
            let there = text.contains(game.id()) || knows(&text, game.id());
            assert!(there, "{path} does not name {game}");
        }
    }
}
