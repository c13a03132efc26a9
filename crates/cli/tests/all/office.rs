//! Forecasts, corrections, files of members and reports on the command line.

use std::fs;

use crate::kit::Folder;

fn league(folder: &Folder) {
    let new = ["league", "new", "mine", "--teams", "Ulm,Bern,Graz,Lyon"];
    assert_eq!(folder.run(&new).status, 0);
}

#[test]
fn chances_add_up_and_what_is_certain_is_said() {
    let folder = Folder::new();
    league(&folder);
    let ask = ["season", "forecast", "mine", "--seasons", "50", "--json"];
    let json = folder.run(&ask).json();
    let sum = |list: &serde_json::Value, field: &str| -> f64 {
        let list = list.as_array().unwrap();
        list.iter().map(|team| team[field].as_f64().unwrap()).sum()
    };
    assert!((sum(&json["title"], "chance") - 1.0).abs() < 1e-9);
    assert_eq!(json["matches_left"], 12);
    let team = &json["tables"][0]["teams"][0];
    assert_eq!(team["best_possible"], 1);
    assert_eq!(team["worst_possible"], 4);
    assert_eq!(team["zones"][0]["certain"], serde_json::Value::Null);
    // The same seed, the same chances.
    assert_eq!(folder.run(&ask).json(), json);
    folder.run(&["season", "sim", "mine", "--all"]).fine();
    let over = folder.run(&["season", "forecast", "mine", "--seasons", "5"]);
    let over = over.fine();
    assert!(over.contains("100.0 %"), "{over}");
    assert!(over.contains("\ncertain: "), "{over}");
    let none = folder.run(&["season", "forecast", "mine", "--seasons", "0"]);
    assert_eq!(none.status, 2);
}

/// The answers of a match file: number, question, answer.
fn answers(file: &str) -> Vec<(usize, String)> {
    let lines = file.lines().skip_while(|line| *line != "play:").skip(1);
    lines
        .map(|line| {
            let mut words = line.splitn(3, ' ').skip(1);
            let number = words.next().unwrap().parse().unwrap();
            (number, words.next().unwrap().to_string())
        })
        .collect()
}

#[test]
fn an_answer_is_corrected_and_the_table_follows() {
    let folder = Folder::new();
    league(&folder);
    folder.run(&["season", "sim", "mine", "--all"]).fine();
    let file = folder.run(&["season", "match", "mine", "1.1.1"]).fine();
    let path = folder.write("first.touchline", &file);
    let path = path.to_str().unwrap();
    let verified = folder.run(&["replay", path, "--verify"]).fine();
    assert!(
        verified.contains("dice are those of the seed"),
        "{verified}"
    );
    let (number, answer) = answers(&file)
        .into_iter()
        .find(|(_, answer)| !answer.contains(':'))
        .unwrap();
    let other = if answer.ends_with(" 1") { "2" } else { "1" };
    let number = number.to_string();
    let change = ["--step", &number, "--answer", other];

    let before = folder.run(&["season", "export", "mine"]).fine();
    let of_file = [&["what-if", path][..], &change].concat();
    let of_file = folder.run(&of_file).fine();
    let of_season = [&["season", "what-if", "mine", "1.1.1"][..], &change].concat();
    assert_eq!(folder.run(&of_season).fine(), of_file);
    assert_eq!(folder.run(&["season", "export", "mine"]).fine(), before);

    let correct = [&["season", "correct", "mine", "1.1.1"][..], &change].concat();
    let shown = folder.run(&correct).fine();
    assert!(shown.contains("answers are as they were"), "{shown}");
    let after = folder.run(&["season", "export", "mine"]).fine();
    assert!(after.starts_with(&before), "the old version stays");
    assert_eq!(after.lines().count(), before.lines().count() + 1);
    let kept = folder.run(&["season", "match", "mine", "1.1.1"]).fine();
    assert!(kept.contains(&format!("corrected: {number}\n")), "{kept}");

    // The file moves: what comes out on another machine is what went in.
    let moved = folder.write("mine.season", &after);
    let import = ["season", "import", moved.to_str().unwrap(), "--as", "other"];
    assert_eq!(folder.run(&import).status, 0);
    let table = |name| folder.run(&["season", "table", name]).fine();
    assert_eq!(table("other"), table("mine"));

    let wrong = [
        "season", "correct", "mine", "1.1.1", "--step", "1", "--answer", "rugby",
    ];
    assert_eq!(folder.run(&wrong).status, 2);
    let nowhere = [
        "season", "correct", "mine", "9.9.9", "--step", "1", "--answer", "1",
    ];
    assert_eq!(folder.run(&nowhere).status, 2);
}

#[test]
fn files_of_members_come_in_together() {
    let folder = Folder::new();
    let teams = "ashgate,larkhill,redmoor,port-sable";
    let new = ["league", "new", "mine", "--teams", teams];
    assert_eq!(folder.run(&new).status, 0);
    let play = |home, away, seed, file: &str| {
        let sides = ["play", "--auto", "--home", home, "--away", away];
        let rest = ["--seed", seed, "--save", file];
        assert_eq!(folder.run(&[&sides[..], &rest].concat()).status, 0);
    };
    // The first round: the first team v the fourth, the third v the second.
    let [a, b, c] = ["a", "b", "c"].map(|name| {
        let path = folder.file(&format!("{name}.touchline"));
        path.to_str().unwrap().to_string()
    });
    play("ashgate", "port-sable", "1", &a);
    play("redmoor", "larkhill", "2", &b);
    play("redmoor", "larkhill", "3", &c);
    let merge = |files: &[&str]| folder.run(&[&["season", "merge", "mine"][..], files].concat());
    let refused = merge(&[&a, &b, &c]);
    assert_eq!(refused.status, 1);
    assert!(
        refused.err.contains("nothing was entered"),
        "{}",
        refused.err
    );
    let dry = merge(&[&a, &b, "--dry-run"]).fine();
    assert_eq!(dry.lines().count(), 2, "{dry}");
    let fixtures = folder.run(&["season", "fixtures", "mine"]).fine();
    assert!(fixtures.starts_with("# League, round 1"), "{fixtures}");
    assert_eq!(merge(&[&a, &b]).fine(), dry);
    let again = merge(&[&a]).fine();
    assert!(again.contains("is here already"), "{again}");
    let fixtures = folder.run(&["season", "fixtures", "mine"]).fine();
    assert!(fixtures.starts_with("# League, round 2"), "{fixtures}");
}

#[test]
fn tables_and_recaps_are_written() {
    let folder = Folder::new();
    let new = ["league", "new", "mine", "--teams", "Ulm & Sons,Bern"];
    assert_eq!(folder.run(&new).status, 0);
    folder.run(&["season", "sim", "mine", "--all"]).fine();
    assert_eq!(folder.run(&["season", "tables", "mine"]).status, 2);
    let csv = folder.file("csv");
    let out = ["season", "tables", "mine", "--out", csv.to_str().unwrap()];
    assert_eq!(folder.run(&out).status, 0);
    let matches = fs::read_to_string(csv.join("matches.csv")).unwrap();
    assert!(
        matches.starts_with("match,stage,round,group,home,away,"),
        "{matches}"
    );
    assert_eq!(matches.lines().count(), 3);
    let json = folder.run(&["season", "tables", "mine", "--format", "json"]);
    let json = json.json();
    assert_eq!(json["touchline"], "season-tables 1");
    assert_eq!(json["standings"].as_array().unwrap().len(), 2);
    assert_eq!(json["matches"][0]["home"], "Ulm & Sons");
    let events = folder.run(&["season", "tables", "mine", "--format", "events"]);
    let events = events.fine();
    assert!(events.lines().count() > 20);
    for line in events.lines() {
        let event: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(event["match"].is_string() && event["event"].is_string());
    }
    let goals = events
        .lines()
        .filter(|line| line.contains(" goal\""))
        .count();
    let scored: u64 = json["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["goals_for"].as_u64().unwrap())
        .sum();
    assert_eq!(goals as u64, scored);

    let season = folder.run(&["season", "recap", "mine"]).fine();
    assert!(season.starts_with("# mine: League\n"), "{season}");
    let round = folder.run(&[
        "season", "recap", "mine", "--round", "1", "--format", "bbcode",
    ]);
    assert!(round.fine().contains("[list]"));
    let card = folder.run(&["season", "recap", "mine", "1.1.1", "--format", "svg"]);
    let card = card.fine();
    assert!(
        card.starts_with("<svg") && card.contains("Ulm &amp; Sons"),
        "{card}"
    );
    let html = folder.run(&["season", "recap", "mine", "1.1.1", "--format", "html"]);
    assert!(html.fine().contains("<svg"));
    let none = folder.run(&["season", "recap", "mine", "--format", "svg"]);
    assert_eq!(none.status, 2);
}
