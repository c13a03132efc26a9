//! Periods and kick-off (GD-3).

use crate::kit::table;

#[test]
fn every_half_opens_with_kick_offs_from_the_circle() {
    // GD-3.1
    // GD-3.2
    let first = table("first_kick_off=home").kick_off();
    first
        .tells_all(["period start first half home"])
        .state("home place: KO | away place: KO | on turn: home");
    // Both sides have one to come, not only the side that starts.
    first
        .play(
            "home turn: advance | attack 3 3 5 1 | home turn: advance | attack 1 2 4 6
             away turn: advance | attack 3 3 5 1",
        )
        .tells_all([
            "advance home pair KO to S05",
            "no advance home",
            "turn end home",
            "advance away pair KO to S05",
        ]);
    // GD-3.1
    // GD-3.2
    table("")
        .start("home place: S09 | away place: S02 | seconds left: 12")
        .play("home turn: advance | attack 1 1 4 6")
        .state("period: second half | home place: KO | away place: KO")
        .play("away turn: advance | attack 4 4 5 1")
        .tells_all(["advance away pair KO to S05"]);
    // Overtime and sudden death are periods too.
    // GD-3.2
    for (period, next) in [("second half", "overtime"), ("overtime", "sudden death")] {
        table("knockout=true")
            .start(&format!(
                "period: {period} | seconds left: 12 | home place: S06 | away place: S09"
            ))
            .play("home turn: advance | attack 1 2 4 6")
            .state(&format!("period: {next} | home place: KO | away place: KO"));
    }
}

#[test]
fn a_lost_kick_off_goes_back() {
    // GD-3.3
    table("")
        .start("")
        .play("home turn: advance | attack 1 2 4 6")
        .tells_all([
            "no advance home",
            "kick-off lost home to S03",
            "turn end home",
        ])
        .state("home place: S03 | home failures: 1 | on turn: away");
    // It is the first of two in a row.
    table("")
        .start("away place: S06")
        .play(
            "home turn: advance | attack 1 2 4 6
             away turn: shoot | attack 1 | goalie 9 | punt 1
             home turn: advance | attack 1 2 4 6",
        )
        .asks("away penalty");
}

#[test]
fn a_kick_off_that_advances_is_an_ordinary_advance() {
    // GD-3.4
    for (dice, hand, to) in [
        ("3 3 5 1", "pair", "S05"),
        ("2 6 2 6", "two pairs", "S06"),
        ("4 4 4 2", "three of a kind", "S10"),
        ("5 3 6 4", "straight", "S11"),
        ("2 2 2 2", "four of a kind", "S11"),
    ] {
        table("")
            .start("")
            .play(&format!("home turn: advance | attack {dice}"))
            .tells_all([&format!("advance home {hand} KO to {to}")])
            .state(&format!("home place: {to} | on turn: home"));
    }
}

#[test]
fn the_scorer_kicks_off_again() {
    // GD-3.5
    table("")
        .start("home place: S11 | away place: S07")
        .play("attack 6 5 4 | goalie 3")
        .state("home place: KO | away place: S07 | on turn: away")
        .play("away turn: advance | attack 1 2 4 6 | home turn: advance | attack 1 2 4 6")
        .tells_all([
            "no advance away",
            "turn end away",
            "no advance home",
            "kick-off lost home to S03",
            "turn end home",
        ]);
}

#[test]
fn a_kick_off_is_used_up_by_the_first_roll_or_shot() {
    // GD-3.6
    // A marker that walks into the circle has no kick-off: it stays when stuck.
    table("")
        .start("home place: S03")
        .play("home turn: advance | attack 3 3 5 1")
        .tells_all(["advance home pair S03 to S04"])
        .state("home place: S04")
        .play("home turn: advance | attack 1 2 4 6")
        .tells_all(["no advance home", "turn end home"])
        .state("home place: S04 | home failures: 1");
    // GD-3.6
    // A shot uses it up: the punt lands elsewhere, and it is gone.
    table("")
        .start("")
        .play("home turn: shoot | attack 1 | goalie 9 | punt 4")
        .state("home place: S05")
        .play(
            "away turn: shoot | attack 1 | goalie 9 | punt 4
             home turn: advance | attack 1 2 4 6",
        )
        .state("home place: S05 | home failures: 1");
}

#[test]
fn the_goalie_die_decides_who_starts() {
    // GD-3.7
    for (dice, toss, starter) in [
        ("toss 7 | toss 3", "toss 7 3", "home"),
        ("toss 3 | toss 7", "toss 3 7", "away"),
        // 0 is ten, 1 is just 1.
        ("toss 0 | toss 9", "toss 10 9", "home"),
        ("toss 9 | toss 0", "toss 9 10", "away"),
        ("toss 1 | toss 2", "toss 1 2", "away"),
    ] {
        table("")
            .kick_off()
            .play(dice)
            .tells_all([toss, &format!("period start first half {starter}")])
            .state(&format!(
                "on turn: {starter} | starter: {starter} | period: first half"
            ))
            .asks(&format!("{starter} turn"));
    }
    // GD-3.7
    // Equal: both throw again, as often as it takes.
    table("")
        .kick_off()
        .play("toss 4 | toss 4 | toss 0 | toss 0 | toss 2 | toss 5")
        .tells_all([
            "toss 4 4",
            "toss 10 10",
            "toss 2 5",
            "period start first half away",
        ]);
}

#[test]
fn the_sides_take_turns_at_starting_a_period() {
    // GD-3.7
    // Whoever happens to be on turn when a period ends.
    for (starter, other) in [("home", "away"), ("away", "home")] {
        for (period, next) in [
            ("first half", "second half"),
            ("second half", "overtime"),
            ("overtime", "sudden death"),
            ("sudden death", "shoot-out"),
        ] {
            for on_turn in ["home", "away"] {
                table("knockout=true")
                    .start(&format!(
                        "period: {period} | starter: {starter} | on turn: {on_turn}
                         seconds left: 12 | home place: S05 | away place: S05"
                    ))
                    .play(&format!("{on_turn} turn: advance | attack 1 2 4 6"))
                    .state(&format!(
                        "period: {next} | starter: {other} | on turn: {other}"
                    ));
            }
        }
    }
}

#[test]
fn a_new_period_wipes_the_slate() {
    // GD-3.8
    table("lost_die=true")
        .start(
            "home place: S06 | home failures: 1 | home dice lost: 1
             away place: S08 | away failures: 1 | away owes: yes | away dice lost: 2
             score: 2-1 | seconds left: 12",
        )
        .play("home turn: advance | attack 1 1 4")
        .tells_all([
            "advance home pair S06 to S07",
            "period end first half 2-1",
            "period start second half away",
        ])
        .state(
            "home failures: 0 | home owes: no | home dice lost: 0
             away failures: 0 | away owes: no | away dice lost: 0
             score: 2-1 | seconds left: 300 | on turn: away",
        );
}
