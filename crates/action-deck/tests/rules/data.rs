//! Cards, charts and team charts as they are written.

use std::collections::BTreeMap;

use action_deck::{ActionDeck, Cards, Charts, Column, TeamChart};
use tabletop::{Card, Faults};

use crate::kit::{CHARTS, DECK, HARBOUR, LEAGUE, VALLEY, changed, rules};

fn faults<T>(read: Result<T, Faults>) -> String {
    read.err().expect("a fault").to_string()
}

#[test]
fn the_deck_has_the_counts_of_the_rules() {
    // AD-2.1
    // AD-2.2
    let cards = Cards::parse(DECK).unwrap();
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    let mut numbers = Vec::new();
    for card in (1..=101).map(Card) {
        let face = cards.face(card);
        numbers.extend(face.number);
        for reading in [
            format!("A {}", face.attack_text()),
            format!("M {}", face.midfield),
            format!("D {}", face.defence),
        ] {
            *counts.entry(reading).or_default() += 1;
        }
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=100).collect::<Vec<u8>>());
    let x = cards.face(cards.x_card());
    assert_eq!((x.number, x.attack_text()), (None, "AA"));
    assert_eq!(
        (x.midfield.to_string(), x.defence.to_string()),
        ("0".into(), "+1".into())
    );
    let expected = [
        ("A -1", 30),
        ("A AA", 71),
        ("D +1", 28),
        ("D +1 CTL", 33),
        ("D +1 FOUL", 5),
        ("D +2", 6),
        ("D +2 CTL", 11),
        ("D 0", 8),
        ("D 0 CTL", 7),
        ("D 0 FOUL", 3),
        ("M +1", 15),
        ("M +1 CTL", 25),
        ("M +1 FOUL", 8),
        ("M -1", 12),
        ("M -1 CTL", 5),
        ("M 0", 12),
        ("M 0 CTL", 18),
        ("M 0 FOUL", 6),
    ];
    let expected = expected.map(|(name, count)| (name.to_string(), count));
    assert_eq!(counts, BTreeMap::from(expected));
}

#[test]
fn all_faults_of_a_deck_are_named() {
    // AD-2.1
    // AD-5.5
    // AD-10.1
    let wrong = DECK
        .replace("\n1, 1, AA, +1 CTL, +1 CTL\n", "\n1, 2, BB, +2, -1\n")
        .replace("\n101, X,", "\n102, Y,");
    let text = faults(Cards::parse(&wrong));
    for part in [
        "A reading is `BB`",
        "M reading is `+2`",
        "D reading is `-1`",
        "`102`",
        "`Y`",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(text.contains("number 2 is there twice"), "{text}");
    let short = DECK.replace("\n7, 7,", "\n# 7, 7,");
    let text = faults(Cards::parse(&short));
    assert!(text.contains("card 7 is missing") && text.contains("number 7 is missing"));
    assert!(faults(Cards::parse("")).contains("touchline zone-deck 1"));
}

#[test]
fn all_faults_of_the_charts_are_named() {
    // AD-3.1
    let wrong = CHARTS
        .replace("corner, 91-100, other M", "corner, 90-100, other X")
        .replace("saves, 1-50,   other D", "saves, 2-50,   possible penalty")
        .replace("added time, 96-100, 4", "added time, 96-100, 5");
    let text = faults(Charts::parse(&wrong));
    for part in ["`other X`", "`possible penalty`", "`5` minutes"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn a_chart_is_read_as_it_is_written() {
    // AD-1.1
    // AD-1.2
    // AD-1.14
    let chart = TeamChart::parse_one(HARBOUR).unwrap();
    assert_eq!(
        (chart.name.as_str(), chart.ratings.control),
        ("Harbour", 60)
    );
    let ratings = chart.ratings;
    assert_eq!(
        (ratings.assist, ratings.own_goal, ratings.ejection),
        (80, 14, 25)
    );
    assert_eq!((ratings.penalty_awarded, ratings.penalty_scored), (31, 78));
    assert_eq!((chart.players.len(), chart.keepers.len()), (8, 2));
    assert_eq!(chart.player_at(Column::Shot, 30), 0);
    assert_eq!(chart.player_at(Column::Shot, 31), 1);
    // Written again it is the same.
    assert_eq!(TeamChart::parse_one(&chart.document()).unwrap(), chart);
    for chart in TeamChart::parse_all(LEAGUE).unwrap() {
        assert_eq!(TeamChart::parse_one(&chart.document()).unwrap(), chart);
    }
}

#[test]
fn all_faults_of_a_chart_are_named() {
    // AD-1.3
    // AD-1.16
    // AD-12.5
    for (from, to, part) in [
        ("shoot, 41", "shoot, 53", "do not rise"),
        ("foul on, 52/57", "foul on, 58/57", "do not rise"),
        ("fouled, 73", "fouled, 56", "do not rise"),
        ("fouled, 73", "fouled, 100", "0 to 99"),
        ("foul on, 52/57", "foul on, 52", "foul on"),
        ("assist, 80", "assist, 200", "0 to 199"),
        ("control, 60", "control, 101", "0 to 100"),
        ("own goal, 14", "own gaol, 14", "own gaol"),
        ("ejection, 25", "ejection, 25\nejection, 25", "twice"),
        (
            "Adair, 1-30, 40",
            "Adair, 1-29, 40",
            "says nothing of 1 numbers",
        ),
        ("Adair, 1-30, 40", "Adair, 1-31, 40", "twice"),
        ("Adair, 1-30, 40", "Adair, 1-30, 101", "OG of Adair"),
        ("player, Boone", "player, Adair", "Adair"),
        ("keeper, Ives, 1-80", "keeper, Ives, 1-79", "FACED"),
        (
            "team, harbour, Harbour, HAR",
            "team, Harbour, Harbour, HARB",
            "no id",
        ),
    ] {
        let text = faults(TeamChart::parse_one(&changed(HARBOUR, from, to)));
        assert!(text.contains(part), "{to}: {text}");
    }
    // Both limits may be equal: nobody is ever booked, or everybody.
    for foul_on in ["57/57", "41/57", "41/41"] {
        let to = format!("foul on, {foul_on}");
        TeamChart::parse_one(&changed(HARBOUR, "foul on, 52/57", &to)).unwrap();
    }
    let both = format!(
        "{HARBOUR}{}",
        VALLEY.replace("touchline team-chart 1\n", "")
    );
    assert_eq!(TeamChart::parse_all(&both).unwrap().len(), 2);
    assert!(faults(TeamChart::parse_one(&both)).contains("2 team charts"));
}

#[test]
fn faults_name_their_document() {
    let document = |name: &str| match name {
        "charts" => Some(CHARTS),
        "home" => Some(HARBOUR),
        _ => None,
    };
    let text = faults(ActionDeck::from_documents(document, &["wrong=1"]));
    for part in ["deck: ", "away: ", "wrong"] {
        assert!(text.contains(part), "{text}");
    }
}

#[test]
fn the_usual_keeper_has_the_widest_range() {
    assert_eq!(rules("").team_charts().home.usual_keeper(), 0);
    let chart = changed(HARBOUR, "keeper, Ives, 1-80", "keeper, Ives, 1-20");
    let chart = changed(&chart, "keeper, Jolly, 81-100", "keeper, Jolly, 21-100");
    assert_eq!(TeamChart::parse_one(&chart).unwrap().usual_keeper(), 1);
}
