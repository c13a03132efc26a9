//! Throws, ranges, and what comes of actions from DEF and MID.

use inside_the_net::{Action, Zone, action::Family};

use crate::kit::{Onward, Papers, table};

#[test]
fn every_stage_has_its_own_throw() {
    // ITN-DICE.1 ITN-DICE.2 ITN-DICE.6
    // 18 and 9 try a shot; 6 and 4 are thrown afresh for it.
    let shot = table("").start("zone: OFF").play("f9v2 18/9 6/4");
    shot.tells([
        "action home H9 Att 18 9",
        "shot home H9 Shot 6 of 7 on target",
    ]);
    // Both are thrown even where one has no use: white on an OPEN card, black on a
    // penalty.
    table("")
        .start("next: open")
        .play("f9v2 11/1 u1")
        .ball("home OFF");
    table("")
        .start("next: penalty")
        .play("20/13")
        .state("score: 1-0");
    // A cross: black against Shot, white for CLR and the keeper.
    let cross = table("").start("next: cross");
    assert_eq!(cross.play("f9v2").asked(), "black");
}

#[test]
fn a_die_is_read_twice_only_where_the_rules_say_so() {
    // ITN-DICE.3
    // One white is penalty and card, goal and save, block and its parity.
    let both = table("").start("zone: OFF").play("f9v2 4/20");
    both.tells(["penalty awarded home", "foul away A2 red"]);
    let save = table("").start("zone: OFF").play("f9v2 18/9 7/16");
    save.tells(["goal check away 16 of 4 no", "save away AK CK"]);
    let block = table("").start("zone: OFF").play("f9v2 18/5");
    block.on().tells(["stop away A2 BlkS", "corner home"]);
}

#[test]
fn blue_is_thrown_afresh_whenever_it_is_asked_for() {
    // ITN-DICE.4
    let start = table("").start("next: goal kick");
    let launched = start.play("u13");
    assert_eq!(launched.asked(), "blue");
    launched.play("u10").ball("home MID");
}

#[test]
fn an_empty_spot_throws_no_dice() {
    // ITN-DICE.5
    let start = table("").start("home sent off: H8");
    let lost = start.play("f8v4");
    lost.ball("away MID");
    assert_eq!(lost.asked(), "card");
}

#[test]
fn ranges_have_their_ends() {
    // ITN-CHK.1
    // Tkl 7-11: both ends hit, 6 is TklR and 12 nothing.
    let at = |white: u8| table("").start("").play(&format!("f6v5 3/{white}"));
    at(7).ball("away MID");
    at(11).ball("away MID");
    at(12).ball("home OFF");
    assert_eq!(at(6).asked(), "blue");
    // Shot 10: 10 is in, 11 is not.
    let open = |black: u8| {
        table("")
            .start("next: open")
            .play(&format!("f9v2 {black}/1"))
    };
    assert_eq!(open(10).asked(), "black");
    assert_eq!(open(11).asked(), "blue");
}

#[test]
fn white_outside_every_range_stops_nothing() {
    // ITN-CHK.2 ITN-CHK.4
    let none = table("").start("").play("f6v5 3/12");
    none.ball("home OFF").does_not_tell("stop");
    let none = table("").start("").play("f6v5 11/8");
    none.ball("home OFF").does_not_tell("stop");
}

#[test]
fn a_defender_stops_before_the_keeper() {
    // ITN-CHK.3
    // White 19 is the defender's BlkP and the keeper's SWEEP: the ball is loose.
    let both = Papers::new().replace("BlkP 1-3, Int 4-7", "BlkP 19-20, Int 4-7");
    let start = both.table("").start("");
    assert_eq!(start.play("f6v5 9/19").asked(), "blue");
    // CLR and CrsP INT, CLR and REC.
    let both = Papers::new().replace("CLR 1-7", "CLR 17-20");
    for next in ["cross", "rebound", "corner"] {
        let played = both
            .table("")
            .start(&format!("next: {next}"))
            .play("f9v2 1/18");
        played.ball("home MID").tells(["stop away A2 CLR"]);
    }
}

#[test]
fn what_a_stop_is_and_what_not() {
    // ITN-CHK.5
    // On a free kick nobody stops, but a pass can be lost, a man can be offside, and
    // the defender still disturbs a shot.
    let kick = |zone: &str| table("").start(&format!("next: free kick | zone: {zone}"));
    kick("MID").play("f6v5 17/20").ball("away DEF");
    kick("OFF").play("f9v2 8/20").ball("away DEF free kick");
    kick("OFF")
        .play("f9v2 17/1 8/1")
        .tells(["shot home H9 DK 8 of 7 off target"]);
    kick("OFF")
        .play("f9v2 17/1 7/4")
        .tells(["goal check away 4 of 3 no"]);
}

#[test]
fn a_card_a_throw_an_action() {
    // ITN-ACT.1
    let played = table("").start("ball: away | zone: DEF").play("f2v9 9/20");
    played.tells([
        "flip play away DEF 2v9",
        "action away A2 Pss+ 9 20",
        "ball away MID",
    ]);
}

#[test]
fn families() {
    // ITN-ACT.2 ITN-ACT.3
    use Action::{
        Attempt, Carry, CarryShot, Challenge, ChallengeShot, Corner, Cross, Fouled, LongPass,
        LostPass, OffsidePass, OverLine, Pass, Switch, ThroughBall,
    };
    let families = [
        (
            Family::Free,
            &[Carry, CarryShot, Switch, Corner, Fouled][..],
        ),
        (Family::Challenge, &[Challenge, ChallengeShot]),
        (
            Family::Pass,
            &[
                ThroughBall,
                LongPass,
                Pass,
                LostPass,
                OffsidePass,
                Cross,
                OverLine,
            ],
        ),
        (Family::Shot, &[Attempt]),
    ];
    let named: usize = families.iter().map(|(_, actions)| actions.len()).sum();
    assert_eq!(named, Action::ALL.len());
    for (family, actions) in families {
        assert!(actions.iter().all(|action| action.family() == family));
    }
    assert!(
        Action::ALL
            .iter()
            .all(|a| a.is_swept() == matches!(a, ThroughBall | LongPass))
    );
    // Nothing stops family A, whatever white shows.
    for white in 1..=20 {
        let carry = table("").start("").play(&format!("f6v5 1/{white}"));
        carry.ball("home OFF");
        let switch = table("")
            .start("zone: OFF")
            .play(&format!("f6v5 6/{white}"));
        switch.ball("home OFF");
        let corner = table("")
            .start("zone: OFF")
            .play(&format!("f6v5 15/{white}"));
        corner.ball("home OFF corner");
    }
}

#[test]
fn carries() {
    // ITN-DM.1
    table("")
        .start("zone: DEF")
        .play("f1v1 1/1")
        .ball("home MID");
    table("")
        .start("zone: MID")
        .play("f1v1 2/1")
        .ball("home OFF");
}

#[test]
fn challenges() {
    // ITN-DM.2 ITN-DM.3 ITN-DM.4 ITN-DM.5
    for (zone, next, black) in [("DEF", "MID", 3), ("MID", "OFF", 4)] {
        let start = || table("").start(&format!("zone: {zone}"));
        let at = |white: u8| start().play(&format!("f6v5 {black}/{white}"));
        at(20).ball(&format!("home {next}"));
        let foul = at(2);
        foul.ball(&format!("home {zone} free kick"));
        foul.tells(["foul away A5 plain", "extra +15 1 sideways", "halt foul"]);
        assert_eq!(at(5).asked(), "blue");
    }
    // Never a card: white 1 to 3 cannot be one, even where Ycd lies there.
    let carded = Papers::new().replace("Ycd 15-18, 2nd 5, Rcd 20", "Ycd 1-2, 2nd 5, Rcd 3");
    for white in 1..=3 {
        let foul = carded.table("").start("").play(&format!("f6v5 3/{white}"));
        foul.tells(["foul away A5 plain"]);
    }
    // A tackle wins the ball on the same ground.
    table("")
        .start("zone: DEF")
        .play("f6v5 3/8")
        .ball("away OFF");
    table("")
        .start("zone: MID")
        .play("f6v5 3/8")
        .ball("away MID");
    // A loose ball is home's up to HREC: 12 in DEF.
    let loose = table("").start("zone: DEF").play("f6v5 3/4");
    loose
        .play("u12")
        .ball("home DEF")
        .tells(["recovery home DEF 12 of 12"]);
    loose.play("u13").ball("away OFF");
}

#[test]
fn a_starred_foul_may_hurt_the_man_who_fouls() {
    // ITN-DM.6
    let starred = Papers::new().replace("Foul 1-3", "Foul 1*-3");
    let on = |options: &str, zone: &str, white: u8| {
        let start = starred.table(&format!("injuries=true {options}"));
        let black = if zone == "OFF" { 2 } else { 3 };
        start
            .start(&format!("zone: {zone}"))
            .play(&format!("f6v5 {black}/{white}"))
            .asked()
    };
    assert_eq!(on("", "MID", 1), "blue");
    assert_eq!(on("", "MID", 2), "card");
    assert_eq!(on("", "OFF", 1), "blue");
    assert_eq!(on("star_chl_plus_only=true", "OFF", 1), "card");
    assert_eq!(on("star_chl_plus_only=true", "MID", 1), "blue");
    // Without injuries, or without a star, nothing is asked.
    assert_eq!(starred.table("").start("").play("f6v5 3/1").asked(), "card");
    let plain = table("injuries=true").start("").play("f6v5 3/1");
    assert_eq!(plain.asked(), "card");
}

#[test]
fn fouled_in_def_and_mid() {
    // ITN-DM.7
    for (zone, black) in [("DEF", 6), ("MID", 7)] {
        let at = |white: u8| {
            let start = table("").start(&format!("zone: {zone}"));
            start.play(&format!("f6v5 {black}/{white}"))
        };
        let plain = at(5);
        plain.tells(["foul away A5 plain", "extra +15 1 sideways"]);
        plain.ball(&format!("home {zone} free kick"));
        let yellow = at(15);
        yellow.tells(["foul away A5 yellow", "extra +30 1", "hrec MID 11"]);
        yellow.ball(&format!("home {zone} free kick"));
        let red = at(20);
        red.tells([
            "foul away A5 red",
            "extra +30 1",
            "hrec MID 11",
            "halt foul",
        ]);
        red.ball(&format!("home {zone} free kick"))
            .state("away sent off: A5");
        // 1 and 19 are a penalty in OFF alone.
        at(1).ball(&format!("home {zone} free kick"));
        at(19).ball(&format!("home {zone} free kick"));
    }
}

#[test]
fn through_balls() {
    // ITN-DM.8 ITN-DM.9
    let at = |white: u8| table("").start("").play(&format!("f6v5 9/{white}"));
    at(8).ball("home OFF open").state("from: H6");
    assert_eq!(at(2).asked(), "blue");
    at(2).play("u11").ball("away MID");
    at(5).ball("away DEF").tells(["stop away A5 Int"]);
    at(19).ball("away DEF").tells(["stop away SWEEP"]);
    assert!(Action::of(Zone::Mid).contains(&Action::ThroughBall));
    assert!(!Action::of(Zone::Def).contains(&Action::ThroughBall));
}

#[test]
fn long_passes() {
    // ITN-DM.10 ITN-DM.11
    let at = |white: u8| {
        table("")
            .start("zone: DEF")
            .play(&format!("f1v9 7/{white}"))
    };
    at(8).ball("home OFF");
    at(2).play("u13").ball("away OFF");
    at(2).play("u12").ball("home DEF");
    at(6).ball("away DEF");
    at(20).ball("away DEF").tells(["stop away SWEEP"]);
    assert!(Action::of(Zone::Def).contains(&Action::LongPass));
    assert!(!Action::of(Zone::Mid).contains(&Action::LongPass));
}

#[test]
fn passes() {
    // ITN-DM.12 ITN-DM.13
    let at = |zone: &str, white: u8| {
        let start = table("").start(&format!("zone: {zone}"));
        start.play(&format!("f6v5 12/{white}"))
    };
    at("DEF", 20).ball("home MID");
    at("MID", 20).ball("home OFF");
    at("DEF", 3).play("u13").ball("away OFF");
    at("MID", 3).play("u11").ball("away MID");
    at("DEF", 4).ball("away MID");
    at("MID", 7).ball("away DEF");
}

#[test]
fn lost_passes() {
    // ITN-DM.14
    let at = |zone: &str, white: u8| {
        let start = table("").start(&format!("zone: {zone}"));
        start.play(&format!("f6v5 17/{white}"))
    };
    at("DEF", 20).ball("away MID");
    at("MID", 20).ball("away DEF");
    at("DEF", 5).ball("away MID").tells(["stop away A5 Int"]);
    at("MID", 1).play("u10").ball("home MID");
}

#[test]
fn own_goals() {
    // ITN-DM.15 ITN-DM.16 ITN-DM.17
    let papers = Papers::new().man("H2", "own, Own 11-13");
    let own = |zone: &str, throw: &str| {
        let start = papers.table("").start(&format!("zone: {zone}"));
        start.play(&format!("f2v9 {throw}"))
    };
    let scored = own("DEF", "20/11");
    scored.on().tells([
        "own goal home H2 0-1",
        "extra +30 1",
        "halt goal",
        "ball home MID",
    ]);
    assert_eq!(scored.box_score().stats.home.own_goals, 1);
    assert_eq!(scored.box_score().stats.away.goals, 1);
    assert_eq!(scored.box_score().stats.away.assists, 0);
    own("DEF", "20/13").state("score: 0-1");
    // Another white plays the action at 20; another black or zone, nothing of it.
    own("DEF", "20/14").ball("away MID").state("score: 0-0");
    own("DEF", "19/12").ball("away MID").state("score: 0-0");
    own("MID", "20/12").ball("away DEF").state("score: 0-0");
    // Others do not have it.
    table("")
        .start("zone: DEF")
        .play("f2v9 20/12")
        .state("score: 0-0");
}
