//! Matches in which a die can be lost (GD-9.8, GD-9.9): many times as many positions.

use coaches::goal_dice::{
    Policy,
    odds::{MatchOdds, match_odds},
    optimal::{Explainer, Optimal, TooLarge},
};
use football::{BoxScore, Game as _};
use goal_dice::{Event, GoalDice};
use tabletop::{
    Ask, BySide, Coach as _, Rules as _, Side, play_out,
    sources::{Generator, Simulate},
};

use crate::kit::{arrange, close, lines, rules, turn};

const MATCHES: u32 = 20_000;

/// What was seen in matches played.
struct Seen {
    wins: BySide<f64>,
    goals: BySide<f64>,
}

fn play(rules: &GoalDice, coaches: &BySide<Policy>) -> Seen {
    let mut wins = BySide::both(0.0);
    let mut counted = BoxScore::default();
    let each = 1.0 / f64::from(MATCHES);
    for index in 0..MATCHES {
        let mut coaches = coaches.clone();
        let bench =
            |rules: &GoalDice, ask: &Ask<'_, GoalDice>| coaches[ask.side].decide(rules, ask);
        let hear = |event: Event| {
            rules.report(&event, |side, what, _| counted.count(side, what));
        };
        let mut source = Simulate::new(rules, Generator::new(9, u64::from(index)), bench, hear);
        let mut state = rules.kick_off();
        play_out(rules, &mut state, &mut source);
        if let Some(side) = rules.ahead(&state) {
            wins[side] += each;
        }
    }
    let mean = |count: u64| each * count as f64;
    Seen {
        wins,
        goals: BySide::from_fn(|side: Side| mean(counted.stats[side].goals)),
    }
}

/// No further apart than four standard errors.
#[track_caller]
fn compare(rules: &GoalDice, coaches: &BySide<Policy>) -> MatchOdds {
    let odds = match_odds(rules, coaches).unwrap();
    let seen = play(rules, coaches);
    for side in Side::BOTH {
        let chance = odds.wins[side];
        let error = (chance * (1.0 - chance) / f64::from(MATCHES)).sqrt();
        close(seen.wins[side], chance, 4.0 * error);
        // Goals are no more spread than if they came one by one.
        let goals = odds.means[side][0].1;
        close(
            seen.goals[side],
            goals,
            4.0 * (goals / f64::from(MATCHES)).sqrt(),
        );
    }
    let all: f64 = odds.scores.iter().flatten().sum();
    close(all, 1.0, 1e-12);
    odds
}

/// A die lost instead of the other penalties, or beside them.
#[test]
fn odds_are_those_of_matches_played() {
    for mode in ["v5_mode=replace", "v5_mode=add"] {
        let rules = rules(&["lost_die=true", "half_seconds=120", mode]);
        let coaches = BySide {
            home: Policy::Optimal(Optimal::solve(&rules).unwrap()),
            away: Policy::AlwaysBox,
        };
        compare(&rules, &coaches);
        compare(&rules, &BySide::both(Policy::Sensible));
    }
}

/// A match of full length, and a coach whom nobody beats: with a choice more the other side
/// suffers more from penalties.
#[test]
fn the_whole_match() {
    let worth = |mode: &str| {
        let rules = rules(&["lost_die=true", mode]);
        let coaches = BySide {
            home: Policy::Optimal(Optimal::solve(&rules).unwrap()),
            away: Policy::Sensible,
        };
        let odds = compare(&rules, &coaches);
        odds.wins.home - odds.wins.away
    };
    let (replaced, added) = (worth("v5_mode=replace"), worth("v5_mode=add"));
    assert!(0.0 < replaced && replaced < added, "{replaced} {added}");
}

/// A side's second failure in a row comes with the third roll of a half at the earliest, and
/// with four rolls the other side has the last: whatever the penalty is, nothing comes of it.
/// With six rolls something does: home fails, away fails, home fails again; away advances and
/// fails; then home has a turn left only if it does not owe it.
#[test]
fn too_short_to_miss_a_die() {
    let apart = |seconds: &str| {
        let plain = short(&[seconds]);
        let lost = short(&[seconds, "lost_die=true"]);
        (plain.wins.home - lost.wins.home).abs() + (plain.tie - lost.tie).abs()
    };
    close(apart("half_seconds=48"), 0.0, 1e-12);
    assert!(apart("half_seconds=72") > 1e-6);
}

fn short(options: &[&str]) -> MatchOdds {
    match_odds(&rules(options), &BySide::both(Policy::Sensible)).unwrap()
}

/// Home a goal behind on the wing, with two dice left and one roll to play: who rolls on has
/// lost.
#[test]
fn positions_are_explained() {
    let rules = rules(&["lost_die=true"]);
    let explainer = Explainer::new(&rules).unwrap();
    let text = "period: second half\nstarter: away\nseconds left: 12\nscore: 0-1\n\
                home place: S09\nhome dice lost: 2";
    let state = arrange(&rules, &lines(text));
    let choices = explainer.choices(&turn(&state)).unwrap();
    let goal = shot_from_the_wing();
    let lost = |at: usize| choices[at].wins.away;
    close(lost(0), 1.0, 1e-12);
    close(lost(1), 1.0 - goal, 1e-12);
}

/// Sums of two dice less 2, each scoring in (total - 2) tenths (GD-6.7).
fn shot_from_the_wing() -> f64 {
    let throws = [
        (5, 4),
        (6, 5),
        (7, 6),
        (8, 5),
        (9, 4),
        (10, 3),
        (11, 2),
        (12, 1),
    ];
    let tenths = |(sum, ways): (i32, i32)| f64::from(ways * (sum - 2 - 2).clamp(0, 9));
    throws.into_iter().map(tenths).sum::<f64>() / 360.0
}

/// A match of three hundred rolls is too long.
#[test]
fn what_is_too_large_says_so() {
    let rules = rules(&["half_seconds=3600", "lost_die=true"]);
    let odds = match_odds(&rules, &BySide::both(Policy::Sensible));
    assert_eq!(odds, Err(TooLarge));
    assert_eq!(Optimal::solve(&rules), Err(TooLarge));
}
