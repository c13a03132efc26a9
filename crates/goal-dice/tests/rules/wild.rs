//! The wild die (GD-9.2 to GD-9.5).

use football::Game;
use goal_dice::{Choice, GoalDice, Hand, Happening, State};
use scoresheet::words::said;

use crate::{
    advance::count_hands,
    kit::{arrange, rules, table, throw},
    odds::{Ratio, chance, throws},
    saves::{goal_chances, ratios},
};

#[test]
fn one_face_of_one_die_is_wild() {
    // GD-9.2
    // The first die and its 1, unless something else is agreed.
    let s05 = |options: &str| table(options).start("home place: S05");
    s05("wild=true")
        .play("home turn: advance | wild 1 | attack 2 4 6")
        .state("home place: S06");
    // Another face of it, and the same face of another die, are plain.
    s05("wild=true")
        .play("home turn: advance | wild 2 | attack 1 3 5")
        .state("home place: S05");
    s05("wild=true wild_face=6")
        .play("home turn: advance | wild 6 | attack 1 3 5")
        .state("home place: S06");
    s05("wild=true wild_face=6")
        .play("home turn: advance | wild 1 | attack 2 4 6")
        .state("home place: S05");
    s05("wild=true wild_die=2")
        .play("home turn: advance | attack 2 4 | wild 1 | attack 6")
        .state("home place: S06");
    // GD-9.2
    // Without the variant no die is.
    s05("")
        .play("home turn: advance | attack 1 2 4 6")
        .state("home place: S05");
}

/// What the wild die was taken for, from the reasons given for a roll.
fn taken_for(rules: &GoalDice, place: &str, faces: [u8; 4]) -> (Hand, u8, String) {
    let state = arrange(rules, &format!("home place: {place}"));
    let event = throw(rules, &state, Choice::Advance, &faces).events[0];
    let Happening::Advance { hand, to, .. } = event.what else {
        panic!("{event:?}");
    };
    (hand, to, said(&rules.why(&event).unwrap().phrase))
}

#[test]
fn the_best_face_is_picked() {
    // GD-9.3
    let rules = rules("wild=true");
    for (place, faces, hand, to, counts) in [
        // The farthest destination: two pairs lead to the box, three equal to
        // the corner, and the other way round farther down the field.
        ("S09", [1, 2, 2, 5], Hand::TwoPair, 11, 5),
        ("S05", [1, 2, 2, 5], Hand::Trips, 10, 2),
        ("S05", [1, 2, 3, 5], Hand::Straight, 11, 4),
        ("S05", [1, 4, 4, 4], Hand::Quads, 11, 4),
        // A straight rather than three equal or a pair, even from S09.
        ("S09", [1, 4, 5, 6], Hand::Straight, 11, 3),
        // As far: then the higher hand.
        ("S08", [1, 2, 2, 5], Hand::Trips, 10, 2),
        ("S10", [1, 2, 2, 5], Hand::Trips, 11, 2),
        ("S10", [1, 2, 4, 6], Hand::Pair, 11, 2),
        // Then the lowest face: any of the others makes a pair, and a straight
        // can often be had at both ends.
        ("S05", [1, 1, 4, 6], Hand::Pair, 6, 1),
        ("S06", [1, 2, 4, 6], Hand::Pair, 7, 2),
        ("S05", [1, 2, 3, 4], Hand::Straight, 11, 1),
        ("S05", [1, 3, 4, 5], Hand::Straight, 11, 2),
    ] {
        let (read_as, went_to, why) = taken_for(&rules, place, faces);
        assert_eq!((read_as, went_to), (hand, to), "{place} {faces:?}");
        assert!(
            why.contains(&format!("wild counts {counts}")),
            "{place} {faces:?}: {why}"
        );
    }
    // GD-9.3
    // Nobody is asked.
    table("wild=true")
        .start("home place: S09")
        .play("home turn: advance | wild 1 | attack 2 2 5")
        .state("home place: S11 | on turn: home");
}

#[test]
fn it_counts_six_on_a_shot() {
    // GD-9.4
    // It is always among the dice of a shot, and the first of them.
    for options in ["wild=true", "wild=true wild_die=3"] {
        table(options)
            .start("home place: S08")
            .play("home turn: shoot | wild 1 | attack 3 | goalie 8")
            .tells_all(["shot home S08 9 v 8", "goal home 1-0", "turn end home"]);
        table(options)
            .start("home place: S06")
            .play("home turn: shoot | wild 1 | goalie 5")
            .tells_all(["shot home S06 6 v 5", "goal home 1-0", "turn end home"]);
    }
    // GD-9.4
    // A 1 on the others is a plain 1, and so is a 1 if another face is wild.
    table("wild=true")
        .start("home place: S11")
        .play("wild 2 | attack 1 1 | goalie 4 | punt 1")
        .tells_all([
            "shot home S11 4 v 4",
            "save away equal",
            "punt away 1 to S06",
            "turn end home",
        ]);
    table("wild=true wild_face=3")
        .start("home place: S08")
        .play("home turn: shoot | wild 3 | attack 3 | goalie 8")
        .state("score: 1-0");
    table("wild=true wild_face=3")
        .start("home place: S08")
        .play("home turn: shoot | wild 1 | attack 3 | goalie 5 | punt 1")
        .state("score: 0-0");
    // GD-9.4
    // The shoot-out has shots too.
    table("wild=true knockout=true")
        .start("period: shoot-out")
        .play("wild 1 | attack 1 2 | goalie 8")
        .tells_all(["shoot-out home 9 v 8 scored"]);
}

#[test]
fn it_can_be_agreed_that_shots_are_not_wild() {
    // GD-9.4
    table("wild=true wild_on_shots=false")
        .start("home place: S08")
        .play("home turn: shoot | wild 1 | attack 3 | goalie 8 | punt 1")
        .tells_all([
            "shot home S08 4 v 8",
            "save away higher",
            "punt away 1 to S06",
            "turn end home",
        ]);
    // Rolls still are.
    table("wild=true wild_on_shots=false")
        .start("home place: S08")
        .play("home turn: advance | wild 1 | attack 2 4 6")
        .state("home place: S09");
    let plain = goal_chances(&rules(""));
    assert_eq!(goal_chances(&rules("wild=true wild_on_shots=false")), plain);
}

#[test]
fn wild_hands_come_up_as_often_as_the_rules_say() {
    // GD-9.5
    // Nothing, pair, two pairs, three of a kind, straight, four of a kind.
    for (face, expected) in [
        (1, [234, 660, 75, 190, 126, 11]),
        (2, [240, 660, 75, 190, 120, 11]),
        (3, [246, 660, 75, 190, 114, 11]),
        (4, [246, 660, 75, 190, 114, 11]),
        (5, [240, 660, 75, 190, 120, 11]),
        (6, [234, 660, 75, 190, 126, 11]),
    ] {
        let rules = rules(&format!("wild=true wild_face={face}"));
        let state = arrange(&rules, "home place: S05");
        assert_eq!(count_hands(&rules, &state, 4), expected, "wild face {face}");
    }
}

#[test]
fn what_a_wild_face_makes_of_three_dice() {
    // GD-9.5
    // Of 216: three equal 6, a pair and a single one 90, part of a straight 60,
    // the rest 60.
    let rules = rules("wild=true");
    let state = arrange(&rules, "home place: S05");
    let mut counts = [0; 6];
    for mut faces in throws(3) {
        faces.insert(0, 1);
        let event = throw(&rules, &state, Choice::Advance, &faces).events[0];
        let Happening::Advance { hand, .. } = event.what else {
            panic!("a wild face always makes a pair at least: {faces:?}");
        };
        counts[hand as usize] += 1;
    }
    assert_eq!(counts, [0, 60, 0, 90, 60, 6]);
}

#[test]
fn from_the_wing_three_equal_are_played_as_two_pairs() {
    // GD-9.5
    let rules = rules("wild=true");
    let state = arrange(&rules, "home place: S09");
    let place = |place: u8| {
        let there = move |state: &State| state.sides.home.place == place;
        chance(&rules, &state, Choice::Advance, &there)
    };
    assert_eq!(place(11), Ratio::new(302, 1296));
    assert_eq!(place(10), Ratio::new(760, 1296));
    assert_eq!(place(9), Ratio::new(234, 1296));
}

#[test]
fn each_square_scores_so_often_with_a_wild_die() {
    // GD-9.4
    let expected = [
        (2, 60),
        (2, 60),
        (2, 60),
        (5, 60),
        (5, 60),
        (9, 60),
        (14, 60),
        (174, 360),
        (208, 360),
        (139, 360),
        (106, 360),
        (1731, 2160),
    ];
    assert_eq!(goal_chances(&rules("wild=true")), ratios(expected));
}
