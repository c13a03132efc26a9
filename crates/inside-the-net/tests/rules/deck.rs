//! The action cards: who is named, how often.

use inside_the_net::{Cards, OnBall, Zone, deck::CARDS};
use tabletop::Card;

use crate::kit::{Onward, Papers, STANDARD, deck, table};

fn counts(zone: Zone) -> ([u32; 10], [u32; 10]) {
    let cards = Cards::parse(STANDARD).unwrap();
    let (mut attacking, mut defending) = ([0; 10], [0; 10]);
    for card in 1..=CARDS as u8 {
        let section = cards.section(zone, Card(card));
        match section.attacker {
            OnBall::Spot(spot) => attacking[usize::from(spot)] += 2,
            OnBall::High(low, high) => {
                attacking[usize::from(low)] += 1;
                attacking[usize::from(high)] += 1;
            }
        }
        defending[usize::from(section.defender)] += 1;
    }
    (attacking.map(|twice| twice / 2), defending)
}

#[test]
fn everybody_is_named_as_often_as_he_should_be() {
    // ITN-FAC.1 ITN-FAC.3 ITN-FAC.4 ITN-FAC.5
    let up = [6, 7, 9, 10, 11, 11, 12, 13, 14, 15];
    let down = [15, 14, 13, 12, 11, 11, 10, 9, 7, 6];
    let even = [10, 11, 11, 11, 11, 11, 11, 11, 11, 10];
    assert_eq!(up.iter().sum::<u32>(), 108);
    assert_eq!(counts(Zone::Def), (down, up));
    assert_eq!(counts(Zone::Mid), (even, even));
    assert_eq!(counts(Zone::Off), (up, down));
}

#[test]
fn the_section_is_the_zone_of_the_ball() {
    // ITN-FAC.2
    // Card 5 of this deck has another pair in each zone; the first number is a spot of
    // the side on the ball, the second one of the other.
    let mut papers = Papers::new();
    papers.deck = deck(&[]).replace("\n5, 1v5, 1v5, 1v5\n", "\n5, 2v9, 6v7, 10v3\n");
    let play = |start: &str, card: &str, expected: &str| {
        let played = papers.table("").start(start).play(card);
        assert!(
            played
                .told()
                .iter()
                .any(|event| event.starts_with(expected))
        );
    };
    play("zone: DEF", "f2v9 3/7", "action home H2");
    play("zone: MID", "f6v7 3/7", "action home H6");
    play("zone: OFF | ball: away", "f10v3 2/7", "action away A10");
    let played = papers
        .table("")
        .start("zone: OFF | ball: away")
        .play("f10v3 2/7");
    played.tells(["stop home H3 Tkl"]);
}

#[test]
fn high_is_the_better_of_two() {
    // ITN-FAC.6 ITN-FAC.7
    let off = |lines: &str| table("").start(&format!("zone: OFF | {lines}"));
    // H10 has 60, H9 has 59.
    off("")
        .play("fH9/10v3 6/9")
        .tells(["action home H10 Swch 6 9"]);
    // Equals: the higher spot.
    let equal = Papers::new().replace("LINE 10, OFF 60", "LINE 10, OFF 59");
    let played = equal.table("").start("zone: OFF").play("fH9/10v3 6/9");
    played.tells(["action home H10 Swch 6 9"]);
    let higher = Papers::new().replace("LINE 10, OFF 60", "LINE 10, OFF 58.9");
    let played = higher.table("").start("zone: OFF").play("fH9/10v3 6/9");
    played.tells(["action home H9 Swch 6 9"]);
    // One spot is empty, or both.
    off("home sent off: H10")
        .play("fH9/10v3 6/9")
        .tells(["action home H9 Swch 6 9"]);
    off("home sent off: H9")
        .play("fH9/10v3 6/9")
        .tells(["action home H10 Swch 6 9"]);
    off("home sent off: H9, H10")
        .play("fH9/10v3")
        .ball("away DEF");
}

#[test]
fn high_stands_in_off_only() {
    let cards = Cards::parse(STANDARD).unwrap();
    for card in 1..=CARDS as u8 {
        for zone in [Zone::Def, Zone::Mid] {
            let section = cards.section(zone, Card(card));
            assert!(matches!(section.attacker, OnBall::Spot(_)));
        }
    }
    let wrong = STANDARD.replacen("3v8, ", "H2/3v8, ", 1);
    let faults = Cards::parse(&wrong).unwrap_err().to_string();
    assert!(faults.contains("HIGH stands in OFF only"), "{faults}");
}

#[test]
fn a_deck_lists_all_its_faults() {
    let first = "1, 3v8, 1v8s7, 4v9";
    assert!(STANDARD.contains(first));
    for (line, part) in [
        ("1, 3v8, 1v8s7", "3 values instead of 4"),
        ("109, 3v8, 1v8s7, 4v9", "`109` is no card"),
        ("2, 3v8, 1v8s7, 4v9", "too (write it once)"),
        ("1, 3v11, 1v8s7, 4v9", "the DEF section is `3v11`"),
        ("1, 3v8, 0v8, 4v9", "the MID section is `0v8`"),
        ("1, 3v8, 1v8s0, 4v9", "the MID section is `1v8s0`"),
        ("1, 3v8, 1v8, H10/9v9", "the OFF section is `H10/9v9`"),
        ("1, 3v8, 1v8, H9/9v9", "the OFF section is `H9/9v9`"),
        (
            "1, 4v8, 1v8s7, 4v9",
            "spot 3 attacks 12 times in DEF (it must be 13)",
        ),
        (
            "1, 3v7, 1v8s7, 4v9",
            "spot 8 defends 12 times in DEF (it must be 13)",
        ),
        ("1, 3v8, 1v8s7, H3/5v9", "HIGH 3/5 stands on 1 cards"),
        (
            "1, 3v8, 1v8s7, H3/5v9",
            "spot 3 attacks 9 and a half times in OFF (it must be 9)",
        ),
    ] {
        let faults = Cards::parse(&STANDARD.replacen(first, line, 1)).unwrap_err();
        assert!(faults.to_string().contains(part), "{line}: {faults}");
    }
    let missing = STANDARD.replacen(&format!("{first}\n"), "", 1);
    let faults = Cards::parse(&missing).unwrap_err().to_string();
    assert!(faults.contains("card 1 is missing"), "{faults}");
}

#[test]
fn an_open_card_reads_high_in_another_way() {
    // ITN-FAC.8
    // H3 has the highest OFF of all: an OPEN HIGH goes to him, not to H9 or H10.
    let best = Papers::new().replace("H3, DF, LINE 3, OFF 53", "H3, DF, LINE 3, OFF 99");
    let played = best
        .table("")
        .start("next: open | from: H6")
        .play("fH9/10v3 11/1");
    played.tells(["shot check home H3 11 of 10 no"]);
}

#[test]
fn a_section_may_have_a_sos_number() {
    // ITN-FAC.9
    let cards = Cards::parse(STANDARD).unwrap();
    let numbers: Vec<u8> = (1..=108)
        .map(|card| cards.section(Zone::Mid, Card(card)).sos)
        .collect();
    assert_eq!(numbers.iter().filter(|sos| **sos > 0).count(), 24);
}
