//! The repository keeps its own rules.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    process::Command,
};

use tabletop::options::OptionSpec;

use crate::kit::{Folder, files, top};

/// The table of crates in ARCHITECTURE.md is what Cargo says.
#[test]
fn arrows_go_down_only() {
    let text = fs::read_to_string(top().join("ARCHITECTURE.md")).unwrap();
    let mut drawn: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let map = text
        .split("## Map")
        .nth(1)
        .unwrap()
        .split("## Invariants")
        .next()
        .unwrap();
    let mut above: BTreeSet<String> = BTreeSet::new();
    for row in map.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let names = |cell: &str| -> BTreeSet<String> {
            cell.split_whitespace()
                .map(|name| name.trim_matches('`').to_string())
                .collect()
        };
        let name = names(cells[1]).pop_first().unwrap();
        let uses = names(cells[2]);
        assert!(uses.is_subset(&above), "{name} uses what stands below it");
        above.insert(name.clone());
        drawn.insert(name, uses);
    }
    let metadata = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--format-version",
            "1",
            "--no-deps",
            "--offline",
        ])
        .current_dir(top())
        .output()
        .unwrap();
    let metadata: serde_json::Value = serde_json::from_slice(&metadata.stdout).unwrap();
    let mut real: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in metadata["packages"].as_array().unwrap() {
        let uses = package["dependencies"].as_array().unwrap().iter();
        let uses = uses.filter(|dep| dep["kind"].is_null() && dep["source"].is_null());
        let uses = uses.map(|dep| dep["name"].as_str().unwrap().to_string());
        real.insert(
            package["name"].as_str().unwrap().to_string(),
            uses.collect(),
        );
    }
    assert_eq!(drawn, real);
}

/// The games: their crate, the letters of their clauses, their options.
const GAMES: [(&str, &str, &[OptionSpec]); 5] = [
    ("goal-dice", "GD-", goal_dice::OPTIONS),
    ("offense-charts", "OC-", offense_charts::OPTIONS),
    ("action-deck", "AD-", action_deck::OPTIONS),
    ("inside-the-net", "ITN-", inside_the_net::OPTIONS),
    ("counter-attack", "CA-", counter_attack::OPTIONS),
];

/// The clauses of a game named anywhere in a text.
fn clauses_in(text: &str, letters: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices(letters) {
        let rest = &text[at + letters.len()..];
        let end = rest
            .find(|c: char| !c.is_ascii_digit() && !c.is_ascii_uppercase() && c != '.')
            .unwrap_or(rest.len());
        let number = rest[..end].trim_end_matches('.');
        if number.contains('.') {
            found.insert(format!("{letters}{number}"));
        }
    }
    found
}

/// Every clause is named by a test or a scenario, or is exempt with a reason;
/// and the manual, the list and the code speak of the same clauses.
#[test]
fn every_clause_has_a_test() {
    for (game, letters, _) in GAMES {
        every_clause_of_a_game_has_a_test(game, letters);
    }
}

fn every_clause_of_a_game_has_a_test(game: &str, letters: &str) {
    let clauses_in = |text: &str| clauses_in(text, letters);
    let list = top().join("crates").join(game).join("clauses.txt");
    let list = fs::read_to_string(list).unwrap();
    assert!(list.starts_with("touchline clauses 1\n"));
    let mut listed = BTreeSet::new();
    let mut to_test = BTreeSet::new();
    for line in list
        .lines()
        .skip(1)
        .filter(|line| line.starts_with(letters))
    {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        assert!(cells.len() >= 2 && !cells[1].is_empty(), "{line}");
        assert!(listed.insert(cells[0].to_string()), "{line} is there twice");
        match cells.get(2) {
            None => drop(to_test.insert(cells[0].to_string())),
            Some(why) => {
                let reason = why.strip_prefix("exempt: ");
                assert!(reason.is_some_and(|reason| reason.len() > 10), "{line}");
            }
        }
    }
    let manual = top().join("docs/rules").join(format!("{game}.md"));
    let manual = fs::read_to_string(manual).unwrap();
    assert_eq!(
        clauses_in(&manual),
        listed,
        "the manual and the list differ"
    );

    let mut tested = BTreeSet::new();
    for path in files(&top().join("scenarios"), &[".scenario"]) {
        let text = fs::read_to_string(path).unwrap();
        let shows = text.lines().filter(|line| line.starts_with("shows:"));
        shows.for_each(|line| tested.extend(clauses_in(line)));
    }
    for path in files(&top().join("crates"), &[".rs"]) {
        let text = fs::read_to_string(&path).unwrap();
        let is_test = path.to_string_lossy().contains("/tests");
        let tests = match is_test {
            true => text.as_str(),
            false => text
                .split_once("#[cfg(test)]")
                .map_or("", |(_, tests)| tests),
        };
        let comments = tests.lines().filter_map(|line| line.split_once("//"));
        comments.for_each(|(_, comment)| tested.extend(clauses_in(comment)));
        for clause in clauses_in(&text) {
            assert!(
                listed.contains(&clause),
                "{}: there is no {clause}",
                path.display()
            );
        }
    }
    let untested: Vec<&String> = to_test.difference(&tested).collect();
    assert!(untested.is_empty(), "no test names {untested:?}");
}

/// A rule crate does no I/O, looks at no clock and owns no generator.
#[test]
fn rules_are_pure() {
    for name in [
        "tabletop",
        "football",
        "goal-dice",
        "offense-charts",
        "action-deck",
        "inside-the-net",
        "counter-attack",
    ] {
        for path in files(&top().join("crates").join(name).join("src"), &[".rs"]) {
            let text = fs::read_to_string(&path).unwrap();
            for word in [
                "std::fs",
                "std::io",
                "std::time",
                "std::net",
                "std::env",
                "println!",
            ] {
                assert!(!text.contains(word), "{} uses {word}", path.display());
            }
        }
    }
}

/// Modules of one idea.
#[test]
fn files_are_short() {
    for path in files(&top().join("crates"), &[".rs"]) {
        let lines = fs::read_to_string(&path).unwrap().lines().count();
        assert!(lines <= 450, "{} has {lines} lines", path.display());
    }
}

/// The manual lists every option with its default.
#[test]
fn the_manual_knows_every_option() {
    for (game, _, options) in GAMES {
        the_manual_of_a_game_knows_every_option(game, options);
    }
}

fn the_manual_of_a_game_knows_every_option(game: &str, options: &[OptionSpec]) {
    let manual = top().join("docs/rules").join(format!("{game}.md"));
    let manual = fs::read_to_string(manual).unwrap();
    for option in options {
        let name = format!("`{}`", option.name);
        let row = manual
            .lines()
            .find(|line| line.starts_with('|') && line.contains(&name));
        let row = row.unwrap_or_else(|| panic!("the manual does not list {name}"));
        assert!(
            row.contains(option.default),
            "{row} does not say {}",
            option.default
        );
    }
}

/// The sample in the README is what its command prints.
#[test]
fn the_readme_shows_a_real_match() {
    let readme = fs::read_to_string(top().join("README.md")).unwrap();
    let sample = readme
        .split("```text\n")
        .nth(1)
        .unwrap()
        .split("```")
        .next()
        .unwrap();
    let printed = Folder::new()
        .run(&["play", "--auto", "--seed", "7", "--why"])
        .fine();
    let mut printed = printed.lines();
    for line in sample.lines().filter(|line| line.trim() != "…") {
        assert!(printed.any(|real| real == line), "{line}");
    }
    for command in ["make run", "make test"] {
        assert!(readme.contains(command));
    }
}
