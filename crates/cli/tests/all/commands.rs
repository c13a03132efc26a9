//! The commands that list, check and fail.

use crate::kit::{Folder, top};

#[test]
fn games_are_listed_with_their_options() {
    let games = Folder::new().run(&["games", "--json"]).json();
    let game = &games["games"][0];
    assert_eq!(game["id"], "goal-dice");
    let options = game["options"].as_array().unwrap();
    let half = options
        .iter()
        .find(|option| option["name"] == "half_seconds")
        .unwrap();
    assert_eq!(half["default"], "300");
    assert_eq!(half["clause"], "GD-1.6");
    let v5 = options
        .iter()
        .find(|option| option["name"] == "v5_mode")
        .unwrap();
    assert_eq!(v5["default"], "replace");
    assert_eq!(v5["values"], serde_json::json!(["replace", "add"]));
    let text = Folder::new().run(&["games"]).fine();
    assert!(text.contains("sensible") && text.contains("tie_reroll=false"));
}

#[test]
fn games_are_described_in_the_language_of_the_reader() {
    let folder = Folder::new();
    let option = |args: &[&str], name: &str| {
        let games = folder.run(args).json();
        let options = games["games"][0]["options"].as_array().unwrap().clone();
        let mut named = options.into_iter().filter(|it| it["name"] == name);
        named.next().unwrap()
    };
    let english = option(&["games", "--json"], "first_kick_off");
    assert_eq!(english["title"], "First kick-off");
    assert_eq!(english["value_titles"]["toss"], "toss");
    let german = option(&["games", "--json", "--language", "de"], "first_kick_off");
    assert_eq!(german["title"], "Erster Anstoß");
    assert_eq!(german["meaning"], "wer die erste Halbzeit beginnt");
    assert_eq!(german["value_titles"]["toss"], "ausgewürfelt");
    let number = option(&["games", "--json"], "half_seconds");
    assert_eq!(number["value_titles"], serde_json::json!({}));
    let text = folder.run(&["games", "--language", "de"]).fine();
    assert!(text.contains("schießt von überall") && text.contains("tie_reroll=false"));
}

#[test]
fn teams_are_the_bundled_ones_or_those_of_the_user() {
    let folder = Folder::new();
    let teams = folder
        .run(&["teams", "--game", "goal-dice", "--json"])
        .json();
    // Eight, and the league.
    assert_eq!(teams["teams"].as_array().unwrap().len(), 8 + 20);
    folder.write(
        "data/clubs.txt",
        "touchline clubs 1\nmine, My Own Club, MOC\nother, The Others, OTH\n",
    );
    let teams = folder.run(&["teams", "--json"]).json();
    assert_eq!(teams["teams"][0]["name"], "My Own Club");
    let played = folder.run(&["play", "--auto", "--seed", "1", "--home", "other"]);
    assert!(played.fine().contains("The Others"));
}

#[test]
fn teams_of_charts_have_records() {
    let folder = Folder::new();
    let teams = folder
        .run(&["teams", "--game", "offense-charts", "--json"])
        .json();
    assert!(teams["teams"][0]["about"].as_str().unwrap().contains("X "));
    folder.write(
        "data/offense-charts/clubs/mine.txt",
        "touchline ratings 1\nmine, My Own Club, MOC, , 1, 50, *, *, 1, *, *, 9\n",
    );
    let listed = folder.run(&["teams", "--game", "offense-charts"]).fine();
    assert!(listed.contains("My Own Club") && listed.contains("Redmoor Rovers"));
    let saved = folder.file("m.touchline");
    let save = saved.to_str().unwrap();
    let game = ["--game", "offense-charts", "--home", "mine", "--seed", "4"];
    folder
        .run(&[&["play", "--auto", "--save", save][..], &game].concat())
        .fine();
    // The file has the record, and opens where the club is not known.
    let elsewhere = Folder::new();
    assert!(elsewhere.run(&["replay", save, "--verify"]).status == 0);
    let recorded = folder.run(&["scenario", "record", save]).fine();
    let scenario = elsewhere.write("m.scenario", recorded);
    let ran = elsewhere.run(&["scenario", "run", scenario.to_str().unwrap()]);
    assert_eq!(ran.status, 0, "{}{}", ran.out, ran.err);
    // An id that two files have is a fault that names the file.
    folder.write(
        "data/offense-charts/clubs/other.txt",
        "touchline ratings 1\nmine, Another, ANO, , 1, 50, *, *, 1, *, *, 9\n",
    );
    let ran = folder.run(&["teams", "--game", "offense-charts"]);
    assert!(
        ran.status == 1 && ran.err.contains("other.txt"),
        "{}",
        ran.err
    );
}

#[test]
fn wrong_usage_is_exit_status_2_and_names_the_cure() {
    let folder = Folder::new();
    for (args, cure) in [
        (&["play", "--game", "chess"][..], "goal-dice"),
        (&["play", "--auto", "--home", "nobody"], "touchline teams"),
        (&["play", "--auto", "--coach", "home=nobody"], "always-box"),
        (&["play", "--auto", "--coach", "sensible"], "home=NAME"),
        (&["play", "--auto", "--set", "half_seconds=1"], "10..3600"),
        (&["play", "--auto", "--set", "halves=3"], "half_seconds"),
        (&["play", "--auto", "--set", "wild"], "name=value"),
        (&["play", "--undo", "never"], "until-chance"),
        (&["sim", "--coach", "home=human"], "computer coaches"),
        (&["sim", "--matches", "0"], "at least 1"),
        (&["fly"], "Usage"),
    ] {
        let ran = folder.run(args);
        assert_eq!(ran.status, 2, "{args:?}: {}", ran.err);
        assert!(ran.err.contains(cure), "{args:?}: {}", ran.err);
        assert_eq!(ran.out, "", "{args:?}");
    }
}

#[test]
fn all_wrong_options_are_named_at_once() {
    let ran = Folder::new().run(&["sim", "--set", "wild=maybe", "--set", "halves=3"]);
    assert!(
        ran.err.contains("maybe") && ran.err.contains("halves"),
        "{}",
        ran.err
    );
}

#[test]
fn what_the_project_brings_along_is_fine() {
    let folder = Folder::new();
    let data = top().join("data");
    for name in [
        "clubs.txt",
        "words/en/shots.toml",
        "words/de/goal-dice.toml",
        "goal-dice/standard12.grid",
        "offense-charts/standard.charts",
        "offense-charts/standard.tables",
        "offense-charts/standard.deck",
        "offense-charts/standard.nations",
        "offense-charts/clubs/invented.txt",
        "action-deck/standard.deck",
        "action-deck/standard.charts",
        "action-deck/teams/league.txt",
        "league",
        "inside-the-net/standard.deck",
        "inside-the-net/standard.injuries",
        "inside-the-net/teams/touchline-league.txt",
        "counter-attack/standard.formations",
        "counter-attack/standard.templates",
        "counter-attack/standard.value",
        "counter-attack/teams/invented.txt",
        "counter-attack/teams/touchline-league.txt",
    ] {
        let path = data.join(name);
        let checked = folder.run(&["check", path.to_str().unwrap()]).fine();
        assert!(checked.contains("fine"), "{checked}");
    }
}

#[test]
fn a_missing_file_is_a_failure() {
    let folder = Folder::new();
    for args in [
        &["replay", "nowhere.touchline"][..],
        &["check", "nowhere.grid"],
        &["scenario", "run", "nowhere.scenario"],
        &["play", "--resume", "nowhere.touchline"],
        &["play", "--resume"],
    ] {
        let ran = folder.run(args);
        assert_eq!(ran.status, 1, "{args:?}");
        assert!((ran.err + &ran.out).contains("no"), "{args:?}");
    }
}

#[test]
fn every_command_has_help_with_examples() {
    let folder = Folder::new();
    for command in ["games", "teams", "play", "replay", "sim", "ladder", "check"] {
        let help = folder.run(&[command, "--help"]).fine();
        assert!(help.contains("Examples:"), "{command}");
    }
    for command in ["run", "record"] {
        let help = folder.run(&["scenario", command, "--help"]).fine();
        assert!(help.contains("Examples:"), "scenario {command}");
    }
}
