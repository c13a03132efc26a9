//! The result (GD-10), and final rounds up to the shoot-out (GD-12.1 to GD-12.4).

use football::Game;
use tabletop::{BySide, Rules, Side};

use crate::kit::{random_match, rules, table};

/// The last act of a period: a roll that fails.
const LAST: &str = "home place: S05 | seconds left: 12";
const FAIL: &str = "home turn: advance | attack 1 2 4 6";

#[test]
fn the_higher_score_wins_and_a_tie_stands() {
    // GD-10.1
    for score in ["2-1", "0-3", "0-0", "2-2"] {
        let end = table("")
            .start(&format!("{LAST} | period: second half | score: {score}"))
            .play(FAIL);
        end.tells_all([
            "no advance home",
            "turn end home",
            &format!("period end second half {score}"),
            &format!("match end {score}"),
        ]);
        end.is_over();
        let level = ["0-0", "2-2"].contains(&score);
        let why = end.whys().pop().unwrap();
        let reason = if level {
            "equal scores are a tie"
        } else {
            "the higher score wins"
        };
        assert!(why.contains(reason), "{score}: {why}");
    }
    // GD-10.1
    // A goal with the last throw counts.
    let end = table("")
        .start("home place: S06 | seconds left: 12 | period: second half | score: 0-0")
        .play("home turn: shoot | attack 6 | goalie 5");
    end.is_over();
    assert_eq!(end.rules().score(end.now()), BySide { home: 1, away: 0 });
}

#[test]
fn a_final_round_has_a_winner() {
    // GD-12.1
    let rules = rules("knockout=true half_seconds=30 overtime_seconds=10 sudden_seconds=10");
    let mut shoot_outs = 0;
    for seed in 0..200 {
        let mut end = rules.kick_off();
        random_match(&rules, seed, |_, after, _| end = *after);
        let goals = rules.score(&end);
        let shoot_out = rules.shootout(&end);
        shoot_outs += usize::from(shoot_out.is_some());
        let kicks = shoot_out.unwrap_or_default();
        assert_ne!(
            (goals.home, kicks.home),
            (goals.away, kicks.away),
            "seed {seed}"
        );
    }
    assert!(shoot_outs > 0);
}

#[test]
fn a_final_round_decided_in_time_is_over() {
    // GD-12.1
    for period in ["second half", "overtime"] {
        table("knockout=true")
            .start(&format!("{LAST} | period: {period} | score: 1-2"))
            .play(FAIL)
            .is_over();
    }
}

#[test]
fn a_tie_is_followed_by_overtime_in_full() {
    // GD-12.2
    let overtime = table("knockout=true")
        .start(&format!(
            "{LAST} | period: second half | starter: away | score: 2-2"
        ))
        .play(FAIL);
    overtime
        .tells_all([
            "no advance home",
            "turn end home",
            "period end second half 2-2",
            "period start overtime home",
        ])
        .state("period: overtime | seconds left: 120 | score: 2-2");
    // GD-12.2
    // A goal does not end it.
    overtime
        .play("home turn: shoot | attack 6 | goalie 2")
        .tells_all(["shot home S04 4 v 2", "goal home 3-2", "turn end home"])
        .state("period: overtime | seconds left: 108 | score: 3-2")
        .asks("away turn");
    // GD-12.2
    // Its length can be agreed on.
    table("knockout=true overtime_seconds=240")
        .start(&format!("{LAST} | period: second half"))
        .play(FAIL)
        .state("period: overtime | seconds left: 240");
    // Overtime is one period.
    // GD-12.2
    table("knockout=true")
        .start(&format!("{LAST} | period: overtime | score: 3-2"))
        .play(FAIL)
        .tells_all([
            "no advance home",
            "turn end home",
            "period end overtime 3-2",
            "match end 3-2",
        ])
        .is_over();
}

#[test]
fn the_first_goal_ends_sudden_death() {
    // GD-12.3
    let sudden = table("knockout=true")
        .start(&format!(
            "{LAST} | period: overtime | starter: home | score: 2-2"
        ))
        .play(FAIL);
    sudden
        .tells_all([
            "no advance home",
            "turn end home",
            "period end overtime 2-2",
            "period start sudden death away",
        ])
        .state("period: sudden death | seconds left: 120");
    // GD-12.3
    sudden
        .play(
            "away turn: shoot | attack 1 | goalie 2 | punt 1
             home turn: shoot | attack 6 | goalie 2",
        )
        .tells_all([
            "shot away S04 -1 v 2",
            "save home higher",
            "punt home 1 to S06",
            "turn end away",
            "shot home S04 4 v 2",
            "goal home 3-2",
            "match end 3-2",
        ])
        .is_over();
    // GD-12.3
    table("knockout=true sudden_seconds=60")
        .start(&format!("{LAST} | period: overtime"))
        .play(FAIL)
        .state("period: sudden death | seconds left: 60");
    // In the halves a goal ends nothing.
    // GD-12.3
    table("knockout=true")
        .start("home place: S06 | period: second half")
        .play("home turn: shoot | attack 6 | goalie 2")
        .state("period: second half")
        .asks("away turn");
}

#[test]
fn then_there_is_a_shoot_out() {
    // GD-12.4
    table("knockout=true")
        .start(&format!(
            "{LAST} | period: sudden death | starter: away | score: 2-2"
        ))
        .play(FAIL)
        .tells_all([
            "no advance home",
            "turn end home",
            "period end sudden death 2-2",
            "period start shoot-out home",
        ])
        .state("period: shoot-out | home kicks: 0 | away kicks: 0");
    // GD-12.4
    // Not where a tie may stand.
    table("")
        .start(&format!("{LAST} | period: second half | score: 2-2"))
        .play(FAIL)
        .is_over();
}

#[test]
fn goals_of_overtime_and_sudden_death_count() {
    // GD-12.9
    let end = table("knockout=true")
        .start("home place: S06 | period: sudden death | score: 2-2")
        .play("home turn: shoot | attack 6 | goalie 2");
    end.is_over();
    assert_eq!(end.rules().score(end.now()), BySide { home: 3, away: 2 });
    assert_eq!(end.rules().shootout(end.now()), None);
    // GD-12.9
    let overtime = table("knockout=true")
        .start("home place: S06 | period: overtime | score: 2-2")
        .play("home turn: shoot | attack 6 | goalie 2");
    let score = overtime.rules().score(overtime.now());
    assert_eq!(score, BySide { home: 3, away: 2 });
}

#[test]
fn a_lead_is_one_sides_goals_less_the_others() {
    // GD-10.1
    let behind = table("").start("score: 2-3");
    assert_eq!(behind.now().lead(Side::Home), -1);
    assert_eq!(behind.now().lead(Side::Away), 1);
}
