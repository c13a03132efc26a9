//! Lessons: every bundled one is played to its end, in both languages, with every wrong try; a faulty one says where.

use std::collections::BTreeSet;

use arena::{
    Match, Pending,
    lesson::{self, Act, Lesson, LessonId, LessonStep, Words},
    table::Answerer,
};
use games::{GameId, HUMAN};
use library::Library;

use crate::kit::{Folder, top};

const LANGUAGES: [&str; 2] = ["de", "en"];

fn bundled() -> Vec<(LessonId, std::sync::Arc<Lesson>)> {
    let library = Library::bundled();
    let games = GameId::ALL.into_iter();
    games
        .flat_map(|game| lesson::all(game, &library).unwrap())
        .collect()
}

fn menu(played: &dyn Match) -> Vec<String> {
    match played.pending() {
        Some(Pending::Decide { menu, .. }) => menu,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_lesson_is_played_to_its_end() {
    let library = Library::bundled();
    assert!(!bundled().is_empty());
    for (id, lesson) in bundled() {
        let mut played = lesson::opened(&lesson, &library).unwrap();
        for (at, step) in lesson.steps.iter().enumerate() {
            if let Act::Task(accepted) = &step.act {
                let menu = menu(played.as_ref());
                for choice in accepted {
                    assert!(menu.contains(choice), "{id}, line {}: {choice}", step.line);
                }
                // Each wrong try has its reason, and changes nothing.
                for choice in menu.iter().filter(|choice| !step.accepts(choice)) {
                    for language in LANGUAGES {
                        let why = lesson.why_not(at, choice, language, &library).unwrap();
                        let why = why.unwrap();
                        assert!(why.len() > 20, "{id}, line {}, {choice}: {why}", step.line);
                    }
                }
                played.answer(&accepted[0]).unwrap();
            }
            for answer in &step.answers {
                assert_eq!(
                    played.answerer(),
                    Some(Answerer::Person),
                    "{id}, line {}",
                    step.line
                );
                played.answer(answer).unwrap();
            }
        }
        // And on from there: the same position, against the computer.
        let free = lesson::freed(&lesson, played.as_ref(), 7, &library).unwrap();
        assert_eq!(free.position(), played.position(), "{id}");
        assert_eq!(free.setup().coaches[lesson.pupil], HUMAN);
        assert_eq!(free.setup().coaches[lesson.pupil.other()], lesson.coach);
        assert!(free.pending().is_some());
    }
}

/// The pupil acts at half of the steps at least, and reads everything in both languages.
#[test]
fn a_lesson_is_done_not_read() {
    for (id, lesson) in bundled() {
        let acts = |step: &&LessonStep| matches!(step.act, Act::Task(_) | Act::Roll);
        let steps = lesson.steps.iter();
        let own = steps.clone().filter(|step| step.act != Act::Given).count();
        assert!(2 * steps.filter(acts).count() >= own, "{id}");
        assert!((1..=8).contains(&lesson.minutes), "{id}");
        for words in every_word(&lesson)
            .into_iter()
            .filter(|words| !words.is_empty())
        {
            assert_eq!(words.languages(), BTreeSet::from(LANGUAGES), "{id}");
        }
    }
}

fn every_word(lesson: &Lesson) -> Vec<&Words> {
    let mut all = vec![&lesson.title, &lesson.about];
    for step in &lesson.steps {
        all.extend([&step.words, &step.right, &step.hint]);
        all.extend(step.wrong.iter().map(|wrong| &wrong.words));
    }
    all
}

#[test]
fn clauses_that_lessons_cite_exist_and_are_the_same_in_both_languages() {
    for (id, lesson) in bundled() {
        let list = top().join("crates").join(id.game.id()).join("clauses.txt");
        let list = std::fs::read_to_string(list).unwrap();
        let known: BTreeSet<&str> = { list.lines() }
            .filter_map(|line| Some(line.split_once(" |")?.0))
            .collect();
        for words in every_word(&lesson) {
            let cited = |language: &str| -> BTreeSet<String> {
                let parts = words.of(language).split('[').skip(1);
                let inside = parts.filter_map(|part| Some(part.split_once(']')?.0.to_string()));
                inside.collect()
            };
            for clause in cited("en") {
                assert!(known.contains(clause.as_str()), "{id}: [{clause}]");
            }
            assert_eq!(cited("en"), cited("de"), "{id}");
        }
    }
}

const SMALL: &str = "\
touchline lesson 1
title en: Small
about en: A small one.
game: goal-dice
minutes: 1
start:
  home place: S09
say:
  en: You stand on the wing,
    and the goal is near.
task:
  en: What now?
  accept: shoot
roll:
  en: Throw.
  answers: attack 6 6; goalie 7
free:
  en: Play on.
  coach: sensible
";

/// What `check` says of a lesson that is changed like this.
fn said(from: &str, to: &str) -> String {
    assert!(SMALL.contains(from), "{from}");
    let folder = Folder::new();
    let path = folder.write("small.lesson", SMALL.replacen(from, to, 1));
    let ran = folder.run(&["check", path.to_str().unwrap()]);
    ran.out + &ran.err
}

#[test]
fn what_is_wrong_with_a_lesson_is_told_with_line_and_cure() {
    let fine = said("minutes: 1", "minutes: 1");
    assert!(
        fine.contains("fine (a lesson of goal-dice, 4 steps"),
        "{fine}"
    );
    for (from, to, line, what) in [
        ("lesson 1", "lesson 9", 1, "it must be `touchline lesson 1`"),
        (
            "game: goal-dice",
            "game: golf",
            4,
            "the games are goal-dice",
        ),
        ("minutes: 1", "minutes: many", 5, "write 1 to 60"),
        (
            "home place: S09",
            "home place: S99",
            7,
            "KO or a square of the field",
        ),
        ("say:", "sing:", 8, "`sing` is nothing in a lesson"),
        (
            "  en: What now?",
            "  fr: Et alors?",
            12,
            "the languages of `title`",
        ),
        (
            "  accept: shoot",
            "  accept: dribble",
            13,
            "`turn` asks for one of advance, shoot",
        ),
        (
            "  accept: shoot",
            "  accept: shoot; advance",
            16,
            "after `advance`",
        ),
        (
            "  accept: shoot\n",
            "  accept: shoot\n  wrong shoot en: No.\n",
            11,
            "both accepted and wrong",
        ),
        ("  accept: shoot\n", "", 11, "write `accept: CHOICE`"),
        ("goalie 7", "goalie 17", 16, "got `goalie` is asked"),
        ("goalie 7", "goalie 7; punt 3", 16, "`punt 3`"),
        ("; goalie 7", "", 17, "`goalie` is still asked (0 to 9)"),
        (
            "free:\n  en: Play on.\n  coach: sensible\n",
            "",
            14,
            "write `free:` behind it",
        ),
        (
            "coach: sensible",
            "coach: nobody",
            0,
            "there is no coach `nobody`",
        ),
        (
            "task:\n  en: What now?\n  accept: shoot\n",
            "say:\n  en: More.\n",
            11,
            "let the pupil do something",
        ),
    ] {
        let said = said(from, to);
        let at = match line {
            0 => "small.lesson:".to_string(),
            _ => format!("small.lesson:{line}:"),
        };
        assert!(said.contains(&at) && said.contains(what), "{to}: {said}");
    }
}

/// A wrong choice without words of its own is explained by what it is worth.
#[test]
fn the_odds_explain_what_the_file_does_not() {
    let library = Library::bundled();
    let lesson = Lesson::read(SMALL, &library).unwrap();
    let why = lesson
        .why_not(1, "advance", "en", &library)
        .unwrap()
        .unwrap();
    assert!(why.contains("of 100 matches from here"), "{why}");
    let why = lesson
        .why_not(1, "advance", "de", &library)
        .unwrap()
        .unwrap();
    assert!(why.contains("von 100 Spielen"), "{why}");
    assert_eq!(lesson.why_not(0, "advance", "en", &library).unwrap(), None);
}

#[test]
fn a_lesson_in_the_terminal() {
    let folder = Folder::new();
    let list = folder.run(&["learn"]).fine();
    assert!(
        list.contains("goal-dice first-match: Your first match (6 minutes)"),
        "{list}"
    );
    let list = folder
        .run(&["learn", "goal-dice", "--language", "de"])
        .fine();
    assert!(list.contains("Dein erstes Spiel (6 Minuten)"), "{list}");
    let lost = folder.run(&["learn", "goal-dice", "nothing"]);
    assert_eq!(lost.status, 2);
    assert!(
        lost.err.contains("`touchline learn goal-dice` lists them"),
        "{}",
        lost.err
    );
    folder.write("data/lessons/goal-dice/small.lesson", SMALL);
    let typed = "\nadvance\nhint\nwhat\nshoot\n\n\nquit\n";
    let played = folder
        .run_with(&["learn", "goal-dice", "small"], typed)
        .fine();
    for told in [
        "[1 of 4]",
        "You stand on the wing, and the goal is near.",
        "of 100 matches from here",
        "Try again.",
        "Type the number or the first letters",
        "6 6 7",
        "Enter plays on from here",
        "turn: 1 advance, 2 shoot?",
        "touchline play --resume",
    ] {
        assert!(played.contains(told), "{told}: {played}");
    }
    // Through a pipe that ends: it says how to begin again.
    let left = folder.run(&["learn", "goal-dice", "small"]).fine();
    assert!(left.contains("touchline learn goal-dice small"), "{left}");
}
