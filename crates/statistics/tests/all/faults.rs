//! Every fault of the reader in a row, with its file, its line, what is wrong and what to do.

use crate::kit::{after, files, only};

#[test]
fn the_first_line_says_what_a_file_is() {
    let plain = files(1, 4);
    let faults = statistics::read(&plain.players, &plain.players).unwrap_err();
    let expected = "clubs.csv, line 1: the first line is `touchline season-players 1` \
                    (it must be `touchline season-clubs 1`)";
    assert_eq!(faults.to_string(), expected);
    let faults = statistics::check_players("").unwrap_err();
    assert_eq!(
        faults.to_string(),
        "line 1: the first line is `` (it must be `touchline season-players 1`)"
    );
}

#[test]
fn a_header_is_needed() {
    let faults = statistics::check_clubs("touchline season-clubs 1\n# nothing\n\n").unwrap_err();
    assert!(
        faults
            .to_string()
            .contains("no line with the names of the columns (take the one of")
    );
}

#[test]
fn columns_are_known_there_and_once() {
    only(
        &after(|spoilt| spoilt.players.drop("minutes")),
        "players.csv, line 3: the column minutes is missing (add it: minutes, 90 for a whole match)",
    );
    let faults = after(|spoilt| {
        spoilt.players.cells[0][8] = "apearances".to_string();
        spoilt.players.cells[0][9] = "shoe size".to_string();
        let crosses = spoilt.players.column("crosses");
        spoilt.players.cells[0][crosses] = "goals".to_string();
    });
    assert_eq!(
        faults,
        [
            "players.csv, line 3: there is no column `apearances` (write `appearances`, or take it out)",
            "players.csv, line 3: there is no column `shoe size` (take it out; docs/statistics.md lists the columns)",
            "players.csv, line 3: the column goals is there twice (take one out)",
            "players.csv, line 3: the column appearances is missing (add it: matches he took part in)",
            "players.csv, line 3: the column starts is missing (add it: matches he began)",
        ]
    );
}

#[test]
fn rows_have_a_value_for_each_column() {
    let short = after(|spoilt| drop(spoilt.clubs.cells[2].pop()));
    assert!(
        short[0].starts_with("clubs.csv, line 5: 40 values under 41 columns (give each column"),
        "{short:?}"
    );
    let long = after(|spoilt| spoilt.clubs.cells[2].push("7".to_string()));
    assert!(
        long[0].starts_with("clubs.csv, line 5: 42 values under 41 columns"),
        "{long:?}"
    );
}

#[test]
fn numbers_are_whole() {
    for wrong in [
        "three",
        "-1",
        "2.5",
        "1 000",
        "4000000000",
        "99999999999999999999",
    ] {
        let expected = format!(
            "players.csv, line 7: fouls is `{wrong}` (write a whole number from 0 to 1000000, without dots or blanks)"
        );
        only(
            &after(|spoilt| spoilt.players.set(4, "fouls", wrong)),
            &expected,
        );
    }
}

#[test]
fn all_faults_come_at_once() {
    let faults = after(|spoilt| {
        spoilt.clubs.set(1, "short", "LONG");
        spoilt.clubs.set(2, "corners", "x");
        spoilt.players.set(1, "foot", "wooden");
        spoilt.players.set(9, "goals", "y");
    });
    assert_eq!(faults.len(), 4, "{faults:?}");
}

#[test]
fn clubs_are_named() {
    let faults = after(|spoilt| spoilt.clubs.set(3, "name", ""));
    only(&faults, "clubs.csv, line 6: name is empty (fill it in)");
    let faults = after(|spoilt| spoilt.clubs.set(3, "short", "ab"));
    only(
        &faults,
        "clubs.csv, line 6: short is `ab` (write three letters)",
    );
    let faults = after(|spoilt| spoilt.clubs.set(3, "id", "Real Club"));
    assert_eq!(
        faults[0],
        "clubs.csv, line 6: id is `Real Club` (use lower-case letters, digits and hyphens)"
    );
    let faults = after(|spoilt| spoilt.clubs.set(3, "formation", "4-4-3"));
    let expected = "clubs.csv, line 6: formation is `4-4-3` (write defenders, midfielders and forwards, ten together, as 4-4-2)";
    only(&faults, expected);
}

#[test]
fn a_club_is_there_once() {
    let faults = after(|spoilt| {
        let first = spoilt.clubs.get(1, "id").to_string();
        spoilt.clubs.set(2, "id", first);
    });
    assert!(
        faults[0].starts_with("clubs.csv, line 5: the club "),
        "{faults:?}"
    );
    assert!(
        faults[0].ends_with("is there twice, in line 4 too (change one of them or take it out)"),
        "{faults:?}"
    );
}

#[test]
fn players_are_described() {
    for (column, wrong, cure) in [
        (
            "positions",
            "GK/DF",
            "write GK, or some of DF, MF, FW as DF/MF",
        ),
        (
            "positions",
            "DF/DF",
            "write GK, or some of DF, MF, FW as DF/MF",
        ),
        (
            "positions",
            "LB",
            "write GK, or some of DF, MF, FW as DF/MF",
        ),
        ("role", "SW", "write one of GK, CB, FB, DM, CM, AM, WG, ST"),
        ("foot", "wooden", "write right, left or both"),
        ("age", "12", "write years, from 15 to 50"),
        ("height", "1.80", "write centimetres, from 150 to 220"),
        ("number", "0", "write a whole number from 1 to 99"),
    ] {
        let expected = format!("players.csv, line 8: {column} is `{wrong}` ({cure})");
        only(
            &after(|spoilt| spoilt.players.set(5, column, wrong)),
            &expected,
        );
    }
    for column in ["name", "number"] {
        let expected = format!("players.csv, line 8: {column} is empty (fill it in)");
        only(
            &after(|spoilt| spoilt.players.set(5, column, "")),
            &expected,
        );
    }
}

#[test]
fn names_and_numbers_are_there_once_in_a_club() {
    let faults = after(|spoilt| {
        spoilt.players.set(4, "name", "John Doe");
        spoilt.players.set(6, "name", "John Doe");
    });
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(
        faults[0].starts_with("players.csv, line 9: John Doe of "),
        "{faults:?}"
    );
    assert!(faults[0].contains("twice, in line 7 too"), "{faults:?}");
    let faults = after(|spoilt| {
        spoilt
            .players
            .set(6, "number", spoilt.players.get(4, "number").to_string());
    });
    assert!(
        faults[0].starts_with("players.csv, line 9: number "),
        "{faults:?}"
    );
}

#[test]
fn players_belong_to_a_club_of_the_season() {
    let faults = after(|spoilt| {
        spoilt.players.set(4, "name", "John Doe");
        spoilt.players.set(4, "club", "elsewhere");
    });
    let expected = "players.csv, line 7: John Doe: there is no club elsewhere (add it to clubs.csv, or correct the id)";
    assert!(faults.contains(&expected.to_string()), "{faults:?}");
}
