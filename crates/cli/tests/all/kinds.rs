//! `touchline check` knows every kind of file that the program reads.

use std::fs;

use crate::kit::{Folder, files, top};

/// Checks a file: what it is said to be.
fn checked(folder: &Folder, path: &str) -> String {
    let said = folder.run(&["check", path]).fine();
    assert!(said.contains(": fine ("), "{said}");
    said
}

/// Everything below `data`: what says on its first line what it is, and lists of JSON.
#[test]
fn all_that_comes_along_is_known() {
    let folder = Folder::new();
    let data = top().join("data");
    let mut names = Vec::new();
    for path in files(
        &data,
        &[
            ".txt", ".csv", ".json", ".toml", ".deck", ".charts", ".grid", ".lesson",
        ],
    ) {
        names.push(path.to_str().unwrap().to_string());
    }
    let args: Vec<&str> = std::iter::once("check")
        .chain(names.iter().map(String::as_str))
        .collect();
    let said = folder.run(&args).fine();
    assert_eq!(said.matches(": fine (").count(), names.len(), "{said}");
    for (name, what) in [
        (
            "competitions/league.json",
            "the competition League, 1 stage",
        ),
        (
            "competitions/mls.json",
            "the competition League with conferences",
        ),
        ("competitions/rankings.json", "orders of tables"),
        ("competitions/discipline.json", "rules of suspension"),
        ("names/english.txt", "first and family names"),
        ("names/places.txt", "words for clubs"),
    ] {
        let line = said.lines().find(|line| line.contains(name));
        assert!(
            line.is_some_and(|line| line.contains(what)),
            "{name}: {line:?}"
        );
    }
    // The folder as a whole is fine, too.
    assert!(checked(&folder, data.to_str().unwrap()).contains("cup.json: the competition Cup"));
}

/// Every kind has a word of its own, and the list of them is told when nothing fits.
#[test]
fn every_first_line_of_the_sources_is_a_kind() {
    let folder = Folder::new();
    let wrong = folder.write("what.dat", "touchline nonsense 1\n");
    let said = folder.run(&["check", wrong.to_str().unwrap()]).out;
    assert!(said.contains("nobody knows what this file is"), "{said}");
    let mut found = 0;
    for path in files(&top().join("crates"), &[".rs"]) {
        let text = fs::read_to_string(&path).unwrap();
        for line in text
            .lines()
            .filter(|line| line.contains("FIRST_LINE: &str = "))
        {
            let kind = line
                .split("\"touchline ")
                .nth(1)
                .and_then(|rest| rest.split(' ').next());
            if let Some(kind) = kind {
                found += 1;
                assert!(
                    said.contains(&format!(" {kind}")),
                    "{kind} in {}",
                    path.display()
                );
            }
        }
    }
    assert!(found > 20, "{found}");
}

/// What the program writes for people to keep and send.
#[test]
fn what_is_kept_and_sent_is_known() {
    let folder = Folder::new();
    let path = |name: &str| folder.file(name).to_str().unwrap().to_string();
    let run = |args: &[&str]| folder.run(args).fine();
    let teams = "ashgate,larkhill,redmoor,port-sable";
    run(&["league", "new", "mine", "--teams", teams]);
    run(&["season", "sim", "mine"]);
    let season = path("mine.season");
    run(&["season", "export", "mine", "--out", &season]);
    assert!(checked(&folder, &season).contains("the season mine (League), 2 matches played"));
    let torn = fs::read_to_string(&season)
        .unwrap()
        .replacen("\"id\"", "\"ix\"", 1);
    let torn = folder.write("torn.season", torn);
    let said = folder.run(&["check", torn.to_str().unwrap()]);
    assert!(
        said.status == 1 && said.out.contains("torn.season:1:"),
        "{}",
        said.out
    );

    let backup = path("all.touchline-backup");
    run(&["backup", &backup]);
    assert!(checked(&folder, &backup).contains("a backup of 0 matches and 1 seasons"));
    let cut = fs::read_to_string(&backup).unwrap();
    let cut = folder.write("cut.touchline-backup", &cut[..cut.len() / 2]);
    assert_eq!(folder.run(&["check", cut.to_str().unwrap()]).status, 1);

    let sheet = "data/inside-the-net/sheets/candleworth.txt";
    let sheet = folder.write(sheet, run(&["forge", "sheet", "--team", "candleworth"]));
    let sheet = sheet.to_str().unwrap();
    assert!(checked(&folder, sheet).contains("a team sheet of Candleworth Miners"));
    let stranger = folder.write("nobody.txt", fs::read(sheet).unwrap());
    let said = folder.run(&["check", stranger.to_str().unwrap()]);
    assert!(
        said.status == 1 && said.out.contains("no team `nobody`"),
        "{}",
        said.out
    );

    let draft = path("draft.touchline");
    let args = ["draft", "--seed", "1", "--save", &draft];
    folder.run_with(&args, "quit\n").fine();
    assert!(checked(&folder, &draft).contains("a draft of counter-attack"));

    let saved = path("m.touchline");
    let game = ["play", "--auto", "--game", "counter-attack", "--seed", "1"];
    run(&[&game[..], &["--save", &saved]].concat());
    let post = run(&["replay", &saved, "--to", "40", "--position"]);
    let post = folder.write("problem.post", post);
    assert!(checked(&folder, post.to_str().unwrap()).contains("a position of counter-attack"));
}

#[test]
fn what_others_publish_is_known() {
    let folder = Folder::new();
    for (name, text, what) in [
        (
            "season.csv",
            "Date,HomeTeam,AwayTeam,FTHG,FTAG\n08/08/2015,Ash,Birch,2,1\n",
            "a list of 1 matches",
        ),
        (
            "text.txt",
            "Ash v Birch\nBirch v Ash\n",
            "a list of 2 matches",
        ),
        (
            "en.1.json",
            "{\"name\": \"League\", \"matches\": [{\"round\": \"1\", \"date\": \"2015-08-08\", \
             \"team1\": \"Ash\", \"team2\": \"Birch\", \"score\": {\"ft\": [2, 1]}}]}",
            "a list of 1 matches",
        ),
        (
            "mine.json",
            "{\"id\": \"mine\", \"stages\": [{\"kind\": \"knockout\", \"legs\": 1}]}",
            "the competition mine, 1 stage",
        ),
    ] {
        let path = folder.write(name, text);
        let said = checked(&folder, path.to_str().unwrap());
        assert!(said.contains(what), "{said}");
    }
    // Faults have their lines, whatever the kind.
    for (name, text, fault) in [
        (
            "a.json",
            "{\"touchline\": \"competition 1\",\n \"id\": 7}",
            ":2:",
        ),
        (
            "b.json",
            "{\"touchline\": \"poem 1\"}",
            "nobody knows what that is",
        ),
        ("c.csv", "one,two\n1,2\n", "c.csv"),
    ] {
        let path = folder.write(name, text);
        let said = folder.run(&["check", path.to_str().unwrap()]);
        assert!(said.status == 1 && said.out.contains(fault), "{}", said.out);
    }
}
