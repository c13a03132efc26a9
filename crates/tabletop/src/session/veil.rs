//! What is sealed: answers that nobody but their coach sees until the step is over.

use super::Session;
use crate::{
    log::{Entry, Note},
    question::Question,
    side::Side,
    source::Rules,
};

impl<G: Rules> Session<G> {
    /// True if what the coaches answer now is sealed.
    #[must_use]
    pub fn is_sealed(&self) -> bool {
        self.waiting.is_some() && self.rules.is_sealed(&self.settled)
    }

    /// The log line of the first answer that is sealed now; `None` if nothing is.
    #[must_use]
    pub fn sealed_from(&self) -> Option<usize> {
        let first = self.standing.get(self.step_start).map(|index| index + 1);
        first.filter(|_| self.is_sealed())
    }

    /// True if a seat has just changed hands under a seal: what was sealed is not for who
    /// sits there now, so that all of it is written down anew, whatever else may be taken back.
    pub(super) fn begins_anew(&self, from: usize) -> bool {
        let changed_hands = matches!(self.entries.last(), Some(Entry::Note(Note::Coach { .. })));
        changed_hands && self.sealed_from() == Some(from)
    }

    /// How many of the answers that stand were given under a seal that is open now.
    #[must_use]
    pub fn unsealed_answers(&self) -> usize {
        self.sealed
    }

    /// The match as somebody may see it while it is sealed: with his own answers, and
    /// with the default for whatever the others wrote down. It holds nothing else, so
    /// that nothing can be read from it. `None` if nothing is sealed.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Side>) -> Option<Session<G>>
    where
        G: Clone,
    {
        if !self.is_sealed() {
            return None;
        }
        let mut seen = self.branch(self.step_start);
        for (_, answer) in self.answers().skip(self.step_start) {
            let own = viewer.is_some_and(|side| answer.side() == Some(side));
            if own || !answer.is_decision() {
                seen.pass_over(|asked| Some(asked) != viewer);
                // What a coach is asked depends on nothing that is sealed from him.
                let _ = seen.push(answer.clone());
            }
        }
        let waits_for = self.asked_side();
        seen.pass_over(|asked| Some(asked) != viewer && Some(asked) != waits_for);
        Some(seen)
    }

    /// Takes the default for the sides that are to be passed over.
    fn pass_over(&mut self, skips: impl Fn(Side) -> bool) {
        let step = self.steps;
        while let Some(side) = self.asked_side()
            && self.steps == step
            && skips(side)
            && self.answer_by_default().is_ok()
        {}
    }

    fn asked_side(&self) -> Option<Side> {
        match self.waiting.as_ref()? {
            Question::Decide(decision) => Some(decision.side),
            _ => None,
        }
    }
}
