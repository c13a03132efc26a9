//! Matches played through a pipe, as a script or a screen reader would.

use std::{
    fs,
    io::{Read as _, Write as _},
    process::Stdio,
    thread,
    time::Duration,
};

use crate::kit::Folder;

/// Answers for a whole match: more than enough.
fn answers() -> String {
    "1\n".repeat(200)
}

#[test]
fn a_whole_match_against_the_computer() {
    let folder = Folder::new();
    let saved = folder.file("m.touchline");
    let saved = saved.to_str().unwrap();
    let args = ["play", "--why", "--seed", "11", "--save", saved];
    let out = folder.run_with(&args, &answers()).fine();
    assert!(out.contains("[S04]"), "the field is drawn");
    assert!(
        out.contains("dice ") && out.contains("[GD-4.1]"),
        "dice and reasons are shown"
    );
    assert!(out.contains("The match is in"), "{out}");
    let verified = folder.run(&["replay", saved, "--verify"]).fine();
    assert!(
        verified.contains("every hash and every answer fits"),
        "{verified}"
    );
}

/// Saved half way, gone on with in another process, and replayed: the same
/// events, to the byte, as the match played in one go.
#[test]
fn a_match_left_half_way_is_the_same_match() {
    let folder = Folder::new();
    let whole = folder.file("whole.touchline");
    let whole = whole.to_str().unwrap();
    folder
        .run_with(&["play", "--seed", "12", "--save", whole], &answers())
        .fine();
    let expected = folder.run(&["replay", whole, "--json"]).fine();

    let parts = folder.file("parts.touchline");
    let parts = parts.to_str().unwrap();
    let left = folder
        .run_with(
            &["play", "--seed", "12", "--save", parts],
            "1\n1\n1\nquit\n",
        )
        .fine();
    assert!(left.contains("--resume"), "{left}");
    let left = folder
        .run_with(&["play", "--resume", parts], "1\n1\n")
        .fine();
    assert!(left.contains("Nothing is lost"), "{left}");
    folder
        .run_with(&["play", "--resume", parts], &answers())
        .fine();
    assert_eq!(folder.run(&["replay", parts, "--json"]).fine(), expected);
    assert_eq!(fs::read(parts).unwrap(), fs::read(whole).unwrap());
}

#[test]
fn resume_without_a_name_takes_the_match_left_last() {
    let folder = Folder::new();
    folder.run_with(&["play", "--seed", "1"], "1\n").fine();
    folder.run_with(&["play", "--seed", "2"], &answers()).fine();
    let out = folder.run_with(&["play", "--resume"], "quit\n").fine();
    assert!(out.contains("match-0001"), "the second one is over: {out}");
}

/// Killed at any moment, the match goes on from the last answer.
#[test]
fn a_killed_match_loses_nothing() {
    let folder = Folder::new();
    let saved = folder.file("m.touchline");
    let path = saved.to_str().unwrap().to_string();
    for round in 0..6_u64 {
        let args = match round {
            0 => vec!["play", "--seed", "3", "--save", &path],
            _ => vec!["play", "--resume", &path],
        };
        let mut child = folder
            .touchline(&args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let mut stdout = child.stdout.take().unwrap();
        let mut before = fs::read(&saved).unwrap_or_default();
        // All but a torn line.
        before.truncate(
            before
                .iter()
                .rposition(|&byte| byte == b'\n')
                .map_or(0, |at| at + 1),
        );
        let _ = stdin.write_all(b"1\n2\n");
        // Once it asks again, both answers are acknowledged.
        let mut heard = Vec::new();
        let mut buffer = [0; 4096];
        while String::from_utf8_lossy(&heard).matches("(home), ").count() < 3 {
            let read = stdout.read(&mut buffer).unwrap();
            assert!(read > 0, "it must ask again");
            heard.extend_from_slice(&buffer[..read]);
        }
        thread::sleep(Duration::from_millis(round));
        child.kill().unwrap();
        child.wait().unwrap();
        let after = fs::read(&saved).unwrap();
        assert!(
            after.starts_with(&before),
            "nothing written is ever changed"
        );
        let log = String::from_utf8(after).unwrap();
        let choices = log
            .lines()
            .filter(|line| line.contains(" home ") && line.contains(": "));
        let choices = choices.count() as u64;
        assert!(choices >= 2 * (round + 1), "round {round}: {choices}");
        if round == 2 {
            // A line torn by the crash.
            let mut file = fs::OpenOptions::new().append(true).open(&saved).unwrap();
            file.write_all(b"0123456789abcdef 99 home tu").unwrap();
        }
    }
    folder.run(&["replay", &path, "--verify"]).fine();
}

#[test]
fn real_dice_are_typed_in() {
    let folder = Folder::new();
    let saved = folder.file("m.touchline");
    let saved = saved.to_str().unwrap();
    // Toss 9 to 2; advance with a straight; a wrong number; the shot, 11 to 5.
    let typed = "9 2\nadvance\n5 3 6 4\n7\n4 4\n3 5\nquit\n";
    let args = ["play", "--dice", "mine", "--save", saved];
    let out = folder.run_with(&args, typed).fine();
    assert!(
        out.contains("straight: from S04 Mid-field circle to S11 Penalty box"),
        "{out}"
    );
    assert!(
        out.contains("`7` is no answer to `attack`: 1 to 6"),
        "{out}"
    );
    assert!(out.contains("4 + 4 + 3 = 11 against goalie 5"), "{out}");
    assert!(out.contains("1-0"), "{out}");
}

#[test]
fn undo_takes_back_ones_last_answer_and_keeps_the_log() {
    let folder = Folder::new();
    let saved = folder.file("m.touchline");
    let path = saved.to_str().unwrap();
    let out = folder
        .run_with(
            &["play", "--why", "--seed", "5", "--save", path],
            "2\nundo\n2\nquit\n",
        )
        .fine();
    assert!(out.contains("Taken back"));
    let log = fs::read_to_string(&saved).unwrap();
    assert!(log.contains("undo from "), "{log}");
    let shots: Vec<&str> = out
        .lines()
        .filter(|line| line.contains("from S04 Mid-field circle: "))
        .collect();
    assert_eq!(
        shots[0].split("shoot?").last(),
        shots[1].split("shoot?").last(),
        "the same dice"
    );

    let refused = folder.run_with(&["play", "--seed", "5", "--undo", "off"], "2\nundo\nquit\n");
    assert!(refused.fine().contains("cannot be taken back"));
}

#[test]
fn two_people_play_against_the_clock() {
    let folder = Folder::new();
    let saved = folder.file("m.touchline");
    let path = saved.to_str().unwrap();
    let coach = "home=human,away=human";
    let args = ["play", "--seed", "5", "--coach", coach, "--save", path];
    let ran = folder.run_with(&args, "1\n1\nundo\npause\nn\nquit\n");
    let out = ran.fine();
    assert!(
        out.contains("cannot be taken back"),
        "dice were rolled: {out}"
    );
    assert!(out.contains("Do both sides agree to pause"), "{out}");
    let log = fs::read_to_string(&saved).unwrap();
    assert!(
        log.contains("set: time_model=live") && log.contains(" clock 0"),
        "{log}"
    );
    assert!(log.contains("undo: until-chance"), "{log}");

    let off = [&args[..4], &[coach, "--set", "time_model=uniform"]].concat();
    folder.run_with(&off, "1\n1\nquit\n").fine();
    let log = fs::read_to_string(folder.file("matches/match-0001.touchline")).unwrap();
    assert!(!log.contains(" clock "), "{log}");
}

#[test]
fn who_thinks_too_long_gets_the_default() {
    let folder = Folder::new();
    let saved = folder.file("m.touchline");
    let coach = "home=human,away=human";
    let mut child = folder
        .touchline(&[
            "play",
            "--seed",
            "5",
            "--coach",
            coach,
            "--set",
            "decision_seconds=1",
        ])
        .args(["--save", saved.to_str().unwrap()])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let stdin = child.stdin.take();
    let mut tries = 0;
    while !fs::read_to_string(&saved)
        .unwrap_or_default()
        .contains("turn: advance (default)")
    {
        tries += 1;
        assert!(tries < 300, "no default was taken");
        thread::sleep(Duration::from_millis(100));
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_match_is_not_played_in_two_windows() {
    let folder = Folder::new();
    let saved = folder.file("m.touchline");
    let path = saved.to_str().unwrap();
    let mut first = folder
        .touchline(&["play", "--save", path])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut byte = [0; 1];
    first
        .stdout
        .as_mut()
        .unwrap()
        .read_exact(&mut byte)
        .unwrap();
    let second = folder.run(&["play", "--resume", path]);
    assert_eq!(second.status, 1);
    assert!(second.err.contains("another window"), "{}", second.err);
    let again = folder.run(&["play", "--save", path]);
    assert!(again.err.contains("there already"), "{}", again.err);
    first.kill().unwrap();
    first.wait().unwrap();
}
