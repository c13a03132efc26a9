//! The shoot-out (GD-12.5 to GD-12.10).

use std::collections::HashMap;

use football::Game;
use goal_dice::{Choice, GoalDice, Period, State};
use tabletop::{
    BySide, Side,
    sources::{NoCoach, each_outcome},
};

use crate::{
    kit::{arrange, rules, table, throw},
    odds::{Ratio, chance},
};

const START: &str = "period: shoot-out | score: 2-2";
const SCORES: [u8; 4] = [6, 6, 6, 2];
const MISSES: [u8; 4] = [1, 1, 1, 0];

#[test]
fn a_kick_is_three_dice_against_the_goalie_die() {
    // GD-12.5
    for (kick, event) in [
        ("attack 4 3 2 | goalie 8", "shoot-out home 9 v 8 scored"),
        ("attack 4 3 2 | goalie 9", "shoot-out home 9 v 9 saved"),
        ("attack 5 4 2 | goalie 0", "shoot-out home 11 v 10 scored"),
        ("attack 5 3 2 | goalie 0", "shoot-out home 10 v 10 saved"),
        ("attack 6 6 6 | goalie 1", "shoot-out home 18 v 1 saved"),
        ("attack 1 1 1 | goalie 2", "shoot-out home 3 v 2 scored"),
    ] {
        // GD-12.5
        // No punt and no clock: the other side kicks next.
        table("knockout=true")
            .start(START)
            .play(kick)
            .tells_all([event])
            .state("on turn: away | seconds left: 0 | home kicks: 1")
            .asks("attack");
    }
    // GD-12.5
    // A real clock is not looked at either.
    table("knockout=true time_model=live")
        .start(START)
        .play("attack 4 3 2 | goalie 8 | attack 4 3 2 | goalie 8")
        .state("home kicks: 1 | away kicks: 1");
}

/// Plays kicks from the start of a shoot-out: true is scored. The state after
/// the last kick, or after the one that ended it, and how many were taken.
fn kicks(rules: &GoalDice, scored: &[bool]) -> (State, usize) {
    let mut state = arrange(rules, START);
    for (at, &scored) in scored.iter().enumerate() {
        if state.period == Period::FullTime {
            return (state, at);
        }
        let dice = if scored { SCORES } else { MISSES };
        state = throw(rules, &state, Choice::Shoot, &dice).state;
    }
    (state, scored.len())
}

fn scored(state: &State) -> (u16, u16) {
    (state.sides.home.kicks_scored, state.sides.away.kicks_scored)
}

#[test]
fn the_sides_kick_in_turns_until_each_has_had_five() {
    // GD-12.6
    // Home scores all, away none: decided after six kicks, and yet all ten are
    // taken.
    let rules = rules("knockout=true");
    let all = [
        true, false, true, false, true, false, true, false, true, false,
    ];
    for taken in 1..10 {
        let (state, _) = kicks(&rules, &all[..taken]);
        assert_eq!(state.period, Period::ShootOut, "after {taken}");
        let next = if taken % 2 == 0 {
            Side::Home
        } else {
            Side::Away
        };
        assert_eq!(state.on_turn, next, "after {taken}");
    }
    let (state, taken) = kicks(&rules, &all);
    assert_eq!((state.period, taken), (Period::FullTime, 10));
    assert_eq!(scored(&state), (5, 0));
    // GD-12.6
    table("knockout=true")
        .start("period: shoot-out | home kicks: 5 | home kicks scored: 5 | away kicks: 4 | on turn: away")
        .play("attack 6 6 6 | goalie 2")
        .tells_all(["shoot-out away 18 v 2 scored", "match end 0-0"])
        .is_over();
}

/// All ways ten kicks can go.
fn all_ways() -> impl Iterator<Item = [bool; 10]> {
    (0..1024_u32).map(|way| std::array::from_fn(|kick| way >> kick & 1 == 1))
}

/// Goals of home and away, who kicks first.
fn goals(ten: &[bool]) -> [usize; 2] {
    let of = |first: usize| {
        ten.iter()
            .skip(first)
            .step_by(2)
            .filter(|scored| **scored)
            .count()
    };
    [of(0), of(1)]
}

#[test]
fn ten_kicks_are_taken_whatever_happens() {
    // GD-12.6
    let rules = rules("knockout=true");
    for ten in all_ways() {
        let (state, taken) = kicks(&rules, &ten);
        assert_eq!(taken, 10);
        let [home, away] = goals(&ten);
        assert_eq!(scored(&state), (home as u16, away as u16));
        assert_eq!(state.period == Period::FullTime, home != away);
    }
}

#[test]
fn stopping_early_changes_no_winner() {
    // GD-12.6
    // It stops at the first kick after which one side has won whatever follows.
    let rules = rules("knockout=true shootout_early_stop=true");
    let mut stopped = 0;
    for ten in all_ways() {
        let certain = |taken: usize| {
            let [home, away] = goals(&ten[..taken]);
            // Home has kicks 1, 3, … and away 2, 4, …
            let home_left = 5 - taken.div_ceil(2);
            let away_left = 5 - taken / 2;
            home > away + away_left || away > home + home_left
        };
        let expected = (1..=10).find(|&taken| certain(taken));
        let (state, taken) = kicks(&rules, &ten);
        let over = (state.period == Period::FullTime).then_some(taken);
        assert_eq!(over, expected, "{ten:?}");
        let [home, away] = goals(&ten);
        let now = scored(&state);
        assert_eq!(now.0.cmp(&now.1), home.cmp(&away), "{ten:?}");
        stopped += usize::from(taken < 10);
    }
    assert!(stopped > 0);
    // GD-12.6
    // After five each it is by rounds, and a round is played to its end.
    table("knockout=true shootout_early_stop=true")
        .start("period: shoot-out | home kicks: 5 | away kicks: 5")
        .play("attack 6 6 6 | goalie 2")
        .state("period: shoot-out | home kicks: 6 | on turn: away");
}

#[test]
fn level_after_five_it_goes_on_by_rounds() {
    // GD-12.7
    let rules = rules("knockout=true");
    let five = [
        true, true, false, false, true, true, false, false, true, true,
    ];
    let after = |more: &[bool]| kicks(&rules, &[&five, more].concat());
    assert_eq!(after(&[]).0.period, Period::ShootOut);
    for (round, over) in [
        ([true, true], false),
        ([false, false], false),
        ([true, false], true),
        ([false, true], true),
    ] {
        // The first kick of a round never ends it.
        assert_eq!(after(&round[..1]).0.period, Period::ShootOut);
        assert_eq!(
            after(&round).0.period == Period::FullTime,
            over,
            "{round:?}"
        );
        // GD-12.7
        // In the third such round as well.
        let third = [[true, true], [false, false], round].concat();
        assert_eq!(
            after(&third).0.period == Period::FullTime,
            over,
            "{round:?}"
        );
    }
}

#[test]
fn the_side_that_started_the_first_half_kicks_first() {
    // GD-12.8
    // Periods 1 to 4 are started by turns; the shoot-out is the fifth.
    for (starter, other) in [("home", "away"), ("away", "home")] {
        let fail = |side: &str| format!("{side} turn: advance | attack 1 2 4 6");
        let whole_match = "half_seconds=10 overtime_seconds=10 sudden_seconds=10 knockout=true";
        table(&format!("{whole_match} first_kick_off={starter}"))
            .kick_off()
            .play(&fail(starter))
            .state("period: second half")
            .play(&fail(other))
            .state("period: overtime")
            .play(&fail(starter))
            .state("period: sudden death")
            .play(&fail(other))
            .state(&format!("period: shoot-out | on turn: {starter}"))
            .play("attack 6 6 6 | goalie 2")
            .tells_all([&format!("shoot-out {starter} 18 v 2 scored")]);
    }
}

#[test]
fn goals_of_a_shoot_out_are_kept_apart() {
    // GD-12.9
    let last = "period: shoot-out | score: 2-2 | on turn: away
                home kicks: 5 | home kicks scored: 5 | away kicks: 4 | away kicks scored: 4";
    let end = table("knockout=true")
        .start(last)
        .play("attack 1 1 1 | goalie 0");
    end.tells_all(["shoot-out away 3 v 10 saved", "match end 2-2"])
        .is_over();
    let rules = end.rules();
    assert_eq!(rules.score(end.now()), BySide { home: 2, away: 2 });
    assert_eq!(rules.shootout(end.now()), Some(BySide { home: 5, away: 4 }));
    // GD-12.9
    // Unless it is agreed that they count.
    let end = table("knockout=true count_shootout_goals=true")
        .start(last)
        .play("attack 1 1 1 | goalie 0");
    end.tells_all(["shoot-out away 3 v 10 saved", "match end 7-6"]);
    let score = end.rules().score(end.now());
    assert_eq!(score, BySide { home: 7, away: 6 });
}

#[test]
fn the_box_score_keeps_them_apart_too() {
    let played = table("knockout=true tie_reroll=true")
        .start(START)
        .play("attack 4 3 1 | goalie 8 | attack 4 3 2 | goalie 8 | attack 1 1 1 | goalie 0");
    let box_score = played.box_score();
    let (home, away) = (box_score.stats.home, box_score.stats.away);
    // GD-12.9
    assert_eq!((home.goals, home.shots, away.shots), (0, 0, 0));
    // GD-9.7
    // A kick that was level and thrown again is one kick.
    assert_eq!((home.shootout_kicks, home.shootout_goals), (1, 1));
    assert_eq!((away.shootout_kicks, away.shootout_goals), (1, 0));
}

#[test]
fn a_kick_scores_so_often() {
    // GD-12.10
    let rules = rules("knockout=true");
    let state = arrange(&rules, START);
    let odds = chance(&rules, &state, Choice::Shoot, &|state| {
        state.sides.home.kicks_scored == 1
    });
    assert_eq!(odds, Ratio::new(181, 240));
}

/// The chances of all states so many kicks later; what is over stays.
fn later(rules: &GoalDice, start: State, kicks: u32) -> HashMap<State, f64> {
    let mut states = HashMap::from([(start, 1.0)]);
    for _ in 0..kicks {
        let mut next = HashMap::new();
        for (state, odds) in states {
            each_outcome(rules, &state, None::<NoCoach<GoalDice>>, |after, path| {
                *next.entry(after).or_insert(0.0) += odds * path.probability();
            });
        }
        states = next;
    }
    states
}

#[test]
fn how_shoot_outs_end() {
    // GD-12.10
    let rules = rules("knockout=true");
    let going_on = |states: &HashMap<State, f64>| -> f64 {
        let still = states
            .iter()
            .filter(|(state, _)| state.period == Period::ShootOut);
        still.map(|(_, odds)| odds).sum()
    };
    let tied = going_on(&later(&rules, arrange(&rules, START), 10));
    assert!((tied - 0.292_162_141_505).abs() < 1e-12, "{tied}");
    // GD-12.10
    // A further round: one side scores and the other does not, 2 p (1 - p).
    let sixth = arrange(
        &rules,
        "period: shoot-out | home kicks: 5 | home kicks scored: 3 | away kicks: 5 | away kicks scored: 3",
    );
    let decides = 1.0 - going_on(&later(&rules, sixth, 2));
    assert!((decides - 0.370_798_611).abs() < 1e-9, "{decides}");
    assert!((1.0 / decides - 2.696_882).abs() < 1e-6, "{decides}");
    // The chances of all ends sum to one.
    let all: f64 = later(&rules, sixth, 2).values().sum();
    assert!((all - 1.0).abs() < 1e-12);
}
