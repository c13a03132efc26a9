//! The words of a match.

use std::collections::BTreeSet;

use arena::{Match, new_match};
use football::What;
use games::{Dice, Foretold, GameId, MatchSetup};
use library::Library;
use tabletop::{BySide, UndoRule};

fn lines(seed: u64, options: &[&str]) -> Vec<String> {
    lines_of(GameId::GoalDice, "sensible", seed, options)
}

fn lines_of(game: GameId, coach: &str, seed: u64, options: &[&str]) -> Vec<String> {
    let story = played(game, coach, seed, options).story();
    story.into_iter().filter_map(|line| line.words).collect()
}

fn played(game: GameId, coach: &str, seed: u64, options: &[&str]) -> Box<dyn Match> {
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
        foretold: Foretold::default(),
        options: options.iter().map(ToString::to_string).collect(),
        asked: None,
        men: BySide::default(),
    };
    let mut played = new_match(&setup, &Library::bundled()).unwrap();
    while played.pending().is_some() {
        played.answer_by_program().unwrap();
    }
    played
}

/// Shots, saves, goals, fouls and the like come of dice or cards, and what is said of them has its
/// reason beside it: which dice, what they were held against, and a rule that the rules page has.
#[test]
fn what_is_said_has_its_reason() {
    for game in GameId::ALL {
        let coach = match game {
            GameId::CounterAttack => "greedy",
            _ => game.coaches()[0].0,
        };
        let rules = format!("{}/../../docs/rules/{game}.md", env!("CARGO_MANIFEST_DIR"));
        let rules = std::fs::read_to_string(rules).unwrap();
        let mut said = 0;
        for frame in played(game, coach, 4, &[]).frames(0) {
            for line in frame.story.iter().filter(|line| line.why.is_some()) {
                let clause = line.clause.unwrap();
                assert!(rules.contains(clause), "{game}: {clause}");
                assert_ne!(line.why.as_deref(), Some(""), "{game}: {clause}");
            }
            let counts = |event: &football::Event| {
                !matches!(
                    event.what,
                    What::KickOff
                        | What::PeriodEnd
                        | What::FullTime
                        | What::Substitution
                        // A restart: the foul before it has the reason.
                        | What::FreeKick
                )
            };
            let tells = frame
                .story
                .iter()
                .any(|line| line.words.is_some() && line.common.iter().any(counts));
            if tells {
                said += 1;
                let reasons = frame.story.iter().filter(|line| line.why.is_some());
                assert!(reasons.count() > 0, "{game}: {:#?}", frame.story);
            }
        }
        assert!(said > 5, "{game}: {said}");
    }
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
