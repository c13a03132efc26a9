//! `touchline forge`.

use crate::kit::{Folder, top};

/// A at home to B five times, B at home to A five times: see the ratings by hand in
/// the crate `forge`.
const RESULTS: &str = "\
Date,HomeTeam,AwayTeam,FTHG,FTAG
2001-01-01,A,B,3,0
2001-01-02,A,B,2,1
2001-01-03,A,B,1,1
2001-01-04,A,B,0,0
2001-01-05,A,B,2,0
2001-01-06,B,A,1,2
2001-01-07,B,A,0,1
2001-01-08,B,A,2,2
2001-01-09,B,A,1,0
2001-01-10,B,A,0,0
";

#[test]
fn ratings_of_a_file_can_be_played_with() {
    let folder = Folder::new();
    let results = folder.write("results.csv", RESULTS);
    let out = folder.file("data/offense-charts/clubs/mine.txt");
    std::fs::create_dir_all(out.parent().unwrap()).unwrap();
    let (results, out) = (results.to_str().unwrap(), out.to_str().unwrap());
    let args = [
        "forge",
        "ratings",
        "--results",
        results,
        "--country",
        "Wales",
        "--out",
        out,
    ];
    folder.run(&args).fine();
    let text = std::fs::read_to_string(out).unwrap();
    // A: 8 and 5 goals in 5, 2 and 4 against, 5 won of 10.
    assert!(
        text.contains("\na, A, AXX, Wales, 1, 13, 16, 10, 6, 4, 8, 5\n"),
        "{text}"
    );
    assert!(
        text.contains("\nb, B, BXX, Wales, 1, 6, 8, 4, 13, 10, 16, 1\n"),
        "{text}"
    );
    folder.run(&["check", out]).fine();
    let played = folder.run(&[
        "sim",
        "--game",
        "offense-charts",
        "--home",
        "a",
        "--away",
        "b",
        "--matches",
        "10",
        "--json",
    ]);
    assert_eq!(played.json()["matches"], 10);
}

#[test]
fn a_season_is_played_again_alike() {
    let folder = Folder::new();
    let results = folder.write("results.csv", RESULTS);
    let results = results.to_str().unwrap();
    let args = [
        "forge",
        "replay",
        "--results",
        results,
        "--seasons",
        "20",
        "--seed",
        "4",
    ];
    let first = folder.run(&args).fine();
    assert_eq!(first, folder.run(&args).fine());
    // A won 5, B won 1, 4 were drawn.
    let points = |name: &str| {
        let line = first.lines().find(|line| line.starts_with(name)).unwrap();
        line.split_whitespace().nth(1).unwrap().to_string()
    };
    assert_eq!(points("A "), "19");
    assert_eq!(points("B "), "7");
}

#[test]
fn what_is_wrong_is_said_with_its_line_and_cure() {
    let folder = Folder::new();
    let results = folder.write("results.csv", RESULTS.replace("3,0", "3,none"));
    let wrong = folder.run(&["forge", "ratings", "--results", results.to_str().unwrap()]);
    assert_eq!(wrong.status, 1);
    assert!(wrong.err.contains("results.csv"), "{}", wrong.err);
    assert!(wrong.err.contains("line 2"), "{}", wrong.err);
    assert!(wrong.err.contains("write a whole number"), "{}", wrong.err);
    let mut command = folder.touchline(&["forge", "calibrate", "--charts", "13H"]);
    let said = command.env_remove("TOUCHLINE_DATA").output().unwrap();
    assert_eq!(said.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&said.stderr).contains("TOUCHLINE_DATA"));
    for args in [
        &["forge", "ratings", "--league", "E0"][..],
        &["forge", "ratings", "--league", "E9", "--season", "2015-16"],
        &["forge", "ratings", "--league", "E0", "--season", "2015"],
        &["forge", "calibrate", "--seasons", "0", "--charts", "6"],
    ] {
        assert_eq!(folder.run(args).status, 2, "{args:?}");
    }
}

/// One league for all games: its ratings are what their command makes, and its clubs are
/// known wherever a name is enough.
#[test]
fn the_invented_league_plays_every_game() {
    let folder = Folder::new();
    let args = [
        "forge",
        "ratings",
        "--stats",
        "bundled",
        "--country",
        "Anglemark",
    ];
    let made = folder.run(&args).fine();
    let kept = top().join("data/offense-charts/clubs/league.txt");
    assert_eq!(made, std::fs::read_to_string(kept).unwrap());
    let clubs = std::fs::read_to_string(top().join("data/league/clubs.csv")).unwrap();
    let ids: Vec<&str> = clubs
        .lines()
        .skip_while(|line| !line.starts_with("id,"))
        .skip(1)
        .filter_map(|line| line.split(',').next())
        .collect();
    assert_eq!(ids.len(), 20);
    for game in [
        "goal-dice",
        "offense-charts",
        "action-deck",
        "inside-the-net",
    ] {
        let known = folder.run(&["teams", "--game", game]).fine();
        for id in &ids {
            let starts = |line: &str| line.split_whitespace().next() == Some(id);
            assert!(known.lines().any(starts), "{id} in {game}");
        }
    }
}

/// The files that come along are what their command makes, where the results are at
/// hand.
#[test]
fn real_clubs_are_rated_from_real_results() {
    if std::env::var_os("TOUCHLINE_DATA").is_none() {
        eprintln!("skipped: set TOUCHLINE_DATA to a folder of results");
        return;
    }
    let folder = Folder::new();
    let data = top().join("data/offense-charts");
    for (method, kept) in [("plain", "clubs"), ("sharpened", "sharpened")] {
        let args = [
            "forge", "ratings", "--league", "E0", "--season", "2015-16", "--method", method,
        ];
        let made = folder.run(&args).fine();
        let kept = data.join(kept).join("premier-league-2015-16.txt");
        assert_eq!(made, std::fs::read_to_string(kept).unwrap());
    }
}

/// Leicester City, champions of 2015-16, scored 68 and let in 36 in 38 games, of which
/// they won 23: 17.9, 9.5 and 6.05.
#[test]
fn the_champions_are_rated_as_the_record_says() {
    let text =
        std::fs::read_to_string(top().join("data/offense-charts/clubs/premier-league-2015-16.txt"))
            .unwrap();
    let line = text
        .lines()
        .find(|line| line.starts_with("leicester-2015-16"));
    let cells: Vec<&str> = line.unwrap().split(", ").collect();
    assert_eq!((cells[5], cells[8], cells[11]), ("18", "9", "6"));
}

#[test]
fn some_charts_are_measured() {
    let folder = Folder::new();
    let args = [
        "forge",
        "calibrate",
        "--charts",
        "6L,13H",
        "--matches",
        "4000",
        "--seasons",
        "0",
    ];
    let ran = folder.run(&args);
    assert!(
        ran.out.contains("| 13H | 13H | 1.35 |"),
        "{}{}",
        ran.out,
        ran.err
    );
    assert!(ran.out.contains("| 6L | 21L | 0.60 |"), "{}", ran.out);
}

/// Statistics in, cards and charts of every game out: they are sound, they can be played with,
/// and they are compared with the season.
#[test]
fn a_league_is_made_for_every_game() {
    let folder = Folder::new();
    let (stats, out) = (folder.file("league"), folder.file("made"));
    let (stats, out) = (stats.to_str().unwrap(), out.to_str().unwrap());
    let invent = ["forge", "new-league", "--seed", "3", "--clubs", "4"];
    folder
        .run(&[&invent[..], &["--out", stats]].concat())
        .fine();
    folder.run(&["forge", "league", stats, "--out", out]).fine();
    let checked = folder.run(&["check", out]).fine();
    for what in [
        "clubs.txt: 4 clubs",
        "offense-charts/clubs/touchline-league.txt: 4 club records",
        "action-deck/teams/touchline-league.txt: 4 team charts",
        "inside-the-net/teams/touchline-league.txt: 4 teams",
        "counter-attack/teams/touchline-league.txt: 4 squads",
    ] {
        assert!(checked.contains(what), "{what}: {checked}");
    }
    let clubs = std::fs::read_to_string(folder.file("league/clubs.csv")).unwrap();
    let club = clubs.lines().nth(3).unwrap().split(',').next().unwrap();
    for game in [
        "goal-dice",
        "offense-charts",
        "action-deck",
        "inside-the-net",
        "counter-attack",
    ] {
        let args = ["sim", "--game", game, "--data", out, "--home", club];
        let played = folder.run(&[&args[..], &["--matches", "10", "--json"]].concat());
        assert_eq!(played.json()["matches"], 10, "{game}");
    }
    let page = folder.file("report.html");
    let args = ["forge", "report", stats, "--made", out, "--seasons", "5"];
    let text = folder
        .run(&[&args[..], &["--html", page.to_str().unwrap()]].concat())
        .fine();
    for game in [
        "offense-charts: 5 seasons",
        "action-deck: 5",
        "inside-the-net: 5",
        "counter-attack: 1",
    ] {
        assert!(text.contains(game), "{text}");
    }
    assert!(
        text.contains("all numbers are those of the statistics"),
        "{text}"
    );
    // A fault anywhere below a folder is found.
    let squads = folder.file("made/counter-attack/teams/touchline-league.txt");
    let sound = std::fs::read_to_string(&squads).unwrap();
    std::fs::write(&squads, sound.replacen("keeper, 1,", "keeper, 17,", 1)).unwrap();
    let wrong = folder.run(&["check", out]);
    assert!(wrong.out.contains("`17` is no shirt"), "{}", wrong.out);
    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.contains("<svg") && !page.contains("http"), "{page}");
    // Statistics with faults make nothing.
    let spoilt = clubs.replacen("season-clubs 1", "season-clubs 7", 1);
    std::fs::write(folder.file("league/clubs.csv"), spoilt).unwrap();
    let wrong = folder.run(&["forge", "league", stats, "--out", "never"]);
    assert_eq!(wrong.status, 1);
    assert!(wrong.err.contains("clubs.csv, line 1"), "{}", wrong.err);
    assert!(!folder.file("never").exists());
}

/// A table of results is enough; what is not in it is said, and stays said in the files.
#[test]
fn what_is_estimated_is_said() {
    let folder = Folder::new();
    let table = "Team,W,D,L,GF,GA\nAlder,4,1,1,12,5\nBirch,3,1,2,9,8\nCedar,2,1,3,7,9\nDogwood,1,1,4,5,11\n";
    let table = folder.write("table.csv", table);
    let out = folder.file("woods");
    let args = [
        "forge",
        "import",
        table.to_str().unwrap(),
        "--league",
        "Woods",
    ];
    let ran = folder.run(&[&args[..], &["--out", out.to_str().unwrap()]].concat());
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(
        ran.err.contains("estimated: players: invented"),
        "{}",
        ran.err
    );
    let clubs = std::fs::read_to_string(folder.file("woods/clubs.csv")).unwrap();
    assert!(
        clubs.lines().nth(1).unwrap().contains("estimated: "),
        "{clubs}"
    );
    let wrong = folder.run(&["forge", "import", "nowhere.csv", "--out", "x"]);
    assert_eq!(wrong.status, 1);
    assert!(wrong.err.contains("nowhere.csv"), "{}", wrong.err);
}

/// The bundled league is what a match of the game is played with, and it is measured
/// without results of real seasons.
#[test]
fn the_bundled_league_plays_and_is_measured() {
    let folder = Folder::new();
    let teams = folder
        .run(&["teams", "--game", "action-deck", "--json"])
        .json();
    assert_eq!(teams["teams"].as_array().unwrap().len(), 20);
    let match_ = folder
        .run(&["play", "--game", "action-deck", "--auto", "--seed", "1"])
        .fine();
    assert!(match_.contains("Candleworth Miners"), "{match_}");
    let measure = [
        "forge",
        "calibrate",
        "--game",
        "action-deck",
        "--round-robins",
        "40",
    ];
    let mut command = folder.touchline(&measure);
    let ran = command.env_remove("TOUCHLINE_DATA").output().unwrap();
    let table = String::from_utf8_lossy(&ran.stdout);
    assert!(table.contains("| matches drawn | "), "{table}");
    assert_eq!(ran.status.code(), Some(0), "{table}");
    // One match of each pair says little, and a bound that is missed is a failure.
    let few = folder.run(&[
        "forge",
        "calibrate",
        "--game",
        "action-deck",
        "--round-robins",
        "1",
    ]);
    assert_eq!(few.status, 1);
    assert!(few.out.contains("FAILS"), "{}", few.out);
}
