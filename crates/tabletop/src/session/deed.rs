//! What the last answers did, kept while somebody may want to look at it.

use std::{collections::VecDeque, ops::Range};

use super::Session;
use crate::source::Rules;

/// So many answers are remembered: somebody who follows a match may be a few behind.
const KEPT: usize = 32;

/// What an answer did.
#[derive(Clone, Debug)]
pub struct AnswerDeed<State> {
    /// Which of the events of the match it made happen.
    pub events: Range<usize>,
    /// Where it led: the state at the question that waited then.
    pub state: State,
}

/// The deeds of the last answers that stand.
#[derive(Clone, Debug)]
pub(super) struct Deeds<State> {
    recent: VecDeque<AnswerDeed<State>>,
    /// How many answers stood before the first of them.
    before: usize,
}

impl<State> Default for Deeds<State> {
    fn default() -> Deeds<State> {
        Deeds {
            recent: VecDeque::new(),
            before: 0,
        }
    }
}

impl<State> Deeds<State> {
    /// One more.
    pub(super) fn add(&mut self, deed: AnswerDeed<State>) {
        if self.recent.len() == KEPT {
            self.recent.pop_front();
            self.before += 1;
        }
        self.recent.push_back(deed);
    }

    /// Only so many answers stand any more.
    pub(super) fn keep(&mut self, answers: usize) {
        self.recent.truncate(answers.saturating_sub(self.before));
        self.before = self.before.min(answers);
    }
}

impl<G: Rules> Session<G> {
    /// What the answer with this number did, counted from 0 among those that stand; `None` if that is
    /// too long ago, or there is no such answer.
    #[must_use]
    pub fn deed(&self, nth: usize) -> Option<&AnswerDeed<G::State>> {
        let at = nth.checked_sub(self.deeds.before)?;
        self.deeds.recent.get(at)
    }
}
