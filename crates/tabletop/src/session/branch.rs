//! Sessions that begin like another one.

use super::Session;
use crate::{
    Ask, Chance, Rules, Source,
    sources::{Script, Stopped},
};

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

    /// The answers of the step under way as indices: of faces, cards left, choices; or seconds.
    #[must_use]
    pub fn given_in_step(&self) -> Vec<u32> {
        let mut source = Indices {
            script: Script::new(self.answers_of_step()),
            indices: Vec::new(),
        };
        let mut dynamic: &mut dyn Source<G, Stop = Stopped<G::Choice>> = &mut source;
        // It stops where the match waits.
        let _ = self.rules.step(&mut self.settled.clone(), &mut dynamic);
        source.indices
    }

    /// Steps played to their end.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.steps
    }
}

/// Reads answers, and writes down what they are.
struct Indices<'a, E> {
    script: Script<'a, E>,
    indices: Vec<u32>,
}

impl<G: Rules> Source<G> for Indices<'_, G::Event> {
    type Stop = Stopped<G::Choice>;

    fn chance(&mut self, what: Chance<'_>) -> Result<u32, Self::Stop> {
        let index = Source::<G>::chance(&mut self.script, what)?;
        self.indices.push(index);
        Ok(index)
    }

    fn decide(&mut self, ask: &Ask<'_, G>) -> Result<usize, Self::Stop> {
        let index = self.script.decide(ask)?;
        self.indices.push(index as u32);
        Ok(index)
    }
}
