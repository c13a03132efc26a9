//! The clock (GD-13).

use football::Game;
use goal_dice::Choice;

use crate::kit::{SQUARES, arrange, rules, table, throw};

#[test]
fn a_real_clock_runs_without_a_stop() {
    // GD-13.1
    // Whatever it shows comes off: nothing is added for a punt, a goal or a
    // penalty, and thinking about a penalty costs time.
    table("time_model=live")
        .start("home place: S06 | away place: S06")
        .play("home turn: advance | clock 7 | attack 1 2 4 6")
        .state("seconds left: 293")
        .play("away turn: shoot | clock 3 | attack 1 | goalie 9 | punt 1")
        .state("seconds left: 290")
        .play("home turn: advance | clock 0 | attack 1 2 4 6 | clock 2")
        .asks("away penalty")
        .play("away penalty: send back | clock 9")
        .state("seconds left: 279 | home place: S00")
        .play("away turn: shoot | clock 20 | attack 6 | goalie 2")
        .state("seconds left: 259 | score: 0-1");
    // GD-13.1
    // Every period starts with a full clock.
    table("time_model=live first_kick_off=home")
        .kick_off()
        .state("seconds left: 300")
        .play("home turn: advance | clock 300")
        .tells_all(["period end first half 0-0", "period start second half away"])
        .state("seconds left: 300");
    // GD-13.1
    // It is there to be shown in live play, and only there.
    for (options, shown) in [
        ("time_model=live", Some(300)),
        ("time_model=uniform", None),
        ("time_model=detailed", None),
    ] {
        let rules = rules(options);
        assert_eq!(
            rules.live_seconds_left(&arrange(&rules, "")),
            shown,
            "{options}"
        );
    }
    let rules = rules("time_model=live knockout=true");
    let shoot_out = arrange(&rules, "period: shoot-out");
    assert_eq!(rules.live_seconds_left(&shoot_out), None);
}

#[test]
fn what_is_begun_in_time_is_completed() {
    // GD-13.2
    // One second is left when the shot is announced: it counts, and the punt.
    table("time_model=live")
        .start("home place: S06 | away place: S08 | seconds left: 6")
        .play("home turn: shoot | clock 5 | attack 1 | goalie 9 | punt 1")
        .tells_all([
            "shot home S06 1 v 9",
            "save away higher",
            "punt away 1 to S06",
            "turn end home",
        ])
        .state("seconds left: 1 | home place: S06")
        .asks("away turn");
    // GD-13.2
    // None is left: no roll and no shot begins. In the box, too.
    for (place, act) in [
        ("S06", "home turn: shoot | clock 6"),
        ("S06", "home turn: advance | clock 6"),
        ("S06", "home turn: advance | clock 50"),
        ("S11", "clock 6"),
    ] {
        table("time_model=live")
            .start(&format!("home place: {place} | seconds left: 6"))
            .play(act)
            .tells_all(["period end first half 0-0", "period start second half away"]);
    }
    // GD-13.2
    // By the model the last roll brings the clock to 0, and is completed.
    table("")
        .start("home place: S06 | seconds left: 12")
        .play("home turn: shoot | attack 6 | goalie 5")
        .state("score: 1-0 | period: second half");
    table("")
        .start("home place: S06 | seconds left: 12")
        .play("home turn: shoot | attack 1 | goalie 5 | punt 8")
        .tells_all([
            "shot home S06 1 v 5",
            "save away higher",
            "punt away 8 to S01",
            "turn end home",
            "period end first half 0-0",
            "period start second half away",
        ]);
    table("")
        .start("home place: S06 | seconds left: 12")
        .play("home turn: advance | attack 3 3 5 1")
        .tells_all([
            "advance home pair S06 to S07",
            "period end first half 0-0",
            "period start second half away",
        ]);
    // GD-13.2
    // A level shot is thrown again, though the clock is at 0.
    table("tie_reroll=true")
        .start("home place: S06 | seconds left: 12")
        .play("home turn: shoot | attack 5 | goalie 5 | attack 6 | goalie 5")
        .state("score: 1-0 | period: second half");
    table("tie_reroll=true")
        .start("home place: S06 | seconds left: 0 | throw again: yes")
        .play("attack 6 | goalie 5")
        .state("score: 1-0 | period: second half");
}

#[test]
fn a_penalty_at_0_is_waived() {
    // GD-13.3
    let due = "home place: S06 | home failures: 1 | seconds left: 12";
    let second_half = ["period end first half 0-0", "period start second half away"];
    let [end, start] = second_half;
    table("")
        .start(due)
        .play("home turn: advance | attack 1 2 4 6")
        .tells_all([
            "no advance home",
            "penalty waived home",
            "turn end home",
            end,
            start,
        ]);
    // GD-13.3
    // By a real clock: before it is due, or while the other side still thinks.
    table("time_model=live")
        .start(due)
        .play("home turn: advance | clock 5 | attack 1 2 4 6 | clock 7")
        .tells_all([
            "no advance home",
            "penalty waived home",
            "turn end home",
            end,
            start,
        ]);
    table("time_model=live")
        .start(due)
        .play("home turn: advance | clock 5 | attack 1 2 4 6 | clock 1 | away penalty: send back")
        .asks("clock")
        .play("clock 6")
        .tells_all(["penalty waived home", "turn end home", end, start]);
    // GD-13.3
    // One second more, and it is not.
    table("time_model=live")
        .start(due)
        .play("home turn: advance | clock 5 | attack 1 2 4 6 | clock 1")
        .play("away penalty: send back | clock 5")
        .tells_all(["penalty home send back", "turn end home"])
        .state("home place: S00 | seconds left: 1");
}

#[test]
fn a_punt_is_thrown_at_0_as_well() {
    // GD-13.3
    table("one_cross=true")
        .start("home place: S10 | seconds left: 12")
        .play("home turn: advance | attack 1 2 4 6 | punt 4")
        .tells_all([
            "no advance home",
            "cross cleared home",
            "punt away 4 to S05",
            "turn end home",
            "period end first half 0-0",
            "period start second half away",
        ]);
    // GD-13.3
    table("")
        .start("home place: S06 | seconds left: 1")
        .play("home turn: shoot | attack 1 | goalie 1")
        .asks("punt");
}

#[test]
fn whoever_does_not_decide_in_time_gets_the_default() {
    // GD-13.4
    for (options, seconds) in [("", 10), ("decision_seconds=25", 25)] {
        let rules = rules(options);
        assert_eq!(rules.decision_seconds(&arrange(&rules, "")), seconds);
    }
    // GD-13.4
    // A turn is an advance. In the box there is nothing to decide.
    table("")
        .start("home place: S08")
        .by_default()
        .play("attack 3 3 5 1")
        .state("home place: S09");
    // GD-13.4
    // A penalty is to be sent back near the goal, and to lose a turn elsewhere.
    for options in ["", "lost_die=true v5_mode=add"] {
        for place in &SQUARES[..11] {
            let expected = match *place {
                "S09" | "S10" => "home place: S00 | home owes: no",
                place => &format!("home place: {place} | home owes: yes"),
            };
            table(options)
                .start(&format!("home place: {place} | home failures: 1"))
                .play("home turn: advance | attack 1 2 4 6")
                .by_default()
                .state(expected);
        }
    }
}

/// The offence rolls of a period that starts with so many seconds, if every
/// roll fails or every act is a shot.
fn rolls_of(options: &str, lines: &str, choice: Choice) -> u32 {
    let rules = rules(options);
    let mut state = arrange(&rules, lines);
    let period = state.period;
    let mut rolls = 0;
    while state.period == period {
        state = throw(&rules, &state, choice, &[1, 2, 4, 6]).state;
        rolls += 1;
    }
    rolls
}

#[test]
fn every_roll_takes_twelve_seconds() {
    for choice in [Choice::Advance, Choice::Shoot] {
        // GD-13.5
        assert_eq!(rolls_of("", "", choice), 25);
        assert_eq!(rolls_of("", "period: second half", choice), 25);
        assert_eq!(rolls_of("half_seconds=180", "", choice), 15);
        assert_eq!(rolls_of("knockout=true", "period: overtime", choice), 10);
    }
    // GD-13.5
    // Nothing else costs time: punts, goals, penalties, re-rolls, lost turns.
    table("tie_reroll=true")
        .start("home place: S06 | home failures: 1 | away place: S08")
        .play("home turn: advance | attack 1 2 4 6 | away penalty: lose turn")
        .state("seconds left: 288")
        .play("away turn: shoot | attack 4 3 | goalie 7 | attack 2 2 | goalie 7 | punt 1")
        .tells_all([
            "shot away S08 7 v 7",
            "tie re-roll away",
            "shot away S08 4 v 7",
            "save home higher",
            "punt home 1 to S06",
            "turn end away",
            "turn lost home",
        ])
        .state("seconds left: 276")
        .play("away turn: shoot | attack 6 | goalie 2")
        .state("seconds left: 264");
    // GD-13.5
    // It is the model one gets without asking.
    assert_eq!(rules("").options(), rules("time_model=uniform").options());
}

#[test]
fn the_detailed_model_charges_by_what_is_done() {
    let detailed =
        |lines: &str| table("time_model=detailed tie_reroll=true one_cross=true").start(lines);
    // GD-13.6
    // An advance roll, 10, whether it advances or not.
    detailed("home place: S06")
        .play("home turn: advance | attack 3 3 5 1")
        .state("seconds left: 290")
        .play("home turn: advance | attack 1 2 4 6")
        .state("seconds left: 280");
    // GD-13.6
    // A shot, 15, and the restart after a goal, 10.
    detailed("home place: S06")
        .play("home turn: shoot | attack 6 | goalie 5")
        .state("seconds left: 275");
    // GD-13.6
    // A shot, 15, and the punt, 5.
    detailed("home place: S06")
        .play("home turn: shoot | attack 4 | goalie 5 | punt 1")
        .state("seconds left: 280");
    // GD-13.6
    // A shot, 15, thrown again, 15, and the restart, 10.
    detailed("home place: S06")
        .play("home turn: shoot | attack 5 | goalie 5")
        .state("seconds left: 285")
        .play("attack 6 | goalie 5")
        .state("seconds left: 260");
    // GD-13.6
    // A roll, 10, and the choice of a penalty, 5.
    detailed("home place: S06 | home failures: 1")
        .play("home turn: advance | attack 1 2 4 6 | away penalty: lose turn")
        .state("seconds left: 285");
    // GD-13.6
    // A roll, 10, and the punt of a cleared cross, 5.
    detailed("home place: S10")
        .play("home turn: advance | attack 1 2 4 6 | punt 5")
        .state("seconds left: 285");
    // GD-13.6
    // In fives, 60 of them in a half: 15 shots of three, with a punt of one.
    assert_eq!(rolls_of("time_model=detailed", "", Choice::Shoot), 15);
}

#[test]
fn an_act_may_begin_while_any_time_is_left() {
    // GD-13.7
    // So many rolls are left as twelves in the seconds, rounded up.
    for (seconds, rolls) in [
        (1, 1),
        (11, 1),
        (12, 1),
        (13, 2),
        (24, 2),
        (25, 3),
        (120, 10),
        (121, 11),
        (299, 25),
        (300, 25),
    ] {
        let lines = format!("seconds left: {seconds}");
        assert_eq!(
            rolls_of("", &lines, Choice::Advance),
            rolls,
            "{seconds} seconds"
        );
        assert_eq!(
            rolls_of("", &lines, Choice::Shoot),
            rolls,
            "{seconds} seconds"
        );
    }
    // GD-13.7
    // Never below 0, in the detailed model either.
    table("time_model=detailed")
        .start("home place: S06 | seconds left: 5")
        .play("home turn: shoot | attack 6 | goalie 5")
        .state("score: 1-0 | period: second half | seconds left: 300");
}
