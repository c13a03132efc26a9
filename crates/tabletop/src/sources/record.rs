//! Writes down what another source answers.

use crate::{
    log::Answer,
    question::Question,
    source::{Ask, Chance, Rules, Source},
};

/// Any source, with a log.
#[derive(Debug)]
pub struct Record<S> {
    /// Who really answers.
    pub inner: S,
    /// What was answered, in notation.
    pub answers: Vec<Answer>,
}

impl<S> Record<S> {
    /// A recorder around a source.
    pub fn new(inner: S) -> Record<S> {
        Record {
            inner,
            answers: Vec::new(),
        }
    }
}

impl<G: Rules, S: Source<G>> Source<G> for Record<S> {
    type Stop = S::Stop;

    fn chance(&mut self, what: Chance<'_>) -> Result<u32, S::Stop> {
        let answer = self.inner.chance(what)?;
        let question = Question::<G::Choice>::of_chance(what);
        self.answers.push(Answer::to(&question, answer));
        Ok(answer)
    }

    fn decide(&mut self, ask: &Ask<'_, G>) -> Result<usize, S::Stop> {
        let answer = self.inner.decide(ask)?;
        let question = Question::of_ask(ask);
        self.answers.push(Answer::to(&question, answer as u32));
        Ok(answer)
    }

    fn tell(&mut self, event: G::Event) {
        self.inner.tell(event);
    }

    fn next_step(&mut self) {
        self.inner.next_step();
    }
}
