//! The X card.

use crate::kit::{CHARTS, HARBOUR, VALLEY, changed, rules_with, table, table_of};

#[test]
fn an_own_goal_is_asked_for_at_the_first_draw_in_d_only() {
    // AD-15.1
    // AD-15.2
    let taken = table("").start("zone: D | marks: 10");
    taken
        .play("D+1/X")
        .tells(["X home own goal check"])
        .state("next: own goal");
    // An X at the number means nothing, and it is drawn again.
    taken.play("D+1/X NX N14").tells(["own goal home 0-1"]);
    let whys = taken.play("D+1/X").whys();
    assert!(whys.iter().any(|why| why.contains("OWN GOAL")), "{whys:?}");
    // Another card, another zone, another draw.
    taken.play("D+1").state("next: zone");
    table("")
        .start("marks: 10")
        .play("M0/X")
        .state("next: zone");
    let later = table("").start("zone: D | marks: 10 | first draw: no");
    later.play("D+1/X").state("next: zone | zone: M");
    // PRESS goes on where the entry is carried out.
    let start = "zone: D | marks: 10 | period: second half | away goals: 1";
    let pressed = table("").start(start).play("home:press D+1/X");
    pressed.state("next: own goal pressed");
    pressed.play("N15").state("next: press +1");
}

#[test]
fn a_penalty_is_asked_for_once_and_for_the_other_teams_foul_only() {
    // AD-15.3
    // AD-15.4
    // AD-15.6
    let fouled = table("").start("").play("M0f N60");
    let asked = fouled.play("NX");
    asked
        .tells(["X home penalty check"])
        .state("next: penalty by X");
    let given = asked.play("N31");
    given.state("next: fouling player other penalty");
    // A second X is only drawn again.
    given
        .play("NX")
        .tells(["X aside home"])
        .state("next: fouling player other penalty");
    given.play("NX N30 N10").state("next: taker");
    asked
        .play("N32 NX N30 N10")
        .state("next: zone | ball: home");
    // Not at the fouled player.
    fouled.play("N30 NX").tells(["X aside home"]);
    // In the attacking zone, too; without a penalty the free kick follows.
    let attack = table("")
        .start("zone: A | first draw: no")
        .play("AAA N60 NX");
    attack.play("N32 N30 N10").state("next: chart free kick");
    attack.play("N31 N30 N10").state("next: taker");
    // The holder's foul: nothing is asked.
    let own = table("").start("").play("M0f N52 NX");
    own.state("next: fouling player holder");
}

#[test]
fn an_ejection() {
    // AD-15.5
    let booked = table("").start("").play("M0f N57 N1 N1");
    booked.state("next: card yellow");
    let asked = booked.play("NX");
    asked
        .tells(["X home ejection check"])
        .state("next: ejection");
    // Harbour's rating is 25.
    let off = asked.play("N25 N65");
    off.tells(["card home 65 Frost", "sent off home Frost control 45"]);
    off.does_not_tell("yellow");
    off.state("home booked: none | home sent off: Frost | ball: away | zone: M");
    let stats = off.box_score().stats.home;
    assert_eq!((stats.yellows, stats.reds), (0, 1));
    let yellow = asked.play("N26 N65");
    yellow.tells(["yellow home Frost"]);
    yellow.state("home sent off: none | home booked: Frost");
    // A second X is only drawn again.
    asked
        .play("N26 NX N65")
        .tells(["X aside home", "yellow home Frost"]);
    asked
        .play("N25 NX N65")
        .tells(["sent off home Frost control 45"]);
}

#[test]
fn ratings_of_nothing() {
    // AD-15.1
    // AD-15.5
    // An OWN GOAL rating of 0 asks for no number; an EJECTION rating of 0 does.
    let away = table("").start("ball: away | zone: D").play("D+1/X");
    away.state("next: zone | zone: M");
    // Nor is one told of.
    away.does_not_tell("X away");
    let calm = changed(HARBOUR, "ejection, 25", "ejection, 0");
    let rules = rules_with(CHARTS, &calm, VALLEY, "randomiser=dice");
    let played = table_of(rules).start("").play("M0f N57 N1 N1 NX N1 N65");
    played.tells(["ejection check home 1 of 0 no", "yellow home Frost"]);
}
