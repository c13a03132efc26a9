//! Worked examples: a few minutes of play each, with their end.

use crate::kit::table;

#[test]
fn from_kick_off_to_a_goal() {
    // GD-3.4
    // GD-4.6
    // GD-5.8
    table("")
        .start("")
        .play(
            "home turn: advance | attack 3 3 5 1
             home turn: advance | attack 2 6 2 6
             home turn: advance | attack 5 3 6 4
             attack 4 3 2 | goalie 8",
        )
        .tells_all([
            "advance home pair KO to S05",
            "advance home two pairs S05 to S07",
            "advance home straight S07 to S11",
            "shot home S11 9 v 8",
            "goal home 1-0",
            "turn end home",
        ])
        .state(
            "home place: KO | home failures: 0 | away place: KO | away failures: 0
             score: 1-0 | on turn: away | seconds left: 252",
        );
}

#[test]
fn a_lost_kick_off_then_a_save_and_a_long_punt() {
    // GD-3.3
    // GD-5.6
    // GD-6.4
    // GD-8.1
    table("")
        .start("")
        .play(
            "home turn: advance | attack 1 2 3 5
             away turn: advance | attack 4 4 4 2
             away turn: advance | attack 6 1 6 3
             attack 2 1 4 | goalie 7 | punt 0",
        )
        .tells_all([
            "no advance home",
            "kick-off lost home to S03",
            "turn end home",
            "advance away three of a kind KO to S10",
            "advance away pair S10 to S11",
            "shot away S11 7 v 7",
            "save home equal",
            "punt home 10 to S01",
            "turn end away",
        ])
        .state(
            "home place: S03 | home failures: 1 | away place: S01 | away failures: 0
             score: 0-0 | on turn: home | seconds left: 252",
        );
}

#[test]
fn minus_numbers() {
    // GD-2.3
    // GD-5.3
    table("")
        .start("home place: S04 | away place: S06")
        .play(
            "home turn: shoot | attack 5 | goalie 2
             away turn: shoot | attack 3 | goalie 3 | punt 2",
        )
        .state(
            "home place: KO | away place: S06 | away failures: 0
             score: 1-0 | on turn: home | seconds left: 276",
        );
}

#[test]
fn an_automatic_save() {
    // GD-6.2
    // GD-6.5
    table("")
        .start("home place: S11 | away place: S11")
        .play("attack 6 6 6 | goalie 1 | punt 1 | attack 5 3 2 | goalie 0 | punt 6")
        .tells_all([
            "shot home S11 18 v 1",
            "save away auto",
            "punt away 1 to S06",
            "turn end home",
            "shot away S11 10 v 10",
            "save home equal",
            "punt home 6 to S05",
            "turn end away",
        ])
        .state(
            "home place: S06 | away place: S05 | score: 0-0 | on turn: home | seconds left: 276",
        );
}

#[test]
fn zero_is_ten() {
    // GD-6.1
    table("")
        .start("home place: S11 | away place: S08")
        .play(
            "attack 5 4 2 | goalie 0
             away turn: shoot | attack 6 4 | goalie 0 | punt 7",
        )
        .state("home place: KO | away place: S01 | score: 1-0 | on turn: home | seconds left: 276");
}

#[test]
fn a_broken_row_is_no_penalty() {
    // GD-4.7
    // GD-7.3
    table("")
        .start("home place: S05")
        .play(
            "home turn: advance | attack 1 2 4 6
             away turn: advance | attack 2 3 5 6
             home turn: advance | attack 5 5 1 2
             home turn: advance | attack 1 3 4 6",
        )
        .tells_all([
            "no advance home",
            "turn end home",
            "no advance away",
            "kick-off lost away to S03",
            "turn end away",
            "advance home pair S05 to S06",
            "no advance home",
            "turn end home",
        ])
        .state(
            "home place: S06 | home failures: 1 | away place: S03 | away failures: 1
             on turn: away | seconds left: 252",
        );
}

#[test]
fn a_lost_turn() {
    // GD-7.5
    // GD-7.8
    table("")
        .start("home place: S06 | home failures: 1 | away place: S07")
        .play("home turn: advance | attack 1 3 5 6 | away penalty: lose turn")
        .state("home place: S06 | home failures: 0 | home owes: yes")
        .play(
            "away turn: advance | attack 1 2 5 6
             away turn: shoot | attack 3 3 | goalie 4
             home turn: advance | attack 2 2 3 5",
        )
        .tells_all([
            "no advance away",
            "turn end away",
            "turn lost home",
            "shot away S07 5 v 4",
            "goal away 0-1",
            "turn end away",
            "advance home pair S06 to S07",
        ])
        .state(
            "home place: S07 | home failures: 0 | home owes: no | away place: KO
             away failures: 0 | score: 0-1 | on turn: home | seconds left: 252",
        );
}

#[test]
fn sent_back() {
    // GD-7.6
    table("")
        .start("home place: S10 | home failures: 1 | away place: S08")
        .play("home turn: advance | attack 1 2 4 5 | away penalty: send back")
        .state("home place: S00 | home failures: 0")
        .play(
            "away turn: shoot | attack 1 2 | goalie 3 | punt 3
             home turn: advance | attack 6 6 6 1",
        )
        .tells_all([
            "shot away S08 3 v 3",
            "save home equal",
            "punt home 3 to S05",
            "turn end away",
            "advance home three of a kind S00 to S10",
        ])
        .state(
            "home place: S10 | home failures: 0 | away place: S05 | away failures: 0
             score: 0-0 | on turn: home | seconds left: 264",
        );
}

#[test]
fn destinations() {
    for (from, dice, to) in [
        // GD-8.1
        ("S10", "2 2 2 2", "S11"),
        ("S10", "1 1 6 6", "S11"),
        // GD-4.5
        ("S09", "3 3 3 5", "S10"),
        ("S00", "5 5 5 2", "S10"),
        ("S09", "1 2 3 4", "S11"),
        // GD-4.4
        ("S09", "4 4 1 1", "S11"),
        ("S09", "2 2 5 6", "S10"),
        ("S08", "1 1 6 6", "S10"),
        // GD-4.2
        ("S06", "5 6 1 2", "S06"),
        ("S06", "1 2 3 6", "S06"),
    ] {
        table("")
            .start(&format!("home place: {from}"))
            .play(&format!("home turn: advance | attack {dice}"))
            .state(&format!("home place: {to}"));
    }
}

#[test]
fn both_owe_a_turn() {
    // GD-7.8
    let end = table("")
        .start("home place: S05 | home failures: 1 | away place: S09 | away failures: 1")
        .play(
            "home turn: advance | attack 1 2 3 5 | away penalty: lose turn
             away turn: advance | attack 1 2 4 6 | home penalty: lose turn",
        );
    assert_eq!(
        end.told()[7..],
        ["turn end away", "turn lost home", "turn lost away"]
    );
    end.state(
        "home place: S05 | home failures: 0 | home owes: no
         away place: S09 | away failures: 0 | away owes: no
         on turn: home | seconds left: 276",
    );
}

#[test]
fn the_whistle() {
    // GD-3.8
    // GD-13.2
    table("")
        .start(
            "home place: S06 | home failures: 1 | away place: S08 | away owes: yes
             score: 1-1 | seconds left: 12",
        )
        .play("home turn: shoot | attack 6 | goalie 5")
        .tells_all([
            "shot home S06 6 v 5",
            "goal home 2-1",
            "turn end home",
            "period end first half 2-1",
            "period start second half away",
        ])
        .state(
            "period: second half | on turn: away | home place: KO | away place: KO
             home failures: 0 | away owes: no | score: 2-1 | seconds left: 300",
        );
    // GD-13.2
    let after_the_last_roll = table("")
        .start("home place: S09 | seconds left: 12 | period: second half")
        .play("home turn: advance | attack 1 2 4 4");
    after_the_last_roll
        .tells_all([
            "advance home pair S09 to S10",
            "period end second half 0-0",
            "match end 0-0",
        ])
        .is_over();
    // GD-13.3
    table("")
        .start("on turn: away | away place: S03 | away failures: 1 | seconds left: 12")
        .play("away turn: advance | attack 1 2 4 6")
        .tells_all([
            "no advance away",
            "penalty waived away",
            "turn end away",
            "period end first half 0-0",
            "period start second half away",
        ]);
}

#[test]
fn a_wild_die() {
    for (from, dice, to) in [
        // GD-9.3
        ("S09", "wild 1 | attack 2 2 5", "S11"),
        ("S05", "wild 1 | attack 2 2 5", "S10"),
        ("S05", "wild 1 | attack 2 3 5", "S11"),
        ("S05", "wild 1 | attack 1 4 6", "S06"),
        ("S05", "wild 1 | attack 4 4 4", "S11"),
        ("S06", "wild 1 | attack 2 4 6", "S07"),
        // GD-9.2
        ("S05", "wild 2 | attack 1 3 5", "S05"),
    ] {
        table("wild=true")
            .start(&format!("home place: {from}"))
            .play(&format!("home turn: advance | {dice}"))
            .state(&format!("home place: {to}"));
    }
    // GD-9.4
    table("wild=true")
        .start("home place: S08")
        .play("home turn: shoot | wild 1 | attack 3 | goalie 8")
        .state("score: 1-0");
    table("wild=true")
        .start("home place: S11")
        .play("wild 1 | attack 1 2 | goalie 9 | punt 8")
        .tells_all([
            "shot home S11 9 v 9",
            "save away equal",
            "punt away 8 to S01",
            "turn end home",
        ]);
}

#[test]
fn a_cleared_cross_and_a_level_shot() {
    // GD-9.6
    // GD-9.7
    table("one_cross=true tie_reroll=true")
        .start("home place: S10 | away place: S08")
        .play(
            "home turn: advance | attack 1 2 3 5 | punt 2
             away turn: shoot | attack 4 3 | goalie 7 | attack 5 4 | goalie 8",
        )
        .tells_all([
            "no advance home",
            "cross cleared home",
            "punt away 2 to S06",
            "turn end home",
            "shot away S08 7 v 7",
            "tie re-roll away",
            "shot away S08 9 v 8",
            "goal away 0-1",
            "turn end away",
        ])
        .state(
            "home place: S06 | home failures: 0 | away place: KO
             score: 0-1 | on turn: home | seconds left: 276",
        );
}
