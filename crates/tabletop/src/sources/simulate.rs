//! Bulk simulation: a generator for chance, a program for each coach.

use std::convert::Infallible;

use crate::{
    source::{Ask, Chance, Coach, Listener, Rules, Source},
    sources::Generator,
};

/// Answers at once, always.
#[derive(Debug)]
pub struct Simulate<'a, G, C, L> {
    /// The rules, for the coaches to look at.
    pub rules: &'a G,
    /// The dice.
    pub dice: Generator,
    /// Both coaches.
    pub coach: C,
    /// Who hears what happened.
    pub listener: L,
    /// Dice and cards of the steps before this one.
    draws_before: u64,
}

impl<'a, G: Rules, C: Coach<G>, L: Listener<G>> Simulate<'a, G, C, L> {
    /// A source with these dice.
    pub fn new(rules: &'a G, dice: Generator, coach: C, listener: L) -> Simulate<'a, G, C, L> {
        Simulate {
            rules,
            dice,
            coach,
            listener,
            draws_before: 0,
        }
    }

    /// How many dice were rolled and cards turned over so far.
    pub fn draws(&self) -> u64 {
        self.draws_before + self.dice.draws_in_step()
    }
}

impl<G: Rules, C: Coach<G>, L: Listener<G>> Source<G> for Simulate<'_, G, C, L> {
    type Stop = Infallible;

    #[inline]
    fn chance(&mut self, what: Chance<'_>) -> Result<u32, Infallible> {
        let outcomes = match what {
            Chance::Roll(die) => die.faces(),
            Chance::Draw { left, .. } => left.len() as u32,
            Chance::Elapsed(clock) => return Ok(clock.typical.min(clock.most)),
        };
        Ok(self.dice.below(outcomes))
    }

    #[inline(always)]
    fn decide(&mut self, ask: &Ask<'_, G>) -> Result<usize, Infallible> {
        Ok(self.coach.decide(self.rules, ask))
    }

    #[inline(always)]
    fn tell(&mut self, event: G::Event) {
        self.listener.hear(event);
    }

    #[inline(always)]
    fn tell_if(&mut self, happened: bool, event: G::Event) {
        self.listener.hear_if(happened, event);
    }

    #[inline(always)]
    fn tell_known<E>(&mut self, group: u8, events: impl FnOnce() -> E)
    where
        E: IntoIterator<Item = G::Event>,
    {
        self.listener.hear_known(group, events);
    }

    #[inline]
    fn next_step(&mut self) {
        self.draws_before += self.dice.draws_in_step();
        self.dice.next_step();
    }
}
