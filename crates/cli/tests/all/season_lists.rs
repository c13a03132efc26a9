//! Seasons from real fixture lists, and the tables of people and clubs.

use std::fs;

use crate::kit::Folder;

const LIST: &str = "\
Date,HomeTeam,AwayTeam,FTHG,FTAG\n\
2015-08-08,Ulm,Bern,2,0\n\
2015-08-08,Graz,Linz,1,1\n\
2015-08-15,Bern,Graz,0,3\n\
2015-08-15,Linz,Ulm,0,1\n\
2015-12-26,Ulm,Graz,,\n\
2015-12-27,Bern,Linz,,\n";

fn run(folder: &Folder, args: &[&str]) -> String {
    folder.run(&[&["season"], args].concat()).fine()
}

#[test]
fn a_real_list_has_its_days_and_results() {
    let folder = Folder::new();
    let list = folder.write("list.csv", LIST);
    let list = list.to_str().unwrap();
    run(
        &folder,
        &["new", "half", "--fixtures", list, "--results", "2015-08-10"],
    );
    let all = run(&folder, &["fixtures", "half", "--all"]);
    assert!(
        all.contains("1.1.1      Ulm 2-0 Bern  2015-08-08\n"),
        "{all}"
    );
    assert!(
        all.contains("1.2.1      Bern - Graz  2015-08-15\n"),
        "{all}"
    );
    // Up to a day: that day, and not the next.
    let table = run(&folder, &["sim", "half", "--until", "2015-12-26"]);
    assert!(table.contains("Ulm"), "{table}");
    let all = run(&folder, &["fixtures", "half", "--all"]);
    assert_eq!(all.matches(" - ").count(), 1, "{all}");
    assert!(all.contains("Bern - Linz  2015-12-27"), "{all}");
    let late = folder.run(&["season", "sim", "half", "--until", "2015-12-26"]);
    assert!(late.err.contains("up to 2015-12-26"), "{}", late.err);
    // All results, and what is no list.
    run(&folder, &["new", "whole", "--fixtures", list, "--results"]);
    let json: serde_json::Value =
        serde_json::from_str(&run(&folder, &["fixtures", "whole", "--all", "--json"])).unwrap();
    assert_eq!(json[0]["day"], "2015-08-08");
    assert_eq!(json[3]["result"]["goals"], serde_json::json!([0, 1]));
    for (text, cure) in [
        ("HomeTeam,AwayTeam\n", "no match in it"),
        ("Date,HomeTeam,AwayTeam\n1,Ulm,Bern\n", "no day"),
        (
            "Round,HomeTeam,AwayTeam\n1,Ulm,Bern\n1,Ulm,Graz\n",
            "plays twice",
        ),
    ] {
        let bad = folder.write("bad.csv", text);
        let ran = folder.run(&["season", "new", "x", "--fixtures", bad.to_str().unwrap()]);
        assert!(
            ran.status != 0 && ran.err.contains(cure),
            "{text}: {}",
            ran.err
        );
    }
    let unknown = [
        "season",
        "new",
        "x",
        "--fixtures",
        list,
        "--game",
        "action-deck",
    ];
    let ran = folder.run(&unknown);
    assert!(
        ran.status == 2 && ran.err.contains("--club 'Ulm=TEAM'"),
        "{}",
        ran.err
    );
}

#[test]
fn line_ups_as_played_begin_in_games_with_men() {
    let folder = Folder::new();
    folder
        .run(&[
            "league",
            "new",
            "any",
            "--game",
            "inside-the-net",
            "--teams",
            "candleworth,mothdale",
        ])
        .fine();
    let squad = run(&folder, &["squad", "any", "candleworth", "--csv"]);
    let names = |wanted: &str| -> Vec<String> {
        let rows = squad
            .lines()
            .skip(1)
            .filter_map(|line| line.split_once(','));
        let rows = rows.filter(|(_, state)| *state == wanted);
        rows.map(|(name, _)| name.to_string()).collect()
    };
    let begins = names("begins");
    assert_eq!(begins.len(), 11, "{squad}");
    // The same eleven but for the keeper.
    let keepers: Vec<&str> = squad.lines().skip(1).take(2).collect();
    let other = keepers
        .iter()
        .find(|line| !line.contains("begins"))
        .unwrap();
    let other = other.split(',').next().unwrap();
    let men = format!("{other}, {}", begins[1..].join(", "));
    let text = format!(
        "= A league 2020/21\n» Matchday 1\n[Sat Sep 12]\n Candleworth Miners v Mothdale Strollers\n  \
         line-up Candleworth Miners: {men}\n» Matchday 2\n Sat Jan/2\n \
         Mothdale Strollers v Candleworth Miners\n"
    );
    let list = folder.write("list.txt", text);
    let args = [
        "new",
        "real",
        "--game",
        "inside-the-net",
        "--fixtures",
        list.to_str().unwrap(),
    ];
    run(&folder, &args);
    let all = run(&folder, &["fixtures", "real", "--all"]);
    assert!(
        all.contains("2020-09-12") && all.contains("2021-01-02"),
        "{all}"
    );
    run(&folder, &["sim", "real", "--all"]);
    let keepers = run(&folder, &["keepers", "real", "--csv"]);
    let line = keepers
        .lines()
        .find(|line| line.starts_with(other))
        .unwrap();
    assert!(
        line.starts_with(&format!("{other},Candleworth Miners,1,")),
        "{keepers}"
    );
    // A usual eleven by hand, and who is not of the team.
    let eleven = ["eleven", "any", "candleworth", &men];
    run(&folder, &eleven);
    let now = run(&folder, &["squad", "any", "candleworth", "--csv"]);
    assert!(now.contains(&format!("{other},begins\n")), "{now}");
    let wrong = folder.run(&["season", "eleven", "any", "candleworth", "Pele"]);
    assert!(
        wrong.status == 2 && wrong.err.contains("lists them"),
        "{}",
        wrong.err
    );
}

#[test]
fn tables_of_people_are_counted_by_hand() {
    let folder = Folder::new();
    let list = folder.write(
        "list.csv",
        "HomeTeam,AwayTeam\nUlm,Bern\nBern,Ulm\nUlm,Graz\n",
    );
    run(&folder, &["new", "m", "--fixtures", list.to_str().unwrap()]);
    run(
        &folder,
        &[
            "enter",
            "m",
            "1.1.1",
            "3-0",
            "--goal",
            "home=Ash",
            "--goal",
            "home=Ash",
            "--goal",
            "home=Elm",
            "--assist",
            "home=Elm",
            "--yellow",
            "away=Cole",
        ],
    );
    run(
        &folder,
        &[
            "enter",
            "m",
            "1.2.1",
            "1-1",
            "--goal",
            "home=Cole",
            "--goal",
            "away=Elm",
            "--yellow",
            "home=Cole",
            "--yellow",
            "home=Cole",
            "--injured",
            "away=Ash=1",
            "--red",
            "home=Dent",
        ],
    );
    let scorers = run(&folder, &["scorers", "m", "--csv"]);
    assert_eq!(
        scorers,
        "player,team,goals,assists,shots,starts\nAsh,Ulm,2,0,0,0\nElm,Ulm,2,1,0,0\nCole,Bern,1,0,0,0\n"
    );
    let cards = run(&folder, &["cards", "m", "--csv"]);
    assert_eq!(
        cards,
        "player,team,yellows,reds,misses\nCole,Bern,3,1,1\nDent,Bern,0,1,3\n"
    );
    assert_eq!(
        run(&folder, &["injuries", "m"]),
        "Ash (Ulm) is hurt and misses 1 match\n"
    );
    let form = run(&folder, &["form", "m", "--csv", "--top", "1"]);
    assert_eq!(form.lines().nth(1), Some("Ulm,WD,2,1,1,0,4,1,4"), "{form}");
    let met = run(&folder, &["head-to-head", "m", "Ulm", "Bern", "--csv"]);
    assert_eq!(met.lines().count(), 3, "{met}");
    assert!(met.contains("Bern 1-1 Ulm (1.2.1),,D\n"), "{met}");
    let records = run(&folder, &["records", "m", "--csv"]);
    assert!(
        records.contains("highest home win,Ulm 3-0 Bern (1.1.1),3\n"),
        "{records}"
    );
    assert!(
        records.contains("longest unbeaten run,Ulm,2\n"),
        "{records}"
    );
    assert!(
        records.contains("most goals by a player in a match,\"Ash, Ulm 3-0 Bern (1.1.1)\",2\n"),
        "{records}"
    );
    let awards: serde_json::Value =
        serde_json::from_str(&run(&folder, &["awards", "m", "--json"])).unwrap();
    assert_eq!(awards[0]["award"], "top scorer");
    assert_eq!(
        (&awards[0]["who"], &awards[0]["number"]),
        (&"Ash".into(), &2.into())
    );
    assert_eq!(awards[1]["who"], "Elm", "they share it");
    // He who was hurt misses the match after, and the table says so.
    run(&folder, &["enter", "m", "1.3.1", "0-0"]);
    assert_eq!(run(&folder, &["injuries", "m"]), "");
}

#[test]
fn a_part_may_have_a_game_of_its_own() {
    let folder = Folder::new();
    let args = [
        "new",
        "both",
        "--game",
        "action-deck",
        "--teams",
        "candleworth,mothdale",
        "--game-of",
        "1.2=inside-the-net",
    ];
    run(&folder, &args);
    run(&folder, &["sim", "both", "--all"]);
    let file = run(&folder, &["export", "both"]);
    let games: Vec<&str> = file
        .lines()
        .skip(1)
        .filter_map(|line| {
            ["action-deck", "inside-the-net"]
                .into_iter()
                .find(|game| line.contains(game))
        })
        .collect();
    assert_eq!(games, ["action-deck", "inside-the-net"]);
    // A file of a competition may say it, too.
    let own = folder.write(
        "own.json",
        r#"{"id":"o","stages":[{"kind":"league","legs":1,"advance":2},{"kind":"knockout","game":"action-deck"}]}"#,
    );
    let teams = "candleworth,mothdale";
    let own = own.to_str().unwrap();
    let new = [
        "new",
        "own",
        "--competition",
        own,
        "--game",
        "inside-the-net",
        "--teams",
        teams,
    ];
    run(&folder, &new);
    run(&folder, &["sim", "own"]);
    let fixtures = run(&folder, &["fixtures", "own", "--all", "--json"]);
    let fixtures: serde_json::Value = serde_json::from_str(&fixtures).unwrap();
    assert_eq!(fixtures[0]["game"], "inside-the-net");
    assert_eq!(fixtures[1]["game"], "action-deck");
    let bad = folder.run(&[
        "season",
        "new",
        "x",
        "--teams",
        "a,b",
        "--game-of",
        "1.1=chess",
    ]);
    assert_eq!(bad.status, 2, "{}", bad.err);
    // A list of results with men in it: scorers of the charts, by position.
    run(
        &folder,
        &[
            "new",
            "charts",
            "--game",
            "offense-charts",
            "--teams",
            "redmoor,ashgate",
        ],
    );
    run(&folder, &["sim", "charts", "--all"]);
    let scorers = run(&folder, &["scorers", "charts", "--csv"]);
    let goals: u64 = scorers
        .lines()
        .skip(1)
        .map(|l| l.split(',').nth(2).unwrap().parse::<u64>().unwrap())
        .sum();
    let table = run(&folder, &["table", "charts", "--json"]);
    let table: serde_json::Value = serde_json::from_str(&table).unwrap();
    let rows = table["tables"][0]["rows"].as_array().unwrap();
    let scored: u64 = rows
        .iter()
        .map(|row| row["goals_for"].as_u64().unwrap())
        .sum();
    assert!(goals <= scored && goals + 2 >= scored, "{scorers} {scored}");
    assert!(fs::metadata(folder.file("touchline.db")).is_ok());
}

/// What is not counted is not the same as nobody having any.
#[test]
fn who_has_none_is_told_why() {
    let folder = Folder::new();
    let run = |args: &[&str]| folder.run(&[&["season"], args].concat());
    let teams = "candleworth,mothdale,falconrigg";
    run(&["new", "m", "--game", "inside-the-net", "--teams", teams]).fine();
    let none = run(&["players", "m", "--by", "goals"]);
    assert!(none.err.contains("no match was played"), "{}", none.err);
    run(&["sim", "m", "--all"]).fine();
    let unknown = run(&["players", "m", "--by", "tackles"]);
    assert!(
        unknown.err.contains("`tackles` was not counted"),
        "{}",
        unknown.err
    );
    assert!(unknown.err.contains("goals"), "{}", unknown.err);
}

#[test]
fn points_taken_off_are_off_in_all_time_tables() {
    let folder = Folder::new();
    let run = |args: &[&str]| folder.run(&[&["season"], args].concat()).fine();
    let teams = "redmoor,ashgate,larkhill,port-sable";
    run(&["new", "l", "--game", "goal-dice", "--teams", teams]);
    run(&["sim", "l", "--all"]);
    let points = || -> i64 {
        let table = run(&["all-time", "l", "--csv"]);
        let row = table.lines().find(|line| line.contains("Ashgate Town"));
        row.unwrap().rsplit(',').next().unwrap().parse().unwrap()
    };
    let before = points();
    run(&["deduct", "l", "ashgate", "4"]);
    assert_eq!(points(), before - 4);
}

#[test]
fn the_title_is_foretold_once() {
    let folder = Folder::new();
    let run = |args: &[&str]| folder.run(&[&["season"], args].concat()).fine();
    let teams = "redmoor,ashgate,larkhill,port-sable";
    run(&["new", "l", "--game", "goal-dice", "--teams", teams]);
    let told = run(&["forecast", "l", "--seasons", "20"]);
    let (title, zones) = told.split_once("## champion").unwrap();
    assert!(title.contains("# title\n"), "{told}");
    let champion = zones.split("## ").next().unwrap();
    assert!(!champion.contains('%'), "{told}");
}
