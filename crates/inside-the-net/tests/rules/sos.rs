//! SOS numbers on cards.

use scoresheet::groups_count_as_their_events;

use crate::kit::{Match, Onward, Papers, table};

/// Teams of different leagues: home 60 against 50 is a game SOS of 2, and the base of
/// 10 contains it.
fn papers() -> Papers {
    let mut papers = Papers::new();
    papers.home = papers.home.replace("league, One", "league, Two");
    papers.home = papers
        .home
        .replace("HREC 10, AREC 0, SOS 50", "HREC 8, AREC 0, SOS 60");
    papers
}

fn play(start: &str, script: &str) -> Match {
    papers().table("").start(start).play(script)
}

#[test]
fn a_number_up_to_the_game_sos_counts() {
    // ITN-FSOS.1 ITN-FSOS.2 ITN-FSOS.3
    assert_eq!(papers().rules("").schedule().size, 2);
    assert_eq!(papers().rules("").base(), 10);
    // White 9 is Tkl.
    play("", "f6v5s1 3/9")
        .ball("home OFF")
        .tells(["sos attack home"]);
    play("", "f6v5s2 3/9").ball("home OFF");
    play("", "f6v5s3 3/9").ball("away MID").does_not_tell("sos");
    play("", "f6v5 3/9").ball("away MID");
    // For this card only.
    play("", "f6v5s1 3/9 f9v2 2/9").ball("away DEF");
    // In one league it means nothing.
    table("").start("").play("f6v5s1 3/9").ball("away MID");
}

#[test]
fn a_favoured_attack() {
    // ITN-FSOS.4
    play("", "f6v5s1 3/5").ball("home OFF");
    play("", "f6v5s1 9/19")
        .ball("home OFF open")
        .does_not_tell("stop");
    play("", "f6v5s1 11/1").ball("home OFF");
    play("zone: OFF", "f9v2s1 17/5 7/1").tells(["shot home H9 Shot 7 of 7 on target"]);
    play("next: cross", "f9v2s1 1/18").tells(["sos attack home", "shot check home H9 1 of 10 yes"]);
    // Fouls stand, and Fld runs as usual.
    play("", "f6v5s1 3/2")
        .ball("home MID free kick")
        .tells(["sos attack home", "stop away A5 Foul"]);
    play("", "f6v5s1 7/15").tells(["foul away A5 yellow"]);
    play("zone: OFF", "f9v2s1 4/19").ball("home OFF penalty");
}

#[test]
fn a_favoured_defence() {
    // ITN-FSOS.5
    let away = |start: &str, script: &str| play(&format!("ball: away | {start}"), script);
    away("", "f6v5s1 3/14")
        .ball("home MID")
        .tells(["sos defence home Tkl", "stop home H5 Tkl"]);
    away("zone: OFF", "f9v2s1 2/14")
        .ball("home DEF")
        .tells(["sos defence home Tkl"]);
    away("", "f6v5s1 11/14")
        .ball("home DEF")
        .tells(["sos defence home Int"]);
    away("zone: DEF", "f6v5s1 11/14").ball("home MID");
    // A shot is blocked, and white says what becomes of it.
    away("zone: OFF", "f9v2s1 17/13")
        .ball("away OFF corner")
        .tells(["sos defence home BlkS"]);
    away("zone: OFF", "f9v2s1 17/14").ball("away OFF rebound");
    // A ball into the box is cleared, whatever black shows.
    for next in ["corner", "cross", "rebound"] {
        let cleared = away(&format!("next: {next}"), "f9v2s1 20/14");
        cleared.ball("away MID").tells(["sos defence home CLR"]);
    }
    // A stop that came by itself stays what it is.
    away("", "f6v5s1 3/2")
        .ball("away MID free kick")
        .does_not_tell("sos");
    away("next: cross", "f9v2s1 1/17").tells(["stop home CrsP INT"]);
}

#[test]
fn where_no_check_was_due() {
    // ITN-FSOS.6
    let away = |start: &str, script: &str| play(&format!("ball: away | {start}"), script);
    away("", "f6v5s1 1/14")
        .ball("away OFF")
        .does_not_tell("sos");
    away("zone: OFF", "f9v2s1 6/14")
        .ball("away OFF")
        .does_not_tell("sos");
    away("next: free kick | zone: MID", "f6v5s1 11/14").ball("away OFF");
    away("next: open", "f9v2s1 1/14").tells(["shot check away A9 1 of 10 yes"]);
    away("home sent off: H5", "f6v5s1 11/14").ball("away OFF");
    away("home sent off: H2 | next: cross", "f9v2s1 1/14")
        .tells(["shot check away A9 1 of 10 yes"]);
    away("", "f6v5s1 7/14")
        .ball("away MID free kick")
        .does_not_tell("sos");
}

#[test]
fn passes_that_are_lost_anyway() {
    // ITN-FSOS.7
    let away = |start: &str, script: &str| play(&format!("ball: away | {start}"), script);
    away("", "f6v5s1 17/14")
        .ball("home DEF")
        .tells(["stop home H5 Int"]);
    away("zone: OFF", "f9v2s1 8/14")
        .ball("home DEF")
        .does_not_tell("offside");
    away("zone: OFF", "f9v2s1 13/14")
        .ball("home DEF")
        .does_not_tell("halt");
    // A favoured attack disregards stops there too, unless that was agreed otherwise.
    play("zone: OFF", "f9v2s1 8/5").ball("away DEF free kick");
    let spared = papers().table("sos_spares_lost_passes=true");
    spared
        .start("zone: OFF")
        .play("f9v2s1 8/5")
        .ball("away DEF");
    let spared = papers().table("sos_spares_lost_passes=true");
    spared.start("").play("f6v5s1 11/5").ball("home OFF");
}

#[test]
fn what_actions_count_for() {
    // Known by group in bulk play, with help of SOS and without.
    groups_count_as_their_events(&papers().rules(""), 30);
    groups_count_as_their_events(&Papers::new().rules("automatic=off injuries=true"), 30);
}
