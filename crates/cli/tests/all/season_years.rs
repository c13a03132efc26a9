//! Transfers, and the next season.

use crate::kit::Folder;

fn run(folder: &Folder, args: &[&str]) -> String {
    folder.run(&[&["season"], args].concat()).fine()
}

/// The names in a column of a table.
fn names(csv: &str) -> Vec<String> {
    let rows = csv.lines().skip(1);
    rows.map(|line| line.split(',').next().unwrap().to_string())
        .collect()
}

#[test]
fn who_goes_down_meets_who_stays_below() {
    let folder = Folder::new();
    run(&folder, &["new", "first", "--teams", "Ulm,Bern,Graz,Linz"]);
    run(
        &folder,
        &[
            "new",
            "second",
            "--teams",
            "Wels,Enns,Steyr,Traun",
            "--above",
            "first",
        ],
    );
    let early = folder.run(&["season", "next", "first=f2", "second=s2", "--moves", "1"]);
    assert!(
        early.status == 2 && early.err.contains("not over"),
        "{}",
        early.err
    );
    for season in ["first", "second"] {
        run(&folder, &["sim", season, "--all"]);
    }
    for (args, cure) in [
        (&["next", "first=f2"][..], "second=NEW"),
        (&["next", "first=f2", "second=s2"], "--moves"),
        (
            &["next", "first=f2", "second=s2", "--moves", "3"],
            "too many",
        ),
        (
            &["next", "first=f2", "second=second", "--moves", "1"],
            "already",
        ),
        (&["next", "first"], "SEASON=NEW"),
    ] {
        let ran = folder.run(&[&["season"], args].concat());
        assert!(
            ran.status == 2 && ran.err.contains(cure),
            "{args:?}: {}",
            ran.err
        );
    }
    // All next seasons are begun, or none.
    assert_eq!(run(&folder, &["list"]).lines().count(), 2);
    run(&folder, &["next", "second=s2", "first=f2", "--moves", "1"]);
    let order = |season: &str| -> Vec<String> {
        let table = run(&folder, &["table", season, "--json"]);
        let table: serde_json::Value = serde_json::from_str(&table).unwrap();
        let rows = table["tables"][0]["rows"].as_array().unwrap().iter();
        rows.map(|row| row["team"].as_str().unwrap().to_string())
            .collect()
    };
    let (first, second) = (order("first"), order("second"));
    let mut up = order("f2");
    up.sort();
    let mut expected = vec![
        first[0].clone(),
        first[1].clone(),
        first[2].clone(),
        second[0].clone(),
    ];
    expected.sort();
    assert_eq!(up, expected);
    assert!(order("s2").contains(&first[3]) && !order("s2").contains(&second[0]));
    run(&folder, &["sim", "f2", "--all"]);
    // The champion of below has played two seasons, one of them here.
    let all = run(&folder, &["all-time", "f2", "--csv"]);
    let line = all.lines().find(|line| line.contains(&second[0])).unwrap();
    assert!(line.contains(&format!("{},1,", second[0])), "{all}");
    assert_eq!(all.lines().count(), 6, "five clubs were ever there: {all}");
    let played: u32 = all
        .lines()
        .skip(1)
        .map(|l| l.split(',').nth(4).unwrap().parse::<u32>().unwrap())
        .sum();
    assert_eq!(played, 2 * 2 * 12, "{all}");
    let both = run(&folder, &["all-time", "f2", "second", "--csv"]);
    assert_eq!(both.lines().count(), 9, "{both}");
}

#[test]
fn a_man_who_moves_takes_his_suspension_and_his_card() {
    let folder = Folder::new();
    let teams = "candleworth,mothdale,falconrigg";
    run(
        &folder,
        &["new", "m", "--game", "inside-the-net", "--teams", teams],
    );
    let man = names(&run(&folder, &["squad", "m", "candleworth", "--csv"]))[6].clone();
    run(&folder, &["suspend", "m", "candleworth", &man, "50"]);
    let transfer = [
        "transfer",
        "m",
        &man,
        "--from",
        "candleworth",
        "--to",
        "mothdale",
    ];
    run(&folder, &transfer);
    let twice = folder.run(&[&["season"], &transfer[..]].concat());
    assert!(
        twice.status == 2 && twice.err.contains("nobody of"),
        "{}",
        twice.err
    );
    let new = run(&folder, &["squad", "m", "mothdale", "--csv"]);
    assert!(new.contains(&format!("{man},suspended for 50\n")), "{new}");
    let old = run(&folder, &["squad", "m", "candleworth", "--csv"]);
    assert!(old.contains(&format!("{man},left\n")), "{old}");
    run(&folder, &["sim", "m", "--all"]);
    // Four matches of his new team are served; the rest, and his place, go on.
    run(&folder, &["next", "m=m2"]);
    let next = run(&folder, &["squad", "m2", "mothdale", "--csv"]);
    assert!(
        next.contains(&format!("{man},suspended for 46\n")),
        "{next}"
    );
    run(&folder, &["sim", "m2", "--all"]);
    let players = run(&folder, &["all-time", "m2", "--players", "--csv"]);
    assert!(players.lines().count() > 30, "{players}");
    for bad in [
        &["transfer", "m", "Pele", "--from", "candleworth"][..],
        &[
            "transfer", "m", &man, "--from", "mothdale", "--to", "mothdale",
        ],
        &[
            "transfer", "m", &man, "--from", "mothdale", "--since", "soon",
        ],
    ] {
        let ran = folder.run(&[&["season"], bad].concat());
        assert_eq!(ran.status, 2, "{bad:?}: {}", ran.err);
    }
}

/// Two teams that are level on everything met in the last round: kicks decide, entered or
/// simulated (CP-4.6).
#[test]
fn a_table_that_waits_for_kicks_gets_them() {
    let folder = Folder::new();
    let euro =
        r#"{"id":"t","name":"Euro","stages":[{"kind":"groups","groups":1,"rank":"euro_2024"}]}"#;
    let euro = folder.write("euro.json", euro);
    let begin = |id: &str| {
        let file = euro.to_str().unwrap();
        let new = [
            "season",
            "new",
            id,
            "--competition",
            file,
            "--teams",
            "Ulm,Bern,Graz,Lyon",
        ];
        folder.run(&new).fine();
        // Ulm and Bern win twice by one goal, and draw when they meet.
        for (key, score) in [
            ("1.1.1", "1-0"),
            ("1.1.2", "0-1"),
            ("1.2.1", "0-1"),
            ("1.2.2", "1-0"),
            ("1.3.1", "2-0"),
            ("1.3.2", "0-0"),
        ] {
            folder.run(&["season", "enter", id, key, score]).fine();
        }
        let list = folder.run(&["season", "list", "--json"]).json();
        let all = list.as_array().unwrap().clone();
        let found = all.into_iter().find(|season| season["id"] == id).unwrap();
        assert!(found["champion"].is_null(), "{found}");
    };
    let champion = |id: &str| {
        let table = folder.run(&["season", "table", id, "--json"]).json();
        table["champion"].as_str().map(str::to_string)
    };
    begin("typed");
    let wrong = folder.run(&["season", "enter", "typed", "1.3.1", "p4-3"]);
    assert!(wrong.err.contains("no shoot-out is due"), "{}", wrong.err);
    folder
        .run(&["season", "enter", "typed", "1.3.2", "p5-4"])
        .fine();
    assert_eq!(champion("typed").as_deref(), Some("Bern"));
    begin("simulated");
    folder.run(&["season", "sim", "simulated"]).fine();
    let winner = champion("simulated").unwrap();
    assert!(winner == "Bern" || winner == "Ulm", "{winner}");
    let over = folder.run(&["season", "sim", "simulated"]);
    assert!(over.err.contains("nothing is left"), "{}", over.err);
}
