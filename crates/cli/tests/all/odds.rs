//! Odds, exact and explained.

use std::{
    io::{BufRead as _, BufReader},
    process::{Command, Stdio},
};

use crate::kit::Folder;

/// The figures of the game solved independently, and the plan kept for later.
#[test]
fn two_exact_players() {
    let folder = Folder::new();
    let coaches = "home=optimal,away=optimal";
    let odds = folder
        .run(&["odds", "--game", "goal-dice", "--coach", coaches, "--json"])
        .json();
    assert_eq!(odds["method"], "exact");
    for (name, expected) in [("home_win", 0.4030), ("draw", 0.1939), ("away_win", 0.4030)] {
        let got = odds[name].as_f64().unwrap();
        assert!((got - expected).abs() < 0.00005, "{name} {got}");
    }
    let kept = std::fs::read_dir(folder.file("cache")).unwrap().count();
    assert_eq!(kept, 1, "the plan is kept");
    // A plan that is damaged is worked out again, not trusted.
    for entry in std::fs::read_dir(folder.file("cache")).unwrap() {
        std::fs::write(entry.unwrap().path(), b"touchline plan 1\nrubbish").unwrap();
    }
    let args = [
        "sim",
        "--matches",
        "20000",
        "--seed",
        "5",
        "--coach",
        coaches,
        "--json",
    ];
    let sim = folder.run(&args).json();
    // Three standard errors of 20,000 matches.
    for name in ["home_win", "draw", "away_win"] {
        let (exact, seen) = (odds[name].as_f64().unwrap(), sim[name].as_f64().unwrap());
        let error = (exact * (1.0 - exact) / 20_000.0).sqrt();
        assert!(
            (exact - seen).abs() < 3.0 * error,
            "{name}: {seen} instead of {exact}"
        );
    }
}

#[test]
fn the_effect_of_an_option_stands_beside_the_plain_game() {
    let folder = Folder::new();
    let set = ["odds", "--set", "half_seconds=60", "--against", "default"];
    let odds = folder.run(&[&set[..], &["--json"]].concat()).json();
    let goals = |odds: &serde_json::Value| odds["goals"]["home"].as_f64().unwrap();
    assert!(goals(&odds) < goals(&odds["against"]));
    assert_eq!(odds["against"]["options"], serde_json::json!([]));
    let text = folder.run(&set).fine();
    assert!(
        text.contains("effect") && text.contains("home wins"),
        "{text}"
    );
}

#[test]
fn a_die_that_can_be_lost_is_worked_out_too() {
    let folder = Folder::new();
    let coaches = "home=optimal,away=shooter";
    let args = ["odds", "--set", "lost_die=true", "--set", "half_seconds=60"];
    let ran = folder.run(&[&args[..], &["--coach", coaches, "--json"]].concat());
    assert_eq!(ran.err, "");
    assert_eq!(ran.json()["method"], "exact");
}

/// Halves of an hour have too many positions.
#[test]
fn what_is_too_large_is_simulated_and_says_so() {
    let folder = Folder::new();
    let coaches = "home=optimal,away=shooter";
    let args = ["odds", "--set", "half_seconds=3600", "--matches", "2000"];
    let ran = folder.run(&[&args[..], &["--coach", coaches, "--json"]].concat());
    assert!(
        ran.err.contains("sensible plays for optimal"),
        "{}",
        ran.err
    );
    assert!(
        ran.err.contains("2000 matches were simulated"),
        "{}",
        ran.err
    );
    let odds = ran.json();
    assert_eq!(odds["method"], "simulated");
    assert_eq!(odds["matches"], 2000);
    // The largest error of a chance, by hand: never more than that of a half.
    let error = odds["standard_error"].as_f64().unwrap();
    assert!(error > 0.0 && error < 0.0115, "{error}");
    let errors = &odds["standard_errors"];
    assert!(errors["per_match"]["home"]["shots"].as_f64().unwrap() > 0.0);
    assert!(errors["home_win"].as_f64().unwrap() <= error);
}

/// A game whose matches take long ends when it is told to, with an interval on each figure.
#[test]
fn a_long_game_has_its_intervals() {
    let folder = Folder::new();
    let args = ["odds", "--game", "counter-attack", "--matches", "4"];
    let text = folder.run(&args).fine();
    assert!(text.contains("simulated, 4 matches"), "{text}");
    let figures = text.lines().skip(1).filter(|line| !line.starts_with('±'));
    for line in figures {
        assert!(line.contains(" ± "), "{line}");
    }
    let args = [
        "odds",
        "--game",
        "counter-attack",
        "--seconds",
        "1",
        "--json",
    ];
    let odds = folder.run(&args).json();
    assert!(odds["matches"].as_u64().unwrap() > 0, "{odds}");
}

#[test]
fn ctrl_c_prints_what_there_is() {
    let folder = Folder::new();
    let args = [
        "odds",
        "--game",
        "action-deck",
        "--seconds",
        "600",
        "--json",
    ];
    let mut child = folder
        .touchline(&args)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut told = BufReader::new(child.stderr.take().unwrap()).lines();
    let begins = told.next().unwrap().unwrap();
    assert!(begins.contains("Ctrl-C"), "{begins}");
    let kill = format!("kill -INT {}", child.id());
    let killed = Command::new("sh").args(["-c", &kill]).status().unwrap();
    assert!(killed.success());
    let rest: Vec<String> = told.map(Result::unwrap).collect();
    assert!(rest[0].contains("interrupted"), "{rest:?}");
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let odds: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(odds["method"], "simulated");
    assert!(odds["matches"].as_u64().unwrap() > 0, "{odds}");
}

/// Options and coaches beside each other; what both have in common need not be repeated.
#[test]
fn any_setting_stands_beside() {
    let folder = Folder::new();
    let args = ["odds", "--set", "half_seconds=60", "--set", "wild=true"];
    let other = ["--against", "half_seconds=120", "--against", "away=shooter"];
    let odds = folder
        .run(&[&args[..], &other, &["--json"]].concat())
        .json();
    assert_eq!(
        odds["against"]["options"],
        serde_json::json!(["wild=true", "half_seconds=120"])
    );
    assert_eq!(
        odds["against"]["coaches"],
        serde_json::json!(["sensible", "shooter"])
    );
    let home = |odds: &serde_json::Value| odds["goals"]["home"].as_f64().unwrap();
    let effect = home(&odds["effect"]);
    assert!((home(&odds) - home(&odds["against"]) - effect).abs() < 1e-12);
    assert_eq!(
        odds["effect"].get("standard_errors"),
        None,
        "both are exact"
    );
    let ran = folder.run(&["odds", "--against", "knockout"]);
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("--against NAME=VALUE"), "{}", ran.err);
    let ran = folder.run(&["odds", "--against", "no_such=1"]);
    assert_eq!(ran.status, 2, "{}", ran.err);
}

/// On the same dice, match by match: two settings that are the same have no effect at all. Of
/// one that is worked out and one that is not, the error is that of the second.
#[test]
fn an_effect_has_its_error() {
    let folder = Folder::new();
    let args = [
        "odds",
        "--game",
        "offense-charts",
        "--matches",
        "500",
        "--json",
    ];
    let same = ["--set", "draws=deck", "--against", "draws=deck"];
    let odds = folder.run(&[&args[..], &same].concat()).json();
    assert_eq!(odds["effect"]["home_win"], 0.0);
    let error = |odds: &serde_json::Value| odds["standard_errors"]["home_win"].as_f64().unwrap();
    assert!(error(&odds["effect"]) < 0.0021, "{odds}");
    assert!(error(&odds) > 0.015, "{odds}");
    let odds = folder
        .run(&[&args[..], &["--against", "draws=dice"]].concat())
        .json();
    assert_eq!(odds["against"]["method"], "bounded");
    assert_eq!(error(&odds), error(&odds["effect"]));
    assert_eq!(odds["effect"]["error"], odds["against"]["error"]);
    let args = ["odds", "--game", "offense-charts", "--matches", "500"];
    let text = folder.run(&[&args[..], &["--against", "draws=dice"]].concat());
    let text = text.fine();
    assert!(text.contains("is wrong by more than"), "{text}");
}

/// A match of cards, reviewed by playing on.
#[test]
fn a_match_that_is_not_solved_is_reviewed_too() {
    let folder = Folder::new();
    let saved = folder.file("m.touchline");
    let saved = saved.to_str().unwrap();
    let args = [
        "play",
        "--game",
        "action-deck",
        "--seed",
        "5",
        "--save",
        saved,
    ];
    let typed = "\n".repeat(30) + "quit\n";
    folder.run_with(&args, &typed).fine();
    let args = ["odds", "--of", saved, "--matches", "50"];
    let review = folder.run(&[&args[..], &["--json"]].concat()).json();
    let decisions = review["decisions"].as_array().unwrap();
    assert!(!decisions.is_empty());
    for decision in decisions {
        assert_eq!(decision["method"], "simulated");
        assert_eq!(decision["matches"], 50);
        assert!(decision["choices"][0]["standard_error"].as_f64().unwrap() > 0.0);
    }
    let text = folder.run(&args).fine();
    assert!(
        text.contains(" ± ") && text.contains("beyond doubt"),
        "{text}"
    );
}

/// Dice can be worked out, with a bound; the deck cannot.
#[test]
fn action_deck_with_dice_and_with_the_deck() {
    let folder = Folder::new();
    let args = ["odds", "--game", "action-deck", "--json"];
    let dice = [
        "--set",
        "randomiser=dice",
        "--coach",
        "home=passive,away=passive",
    ];
    let odds = folder.run(&[&args[..], &dice].concat()).json();
    assert_eq!(odds["method"], "bounded");
    let error = odds["error"].as_f64().unwrap();
    assert!(error > 0.0 && error < 0.005, "{error}");
    let chance = |name: &str| odds[name].as_f64().unwrap();
    let sum = chance("home_win") + chance("draw") + chance("away_win");
    assert!((sum - 1.0).abs() < 1e-6, "{sum}");
    let deck = folder.run(&[&args[..], &["--matches", "1000"]].concat());
    assert!(deck.err.contains("were simulated"), "{}", deck.err);
    let deck = deck.json();
    assert_eq!(deck["method"], "simulated");
    assert!(deck["standard_error"].as_f64().unwrap() > 0.0);
}

/// Halves of one roll, home first, both in the circle, from where one shot in 20
/// goes in. Away's one roll is a shot unless that is pointless. By hand:
/// - home rolls on: nobody has scored, so won 0, lost 1/20, drawn 19/20;
/// - home shoots: won 1/20 · 19/20 = .0475, lost 19/20 · 1/20 = .0475, drawn the
///   rest, .905.
///
/// Worth, a tie being half: .475 and .5, so rolling on costs .025.
#[test]
fn odds_in_play_and_what_a_choice_cost() {
    let folder = Folder::new();
    let saved = folder.file("m.touchline");
    let saved = saved.to_str().unwrap();
    let set = ["--set", "half_seconds=12", "--set", "first_kick_off=home"];
    let args = [&["play", "--seed", "5", "--save", saved][..], &set].concat();
    let out = folder.run_with(&args, "odds\nadvance\nquit\n").fine();
    assert!(
        out.contains("advance    won 0.00 %, drawn 95.00 %, lost 5.00 %\n"),
        "{out}"
    );
    assert!(
        out.contains("shoot      won 4.75 %, drawn 90.50 %, lost 4.75 %  (best)"),
        "{out}"
    );
    assert!(out.contains("That choice cost 2.50 %."), "{out}");
    let review = folder.run(&["odds", "--of", saved, "--json"]).json();
    let first = &review["decisions"][0];
    assert_eq!(first["chosen"], "advance");
    assert!(
        (first["cost"].as_f64().unwrap() - 0.025).abs() < 1e-12,
        "{first}"
    );
    let text = folder.run(&["odds", "--of", saved]).fine();
    assert!(
        text.contains("(chosen, cost 2.50 %)") && text.contains("given away"),
        "{text}"
    );
}

#[test]
fn odds_are_for_computers() {
    let ran = Folder::new().run(&["odds", "--coach", "home=human"]);
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("optimal"), "{}", ran.err);
}

/// With dice offense-charts is worked out, and says how far it may be off.
#[test]
fn odds_of_charts_are_bounded() {
    let odds = Folder::new()
        .run(&[
            "odds",
            "--game",
            "offense-charts",
            "--set",
            "draws=dice",
            "--json",
        ])
        .json();
    assert_eq!(odds["method"], "bounded");
    let number = |name: &str| odds[name].as_f64().unwrap();
    assert!(number("error") < 0.01, "{odds}");
    let sum = number("home_win") + number("draw") + number("away_win");
    assert!((sum - 1.0).abs() < 1e-6, "{odds}");
}
