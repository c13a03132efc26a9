//! Where readings and tables send play, one by one.

use tabletop::Side;

use crate::kit::{Match, one_reading, rules_with, start};

/// The first minute with this reading for home, after these numbers.
fn after(reading: &str, numbers: &str) -> Match {
    let rules = rules_with(
        &[("charts", &one_reading(reading))],
        "draws=dice detail=off",
    );
    start(rules, "").play(&format!("top 1 | {numbers}"))
}

/// Who has the ball after that.
fn ball(reading: &str, numbers: &str) -> Side {
    let played = after(reading, numbers);
    assert!(played.now().is_settled(), "{:?}", played.label());
    assert_eq!(played.now().minute, 1);
    played.now().holder
}

#[test]
fn each_type_of_shot_has_its_table() {
    // OC-3.4
    // OC-3.5
    // OC-3.6
    // OC-3.7
    // OC-3.8
    // OC-3.11
    // OC-9.1
    // OC-11.3
    for (reading, event) in [
        ("SHOT HIGH", "shot high home 1 GOAL KICK"),
        ("SHOT WIDE LEFT", "shot wide home 1 GOAL KICK"),
        ("SHOT WIDE RIGHT", "shot wide home 1 GOAL KICK"),
        ("SHOT DEFLECTED", "loose ball home 1 ATTACKING TEAM SHOOTS"),
        ("SHOT HITS POST", "loose ball home 1 ATTACKING TEAM SHOOTS"),
        (
            "SHOT HITS CROSSBAR",
            "loose ball home 1 ATTACKING TEAM SHOOTS",
        ),
        (
            "GOAL MOUTH BLOCK",
            "loose ball home 1 ATTACKING TEAM SHOOTS",
        ),
        ("GOAL BLOCK", "loose ball home 1 ATTACKING TEAM SHOOTS"),
        ("SHOT", "shot result home 1 HIGH"),
    ] {
        for lead in ["", "CORNER KICK:", "DFK:"] {
            let played = after(&format!("{lead}{reading}"), "bottom 1");
            assert_eq!(played.told()[1], event, "{lead}{reading}");
        }
    }
    let goals = |lead: &str| after(&format!("{lead}GOAL"), "").now().sides.home.goals;
    assert_eq!([goals(""), goals("CORNER KICK:"), goals("DFK:")], [1, 1, 1]);
}

#[test]
fn tables_give_the_ball_to_one_side() {
    // OC-3.17
    // OC-9.2
    // OC-9.5
    // OC-9.8
    // OC-9.12
    for (reading, numbers, side) in [
        ("SHOT DEFLECTED", "bottom 23", Side::Home),
        ("SHOT DEFLECTED", "bottom 67", Side::Away),
        ("SHOT DEFLECTED", "bottom 84", Side::Away),
        ("SHOT WIDE LEFT", "bottom 89", Side::Home),
        ("SHOT WIDE LEFT", "bottom 95 | bottom 23", Side::Home),
        ("SHOT HIGH", "bottom 97 | bottom 100", Side::Away),
        ("CORNER KICK", "bottom 23 | bottom 23", Side::Home),
        ("CORNER KICK", "bottom 37", Side::Home),
        ("CORNER KICK", "bottom 61", Side::Away),
        ("CORNER KICK", "bottom 81", Side::Away),
        ("CORNER KICK", "bottom 96", Side::Away),
        ("CORNER KICK", "bottom 49 | middle 5 1", Side::Home),
        ("CORNER KICK", "bottom 49 | middle 1 5", Side::Away),
        ("DFK", "bottom 6 | bottom 16", Side::Away),
        ("DFK", "bottom 25 | bottom 23", Side::Home),
        ("DFK", "bottom 35 | bottom 37", Side::Home),
        ("DFK", "bottom 45", Side::Home),
        ("DFK", "bottom 61 | middle 1 9", Side::Away),
        ("DFK", "bottom 71", Side::Away),
        ("DFK", "bottom 87", Side::Away),
        ("SHOT", "bottom 45", Side::Away),
        ("SHOT", "bottom 67 | bottom 23", Side::Home),
        ("SHOT", "bottom 77 | bottom 37", Side::Home),
        ("SHOT", "bottom 85 | bottom 23", Side::Home),
        ("X", "bottom 79", Side::Away),
        ("X", "bottom 89", Side::Away),
        ("X", "bottom 95", Side::Home),
        ("X", "bottom 99", Side::Home),
        ("INJURY 2", "", Side::Home),
        ("THUNDERSTORM", "bottom 1", Side::Home),
    ] {
        assert_eq!(ball(reading, numbers), side, "{reading} {numbers}");
    }
}

#[test]
fn a_card_without_a_physical_act_is_no_foul_and_no_penalty() {
    // OC-4.11
    // OC-4.14
    let booked = "middle 20 1 | bottom 50";
    let dissent = after("YELLOW CARD (DISSENT)", booked);
    assert!(dissent.now().is_settled());
    let score = dissent.box_score().stats.home;
    assert_eq!((score.yellows, score.fouls), (1, 0));
    let pushing = after("YELLOW CARD (PUSHING)", booked);
    assert_eq!(pushing.line("next"), "penalty away");
    assert_eq!(pushing.box_score().stats.home.fouls, 1);
    // 19 is no 20, though the total is as high.
    let nineteen = after("YELLOW CARD (PUSHING)", "middle 19 1 | bottom 50");
    assert!(nineteen.now().is_settled());
    // The 20 of the side that was fouled does not count.
    let other = after("YELLOW CARD (PUSHING)", "middle 20 20 | bottom 50");
    assert_eq!(other.line("next"), "penalty home");
}

#[test]
fn penalties_that_go_in_are_counted() {
    // OC-13.2
    let kick = |bottom: u8| {
        let numbers = format!("middle 20 1 | bottom 50 | bottom {bottom}");
        let stats = after("YELLOW CARD (PUSHING)", &numbers)
            .box_score()
            .stats
            .away;
        (stats.penalties, stats.penalties_scored, stats.goals)
    };
    assert_eq!(kick(1), (1, 1, 1));
    assert_eq!(kick(100), (1, 0, 0));
}

#[test]
fn nobody_left_to_be_booked() {
    // OC-4.8
    let rules = rules_with(
        &[("charts", &one_reading("YELLOW CARD (PUSHING)"))],
        "draws=dice man_short=x_only",
    );
    let all = "1 2 3 4 5 6 7 8 9 10 11";
    let played = start(rules, &format!("home sent off: {all}"));
    let played = played.play("top 1 | middle 20 1");
    // Straight to the kick.
    assert_eq!(played.line("next"), "penalty away");
    assert_eq!(played.label(), "bottom");
    assert!(played.play("bottom 1 | bottom 75").now().is_settled());
}

#[test]
fn in_the_other_reading_the_guilty_sides_number_is_tested() {
    // OC-4.2
    // OC-4.10
    let charts = one_reading("YELLOW CARD (PUSHING)");
    let rules = rules_with(
        &[("charts", &charts)],
        "draws=dice detail=off foul_reading=lower_is_guilty",
    );
    // Home 20 + 4 against away 20 + 5: the lower total is home's, and has a 20.
    let played = start(rules, "").play("top 1 | middle 20 20 | bottom 50");
    assert_eq!(played.line("next"), "penalty away");
}

#[test]
fn x_in_force_counts_in_shots_and_contests() {
    // OC-6.6
    // OC-7.2
    let rules = rules_with(&[("charts", &one_reading("SHOT"))], "draws=dice detail=off");
    let goals = |lines: &str, number: &str| {
        let played = start(rules.clone(), lines).play("top 1").play(number);
        played.now().sides.home.goals
    };
    assert_eq!(goals("", "bottom 4"), 1);
    assert_eq!(goals("", "bottom 5"), 0);
    assert_eq!(goals("home weather: -2", "bottom 3"), 0);
}
