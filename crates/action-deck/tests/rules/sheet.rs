//! The score sheet: everything that is counted, and why it happened.

use std::collections::BTreeSet;

use football::Game;
use tabletop::Side;

use crate::kit::{rules, table};

#[test]
fn everything_of_the_score_sheet_is_counted() {
    // AD-3.2
    let opening = table("").start("");
    let played = opening.play("M+1c N60 AAA N1 N1 N1 N2 N30 N1 N16 M0c N57 M0c N61");
    let stats = played.box_score().stats;
    assert_eq!(
        (stats.home.goals, stats.home.shots, stats.home.on_target),
        (1, 1, 1)
    );
    assert_eq!((stats.home.assists, stats.home.possession), (1, 1));
    assert_eq!((stats.home.control_kept, stats.home.control_lost), (1, 1));
    assert_eq!((stats.away.control_lost, stats.away.possession), (1, 2));
    let adair = played.stats(Side::Home, "Adair");
    assert_eq!((adair.shots, adair.on_target, adair.goals), (1, 1, 1));
    assert_eq!(played.stats(Side::Home, "Boone").assists, 1);
    let stott = played.stats(Side::Away, "Stott");
    assert_eq!((stott.faced, stott.saves), (1, 0));
}

#[test]
fn reasons_name_card_range_and_clause() {
    let played = table("").start("").play("M+1 AAA N41 N30 N41 N48");
    let whys = played.whys();
    for part in [
        "entry M: +1 [AD-5.3]",
        "number 41 on AA of home: 1-41 SHOOT, a shot [AD-10.3]",
        "number 30, column SHT of home: 1-30 is Adair [AD-11.1]",
        "number 41, more than OG 40 of Adair: not on goal [AD-11.2]",
        "number 48 on the chart shots not on goal: 41-48 blocked and picked up, away has it in D",
    ] {
        assert!(
            whys.iter().any(|why| why.contains(part)),
            "{part}: {whys:#?}"
        );
    }
}

#[test]
fn shots_and_free_kicks_are_told() {
    let shot = |next: &str| format!("zone: A | first draw: no | next: {next}");
    let parity = table("").start(&shot("parity Boone"));
    parity.play("N7").tells(["parity home 7 odd"]);
    parity.play("N10").tells(["parity home 10 even"]);
    let kick = table("").start(&shot("chart free kick")).play("N51");
    let told = kick.rules().remark(&kick.events()[0]).unwrap();
    assert_eq!(told.topic.key, "ad.alive");
}

#[test]
fn nothing_is_under_way_between_zones() {
    let settled = |lines: &str| table("").start(lines).now().is_settled();
    assert!(settled("next: zone"));
    assert!(!settled("zone: A | first draw: no | next: shooter"));
}

#[test]
fn minutes_are_marks() {
    // AD-17.2
    let at = |lines: &str| {
        let started = table("").start(lines);
        started.rules().moment(started.now()).to_string()
    };
    assert_eq!(at("marks: 7"), "7'");
    assert_eq!(at("marks: 46 | added: 3"), "45+1'");
    assert_eq!(at("marks: 7 | period: second half"), "52'");
}

#[test]
fn every_reason_names_a_clause() {
    for options in ["", "randomiser=dice"] {
        scoresheet::reasons_name_clauses(&rules(options), include_str!("../../clauses.txt"), 30);
    }
}

#[test]
fn each_penalty_is_scored_or_missed() {
    scoresheet::penalties_are_scored_or_missed(&rules(""), 400);
}

#[test]
fn a_reporter_speaks_of_everything_worth_a_word() {
    let spoken = [
        "",
        "randomiser=dice",
        "dfk_penalty=always odd_scorer=shooter",
    ]
    .map(|options| {
        let matches = if options.is_empty() { 400 } else { 40 };
        scoresheet::spoken_of(&rules(options), matches)
    });
    let spoken: BTreeSet<_> = spoken.into_iter().flatten().collect();
    for key in [
        "ad.alive",
        "ad.dealt",
        "ad.fouled",
        "ad.no.penalty",
        "ad.press",
        "ad.pressed",
        "ad.scare",
        "ad.scorer",
        "ad.shot.again",
        "ad.stall",
        "ad.taker",
        "added",
        "advance",
        "assist",
        "attack.all",
        "back.pass",
        "cleared",
        "control.lost",
        "corner",
        "counter",
        "cross",
        "foul",
        "free.kick",
        "full.time",
        "goal",
        "goal.own",
        "goal.penalty",
        "half.time",
        "intercepted",
        "keeper.claims",
        "keeps",
        "long",
        "overhit",
        "pass",
        "penalty",
        "penalty.missed",
        "red",
        "run",
        "second.yellow",
        "sent.off.short",
        "shot",
        "shot.blocked",
        "shot.high",
        "shot.saved",
        "shot.wide",
        "shot.woodwork",
        "start",
        "switch",
        "tackle",
        "tackle.beaten",
        "through",
        "toss",
        "turnover",
        "yellow",
    ] {
        assert!(spoken.contains(key), "{key}: {spoken:?}");
    }
}
