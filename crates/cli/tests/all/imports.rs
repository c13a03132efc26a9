//! Files from elsewhere on the command line, and teams by whatever name.

use crate::kit::Folder;

/// Four clubs, everybody twice, as a spreadsheet of western Europe saves it.
fn results() -> Vec<String> {
    let clubs = ["1. FC Köln", "Málaga", "Saint-Étienne", "Ulm"];
    let mut rows = vec!["Home;Away;HG;AG".to_string()];
    for home in clubs {
        for away in clubs.into_iter().filter(|away| *away != home) {
            rows.push(format!("{home};{away};2.0;1.0"));
        }
    }
    rows
}

fn latin(rows: &[String]) -> Vec<u8> {
    let text = rows.join("\r\n");
    text.chars().map(|letter| letter as u8).collect()
}

#[test]
fn doubts_are_told_loudly_and_again_by_check() {
    let folder = Folder::new();
    let import = |rows: &[String], out: &str| {
        let file = folder.write(&format!("{out}.csv"), latin(rows));
        let out = folder.file(out);
        let args = ["forge", "import", file.to_str().unwrap(), "--out"];
        folder.run(&[&args[..], &[out.to_str().unwrap()]].concat())
    };
    let check = |out: &str| {
        let out = folder.file(out);
        folder.run(&["check", out.to_str().unwrap()]).fine()
    };
    let mut rows = results();
    let ran = import(&rows, "whole");
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(!ran.err.contains("warning"), "{}", ran.err);
    let clubs = std::fs::read_to_string(folder.file("whole/clubs.csv")).unwrap();
    for id in ["\n1-fc-koln,", "\nmalaga,", "\nsaint-etienne,", "\nulm,"] {
        assert!(clubs.contains(id), "{clubs}");
    }
    assert!(check("whole").ends_with("fine (a season of 4 clubs and 88 players)\n"));

    rows.pop();
    let ran = import(&rows, "short");
    let told = "warning: ";
    assert!(ran.err.contains(told), "{}", ran.err);
    let told =
        "the clubs do not have equally many matches: most have 6, but Saint-Étienne 5, Ulm 5";
    assert!(
        ran.err.contains(told) && check("short").contains(told),
        "{}",
        ran.err
    );

    let mut rows = results();
    rows[3] = rows[3].replace("1. FC Köln", "1. FC Kölln");
    let ran = import(&rows, "spelt");
    assert_eq!(ran.status, 1);
    let told = "spelt.csv: line 4: `1. FC Kölln` (1 match) and `1. FC Köln` (5 matches) may be one club \
                under two names (write `1. FC Köln`, if so)";
    assert!(ran.err.contains(told), "{}", ran.err);
    assert!(!folder.file("spelt").exists());
}

#[test]
fn teams_are_found_by_any_spelling_and_the_nearest_are_named() {
    let folder = Folder::new();
    let sim = |home: &str| {
        let args = [
            "sim",
            "--game",
            "offense-charts",
            "--matches",
            "1",
            "--seed",
            "1",
            "--home",
        ];
        folder.run(&[&args[..], &[home]].concat())
    };
    for home in [
        "arsenal-2015-16",
        "Arsenal",
        "arsenal",
        "Malaga",
        "atlético madrid",
    ] {
        assert_eq!(sim(home).status, 0, "{home}: {}", sim(home).err);
    }
    let ran = sim("Arsnal");
    assert_eq!(ran.status, 2);
    let told = "there is no team `Arsnal`; the nearest are `arsenal-2015-16`, ";
    assert!(ran.err.contains(told), "{}", ran.err);
    let ran = folder.run(&[
        "season",
        "new",
        "mine",
        "--teams",
        "Arsnal",
        "--game",
        "offense-charts",
    ]);
    assert!(ran.err.contains(told), "{}", ran.err);
}
