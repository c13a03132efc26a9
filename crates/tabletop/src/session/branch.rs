//! Sessions that begin like another one.

use super::Session;
use crate::Rules;

impl<G: Rules> Session<G> {
    /// A match of its own that has only the first `answers` answers of this one.
    #[must_use]
    pub fn branch(&self, answers: usize) -> Session<G>
    where
        G: Clone,
    {
        let mut branch = Session::from_state(self.rules.clone(), self.start.clone(), self.undo);
        for (_, answer) in self.answers().take(answers) {
            // They fitted here, so they fit there.
            let _ = branch.push(answer.clone());
        }
        branch
    }

    /// A match of its own that begins with the step under way: small, to try answers on.
    #[must_use]
    pub fn step_under_way(&self) -> Session<G>
    where
        G: Clone,
    {
        let mut step = Session::from_state(self.rules.clone(), self.settled.clone(), self.undo);
        for (_, answer) in self.answers().skip(self.step_start) {
            // They fitted here, so they fit there.
            let _ = step.push(answer.clone());
        }
        step
    }

    /// Steps played to their end.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.steps
    }
}
