//! Narrow windows, long menus, and readers who leave early.

use std::process::Stdio;

use crate::kit::{Folder, top};

const GAMES: [&str; 5] = [
    "goal-dice",
    "offense-charts",
    "action-deck",
    "inside-the-net",
    "counter-attack",
];

#[test]
fn no_line_is_longer_than_the_window() {
    let folder = Folder::new();
    for game in GAMES {
        for columns in [40, 80] {
            let said = columns.to_string();
            let args = ["play", "--game", game, "--seed", "3", "--columns", &said];
            let ran = folder.run_with(&args, &"1\nhelp\nscore\nwhy\n\n".repeat(20));
            let out = ran.fine();
            assert!(out.contains("take back your last answer"), "{out}");
            // What is typed ends a question's line, and is not in a pipe.
            let mut lines = out.lines().flat_map(|line| line.split("? "));
            let mut lines = lines.by_ref().flat_map(|line| line.split("] "));
            // The name of a file stays whole, to be copied.
            let words = |line: &str| line.trim().contains(' ');
            let long = lines.find(|line| line.chars().count() > columns && words(line));
            assert_eq!(long, None, "{game} in {columns} columns");
        }
    }
}

/// What is read by a program is not folded.
#[test]
fn lines_in_a_pipe_are_as_long_as_they_are() {
    let folder = Folder::new();
    let mut command = folder.touchline(&["games"]);
    let out = command.env("COLUMNS", "40").output().unwrap().stdout;
    let out = String::from_utf8(out).unwrap();
    assert!(out.lines().any(|line| line.chars().count() > 80), "{out}");
}

/// Each question begins on a line of its own, and a menu of places is told in rows.
#[test]
fn a_question_of_counter_attack_can_be_read() {
    let folder = Folder::new();
    let args = ["play", "--game", "counter-attack", "--seed", "3", "--brief"];
    let out = folder.run_with(&args, &"1\n".repeat(60)).fine();
    let asked: Vec<&str> = out
        .lines()
        .filter(|line| line.contains("(home), "))
        .collect();
    assert!(asked.len() > 10, "{out}");
    for line in &asked {
        let before = line.split("(home), ").next().unwrap();
        assert!(!before.contains(". "), "{line}");
    }
    let longest = asked.iter().map(|line| line.chars().count()).max().unwrap();
    assert!(longest < 700, "{longest}");
    let rows = asked.iter().any(|line| {
        let mut words = line.split([' ', ',']);
        words.any(|word| {
            word.split_once('-')
                .is_some_and(|(a, b)| is_hex(a) && is_hex(b))
        })
    });
    assert!(rows, "{asked:?}");
}

fn is_hex(word: &str) -> bool {
    let (row, column) = word.split_at(word.len().min(1));
    row.chars().all(|c| c.is_ascii_uppercase()) && column.parse::<u8>().is_ok()
}

/// Whoever reads the first lines only, as `head` does, is no failure.
#[test]
fn a_reader_who_leaves_is_no_failure() {
    let folder = Folder::new();
    let scenarios = top().join("scenarios/goal-dice");
    let saved = folder.file("derby.touchline");
    let saved = saved.to_str().unwrap();
    folder
        .run(&["play", "--auto", "--seed", "7", "--save", saved])
        .fine();
    let database = folder.file("touchline.db");
    let database = database.to_str().unwrap();
    folder
        .run(&[
            "league",
            "new",
            "mine",
            "--teams",
            "ashgate,larkhill,redmoor,port-sable",
        ])
        .fine();
    let commands: &[&[&str]] = &[
        &["--help"],
        &["help", "season"],
        &["games"],
        &["games", "--json"],
        &["teams", "--game", "offense-charts"],
        &["teams", "--json"],
        &["play", "--auto", "--seed", "1", "--why"],
        &["play", "--seed", "1"],
        &["replay", saved],
        &["replay", saved, "--verify"],
        &["replay", saved, "--json"],
        &["replay", saved, "--position"],
        &["odds", "--of", saved],
        &["what-if", saved, "--step", "3", "--answer", "shoot"],
        &["sim", "--matches", "100"],
        &["sim", "--matches", "100", "--json"],
        &[
            "ladder",
            "--coaches",
            "sensible,shooter",
            "--matches",
            "100",
        ],
        &["scenario", "run", scenarios.to_str().unwrap()],
        &["scenario", "record", saved],
        &["check", saved, saved],
        &["check", database],
        &["season", "list"],
        &["season", "fixtures", "mine"],
        &["season", "sim", "mine", "--all"],
        &["season", "table", "mine"],
        &["season", "recap", "mine"],
        &["season", "scorers", "mine"],
        &["season", "records", "mine"],
        &["season", "tables", "mine", "--format", "events"],
        &["season", "forecast", "mine", "--seasons", "10"],
        &["season", "export", "mine"],
        &["forge", "ratings", "--stats", "bundled"],
        &["forge", "sheet", "--team", "candleworth"],
    ];
    for args in commands {
        let mut child = folder
            .touchline(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // Nobody reads a word.
        drop(child.stdout.take());
        let ran = child.wait_with_output().unwrap();
        let err = String::from_utf8_lossy(&ran.stderr);
        assert!(!err.contains("panicked"), "{args:?}: {err}");
        assert!(ran.status.success(), "{args:?}: {err}");
    }
    // Nor what is said beside it.
    let mut child = folder
        .touchline(&["sim", "--matches", "100"])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stderr.take());
    assert!(child.wait().unwrap().success());
}
