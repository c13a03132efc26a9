//! The repository keeps its own rules.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    process::Command,
};

use games::GameId;

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

/// A rule crate does no I/O, looks at no clock and owns no generator.
#[test]
fn rules_are_pure() {
    let games = GameId::ALL.into_iter().map(GameId::id);
    for name in games.chain(["tabletop", "football", "competition"]) {
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

/// Whatever the command prints goes through its screen, which shows control characters
/// instead of sending them.
#[test]
fn the_command_prints_in_one_place() {
    let source = top().join("crates/cli/src");
    let screen = source.join("screen.rs");
    let others = files(&source, &[".rs"]).into_iter();
    for path in others.filter(|path| *path != screen) {
        let text = fs::read_to_string(&path).unwrap();
        let text = text.replace("screen::stdout()", "");
        let text = text.replace("screen::stderr()", "");
        for word in ["stdout()", "stderr()", "print!(", "Stdio::inherit"] {
            let uses = text.replace("println!(", "").contains(word);
            assert!(!uses, "{} uses {word}", path.display());
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
