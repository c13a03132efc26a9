//! What somebody says again because he did not hear what came of it: it counts once.

use std::collections::VecDeque;

use games::{Dice, HUMAN};
use tabletop::log::{Answer, Entry};

use crate::{Room, Seat};

/// Nobody types more cards at once: bytes.
const BREATH: usize = 500;

impl Room {
    /// True if these answers were given by this seat to somebody who saw that version: they
    /// are the next thing that people did from there on.
    pub(crate) fn has_answers(&self, version: usize, seat: Seat, answers: &[String]) -> bool {
        let since = self.played.entries().get(version..).unwrap_or_default();
        let mut answers = VecDeque::from(answers.to_vec());
        for entry in since {
            match entry {
                _ if answers.is_empty() => break,
                Entry::Answer(answer) if !self.is_for_people(answer) || answer.by_assistant => (),
                Entry::Answer(answer) => {
                    if answer.is_card() {
                        self.take_breath(&mut answers);
                    }
                    let wanted = answers.pop_front().unwrap_or_default();
                    let own = answer.side().is_none_or(|side| seat == Seat::Coach(side));
                    if !own || answer.by_default || !self.played.is_said(answer, &wanted) {
                        return false;
                    }
                }
                // Whoever took something back, or changed seats, was first.
                Entry::Undo { .. } | Entry::Note(_) => return false,
            }
        }
        answers.is_empty()
    }

    /// Cards that were named in one breath, one by one.
    pub(crate) fn take_breath(&self, answers: &mut VecDeque<String>) {
        let Some(said) = answers.pop_front() else {
            return;
        };
        let cards = match said.len() <= BREATH {
            true => self.played.in_one_breath(&said),
            false => vec![said],
        };
        cards
            .into_iter()
            .rev()
            .for_each(|card| answers.push_front(card));
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
