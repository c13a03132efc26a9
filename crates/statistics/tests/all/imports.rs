//! Statistics as others publish them.

use std::{env, fs, path::PathBuf};

use statistics::{
    ClubCount as C, PlayerCount as P, Season,
    import::{self, Imported, wyscout},
    results::MatchWithResult,
};

use crate::kit::{league, of_clubs};

/// What is imported can be written and read again without a fault.
pub fn is_sound(found: &Imported) {
    let files = statistics::write(&found.season, "for a test");
    let read =
        statistics::read(&files.clubs, &files.players).unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!(read.clubs.len(), found.season.clubs.len());
    assert!(!found.estimated.is_empty());
}

/// A folder of our own for a file.
pub fn file(name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let folder = env::temp_dir().join(format!("touchline-imports-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    fs::write(&path, text).unwrap();
    path
}

/// An invented league in the layout of event counts.
pub fn events(season: &Season) -> (String, String) {
    let players = [
        ("gp", P::Appearances),
        ("gs", P::Starts),
        ("subbed_off", P::SubbedOff),
        ("min", P::Minutes),
        ("goal", P::Goals),
        ("og", P::OwnGoals),
        ("assist", P::Assists),
        ("keypass", P::KeyPasses),
        ("shot", P::Shots),
        ("sot", P::OnTarget),
        ("shotblk", P::ShotsBlocked),
        ("shot_head", P::HeadShots),
        ("sot_head", P::HeadOnTarget),
        ("goal_head", P::HeadGoals),
        ("shot_fk", P::FreeKickShots),
        ("shot_pk", P::Penalties),
        ("goal_pk", P::PenaltyGoals),
        ("pass_D", P::PassesDef),
        ("passok_D", P::PassesDefGood),
        ("pass_M", P::PassesMid),
        ("passok_M", P::PassesMidGood),
        ("pass_O", P::PassesOff),
        ("passok_O", P::PassesOffGood),
        ("fwdpass_D", P::ForwardDef),
        ("fwdok_D", P::ForwardDefGood),
        ("fwdpass_M", P::ForwardMid),
        ("fwdok_M", P::ForwardMidGood),
        ("longpass", P::LongPasses),
        ("longok", P::LongPassesGood),
        ("smart", P::ThroughBalls),
        ("smartok", P::ThroughBallsGood),
        ("cross", P::Crosses),
        ("crossok", P::CrossesGood),
        ("corner", P::Corners),
        ("takeon", P::TakeOns),
        ("takeonwon", P::TakeOnsWon),
        ("att_D", P::DuelsDef),
        ("attwon_D", P::DuelsDefWon),
        ("att_M", P::DuelsMid),
        ("attwon_M", P::DuelsMidWon),
        ("att_O", P::DuelsOff),
        ("attwon_O", P::DuelsOffWon),
        ("defwon_D", P::TacklesDef),
        ("defwon_M", P::TacklesMid),
        ("defwon_O", P::TacklesOff),
        ("int_D", P::InterceptionsDef),
        ("int_M", P::InterceptionsMid),
        ("int_O", P::InterceptionsOff),
        ("clear", P::Clearances),
        ("air", P::AirDuels),
        ("airwon", P::AirDuelsWon),
        ("foul_D", P::FoulsDef),
        ("foul_M", P::FoulsMid),
        ("foul_O", P::FoulsOff),
        ("fouled_D", P::FouledDef),
        ("fouled_M", P::FouledMid),
        ("fouled_O", P::FouledOff),
        ("offside", P::Offsides),
        ("yc", P::Yellows),
        ("yc2", P::SecondYellows),
        ("rc", P::Reds),
        ("gk_sot", P::Faced),
        ("gk_conceded", P::Conceded),
        ("gk_sweep", P::Sweeps),
    ];
    let names: Vec<&str> = players.iter().map(|(name, _)| *name).collect();
    let mut rows = format!(
        "league,team,player,pos,foot,birth_year,height_cm,{}\n",
        names.join(",")
    );
    for player in &season.players {
        let pos = player.positions[0].written().replace("MF", "MD");
        let counts: Vec<String> = players
            .iter()
            .map(|(_, column)| player.counts[*column].to_string())
            .collect();
        rows += &format!(
            "AAA,{},{},{pos},right,1990,180,{}\n",
            player.club,
            player.name,
            counts.join(",")
        );
    }
    let mut teams = "league,team,gp_home,gf_home,ga_home,gp_away,gf_away,ga_away\n".to_string();
    for club in &season.clubs {
        let of = |column: C| club.counts[column];
        teams += &format!(
            "AAA,{},{},{},{},{},{},{}\n",
            club.id,
            club.home_matches(),
            of(C::HomeFor),
            of(C::HomeAgainst),
            club.away_matches(),
            of(C::AwayFor),
            of(C::AwayAgainst),
        );
    }
    (rows, teams)
}

#[test]
fn event_counts_are_taken() {
    let season = league(5, 6);
    let (players, teams) = events(&season);
    assert_eq!(wyscout::leagues(&teams).unwrap(), ["AAA"]);
    let found = wyscout::read(&players, &teams, "AAA").unwrap();
    is_sound(&found);
    let taken = &found.season;
    assert_eq!(taken.clubs.len(), 6);
    assert_eq!(taken.players.len(), season.players.len());
    // What the source has is as it was.
    for column in [
        C::Shots,
        C::OnTarget,
        C::Corners,
        C::Fouls,
        C::Assists,
        C::HomeFor,
    ] {
        assert_eq!(
            of_clubs(taken, &[column]),
            of_clubs(&season, &[column]),
            "{column:?}"
        );
    }
    let (mine, real) = (&taken.clubs[0], &season.clubs[0]);
    assert_eq!(mine.counts[C::HomeFor], real.counts[C::HomeFor]);
    assert_eq!(mine.matches(), real.matches());
    assert!(
        found
            .estimated
            .iter()
            .any(|estimate| estimate.what.contains("possession"))
    );
}

#[test]
fn faults_of_event_counts_come_with_lines() {
    let (players, teams) = events(&league(5, 4));
    let wrong =
        players
            .replacen(",DF,", ",XX,", 1)
            .replacen("right,1990,180,", "right,1990,180,many", 1);
    let faults = wyscout::read(&wrong, &teams, "AAA")
        .unwrap_err()
        .to_string();
    assert!(
        faults.contains("`XX` in column pos") && faults.contains("is no number"),
        "{faults}"
    );
    let faults = wyscout::read(&players, &teams, "BBB")
        .unwrap_err()
        .to_string();
    assert!(faults.contains("no team of league `BBB`"), "{faults}");
    let faults = wyscout::read("a,b\n1,2\n", &teams, "AAA")
        .unwrap_err()
        .to_string();
    assert!(faults.contains("there is no column league"), "{faults}");
    assert!(wyscout::read("", "", "AAA").is_err());
}

/// Four clubs, everybody twice: the same results in all layouts.
fn played() -> Vec<MatchWithResult> {
    let clubs = ["Alder", "Birch", "Cedar", "Dogwood"];
    let mut played = Vec::new();
    for (i, home) in clubs.iter().enumerate() {
        for (j, away) in clubs.iter().enumerate().filter(|(j, _)| *j != i) {
            played.push(MatchWithResult {
                home: (*home).to_string(),
                away: (*away).to_string(),
                goals: [(5 - i) as u32 % 4, (j * 2) as u32 % 3],
            });
        }
    }
    played
}

#[test]
fn results_make_a_season_with_invented_squads() {
    let mut csv = "Date,HomeTeam,AwayTeam,FTHG,FTAG,HS,AS,HST,AST,HF,AF,HC,AC,HY,AY\n".to_string();
    let (mut json, mut text) = (
        Vec::new(),
        "= A League 2001/02\n\n» Matchday 1\n".to_string(),
    );
    for game in played() {
        let [home, away] = game.goals;
        csv += &format!(
            "2001-01-01,{},{},{home},{away},14,11,6,5,10,12,5,4,1,2\n",
            game.home, game.away
        );
        json.push(format!(
            r#"{{"team1":"{}","team2":"{}","score":{{"ft":[{home},{away}]}},"goals1":[{}]}}"#,
            game.home,
            game.away,
            if home > 0 {
                r#"{"name":"Ann Other","minute":3}"#
            } else {
                ""
            },
        ));
        text += &format!(
            "  15.00  {}  {home}-{away} (0-0)  {}\n",
            game.home, game.away
        );
    }
    let json = format!(r#"{{"name":"A League","matches":[{}]}}"#, json.join(","));
    let found: Vec<Imported> = [("r.csv", csv), ("r.json", json), ("r.txt", text)]
        .iter()
        .map(|(name, text)| import::open(&file(name, text), None).unwrap())
        .collect();
    for found in &found {
        is_sound(found);
        let goals = |column: C| of_clubs(&found.season, &[column]);
        let all: u32 = played().iter().map(|game| game.goals[0]).sum();
        assert_eq!(goals(C::HomeFor), u64::from(all));
        assert!(found.season.clubs.iter().all(|club| club.matches() == 6));
    }
    // The table counts shots: 12 matches of 14 and 11. JSON names scorers.
    assert_eq!(of_clubs(&found[0].season, &[C::Shots]), 12 * 25);
    let known = |found: &Imported| {
        found
            .season
            .players
            .iter()
            .filter(|player| player.name == "Ann Other")
            .count()
    };
    assert_eq!(known(&found[1]), 3);
    assert_eq!(known(&found[2]), 0);
}

#[test]
fn a_plain_table_makes_a_season() {
    let table = "Pos;Team;P;W;D;L;GF;GA;Pts\n1;Alder;6;4;1;1;12;5;13\n2;Birch;6;3;1;2;9;8;10\n\
                 3;Cedar;6;2;1;3;7;9;7\n4;Dogwood;6;1;1;4;5;11;4\n";
    let found = import::open(&file("t.csv", table), Some("Woods")).unwrap();
    is_sound(&found);
    let clubs = &found.season.clubs;
    assert_eq!(clubs[0].league, "Woods");
    assert_eq!(clubs[0].sum(&[C::HomeWon, C::AwayWon]), 4);
    assert_eq!(clubs[0].sum(&[C::HomeFor, C::AwayFor]), 12);
    assert_eq!(clubs[3].sum(&[C::HomeLost, C::AwayLost]), 4);
    assert!(clubs.iter().all(|club| club.matches() == 6));
    let wrong = import::open(&file("w.csv", table.replace(";12;", ";dozen;")), None);
    let wrong = wrong.unwrap_err().to_string();
    assert!(
        wrong.contains("line 2") && wrong.contains("`dozen`"),
        "{wrong}"
    );
}

/// Points are taken from results by goals, whatever the clubs are called.
#[test]
fn results_of_the_same_season_say_who_won() {
    let text = "= Two\n  Ash 2-0 (1-0) Beech\n  Beech 1-3 (0-0) Ash\n";
    let mut found = import::open(&file("two.txt", text), None).unwrap();
    let won =
        |found: &Imported, club: usize| found.season.clubs[club].sum(&[C::HomeWon, C::AwayWon]);
    assert_eq!((won(&found, 0), won(&found, 1)), (2, 0));
    for club in &mut found.season.clubs {
        (club.counts[C::HomeWon], club.counts[C::HomeLost]) = (0, 1);
        (club.counts[C::AwayWon], club.counts[C::AwayLost]) = (0, 1);
    }
    // Other clubs, or other goals: nothing is taken.
    assert!(!found.take_results(&played()));
    assert!(!found.take_results(&[]));
    assert_eq!(won(&found, 0), 0);
    let played = |home: &str, away: &str, goals| MatchWithResult {
        home: home.to_string(),
        away: away.to_string(),
        goals,
    };
    let same = [
        played("B. FC", "A. FC", [1, 3]),
        played("A. FC", "B. FC", [2, 0]),
    ];
    assert!(found.take_results(&same));
    assert_eq!((won(&found, 0), won(&found, 1)), (2, 0));
}

/// The real thing, where it is at hand.
#[test]
fn real_leagues_are_sound() {
    let Some(folder) = env::var_os("TOUCHLINE_DATA") else {
        eprintln!("skipped: set TOUCHLINE_DATA to a folder of statistics");
        return;
    };
    let events = PathBuf::from(folder).join("wyscout-2017-18");
    if !events.is_dir() {
        eprintln!("skipped: no event counts there");
        return;
    }
    let unsaid = import::open(&events, None);
    let leagues = match unsaid {
        Err(error) => error.to_string(),
        Ok(_) => "--league: ".to_string(),
    };
    let leagues = leagues
        .split("--league: ")
        .nth(1)
        .unwrap_or_default()
        .to_string();
    for league in leagues.split(", ").filter(|league| !league.is_empty()) {
        is_sound(&import::open(&events, Some(league)).unwrap());
    }
}
