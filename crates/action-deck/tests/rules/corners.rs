//! Where two headings meet: what neither paragraph says alone.

use crate::kit::table;

/// No mark is left in the first half.
const LAST: &str = "marks: 45 | added: 0 | kicked off: home";

#[test]
fn an_own_goal_ends_a_half_that_has_no_mark_left() {
    // AD-15.2
    // AD-17.6
    let own = table("").start(&format!("{LAST} | zone: D"));
    own.play("D+1/X N14").tells([
        "own goal home 0-1",
        "period end first half 0-1",
        "period start second half away",
    ]);
    // Without it the possession is played out.
    own.play("D+1/X N15").state("period: first half | zone: M");
}

#[test]
fn a_penalty_of_the_last_possession_is_taken() {
    // AD-15.3
    // AD-16.2
    // AD-17.6
    let taken = table("").start(LAST).play("M0f N60 NX N31 N30 N10 N72");
    taken
        .play("N78")
        .tells(["goal home 1-0", "period end first half 1-0"]);
    taken.play("N79").tells([
        "penalty home Crane 79 of 78 missed",
        "period end first half 0-0",
    ]);
}

#[test]
fn a_foul_that_makes_a_mark_can_be_the_end_of_the_half() {
    // AD-6.6
    // AD-17.3
    // AD-17.6
    let fouled = |options: &str| table(options).start(LAST).play("M0f N60 N30 N10");
    fouled("").state("period: first half | ball: home");
    fouled("foul_mark=true").tells(["period end first half 0-0"]);
}

#[test]
fn the_injury_time_table_comes_between_a_foul_and_its_free_kick() {
    // AD-6.8
    // AD-17.3
    // AD-17.4
    let start = "zone: A | first draw: no | marks: 44";
    let fouled = table("foul_mark=true").start(start).play("AAA N60 N30 N10");
    fouled.state("marks: 45 | next: added time free kick");
    fouled
        .play("N50")
        .state("added: 2 | next: chart free kick | ball: home | zone: A");
}

#[test]
fn a_man_sent_off_neither_scores_nor_takes_penalties() {
    // AD-7.4
    // AD-11.8
    // AD-16.1
    for (next, then) in [
        ("scorer", "scorer home Boone"),
        ("taker", "g range home 35 Boone"),
    ] {
        let start = format!("zone: A | first draw: no | home sent off: Adair | next: {next}");
        table("")
            .start(&start)
            .play("N34 N35")
            .tells(["passed over home 34 Adair", then]);
    }
}

#[test]
fn a_press_is_spent_on_an_own_goal() {
    // AD-13.3
    // AD-15.1
    let start = "zone: D | marks: 10 | period: second half | away goals: 1";
    let own = table("").start(start).play("home:press D+1/X N14");
    own.tells(["press home", "own goal home 0-2"])
        .state("home presses: 1 | ball: home | zone: M | marks: 11");
}

#[test]
fn the_mark_of_a_stall_does_not_outlast_the_half() {
    // AD-14.2
    // AD-17.6
    let over = table("stall_mark=true")
        .start(LAST)
        .play("home:stall M0c N61");
    over.state("period: second half | marks: 1 | ball: away | stalled: no");
}

#[test]
fn a_man_sent_off_with_the_last_possession_is_missed_in_the_second_half() {
    // AD-7.3
    // AD-8.1
    // AD-17.6
    let off = table("")
        .start(&format!("{LAST} | home booked: Crane"))
        .play("M0f N55 N90 N90 N25");
    off.tells([
        "sent off home Crane control 45",
        "period end first half 0-0",
    ]);
    // Away loses the ball, and a bare movement of the ten asks for control.
    off.play("M0c N57 M+1")
        .state("ball: home | zone: A | next: control");
    off.play("M0c N57 M+1 N46").state("ball: away | zone: D");
}
