//! Shots, keepers and assists.

use football::{Game as _, SheetNote};
use tabletop::Side;

use crate::kit::{CHARTS, HARBOUR, Match, VALLEY, changed, rules, rules_with, table, table_of};

fn at(next: &str, options: &str) -> Match {
    let start = format!("zone: A | first draw: no | marks: 3 | next: {next}");
    table(options).start(&start)
}

#[test]
fn the_shooter_and_the_goal() {
    // AD-1.3
    // AD-1.4
    // AD-1.5
    // AD-2.3
    // AD-11.1
    // AD-11.2
    at("shooter", "").play("N30").state("next: on goal Adair");
    at("shooter", "").play("N31").state("next: on goal Boone");
    at("shooter", "").play("N100").state("next: on goal Hyde");
    at("on goal Boone", "")
        .play("N36")
        .state("next: parity Boone");
    at("on goal Boone", "")
        .play("N37")
        .state("next: chart shots not on goal");
}

#[test]
fn even_or_odd() {
    // AD-11.4
    at("parity Boone", "")
        .play("N100")
        .state("next: even Boone");
    at("parity Boone", "")
        .play("N99")
        .state("next: keeper Boone");
}

#[test]
fn the_even_procedure() {
    // AD-1.6
    // AD-11.5
    // AD-11.7
    // AD-11.8
    let scored = at("even Boone", "").play("N26");
    scored.tells(["goal home 1-0", "scorer home Boone"]);
    scored.state("next: assists Boone");
    at("even Boone", "")
        .play("N27")
        .state("next: chart saves | score: 0-0");
}

#[test]
fn the_odd_procedure() {
    // AD-1.11
    // AD-11.6
    // AD-11.7
    at("keeper Boone", "")
        .play("N90")
        .state("next: odd Boone / Stott");
    at("keeper Boone", "")
        .play("N91")
        .state("next: odd Boone / Tait");
    at("odd Boone / Stott", "")
        .play("N70")
        .state("next: chart saves | score: 0-0");
    at("odd Boone / Stott", "")
        .play("N71")
        .state("next: scorer | score: 1-0");
}

#[test]
fn who_has_scored_by_the_odd_procedure() {
    // AD-11.8
    let drawn = at("odd Boone / Stott", "").play("N71 N34");
    drawn.tells([
        "goal home 1-0",
        "g range home 34 Adair",
        "scorer home Adair",
    ]);
    drawn.state("next: assists Adair | score: 1-0");
    assert_eq!(drawn.stats(Side::Home, "Adair").goals, 1);
    assert_eq!(drawn.stats(Side::Home, "Boone").goals, 0);
    // A goal without a shot is no mistake, and the sheet says so.
    let note = |name: &str| rules("").sheet_note(&drawn.stats(Side::Home, name));
    assert_eq!(note("Adair"), Some(SheetNote::CreditedGoal));
    assert_eq!(note("Boone"), None);
    let shooter = at("odd Boone / Stott", "odd_scorer=shooter").play("N71");
    shooter.tells(["scorer home Boone"]);
    shooter.state("next: assists Boone | score: 1-0");
}

#[test]
fn the_coach_may_name_the_keeper() {
    // AD-11.9
    let due = at("keeper Boone", "");
    assert_eq!(due.questions(), ["away keeper", "number"]);
    let named = due.play("away:keeper-2");
    named.state("next: odd Boone / Tait | away keeper: Tait");
    // He stays in goal until another is named, or drawn for.
    let start = "zone: A | first draw: no | away keeper: Tait | next: ";
    let again = table("").start(&format!("{start}keeper Boone"));
    assert_eq!(again.play("").questions(), ["away keeper", "number"]);
    again
        .play("away:draw N1")
        .state("next: odd Boone / Stott | away keeper: drawn");
    // And an EVEN shot is credited to him, to the usual one otherwise.
    let even = |start: &str| {
        let played = table("").start(&format!("{start}even Boone")).play("N27");
        let keepers = ["Stott", "Tait"].map(|name| played.stats(Side::Away, name));
        keepers.map(|stats| (stats.faced, stats.saves))
    };
    assert_eq!(even(start), [(0, 0), (1, 1)]);
    assert_eq!(even("zone: A | first draw: no | next: "), [(1, 1), (0, 0)]);
}

#[test]
fn after_a_goal_the_conceding_team_is_in_midfield() {
    // AD-11.10
    let played = at("even Boone", "").play("N26 N81");
    played.state("ball: away | zone: M | marks: 4 | first draw: yes | next: zone");
}

#[test]
fn assists_up_to_a_hundred() {
    // AD-12.1
    // AD-12.2
    at("assists Boone", "")
        .play("N80")
        .state("next: last assist Boone");
    at("assists Boone", "")
        .play("N81")
        .state("ball: away | next: zone");
}

#[test]
fn assists_above_a_hundred() {
    // AD-12.3
    // AD-12.5
    let start = "ball: away | zone: A | first draw: no | next: assists Kerr";
    table("")
        .start(start)
        .play("N17")
        .state("next: first assist Kerr");
    table("")
        .start(start)
        .play("N18")
        .state("next: last assist Kerr");
    // The clause that is told is that of a rating above 100; 80 and 100 are not.
    let above = table("").start(start).play("N18");
    let below = at("assists Boone", "").play("N80");
    for (played, clause) in [(above, "AD-12.3"), (below, "AD-12.2")] {
        let mut clauses = played.session.events().iter().map(|event| event.clause);
        assert!(clauses.any(|told| told == clause), "{clause}");
    }
    for (rating, number, next) in [
        ("100", "N100", "last assist Kerr"),
        ("0", "N1", "zone"),
        ("199", "N99", "first assist Kerr"),
        ("199", "N100", "last assist Kerr"),
    ] {
        let valley = changed(VALLEY, "assist, 117", &format!("assist, {rating}"));
        let rules = rules_with(CHARTS, HARBOUR, &valley, "randomiser=dice");
        table_of(rules)
            .start(start)
            .play(number)
            .state(&format!("next: {next}"));
    }
}

#[test]
fn who_gets_an_assist() {
    // AD-1.10
    // AD-12.4
    let start = "ball: away | zone: A | first draw: no | next: first assist Kerr";
    let due = table("").start(start);
    // Kerr has scored; Lomas gets the first; then neither can get the second.
    let played = due.play("N18 N38 N1 N19 N39");
    assert_eq!(
        played.told()[..6],
        [
            "passed over away 18 Kerr",
            "assist away 38 Lomas",
            "passed over away 1 Kerr",
            "passed over away 19 Lomas",
            "assist away 39 Marsh",
            "possession home M",
        ]
    );
    assert_eq!(played.box_score().stats.away.assists, 2);
    // Nobody else is in the column: there is no second one.
    let mut chart = changed(VALLEY, "1-8, 1-18", "1-8, 1-50");
    chart = changed(&chart, "9-20, 19-38", "9-20, 51-100");
    for range in ["39-58", "59-74", "75-86", "87-93", "94-97", "98-100"] {
        chart = changed(&chart, &format!(", {range}\n"), ", -\n");
    }
    let rules = rules_with(CHARTS, HARBOUR, &chart, "randomiser=dice");
    let played = table_of(rules).start(start).play("N51");
    played.state("ball: home | zone: M | next: zone");
}
