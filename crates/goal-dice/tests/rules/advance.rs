//! Advance rolls (GD-4), the corner and the penalty box (GD-8).

use goal_dice::{Choice, GoalDice, Hand, Happening, State};
use tabletop::{Ask, Side, sources::each_outcome};

use crate::{
    kit::{SQUARES, arrange, rules, table, throw},
    odds::{Ratio, chance, throws},
};

/// How often each hand comes up in all throws, in the order of [`Hand::ALL`].
pub fn count_hands(rules: &GoalDice, state: &State, dice: u32) -> [u32; 6] {
    let mut counts = [0; 6];
    for faces in throws(dice) {
        let outcome = throw(rules, state, Choice::Advance, &faces);
        let hand = match outcome.events[0].what {
            Happening::Advance { hand, .. } => hand,
            Happening::NoAdvance { .. } => Hand::None,
            other => panic!("{other:?}"),
        };
        counts[hand as usize] += 1;
    }
    counts
}

#[test]
fn hands_come_up_as_often_as_the_rules_say() {
    // GD-4.1
    let rules = rules("");
    let counts = count_hands(&rules, &arrange(&rules, "home place: S05"), 4);
    // Nothing, pair, two pairs, three of a kind, straight, four of a kind.
    assert_eq!(counts, [288, 720, 90, 120, 72, 6]);
    // By hand: a pair is 6 faces, 6 pairs of dice, 5 * 4 others: 720. Two pairs
    // are 15 pairs of faces in 6 orders: 90. Three of a kind is 6 * 4 * 5 = 120.
    // A straight is 3 * 24 = 72. Four of a kind is 6. 1296 - 1008 = 288 is left.
    assert_eq!(counts[1..].iter().sum::<u32>(), 1008);
}

#[test]
fn an_advance_names_the_rule_of_its_hand() {
    // GD-4.1
    // GD-4.5
    let rules = rules("");
    let state = arrange(&rules, "home place: S05");
    for (faces, clause) in [
        ([1, 1, 5, 6], "GD-4.1"),
        ([1, 1, 6, 6], "GD-4.1"),
        ([3, 3, 3, 1], "GD-4.5"),
        ([2, 3, 4, 5], "GD-4.5"),
        ([6, 6, 6, 6], "GD-4.5"),
    ] {
        let outcome = throw(&rules, &state, Choice::Advance, &faces);
        assert_eq!(outcome.events[0].clause, clause, "{faces:?}");
    }
}

#[test]
fn most_rolls_advance() {
    // GD-4.1
    let rules = rules("");
    let state = arrange(&rules, "home place: S05");
    let ends = |like: &dyn Fn(&State) -> bool| {
        let like = |state: &State| like(state);
        chance(&rules, &state, Choice::Advance, &like)
    };
    assert_eq!(ends(&|state| state.on_turn == Side::Home), Ratio::new(7, 9));
    let place = |place| ends(&|state: &State| state.sides.home.place == place);
    assert_eq!(place(5), Ratio::new(2, 9));
    assert_eq!(place(6), Ratio::new(5, 9));
    assert_eq!(place(7), Ratio::new(5, 72));
    assert_eq!(place(10), Ratio::new(5, 54));
    assert_eq!(place(11), Ratio::new(13, 216));
}

#[test]
fn each_hand_moves_as_far_as_the_table_says() {
    // GD-4.1
    // GD-4.4
    // GD-4.5
    // By square, S00 to S10: the number of the square it ends on.
    let moves: [(&str, &str, [usize; 11]); 5] = [
        ("3 3 5 1", "pair", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        ("2 6 2 6", "two pairs", [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11]),
        (
            "4 4 4 2",
            "three of a kind",
            [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11],
        ),
        ("5 3 6 4", "straight", [11; 11]),
        ("2 2 2 2", "four of a kind", [11; 11]),
    ];
    for (dice, hand, to) in moves {
        for (from, to) in to.into_iter().enumerate() {
            let (from, to) = (SQUARES[from], SQUARES[to]);
            table("")
                .start(&format!("home place: {from}"))
                .play(&format!("home turn: advance | attack {dice}"))
                .tells_all([&format!("advance home {hand} {from} to {to}")])
                .state(&format!("home place: {to}"));
        }
    }
}

#[test]
fn a_straight_takes_four_dice_and_does_not_wrap() {
    // GD-4.2
    for (dice, to) in [
        ("1 2 3 4", "S11"),
        ("4 2 1 3", "S11"),
        ("5 2 3 4", "S11"),
        ("6 5 4 3", "S11"),
        ("5 6 1 2", "S05"),
        ("6 1 2 3", "S05"),
        ("4 5 6 1", "S05"),
        ("1 2 3 5", "S05"),
        ("1 2 3 6", "S05"),
        ("6 4 3 2", "S05"),
        ("1 4 5 6", "S05"),
        // Three in a row and a pair are a pair.
        ("1 2 3 3", "S06"),
    ] {
        table("")
            .start("home place: S05")
            .play(&format!("home turn: advance | attack {dice}"))
            .state(&format!("home place: {to}"));
    }
}

#[test]
fn four_equal_dice_are_four_of_a_kind_and_nothing_else() {
    // GD-4.3
    // Two pairs would end on S07, three of a kind on S10.
    for face in 1..=6 {
        table("")
            .start("home place: S05")
            .play(&format!(
                "home turn: advance | attack {face} {face} {face} {face}"
            ))
            .tells_all(["advance home four of a kind S05 to S11"]);
    }
}

#[test]
fn a_move_is_made_at_once_and_in_full() {
    // GD-4.4
    // Nobody is asked: the next question is the next act of the turn.
    table("")
        .start("home place: S08")
        .play("home turn: advance | attack 1 1 6 6")
        .state("home place: S10")
        .asks("home turn");
    // GD-4.4
    // Two squares from the corner would be one past the box.
    table("")
        .start("home place: S10")
        .play("home turn: advance | attack 1 1 6 6")
        .state("home place: S11");
}

#[test]
fn three_of_a_kind_from_the_wing_is_worse_than_two_pairs() {
    // GD-4.5
    let wing = || table("").start("home place: S09");
    wing()
        .play("home turn: advance | attack 3 3 3 5")
        .state("home place: S10");
    wing()
        .play("home turn: advance | attack 4 4 1 1")
        .state("home place: S11");
}

#[test]
fn a_turn_goes_on_after_an_advance() {
    // GD-4.6
    // Roll again or shoot; there is no third choice, such as to stop.
    let played = table("")
        .start("home place: S05 | away place: S06")
        .play("home turn: advance | attack 3 3 5 1")
        .play("home turn: advance | attack 6 6 5 1");
    played.tells_all(["advance home pair S06 to S07"]);
    played
        .state("on turn: home")
        .asks("home turn")
        .offers(["advance", "shoot"]);
    // GD-4.6
    // A failed roll ends it, and so does a shot, and so does the whistle.
    played
        .play("home turn: advance | attack 1 2 4 6")
        .state("on turn: away")
        .asks("away turn");
    table("")
        .start("home place: S05")
        .play("home turn: shoot | attack 1 | goalie 9 | punt 1")
        .asks("away turn");
    table("")
        .start("home place: S05 | seconds left: 12")
        .play("home turn: advance | attack 3 3 5 1")
        .state("period: second half")
        .asks("away turn");
}

#[test]
fn an_advance_clears_the_failures() {
    // GD-4.7
    table("")
        .start("home place: S05 | home failures: 1 | away failures: 1")
        .play("home turn: advance | attack 3 3 5 1")
        .state("home failures: 0 | away failures: 1")
        .play("home turn: advance | attack 1 2 4 6")
        .tells_all(["no advance home", "turn end home"])
        .state("home failures: 1");
}

#[test]
fn from_the_corner_any_advance_goes_into_the_box() {
    // GD-8.1
    for dice in ["1 1 5 6", "1 1 6 6", "3 3 3 1", "2 3 4 5", "6 6 6 6"] {
        table("")
            .start("home place: S10")
            .play(&format!("home turn: advance | attack {dice}"))
            .state("home place: S11 | on turn: home");
    }
    let rules = rules("");
    let corner = arrange(&rules, "home place: S10");
    let in_the_box = |state: &State| state.sides.home.place == 11;
    let odds = chance(&rules, &corner, Choice::Advance, &in_the_box);
    assert_eq!(odds, Ratio::new(7, 9));
}

#[test]
fn in_the_box_there_is_only_the_shot() {
    // GD-8.2
    // Nobody is asked what to do: the shot dice are thrown.
    table("")
        .start("home place: S10")
        .play("home turn: advance | attack 1 1 5 6")
        .asks("attack")
        .play("attack 4 3 2 | goalie 8")
        .tells_all(["shot home S11 9 v 8", "goal home 1-0", "turn end home"]);
}

#[test]
fn one_may_shoot_from_the_corner() {
    // GD-8.3
    table("")
        .start("home place: S10")
        .offers(["advance", "shoot"])
        .play("home turn: shoot | attack 5 4 | goalie 5")
        .tells_all(["shot home S10 6 v 5", "goal home 1-0", "turn end home"]);
}

/// The chance to be in the box before the turn is over, never shooting before.
fn box_this_turn(rules: &GoalDice, state: &State) -> f64 {
    let advance = |_: &GoalDice, _: &Ask<'_, GoalDice>| 0;
    let mut sum = 0.0;
    each_outcome(rules, state, Some(advance), |next, path| {
        let then = match (next.on_turn, next.sides.home.place) {
            (Side::Away, _) => 0.0,
            (Side::Home, 11) => 1.0,
            (Side::Home, _) => box_this_turn(rules, &next),
        };
        sum += path.probability() * then;
    });
    sum
}

#[test]
fn the_way_to_the_box() {
    // GD-4.1
    // GD-8.1
    // From S10: 7/9. From S09: (720 + 120)/1296 of 7/9 and (90 + 78)/1296 at
    // once, 154/243. From S08, with P the pair and T the rest to the corner:
    // 720/1296 of 154/243, 210/1296 of 7/9 and 78/1296, 4709/8748.
    let rules = rules("");
    for (place, expected, within) in [
        ("S10", 7.0 / 9.0, 1e-12),
        ("S09", 154.0 / 243.0, 1e-12),
        ("S08", 4709.0 / 8748.0, 1e-12),
        ("S07", 0.4753, 5e-5),
        ("S06", 0.4336, 5e-5),
        ("S05", 0.4061, 5e-5),
        ("KO", 0.3879, 5e-5),
        ("S00", 0.3593, 5e-5),
    ] {
        let odds = box_this_turn(&rules, &arrange(&rules, &format!("home place: {place}")));
        assert!((odds - expected).abs() <= within, "{place}: {odds}");
    }
}
