//! The attacking zone and the extra charts.

use crate::kit::{Match, table};

fn attack(options: &str) -> Match {
    table(options).start("zone: A | first draw: no")
}

#[test]
fn the_a_entry_is_a_retreat_or_a_look_at_the_chart() {
    // AD-10.1
    // AD-10.2
    // AD-10.4
    attack("")
        .play("A-1")
        .state("zone: M | ball: home | marks: 1 | next: zone");
    attack("").play("AAA").state("next: attack");
    // Whatever the number is, nobody stays with the ball in A without a foul.
    for (number, next) in [
        ("N1", "shooter"),
        ("N42", "fouling player holder"),
        ("N74", "zone"),
    ] {
        attack("")
            .play(&format!("AAA {number}"))
            .state(&format!("next: {next}"));
    }
}

#[test]
fn the_limits_of_the_aa_section() {
    // AD-1.12
    // AD-1.13
    // AD-10.3
    let next = |number: u8| {
        let played = attack("").play(&format!("AAA N{number}"));
        played.told().pop().unwrap()
    };
    assert_eq!(next(41), "attack home 41 shoot");
    assert_eq!(next(42), "attack home 42 foul on");
    assert_eq!(next(52), "attack home 52 foul on");
    assert_eq!(next(53), "attack home 53 foul on booked");
    assert_eq!(next(57), "attack home 57 foul on booked");
    assert_eq!(next(58), "attack home 58 fouled");
    assert_eq!(next(73), "attack home 73 fouled");
    assert_eq!(next(74), "possession away D");
    // The same limits on a foul check.
    let check = |number: u8| {
        let played = table("").start("").play(&format!("M0f N{number}"));
        played.told().pop().unwrap()
    };
    assert_eq!(check(41), "foul check home 41 no foul");
    assert_eq!(check(52), "foul check home 52 foul by holder");
    assert_eq!(check(57), "foul check home 57 foul by holder booked");
    assert_eq!(check(73), "foul check home 73 foul by other");
    assert_eq!(check(74), "foul check home 74 no foul");
}

/// Every line of a chart at both its ends: where play goes on.
fn chart(name: &str, lines: &[(u8, u8, &str)]) {
    let waiting = table("dfk_penalty=always").start(&format!(
        "zone: A | first draw: no | marks: 3 | next: chart {name}"
    ));
    for (low, high, expected) in lines {
        for number in [low, high] {
            waiting.play(&format!("N{number}")).state(expected);
        }
    }
}

const OTHER_D: &str = "ball: away | zone: D | marks: 4 | next: zone | first draw: yes";
const OTHER_M: &str = "ball: away | zone: M | marks: 4 | next: zone | first draw: yes";
const KEEP_A: &str = "ball: home | zone: A | marks: 3 | next: zone | first draw: no";
const KEEP_M: &str = "ball: home | zone: M | marks: 3 | next: zone | first draw: no";
const SHOOT: &str = "ball: home | marks: 3 | next: shooter";
const CORNER: &str = "ball: home | marks: 3 | next: chart corner";

#[test]
fn the_extra_charts() {
    // AD-3.1
    // AD-17.3
    chart(
        "shots not on goal",
        &[
            (1, 40, OTHER_D),
            (41, 48, OTHER_D),
            (49, 54, OTHER_M),
            (55, 90, CORNER),
            (91, 95, KEEP_M),
            (96, 98, KEEP_A),
            (99, 100, SHOOT),
        ],
    );
    chart(
        "saves",
        &[
            (1, 50, OTHER_D),
            (51, 64, OTHER_M),
            (65, 90, CORNER),
            (91, 95, SHOOT),
            (96, 98, KEEP_A),
            (99, 100, OTHER_M),
        ],
    );
    chart(
        "free kick",
        &[
            (1, 8, "next: taker"),
            (9, 37, SHOOT),
            (38, 50, CORNER),
            (51, 66, KEEP_A),
            (67, 74, KEEP_M),
            (75, 92, OTHER_D),
            (93, 100, OTHER_M),
        ],
    );
    chart(
        "corner",
        &[
            (1, 28, SHOOT),
            (29, 34, CORNER),
            (35, 44, KEEP_A),
            (45, 52, KEEP_M),
            (53, 90, OTHER_D),
            (91, 100, OTHER_M),
        ],
    );
}

#[test]
fn the_possible_penalty_of_the_chart() {
    // AD-16.4
    let free_kick = |options: &str| {
        let start = "zone: A | first draw: no | next: chart free kick";
        table(options).start(start).play("N8")
    };
    // Harbour's first number is 31.
    let checked = free_kick("");
    checked.state("next: penalty by chart");
    checked.play("N31").state("next: taker");
    checked.play("N32").state("next: shooter");
    free_kick("dfk_penalty=always").state("next: taker");
    free_kick("dfk_penalty=never").state("next: shooter");
}

#[test]
fn a_penalty_scored_and_missed() {
    // AD-1.15
    // AD-16.1
    // AD-16.2
    // AD-16.3
    let due = table("").start("zone: A | first draw: no | marks: 6 | next: taker");
    let scored = due.play("N34 N78");
    scored.tells([
        "penalty home Adair 78 of 78 scored",
        "goal home 1-0",
        "scorer home Adair",
    ]);
    scored.does_not_tell("assists");
    scored.state("score: 1-0 | ball: away | zone: M | marks: 7");
    let stats = scored.box_score().stats.home;
    assert_eq!((stats.shots, stats.on_target, stats.goals), (1, 1, 1));
    assert_eq!(
        (stats.penalties, stats.penalties_scored, stats.assists),
        (1, 1, 0)
    );
    let missed = due.play("N35 N79");
    missed.tells(["penalty home Boone 79 of 78 missed"]);
    missed.state("score: 0-0 | ball: away | zone: D | marks: 7");
    let stats = missed.box_score().stats.home;
    assert_eq!((stats.shots, stats.on_target, stats.penalties), (1, 0, 1));
    assert_eq!((stats.penalties_scored, stats.free_kicks), (0, 0));
}
