//! Injuries.

use inside_the_net::Injuries;
use tabletop::Side;

use crate::kit::{INJURIES, Match, Onward, Papers, table, table_of};

/// A yellow card for a foul on H6, with injuries and the automatic rule.
fn hurt(lines: &str, script: &str) -> Match {
    let rules = Papers::new().rules("cards=unlimited injuries=true extras_per_sub=false");
    table_of(rules)
        .start(lines)
        .play(&format!("f6v5 7/15 {script}"))
        .on()
}

#[test]
fn the_chart() {
    // ITN-INJ.8
    let chart = Injuries::parse(INJURIES).unwrap();
    // Column totals A to J, as the rules give them for a check.
    let totals: Vec<u32> = (0..10)
        .map(|column| {
            (1..=20)
                .map(|roll| u32::from(chart.matches(roll, column)))
                .sum()
        })
        .collect();
    assert_eq!(totals, [20, 38, 58, 76, 100, 115, 135, 153, 173, 191]);
    assert_eq!(
        (
            chart.matches(14, 2),
            chart.matches(20, 9),
            chart.matches(1, 9)
        ),
        (4, 20, 0)
    );
    let faults = Injuries::parse(&INJURIES.replace("\n14, ", "\n13, "))
        .unwrap_err()
        .to_string();
    assert!(
        faults.contains("`13` is no roll, or there twice"),
        "{faults}"
    );
    let faults = Injuries::parse(&INJURIES.replace("\n1, 0, ", "\n1, x, ")).unwrap_err();
    assert!(
        faults.to_string().contains("column A is no number"),
        "{faults}"
    );
}

#[test]
fn rate_and_letter() {
    // ITN-INJ.1 ITN-INJ.4 ITN-INJ.5
    // 2/C: hurt at a blue up to 2; 14 in column C is 4 matches, 1 is none.
    let four = hurt("", "u2 u14");
    four.tells([
        "injury check home H6 2 of 2 yes",
        "injured home H6 14 misses 4",
    ]);
    let stats = four.stats(Side::Home, "H6");
    assert_eq!((stats.injuries, stats.matches_missed), (1, 4));
    hurt("", "u1 u1").tells(["injured home H6 1 misses 0"]);
    let fine = hurt("", "u3");
    fine.tells(["injury check home H6 3 of 2 no"])
        .does_not_tell("injured");
}

#[test]
fn the_fouled_man() {
    // ITN-INJ.2
    for (zone, black) in [("DEF", 6), ("MID", 7), ("OFF", 4)] {
        let at = |lines: &str, white: u8| {
            let start = table("injuries=true").start(&format!("zone: {zone} | {lines}"));
            start.play(&format!("f6v5 {black}/{white}"))
        };
        assert_eq!(at("", 15).asked(), "blue");
        assert_eq!(at("", 20).asked(), "blue");
        let plain = at("", 10);
        assert_ne!(plain.asked(), "blue");
        // A second yellow card that is not given is no card.
        let waived = at("away booked: A5", 15).play("u20");
        assert_ne!(waived.asked(), "blue");
        let given = at("away booked: A5", 15).play("u5 u2 u1");
        given.tells(["injured home H6 1 misses 0"]);
    }
}

#[test]
fn the_man_who_fouls() {
    // ITN-INJ.3
    // His own rate: 9, where the attacker's is 2.
    let papers = Papers::new().replace("Foul 1-3", "Foul 1*-3").replace(
        "A5, MF, LINE 5, OFF 55, END 6, INJ 2/C",
        "A5, MF, LINE 5, OFF 55, END 6, INJ 9/A",
    );
    let played = papers
        .table("injuries=true")
        .start("")
        .play("f6v5 3/1 u9 u20");
    played.tells([
        "injury check away A5 9 of 9 yes",
        "injured away A5 20 misses 2",
    ]);
}

#[test]
fn he_is_replaced_at_once() {
    // ITN-INJ.6
    let replaced = hurt("", "u1 u14");
    replaced.tells([
        "halt foul",
        "extra +30 2",
        "substitution home H13 for H6 windows 2",
        "hrec MID 12",
        "ball home MID free kick",
    ]);
    // A window opened at this stoppage serves for an automatic change too.
    let both = hurt("period: second half", "u1 u14 4/4 u1");
    both.tells([
        "substitution home H13 for H6 windows 2",
        "substitution home H11 for H4 windows 2",
    ]);
    // A coach chooses who comes on, and may go on changing.
    let start = table("injuries=true").start("").play("f6v5 7/15 u1 u14");
    assert_eq!(start.menu(), ["number 13", "number 14"]);
    let chosen = start.play("home:number-14 home:change home:spot-1 home:number-11");
    chosen.state("home windows: 2 | home substitutes used: 2");
}

#[test]
fn nobody_can_come_on() {
    // ITN-INJ.7
    // 10, a point for A5's marker, a man of home less: 10.
    for lines in ["home windows: 0", "home bench: H11, H15"] {
        let empty = hurt(lines, "u1 u14");
        empty
            .tells(["not replaced home H6", "hrec MID 10"])
            .does_not_tell("substitution");
        empty.state("home line-up: H1, H2, H3, H4, H5, -, H7, H8, H9, H10");
        empty.play("f6v5").ball("away MID");
    }
}
