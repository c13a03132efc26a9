//! What positions of counter-attack are worth.

#![allow(clippy::unwrap_used)]

mod kit;

use coaches::counter_attack::value::{PositionWeights, WEIGHTS, chances, win_chances};
use counter_attack::{Hex, Period, Player, State};
use tabletop::{BySide, Rules as _, Side};

use kit::rules;

const STANDARD: &str = include_str!("../../../data/counter-attack/standard.value");

fn at(goals: (u8, u8), period: Period, minute: u8) -> State {
    let mut state = rules(&[]).kick_off();
    state.goals = BySide {
        home: goals.0,
        away: goals.1,
    };
    (state.period, state.minute) = (period, minute);
    state
}

#[test]
fn the_bundled_weights_are_read_and_written_back() {
    let value = PositionWeights::parse(STANDARD).unwrap();
    assert_eq!(PositionWeights::standard(), &value);
    assert_eq!(PositionWeights::parse(&value.document(&[])).unwrap(), value);
}

#[test]
fn faults_of_weights_are_told_with_their_lines() {
    let text = STANDARD.replacen("rate, late,", "rate, later,", 1);
    let faults = PositionWeights::parse(&text).unwrap_err().to_string();
    assert!(faults.contains("rate, later"), "{faults}");
    let text = format!("{STANDARD}rate, constant, 1\ndefence, threat, much\n");
    let faults = PositionWeights::parse(&text).unwrap_err().to_string();
    assert!(
        faults.contains("twice") && faults.contains("`much`"),
        "{faults}"
    );
    let faults = PositionWeights::parse("touchline value 1\n").unwrap_err();
    assert_eq!(faults.0.len(), WEIGHTS, "every missing one is named");
}

/// One goal is expected of home and none of away: nobody scores with probability 1/e.
#[test]
fn goals_fall_one_by_one() {
    let [home, draw, away] = chances(
        BySide::both(0),
        BySide {
            home: 1.0,
            away: 0.0,
        },
    );
    let none = (-1.0_f64).exp();
    assert!((draw - none).abs() < 1e-9 && (home - (1.0 - none)).abs() < 1e-9);
    assert!(away.abs() < 1e-12);
}

#[test]
fn a_lead_is_worth_more_the_later_it_is() {
    let rules = rules(&[]);
    let wins = |goals, period, minute| win_chances(&rules, &at(goals, period, minute))[0];
    let level = wins((0, 0), Period::FirstHalf, 0);
    let early = wins((1, 0), Period::FirstHalf, 10);
    let late = wins((1, 0), Period::SecondHalf, 40);
    assert!(level < early && early < late, "{level} {early} {late}");
    assert!(late > 0.8 && late < 1.0, "{late}");
    let ended = |goals| win_chances(&rules, &at(goals, Period::FullTime, 0));
    assert_eq!(ended((1, 0)), [1.0, 0.0, 0.0]);
    assert_eq!(ended((2, 2)), [0.0, 1.0, 0.0]);
    assert_eq!(ended((0, 3)), [0.0, 0.0, 1.0]);
}

#[test]
fn who_has_the_ball_in_front_of_goal_is_to_score() {
    let rules = rules(&[]);
    let with_ball = |side: Side| {
        let mut state = at((0, 0), Period::SecondHalf, 20);
        let striker = Player::new(side, 11);
        let in_front = if state.attacks(side).depth(Hex::new(14, 0)) > 0 {
            14
        } else {
            -14
        };
        state.attack = side;
        state.holder = Some(striker);
        state.put(striker, Hex::new(in_front, 0));
        PositionWeights::standard().expected(&rules, &state)
    };
    let (home, away) = (with_ball(Side::Home), with_ball(Side::Away));
    assert!(home.home > away.home + 0.2, "{home:?} {away:?}");
    assert!(away.away > home.away + 0.2, "{home:?} {away:?}");
    for state in [
        at((0, 0), Period::FirstHalf, 0),
        at((3, 1), Period::SecondHalf, 44),
    ] {
        let sum: f64 = win_chances(&rules, &state).iter().sum();
        assert!((sum - 1.0).abs() < 1e-9);
    }
}
