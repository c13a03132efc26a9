//! Answers given beforehand; stops at the first one that is missing.

use crate::{
    log::Answer,
    question::{Misfit, Question},
    source::{Ask, Chance, Rules, Source},
};

/// Why a scripted step stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stopped<C> {
    /// The script ran out at this question.
    Waiting(Question<C>),
    /// The script answers a question that was not asked, or not with an answer
    /// that fits: another rules version, or a damaged log.
    Misfit {
        /// Which answer of the script, counted from 0.
        at: usize,
        /// What does not fit.
        misfit: Misfit,
    },
}

/// Reads answers in notation from a list.
#[derive(Debug)]
pub struct Script<'a, E> {
    answers: Vec<&'a Answer>,
    used: usize,
    /// What was told.
    pub events: Vec<E>,
}

impl<'a, E> Script<'a, E> {
    /// A source with these answers.
    pub fn new(answers: impl IntoIterator<Item = &'a Answer>) -> Script<'a, E> {
        Script {
            answers: answers.into_iter().collect(),
            used: 0,
            events: Vec::new(),
        }
    }

    /// How many answers were used.
    #[must_use]
    pub fn used(&self) -> usize {
        self.used
    }

    fn next<C>(&mut self, question: Question<C>) -> Result<u32, Stopped<C>>
    where
        C: std::fmt::Display,
    {
        let at = self.used;
        let Some(answer) = self.answers.get(at) else {
            return Err(Stopped::Waiting(question));
        };
        self.used += 1;
        answer
            .read_for(&question)
            .map_err(|misfit| Stopped::Misfit { at, misfit })
    }
}

impl<G: Rules> Source<G> for Script<'_, G::Event> {
    type Stop = Stopped<G::Choice>;

    fn chance(&mut self, what: Chance<'_>) -> Result<u32, Self::Stop> {
        self.next(Question::of_chance(what))
    }

    fn decide(&mut self, ask: &Ask<'_, G>) -> Result<usize, Self::Stop> {
        Ok(self.next(Question::of_ask(ask))? as usize)
    }

    fn tell(&mut self, event: G::Event) {
        self.events.push(event);
    }
}
