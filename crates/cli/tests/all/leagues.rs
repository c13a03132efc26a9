//! Invented leagues and season statistics on the command line.

use std::fs;

use crate::kit::{Folder, top};

#[test]
fn a_league_is_invented_and_checked() {
    let folder = Folder::new();
    let out = folder.file("mine");
    let out = out.to_str().unwrap();
    let args = [
        "forge",
        "new-league",
        "--seed",
        "7",
        "--clubs",
        "6",
        "--name",
        "My, League",
    ];
    let ran = folder.run(&[&args[..], &["--out", out]].concat());
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert_eq!(ran.out, "");
    assert!(ran.err.contains("clubs.csv") && ran.err.contains("players.csv"));
    let clubs = fs::read_to_string(folder.file("mine/clubs.csv")).unwrap();
    assert!(clubs.starts_with("touchline season-clubs 1\n"), "{clubs}");
    assert!(clubs.contains("\"My, League\""), "{clubs}");
    let checked = folder.run(&["check", out]).fine();
    assert!(
        checked.contains("fine (a season of 6 clubs and "),
        "{checked}"
    );
    for (file, what) in [("clubs.csv", "6 clubs"), ("players.csv", "players")] {
        let path = folder.file("mine").join(file);
        let checked = folder.run(&["check", path.to_str().unwrap()]).fine();
        assert!(
            checked.contains(what) && checked.contains("check the folder"),
            "{checked}"
        );
    }
    // Nothing is written over.
    let again = folder.run(&["forge", "template", "--out", out]);
    assert_eq!(again.status, 1);
    assert!(
        again
            .err
            .contains("is there already; choose another folder"),
        "{}",
        again.err
    );
    assert_eq!(
        fs::read_to_string(folder.file("mine/clubs.csv")).unwrap(),
        clubs
    );
}

#[test]
fn faults_are_listed_with_their_files() {
    let folder = Folder::new();
    let league = top().join("data/league");
    let read = |name: &str| fs::read_to_string(league.join(name)).unwrap();
    folder.write("bad/clubs.csv", read("clubs.csv").replacen("4-", "9-", 1));
    folder.write(
        "bad/players.csv",
        read("players.csv").replacen(",GK,GK,", ",GK,XX,", 2),
    );
    let ran = folder.run(&["check", folder.file("bad").to_str().unwrap()]);
    assert_eq!(ran.status, 1);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 3, "{}", ran.out);
    assert!(lines[0].contains("bad/clubs.csv:"), "{}", ran.out);
    assert!(lines[0].contains("formation is `9-"), "{}", ran.out);
    assert!(
        lines[1].contains("bad/players.csv:4: role is `XX` (write one of GK, "),
        "{}",
        ran.out
    );

    // A season below a folder is found; an empty folder is none.
    let above = folder.run(&["check", folder.path().to_str().unwrap()]);
    assert_eq!(above.out, ran.out);
    fs::create_dir(folder.file("empty")).unwrap();
    let ran = folder.run(&["check", folder.file("empty").to_str().unwrap()]);
    assert_eq!(ran.status, 1);
    assert!(
        ran.out
            .contains("a season is a folder with clubs.csv and players.csv"),
        "{}",
        ran.out
    );
}

#[test]
fn the_bundled_league_is_fine() {
    let path = top().join("data/league");
    let checked = Folder::new().run(&["check", path.to_str().unwrap()]).fine();
    assert!(checked.contains("fine (a season of 20 clubs"), "{checked}");
}

#[test]
fn wrong_usage_names_the_cure() {
    let folder = Folder::new();
    let out = folder.file("x");
    let out = out.to_str().unwrap();
    for (args, cure) in [
        (&["--seed", "1", "--clubs", "3"][..], "choose 4 to 40"),
        (&["--seed", "1", "--clubs", "41"], "choose 4 to 40"),
        (&["--seed", "1", "--strength", "1001"], "choose 0 to 1000"),
        (&["--clubs", "5"], "--seed"),
    ] {
        let ran = folder.run(&[&["forge", "new-league", "--out", out], args].concat());
        assert_eq!(ran.status, 2, "{}", ran.err);
        assert!(ran.err.contains(cure), "{}", ran.err);
    }
    for command in ["new-league", "template"] {
        let help = folder.run(&["forge", command, "--help"]).fine();
        assert!(help.contains("Examples:"), "{command}");
    }
}
