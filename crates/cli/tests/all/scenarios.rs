//! Rules shown by example.

use arena::scenario;

use crate::kit::{Folder, files, top};

#[test]
fn every_scenario_of_the_project_passes() {
    let folder = top().join("scenarios");
    let count = files(&folder, &[".scenario"]).len();
    assert!(count >= 14);
    let run = Folder::new()
        .run(&["scenario", "run", folder.to_str().unwrap(), "--json"])
        .json();
    assert_eq!(run["failed"], 0, "{run:#}");
    assert!(run["passed"].as_u64().unwrap() >= count as u64);
}

const PENALTY: &str = "\
touchline scenario 1
title: A penalty
game: goal-dice
start:
  home place: S06
  home failures: 1
play:
  home: advance
  dice 1 3 5 6
  away: send back
events include:
  penalty due home
  penalty home
state:
  home place: S00
  on turn: away
";

fn run(text: &str) -> (i32, serde_json::Value) {
    let folder = Folder::new();
    let file = folder.write("one.scenario", text);
    let ran = folder.run(&["scenario", "run", file.to_str().unwrap(), "--json"]);
    (ran.status, serde_json::from_str(&ran.out).unwrap())
}

#[test]
fn a_scenario_passes_or_shows_its_first_difference() {
    let (status, run_) = run(PENALTY);
    assert_eq!((status, &run_["passed"]), (0, &1.into()), "{run_:#}");
    for (from, to, expected, got) in [
        (
            "home place: S00",
            "home place: S01",
            "home place: S01",
            "home place: S00",
        ),
        (
            "penalty due home",
            "penalty due away",
            "penalty due away",
            "no such event",
        ),
        (
            "send back",
            "lose die",
            "away: lose die",
            "lose turn, send back",
        ),
        (
            "  away: send back\n",
            "",
            "the play ends here",
            "`away penalty` is asked",
        ),
        ("  home: advance\n", "", "`dice 1`", "`home turn` is asked"),
        (
            "  away: send back",
            "  away: send back\n  goalie 3",
            "`goalie 3`",
            "`away turn` is asked",
        ),
        ("  dice 1 3 5 6", "  dice 1 3 5 7", "`dice 7`", "1 to 6"),
        (
            "  away: send back",
            "  refused away: send back",
            "is refused",
            "it is allowed",
        ),
    ] {
        let (status, run_) = run(&PENALTY.replacen(from, to, 1));
        let failure = &run_["failures"][0];
        assert_eq!(status, 1, "{to}");
        assert!(
            failure["expected"].as_str().unwrap().contains(expected),
            "{to}: {failure:#}"
        );
        assert!(
            failure["got"].as_str().unwrap().contains(got),
            "{to}: {failure:#}"
        );
        assert!(failure["file"].as_str().unwrap().ends_with("one.scenario"));
    }
}

#[test]
fn an_action_can_be_expected_to_be_refused() {
    let text = PENALTY.replace(
        "  away: send back",
        "  refused away: lose die\n  away: send back",
    );
    assert_eq!(run(&text).0, 0);
}

/// A dispute becomes a file: cut from a match, it passes.
#[test]
fn a_recorded_scenario_passes() {
    let folder = Folder::new();
    let saved = folder.file("m.touchline");
    let saved = saved.to_str().unwrap();
    let set = [
        "--set",
        "knockout=true",
        "--set",
        "tie_reroll=true",
        "--set",
        "players=4",
    ];
    folder
        .run(
            &[
                &["play", "--auto", "--seed", "8", "--save", saved][..],
                &set,
            ]
            .concat(),
        )
        .fine();
    for (from, to) in [
        ("1", "400"),
        ("1", "9"),
        ("40", "61"),
        ("77", "78"),
        ("2", "2"),
    ] {
        let out = folder.file("cut.scenario");
        let out = out.to_str().unwrap();
        let record = [
            "scenario", "record", saved, "--from", from, "--to", to, "--out", out,
        ];
        folder.run(&record).fine();
        let run = folder.run(&["scenario", "run", out]);
        assert_eq!(run.status, 0, "{from}-{to}: {}", run.out);
    }
}

/// Recordings of all sorts pass: periods other than the first, a start that is
/// not tossed for, a level shot on the last roll.
#[test]
fn recordings_of_all_sorts_pass() {
    let library = library::Library::bundled();
    let folder = Folder::new();
    let saved = folder.file("m.touchline");
    let path = saved.to_str().unwrap();
    for seed in 0..12 {
        let seed = seed.to_string();
        let first = format!(
            "first_kick_off={}",
            ["toss", "home", "away"][seed.len() % 3]
        );
        let set = [
            "half_seconds=60",
            "knockout=true",
            "tie_reroll=true",
            "wild=true",
            &first,
        ];
        let mut args = vec!["play", "--auto", "--seed", &seed, "--save", path];
        args.extend(set.iter().flat_map(|option| ["--set", option]));
        folder.run(&args).fine();
        let log = tabletop::log::Log::parse(&std::fs::read_to_string(&saved).unwrap()).unwrap();
        for from in (1..log.entries.len()).step_by(5) {
            let text = scenario::record(&log, "cut", from, Some(from + 17)).unwrap();
            let played = scenario::run(&text, &library, &scenario::nothing_beside);
            for outcome in played.unwrap() {
                let difference = outcome.difference;
                assert!(
                    difference.is_none(),
                    "seed {seed}, from {from}: {difference:?}"
                );
            }
        }
    }
}

/// Wherever a match of any game is cut: in the middle of a step, and between two that belong together.
#[test]
fn recordings_of_every_game_pass() {
    let library = library::Library::bundled();
    let folder = Folder::new();
    let saved = folder.file("m.touchline");
    let path = saved.to_str().unwrap();
    for game in games::GameId::ALL {
        let args = ["play", "--game", game.id(), "--auto", "--seed", "3"];
        folder.run(&[&args[..], &["--save", path]].concat()).fine();
        let log = tabletop::log::Log::parse(&std::fs::read_to_string(&saved).unwrap()).unwrap();
        for from in (1..200.min(log.entries.len())).step_by(13) {
            let text = scenario::record(&log, "cut", from, Some(from + 20)).unwrap();
            let played = scenario::run(&text, &library, &scenario::nothing_beside);
            for outcome in played.unwrap() {
                let difference = outcome.difference;
                assert!(difference.is_none(), "{game}, from {from}: {difference:?}");
            }
        }
    }
}

/// What says nothing is a fault, not a pass.
#[test]
fn a_scenario_that_shows_nothing_is_refused() {
    for (from, to, what) in [
        (
            "state:\n",
            "asks:\n  home turn\n  away turn\nstate:\n",
            "one question",
        ),
        (
            "state:\n",
            "table:\n  A 6 points 1-0\nstate:\n",
            "a case of their own",
        ),
        ("start:\n", "document: gird\n| x\nstart:\n", "no document"),
        ("start:\n", "game: goal-dice\nstart:\n", "second game"),
        ("state:\n", "stats:\n", "nothing in a scenario"),
    ] {
        let (status, run_) = run(&PENALTY.replacen(from, to, 1));
        assert_eq!(status, 1, "{to}");
        assert!(
            run_["failures"][0]["got"].as_str().unwrap().contains(what),
            "{run_:#}"
        );
    }
    let table = "touchline scenario 1\ngame: goal-dice\nresults:\n  A 1-0 B\ntable:\n";
    let (status, _) = run(&format!("{table}  A 6 points 1-0\n  B 0 points 0-1\n"));
    assert_eq!(status, 0);
    let (status, run_) = run(&format!("{table}  A 6 points 1-0\n"));
    assert_eq!(
        (status, &run_["failures"][0]["got"]),
        (1, &"B 0 points 0-1".into())
    );
}

#[test]
fn a_coach_who_does_not_answer_gets_the_default() {
    // Marker on S06: the default is the lost turn.
    let text = PENALTY
        .replace("away: send back", "away: default")
        .replace("home place: S00", "home place: S06\n  home owes: yes");
    assert_eq!(run(&text).0, 0);
}
