//! Taking answers back: the match is as it was, and long logs do not take the square of
//! their length.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::cell::Cell;

use tabletop::{Die, Rules, Session, Source, UndoRule, log::Entry};

const D6: Die = Die::new("step", 6);

/// A walk of so many throws, which counts how often its rules are asked.
#[derive(Clone, Debug)]
struct Walk<'a> {
    throws: u32,
    asked: &'a Cell<u64>,
}

/// Throws to come, and how far it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct State {
    throws: u32,
    way: u32,
}

impl Rules for Walk<'_> {
    type State = State;
    type Choice = bool;
    type Event = u32;

    fn kick_off(&self) -> State {
        State {
            throws: self.throws,
            way: 0,
        }
    }

    fn is_over(&self, state: &State) -> bool {
        state.throws == 0
    }

    fn step<S: Source<Self>>(&self, state: &mut State, source: &mut S) -> Result<(), S::Stop> {
        self.asked.set(self.asked.get() + 1);
        state.way += u32::from(source.roll(D6)?);
        state.throws -= 1;
        source.tell(state.way);
        Ok(())
    }
}

/// A walk of 300 throws, at the 200th of which somebody wavers so often: the log, and how
/// often the rules are asked to play it again.
fn wavering(undos: u64) -> (Vec<Entry>, u64) {
    let asked = Cell::new(0);
    let walk = Walk {
        throws: 300,
        asked: &asked,
    };
    let mut session = Session::new(walk.clone(), UndoRule::Free);
    (0..200).for_each(|_| session.answer("3").unwrap());
    for _ in 0..undos {
        let (line, _) = session.answers().next_back().unwrap();
        session.undo(line, false).unwrap();
        session.answer("4").unwrap();
    }
    let entries = session.entries().to_vec();
    asked.set(0);
    let again = Session::replay(walk, UndoRule::Free, &entries);
    let again = again.ok().unwrap();
    // 199 threes and a four.
    assert_eq!(again.settled().way, 199 * 3 + 4);
    assert_eq!(again.events().len(), 200);
    assert_eq!(again.dice_position().undos, undos);
    (entries, asked.get())
}

#[test]
fn a_log_of_answers_taken_back_takes_the_time_of_its_length() {
    let (few, asked_by_few) = wavering(100);
    let (many, asked_by_many) = wavering(1000);
    assert_eq!(many.len() - few.len(), 1800);
    // To take back plays at most 16 steps again and stops at the next; an answer plays one
    // and stops. From the start it would be 200 each time.
    let more = asked_by_many - asked_by_few;
    assert!(more <= 900 * (17 + 2), "{more}");
}

#[test]
fn back_at_any_answer_the_match_is_as_it_was() {
    let asked = Cell::new(0);
    let walk = Walk {
        throws: 100,
        asked: &asked,
    };
    let mut session = Session::new(walk, UndoRule::Free);
    (0..100).for_each(|_| session.answer("2").unwrap());
    // Over the milestones, onto them, and between them.
    for answers in [97, 96, 95, 64, 63, 33, 32, 31, 17, 16, 15, 1, 0_u32] {
        let (line, _) = session.answers().nth(answers as usize).unwrap();
        session.undo(line, false).unwrap();
        let state = State {
            throws: 100 - answers,
            way: 2 * answers,
        };
        assert_eq!(*session.settled(), state);
        assert_eq!(*session.halfway(), state);
        let told: Vec<u32> = (1..=answers).map(|throw| 2 * throw).collect();
        assert_eq!(session.events(), told);
        assert_eq!(session.dice_position().step, u64::from(answers));
    }
    // And it goes on from there.
    (0..100).for_each(|_| session.answer("1").unwrap());
    assert_eq!(session.settled().way, 100);
    assert!(session.waiting().is_none());
}
