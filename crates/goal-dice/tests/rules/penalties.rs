//! Rolls without an advance, and the penalty for two of them (GD-7).

use crate::kit::{SQUARES, table};

/// A side that never gets anywhere: shot after shot saved, and punted to S05.
const AWAY_SHOOTS: &str = "away turn: shoot | attack 1 | goalie 9 | punt 5";

#[test]
fn a_failed_roll_ends_the_turn_and_the_marker_stays() {
    // GD-7.1
    for place in &SQUARES[..11] {
        table("")
            .start(&format!("home place: {place}"))
            .play("home turn: advance | attack 1 2 4 6")
            .tells_all(["no advance home", "turn end home"])
            .state(&format!("home place: {place} | on turn: away"));
    }
    // GD-7.1
    // The next turn starts there.
    table("")
        .start("home place: S07 | away place: S05")
        .play("home turn: advance | attack 1 2 4 6")
        .play(AWAY_SHOOTS)
        .play("home turn: advance | attack 3 3 5 1")
        .tells_all(["advance home pair S07 to S08"]);
}

#[test]
fn two_failed_rolls_make_a_penalty() {
    // GD-7.2
    let once = table("")
        .start("home place: S06 | away place: S05")
        .play("home turn: advance | attack 1 2 4 6");
    once.state("home failures: 1 | away failures: 0")
        .asks("away turn");
    once.play(AWAY_SHOOTS)
        .play("home turn: advance | attack 1 3 4 6")
        .tells_all(["no advance home", "penalty due home"])
        .asks("away penalty");
    // GD-7.2
    // Each side has its own count.
    table("")
        .start("home place: S06 | home failures: 1 | away place: S05")
        .play("home turn: shoot | attack 1 | goalie 9 | punt 1")
        .play("away turn: advance | attack 1 2 4 6")
        .tells_all(["no advance away", "turn end away"])
        .state("away failures: 1");
}

#[test]
fn an_advance_or_a_shot_breaks_the_row() {
    // GD-7.3
    // An advance in between, in the same turn as the second failure.
    table("")
        .start("home place: S05 | home failures: 1")
        .play("home turn: advance | attack 3 3 5 1 | home turn: advance | attack 1 2 4 6")
        .tells_all([
            "advance home pair S05 to S06",
            "no advance home",
            "turn end home",
        ])
        .state("home failures: 1");
    // GD-7.3
    // A shot in between.
    table("")
        .start("home place: S05 | away place: S05")
        .play("home turn: advance | attack 1 2 4 6")
        .play(AWAY_SHOOTS)
        .play("home turn: shoot | attack 1 | goalie 9 | punt 5")
        .play(AWAY_SHOOTS)
        .play("home turn: advance | attack 1 2 4 6")
        .tells_all(["no advance home", "turn end home"])
        .state("home failures: 1");
    // GD-7.3
    // An advance in the turn before does not: the rolls count, not the turns.
    table("")
        .start("home place: S05 | away place: S05")
        .play("home turn: advance | attack 3 3 5 1 | home turn: advance | attack 1 2 4 6")
        .play(AWAY_SHOOTS)
        .play("home turn: advance | attack 1 2 4 6")
        .asks("away penalty");
}

#[test]
fn the_other_side_chooses() {
    // GD-7.4
    for (offender, chooser) in [("home", "away"), ("away", "home")] {
        table("")
            .start(&format!(
                "on turn: {offender} | {offender} place: S06 | {offender} failures: 1"
            ))
            .play(&format!("{offender} turn: advance | attack 1 2 4 6"))
            .asks(&format!("{chooser} penalty"))
            .offers(["lose turn", "send back"]);
    }
}

/// Home has failed twice on S08; away stands on S05 and chooses.
const DUE: &str = "home turn: advance | attack 1 2 4 6";
const BEFORE: &str = "home place: S08 | home failures: 1 | away place: S05";

#[test]
fn penalty_a_costs_the_next_turn() {
    // GD-7.5
    let chosen = table("")
        .start(BEFORE)
        .play(DUE)
        .play("away penalty: lose turn");
    chosen
        .tells_all(["penalty home lose turn", "turn end home"])
        .state("home place: S08 | home owes: yes | on turn: away");
    // GD-7.5
    // Away plays twice; then home is on turn as usual.
    chosen
        .play(AWAY_SHOOTS)
        .tells_all([
            "shot away S05 0 v 9",
            "save home higher",
            "punt home 5 to S05",
            "turn end away",
            "turn lost home",
        ])
        .state("home owes: no | on turn: away")
        .play(AWAY_SHOOTS)
        .state("on turn: home | home place: S08");
}

#[test]
fn penalty_b_goes_back_to_the_farthest_square() {
    // GD-7.6
    let chosen = table("")
        .start(BEFORE)
        .play(DUE)
        .play("away penalty: send back");
    chosen
        .tells_all(["penalty home send back", "turn end home"])
        .state("home place: S00 | home owes: no | on turn: away | away place: S05");
    // GD-7.6
    // No turn is lost.
    chosen
        .play(AWAY_SHOOTS)
        .state("on turn: home | home place: S00");
}

#[test]
fn a_penalty_clears_the_failures() {
    for penalty in ["lose turn", "send back"] {
        // GD-7.7
        table("")
            .start(&format!("{BEFORE} | away failures: 1"))
            .play(DUE)
            .play(&format!("away penalty: {penalty}"))
            .state("home failures: 0 | away failures: 1");
    }
}

#[test]
fn a_turn_owed_takes_no_time() {
    // GD-7.8
    let owed = "on turn: away | away place: S05 | home place: S08 | home owes: yes";
    table("")
        .start(owed)
        .play("away turn: advance | attack 1 2 4 6")
        .tells_all(["no advance away", "turn end away", "turn lost home"])
        .state("on turn: away | home owes: no | seconds left: 288")
        .asks("away turn");
    // GD-7.8
    // Away's turn goes on as long as it advances: home loses its turn after it.
    table("")
        .start(owed)
        .play("away turn: advance | attack 3 3 5 1")
        .tells_all(["advance away pair S05 to S06"])
        .state("home owes: yes | on turn: away");
    // GD-7.8
    // After a goal it is the same.
    table("")
        .start(owed)
        .play("away turn: shoot | attack 6 | goalie 2")
        .tells_all([
            "shot away S05 5 v 2",
            "goal away 0-1",
            "turn end away",
            "turn lost home",
        ])
        .state("on turn: away | away place: KO");
}

#[test]
fn two_debts_cancel() {
    // GD-7.8
    // Away fails twice while home owes: both lose a turn, and home is next, as
    // if nobody had owed.
    table("")
        .start(
            "on turn: away | away place: S09 | away failures: 1 | home place: S05 | home owes: yes",
        )
        .play("away turn: advance | attack 1 2 4 6 | home penalty: lose turn")
        .tells_all([
            "no advance away",
            "penalty due away",
            "penalty away lose turn",
            "turn end away",
            "turn lost home",
            "turn lost away",
        ])
        .state("on turn: home | home owes: no | away owes: no | seconds left: 288");
    // GD-7.8
    // With option b only home owes, and loses the turn.
    table("")
        .start(
            "on turn: away | away place: S09 | away failures: 1 | home place: S05 | home owes: yes",
        )
        .play("away turn: advance | attack 1 2 4 6 | home penalty: send back")
        .state("on turn: away | home owes: no | away place: S00");
}

#[test]
fn one_can_be_sent_back_to_where_one_is() {
    // GD-7.9
    table("")
        .start("home place: S00 | home failures: 1")
        .play("home turn: advance | attack 1 2 4 6")
        .offers(["lose turn", "send back"])
        .play("away penalty: send back")
        .state("home place: S00 | home failures: 0 | home owes: no | on turn: away");
}
