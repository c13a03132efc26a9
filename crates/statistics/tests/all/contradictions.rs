//! Every fault of the reader between rows: squads, sums, leagues.

use crate::kit::{Grid, Spoilt, after, files, only, row_with};

#[test]
fn a_club_can_put_out_a_team() {
    let first = |spoilt: &Spoilt| spoilt.clubs.get(1, "id").to_string();
    let faults = after(|spoilt| {
        let club = first(spoilt);
        let rows: Vec<usize> = (1..spoilt.players.cells.len())
            .filter(|&row| spoilt.players.get(row, "club") == club)
            .collect();
        rows.iter()
            .skip(15)
            .rev()
            .for_each(|&row| drop(spoilt.players.cells.remove(row)));
    });
    assert!(faults[0].starts_with("clubs.csv, line 4: "), "{faults:?}");
    assert!(
        faults[0].ends_with("has 15 players (give it at least 16 in players.csv)"),
        "{faults:?}"
    );

    let faults = after(|spoilt| {
        for row in 1..spoilt.players.cells.len() {
            if spoilt.players.get(row, "club") == first(spoilt)
                && spoilt.players.get(row, "positions") == "GK"
            {
                spoilt.players.set(row, "positions", "DF");
            }
        }
    });
    assert!(
        faults[0].ends_with("has no goalkeeper (write GK under positions)"),
        "{faults:?}"
    );
    assert!(
        faults
            .iter()
            .any(|fault| fault.contains("is no keeper and has")),
        "{faults:?}"
    );

    let faults = after(|spoilt| {
        for row in 1..spoilt.players.cells.len() {
            if spoilt.players.get(row, "club") == first(spoilt)
                && spoilt.players.get(row, "positions") != "GK"
            {
                spoilt.players.set(row, "positions", "DF");
            }
        }
    });
    assert!(
        faults[0].contains(" has 0 MF for its formation "),
        "{faults:?}"
    );
    assert!(
        faults[1].contains(" has 0 FW for its formation "),
        "{faults:?}"
    );
}

#[test]
fn only_a_keeper_keeps() {
    let faults = after(|spoilt| {
        spoilt.players.set(5, "name", "John Doe");
        spoilt.players.set(5, "claims", 3);
    });
    only(
        &faults,
        "players.csv, line 8: John Doe is no keeper and has 3 claims (write 0, or GK under positions)",
    );
}

#[test]
fn a_season_has_so_many_matches_and_minutes() {
    let faults = after(|spoilt| {
        spoilt.players.set(5, "name", "John Doe");
        spoilt.players.set(5, "appearances", 7);
    });
    assert!(faults[0].starts_with("clubs.csv, line 4: "), "{faults:?}");
    let found = faults.iter().any(|fault| {
        fault.starts_with("players.csv, line 8: John Doe: 7 appearances in 6 matches of ")
    });
    assert!(found, "{faults:?}");

    let faults = after(|spoilt| {
        spoilt.players.set(5, "name", "John Doe");
        spoilt.players.set(5, "appearances", 2);
        spoilt.players.set(5, "starts", 2);
        spoilt.players.set(5, "finished", 0);
        spoilt.players.set(5, "subbed_off", 0);
        spoilt.players.set(5, "minutes", 181);
    });
    only(
        &faults,
        "players.csv, line 8: John Doe: 181 minutes in 2 appearances (count at most 90 a match)",
    );

    let faults = after(|spoilt| {
        spoilt.players.add(2, "appearances", 1);
        spoilt.players.add(2, "minutes", 90);
    });
    assert!(
        faults
            .iter()
            .any(|fault| fault.contains(": minutes of the club ")),
        "{faults:?}"
    );
    let faults = after(|spoilt| {
        spoilt.clubs.drop("minutes_short");
        spoilt.players.add(2, "appearances", 1);
        spoilt.players.add(2, "minutes", 90);
    });
    assert!(
        faults
            .iter()
            .any(|fault| fault.contains(": minutes of the club 5940, of its players ")),
        "{faults:?}"
    );
}

#[test]
fn a_row_does_not_contradict_itself() {
    for (less, more) in [
        ("starts", "appearances"),
        ("on_target", "shots"),
        ("goals", "on_target"),
        ("penalty_goals", "penalties"),
        ("crosses_good", "crosses"),
        ("air_duels_won", "air_duels"),
        ("tackles_def", "challenges_def"),
    ] {
        let faults = after(|spoilt| {
            spoilt.players.set(5, "name", "John Doe");
            let more: i64 = spoilt.players.get(5, more).parse().unwrap();
            spoilt.players.set(5, less, more + 1);
        });
        let expected = format!("players.csv, line 8: John Doe: {less} is ");
        let found = |fault: &String| {
            fault.starts_with(&expected) && fault.contains(&format!("more than {more} "))
        };
        assert!(faults.iter().any(found), "{faults:?}");
    }
    let faults = after(|spoilt| spoilt.players.add(5, "fouls_mid", 1));
    assert!(
        faults[0].contains("fouls_def + fouls_mid + fouls_off is "),
        "{faults:?}"
    );
    let faults = after(|spoilt| {
        spoilt.players.set(5, "name", "John Doe");
        spoilt.players.set(5, "yellows", 1);
        spoilt.players.set(5, "second_yellows", 1);
    });
    only(
        &faults,
        "players.csv, line 8: John Doe: 1 second_yellows with 1 yellows (count both cards of a match among the yellows)",
    );
}

#[test]
fn a_club_does_not_contradict_itself() {
    let faults = after(|spoilt| spoilt.clubs.set(2, "possession_home", 1001));
    assert!(
        faults[0].contains("possession_home is 1001 (write at most 1000)"),
        "{faults:?}"
    );
    let faults = after(|spoilt| spoilt.clubs.set(2, "on_target_against", 999));
    assert!(
        faults[0].contains("on_target_against is 999, more than shots_against "),
        "{faults:?}"
    );
    let faults = after(|spoilt| {
        for column in [
            "home_won",
            "home_drawn",
            "home_lost",
            "away_won",
            "away_drawn",
            "away_lost",
        ] {
            spoilt.clubs.set(2, column, 0);
        }
    });
    assert!(
        faults[0].ends_with("has played no match (fill in what it won, drew and lost)"),
        "{faults:?}"
    );
}

#[test]
fn a_club_is_the_sum_of_its_players() {
    for (column, what) in [
        ("home_goals_for", "goals"),
        ("own_goals_for", "goals"),
        ("away_goals_against", "conceded"),
        ("shots", "shots"),
        ("assists", "assists"),
        ("corners", "corners"),
        ("yellows", "yellows"),
        ("reds", "reds"),
        ("saves", "saves"),
        ("own_goals", "own_goals"),
        ("penalties_against", "penalties_faced"),
        ("home_drawn", "starts"),
    ] {
        let faults = after(|spoilt| spoilt.clubs.add(2, column, 1));
        let expected = format!(": {what} of the club ");
        let found = |fault: &String| {
            fault.starts_with("clubs.csv, line 5: ")
                && fault.contains(&expected)
                && fault.contains(", of its players ")
        };
        assert!(faults.iter().any(found), "{column}: {faults:?}");
    }
    let faults = after(|spoilt| {
        spoilt
            .players
            .add(row_with(spoilt, "subbed_off"), "subbed_off", -1);
    });
    assert!(
        faults
            .iter()
            .any(|fault| fault.contains(": substitutes of the club ")),
        "{faults:?}"
    );
}

#[test]
fn a_league_balances() {
    // One club won what no other lost.
    let faults = after(|spoilt| {
        let row = (1..5)
            .find(|&row| spoilt.clubs.get(row, "home_lost") != "0")
            .unwrap();
        spoilt.clubs.add(row, "home_won", 1);
        spoilt.clubs.add(row, "home_lost", -1);
    });
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert!(
        faults[0].starts_with("clubs.csv, line 3: over the league home_won is "),
        "{faults:?}"
    );
    assert!(
        faults[0].ends_with("(what one club does another suffers: correct one of them)"),
        "{faults:?}"
    );
    let faults = after(|spoilt| spoilt.clubs.add(2, "possession_home", 60));
    assert!(
        faults[0].ends_with("(the average of both must be 500)"),
        "{faults:?}"
    );
    let faults = after(|spoilt| {
        spoilt.players.add(5, "duels_mid", 1);
    });
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(
        faults[0].starts_with("players.csv, line 3: over the league duels_mid is "),
        "{faults:?}"
    );
    // A file by itself is looked at as far as it goes.
    let mut clubs = Grid::new(&files(1, 4).clubs);
    clubs.add(1, "fouled", 1);
    let faults = statistics::check_clubs(&clubs.text())
        .unwrap_err()
        .to_string();
    assert!(faults.contains("over the league fouls is "), "{faults}");
}
