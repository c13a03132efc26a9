//! Leagues, cups and seasons on the command line.

use std::{
    collections::BTreeSet,
    fs,
    process::Stdio,
    thread,
    time::{Duration, Instant},
};

use crate::kit::Folder;

#[test]
fn a_league_is_played_to_its_end() {
    let folder = Folder::new();
    let new = ["league", "new", "mine", "--teams", "Ulm,Bern,Graz,Lyon"];
    let begun = folder.run(&new);
    assert_eq!(begun.status, 0, "{}", begun.err);
    assert!(begun.err.contains("4 teams, 12 matches"), "{}", begun.err);
    let taken = folder.run(&new);
    assert_eq!(taken.status, 2);
    assert!(taken.err.contains("choose another name"), "{}", taken.err);

    // The first round of four teams: 0-3 and 2-1.
    let fixtures = folder.run(&["season", "fixtures", "mine"]).fine();
    assert_eq!(
        fixtures,
        "# League, round 1\n1.1.1      Ulm - Lyon\n1.1.2      Graz - Bern\n"
    );
    let entered = folder.run(&[
        "season",
        "enter",
        "mine",
        "1.1.1",
        "2-1",
        "--goal",
        "home=Ash",
        "--goal",
        "home=Ash",
        "--goal",
        "away=Cole",
    ]);
    assert_eq!(entered.status, 0, "{}", entered.err);
    let table = folder.run(&["season", "table", "mine"]).fine();
    assert!(table.lines().nth(1).unwrap().starts_with("Ulm "), "{table}");
    let scorers = folder.run(&["season", "players", "mine"]).fine();
    assert_eq!(scorers, "   2  Ash (Ulm)\n   1  Cole (Lyon)\n");

    let one = folder.run(&["season", "sim", "mine", "1.1.2"]).fine();
    assert!(
        one.starts_with("1.1.2      Graz ") && one.ends_with(" Bern\n"),
        "{one}"
    );
    let round = folder.run(&["season", "sim", "mine"]).fine();
    assert_eq!(round.lines().count(), 2, "{round}");
    let rest = folder.run(&["season", "sim", "mine", "--all"]).fine();
    assert!(rest.ends_with("has won it\n"), "{rest}");
    let json = folder.run(&["season", "table", "mine", "--json"]).json();
    let rows = json["tables"][0]["rows"].as_array().unwrap().clone();
    assert!(rows.iter().all(|row| row["played"] == 6));
    assert_eq!(json["champion"], rows[0]["team"]);
    let over = folder.run(&["season", "sim", "mine", "--all"]);
    assert_eq!(over.status, 1);
    let listed = folder.run(&["season", "list"]).fine();
    assert!(listed.contains("12 played, won by"), "{listed}");
}

#[test]
fn a_season_moves_to_another_machine() {
    let (here, there) = (Folder::new(), Folder::new());
    here.run(&["season", "new", "w", "--competition", "goal-dice-world-cup"])
        .fine();
    here.run(&["season", "sim", "w"]).fine();
    let file = here.file("w.season");
    let path = file.to_str().unwrap();
    here.run(&["season", "export", "w", "--out", path]).fine();
    there.run(&["season", "import", path]).fine();
    let exported = there.run(&["season", "export", "w"]).fine();
    assert_eq!(exported, fs::read_to_string(&file).unwrap());
    // It goes on there exactly as it would have here.
    let rest = ["season", "sim", "w", "--all"];
    assert_eq!(there.run(&rest).fine(), here.run(&rest).fine());
    there
        .run(&["season", "import", path, "--as", "again"])
        .fine();
    let again = there.run(&["season", "import", path]);
    assert_eq!(again.status, 2, "{}", again.err);
}

#[test]
fn a_cup_with_every_game_has_a_winner() {
    let folder = Folder::new();
    for game in [
        "goal-dice",
        "offense-charts",
        "action-deck",
        "inside-the-net",
    ] {
        let new = folder.run(&["cup", "new", game, "--game", game]);
        assert_eq!(new.status, 0, "{}", new.err);
        let played = folder.run(&["cup", "sim", game, "--all"]).fine();
        assert!(
            played.contains("# final\n") && played.ends_with("has won it\n"),
            "{played}"
        );
    }
}

#[test]
fn wrong_usage_names_the_cure() {
    let folder = Folder::new();
    folder
        .run(&["league", "new", "mine", "--teams", "Ulm,Bern,Graz"])
        .fine();
    for (args, cure) in [
        (
            &["table", "yours"][..],
            "`touchline season list` names them",
        ),
        (
            &["new", "x", "--competition", "premiership"],
            "there is cup, ",
        ),
        (&["new", "x", "--teams", "Ulm,Ulm"], "list each team once"),
        (&["new", "x", "--teams", "Ulm"], "list at least 2"),
        (&["new", "x", "--game", "chess"], "see `touchline games`"),
        (
            &[
                "new",
                "x",
                "--game",
                "offense-charts",
                "--teams",
                "ulm,bern",
            ],
            "lists them",
        ),
        (
            &["new", "x", "--competition", "world-2022", "--teams", "a,b"],
            "it needs 32",
        ),
        (
            &["enter", "mine", "1.9.1", "1-0"],
            "there is no match 1.9.1",
        ),
        (&["enter", "mine", "nine", "1-0"], "write it as 1.12.3"),
        (
            &["enter", "mine", "1.1.1", "much"],
            "is no result; write 2-1",
        ),
        (
            &["enter", "mine", "1.1.1", "1-1", "p3-2"],
            "a shoot-out was not due",
        ),
        (
            &[
                "enter", "mine", "1.1.1", "1-0", "--goal", "home=A", "--goal", "home=B",
            ],
            "2 scorers",
        ),
        (
            &["enter", "mine", "1.1.1", "1-0", "--goal", "A"],
            "home=NAME",
        ),
        (&["withdraw", "mine", "Lyon"], "there is no team `Lyon`"),
    ] {
        let ran = folder.run(&[&["season"], args].concat());
        assert_eq!(ran.status, 2, "{args:?}: {}", ran.err);
        assert!(ran.err.contains(cure), "{args:?}: {}", ran.err);
    }
    // Nothing of it was kept.
    let fixtures = folder.run(&["season", "fixtures", "mine", "--all"]).fine();
    assert!(
        fixtures
            .lines()
            .filter(|line| !line.starts_with('#'))
            .all(|line| line.contains(" - "))
    );
}

#[test]
fn a_file_of_ones_own_and_points_taken_off() {
    let folder = Folder::new();
    let bad = folder.write(
        "bad.json",
        r#"{"id":"b","stages":[{"kind":"league","legs":99}]}"#,
    );
    let ran = folder.run(&["season", "new", "b", "--competition", bad.to_str().unwrap()]);
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("99 legs (choose 1 to 8)"), "{}", ran.err);
    let own = folder.write(
        "own.json",
        r#"{"id":"o","name":"Ours","stages":[{"kind":"league","legs":1,"points":[2,1,0]}]}"#,
    );
    let own = own.to_str().unwrap();
    folder
        .run(&[
            "season",
            "new",
            "o",
            "--competition",
            own,
            "--teams",
            "Ulm,Bern",
        ])
        .fine();
    folder
        .run(&["season", "enter", "o", "1.1.1", "walkover", "away"])
        .fine();
    folder
        .run(&["season", "deduct", "o", "Ulm", "3", "--reason", "a bill"])
        .fine();
    let table = folder.run(&["season", "table", "o"]).fine();
    assert!(table.contains("Ulm: 3 points taken off\n"), "{table}");
    assert!(
        table.ends_with("Bern has won it\n") || table.ends_with("Ulm has won it\n"),
        "{table}"
    );
}

/// Killed again and again while it simulates, a season opens as far as it said it was, and
/// ends as it would have.
#[test]
fn a_killed_simulation_loses_nothing_it_acknowledged() {
    killed_again_and_again("");
}

/// The same on PostgreSQL, where there is one.
#[test]
fn a_killed_simulation_loses_nothing_on_postgresql() {
    match std::env::var("TOUCHLINE_TEST_POSTGRES") {
        Ok(url) => killed_again_and_again(&url),
        Err(_) => eprintln!("no PostgreSQL: run it with scripts/with-postgres.sh"),
    }
}

fn killed_again_and_again(db: &str) {
    let folder = Folder::new();
    let file = folder.file("touchline.db");
    let db = match db {
        "" => file.to_str().unwrap(),
        url => url,
    };
    let run = |args: &[&str]| folder.run(&[args, &["--db", db]].concat()).fine();
    let kills = std::env::var("TOUCHLINE_KILLS")
        .ok()
        .and_then(|n| n.parse().ok());
    let kills: u32 = kills.unwrap_or(12);
    // Others may be in the same database.
    let own = std::process::id();
    let league = |name: &str| {
        let new = [
            "league",
            "new",
            name,
            "--game",
            "action-deck",
            "--seed",
            "5",
        ];
        run(&new);
    };
    let calm = format!("calm-{own}");
    league(&calm);
    let expected = run(&["season", "sim", &calm, "--all"]);
    let results = |name: &str| -> BTreeSet<String> {
        let all = run(&["season", "fixtures", name, "--all"]);
        let lines = all
            .lines()
            .filter(|line| line.starts_with("1.") && !line.contains(" - "));
        lines.map(ToString::to_string).collect()
    };
    let killed = |number: u32| format!("k{number}-{own}");
    let mut random = 12_345_u64;
    let mut number = 0;
    let mut cut_short = 0;
    for kill in 0..kills {
        if kill == 0 || results(&killed(number)).len() == 380 {
            number += 1;
            league(&killed(number));
        }
        let name = killed(number);
        let out = folder.file("out.txt");
        let mut child = folder
            .touchline(&["season", "sim", &name, "--all", "--results", "--db", db])
            .stdout(fs::File::create(&out).unwrap())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let moment = Duration::from_micros(random >> 44);
        let began = Instant::now();
        while began.elapsed() < moment && child.try_wait().unwrap().is_none() {
            thread::sleep(Duration::from_millis(1));
        }
        let _ = child.kill();
        child.wait().unwrap();
        let told = fs::read_to_string(&out).unwrap();
        // The last line may be cut.
        let whole = told.rfind('\n').map_or("", |end| &told[..end]);
        let told: BTreeSet<String> = whole
            .lines()
            .filter(|line| line.starts_with("1."))
            .map(ToString::to_string)
            .collect();
        let kept = results(&name);
        assert!(
            told.is_subset(&kept),
            "kill {kill}: {told:?} is not in {kept:?}"
        );
        assert_eq!(kept.len() % 10, 0, "rounds are kept whole");
        cut_short += u32::from(kept.len() < 380);
    }
    assert!(cut_short > 0, "no kill came in time");
    for name in (1..=number).map(killed) {
        if results(&name).len() < 380 {
            run(&["season", "sim", &name, "--all"]);
        }
        assert_eq!(run(&["season", "table", &name]), expected);
    }
    // A season that went through all that goes to another machine as it is.
    let last = run(&["season", "export", &killed(number)]);
    let there = Folder::new();
    let file = there.write("last.season", &last);
    there
        .run(&["season", "import", file.to_str().unwrap()])
        .fine();
    let again = there.run(&["season", "export", &killed(number)]).fine();
    assert_eq!(again, last);
    // And back, under another name: only its name differs.
    let file = there.write("back.season", again);
    let back = format!("back-{own}");
    run(&["season", "import", file.to_str().unwrap(), "--as", &back]);
    let returned = run(&["season", "export", &back]);
    assert_eq!(returned.replacen(&back, &killed(number), 1), last);
}
