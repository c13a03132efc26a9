//! Where two headings meet: what neither paragraph says alone.

use crate::kit::table;

/// Twelve seconds are one roll.
const LAST: &str = "seconds left: 12";

#[test]
fn a_level_shot_with_the_last_roll_is_thrown_again() {
    // GD-9.7
    // GD-13.2
    let level = table("tie_reroll=true")
        .start(&format!("home place: S08 | {LAST}"))
        .play("home turn: shoot | attack 4 3 | goalie 7");
    level.state("period: first half | seconds left: 0");
    level.play("attack 5 4 | goalie 8").tells([
        "shot home S08 9 v 8",
        "goal home 1-0",
        "period end first half 1-0",
    ]);
}

#[test]
fn a_level_shot_can_end_sudden_death() {
    // GD-9.7
    // GD-12.3
    table("knockout=true tie_reroll=true")
        .start("period: sudden death | score: 1-1 | home place: S08")
        .play("home turn: shoot | attack 4 3 | goalie 7 | attack 5 4 | goalie 8")
        .tells(["goal home 2-1", "match end 2-1"])
        .is_over();
}

#[test]
fn the_last_roll_has_its_punt() {
    // GD-6.3
    // GD-9.6
    // GD-13.3
    table("")
        .start(&format!("home place: S08 | {LAST}"))
        .play("home turn: shoot | attack 1 2 | goalie 9 | punt 1")
        .tells([
            "punt away 1 to S06",
            "turn end home",
            "period end first half 0-0",
        ]);
    table("one_cross=true")
        .start(&format!("home place: S10 | home failures: 1 | {LAST}"))
        .play("home turn: advance | attack 1 2 3 5 | punt 8")
        .tells([
            "cross cleared home",
            "punt away 8 to S01",
            "period end first half 0-0",
        ])
        .does_not_tell("penalty");
}

#[test]
fn lost_dice_are_missing_in_the_box_and_not_in_the_shoot_out() {
    // GD-9.9
    // GD-12.5
    let shot = table("lost_die=true")
        .start("home place: S11 | home dice lost: 2")
        .play("attack 6 5 | goalie 9");
    shot.tells(["shot home S11 11 v 9", "goal home 1-0"])
        .state("home dice lost: 2");
    // The last roll of sudden death fails: on to the kicks, with three dice each.
    let last = format!("period: sudden death | score: 1-1 | home dice lost: 2 | {LAST}");
    table("knockout=true lost_die=true")
        .start(&last)
        .play("home turn: advance | attack 1 2 | attack 4 3 2 | goalie 8")
        .state("period: shoot-out");
}

#[test]
fn a_turn_that_is_owed_is_lost_after_a_goal_too() {
    // GD-5.8
    // GD-7.8
    for options in ["", "after_goal=both_markers"] {
        let goal = table(options)
            .start("home place: S11 | away place: S06 | away owes: yes")
            .play("attack 6 5 4 | goalie 2");
        goal.tells(["goal home 1-0", "turn end home", "turn lost away"]);
        goal.state("on turn: home | away owes: no | home place: KO");
    }
}

#[test]
fn one_roll_a_turn_and_a_turn_that_is_owed() {
    // GD-4.6
    // GD-7.8
    table("one_roll_per_turn=true")
        .start("home place: S05 | away owes: yes")
        .play("home turn: advance | attack 3 3 5 1")
        .tells([
            "advance home pair S05 to S06",
            "turn end home",
            "turn lost away",
        ])
        .state("on turn: home | home failures: 0");
}
