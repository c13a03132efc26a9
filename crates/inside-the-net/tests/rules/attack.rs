//! Actions from OFF, and free kicks.

use crate::kit::{Onward, Papers, table};

fn off(script: &str) -> crate::kit::Match {
    table("").start("zone: OFF").play(script)
}

#[test]
fn carried_into_a_shot() {
    // ITN-OFF.1
    // Type Chl, and nobody disturbs it: 9, not 7.
    off("f9v2 1/7 9/5").tells([
        "shot home H9 Chl 9 of 9 on target",
        "goal check away 5 of 5 yes",
    ]);
}

#[test]
fn challenged_into_a_shot() {
    // ITN-OFF.2 ITN-OFF.3 ITN-OFF.4 ITN-OFF.5
    off("f9v2 2/12 8/1").tells(["shot home H9 Chl 8 of 7 off target"]);
    let foul = off("f9v2 2/3");
    foul.ball("home OFF free kick");
    foul.tells(["foul away A2 plain", "extra +15 1 sideways", "halt foul"]);
    off("f9v2 2/5 u8").ball("home OFF");
    off("f9v2 2/5 u9").ball("away DEF");
    off("f9v2 2/7").ball("away DEF");
    // Never a penalty or a card.
    let carded = Papers::new().replace("PKc 19-20", "PKc 1-3");
    let foul = carded.table("").start("zone: OFF").play("f9v2 2/3");
    foul.ball("home OFF free kick")
        .tells(["foul away A2 plain"]);
}

#[test]
fn fouled_in_off() {
    // ITN-OFF.6 ITN-OFF.7 ITN-OFF.8 ITN-OFF.9
    // PKw 1 of the attacker, PKc 19-20 of the defender: either is enough.
    off("f9v2 4/1")
        .ball("home OFF penalty")
        .tells(["foul away A2 plain"]);
    off("f9v2 4/19")
        .ball("home OFF penalty")
        .tells(["foul away A2 plain"]);
    let both = off("f9v2 4/20");
    both.tells([
        "penalty awarded home",
        "foul away A2 red",
        "extra +30 1",
        "hrec OFF 9",
        "halt foul",
    ]);
    both.ball("home OFF penalty");
    off("f9v2 4/15")
        .ball("home OFF free kick")
        .tells(["foul away A2 yellow"]);
    off("f9v2 4/10")
        .ball("home OFF free kick")
        .tells(["foul away A2 plain"]);
}

#[test]
fn a_card_lets_the_fouled_man_be_checked() {
    // ITN-OFF.10
    let injuries = || table("injuries=true").start("zone: OFF");
    assert_eq!(injuries().play("f9v2 4/15").asked(), "blue");
    assert_eq!(injuries().play("f9v2 4/10").asked(), "card");
    let checked = injuries().play("f9v2 4/15 u3");
    checked.tells(["injury check home H9 3 of 2 no"]);
}

#[test]
fn switched() {
    // ITN-OFF.11
    off("f9v2 6/1").ball("home OFF").state("regular: 89");
}

#[test]
fn offside() {
    // ITN-OFF.12 ITN-OFF.13
    off("f9v2 8/3 u9").ball("away DEF");
    off("f9v2 8/6").ball("away DEF").does_not_tell("offside");
    let flagged = off("f9v2 8/8");
    flagged
        .ball("away DEF free kick")
        .tells(["offside home H9", "halt offside"]);
    flagged.does_not_tell("extra");
}

#[test]
fn crosses() {
    // ITN-OFF.14 ITN-OFF.15 ITN-OFF.16
    off("f9v2 9/2 u8").ball("home OFF");
    off("f9v2 9/5").ball("away DEF");
    let cross = off("f6v2 9/8");
    cross.ball("home OFF cross").state("from: H6");
    cross
        .play("f9v2 10/8 7/5 u1")
        .tells(["shot home H9 Shot 7 of 7 on target"]);
    assert_eq!(cross.play("f9v2 11/8").asked(), "blue");
    let bonus = Papers::new().man(
        "H6",
        "attack, Shot 10, OnT 9, Goal 6, PK 15, PKw 1, CrsP+ 3",
    );
    let cross = bonus.table("").start("zone: OFF").play("f6v2 9/8");
    cross
        .play("f9v2 13/8")
        .tells(["shot check home H9 13 of 13 yes"]);
}

#[test]
fn over_the_end_line() {
    // ITN-OFF.17 ITN-OFF.18
    off("f9v2 13/1 u8").ball("home OFF");
    off("f9v2 13/4").ball("away DEF");
    let out = off("f9v2 13/8");
    out.ball("away DEF goal kick").tells(["halt goal kick"]);
    out.play("u12").ball("away DEF");
}

#[test]
fn corners_won() {
    // ITN-OFF.19 ITN-OFF.20
    let corner = off("f8v1 15/1").on();
    corner.ball("home OFF corner").state("from: H8");
    corner.tells(["halt corner", "corner home H8"]);
    corner
        .play("f9v2 10/8 7/1")
        .tells(["shot home H9 CK 7 of 7 on target"]);
    let bonus = Papers::new().man("H8", "attack, Shot 10, OnT 9, Goal 6, PK 15, PKw 1, CK+ 2");
    let corner = bonus.table("").start("zone: OFF").play("f8v1 15/1");
    corner
        .play("f9v2 12/8")
        .tells(["shot check home H9 12 of 12 yes"]);
}

/// Changes come before the restart: whoever stands on the taker's spot then takes it.
#[test]
fn a_corner_of_a_man_who_goes_off_is_taken_from_his_spot() {
    // ITN-OFF.19 ITN-OFF.20 ITN-AST.1 ITN-STP.2, second reading
    let papers = Papers::new()
        .man("H8", "attack, Shot 10, OnT 9, Goal 6, PK 15, PKw 1, CK+ 2")
        .man("H13", "attack, Shot 10, OnT 9, Goal 6, PK 15, PKw 1, CK+ 4");
    let won = "f8v1 15/1";
    let start = papers.table("").start("zone: OFF");
    let changed = start
        .play(&format!("{won} home:change home:spot-8 home:number-13"))
        .on();
    changed.state("from: H13").tells([
        "halt corner",
        "substitution home H13 for H8 windows 2",
        "corner home H13",
    ]);
    changed
        .play("f9v2 14/8")
        .tells(["shot check home H9 14 of 14 yes"]);
    let goal = changed.play("f9v2 14/8 7/1");
    goal.tells(["goal home H9 1-0 assist H13"]);
    // Another man goes off: he takes it himself.
    let other = start
        .play(&format!("{won} home:change home:spot-7 home:number-13"))
        .on();
    other.state("from: H8");
    other
        .play("f9v2 12/8")
        .tells(["shot check home H9 12 of 12 yes"]);
}

/// Nobody stands on the spot: the coach names a taker, or it is the next of the order.
#[test]
fn a_corner_from_an_empty_spot_is_for_the_coach_to_give() {
    // ITN-OFF.19 ITN-STP.2, second reading
    let papers = Papers::new().replace("H5, MF,", "H5, DF MF,");
    let start = papers.table("").start("zone: OFF | home sent off: H4");
    let changed = start.play("f8v1 15/1 home:change home:spot-8 home:number-13");
    let ordered = changed.play(
        "home:new-order home:4-4-2 home:number-1 home:number-2 home:number-3 home:number-5 \
         home:number-6 home:number-7 home:number-13 home:number-9 home:go-on \
         away:go-on",
    );
    assert_eq!(ordered.label(), "home corner");
    ordered.on().tells(["corner home H9"]).state("from: H9");
    ordered.play("home:number-10").tells(["corner home H10"]);
}

#[test]
fn shots_tried_and_blocked() {
    // ITN-OFF.21 ITN-OFF.22
    off("f9v2 17/6 7/1").tells(["shot home H9 Shot 7 of 7 on target"]);
    let odd = off("f9v2 17/5").on();
    odd.ball("home OFF corner")
        .state("from: -")
        .tells(["halt corner", "corner home"]);
    let even = off("f9v2 17/4");
    even.ball("home OFF rebound")
        .state("from: H9")
        .does_not_tell("halt");
}

#[test]
fn a_free_kick_is_taken_by_whom_the_card_names() {
    // ITN-FK.1 ITN-FK.2
    let foul = table("").start("").play("f6v5 3/2");
    foul.ball("home MID free kick");
    let kick = foul.play("f2v9 11/5");
    kick.tells([
        "flip free kick home MID 2v9",
        "action home H2 Pss+ 11 5",
        "ball home OFF",
    ]);
    kick.state("regular: 88").does_not_tell("stop");
    for white in 1..=20 {
        for (black, ball) in [(3, "home OFF"), (9, "home OFF open"), (11, "home OFF")] {
            let taken = foul.play(&format!("f2v9 {black}/{white}"));
            taken.ball(ball).does_not_tell("stop");
        }
    }
}

#[test]
fn the_privilege_lasts_for_one_card() {
    // ITN-FK.3 ITN-FK.6
    let start = |zone: &str| table("").start(&format!("next: free kick | zone: {zone}"));
    start("MID").play("f6v5 11/5 f9v2 2/7").ball("away DEF");
    // What it leads to is no free kick: a corner and a cross can be cleared.
    start("OFF")
        .play("f9v2 15/1 f9v2 1/7")
        .tells(["stop away A2 CLR"]);
    start("OFF")
        .play("f9v2 9/1 f9v2 1/17 u1")
        .tells(["stop away CrsP INT"]);
    // An empty spot still loses the ball, and an own goal is still possible.
    let short = table("").start("next: free kick | zone: MID | home sent off: H6");
    short.play("f6v5").ball("away MID");
    let own = Papers::new().man("H2", "own, Own 11-13");
    let kick = "next: free kick | zone: DEF";
    own.table("")
        .start(kick)
        .play("f2v9 20/12")
        .state("score: 0-1");
    let never = own.table("own_goal_from_free_kick=false");
    never.start(kick).play("f2v9 20/12").state("score: 0-0");
}

#[test]
fn fouled_on_a_free_kick() {
    // ITN-FK.4 ITN-FK.5
    let start = |zone: &str| table("").start(&format!("next: free kick | zone: {zone}"));
    let own = start("DEF").play("f2v9 6/20");
    own.ball("home MID")
        .tells(["turned into home Pss+"])
        .does_not_tell("foul");
    start("MID")
        .play("f6v5 7/20")
        .ball("home OFF")
        .does_not_tell("foul");
    let far = start("OFF").play("f9v2 4/20 7/3");
    far.tells(["turned into home Att", "shot home H9 DK 7 of 7 on target"]);
    far.tells(["goal check away 3 of 3 yes"])
        .does_not_tell("penalty");
    // Att is a direct kick; a carry or a challenge stays what it is.
    start("OFF")
        .play("f9v2 17/3 7/3")
        .tells(["shot home H9 DK 7 of 7 on target"]);
    start("OFF")
        .play("f9v2 1/3 7/1")
        .tells(["shot home H9 Chl 7 of 9 on target"]);
    start("OFF")
        .play("f9v2 2/3 7/1")
        .tells(["shot home H9 Chl 7 of 7 on target"]);
}

#[test]
fn where_free_kicks_come_from() {
    // ITN-FK.7
    table("")
        .start("")
        .play("f6v5 3/1")
        .ball("home MID free kick");
    off("f9v2 2/1").ball("home OFF free kick");
    table("")
        .start("zone: DEF")
        .play("f6v5 6/10")
        .ball("home DEF free kick");
    off("f9v2 4/15").ball("home OFF free kick");
    off("f9v2 8/20").ball("away DEF free kick");
}
