//! Shots (GD-5).

use goal_dice::{Choice, Happening, Save};

use crate::{
    kit::{SQUARES, arrange, rules, table, throw},
    odds::throws,
};

#[test]
fn one_may_shoot_at_any_moment_of_a_turn() {
    // GD-5.1
    // As the first act, from every square, on a kick-off, after a failure.
    for place in SQUARES.into_iter().chain(["KO"]) {
        for failures in [0, 1] {
            let played =
                table("").start(&format!("home place: {place} | home failures: {failures}"));
            if place != "S11" {
                played.offers(["advance", "shoot"]);
            }
        }
    }
    table("")
        .start("")
        .play("home turn: shoot | attack 6 | goalie 3")
        .tells_all(["shot home S04 4 v 3", "goal home 1-0", "turn end home"]);
    table("")
        .start("home place: S05 | home failures: 1")
        .play("home turn: shoot | attack 6 | goalie 4")
        .tells_all(["shot home S05 5 v 4", "goal home 1-0", "turn end home"]);
    // GD-5.1
    // Between advances.
    table("")
        .start("home place: S05")
        .play("home turn: advance | attack 3 3 5 1 | home turn: shoot | attack 6 | goalie 4")
        .tells_all([
            "advance home pair S05 to S06",
            "shot home S06 6 v 4",
            "goal home 1-0",
            "turn end home",
        ]);
}

#[test]
fn a_shot_is_announced_before_dice_are_thrown() {
    // GD-5.2
    // No die has been asked for, and none is once the dice of a roll are out.
    let start = table("").start("home place: S08");
    start
        .asks("home turn")
        .play("home turn: shoot")
        .asks("attack");
    table("")
        .start("home place: S08")
        .play("home turn: advance | attack 6 6 6")
        .asks("attack")
        .play("attack 1")
        .tells_all(["advance home three of a kind S08 to S10"]);
}

#[test]
fn the_total_is_the_sum_less_the_minus_number() {
    // GD-5.3
    for (place, dice, goalie, shot) in [
        ("S00", "1", 2, "shot home S00 -2 v 2"),
        ("S02", "3", 2, "shot home S02 0 v 2"),
        ("S04", "1", 2, "shot home S04 -1 v 2"),
        ("S07", "3 4", 8, "shot home S07 6 v 8"),
        ("S08", "3 4", 8, "shot home S08 7 v 8"),
        ("S09", "1 1", 8, "shot home S09 0 v 8"),
        ("S10", "1 1", 8, "shot home S10 -1 v 8"),
    ] {
        table("")
            .start(&format!("home place: {place}"))
            .play(&format!(
                "home turn: shoot | attack {dice} | goalie {goalie} | punt 5"
            ))
            .tells_all([
                shot,
                "save away higher",
                "punt away 5 to S05",
                "turn end home",
            ]);
    }
}

#[test]
fn the_goalie_die_is_thrown_with_the_shot() {
    // GD-5.4
    // Right after the shot dice, and before anything is read: even against a
    // shot that cannot go in.
    table("")
        .start("home place: S00")
        .play("home turn: shoot | attack 1")
        .tells_all([])
        .asks("goalie");
    table("")
        .start("home place: S11")
        .play("attack 6 6 6")
        .tells_all([])
        .asks("goalie");
}

/// Every throw of a shot from the penalty box.
pub fn each_box_shot(mut visit: impl FnMut(i32, u8, &Happening)) {
    let rules = rules("");
    let state = arrange(&rules, "home place: S11");
    for mut faces in throws(3) {
        let total = faces.iter().map(|&face| i32::from(face)).sum();
        for goalie in 0..=9 {
            faces.truncate(3);
            faces.push(goalie);
            let outcome = throw(&rules, &state, Choice::Shoot, &faces);
            visit(total, goalie, &outcome.events[1].what);
        }
    }
}

#[test]
fn a_goal_is_a_total_above_a_goalie_who_has_no_1() {
    // GD-5.5
    // GD-5.6
    // GD-6.1
    // GD-6.2
    each_box_shot(|total, goalie, came_of_it| {
        let value = if goalie == 0 { 10 } else { i32::from(goalie) };
        let expected = match came_of_it {
            Happening::Goal { .. } => goalie != 1 && total > value,
            Happening::Save {
                how: Save::Auto, ..
            } => goalie == 1,
            Happening::Save {
                how: Save::Equal, ..
            } => goalie != 1 && total == value,
            Happening::Save {
                how: Save::Higher, ..
            } => goalie != 1 && total < value,
            other => panic!("{other:?}"),
        };
        assert!(expected, "{total} v face {goalie}: {came_of_it:?}");
    });
}

#[test]
fn equal_is_a_save() {
    // GD-5.6
    table("")
        .start("home place: S08")
        .play("home turn: shoot | attack 4 3 | goalie 7 | punt 5")
        .tells_all([
            "shot home S08 7 v 7",
            "save away equal",
            "punt away 5 to S05",
            "turn end home",
        ])
        .state("score: 0-0");
}

#[test]
fn a_shot_ends_the_turn() {
    // GD-5.7
    // Goal or save, in the middle of a turn as well.
    let middle = || {
        let start = table("").start("home place: S05 | away place: S05");
        start.play("home turn: advance | attack 3 3 5 1")
    };
    middle()
        .play("home turn: shoot | attack 6 | goalie 5")
        .state("on turn: away")
        .asks("away turn");
    middle()
        .play("home turn: shoot | attack 4 | goalie 5 | punt 1")
        .state("on turn: away")
        .asks("away turn");
}

#[test]
fn a_goal_counts_one_and_moves_only_the_scorer() {
    // GD-5.8
    table("")
        .start("home place: S11 | away place: S09 | away failures: 1 | score: 3-1")
        .play("attack 6 6 6 | goalie 2")
        .tells_all(["shot home S11 18 v 2", "goal home 4-1", "turn end home"])
        .state("score: 4-1 | home place: KO | away place: S09 | away failures: 1");
    // Without a punt: the next question is the other side's.
    table("")
        .start("on turn: away | away place: S06")
        .play("away turn: shoot | attack 6 | goalie 5")
        .state("score: 0-1 | away place: KO | home place: KO")
        .asks("home turn");
}

#[test]
fn a_shot_clears_the_failures() {
    // GD-5.9
    for end in ["attack 6 | goalie 5", "attack 4 | goalie 5 | punt 1"] {
        table("")
            .start("home place: S06 | home failures: 1 | away failures: 1")
            .play(&format!("home turn: shoot | {end}"))
            .state("home failures: 0 | away failures: 1");
    }
}
