//! The goalie, saves and punts (GD-6).

use goal_dice::{Choice, GoalDice, Happening};

use crate::{
    kit::{SQUARES, arrange, rules, table, throw},
    odds::{Ratio, chance},
    shots::each_box_shot,
};

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
        assert_eq!(
            played.told()[..2],
            [format!("shot home S11 10 v {value}"), result.to_string()]
        );
    }
    table("")
        .start("home place: S11")
        .play("attack 5 4 2 | goalie 0")
        .state("score: 1-0");
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
                .play(&format!(
                    "home turn: shoot | attack {dice} | goalie 1 | punt 1"
                ))
                .tells_all([
                    shot,
                    "save away auto",
                    "punt away 1 to S06",
                    "turn end home",
                ]);
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
        .tells_all([
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
        .tells_all(["advance away pair S07 to S08"]);
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
        chance(rules, &state, Choice::Shoot, &|state| {
            state.sides.home.goals == 1
        })
    };
    SQUARES.into_iter().map(from).collect()
}

pub fn ratios(expected: [(u128, u128); 12]) -> Vec<Ratio> {
    expected
        .into_iter()
        .map(|(part, all)| Ratio::new(part, all))
        .collect()
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
