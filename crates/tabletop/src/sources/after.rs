//! Answers given already, then another source.

use crate::source::{Ask, Chance, Rules, Source};

/// Goes through the answers of a step that is under way, and lets another source
/// answer what comes after them.
#[derive(Debug)]
pub struct After<'a, S> {
    given: std::slice::Iter<'a, u32>,
    then: S,
}

impl<'a, S> After<'a, S> {
    /// These answers first, as indices ([`crate::Session::given_in_step`]).
    pub fn new(given: &'a [u32], then: S) -> After<'a, S> {
        After {
            given: given.iter(),
            then,
        }
    }

    /// The source behind.
    pub fn into_then(self) -> S {
        self.then
    }
}

impl<G: Rules, S: Source<G>> Source<G> for After<'_, S> {
    type Stop = S::Stop;

    #[inline]
    fn chance(&mut self, what: Chance<'_>) -> Result<u32, S::Stop> {
        match self.given.next() {
            Some(&given) => Ok(given),
            None => self.then.chance(what),
        }
    }

    #[inline]
    fn decide(&mut self, ask: &Ask<'_, G>) -> Result<usize, S::Stop> {
        match self.given.next() {
            Some(&given) => Ok(given as usize),
            None => self.then.decide(ask),
        }
    }

    #[inline]
    fn tell(&mut self, event: G::Event) {
        self.then.tell(event);
    }

    #[inline]
    fn next_step(&mut self) {
        self.then.next_step();
    }

    /// Dice that were thrown are faces, not groups of them.
    #[inline]
    fn pick_group(&mut self, weights: &[u32]) -> Result<Option<usize>, S::Stop> {
        match self.given.as_slice() {
            [] => self.then.pick_group(weights),
            _ => Ok(None),
        }
    }
}
