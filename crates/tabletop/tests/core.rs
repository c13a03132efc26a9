//! The core, shown on a toy game.

#![allow(clippy::unwrap_used)]

#[path = "kit/toy.rs"]
mod toy;

use std::collections::HashMap;

use tabletop::{
    Card, Question, Rules, Session, UndoRule,
    log::{Document, Header, Log},
    play_out,
    session::Refused,
    sources::{Generator, NoCoach, Simulate, count_paths, each_outcome},
};
use toy::{BOX, Choice, D6, Event, Toy, coach};

#[test]
fn the_toy_keeps_the_laws() {
    tabletop::laws::keep(&Toy { turns: 30 }, 0..25);
}

#[test]
fn a_turn_reads_like_a_score_sheet() {
    let mut session = Session::new(Toy { turns: 2 }, UndoRule::Free);
    assert_eq!(session.waiting().map(Question::label).unwrap(), "home turn");
    session.answer("advance").unwrap();
    for pips in ["5", "2", "5"] {
        assert_eq!(session.waiting(), Some(&Question::Roll(D6)));
        session.answer(pips).unwrap();
    }
    assert_eq!(session.events(), [Event::MovedTo(1)]);
    assert_eq!(session.settled().square, 1);

    // A wrong answer is refused with those that fit, and changes nothing.
    let refused = session.answer("dribble").unwrap_err();
    assert_eq!(
        refused.to_string(),
        "`dribble` is no answer to `home turn`: advance, shoot"
    );

    session.answer("shoot").unwrap();
    session.answer("3").unwrap();
    // Told before the next question is answered.
    assert_eq!(session.events().last(), Some(&Event::Shot(3)));
    session.answer("7").unwrap();
    // On a real table someone turned over card 5.
    session.answer("5").unwrap();
    assert_eq!(session.events().last(), Some(&Event::Saved(2)));
    assert!(!session.settled().punts.left().contains(&Card(5)));
    assert_eq!(session.answer("advance"), Err(Refused::FullTime));
}

#[test]
fn undo_obeys_its_rule() {
    let played = |undo| {
        let mut session = Session::new(Toy { turns: 2 }, undo);
        session.answer("shoot").unwrap();
        session.answer("6").unwrap();
        session
    };
    assert!(played(UndoRule::Free).undo(1, false).is_ok());
    let refused = played(UndoRule::UntilChance).undo(1, false);
    assert_eq!(refused, Err(Refused::UndoRule(UndoRule::UntilChance)));
    assert!(played(UndoRule::Agreed).undo(1, false).is_err());
    assert!(played(UndoRule::Agreed).undo(1, true).is_ok());
    assert!(played(UndoRule::Off).undo(2, true).is_err());
    assert!(played(UndoRule::Free).undo(3, false).is_err());

    // A choice nobody has rolled for can be taken back.
    let mut session = Session::new(Toy { turns: 2 }, UndoRule::UntilChance);
    session.answer("shoot").unwrap();
    session.undo(1, false).unwrap();
    assert_eq!(session.answers().count(), 0);
    assert_eq!(session.entries().len(), 2);
}

#[test]
fn dice_come_again_after_an_undo_unless_asked_otherwise() {
    let dice = Generator::new(5, 0);
    let mut session = Session::new(Toy { turns: 9 }, UndoRule::Free);
    session.answer("shoot").unwrap();
    let before = session.dice_position();
    let first: Vec<u32> = (0..8).map(|_| before.dice(dice, false).below(6)).collect();
    session.answer("4").unwrap();
    session.undo(2, false).unwrap();
    let after = session.dice_position();
    let second: Vec<u32> = (0..8).map(|_| after.dice(dice, false).below(6)).collect();
    assert_eq!(first, second);
    let mut rerolled = after.dice(dice, true);
    let mut same = before.dice(dice, false);
    let differ = (0..20).any(|_| rerolled.below(6) != same.below(6));
    assert!(differ);
}

fn a_saved_match() -> String {
    let mut session = Session::new(Toy { turns: 9 }, UndoRule::Free);
    session.answer("shoot").unwrap();
    session.answer("6").unwrap();
    session.undo(2, false).unwrap();
    session.answer("5").unwrap();
    session.answer("9").unwrap();
    session.answer("11").unwrap();
    session.answer_by_default().unwrap();
    let mut header = Header {
        game: "toy".to_string(),
        rules: 1,
        documents: vec![Document::new("notes", "two\r\nlines")],
        ..Header::default()
    };
    header.add("home", "A\nB");
    session.save(&header)
}

#[test]
fn lines_may_end_as_on_any_system_and_in_a_muddle() {
    let text = a_saved_match();
    for end in ["\r\n", "\r\r\n"] {
        let read = Log::parse(&text.replace('\n', end)).unwrap();
        assert_eq!(read.to_string(), text);
    }
}

#[test]
fn a_saved_match_is_text_for_people() {
    let text = a_saved_match();
    let shown: Vec<&str> = text
        .lines()
        .map(|line| {
            line.split_once(" sha256")
                .map_or(line, |(before, _)| before)
        })
        .map(|line| {
            line.get(17..)
                .filter(|_| line.as_bytes()[16] == b' ')
                .unwrap_or(line)
        })
        .collect();
    assert_eq!(
        shown,
        [
            "touchline match 1",
            "game: toy",
            "rules: 1",
            "home: A B",
            "document: notes",
            "| two",
            "| lines",
            "play:",
            "1 home turn: shoot",
            "2 attack 6",
            "3 undo from 2",
            "4 attack 5",
            "5 keeper 9",
            "6 card 11",
            "7 away turn: advance (default)",
        ]
    );
    assert_eq!(Log::parse(&text).unwrap().to_string(), text);
}

#[test]
fn a_changed_line_is_noticed() {
    let text = a_saved_match();
    let log = Log::parse(&text).unwrap();
    for (number, line) in text.lines().enumerate() {
        // Change one character of the line that is not the first.
        let changed = line.replace(['5', '6', 'A', 't'], "7");
        if changed == line {
            continue;
        }
        let spoilt = text.replacen(line, &changed, 1);
        let Err(faults) = Log::parse(&spoilt) else {
            panic!("a change of line {} went unnoticed", number + 1);
        };
        assert!(!faults.0.is_empty());
    }
    // A torn last line is dropped, everything before it stays.
    let torn = &text[..text.len() - 4];
    assert!(Log::parse(torn).is_err());
    let saved = Log::parse_torn(torn).unwrap();
    assert_eq!(saved.entries, log.entries[..6]);
}

/// Counted by hand: they change if, and only if, a rule changes.
#[test]
fn path_counts() {
    let rules = Toy { turns: 9 };
    let start = rules.kick_off();
    // Advance: 6^3. Shoot with one die: 10 of 60 score, 50 draw one of 12 cards.
    assert_eq!(count_paths(&rules, &start, 0), 1);
    assert_eq!(count_paths(&rules, &start, 1), 826);
}

#[test]
fn exact_odds_are_those_of_simulation() {
    let rules = Toy { turns: 3 };
    let mut now = HashMap::from([(rules.kick_off(), 1.0)]);
    for _ in 0..3 {
        let mut next: HashMap<toy::State, f64> = HashMap::new();
        for (state, p) in now {
            each_outcome(&rules, &state, Some(coach), |after, path| {
                *next.entry(after).or_default() += p * path.probability();
            });
        }
        now = next;
    }
    let exact: f64 = now
        .iter()
        .filter(|(state, _)| state.goals[0] == 1)
        .map(|(_, p)| p)
        .sum();
    // By hand: to score in the third turn home must be in square 3 or the box
    // before it, or shoot in the second. From square 0 only a triple (6/216)
    // gets to square 3 or beyond in one turn, and two pairs never do.
    let in_box = 6.0 / 216.0;
    let one_square = 90.0 / 216.0;
    let score_from_box = p_goal(4);
    let second = in_box * score_from_box;
    let third = one_square * in_box * score_from_box;
    assert!((exact - second - third).abs() < 1e-12, "{exact}");

    let matches = 200_000;
    let mut scored = 0_u32;
    for index in 0..matches {
        let mut source = Simulate::new(&rules, Generator::new(3, index), coach, |_| ());
        let mut state = rules.kick_off();
        play_out(&rules, &mut state, &mut source);
        scored += u32::from(state.goals[0] == 1);
    }
    let sigma = (exact * (1.0 - exact) / matches as f64).sqrt();
    let got = f64::from(scored) / matches as f64;
    assert!((got - exact).abs() < 4.0 * sigma, "{got} {exact}");
}

/// The chance that `dice` six-sided dice beat the keeper.
fn p_goal(dice: u32) -> f64 {
    let throws = 6_u32.pow(dice);
    let mut goals = 0;
    for throw in 0..throws {
        let sum: u32 = (0..dice).map(|i| throw / 6_u32.pow(i) % 6 + 1).sum();
        goals += (2..=10).filter(|&keeper| sum > keeper).count();
    }
    goals as f64 / f64::from(throws * 10)
}

#[test]
fn decisions_are_enumerated_without_a_coach() {
    let mut boxes = 0;
    let rules = Toy { turns: 1 };
    each_outcome(
        &rules,
        &rules.kick_off(),
        None::<NoCoach<Toy>>,
        |state, _| {
            boxes += u32::from(state.square == BOX);
        },
    );
    assert_eq!(boxes, 6);
    assert_eq!(Choice::Advance.to_string(), "advance");
}
