//! The worked examples, with the readings they were written for: the shooter scores,
//! and the free-kick chart gives its penalties without a check.

use tabletop::Side;

use crate::kit::{Match, table};

fn worked() -> scoresheet::Table<action_deck::ActionDeck> {
    table("odd_scorer=shooter dfk_penalty=always")
}

fn opening() -> Match {
    worked().start("")
}

#[test]
fn a_shot_off_target() {
    // AD-10.3
    // AD-11.3
    let played = opening().play("M+1 AAA N41 N30 N41 N48");
    played.tells(["shot home Adair 41 of 40 not on goal"]);
    played.state("ball: away | zone: D | marks: 2 | first draw: yes");
    let stats = played.box_score().stats.home;
    assert_eq!((stats.shots, stats.on_target), (1, 0));
}

#[test]
fn an_even_goal_with_one_assist() {
    // AD-11.5
    // AD-12.2
    let played = opening().play("M0 M+1 AAA N20 N45 N36 N64 N26 N80 N37");
    played.tells(["goal home 1-0", "scorer home Boone", "assist home 37 Crane"]);
    played.state("score: 1-0 | ball: away | zone: M | marks: 2");
}

#[test]
fn an_odd_save_and_a_corner() {
    // AD-11.6
    // AD-11.7
    // AD-17.3
    let played = opening().play("M+1 AAA N1 N68 N33 N7 N90 N70 N90 N52");
    played.tells(["faced away 90 Stott", "odd home Stott 70 of 70 save"]);
    played.state("ball: home | zone: M | marks: 1 | first draw: no");
    let stats = played.box_score().stats;
    assert_eq!((stats.home.shots, stats.home.on_target), (1, 1));
    assert_eq!((stats.home.corners, stats.away.saves), (1, 1));
    let keeper = played.stats(Side::Away, "Stott");
    assert_eq!((keeper.faced, keeper.saves), (1, 1));
}

#[test]
fn an_odd_goal_with_two_assists_or_one() {
    // AD-12.3
    let attack = worked().start("ball: away | zone: A | marks: 5 | first draw: no");
    let played = attack.play("AAA N38 N28 N38 N99 N91 N67 N17 N40 N60 M+1c N61");
    played.tells([
        "faced home 91 Jolly",
        "assist away 40 Marsh",
        "assist away 60 Nolan",
    ]);
    played.state("score: 0-1 | ball: away | zone: D | marks: 7");
    let played = attack.play("AAA N5 N55 N10 N3 N12 N74 N18 N1");
    played.tells(["assists away 18 of 117 1", "assist away 1 Kerr"]);
    played.state("score: 0-1 | ball: home | zone: M | marks: 6");
}

#[test]
fn a_foul_by_the_holder_in_midfield() {
    // AD-6.3
    // AD-6.6
    let played = opening().play("M+1f N52 N9 N1 M-1 D+1");
    played.tells([
        "foul home 9 Boone",
        "fouled away 1 Kerr",
        "possession away M",
    ]);
    played.state("ball: away | zone: M | marks: 2");
    assert_eq!(played.box_score().stats.home.yellows, 0);
}

#[test]
fn the_range_of_bookings() {
    // AD-6.5
    // AD-7.2
    let played = opening().play("M0f N53 N30 N50 N70 M+1c N56");
    played.tells([
        "foul home 30 Crane",
        "fouled away 50 Marsh",
        "yellow home Frost",
    ]);
    played.state("ball: away | zone: A | marks: 2 | home booked: Frost");
}

#[test]
fn a_fouled_holder_and_no_foul_at_either_end() {
    // AD-6.2
    // AD-6.4
    // AD-6.7
    let played = opening().play("M+1f N58 N25 N60");
    played.tells(["foul away 25 Marsh", "fouled home 60 Doyle"]);
    played.state("ball: home | zone: M | marks: 1 | first draw: no");
    let played = played.play("M+1f N41 A-1 M0f N74");
    played.state("ball: home | zone: M | marks: 1");
    played.play("M+1").state("ball: home | zone: A | marks: 1");
}

#[test]
fn a_free_kick() {
    // AD-6.8
    let attack = worked().start("zone: A | marks: 8 | first draw: no");
    let played = attack.play("AAA N73 N40 N10 N30 N90 N15 N54 N16 N64");
    played.tells([
        "foul away 40 Nolan",
        "fouled home 10 Adair",
        "free kick home 30 shoot",
    ]);
    played.tells(["even home Frost 16 of 15 save", "saves home 64 other M"]);
    played.state("ball: away | zone: M | marks: 9");
    assert_eq!(played.box_score().stats.home.free_kicks, 1);
}

#[test]
fn a_booked_foul_by_the_attackers() {
    // AD-6.8
    // AD-9.3
    let attack = worked().start("zone: A | marks: 8 | first draw: no");
    let played = attack.play("AAA N57 N80 N20 N65 D+2c N57");
    played.tells([
        "foul home 80 Frost",
        "fouled away 20 Lomas",
        "yellow home Frost",
    ]);
    played.does_not_tell("free kick");
    played.state("ball: home | zone: D | marks: 10");
}

#[test]
fn control_kept_and_lost() {
    // AD-9.1
    // AD-9.2
    // AD-9.3
    // AD-5.1
    let played = opening().play("M+1c N60 A-1 M+1c N61");
    played.state("ball: away | zone: D | marks: 2");
    let played = played.play("D0c N57");
    played.state("ball: home | zone: A | marks: 3");
    played
        .play("AAA N99")
        .state("ball: away | zone: D | marks: 4");
}

#[test]
fn a_second_yellow_card_and_a_team_short_handed() {
    // AD-7.3
    // AD-7.4
    // AD-8.1
    // AD-8.2
    let booked = opening().play("M0f N55 N90 N90 N25 M0c N57 M0f N57 N5 N99 N28 M0c N60");
    booked.tells(["second yellow home Crane", "sent off home Crane control 45"]);
    booked.state("ball: home | zone: M | marks: 5 | home sent off: Crane");
    let script = "M+1 N33 A-1 M-1 N42 D+1 N46";
    booked.play(script).state("ball: away | zone: M | marks: 6");
    let last = booked.play(&format!("{script} M0f N60 N30 N40 N1"));
    last.tells([
        "passed over home 30 Crane",
        "foul home 40 Doyle",
        "fouled away 1 Kerr",
    ]);
    last.state("ball: away | zone: M | marks: 6");
    let all = "M0f N55 N90 N90 N25 M0c N57 M0f N57 N5 N99 N28 M0c N60 \
               M+1 N33 A-1 M-1 N42 D+1 N46 M0f N60 N30 N40 N1";
    let stats = opening().play(all).box_score().stats.home;
    assert_eq!((stats.fouls, stats.yellows, stats.reds), (3, 2, 1));
}

#[test]
fn the_x_card_at_the_first_draw_in_d() {
    // AD-15.1
    // AD-15.2
    let taken = "zone: D | marks: 10";
    let played = worked().start(taken).play("D+1/X N14");
    played.tells(["own goal home 0-1"]);
    played.state("score: 0-1 | ball: home | zone: M | marks: 11 | first draw: yes");
    let played = worked().start(taken).play("D0 D+1/X");
    played.state("score: 0-0 | ball: home | zone: M | marks: 10");
    let away = worked()
        .start(&format!("ball: away | {taken}"))
        .play("D+1/X");
    away.state("score: 0-0 | ball: away | zone: M | next: zone");
    let played = worked().start(taken).play("D+1/X N15");
    played.state("score: 0-0 | ball: home | zone: M | marks: 10 | first draw: no");
}

#[test]
fn a_penalty_by_the_x() {
    // AD-15.3
    // AD-15.4
    // AD-16.1
    // AD-16.2
    let played = opening().play("M0f N60 NX N31 N30 N10 N72 N78");
    played.tells([
        "foul away 30 Marsh",
        "fouled home 10 Adair",
        "g range home 72 Crane",
    ]);
    played.tells(["penalty home Crane 78 of 78 scored", "goal home 1-0"]);
    played.does_not_tell("assists");
    played.state("score: 1-0 | ball: away | zone: M | marks: 2");
    let played = opening().play("M0f N60 NX N32 N30 N10");
    played.state("score: 0-0 | ball: home | zone: M | marks: 1 | next: zone");
}

#[test]
fn the_end_of_a_half() {
    // AD-17.4
    // AD-17.6
    let late = worked().start("zone: D | marks: 44 | kicked off: home");
    let played = late.play("D+1c N99 N41 M-1c N57 AAA N99");
    played.state("marks: 47 | added: 2 | ball: away | zone: D");
    let played = played.play("D+1c N57");
    played.tells(["period end first half 0-0", "period start second half away"]);
    played.state("period: second half | marks: 1 | ball: away | zone: M");
}

#[test]
fn a_press() {
    // AD-13.5
    let start = "period: second half | away goals: 1 | marks: 12";
    let played = worked().start(start).play("home:press M0 N60");
    played.state("ball: home | zone: A | home presses: 1");
    let played = played.play("AAA N99 D+1 M+1c N10");
    played.state("ball: away | zone: A | home presses: 1 | away presses: 0");
}
