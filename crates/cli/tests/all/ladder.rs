//! Coaches against each other.

use serde_json::Value;

use crate::kit::{Folder, top};

fn ladder(args: &[&str]) -> Value {
    let args = [&["ladder", "--game", "goal-dice", "--json"], args].concat();
    Folder::new().run(&args).json()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

/// Shooting from anywhere is hopeless; a feeling for the score is worth a little.
#[test]
fn the_coaches_come_out_in_order() {
    // Named in the wrong order, so that the order is that of the table.
    let coaches = "shooter,always-box,sensible";
    let run = ladder(&["--coaches", coaches, "--matches", "6000"]);
    let table = run["table"].as_array().unwrap();
    let order: Vec<&str> = table
        .iter()
        .map(|rung| rung["coach"].as_str().unwrap())
        .collect();
    assert_eq!(order, ["sensible", "always-box", "shooter"]);
    let mean: f64 = table.iter().map(|rung| number(&rung["elo"])).sum();
    assert!(mean.abs() < 1e-6);
    for rung in table {
        assert!(rung["interval"][0].as_f64() < rung["elo"].as_f64());
        assert!(rung["interval"][1].as_f64() > rung["elo"].as_f64());
        let name = &rung["coach"];
        let pairs = run["pairs"].as_array().unwrap().iter();
        let its = pairs.filter(|pair| pair["a"] == *name || pair["b"] == *name);
        let matches: u64 = its.map(|pair| pair["matches"].as_u64().unwrap()).sum();
        assert_eq!(rung["matches"], matches);
    }
    // The pairs are in the order of the names, seen by the first.
    let pair = &run["pairs"][1];
    assert_eq!(
        (&pair["a"], &pair["b"]),
        (&"shooter".into(), &"sensible".into())
    );
    assert!(number(&pair["interval"][1]) < 0.1 && number(&pair["score"]) > 0.0);
    assert!(number(&pair["goals"][0]) < number(&pair["goals"][1]));
}

/// The same seed gives the same ladder, to the last digit.
#[test]
fn threads_change_nothing() {
    let run = |threads: &str, seed: &str| {
        let args = ["ladder", "--json", "--matches", "3333", "--margin", "0"];
        let coaches = ["--coaches", "sensible,always-box,shooter"];
        let more = ["--threads", threads, "--seed", seed, "--set", "wild=true"];
        let args = [&args[..], &coaches, &more].concat();
        Folder::new().run(&args).fine()
    };
    let alone = run("1", "5");
    assert_eq!(alone, run("2", "5"));
    assert_ne!(alone, run("2", "6"));
    let shape: Value = serde_json::from_str(&alone).unwrap();
    assert_eq!(shape["game"], "goal-dice");
    assert_eq!(shape["seed"], 5);
    assert_eq!(shape["options"][0], "wild=true");
    assert_eq!(shape["pairs"].as_array().unwrap().len(), 3);
}

/// Nobody needs 200,000 matches to see that shooting from anywhere loses.
#[test]
fn a_pair_stops_as_soon_as_it_is_decided() {
    let run = ladder(&["--coaches", "sensible,shooter"]);
    let pair = &run["pairs"][0];
    assert_eq!(pair["stopped"], "decided");
    assert_eq!(pair["matches"], 1_000);
    assert!(number(&pair["interval"][0]) > 0.5);
    let wide = ladder(&["--coaches", "sensible,always-box", "--margin", "400"]);
    assert_ne!(wide["pairs"][0]["stopped"], "cap");
    // Four matches decide nothing between these two.
    let args = ["--coaches", "sensible,always-box", "--matches", "5"];
    let short = ladder(&[&args[..], &["--margin", "0"]].concat());
    assert_eq!(short["pairs"][0]["stopped"], "cap");
    assert_eq!(short["pairs"][0]["matches"], 4);
}

/// A pair's matches are those of two simulations with the same seed, one with each
/// coach at home.
#[test]
fn twins_are_the_matches_of_simulations() {
    let run = ladder(&["--coaches", "sensible,always-box", "--matches", "800"]);
    let pair = &run["pairs"][0];
    let folder = Folder::new();
    let sim = |coaches: &str| {
        let args = ["sim", "--matches", "400", "--coach", coaches, "--json"];
        folder.run(&args).json()
    };
    let at_home = sim("home=sensible,away=always-box");
    let away = sim("home=always-box,away=sensible");
    let near = |got: f64, wanted: f64| assert!((got - wanted).abs() < 1e-9, "{got} {wanted}");
    let won = number(&at_home["home_win"]) + number(&away["away_win"]);
    near(number(&pair["won"]), 400.0 * won);
    let drawn = number(&at_home["draw"]) + number(&away["draw"]);
    near(number(&pair["drawn"]), 400.0 * drawn);
    near(number(&pair["score"]), (won + drawn / 2.0) / 2.0);
    let scored = number(&at_home["goals"]["home"]) + number(&away["goals"]["away"]);
    near(number(&pair["goals"][0]), scored / 2.0);
    let counts = ["won", "drawn", "lost"].map(|name| pair[name].as_u64().unwrap());
    assert_eq!(counts.iter().sum::<u64>(), 800);
}

/// The teams named are those of all matches, and they matter.
#[test]
fn a_ladder_plays_with_the_teams_named() {
    let folder = Folder::new();
    let run = |teams: &[&str]| {
        let game = ["ladder", "--game", "counter-attack", "--matches", "8"];
        let args = [&game[..], &["--coaches", "greedy,random"], teams].concat();
        folder.run(&[&args[..], &["--json"]].concat()).json()
    };
    let usual = run(&[]);
    assert!(usual.get("teams").is_none());
    let named = run(&["--home", "ashgate", "--away", "larkhill"]);
    assert_eq!(named["teams"], serde_json::json!(["ashgate", "larkhill"]));
    assert_ne!(usual["pairs"], named["pairs"]);
    let pair = &named["pairs"][0];
    let sim = |coaches: &str| {
        let game = ["sim", "--game", "counter-attack", "--matches", "4"];
        let teams = ["--home", "ashgate", "--away", "larkhill"];
        let args = [&game[..], &teams, &["--coach", coaches, "--json"]].concat();
        folder.run(&args).json()
    };
    let at_home = sim("home=greedy,away=random");
    let away = sim("home=random,away=greedy");
    let scored = number(&at_home["goals"]["home"]) + number(&away["goals"]["away"]);
    assert!((number(&pair["goals"][0]) - scored / 2.0).abs() < 1e-9);
    // One is enough: the other stands next to it.
    let one = run(&["--away", "larkhill"]);
    assert_eq!(one["teams"][1], "larkhill");
}

#[test]
fn people_get_a_table() {
    let args = ["ladder", "--coaches", "always-box,shooter", "--seed", "4"];
    let ran = Folder::new().run(&args);
    // No progress bar where no terminal is.
    assert_eq!(ran.err, "");
    let text = ran.fine();
    let first = text.find("\nalways-box ").unwrap();
    assert!(first < text.find("\nshooter ").unwrap(), "{text}");
    assert!(text.contains("always-box v shooter"), "{text}");
    assert!(text.contains("decided"), "{text}");
}

/// The sample in the manual is what its command prints.
#[test]
fn the_manual_shows_a_real_ladder() {
    let manual = std::fs::read_to_string(top().join("docs/ladder.md")).unwrap();
    let sample = manual.split("```text\n").nth(1).unwrap();
    let sample = sample.split("```").next().unwrap();
    let coaches = "sensible,always-box,shooter";
    assert!(manual.contains(&format!("touchline ladder --coaches {coaches}` prints")));
    let printed = Folder::new().run(&["ladder", "--coaches", coaches]).fine();
    assert_eq!(printed, sample);
}

#[test]
fn wrong_usage_is_exit_status_2_and_names_the_cure() {
    let folder = Folder::new();
    for (args, what, cure) in [
        (&["--coaches", "sensible,sensible"][..], "twice", "once"),
        (&["--coaches", "sensible,nobody"], "nobody", "always-box"),
        (&["--coaches", "sensible,human"], "human", "shooter"),
        (&["--coaches", "sensible"], "two coaches", "shooter"),
        (&["--matches", "3"], "two twins", "4 matches"),
        (&["--margin", "-1"], "margin", "0 or more"),
        (&["--margin", "nan"], "margin", "0 or more"),
        (&["--set", "wild=maybe"], "maybe", "true"),
        (&["--game", "chess"], "chess", "goal-dice"),
        (&["--home", "nobody"], "nobody", "touchline teams"),
        // Too long to be solved: sensible would play under another name.
        (&["--set", "half_seconds=3600"], "itself", "without optimal"),
    ] {
        let ran = folder.run(&[&["ladder"], args].concat());
        assert_eq!(ran.status, 2, "{args:?}: {}", ran.err);
        assert!(ran.err.contains(what), "{args:?}: {}", ran.err);
        assert!(ran.err.contains(cure), "{args:?}: {}", ran.err);
        assert_eq!(ran.out, "", "{args:?}");
    }
}
