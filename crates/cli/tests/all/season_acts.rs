//! What the office of a season enters: every act says what it did, refuses strangers, and can
//! be taken back or corrected.

use crate::kit::Folder;

/// Four clubs of a game that knows men.
fn league(folder: &Folder) {
    let teams = "candleworth,mothdale,falconrigg,wrengarth";
    let new = ["league", "new", "mine", "--game", "inside-the-net"];
    let args = [&new[..], &["--teams", teams]].concat();
    assert_eq!(folder.run(&args).status, 0);
}

#[test]
fn a_stranger_is_refused_and_the_nearest_are_named() {
    let folder = Folder::new();
    league(&folder);
    let run = |args: &[&str]| folder.run(&[&["season"], args].concat());
    let squad = |team: &str| -> Vec<String> {
        let csv = run(&["squad", "mine", team, "--csv"]).fine();
        let rows = csv.lines().skip(1);
        rows.filter_map(|row| Some(row.split(',').next()?.to_string()))
            .collect()
    };
    let fixture = run(&["fixtures", "mine", "--json"]).json();
    let [home, away] = ["home", "away"].map(|side| fixture[0][side].as_str().unwrap().to_string());
    let (ours, theirs) = (squad(&home)[4].clone(), squad(&away)[4].clone());
    let by = |side: &str, name: &str| format!("{side}={name}");
    let wrong = [by("home", &format!("{ours}x")), by("away", "Nobody At All")];
    let enter = ["enter", "mine", "1.1.1", "2-1", "--goal"];
    let refused = run(&[&enter[..], &[&wrong[0], "--goal", &wrong[1]]].concat());
    assert_eq!(refused.status, 2);
    // Both sides at once, and the cure.
    for said in [
        format!("nobody of {home} is called `{ours}x`; the nearest are `{ours}`, "),
        format!("nobody of {away} is called `Nobody At All`; the nearest are "),
        format!("`touchline season squad mine '{away}'` lists them all"),
    ] {
        assert!(refused.err.contains(&said), "{}", refused.err);
    }
    assert_eq!(run(&["journal", "mine"]).fine(), "");

    let right = [by("home", &ours), by("home", &ours), by("away", &theirs)];
    let goals = [
        "--goal", &right[0], "--goal", &right[1], "--goal", &right[2],
    ];
    let told = run(&[&enter[..4], &goals].concat()).fine();
    assert_eq!(
        told,
        format!("Match 1.1.1 was entered: {home} 2-1 {away} ({ours} ×2; {theirs}).\n")
    );
    // He is none of theirs; the correction is refused, too.
    let other = by("away", &ours);
    let refused = run(&["correct", "mine", "1.1.1", "2-2", "--goal", &other]);
    assert_eq!(refused.status, 2, "{}", refused.err);
    for args in [
        &["suspend", "mine", &home, "Nobody", "1"][..],
        &["hurt", "mine", &home, "Nobody", "1"],
        &["transfer", "mine", "Nobody", "--from", &home],
        &["eleven", "mine", &home, "Nobody"],
        &["withdraw", "mine", "Nobody"],
    ] {
        let refused = run(args);
        assert_eq!(refused.status, 2, "{args:?}");
        assert!(refused.err.contains("the nearest are "), "{}", refused.err);
    }
}

/// Points in the order of the teams' names.
fn points(folder: &Folder) -> Vec<(String, i64)> {
    let json = folder.run(&["season", "table", "mine", "--json"]).json();
    let rows = json["tables"][0]["rows"].as_array().unwrap().clone();
    let row = |row: &serde_json::Value| {
        let team = row["team"].as_str().unwrap().to_string();
        (team, row["points"].as_i64().unwrap())
    };
    let mut all: Vec<(String, i64)> = rows.iter().map(row).collect();
    all.sort();
    all
}

#[test]
fn every_act_says_what_it_did_and_is_taken_back() {
    let folder = Folder::new();
    let new = ["league", "new", "mine", "--teams", "Ulm,Bern,Graz,Lyon"];
    assert_eq!(folder.run(&new).status, 0);
    let season = |args: &[&str]| folder.run(&[&["season"], args].concat()).fine();
    let stand = |wanted: [i64; 4]| {
        let points: Vec<i64> = points(&folder).into_iter().map(|(_, p)| p).collect();
        // Bern, Graz, Lyon, Ulm.
        assert_eq!(points, wanted);
    };
    // The first round: Ulm plays Lyon, Graz plays Bern.
    let told = season(&["enter", "mine", "1.1.1", "2-1"]);
    assert_eq!(told, "Match 1.1.1 was entered: Ulm 2-1 Lyon.\n");
    season(&["enter", "mine", "1.1.2", "0-0"]);
    stand([1, 1, 0, 3]);
    let told = season(&["correct", "mine", "1.1.1", "1-1"]);
    let corrected = "Match 1.1.1 was entered: Ulm 1-1 Lyon; it corrects entry 1.";
    assert!(told.starts_with(&format!("{corrected}\n")), "{told}");
    assert!(told.contains("Ulm: place 1 with 3 points before"), "{told}");
    stand([1, 1, 1, 1]);
    let told = season(&["undo", "mine"]);
    let back = "Taken back: entry 3, match 1.1.1 was entered: Ulm 1-1 Lyon; it corrects entry 1.";
    assert!(told.starts_with(&format!("{back}\n")), "{told}");
    stand([1, 1, 0, 3]);
    let told = season(&["deduct", "mine", "Ulm", "2", "--reason", "a bill"]);
    assert_eq!(told, "2 points were taken off Ulm (a bill).\n");
    stand([1, 1, 0, 1]);
    let told = season(&["withdraw", "mine", "Lyon"]);
    assert_eq!(told, "Lyon withdrew.\n");
    // One of its six matches was played: it is struck.
    stand([1, 1, 0, -2]);
    assert!(season(&["undo", "mine"]).starts_with("Taken back: entry 6, Lyon withdrew.\n"));
    stand([1, 1, 0, 1]);
    for (args, told) in [
        (
            &["suspend", "mine", "Ulm", "Ash", "3"][..],
            "Ash (Ulm) was suspended for 3 matches.\n",
        ),
        (
            &["hurt", "mine", "Ulm", "Ash", "1"],
            "Ash (Ulm) is hurt and misses 1 match.\n",
        ),
        (
            &["transfer", "mine", "Ash", "--from", "Ulm", "--to", "Bern"],
            "Ash went from Ulm to Bern.\n",
        ),
    ] {
        assert_eq!(season(args), told);
    }
    // The last one alone goes by itself; a result of any round by its match.
    assert!(season(&["undo", "mine"]).contains("Ash went from Ulm to Bern."));
    assert!(season(&["suspensions", "mine"]).contains("Ash (Ulm)"));
    season(&["undo", "mine", "1.1.2"]);
    stand([0, 0, 0, 1]);
    assert!(season(&["fixtures", "mine", "--all"]).contains("1.1.2      Graz - Bern\n"));

    // The journal has everything, and marks what does not count.
    let journal = season(&["journal", "mine"]);
    let lines: Vec<&str> = journal.lines().collect();
    assert_eq!(lines.len(), 12);
    assert_eq!(lines[0], "    1   Match 1.1.1 was entered: Ulm 2-1 Lyon.");
    assert_eq!(lines[2], format!("    3 - {corrected}"));
    let dashed = lines.iter().filter(|line| line[5..8] == *" - ").count();
    assert_eq!(dashed, 4, "{journal}");
    // An undo is taken back by its number, and what does not count is refused.
    let told = season(&["undo", "mine", "--entry", "12"]);
    assert!(told.starts_with("Taken back: entry 12; entry 2 counts again.\n"));
    stand([1, 1, 0, 1]);
    let refused = folder.run(&["season", "undo", "mine", "--entry", "3"]);
    assert_eq!(refused.status, 2);
    assert!(
        refused.err.contains("season journal mine"),
        "{}",
        refused.err
    );

    // It moves to another machine as it is.
    let file = folder.write("mine.season", season(&["export", "mine"]));
    let there = Folder::new();
    let path = file.to_str().unwrap();
    there.run(&["season", "import", path]).fine();
    let again = there.run(&["season", "export", "mine"]).fine();
    assert_eq!(again, season(&["export", "mine"]));
    assert_eq!(points(&there), points(&folder));
}

#[test]
fn a_simulated_match_is_taken_back_and_typed() {
    let folder = Folder::new();
    let new = ["league", "new", "mine", "--teams", "Ulm,Bern,Graz,Lyon"];
    assert_eq!(folder.run(&new).status, 0);
    let season = |args: &[&str]| folder.run(&[&["season"], args].concat()).fine();
    season(&["sim", "mine", "--all"]);
    let table = season(&["table", "mine"]);
    let told = season(&["correct", "mine", "1.1.1", "0-9"]);
    assert!(told.contains("Ulm 0-9 Lyon; it corrects entry "), "{told}");
    assert_ne!(season(&["table", "mine"]), table);
    season(&["undo", "mine"]);
    assert_eq!(season(&["table", "mine"]), table);
    season(&["undo", "mine", "1.1.1"]);
    assert!(season(&["fixtures", "mine"]).contains("1.1.1      Ulm - Lyon\n"));
    // Its dice are its own: simulated again, the season ends as it did.
    season(&["sim", "mine", "1.1.1"]);
    assert_eq!(season(&["table", "mine"]), table);
    let both = [
        "correct", "mine", "1.1.1", "0-9", "--step", "1", "--answer", "1",
    ];
    let neither = ["correct", "mine", "1.1.1"];
    for args in [&both[..], &neither] {
        let refused = folder.run(&[&["season"], args].concat());
        assert_eq!(refused.status, 2, "{args:?}");
    }
}
