//! Faults of files from elsewhere: each small file, and what is said of it.

use std::fmt::Write as _;

use statistics::{
    ClubCount as C,
    import::{self, Imported, wyscout},
    results,
};

use crate::{
    imports::{events, file, is_sound},
    kit::{Grid, files, league},
};

const CLUBS: [&str; 4] = [
    "1. FC Köln",
    "1. FSV Mainz 05",
    "1899 Hoffenheim",
    "Hannover 96",
];

/// Everybody at home and away, a line each as `line` writes it: number, home, away, goals.
fn matches(line: impl Fn(usize, &str, &str, [usize; 2]) -> String) -> String {
    let mut text = String::new();
    for home in CLUBS {
        for away in CLUBS.into_iter().filter(|away| *away != home) {
            let at = text.lines().count();
            writeln!(text, "{}", line(at, home, away, [at % 3, at % 2])).unwrap();
        }
    }
    text
}

/// A table with a name in each match as it is.
fn csv(head: &str, ends: &str) -> String {
    let rows = matches(|_, home, away, goals| format!("{home},{away},{},{}", goals[0], goals[1]));
    format!("{head}\n{rows}").replace('\n', ends)
}

fn open(name: &str, bytes: impl AsRef<[u8]>) -> Result<Imported, String> {
    import::open(&file(name, bytes), None).map_err(|error| {
        let text = error.to_string();
        // Without the folder of the test.
        let at = text.find(name).unwrap_or_default();
        text[at..].to_string()
    })
}

fn names(found: &Imported) -> Vec<&str> {
    let mut names: Vec<&str> = found
        .season
        .clubs
        .iter()
        .map(|club| club.name.as_str())
        .collect();
    names.sort_unstable();
    names
}

/// Numbers that begin a name stay, times and days before it go, whichever lines have them.
#[test]
fn clubs_of_a_text_are_not_split_by_numbers_and_times() {
    let before = [
        "",
        "15.30  ",
        "20:30 ",
        "(7) ",
        "Sat Aug/17 15:30  ",
        "18:30 UTC+1 ",
        "[20:30] ",
        "8:30pm ",
        "20.30 Uhr ",
        "2024-08-17 20:30 ",
        "17.8. 15.30 ",
        "20h45 ",
    ];
    let text = matches(|at, home, away, [scored, allowed]| match at % 3 {
        0 => format!("  {}{home}  {scored}-{allowed} (0-0)  {away}", before[at]),
        1 => format!("  {}{home} v {away}  {scored}-{allowed} (0-0)", before[at]),
        _ => format!("  {}{home}   {scored}:{allowed}  {away}", before[at]),
    });
    for title in [
        "= Deutsche Bundesliga 2024/25\n\n1. Spieltag\n",
        "",
        "Eine Liga\n\n",
    ] {
        let found = open("liga.txt", format!("{title}{text}")).unwrap();
        assert_eq!(names(&found), CLUBS, "{title}");
        assert!(found.warnings.is_empty(), "{:?}", found.warnings);
        is_sound(&found);
    }
    // A time behind a match that is to come is no score; extra time and shoot-outs are no names.
    let text = "= Cup\nAsh 1-1 (0-0) Beech\nCedar v Dogwood 20:30\nElm 2-1 a.e.t. (1-1, 0-0) Fir\n\
                Gum v Holly  5-4 pen. 2-2 a.e.t. (1-1)\n";
    let played = results::read(text).unwrap().played;
    let told: Vec<_> = played
        .iter()
        .map(|one| (one.home.as_str(), one.away.as_str(), one.goals))
        .collect();
    assert_eq!(
        told,
        [
            ("Ash", "Beech", [1, 1]),
            ("Elm", "Fir", [2, 1]),
            ("Gum", "Holly", [2, 2])
        ]
    );
}

/// Men sent off are those of the columns HR and AR, at once or for a second yellow card.
#[test]
fn red_cards_are_those_of_the_table() {
    let rows = matches(|at, home, away, [scored, allowed]| {
        format!(
            "{home},{away},{scored},{allowed},3,2,{},{}",
            at % 2,
            usize::from(at == 0)
        )
    });
    let text = format!("HomeTeam,AwayTeam,FTHG,FTAG,HY,AY,HR,AR\n{rows}");
    let found = open("cards.csv", &text).unwrap();
    is_sound(&found);
    // Köln plays at home in matches 0, 1 and 2; the visitors of match 0 are Mainz, who are hosts in
    // 3, 4 and 5; Hoffenheim in 6, 7, 8; Hannover in 9, 10, 11. Odd ones have a red card for hosts.
    let reds: Vec<u64> = { found.season.clubs.iter() }
        .map(|club| club.sum(&[C::Reds, C::SecondYellows]))
        .collect();
    assert_eq!(reds, [1, 3, 1, 2]);
    let told: Vec<String> = found.estimated.iter().map(ToString::to_string).collect();
    let told = told.join("\n");
    assert!(
        told.contains("estimated: second_yellows: nine of 19 who were sent off"),
        "{told}"
    );
    assert!(!told.contains("reds"), "{told}");
    let without = open("no-cards.csv", text.replace("HR,AR", "x,y")).unwrap();
    let told: Vec<String> = without.estimated.iter().map(ToString::to_string).collect();
    let line = "estimated: reds, second_yellows: 0.05 and 0.045 a match".to_string();
    assert!(told.contains(&line), "{told:?}");
}

/// A man who is not in the file does not make own goals of his.
#[test]
fn a_scorer_who_is_missing_is_missed() {
    let season = league(5, 4);
    let (players, teams) = events(&season);
    let best = season
        .players
        .iter()
        .max_by_key(|man| man.counts[statistics::PlayerCount::Goals]);
    let best = best.unwrap();
    let elsewhere = players.replacen(&format!(",{},", best.club), ",Elsewhere,", 1);
    let faults = wyscout::read(&elsewhere, &teams, "AAA").unwrap_err();
    let told = "there is no team `Elsewhere` among those of `AAA` (correct it, or add the team)";
    assert!(faults.to_string().ends_with(told), "{faults}");
    let goals = best.counts[statistics::PlayerCount::Goals];
    assert!(goals > 3, "{goals}");
    let less: String = { players.lines() }
        .filter(|line| !line.contains(&format!(",{},", best.name)))
        .map(|line| format!("{line}\n"))
        .collect();
    let faults = wyscout::read(&less, &teams, "AAA").unwrap_err().to_string();
    let own: u32 = season
        .clubs
        .iter()
        .map(|club| club.counts[C::OwnGoals])
        .sum();
    let expected = format!(
        "{} goals have no scorer, and there are {own} own goals",
        own + goals
    );
    assert!(faults.starts_with(&expected), "{faults}");
    assert!(faults.ends_with("(add the scorers who are missing, or correct their goals or clubs)"));
    // Where the file of teams says what its players scored, each goal is looked for.
    let mut rows = teams.lines();
    let mut said = format!("{},goal\n", rows.next().unwrap());
    for (row, club) in rows.zip(&season.clubs) {
        let men = season.players_of(&club.id);
        let scored: u32 = men
            .map(|man| man.counts[statistics::PlayerCount::Goals])
            .sum();
        writeln!(said, "{row},{scored}").unwrap();
    }
    wyscout::read(&players, &said, "AAA").unwrap();
    let faults = wyscout::read(&less, &said, "AAA").unwrap_err();
    assert_eq!(faults.0.len(), 1, "{faults}");
    assert!(
        faults
            .to_string()
            .contains("of them by its players, its players here "),
        "{faults}"
    );
}

/// A list that names scorers names them all.
#[test]
fn scorers_are_as_many_as_goals() {
    let list = |away: &str| {
        format!(
            r#"{{"matches": [
            {{"team1": "Ulm", "team2": "Bonn", "score": {{"ft": [1, 1], "et": [2, 1]}},
             "goals1": [{{"name": "Ash"}}, {{"name": "Ash"}}], "goals2": [{{"name": "Box", "owngoal": true}}]}},
            {{"team1": "Bonn", "team2": "Ulm", "score": {{"ft": [0, 1]}}, "goals1": [], "goals2": [{away}]}},
            {{"team1": "Bonn", "team2": "Ulm", "score": {{"ft": [3, 1]}}}}]}}"#
        )
    };
    let found = open("scorers.json", list(r#"{"name": "Ash"}"#)).unwrap();
    assert_eq!(found.warnings, []);
    let found = open("scorers.json", list(r#"{"name": "Ash"}, {"name": "Elm"}"#)).unwrap();
    assert_eq!(
        found.warnings[0].to_string(),
        "not all matches name as many scorers as goals, the first is Bonn against Ulm (correct \
         `goals1`, `goals2` or `score`)"
    );
}

#[test]
fn a_club_misspelt_once_is_no_club_of_its_own() {
    let text = csv("HomeTeam,AwayTeam,FTHG,FTAG", "\n").replacen("Hannover 96", "Hanover 96", 1);
    assert_eq!(
        open("spelt.csv", text).unwrap_err(),
        "spelt.csv: line 4: `Hanover 96` (1 match) and `Hannover 96` (5 matches) may be one club under \
         two names (write `Hannover 96`, if so)"
    );
    let table = "Team,W,D,L,GF,GA\nAlder,4,1,1,12,5\nBirch,3,1,2,9,8\nCedar,2,1,3,7,9\nDogwood,1,1,3,5,11\n\
                 Dogwod,0,0,1,0,2\n";
    assert_eq!(
        open("plain.csv", table).unwrap_err(),
        "plain.csv: line 6: `Dogwod` (1 match) and `Dogwood` (5 matches) may be one club under two names \
         (write `Dogwood`, if so)"
    );
    // Another name altogether.
    let text = csv("HomeTeam,AwayTeam,FTHG,FTAG", "\n").replacen("Hannover 96", "The Reds", 1);
    assert_eq!(
        open("few.csv", text).unwrap_err(),
        "few.csv: line 4: The Reds has 1 match, the others 6 (write it as in its other matches, add those \
         that are missing, or leave it out)"
    );
}

#[test]
fn unequal_matches_are_told() {
    let text = csv("HomeTeam,AwayTeam,FTHG,FTAG", "\n");
    let (less, _) = text.trim_end().rsplit_once('\n').unwrap();
    let found = open("short.csv", less).unwrap();
    let told: Vec<String> = found.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "the clubs do not have equally many matches: most have 6, but 1899 Hoffenheim 5, Hannover 96 5 \
             (add the matches that are missing; if the season is not over, all is well)"
        ]
    );
}

/// A table of our own with a club under two names, or with far too few matches.
#[test]
fn own_tables_are_doubted_too() {
    let plain = files(1, 6);
    let mut clubs = Grid::new(&plain.clubs);
    let first = clubs.get(1, "name").to_string();
    clubs.set(2, "name", format!("{first}s"));
    for column in [
        "home_won",
        "home_drawn",
        "home_lost",
        "away_won",
        "away_drawn",
        "away_lost",
    ] {
        clubs.set(2, column, 0);
    }
    clubs.set(2, "home_won", 1);
    let faults = statistics::check_clubs(&clubs.text())
        .unwrap_err()
        .to_string();
    let expected = format!(
        "line 5: `{first}s` (1 match) and `{first}` (10 matches) may be one club under two names (write \
         `{first}`, if so)"
    );
    assert!(faults.contains(&expected), "{faults}");
}

#[test]
fn any_usual_header_is_understood() {
    let plain = open("plain-header.csv", csv("HomeTeam,AwayTeam,FTHG,FTAG", "\n")).unwrap();
    for head in [
        "Home,Away,HG,AG",
        "home_team,away_team,home_score,away_score",
        "HOMETEAM,AWAYTEAM,FTHG,FTAG",
        "Home Team,Away Team,Home Goals,Away Goals",
        "team1,team2,score1,score2",
        "Heim,Gast,heim_tore,gast_tore",
    ] {
        for mark in [",", ";", "\t"] {
            for decimals in ["", ".0"] {
                let rows = matches(|_, home, away, [scored, allowed]| {
                    format!("{home},{away},{scored}{decimals},{allowed}{decimals}")
                });
                let text = format!("\u{feff}{head}\n{rows}").replace(',', mark);
                let found =
                    open("header.csv", &text).unwrap_or_else(|error| panic!("{text}\n{error}"));
                assert_eq!(names(&found), names(&plain), "{head}");
                for (one, other) in found.season.clubs.iter().zip(&plain.season.clubs) {
                    assert_eq!(one.counts, other.counts, "{head}");
                }
            }
        }
    }
    let scores =
        matches(|_, home, away, goals| format!("{home}\t{away}\t{} - {}", goals[0], goals[1]));
    let found = open("scores.csv", format!("Home\tAway\tScore\n{scores}")).unwrap();
    assert_eq!(found.season.clubs[0].counts, plain.season.clubs[0].counts);
}

#[test]
fn files_of_spreadsheets_are_read_in_any_letters() {
    let text = csv("Home;Away;HG;AG", "\r\n").replace(',', ";");
    let western: Vec<u8> = text.chars().map(|letter| letter as u8).collect();
    let units: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for bytes in [
        text.clone().into_bytes(),
        western,
        [vec![0xff, 0xfe], units].concat(),
    ] {
        let found = open("letters.csv", bytes).unwrap();
        assert_eq!(names(&found), CLUBS);
        assert_eq!(found.season.clubs[0].id, "1-fc-koln");
    }
}

#[test]
fn faults_name_the_columns_that_were_found() {
    assert_eq!(
        open("columns.csv", "Home,Away,Crowd\nUlm,Bonn,3\n").unwrap_err(),
        "columns.csv: line 1: there is no column FTHG; the columns found are `Home`, `Away`, `Crowd` (name \
         it FTHG or hg or homegoals or homescore)\nline 1: there is no column FTAG; the columns found are \
         `Home`, `Away`, `Crowd` (name it FTAG or ag or awaygoals or awayscore)"
    );
    assert_eq!(
        open("nothing.csv", "x,y,z\n1,2,3\n").unwrap_err(),
        "nothing.csv: line 1: this is neither a list of matches nor a table of a league; the columns found \
         are `x`, `y`, `z` (matches need HomeTeam, AwayTeam, FTHG and FTAG; a table needs Team, Won, Drawn, \
         Lost, GF and GA; text needs lines like `Home FC 2-1 Away FC`)"
    );
    assert_eq!(
        open("table.csv", "Club;W;D;L;Scored\nUlm;1;0;0;2\n").unwrap_err(),
        "table.csv: line 1: there is no column with goals against; the columns found are `Club`, `W`, `D`, \
         `L`, `Scored` (name it ga or against or a)"
    );
}

/// Lines are counted as an editor counts them, whatever ends them.
#[test]
fn faults_name_their_lines_whatever_ends_them() {
    for ends in ["\n", "\r\n"] {
        let text = csv("HomeTeam,AwayTeam,FTHG,FTAG", ends);
        let lines: Vec<String> = text.lines().map(str::to_string).collect();
        let wrong = |at: usize, line: &str| {
            let mut lines = lines.clone();
            lines[at - 1] = line.to_string();
            open("lines.csv", lines.join(ends)).unwrap_err()
        };
        for at in [2, 3, 9, lines.len()] {
            let expected = format!(
                "lines.csv: line {at}: `two` in column FTHG is no number of goals (write a whole number, or \
                 leave both empty if the match was not played)"
            );
            assert_eq!(
                wrong(at, "1. FC Köln,Hannover 96,two,1"),
                expected,
                "{ends:?}"
            );
        }
        let table = [
            "Team;W;D;L;GF;GA",
            "Alder;1;0;1;3;2",
            "Birch;one;0;1;2;3",
            "",
        ]
        .join(ends);
        assert_eq!(
            open("table-lines.csv", table).unwrap_err(),
            "table-lines.csv: line 3: `one` is no number of won (write a whole number)"
        );
        let plain = files(1, 4);
        let mut clubs = Grid::new(&plain.clubs);
        clubs.set(2, "shots", "many");
        let text = clubs.text().replace('\n', ends);
        let faults = statistics::check_clubs(&text).unwrap_err();
        assert_eq!(faults.0[0].line, Some(5), "{ends:?} {faults}");
        let (players, teams) = events(&league(5, 4));
        let players = players.replacen(",DF,", ",XX,", 1);
        let at = players
            .lines()
            .position(|line| line.contains(",XX,"))
            .unwrap()
            + 1;
        let faults = wyscout::read(&players.replace('\n', ends), &teams, "AAA").unwrap_err();
        assert_eq!(faults.0[0].line, Some(at), "{ends:?}");
    }
}
