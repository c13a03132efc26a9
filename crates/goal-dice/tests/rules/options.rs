//! The other readings of the rules that can be agreed on.

use goal_dice::{GoalDice, OPTIONS};

use crate::kit::{STANDARD12, rules, table};

const AWAY_SHOOTS: &str = "away turn: shoot | attack 1 | goalie 9 | punt 5";

#[test]
fn both_markers_can_go_to_the_circle_after_a_goal() {
    // GD-5.8
    let goal = "attack 6 6 6 | goalie 2";
    let before = "home place: S11 | away place: S09";
    table("")
        .start(before)
        .play(goal)
        .state("home place: KO | away place: S09");
    table("after_goal=both_markers")
        .start(before)
        .play(goal)
        .state("home place: KO | away place: KO | on turn: away | score: 1-0")
        .play("away turn: advance | attack 1 2 4 6")
        .tells_all([
            "no advance away",
            "kick-off lost away to S03",
            "turn end away",
        ]);
    // GD-5.8
    // A kick-off is the start of a new row of failures, for either side.
    table("after_goal=both_markers")
        .start(&format!("{before} | away failures: 1"))
        .play(goal)
        .state("away failures: 0");
    // A save moves only the shooter.
    table("after_goal=both_markers")
        .start(before)
        .play("attack 1 1 1 | goalie 9 | punt 5")
        .state("home place: S05 | away place: S09");
}

#[test]
fn a_turn_can_be_one_roll() {
    // GD-4.6
    let before = "home place: S05 | away place: S05";
    let roll = "home turn: advance | attack 3 3 5 1";
    table("").start(before).play(roll).asks("home turn");
    table("one_roll_per_turn=true")
        .start(before)
        .play(roll)
        .tells_all(["advance home pair S05 to S06", "turn end home"])
        .asks("away turn");
    // GD-4.6
    // A debt is paid then as well.
    table("one_roll_per_turn=true")
        .start(&format!("{before} | away owes: yes"))
        .play(roll)
        .tells_all([
            "advance home pair S05 to S06",
            "turn end home",
            "turn lost away",
        ])
        .asks("home turn");
}

#[test]
fn the_loss_of_a_turn_can_be_that_of_the_turn_just_over() {
    // GD-7.5
    let due = "home turn: advance | attack 1 2 4 6 | away penalty: lose turn";
    let before = "home place: S08 | home failures: 1 | away place: S05";
    table("loss_of_turn=none")
        .start(before)
        .play(due)
        .state("home owes: no | home failures: 0 | home place: S08")
        .play(AWAY_SHOOTS)
        .asks("home turn");
    table("loss_of_turn=next")
        .start(before)
        .play(due)
        .state("home owes: yes")
        .play(AWAY_SHOOTS)
        .asks("away turn");
}

#[test]
fn failures_can_be_counted_by_turns() {
    // GD-7.3
    // A turn with an advance in it is none, even if its last roll failed.
    let first_turn = "home turn: advance | attack 3 3 5 1 | home turn: advance | attack 1 2 4 6";
    let fails = "home turn: advance | attack 1 2 4 6";
    let start = |unit: &str| {
        table(&format!("fail_unit={unit}"))
            .start("home place: S05 | away place: S05")
            .play(first_turn)
    };
    let by_turn = start("turn");
    by_turn.state("home failures: 0 | home advanced: no");
    by_turn
        .play(AWAY_SHOOTS)
        .play(fails)
        .state("home failures: 1")
        .asks("away turn");
    start("turn")
        .play(AWAY_SHOOTS)
        .play(fails)
        .play(AWAY_SHOOTS)
        .play(fails)
        .asks("away penalty");
    // GD-7.3
    start("roll")
        .play(AWAY_SHOOTS)
        .play(fails)
        .asks("away penalty");
    // GD-3.8
    // A turn cut off by the whistle is forgotten: the next failure counts.
    table("fail_unit=turn")
        .start("home place: S05 | starter: away | seconds left: 12")
        .play("home turn: advance | attack 3 3 5 1")
        .state("period: second half | on turn: home | home advanced: no")
        .play(fails)
        .state("home failures: 1");
    // GD-7.3
    // A turn with an advance breaks the row by turns as well.
    table("fail_unit=turn")
        .start("home place: S05 | home failures: 1")
        .play(first_turn)
        .state("home failures: 0")
        .asks("away turn");
}

#[test]
fn any_of_the_dice_can_be_the_wild_one() {
    // GD-9.2
    for (wild_die, dice) in [
        (0, "wild 1 | attack 2 4 6"),
        (1, "attack 2 | wild 1 | attack 4 6"),
        (2, "attack 2 4 | wild 1 | attack 6"),
        (3, "attack 2 4 6 | wild 1"),
    ] {
        table(&format!("wild=true wild_die={wild_die}"))
            .start("home place: S05")
            .play(&format!("home turn: advance | {dice}"))
            .tells_all(["advance home pair S05 to S06"]);
    }
}

#[test]
fn a_lost_die_replaces_the_other_penalties_or_joins_them() {
    // GD-9.8
    let before = "home place: S06 | home failures: 1";
    let fails = "home turn: advance | attack 1 2 4 6";
    for options in ["lost_die=true", "lost_die=true v5_mode=replace"] {
        table(options)
            .start(before)
            .play(fails)
            .state("home dice lost: 1")
            .asks("away turn");
    }
    table("lost_die=true v5_mode=add")
        .start(before)
        .play(fails)
        .offers(["lose turn", "send back", "lose die"]);
    // GD-9.8
    // Neither matters without the variant.
    for options in ["", "v5_mode=replace", "v5_mode=add"] {
        table(options)
            .start(before)
            .play(fails)
            .offers(["lose turn", "send back"]);
    }
}

#[test]
fn level_shots_can_be_thrown_again_without_limit() {
    // GD-9.7
    let options = "tie_reroll=true tie_rerolls=unlimited";
    let tie = "attack 4 3 | goalie 7";
    table(options)
        .start("home place: S08")
        .play(&format!("home turn: shoot | {tie} | {tie} | {tie} | {tie}"))
        .asks("attack")
        .play("attack 4 4 | goalie 7")
        .tells_all(["shot home S08 8 v 7", "goal home 1-0", "turn end home"]);
    let tie = "attack 4 3 1 | goalie 8";
    table(&format!("{options} knockout=true"))
        .start("period: shoot-out")
        .play(&format!("{tie} | {tie} | {tie}"))
        .state("home kicks: 0 | on turn: home");
    // GD-9.7
    // The limit means nothing without the variant.
    table("tie_rerolls=unlimited")
        .start("home place: S08")
        .play("home turn: shoot | attack 4 3 | goalie 7")
        .asks("punt");
}

#[test]
fn a_shoot_out_can_stop_early() {
    // GD-12.6
    // 3-0 with two kicks each to come: home cannot be caught.
    let before = "period: shoot-out | score: 1-1 | on turn: away
                  home kicks: 3 | home kicks scored: 3 | away kicks: 2";
    let misses = "attack 1 1 1 | goalie 0";
    table("knockout=true")
        .start(before)
        .play(misses)
        .asks("attack");
    table("knockout=true shootout_early_stop=true")
        .start(before)
        .play(misses)
        .tells_all(["shoot-out away 3 v 10 saved", "match end 1-1"])
        .is_over();
}

#[test]
fn the_first_kick_off_can_be_agreed_on() {
    // GD-3.7
    for side in ["home", "away"] {
        table(&format!("first_kick_off={side}"))
            .kick_off()
            .tells_all([&format!("period start first half {side}")])
            .asks(&format!("{side} turn"));
    }
    table("").kick_off().asks("toss");
}

#[test]
fn options_that_do_not_exist_are_refused() {
    for option in [
        "crowd=loud",
        // GD-1.6
        "half_seconds=0",
        // GD-9.2
        "wild",
        "wild=maybe",
        "wild_face=7",
        "wild_die=4",
        // GD-9.7
        "tie_rerolls=2",
        // GD-9.8
        "v5_mode=besides",
    ] {
        let refused = GoalDice::from_text(STANDARD12, [option]);
        assert_eq!(refused.unwrap_err().0.len(), 1, "{option}");
    }
}

#[test]
fn all_variants_are_off_unless_asked_for() {
    for (name, default) in [
        // GD-1.1
        ("players", "2"),
        // GD-1.6
        ("half_seconds", "300"),
        // GD-3.7
        ("first_kick_off", "toss"),
        // GD-4.6
        ("one_roll_per_turn", "false"),
        // GD-5.8
        ("after_goal", "scorer_marker"),
        // GD-7.3
        ("fail_unit", "roll"),
        // GD-7.5
        ("loss_of_turn", "next"),
        // GD-9.2
        ("wild", "false"),
        ("wild_die", "0"),
        ("wild_face", "1"),
        // GD-9.4
        ("wild_on_shots", "true"),
        // GD-9.6
        ("one_cross", "false"),
        // GD-9.7
        ("tie_reroll", "false"),
        ("tie_rerolls", "1"),
        // GD-9.8
        ("lost_die", "false"),
        ("v5_mode", "replace"),
        // GD-12.1
        ("knockout", "false"),
        // GD-12.2
        ("overtime_seconds", "120"),
        // GD-12.3
        ("sudden_seconds", "120"),
        // GD-12.6
        ("shootout_early_stop", "false"),
        // GD-12.9
        ("count_shootout_goals", "false"),
        // GD-13.4
        ("decision_seconds", "10"),
        // GD-13.5
        ("time_model", "uniform"),
    ] {
        let spec = OPTIONS.iter().find(|spec| spec.name == name).unwrap();
        assert_eq!(spec.default, default, "{name}");
        let given = GoalDice::from_text(STANDARD12, [format!("{name}={default}").as_str()]);
        assert_eq!(given.unwrap().options(), rules("").options(), "{name}");
    }
}
