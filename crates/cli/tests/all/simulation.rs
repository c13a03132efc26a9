//! Bulk play.

use crate::kit::Folder;

/// The same seed gives the same numbers, whatever the number of threads.
#[test]
fn threads_change_nothing() {
    let folder = Folder::new();
    let run = |threads: &str| {
        let args = [
            "sim",
            "--matches",
            "70500",
            "--seed",
            "9",
            "--threads",
            threads,
            "--json",
        ];
        let mut run = folder.run(&args).json();
        for field in ["seconds", "matches_per_second", "threads"] {
            run.as_object_mut().unwrap().remove(field).unwrap();
        }
        run
    };
    let alone = run("1");
    assert_eq!(alone, run("2"));
    assert_eq!(alone["matches"], 70_500);
}

/// Two sensible sides: 5.70 goals a match, 19.4 % ties. With 40,000 matches one
/// standard error of the goals is 0.0093, of the ties 0.002.
#[test]
fn sensible_sides_score_as_the_rules_say() {
    let args = [
        "sim",
        "--game",
        "goal-dice",
        "--matches",
        "40000",
        "--seed",
        "2",
        "--json",
    ];
    let run = Folder::new().run(&args).json();
    let goals = run["goals"]["home"].as_f64().unwrap() + run["goals"]["away"].as_f64().unwrap();
    assert!((goals - 5.696).abs() < 0.04, "{goals}");
    assert!((run["draw"].as_f64().unwrap() - 0.1943).abs() < 0.008);
    let sum: f64 = run["score"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|row| row.as_array().unwrap())
        .map(|cell| cell.as_f64().unwrap())
        .sum();
    assert!((sum - 1.0).abs() < 1e-9);
    let home = &run["per_match"]["home"];
    assert_eq!(home["shots"], home["on_target"]);
    assert_eq!(home["goals"], run["goals"]["home"]);
    for absent in [
        "corners",
        "fouls",
        "yellows",
        "reds",
        "penalties",
        "offsides",
        "own_goals",
    ] {
        assert_eq!(home[absent], 0.0, "{absent} are nothing this game has");
    }
}

/// Against the exact values for simple players: always shooting scores little,
/// and the walker to the box beats the shooter.
#[test]
fn a_walker_beats_a_shooter() {
    let coaches = "home=always-box,away=shooter";
    let args = ["sim", "--matches", "5000", "--coach", coaches, "--json"];
    let run = Folder::new().run(&args).json();
    assert!(run["home_win"].as_f64().unwrap() > 0.8);
}

/// Any match of a run can be played alone, and is the same match.
#[test]
fn a_match_of_a_run_plays_alone() {
    let folder = Folder::new();
    let scores = folder.file("scores.csv");
    let set = "knockout=true";
    let args = [
        "sim",
        "--matches",
        "60",
        "--seed",
        "4",
        "--set",
        set,
        "--per-match",
    ];
    folder
        .run(&[&args[..], &[scores.to_str().unwrap()]].concat())
        .fine();
    let rows = std::fs::read_to_string(scores).unwrap();
    assert_eq!(rows.lines().count(), 61);
    for row in rows.lines().skip(1).step_by(7) {
        let cells: Vec<&str> = row.split(',').collect();
        let file = folder.file(&format!("{}.touchline", cells[0]));
        let file = file.to_str().unwrap();
        let alone = [
            "play", "--auto", "--seed", "4", "--match", cells[0], "--set", set,
        ];
        folder.run(&[&alone[..], &["--save", file]].concat()).fine();
        let replay = folder.run(&["replay", file, "--json"]).json();
        assert_eq!(replay["score"][0].to_string(), cells[1], "{row}");
        assert_eq!(replay["score"][1].to_string(), cells[2], "{row}");
        let kicks = replay["shootout"].as_array();
        assert_eq!(kicks.is_some(), !cells[3].is_empty(), "{row}");
    }
}
