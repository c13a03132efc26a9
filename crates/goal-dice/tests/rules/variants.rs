//! The optional rules but for the wild die (GD-9.1, GD-9.6 to GD-9.9).

use goal_dice::Choice;

use crate::{
    advance::count_hands,
    kit::{Match, SQUARES, arrange, rules, table, throw},
    saves::{goal_chances, ratios},
};

#[test]
fn short_halves_leave_overtime_as_it_is() {
    // GD-9.1
    let seconds = |options: &str, period: &str| {
        arrange(&rules(options), &format!("period: {period}")).seconds_left
    };
    for period in ["first half", "second half"] {
        assert_eq!(seconds("half_seconds=180", period), 180);
    }
    for period in ["overtime", "sudden death"] {
        assert_eq!(seconds("half_seconds=180 knockout=true", period), 120);
    }
    table("half_seconds=180 first_kick_off=home")
        .kick_off()
        .state("seconds left: 180");
}

#[test]
fn one_cross_is_all_one_gets() {
    // GD-9.6
    let cleared = table("one_cross=true")
        .start("home place: S10 | away place: S08")
        .play("home turn: advance | attack 1 2 3 5 | punt 8");
    cleared
        .tells_all([
            "no advance home",
            "cross cleared home",
            "punt away 8 to S01",
            "turn end home",
        ])
        .state("home place: S01 | home failures: 0 | on turn: away | score: 0-0");
    assert_eq!(cleared.box_score().stats.home.shots, 0);
    // GD-9.6
    // In the same turn in which one got there; and instead of a penalty.
    table("one_cross=true")
        .start("home place: S09")
        .play("home turn: advance | attack 3 3 5 1 | home turn: advance | attack 1 2 4 6 | punt 2")
        .state("home place: S06 | on turn: away");
    table("one_cross=true")
        .start("home place: S10 | home failures: 1")
        .play("home turn: advance | attack 1 2 3 5 | punt 2")
        .state("home place: S06 | home failures: 0")
        .asks("away turn");
}

#[test]
fn one_cross_is_about_failed_rolls_in_the_corner_only() {
    // GD-9.6
    for place in &SQUARES[..10] {
        table("one_cross=true")
            .start(&format!("home place: {place}"))
            .play("home turn: advance | attack 1 2 4 6")
            .tells_all(["no advance home", "turn end home"])
            .state(&format!("home place: {place} | home failures: 1"));
    }
    table("one_cross=true")
        .start("home place: S10")
        .play("home turn: advance | attack 1 1 4 6")
        .state("home place: S11");
    let shot = table("one_cross=true")
        .start("home place: S10")
        .play("home turn: shoot | attack 5 4 | goalie 5");
    shot.tells_all(["shot home S10 6 v 5", "goal home 1-0", "turn end home"]);
    assert_eq!(shot.box_score().stats.home.shots, 1);
    // GD-9.6
    // Without the variant one stays.
    table("")
        .start("home place: S10")
        .play("home turn: advance | attack 1 2 3 5")
        .state("home place: S10 | home failures: 1");
}

#[test]
fn a_level_shot_is_thrown_again() {
    // GD-9.7
    // Level from 2 to 10, with the same dice from the same square.
    for (dice, goalie, total) in [("1 1", 2, 2), ("4 3", 7, 7), ("5 5", 0, 10)] {
        table("tie_reroll=true")
            .start("home place: S08 | home failures: 1")
            .play(&format!(
                "home turn: shoot | attack {dice} | goalie {goalie}"
            ))
            .tells_all([
                &format!("shot home S08 {total} v {total}"),
                "tie re-roll home",
            ])
            .state("on turn: home | home place: S08 | score: 0-0")
            .asks("attack")
            .play("attack 5 4 | goalie 8")
            .tells_all(["shot home S08 9 v 8", "goal home 1-0", "turn end home"])
            .state("home place: KO | home failures: 0 | throw again: no");
    }
    // GD-9.7
    // A save the second time is a save like any other.
    table("tie_reroll=true")
        .start("home place: S08")
        .play("home turn: shoot | attack 4 3 | goalie 7 | attack 1 1 | goalie 1 | punt 3")
        .state("home place: S05 | on turn: away | score: 0-0");
}

#[test]
fn a_shot_is_thrown_again_once() {
    // GD-9.7
    let twice = table("tie_reroll=true")
        .start("home place: S08")
        .play("home turn: shoot | attack 4 3 | goalie 7 | attack 5 4 | goalie 9 | punt 3");
    twice.tells_all([
        "shot home S08 7 v 7",
        "tie re-roll home",
        "shot home S08 9 v 9",
        "save away equal",
        "punt away 3 to S05",
        "turn end home",
    ]);
    // It was one shot all the same.
    assert_eq!(twice.box_score().stats.home.shots, 1);
    // GD-9.7
    // The next shot may be thrown again again.
    twice
        .play("away turn: shoot | attack 6 | goalie 4")
        .tells_all(["shot away S04 4 v 4", "tie re-roll away"]);
    // GD-9.7
    // Without the variant, level is a save.
    table("")
        .start("home place: S08")
        .play("home turn: shoot | attack 4 3 | goalie 7")
        .asks("punt");
}

#[test]
fn a_1_is_no_tie() {
    // GD-9.7
    table("tie_reroll=true")
        .start("home place: S06")
        .play("home turn: shoot | attack 1 | goalie 1")
        .tells_all(["shot home S06 1 v 1", "save away auto"])
        .asks("punt");
}

#[test]
fn a_level_kick_of_a_shoot_out_is_thrown_again() {
    // GD-9.7
    table("tie_reroll=true knockout=true")
        .start("period: shoot-out")
        .play("attack 4 3 1 | goalie 8")
        .tells_all(["shoot-out home 8 v 8 level", "tie re-roll home"])
        .state("home kicks: 0 | on turn: home")
        .play("attack 4 3 2 | goalie 8 | attack 1 1 1 | goalie 3 | attack 2 2 2 | goalie 6")
        .tells_all([
            "shoot-out home 9 v 8 scored",
            "shoot-out away 3 v 3 level",
            "tie re-roll away",
            "shoot-out away 6 v 6 saved",
        ])
        .state("home kicks: 1 | home kicks scored: 1 | away kicks: 1 | away kicks scored: 0");
}

#[test]
fn each_square_scores_so_often_with_one_re_roll() {
    // GD-9.7
    let expected = [
        (31, 1800),
        (31, 1800),
        (31, 1800),
        (21, 400),
        (21, 400),
        (8, 75),
        (13, 72),
        (5713, 12960),
        (23449, 43200),
        (917, 2700),
        (533, 2160),
        (1267, 1600),
    ];
    assert_eq!(goal_chances(&rules("tie_reroll=true")), ratios(expected));
}

/// Home fails for the second time in a row, on S06.
fn fail_twice(options: &str, dice_lost: u8, dice: &str) -> Match {
    table(options)
        .start(&format!(
            "home place: S06 | home failures: 1 | home dice lost: {dice_lost}"
        ))
        .play(&format!("home turn: advance | attack {dice}"))
}

#[test]
fn the_penalty_is_a_lost_die() {
    // GD-9.8
    // Instead of the other penalties, so there is nothing to choose.
    fail_twice("lost_die=true", 0, "1 2 4 6")
        .tells_all([
            "no advance home",
            "penalty due home",
            "penalty home lose die",
            "turn end home",
        ])
        .state(
            "home dice lost: 1 | home place: S06 | home owes: no | home failures: 0
             away dice lost: 0 | on turn: away",
        );
    fail_twice("lost_die=true", 1, "1 2 4").state("home dice lost: 2 | on turn: away");
    // GD-9.8
    // Two dice are the fewest: then the other penalties come back.
    let floor = fail_twice("lost_die=true", 2, "1 2");
    floor
        .asks("away penalty")
        .offers(["lose turn", "send back"]);
    floor
        .play("away penalty: send back")
        .state("home dice lost: 2 | home place: S00");
}

#[test]
fn a_lost_die_can_join_the_other_penalties() {
    // GD-9.8
    let options = "lost_die=true v5_mode=add";
    for (dice_lost, dice) in [(0, "1 2 4 6"), (1, "1 2 4")] {
        let due = fail_twice(options, dice_lost, dice);
        due.offers(["lose turn", "send back", "lose die"]);
        due.play("away penalty: lose die")
            .state(&format!(
                "home dice lost: {} | home place: S06",
                dice_lost + 1
            ))
            .state("home owes: no | home failures: 0");
    }
    fail_twice(options, 2, "1 2").offers(["lose turn", "send back"]);
    fail_twice(options, 0, "1 2 4 6")
        .play("away penalty: lose turn")
        .state("home dice lost: 0 | home owes: yes");
}

#[test]
fn hands_of_fewer_dice() {
    // GD-9.9
    // Nothing, pair, two pairs, three of a kind, straight, four of a kind.
    let rules = rules("lost_die=true");
    let state = |lost: u8| arrange(&rules, &format!("home place: S05 | home dice lost: {lost}"));
    assert_eq!(count_hands(&rules, &state(1), 3), [120, 90, 0, 6, 0, 0]);
    assert_eq!(count_hands(&rules, &state(2), 2), [30, 6, 0, 0, 0, 0]);
    for (lost, dice) in [(0, 4), (1, 3), (2, 2)] {
        let thrown = throw(&rules, &state(lost), Choice::Advance, &[]).dice;
        assert_eq!(thrown.len(), dice);
    }
}

#[test]
fn shots_with_fewer_dice() {
    // GD-9.9
    // The dice of the square, or those left if they are fewer.
    let rules = rules("lost_die=true");
    for (place, lost, dice) in [
        ("S11", 0, 3),
        ("S11", 1, 3),
        ("S11", 2, 2),
        ("S08", 1, 2),
        ("S08", 2, 2),
        ("S06", 2, 1),
    ] {
        let lines = format!("home place: {place} | home dice lost: {lost} | away dice lost: 2");
        let thrown = throw(&rules, &arrange(&rules, &lines), Choice::Shoot, &[]);
        let attack = thrown
            .dice_names()
            .iter()
            .filter(|name| **name == "attack")
            .count();
        assert_eq!(attack, dice, "{place}, {lost} lost");
    }
    table("lost_die=true")
        .start("home place: S11 | home dice lost: 2")
        .play("attack 6 6 | goalie 0")
        .tells_all(["shot home S11 12 v 10", "goal home 1-0", "turn end home"]);
}

#[test]
fn the_wild_die_is_never_lost() {
    // GD-9.9
    for (wild_die, three, two) in [
        (0, "wild 1 | attack 2 5", "wild 1 | attack 4"),
        (1, "attack 2 | wild 1 | attack 5", "attack 4 | wild 1"),
        (2, "attack 2 5 | wild 1", "attack 4 | wild 1"),
        (3, "attack 2 5 | wild 1", "attack 4 | wild 1"),
    ] {
        // Whatever the others show, a wild face makes a pair of them.
        for (lost, dice) in [(1, three), (2, two)] {
            table(&format!("lost_die=true wild=true wild_die={wild_die}"))
                .start(&format!("home place: S05 | home dice lost: {lost}"))
                .play(&format!("home turn: advance | {dice}"))
                .tells_all(["advance home pair S05 to S06"]);
        }
    }
    // With three dice a pair becomes three of a kind.
    // GD-9.9
    table("lost_die=true wild=true")
        .start("home place: S05 | home dice lost: 1")
        .play("home turn: advance | wild 1 | attack 4 4")
        .state("home place: S10");
    table("lost_die=true wild=true")
        .start("home place: S11 | home dice lost: 2")
        .play("wild 1 | attack 3 | goalie 8")
        .state("score: 1-0");
}

#[test]
fn lost_dice_come_back() {
    // GD-9.9
    let last = "home dice lost: 2 | away dice lost: 1 | home place: S05 | seconds left: 12";
    table("lost_die=true")
        .start(last)
        .play("home turn: advance | attack 1 2")
        .state("period: second half | home dice lost: 0 | away dice lost: 0")
        .play("away turn: advance | attack 3 3 5 1")
        .state("away place: S05");
    // GD-9.9
    // The shoot-out has three dice in any case.
    table("lost_die=true knockout=true")
        .start(&format!("{last} | period: sudden death"))
        .play("home turn: advance | attack 1 2 | attack 4 3 2 | goalie 8")
        .state("period: shoot-out | away kicks scored: 1");
    table("lost_die=true knockout=true")
        .start("period: shoot-out | home dice lost: 2")
        .play("attack 4 3 2 | goalie 8")
        .state("home kicks scored: 1");
}
