//! Samples against the simulation, against exact odds, and against themselves.

use coaches::odds::MatchOdds;
use library::Library;
use tabletop::{BySide, Side, UndoRule};

use super::{Sample, sample};
use crate::{
    Run,
    odds::{Effect, worked},
    simulate,
};
use games::{Dice, Foretold, GameId, MatchSetup, Men};

const MATCHES: u64 = 4_000;

fn setup(options: &[&str]) -> MatchSetup {
    MatchSetup {
        game: GameId::GoalDice,
        names: BySide::both("Anybody".to_string()),
        teams: BySide::both(None),
        coaches: BySide::both("sensible".to_string()),
        dice: Dice::App { seed: 0, index: 0 },
        undo: UndoRule::Free,
        reroll: false,
        foretold: Foretold::default(),
        options: options.iter().map(ToString::to_string).collect(),
        asked: None,
        men: BySide::both(Men::default()),
    }
}

fn run(threads: usize) -> Run {
    Run {
        matches: MATCHES,
        seed: 1,
        threads,
    }
}

fn beside(one: &[&str], other: &[&str]) -> Sample {
    let library = Library::bundled();
    let (one, other) = (setup(one), setup(other));
    let other = Some((&other, &library));
    sample((&one, &library), other, &run(2), &mut |_| true).unwrap()
}

/// All numbers of odds.
fn numbers(odds: &MatchOdds) -> Vec<f64> {
    let means = Side::BOTH.into_iter().flat_map(|side| &odds.means[side]);
    let means = means.map(|(_, mean)| *mean);
    let results = [odds.wins.home, odds.tie, odds.wins.away];
    let scores = odds.scores.iter().flatten().copied();
    results.into_iter().chain(means).chain(scores).collect()
}

#[test]
fn a_sample_is_what_the_simulation_says_whatever_the_threads() {
    let (setup, library) = (setup(&[]), Library::bundled());
    let one = sample((&setup, &library), None, &run(1), &mut |_| true).unwrap();
    let two = sample((&setup, &library), None, &run(2), &mut |_| true).unwrap();
    assert_eq!(one.odds.odds, two.odds.odds);
    assert_eq!(one.odds.errors, two.odds.errors);
    let summary = simulate(&setup, &library, &run(1), &mut |_, _| ()).unwrap();
    let share = |count: u64| count as f64 / MATCHES as f64;
    assert_eq!(one.odds.odds.wins, summary.won.map(share));
    assert_eq!(one.odds.odds.scores[1][2], share(summary.scores[1][2]));
    for (name, mean) in &one.odds.odds.means.away {
        let mut stats = summary.box_score.stats.away.named();
        let (_, count) = stats.find(|(known, _)| known == name).unwrap();
        assert_eq!(*mean, share(count), "{name}");
    }
}

/// Of all that is counted nothing is further off than four and a half standard errors.
#[test]
fn errors_are_those_of_the_figures() {
    let (setup, library) = (setup(&[]), Library::bundled());
    let exact = worked(&setup, &library).unwrap().unwrap();
    let seen = sample((&setup, &library), None, &run(2), &mut |_| true).unwrap();
    let errors = numbers(seen.odds.errors.as_ref().unwrap());
    let both = numbers(&exact.odds)
        .into_iter()
        .zip(numbers(&seen.odds.odds));
    for ((exact, seen), error) in both.zip(errors) {
        assert!(
            (exact - seen).abs() < 4.5 * error,
            "{exact} {seen} ± {error}"
        );
    }
    // By hand, of a chance: the root of p (1 - p) / n.
    let p = seen.odds.odds.tie;
    let wanted = (p * (1.0 - p) / MATCHES as f64).sqrt();
    let error = seen.odds.errors.as_ref().unwrap().tie;
    assert!((error / wanted - 1.0).abs() < 0.01, "{error} {wanted}");
}

#[test]
fn the_same_beside_itself_has_no_effect() {
    let (_, effect) = beside(&["knockout=true"], &["knockout=true"])
        .against
        .unwrap();
    assert!(numbers(&effect.of).iter().all(|&number| number == 0.0));
    // A single match that might have differed.
    let errors = numbers(&effect.errors.unwrap());
    assert!(errors.iter().all(|&error| error <= 1.0 / MATCHES as f64));
}

/// Dice can be lost only after two failures: until then the same dice make the same match.
#[test]
fn on_the_same_dice_an_effect_is_known_better() {
    let sample = beside(&["lost_die=true"], &[]);
    let (other, effect) = sample.against.unwrap();
    let apart = Effect::between(&sample.odds, &other);
    let difference = numbers(&apart.of).into_iter().zip(numbers(&effect.of));
    for (apart, together) in difference {
        assert!((apart - together).abs() < 1e-12, "{apart} {together}");
    }
    let error = |effect: &Effect| effect.errors.as_ref().unwrap().wins.home;
    assert!(error(&effect) < 0.9 * error(&apart), "{effect:?}");
}

#[test]
fn who_stops_early_gets_what_there_is() {
    let (setup, library) = (setup(&[]), Library::bundled());
    let many = Run {
        matches: u64::MAX,
        ..run(1)
    };
    let mut rounds = 0;
    let mut go_on = |_| {
        rounds += 1;
        rounds < 2
    };
    let seen = sample((&setup, &library), None, &many, &mut go_on).unwrap();
    let all: f64 = seen.odds.odds.scores.iter().flatten().sum();
    assert!((all - 1.0).abs() < 1e-12 && seen.odds.matches < Some(10_000));
}
