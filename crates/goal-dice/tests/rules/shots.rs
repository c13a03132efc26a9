//! Shots (GD-5), saves and punts (GD-6).

use goal_dice::{Choice, GoalDice, Happening, Save};

use crate::kit::{Ratio, SQUARES, arrange, chance, rules, table, throw, throws};

#[test]
fn one_may_shoot_at_any_moment_of_a_turn() {
    // GD-5.1
    // As the first act, from every square, on a kick-off, after a failure.
    for place in SQUARES.into_iter().chain(["KO"]) {
        for failures in [0, 1] {
            let played = table("").start(&format!("home place: {place} | home failures: {failures}"));
            if place != "S11" {
                played.offers(["advance", "shoot"]);
            }
        }
    }
    table("")
        .start("")
        .play("home turn: shoot | attack 6 | goalie 3")
        .events(["shot home S04 4 v 3", "goal home 1-0", "turn end home"]);
    table("")
        .start("home place: S05 | home failures: 1")
        .play("home turn: shoot | attack 6 | goalie 4")
        .events(["shot home S05 5 v 4", "goal home 1-0", "turn end home"]);
    // GD-5.1
    // Between advances.
    table("")
        .start("home place: S05")
        .play("home turn: advance | attack 3 3 5 1 | home turn: shoot | attack 6 | goalie 4")
        .events([
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
    start.asks("home turn").play("home turn: shoot").asks("attack");
    table("")
        .start("home place: S08")
        .play("home turn: advance | attack 6 6 6")
        .asks("attack")
        .play("attack 1")
        .events(["advance home three of a kind S08 to S10"]);
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
            .play(&format!("home turn: shoot | attack {dice} | goalie {goalie} | punt 5"))
            .events([shot, "save away higher", "punt away 5 to S05", "turn end home"]);
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
        .events([])
        .asks("goalie");
    table("").start("home place: S11").play("attack 6 6 6").events([]).asks("goalie");
}

/// Every throw of a shot from the penalty box.
fn each_box_shot(mut visit: impl FnMut(i32, u8, &Happening)) {
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
            Happening::Save(Save::Auto) => goalie == 1,
            Happening::Save(Save::Equal) => goalie != 1 && total == value,
            Happening::Save(Save::Higher) => goalie != 1 && total < value,
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
        .events([
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
        .events(["shot home S11 18 v 2", "goal home 4-1", "turn end home"])
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

#[test]
fn zero_counts_ten_and_the_other_faces_what_they_show() {
    // GD-6.1
    // Ten on the dice beats all faces but 0, its equal, and 1.
    for (face, value, result) in [
        (0, 10, "save away equal"),
        (1, 1, "save away auto"),
        (2, 2, "goal home 1-0"),
        (3, 3, "goal home 1-0"),
        (4, 4, "goal home 1-0"),
        (5, 5, "goal home 1-0"),
        (6, 6, "goal home 1-0"),
        (7, 7, "goal home 1-0"),
        (8, 8, "goal home 1-0"),
        (9, 9, "goal home 1-0"),
    ] {
        let played = table("")
            .start("home place: S11")
            .play(&format!("attack 5 3 2 | goalie {face}"));
        assert_eq!(played.told()[..2], [format!("shot home S11 10 v {value}"), result.to_string()]);
    }
    table("").start("home place: S11").play("attack 5 4 2 | goalie 0").state("score: 1-0");
}

#[test]
fn a_1_saves_and_is_never_level() {
    // GD-6.2
    for (place, dice, shot) in [
        ("S08", "6 6", "shot home S08 12 v 1"),
        ("S06", "1", "shot home S06 1 v 1"),
        ("S00", "1", "shot home S00 -2 v 1"),
    ] {
        // With or without the rule for level shots.
        for options in ["", "tie_reroll=true"] {
            table(options)
                .start(&format!("home place: {place}"))
                .play(&format!("home turn: shoot | attack {dice} | goalie 1 | punt 1"))
                .events([shot, "save away auto", "punt away 1 to S06", "turn end home"]);
        }
    }
}

#[test]
fn after_a_save_the_goalie_punts() {
    // GD-6.3
    table("")
        .start("home place: S08")
        .play("home turn: shoot | attack 4 3 | goalie 8")
        .asks("punt");
    // GD-6.4
    // The shooter's marker moves, up or down the field, and not the goalie's.
    for (place, punt, to) in [("S08", 9, "S01"), ("S00", 2, "S06"), ("S05", 3, "S05")] {
        table("")
            .start(&format!("home place: {place} | away place: S09"))
            .play(&format!(
                "home turn: shoot | attack {} | goalie 9 | punt {punt}",
                if place == "S08" { "1 1" } else { "1" }
            ))
            .state(&format!("home place: {to} | away place: S09"));
    }
    // GD-6.4
    table("")
        .start("on turn: away | away place: S08 | home place: S03")
        .play("away turn: shoot | attack 4 3 | goalie 8 | punt 4")
        .state("away place: S05 | home place: S03");
}

#[test]
fn a_punt_reads_the_die_plainly() {
    // GD-6.5
    table("")
        .start("home place: S06")
        .play("home turn: shoot | attack 1 | goalie 9 | punt 1")
        .state("home place: S06");
    table("")
        .start("home place: S06")
        .play("home turn: shoot | attack 1 | goalie 9 | punt 0")
        .events([
            "shot home S06 1 v 9",
            "save away higher",
            "punt away 10 to S01",
            "turn end home",
        ]);
}

#[test]
fn then_the_other_side_plays_from_where_it_stands() {
    // GD-6.6
    table("")
        .start("home place: S06 | away place: S07")
        .play("home turn: shoot | attack 1 | goalie 9 | punt 3")
        .state("on turn: away | away place: S07")
        .play("away turn: advance | attack 3 3 5 1")
        .events(["advance away pair S07 to S08"]);
    // GD-6.6
    // After a goal too.
    table("")
        .start("home place: S06 | away place: S07")
        .play("home turn: shoot | attack 6 | goalie 5 | away turn: advance | attack 3 3 5 1")
        .state("away place: S08");
}

#[test]
fn a_total_scores_so_often() {
    // GD-6.7
    // Of ten faces a total beats those from 2 to one less than itself.
    let mut goals = [0_u32; 19];
    let mut shots = [0_u32; 19];
    each_box_shot(|total, _, came_of_it| {
        let total = usize::try_from(total).unwrap();
        shots[total] += 1;
        goals[total] += u32::from(matches!(came_of_it, Happening::Goal { .. }));
    });
    for total in 3..=18_u32 {
        let (goals, shots) = (goals[total as usize], shots[total as usize]);
        assert_eq!(10 * goals, shots * (total - 2).min(9), "a total of {total}");
    }
    // Totals of 2 and less never score.
    let rules = rules("");
    let state = arrange(&rules, "home place: S00");
    for face in 1..=5 {
        for goalie in 0..=9 {
            let outcome = throw(&rules, &state, Choice::Shoot, &[face, goalie]);
            assert_eq!(outcome.state.sides.home.goals, 0);
        }
    }
}

/// The exact chance of a goal from each square, S00 to S11.
pub fn goal_chances(rules: &GoalDice) -> Vec<Ratio> {
    let from = |place| {
        let state = arrange(rules, &format!("home place: {place}"));
        chance(rules, &state, Choice::Shoot, &|state| state.sides.home.goals == 1)
    };
    SQUARES.into_iter().map(from).collect()
}

pub fn ratios(expected: [(u128, u128); 12]) -> Vec<Ratio> {
    expected.into_iter().map(|(part, all)| Ratio::new(part, all)).collect()
}

#[test]
fn each_square_scores_so_often() {
    // GD-6.7
    let expected = [
        (1, 60),
        (1, 60),
        (1, 60),
        (1, 20),
        (1, 20),
        (1, 10),
        (1, 6),
        (29, 72),
        (179, 360),
        (14, 45),
        (41, 180),
        (181, 240),
    ];
    assert_eq!(goal_chances(&rules("")), ratios(expected));
}
