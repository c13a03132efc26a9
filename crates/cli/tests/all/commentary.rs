//! The words of a match.

use std::collections::BTreeSet;

use arena::{Dice, GameId, MatchSetup, new_match};
use library::Library;
use tabletop::{BySide, UndoRule};

fn lines(seed: u64, options: &[&str]) -> Vec<String> {
    lines_of(GameId::GoalDice, "sensible", seed, options)
}

fn lines_of(game: GameId, coach: &str, seed: u64, options: &[&str]) -> Vec<String> {
    let teams = game.teams(&Library::bundled()).unwrap();
    let setup = MatchSetup {
        game,
        names: BySide {
            home: teams[0].club.name.clone(),
            away: teams[1].club.name.clone(),
        },
        teams: BySide::both(None),
        coaches: BySide::both(coach.to_string()),
        dice: Dice::App { seed, index: 0 },
        undo: UndoRule::Free,
        reroll: false,
        options: options.iter().map(ToString::to_string).collect(),
        asked: None,
        men: BySide::default(),
    };
    let mut played = new_match(&setup, &Library::bundled()).unwrap();
    while played.pending().is_some() {
        played.answer_by_program().unwrap();
    }
    let story = played.story();
    story.into_iter().filter_map(|line| line.words).collect()
}

const VARIANTS: &[&str] = &[
    "knockout=true",
    "one_cross=true",
    "tie_reroll=true",
    "lost_die=true",
    "v5_mode=add",
    "half_seconds=60",
];

#[test]
fn no_line_comes_twice_within_ten() {
    for seed in 0..150 {
        let lines = lines(seed, if seed % 2 == 0 { &[] } else { VARIANTS });
        assert!(lines.len() >= 10);
        for window in lines.windows(10) {
            let different: BTreeSet<&String> = window.iter().collect();
            assert_eq!(different.len(), 10, "seed {seed}: {window:#?}");
        }
    }
}

#[test]
fn charts_have_words_too() {
    for seed in 0..20 {
        let options = if seed % 2 == 0 {
            &[][..]
        } else {
            &["detail=full"]
        };
        let lines = lines_of(GameId::OffenseCharts, "auto", seed, options);
        assert!(lines.len() > 60);
        for window in lines.windows(10) {
            let different: BTreeSet<&String> = window.iter().collect();
            assert_eq!(different.len(), 10, "seed {seed}: {window:#?}");
        }
        for line in lines {
            assert!(!line.contains(['{', '}']), "{line}");
        }
    }
}

#[test]
fn every_slot_is_filled() {
    for seed in 0..60 {
        for line in lines(seed, VARIANTS) {
            assert!(!line.contains(['{', '}']), "{line}");
        }
    }
}

#[test]
fn the_same_match_gets_the_same_words() {
    assert_eq!(lines(3, &[]), lines(3, &[]));
    assert_ne!(lines(3, &[]), lines(4, &[]));
}
