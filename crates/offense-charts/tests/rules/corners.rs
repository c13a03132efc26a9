//! Where two headings meet: what neither paragraph says alone.

use crate::kit::{Match, one_reading, rules, rules_with, start};

/// Both charts show this reading at 1, and OFFSIDE at 60.
fn with(reading: &str, lines: &str) -> Match {
    let charts = one_reading(reading);
    start(rules_with(&[("charts", &charts)], "draws=dice"), lines)
}

#[test]
fn the_penalty_of_the_last_minute_comes_before_added_time() {
    // OC-4.13
    // OC-8.4
    // OC-12.2
    // Home 5 and 4, away 20 and 5: the visitors offend with a 20. Against ten men home's X is 9.
    let last = with("RED CARD (PUSHING)", "minute: 44");
    let played =
        last.play("top 1 | middle 5 | middle 20 | bottom 50 | bottom 84 | bottom 75 | bottom 1");
    played.tells([
        "offence away 25 v 9 RED CARD (PUSHING)",
        "red away position 6",
        "sent off away position 6",
        "penalty home 84 of 84 scored",
        "goal home 1-0",
        "player home goals 75 position 11",
        "added time 1 0",
        "period end first half 1-0",
    ]);
}

#[test]
fn who_was_sent_off_scores_no_more() {
    // OC-4.8
    // OC-13.3
    let goal = start(
        rules("draws=dice"),
        "home sent off: 11 | players: home goals",
    );
    goal.play("bottom 75 | bottom 74").tells([
        "absent home 75 position 11",
        "player home goals 74 position 10",
    ]);
}

#[test]
fn a_row_of_contests_lasts_into_added_time_and_not_over_half_time() {
    // OC-7.7
    // OC-7.8
    // OC-8.7
    let last = with("X", "minute: 44 | run: 2 | kicked off: home");
    let won = last.play("top 1 | bottom 1 | middle 15 | middle 3");
    won.tells(["header home 19 v 8 won"]).state("run: 3");
    won.play("bottom 1")
        .state("period: second half | run: 0 | ball: away");
    won.play("bottom 6 | top 1").tells(["run out home"]);
}

#[test]
fn an_injury_runs_through_added_time_and_ends_with_the_half() {
    // OC-6.2
    // OC-6.3
    // OC-8.4
    let hurt = with("INJURY 3", "minute: 44").play("top 1 | bottom 25");
    hurt.state("home injury: 3 | added: 2");
    let later = hurt.play("top 60");
    later.state("home injury: 2 | minute: 46");
    later
        .play("top 60")
        .state("home injury: 0 | period: second half");
}

#[test]
fn storms_and_men_both_count_for_a_penalty() {
    // OC-5.2
    // OC-6.5
    // OC-12.2
    // 4, less 2 by storms, and 5 more against ten.
    let kick = |number: u8| {
        let lines = "away sent off: 3 | home weather: -2 | next: penalty home";
        start(rules("draws=dice"), lines).play(&format!("bottom {number}"))
    };
    kick(82).tells(["penalty home 82 of 82 scored"]);
    kick(83).tells(["penalty home 83 of 82 missed"]);
}

#[test]
fn a_booking_is_not_forgotten_at_half_time() {
    // OC-4.9
    // OC-8.7
    let booked = "top 1 | middle 18 | middle 5 | bottom 30";
    let first = with("YELLOW CARD (PUSHING)", "minute: 44 | kicked off: away");
    let half = first.play(&format!("{booked} | bottom 1"));
    half.state("period: second half | ball: home | home booked: 4");
    let second = half.play(booked);
    second.tells(["second yellow home position 4", "sent off home position 4"]);
    let has = |whys: &[String], part: &str| whys.iter().any(|why| why.contains(part));
    assert!(has(&second.whys(), "the second yellow"));
    assert!(has(&second.whys(), " is position 4, the "));
    assert!(!has(&half.whys(), "the offender drew"), "any number books");
}

#[test]
fn a_red_card_without_a_number_needs_none() {
    // OC-4.9
    let sent_off = with("RED CARD (PUSHING)", "")
        .play("top 1 | middle 18 | middle 5 | bottom 30")
        .whys();
    assert!(
        sent_off
            .iter()
            .any(|why| why.contains("RED CARD (PUSHING)"))
    );
    assert!(!sent_off.iter().any(|why| why.contains("the offender drew")));
}

#[test]
fn a_man_short_on_both_sides_is_nobody_short() {
    // OC-5.2
    // OC-5.4
    let even = start(rules("draws=dice"), "home sent off: 3 | away sent off: 4");
    even.state("home x: 4 | away x: 5 | home chart: 13H | away chart: 12L");
}

#[test]
fn a_draw_for_control_is_no_contest_of_the_row_and_a_header_is_nobodys_tackle() {
    // OC-7.8
    // OC-13.3
    let won = |contest: &str| {
        let lines = format!("run: 1 | next: contest {contest}");
        start(rules("draws=dice detail=full"), &lines).play("middle 15 | middle 3")
    };
    won("control").state("run: 1");
    won("header").state("run: 2 | players: none");
    won("tackle").state("run: 2 | players: home fouls");
}
