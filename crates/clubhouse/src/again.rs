//! What somebody says again because he did not hear what came of it: it counts once.

use arena::{Dice, HUMAN};
use tabletop::log::{Answer, Entry};

use crate::{Room, Seat};

impl Room {
    /// True if these answers were given by this seat to somebody who saw that version: they
    /// are the next thing that people did from there on.
    pub(crate) fn has_answers(&self, version: usize, seat: Seat, answers: &[String]) -> bool {
        let since = self.played.entries().get(version..).unwrap_or_default();
        let mut answers = answers.iter().peekable();
        for entry in since {
            let Some(wanted) = answers.peek() else {
                break;
            };
            match entry {
                Entry::Answer(answer) if !self.is_for_people(answer) => (),
                Entry::Answer(answer) => {
                    let own = answer.side().is_none_or(|side| seat == Seat::Coach(side));
                    if !own || answer.by_default || answer.text != wanted.trim() {
                        return false;
                    }
                    answers.next();
                }
                // Whoever took something back, or changed seats, was first.
                Entry::Undo { .. } | Entry::Note(_) => return false,
            }
        }
        answers.peek().is_none()
    }

    /// True if people are asked what this answers.
    fn is_for_people(&self, answer: &Answer) -> bool {
        let setup = self.played.setup();
        match answer.side() {
            Some(side) => setup.coaches[side] == HUMAN,
            None => setup.dice == Dice::Mine,
        }
    }

    /// True if something was taken back by somebody who saw that version.
    pub(crate) fn was_undone(&self, version: usize) -> bool {
        matches!(self.played.entries().get(version), Some(Entry::Undo { .. }))
    }
}
