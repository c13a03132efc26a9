//! Charts, tables, cards and records: what is bundled, and what is refused.

use offense_charts::{Cards, ChartKey, Charts, ClubRecord, LineUp, Nations, Outcome, Tables};
use tabletop::{Card, Faults};

use crate::kit::{CHARTS, DECK, TABLES};

#[test]
fn there_are_74_charts_with_every_number() {
    // OC-1.3
    // OC-1.4
    let names: Vec<String> = ChartKey::all().map(|key| key.to_string()).collect();
    assert_eq!(names.len(), 74);
    assert_eq!(names[..7], ["1", "2", "3", "4", "5", "6L", "6H"]);
    assert_eq!(names[51..55], ["29L", "29H", "30", "31"]);
    assert_eq!(names[73], "50");
    let charts = Charts::parse(CHARTS).unwrap();
    assert_eq!(charts.missing(ChartKey::all()).0, []);
    for key in ChartKey::all() {
        assert_eq!(ChartKey::named(&key.to_string()), Some(key));
        assert_eq!(ChartKey::of_rate(key.rate2()), key);
    }
}

#[test]
fn every_reading_is_written_as_it_is_read() {
    // OC-3.2
    // OC-11.3
    for text in [
        "GOAL",
        "SHOT",
        "CORNER KICK:SHOT HIGH",
        "DFK:SHOT WIDE LEFT",
        "CORNER KICK:SHOT WIDE RIGHT",
        "SHOT DEFLECTED",
        "DFK:SHOT HITS POST",
        "SHOT HITS CROSSBAR",
        "GOAL MOUTH BLOCK",
        "DFK:GOAL BLOCK",
        "CORNER KICK",
        "DFK",
        "OFFSIDE",
        "FOUL",
        "YELLOW CARD (TIME WASTING)",
        "YELLOW CARD (PUSHING) RED ON 7",
        "RED CARD (FOUL LANGUAGE)",
        "INJURY 5",
        "THUNDERSTORM",
        "OWN GOAL",
        "X",
    ] {
        assert_eq!(Outcome::parse(text).unwrap().to_string(), text);
    }
    for text in [
        "",
        "THROW-IN",
        "CORNER KICK:OFFSIDE",
        "DFK:DFK",
        "THROW-IN:SHOT",
        "INJURY 0",
        "INJURY",
        "YELLOW CARD",
        "YELLOW CARD (SPITTING)",
        "YELLOW CARD (PUSHING) RED ON 21",
        "RED CARD (PUSHING) RED ON 7",
    ] {
        assert_eq!(Outcome::parse(text), None, "{text}");
    }
}

#[test]
fn the_deck_has_every_number_as_often_as_it_should() {
    // OC-1.7
    // OC-1.8
    let cards = Cards::parse(DECK).unwrap();
    let mut tops = [0; 101];
    let mut middles = [0; 21];
    let mut bottoms = [0; 101];
    for card in 1..=100 {
        let face = cards.face(Card(card));
        tops[usize::from(face.top)] += 1;
        middles[usize::from(face.middle)] += 1;
        bottoms[usize::from(face.bottom)] += 1;
    }
    assert_eq!(tops[1..], [1; 100]);
    assert_eq!(middles[1..], [5; 20]);
    assert_eq!(bottoms[1..], [1; 100]);
}

/// The faults of a text as one.
fn faults<T>(read: Result<T, Faults>) -> String {
    read.map(|_| ()).unwrap_err().to_string()
}

#[test]
fn all_faults_of_charts_come_at_once() {
    let text =
        "touchline charts 1\n6, 1, GOAL\n7L, 1-50, GOALS\n7L, 40-101, X\n8L, 1-99, X\n8L, 99, X\n";
    let found = faults(Charts::parse(text));
    for part in [
        "line 2: there is no chart `6`",
        "line 3: `GOALS` is no reading",
        "line 4: `40-101` are no numbers of chart 7L",
        "line 6: chart 8L has 99 twice; it stands in line 5 too",
        "chart 8L says nothing of 1 numbers between 100 and 100",
    ] {
        assert!(found.contains(part), "{part}: {found}");
    }
    assert!(faults(Charts::parse("touchline grid 1\n")).contains("touchline charts 1"));
}

#[test]
fn all_faults_of_tables_come_at_once() {
    let text = TABLES
        .replace(
            "loose ball, 1-12, ATTACKING TEAM SHOOTS",
            "loose ball, 1-12, OFFSIDE",
        )
        .replace("weather, 1-98, NONE", "weather, 1-98, RAIN")
        .replace("added time, 1-5, 0", "extra, 1-5, 0")
        .replace("players goals, 1-3, 2", "players goals, 1-3, 12");
    let found = faults(Tables::parse(&text));
    for part in [
        "`OFFSIDE` is nothing on the table loose ball",
        "`RAIN` is nothing on the table weather",
        "there is no table `extra`",
        "`12` is nothing on the table players goals",
        "the table loose ball says nothing of 12 numbers between 1 and 12",
    ] {
        assert!(found.contains(part), "{part}: {found}");
    }
}

#[test]
fn all_faults_of_a_deck_come_at_once() {
    let text = DECK
        .replacen("\n1, ", "\n2, ", 1)
        .replacen(", 20, ", ", 21, ", 1);
    let found = faults(Cards::parse(&text));
    assert!(found.contains("card 2 stands on too many cards"), "{found}");
    assert!(found.contains("middle is `21`"), "{found}");
    let short: String = DECK
        .lines()
        .take(60)
        .map(|line| format!("{line}\n"))
        .collect();
    assert!(faults(Cards::parse(&short)).contains("card 100 stands on 0 cards"));
}

#[test]
fn all_faults_of_records_come_at_once() {
    let text = "touchline ratings 1\nBig, , BG, X, 0, *, 1x, 2, 3, 4, 100, 21\na, A, AAA, X, 1, 1, *, *, 1, *, *, 1\na, A, AAA, X, 1, 1, *, *, 1, *, *, 1\n";
    let found = faults(ClubRecord::parse_all(text));
    for part in [
        "`Big` is no id",
        "the club has no name",
        "the short name `BG`",
        "tier is `0`",
        "O neutral is `*`",
        "O home is `1x`",
        "D away is `100`",
        "X is `21`",
        "line 4: `a` is there twice",
    ] {
        assert!(found.contains(part), "{part}: {found}");
    }
    let one = ClubRecord::parse_one("touchline ratings 1\na, A, AAA, X, 2, 1, *, 3, 4, 5, *, 6\n");
    assert_eq!(
        one.unwrap().to_string(),
        "a, A, AAA, X, 2, 1, *, 3, 4, 5, *, 6"
    );
    assert!(faults(Nations::parse("touchline nations 1\nA, 51\nA, 1\n")).contains("twice"));
}

#[test]
fn line_ups_have_names_and_numbers_of_their_own() {
    // OC-9.4
    // OC-13.1
    let tables = Tables::parse(TABLES).unwrap();
    let text = "touchline line-up 1\n1, Keeper Jones, 1-50,\n9, Nine, 51-100,\n";
    let line_up = LineUp::parse(text, &tables).unwrap();
    use offense_charts::players::Column;
    assert_eq!(line_up.player(1), "Keeper Jones");
    assert_eq!(line_up.player(2), "the right back");
    assert_eq!(line_up.column(Column::Fouls).at(50), 1);
    assert_eq!(line_up.column(Column::Fouls).at(51), 9);
    // The right column was left out: it is the usual one.
    assert_eq!(line_up.column(Column::Goals).at(75), 11);
    let names = ["Ash".to_string(), "Birch".to_string()];
    let written = LineUp::parse(&LineUp::document(&names), &tables).unwrap();
    assert_eq!(written.player(1), "Ash");
    assert_eq!(written.player(2), "Birch");
    assert_eq!(written.column(Column::Goals).at(75), 11);
    let found = faults(LineUp::parse(
        "touchline line-up 1\n12, A, ,\n1, A, 1-5,\n",
        &tables,
    ));
    assert!(found.contains("`12` is no position"), "{found}");
    assert!(
        found.contains("the column fouls says nothing of 95 numbers"),
        "{found}"
    );
}
