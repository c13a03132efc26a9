//! `touchline check` on everything that spoils a set of cards: each kind of fault with its
//! file, its line, what is wrong and what to do about it.

use std::fs;

use crate::kit::{Folder, top};

/// A chart whose lines are easily counted.
const CHART: &str = "\
touchline team-chart 1
team, harbour, Harbour, HAR
control, 60
shoot, 41
foul on, 52/57
fouled, 73
assist, 80
own goal, 14
penalty kick, 31/78
ejection, 25
player, Adair, 1-60, 40, 1-60, 30, 1-60, 1-60, 1-60, 1-60
player, Boone, 61-100, 36, 61-100, 26, 61-100, 61-100, 61-100, 61-100
keeper, Ives, 1-80, 73
keeper, Jolly, 81-100, 66
";

fn data(name: &str) -> String {
    fs::read_to_string(top().join("data").join(name)).unwrap()
}

/// Checks a file or a folder: there must be a finding with this file and line, these
/// words, and a cure.
fn finds(folder: &Folder, checked: &str, file: &str, line: usize, what: &str, cure: &str) {
    let path = folder.file(checked);
    let ran = folder.run(&["check", path.to_str().unwrap()]);
    assert_eq!(ran.status, 1, "{what}: {}", ran.out);
    let place = format!("{file}:{line}: ");
    let found = ran.out.lines().any(|finding| {
        let cured = finding
            .split_once(" (")
            .is_some_and(|(_, rest)| rest.contains(cure));
        finding.contains(&place) && finding.contains(what) && cured && finding.ends_with(')')
    });
    assert!(found, "{place}{what} ({cure}) is not among\n{}", ran.out);
}

/// Goes through cases: a text with something replaced, checked.
fn spoil(folder: &Folder, file: &str, text: &str, cases: &str) {
    for case in cases.lines() {
        let cells: Vec<&str> = case.split('|').map(str::trim).collect();
        let [change, line, what, cure] = cells[..] else {
            panic!("{case}");
        };
        let (from, to) = change.split_once("=>").unwrap();
        let [from, to] = [from, to].map(|text| text.trim().replace("\\n", "\n"));
        let text = changed(text, &from, &to);
        folder.write(file, &text);
        let found = || text.lines().position(|at| at.starts_with(line));
        let line = line.parse().unwrap_or_else(|_| 1 + found().unwrap());
        finds(folder, file, file, line, what, cure);
    }
}

/// A text with something in it replaced, which must be there.
fn changed(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

/// What is replaced by what, the line (or how it begins) of the finding, what it says, its cure.
const OF_CHARTS: &str = "\
team-chart 1 => team-chart 9 | 1 | the first line is | it must be `touchline team-chart 1`
team, harbour, Harbour, HAR\\n =>  | 2 | `control` before any team | begin with team
team, harbour, Harbour, HAR => team, harbour, Harbour | 2 | 3 values instead of 4 | write team, ID
harbour, => Har bour, | 2 | `Har bour` is no id | lower-case letters
harbour, Harbour, => harbour, , | 2 | the team has no name | add it
Harbour, HAR => Harbour, HARB | 2 | `HARB` does not have three letters | write three
control, 60\\n =>  | 2 | harbour has no line control | add it
control, 60 => control, 101 | 3 | control of harbour is `101` | from 0 to 100
control, 60 => control, sixty | 3 | control of harbour is `sixty` | from 0 to 100
shoot, 41 => shoot, 41\\nshoot, 41 | 5 | shoot of harbour is there twice | write it once
shoot, 41 => shoot, 60 | 2 | do not rise | SHOOT <= first FOUL ON
52/57 => 57/52 | 2 | do not rise | SHOOT <= first FOUL ON
52/57 => 52 | 5 | foul on of harbour is `` | from 0 to 99
assist, 80 => assist, 200 | 7 | assist of harbour is `200` | from 0 to 199
assist, 80 => assist, 80, 90 | 7 | assist of harbour has 2 values | write one
own goal, 14 => own gaol, 14 | 8 | `own gaol` is no line | a line is team, player
player, Adair, 1-60, 40 => player; Adair; 1-60; 40 | 11 | is no line | write commas
player, Adair, 1-60, 40 => player, Adair, 1-60 | 11 | 8 values instead of 9 | write player, name, SHT
Adair, 1-60, 40 => Adair, 1-59, 40 | 2 | column SHT of harbour says nothing of 1 numbers | every number from 1 to 100
Adair, 1-60, 40 => Adair, 1-61, 40 | 12 | column SHT of harbour has 61 twice; it stands in line 11 too | give each number one
Adair, 1-60, 40 => Adair, 60-1, 40 | 11 | `60-1` are no numbers of column SHT | a range as 2-5
Adair, 1-60, 40 => Adair, 01. Jan, 40 | 11 | `01. Jan` are no numbers | a range as 2-5
Adair, 1-60, 40 => Adair, 1–60, 40 | 11 | are no numbers of column SHT | a range as 2-5
Adair, 1-60, 40 => Adair, 1-60, 140 | 11 | OG of Adair is `140` | from 0 to 100
1-60, 30, => 1-60, 3.5, | 11 | G% of Adair is `3.5` | from 0 to 100
player, Boone => player, Adair | 12 | the player Adair is there twice | a name of his own
player, Boone, => player, , | 12 | a player without a name | a name of his own
keeper, Jolly, 81-100, 66 => keeper, Jolly, 81-100 | 14 | a keeper with 2 values | write keeper, name
keeper, Jolly, 81-100 => keeper, Jolly, 80-100 | 14 | column FACED of harbour has 80 twice | one reading
keeper, Jolly, 81-100 => keeper, Jolly, - | 2 | column FACED of harbour says nothing of 20 numbers | every number
keeper, Jolly => keeper, Ives | 14 | the keeper Ives is there twice | a name of his own
81-100, 66 => 81-100, 666 | 14 | SAVE of Jolly is `666` | from 0 to 100
81-100, 66\\n => 81-100, 66\\nteam, harbour, Harbour, HAR\\n | 15 | team `harbour` is there twice, in line 2 too | an id of its own
";

#[test]
fn faults_of_team_charts() {
    let folder = Folder::new();
    spoil(&folder, "teams.txt", CHART, OF_CHARTS);
    // Nobody plays, nobody keeps: every column says so.
    let nobody: Vec<&str> = CHART.lines().take(10).collect();
    folder.write("teams.txt", nobody.join("\n"));
    for column in ["SHT", "G", "FOUL", "FOULED", "CARD", "A", "FACED"] {
        let what = format!("column {column} of harbour says nothing of 100 numbers");
        finds(&folder, "teams.txt", "teams.txt", 2, &what, "every number");
    }
}

/// The same for cards.
const OF_THE_DECK: &str = "\
zone-deck 1 => zone-dock 1 | 1 | nobody knows what this file is | touchline KIND 1
\\n3, 3, AA, -1, +1 CTL => \\n3, 3, AA, -1 | 3, 3, | 4 values instead of 5 | write card, number
\\n3, 3, AA => \\n0, 3, AA | 0, 3, | `0` is no card | from 1 to 101
\\n3, 3, AA => \\n2, 3, AA | 2, 3, | card 2 is there twice | write it once
\\n3, 3, AA => \\n3, 2, AA | 3, 2, | number 2 is there twice | write it once
\\n3, 3, AA => \\n3, 101, AA | 3, 101, | the number is `101` | 1 to 100, or X
\\n3, 3, AA => \\n3, 3, BB | 3, 3, | the A reading is `BB` | write AA or -1
\\n3, 3, AA, -1, => \\n3, 3, AA, +2, | 3, 3, | the M reading is `+2` | write -1, 0 or +1
\\n3, 3, AA, -1, +1 CTL => \\n3, 3, AA, -1, -1 CTL | 3, 3, | the D reading is `-1 CTL` | write 0, +1 or +2
\\n3, 3, AA, -1, => \\n3, 3, AA, -1 FOUL, | 3, 3, | the M reading is `-1 FOUL` | FOUL behind it
\\n3, 3, AA, -1, +1 CTL =>  | 101, | card 3 is missing | 101 cards
";

#[test]
fn faults_of_the_deck() {
    let deck = data("action-deck/standard.deck");
    spoil(&Folder::new(), "own.deck", &deck, OF_THE_DECK);
}

/// The same for extra charts.
const OF_EXTRA_CHARTS: &str = "\
saves, 1-50,   other D, held => saves, 1-50, other D | saves, 1-50 | 3 values instead of 4 | write chart, numbers
saves, 1-50, => saves, 1-51, | saves, 51-64 | saves has 51 twice | one reading
saves, 91-95, => saves, 92-95, | saves, 99-100 | saves says nothing of 1 numbers between 91 and 91 | every number
saves, 91-95, => safes, 91-95, | safes, 91-95 | there is no chart `safes` | the charts are
saves, 91-95,  shoot => saves, 91-95,  goal | saves, 91-95 | `goal` is no result of the chart saves | write shoot
saves, 91-95,  shoot => saves, 91-95,  possible penalty | saves, 91-95 | `possible penalty` is no result | only on the free-kick chart
saves, 91-95, => saves, 91-195, | saves, 91-195 | `91-195` are no numbers of saves | from 1 to 100
added time, 96-100, 4, => added time, 96-100, 5, | added time, 96-100 | `5` minutes are added | from 0 to 4
";

#[test]
fn faults_of_the_extra_charts() {
    let charts = data("action-deck/standard.charts");
    spoil(&Folder::new(), "own.charts", &charts, OF_EXTRA_CHARTS);
}

/// The bundled season with a cell changed: the file, the row (0 is the header), the column.
fn spoilt(folder: &Folder, file: &str, row: usize, column: &str, value: &str) -> String {
    let mut lines: Vec<String> = data(&format!("league/{file}"))
        .lines()
        .map(str::to_string)
        .collect();
    let at = lines[2].split(',').position(|name| name == column).unwrap();
    let mut cells: Vec<&str> = lines[2 + row].split(',').collect();
    let before = cells[at].to_string();
    cells[at] = value;
    lines[2 + row] = cells.join(",");
    let other = if file == "clubs.csv" {
        "players.csv"
    } else {
        "clubs.csv"
    };
    folder.write(&format!("season/{file}"), lines.join("\n") + "\n");
    folder.write(&format!("season/{other}"), data(&format!("league/{other}")));
    before
}

/// File, row (0 is the header), column, what is written there, what is found, its cure.
const OF_SEASONS: &str = "\
clubs.csv | 0 | fouls | foulz | there is no column `foulz` | write `fouls`
clubs.csv | 0 | fouls | shots | the column shots is there twice | take one out
players.csv | 0 | minutes | minutes played | the column minutes is missing | add it
clubs.csv | 1 | id | Candle worth | id is `Candle worth` | lower-case letters
clubs.csv | 2 | id | candleworth | the club candleworth is there twice, in line 4 too | take it out
clubs.csv | 1 | name |  | name is empty | fill it in
clubs.csv | 1 | short | CANDLE | short is `CANDLE` | three letters
clubs.csv | 1 | formation | 4-4-4 | formation is `4-4-4` | ten together
clubs.csv | 1 | yellows | 3,5 | values under 41 columns | give each column
clubs.csv | 1 | yellows | many | yellows is `many` | a whole number
clubs.csv | 1 | shots | 400 | shots of the club 400, of its players 391 | correct one of them
players.csv | 5 | goals | -1 | goals is `-1` | a whole number
players.csv | 5 | positions | GK/DF | positions is `GK/DF` | write GK, or some of
players.csv | 5 | number | 100 | number is `100` | from 1 to 99
players.csv | 5 | on_target | 999 | on_target is 999, more than shots 5 | correct one of them
players.csv | 5 | minutes | 9999 | 9999 minutes in 27 appearances | at most 90 a match
players.csv | 5 | club | elsewhere | there is no club elsewhere | add it to clubs.csv
";

#[test]
fn faults_of_season_statistics() {
    let (clubs, players) = ("clubs.csv", "players.csv");
    let folder = Folder::new();
    for case in OF_SEASONS.lines() {
        let cells: Vec<&str> = case.split('|').map(str::trim).collect();
        let [file, row, column, value, what, cure] = cells[..] else {
            panic!("{case}");
        };
        let row: usize = row.parse().unwrap();
        spoilt(&folder, file, row, column, value);
        finds(&folder, "season", file, 3 + row, what, cure);
    }
    // What one club does another suffers: no row is to blame, so the line of the names is.
    spoilt(&folder, clubs, 1, "shots", "400");
    let what = "over the league shots is 9423 and shots_against is 9414";
    finds(&folder, "season", clubs, 3, what, "correct one of them");
    // A name twice is found in the second row of the two.
    let first = spoilt(&folder, players, 5, "name", "x");
    spoilt(&folder, players, 6, "name", &first);
    finds(
        &folder,
        "season",
        players,
        9,
        "twice, in line 8 too",
        "change one",
    );
    // A club without a keeper has no line-up.
    let text = data("league/players.csv");
    let keeper = |line: &&str| !(line.starts_with("candleworth,") && line.contains(",GK,"));
    let kept: Vec<&str> = text.lines().filter(keeper).collect();
    folder.write("season/players.csv", kept.join("\n") + "\n");
    folder.write("season/clubs.csv", data("league/clubs.csv"));
    finds(
        &folder,
        "season",
        clubs,
        4,
        "candleworth has no goalkeeper",
        "write GK",
    );
}

#[test]
fn faults_of_encoding() {
    let folder = Folder::new();
    // Latin-1: an e with an accent is a byte of its own.
    let latin: Vec<u8> = changed(CHART, "Boone", "Bo\u{1}ne")
        .bytes()
        .map(|byte| if byte == 1 { 0xe9 } else { byte })
        .collect();
    folder.write("latin.txt", latin);
    finds(
        &folder,
        "latin.txt",
        "latin.txt",
        12,
        "no UTF-8 text",
        "save the file as UTF-8",
    );
    // UTF-16.
    let wide: Vec<u8> = CHART.encode_utf16().flat_map(u16::to_le_bytes).collect();
    folder.write("wide.txt", [&[0xff, 0xfe][..], &wide].concat());
    finds(
        &folder,
        "wide.txt",
        "wide.txt",
        1,
        "no UTF-8 text",
        "save the file as UTF-8",
    );
    folder.write("season/clubs.csv", b"touchline season-clubs 1\n# \xe9\n");
    folder.write("season/players.csv", data("league/players.csv"));
    finds(
        &folder,
        "season",
        "clubs.csv",
        2,
        "no UTF-8 text",
        "save the file as UTF-8",
    );
    // What spreadsheets and other systems do to a file is read all the same.
    for (name, text) in [
        ("mark.txt", format!("\u{feff}{CHART}")),
        ("windows.txt", CHART.replace('\n', "\r\n")),
        ("old.txt", CHART.replace('\n', "\r")),
        ("spaces.txt", CHART.replace('\n', "   \n\n")),
    ] {
        folder.write(name, text);
        let checked = folder
            .run(&["check", folder.file(name).to_str().unwrap()])
            .fine();
        assert!(checked.contains("1 team charts"), "{name}: {checked}");
    }
}

/// A folder is checked as a whole: every file in it that is ours, and one with the other.
#[test]
fn folders_are_checked_as_a_whole() {
    let folder = Folder::new();
    folder.write("set/a.txt", CHART);
    folder.write("set/notes.md", "not ours");
    folder.write("set/own.deck", data("action-deck/standard.deck"));
    let set = folder.file("set");
    let fine = folder.run(&["check", set.to_str().unwrap()]).fine();
    assert!(fine.contains("a.txt: 1 team charts"), "{fine}");
    assert!(fine.contains("own.deck: the deck"), "{fine}");
    folder.write("set/b.txt", CHART);
    finds(
        &folder,
        "set",
        "b.txt",
        2,
        "team `harbour` stands in",
        "an id of its own",
    );
    folder.write(
        "set/own.deck",
        changed(&data("action-deck/standard.deck"), "\n1, 1,", "\n1, 2,"),
    );
    let ran = folder.run(&["check", set.to_str().unwrap()]);
    assert!(ran.out.contains("own.deck:"), "{}", ran.out);
    assert!(ran.out.contains("b.txt:2:"), "{}", ran.out);
}
