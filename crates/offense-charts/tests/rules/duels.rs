//! What is said of contests, foul checks, cards and penalties: the two totals, what is
//! left out of them, and what came of it.

use crate::reasons::{has, said};

#[test]
fn a_contest_says_what_was_added_and_who_has_the_ball() {
    // OC-6.2
    // OC-7.3
    // OC-7.4
    // OC-7.9
    let neutral = "ground=neutral";
    for (bottom, options, begin, middles, reason) in [
        (
            1,
            "",
            "",
            "10 8",
            "home 10 + 4 = 14 against away 8 + 5 = 13: home keeps the ball [OC-7.3]",
        ),
        (
            35,
            "",
            "ball: away",
            "1 3",
            "away 1 + 5 = 6 against home 3 + 4 = 7: home has the ball [OC-7.3]",
        ),
        (
            1,
            "",
            "",
            "9 8",
            "home 9 + 4 = 13 against away 8 + 5 = 13: level, so home has the ball [OC-7.4]",
        ),
        (
            1,
            "",
            "home injury: 2",
            "10 8",
            "home 10 against away 8 + 5 = 13, no X for an injured side: \
             away has the ball [OC-6.2]",
        ),
        (
            1,
            neutral,
            "",
            "9 8 7 6",
            "home 9 + 4 = 13 against away 8 + 5 = 13: \
             level on neutral ground, drawn again without X [OC-7.4]",
        ),
        (
            1,
            neutral,
            "",
            "9 8 7 6",
            "home 7 against away 6, no X after a level draw: home keeps the ball [OC-7.4]",
        ),
        (
            67,
            "",
            "",
            "10 1",
            "home 10 + 4 = 14 against away 1 + 5 = 6: home keeps the ball [OC-7.9]",
        ),
        (
            67,
            "",
            "",
            "2 9",
            "home 2 + 4 = 6 against away 9 + 5 = 14: lost by less than 9, away has the ball \
             [OC-7.9]",
        ),
        (
            67,
            "",
            "",
            "2 10",
            "home 2 + 4 = 6 against away 10 + 5 = 15: \
             lost by 9, an own goal: one for away, and home has the ball [OC-7.9]",
        ),
        // What was level is decided by the plain numbers, and is no own goal.
        (
            67,
            neutral,
            "",
            "9 8 1 20",
            "home 1 against away 20, no X after a level draw: away has the ball [OC-7.9]",
        ),
    ] {
        let answers = format!("top 1 | bottom {bottom} | middle {middles}");
        has(&said("X", options, begin, &answers), reason);
    }
}

#[test]
fn a_row_of_contests_says_why_it_ends() {
    // OC-7.7
    has(
        &said("X", "", "run: 3", "top 1"),
        "home has won three contests in a row, so the fourth X loses the ball: \
         away has the ball [OC-7.7]",
    );
}

#[test]
fn a_foul_check_says_who_was_fouled() {
    // OC-4.1
    // OC-4.2
    // OC-4.3
    // OC-4.4
    for (options, begin, middles, reason) in [
        (
            "",
            "",
            "10 10",
            "home 10 + 4 = 14 against away 10 + 5 = 15: \
             home, the lower, was fouled, and home has the ball [OC-4.2]",
        ),
        (
            "foul_reading=lower_is_guilty",
            "",
            "10 10",
            "home 10 + 4 = 14 against away 10 + 5 = 15: \
             home, the lower, is guilty, and away has the ball [OC-4.2]",
        ),
        (
            "",
            "ball: away",
            "8 9",
            "away 8 + 5 = 13 against home 9 + 4 = 13: \
             level, so home was fouled, and home has the ball [OC-4.3]",
        ),
        // Home has 4 - 5 in contests, and 4 here.
        (
            "man_short=x_only",
            "home sent off: 6",
            "10 10",
            "home 10 + 4 = 14 against away 10 + 5 = 15, X without the men: \
             home, the lower, was fouled, and home has the ball [OC-4.2]",
        ),
        (
            "ground=neutral",
            "",
            "9 8 20 6",
            "home 9 + 4 = 13 against away 8 + 5 = 13: \
             level on neutral ground, drawn again without X [OC-4.4]",
        ),
        (
            "ground=neutral",
            "",
            "9 8 20 6",
            "home 20 against away 6, no X after a level draw: \
             away, the lower, was fouled, and away has the ball [OC-4.4]",
        ),
    ] {
        let answers = format!("top 1 | middle {middles}");
        has(&said("FOUL", options, begin, &answers), reason);
    }
}

#[test]
fn a_penalty_says_what_gave_it_and_what_it_needed() {
    // OC-4.10
    // OC-4.12
    // OC-12.1
    let pushed = "YELLOW CARD (PUSHING)";
    let scored = said(pushed, "", "", "top 1 | middle 20 1 | bottom 30 80");
    has(
        &scored,
        "home 20 + 4 = 24 against away 1 + 5 = 6: away, the lower, was fouled, \
         and the 20 that home drew is a penalty for away [OC-4.10]",
    );
    has(
        &scored,
        "away, bottom 80, no more than 75 and X 5, together 80: \
         a goal for away, and home has the ball [OC-12.1]",
    );
    has(
        &said("X", "", "next: penalty home", "bottom 80"),
        "home, bottom 80, more than 75 and X 4, together 79: missed, and away has the ball \
         [OC-12.1]",
    );
    let again = "top 1 | middle 9 8 20 6 | bottom 30 80";
    has(
        &said(pushed, "ground=neutral", "", again),
        "home 20 against away 6, no X after a level draw: away, the lower, was fouled, \
         and the 20 that home drew is a penalty for away [OC-4.12]",
    );
    // Talking is no physical act.
    has(
        &said("YELLOW CARD (DISSENT)", "", "", "top 1 | middle 20 1"),
        "home 20 + 4 = 24 against away 1 + 5 = 6: \
         away, the lower, was fouled, and away has the ball [OC-4.2]",
    );
}

#[test]
fn a_card_says_whose_it_is_and_why_it_is_red() {
    // OC-4.7
    // OC-4.8
    // OC-4.9
    // OC-4.15
    let numbered = "YELLOW CARD (PUSHING) RED ON 19";
    for (reading, begin, answers, reason) in [
        (
            "YELLOW CARD (DISSENT)",
            "",
            "middle 18 1 | bottom 30",
            "home, bottom 30 in the left column: 23-35 is position 4, the centre back [OC-4.7]",
        ),
        (
            "YELLOW CARD (DISSENT)",
            "",
            "middle 18 1 | bottom 30",
            "home, the centre back: YELLOW CARD (DISSENT) [OC-4.7]",
        ),
        (
            numbered,
            "",
            "middle 18 1 | bottom 30",
            "home, the centre back: YELLOW CARD (PUSHING) RED ON 19, \
             but home did not draw the 19: yellow [OC-4.7]",
        ),
        (
            numbered,
            "",
            "middle 19 1 | bottom 30",
            "home, the centre back: YELLOW CARD (PUSHING) RED ON 19, \
             and home drew the 19: red [OC-4.15]",
        ),
        (
            numbered,
            "home booked: 4",
            "middle 18 1 | bottom 30",
            "home, the centre back: YELLOW CARD (PUSHING) RED ON 19, \
             the second yellow, so it is a red too [OC-4.9]",
        ),
        (
            "RED CARD (PUSHING)",
            "",
            "middle 18 1 | bottom 30",
            "home, the centre back: RED CARD (PUSHING) [OC-4.9]",
        ),
    ] {
        let answers = format!("top 1 | {answers}");
        has(&said(reading, "", begin, &answers), reason);
    }
    let red = "home RED CARD (PUSHING)";
    has(
        &said(
            "X",
            "",
            &format!("home sent off: 4 | players: {red}"),
            "bottom 30 22",
        ),
        "home, bottom 30: position 4, the centre back, was sent off, so drawn again [OC-4.8]",
    );
}

#[test]
fn a_sending_off_says_what_the_sides_have_now() {
    // OC-5.3
    // OC-5.4
    // OC-5.5
    let red = "players: home RED CARD (PUSHING)";
    for (begin, reason) in [
        (
            red.to_string(),
            "home has X -1 and chart 8H now, away X 10 and chart 17L [OC-5.3]",
        ),
        (
            format!("home sent off: 5 | {red}"),
            "home has X -6 and chart 3 now, away X 15 and chart 22L [OC-5.5]",
        ),
        (
            format!("away sent off: 5 | {red}"),
            "home has X 4 and chart 13H now, away X 5 and chart 12L [OC-5.4]",
        ),
    ] {
        has(&said("X", "", &begin, "bottom 30"), reason);
    }
}
