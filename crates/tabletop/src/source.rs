//! The two traits at the core: [`Rules`] and [`Source`].

use std::{convert::Infallible, fmt, hash::Hash};

use crate::{
    deck::{Card, Deck},
    die::Die,
    reading::{Reading, Throw, Thrown},
    side::Side,
};

/// Time that passes on a real clock while something is done.
///
/// The answer is a number of seconds. People's clocks answer what they measured;
/// everything else answers `typical`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Elapsed {
    /// What is being done. One word.
    pub act: &'static str,
    /// The seconds it usually takes.
    pub typical: u32,
    /// The longest time that can be answered.
    pub most: u32,
}

/// An event whose outcome nobody decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance<'a> {
    /// Roll one die: all faces are equally likely.
    Roll(Die),
    /// Turn over a card: all that are left are equally likely.
    Draw {
        /// The cards left, in no order.
        left: &'a [Card],
        /// Which of the numbers on it is read. One word.
        reads: &'static str,
    },
    /// Look at the clock.
    Elapsed(Elapsed),
}

/// Whether a coach has to be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// The match cannot go on without an answer.
    Must,
    /// A coach who did not raise a hand gets the default.
    May,
}

/// A question to a coach.
pub struct Ask<'a, G: Rules> {
    /// What the question is called: `turn`, `penalty`. One word.
    pub name: &'static str,
    /// The match as it stands, half way through a step.
    pub state: &'a G::State,
    /// Whose coach is asked.
    pub side: Side,
    /// What can be chosen; never empty.
    pub menu: &'a [G::Choice],
    /// The index of the choice taken for somebody who does not answer.
    pub default: usize,
    /// Whether the coach has to be asked.
    pub duty: Duty,
}

impl<G: Rules> Clone for Ask<'_, G> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Rules> Copy for Ask<'_, G> {}

/// One rule set together with all that stays fixed during a match: teams,
/// charts, options.
///
/// A rule set never does I/O, never looks at a clock and owns no generator:
/// [`Rules::step`] is a function of the state and of the answers alone.
pub trait Rules: Sized {
    /// All that changes during a match. Small.
    ///
    /// # Equality
    ///
    /// States are equal only if the rest of the match is the same.
    type State: Clone + Eq + Hash + fmt::Debug + Send + Sync;
    /// What a coach can be asked to choose from, in notation.
    type Choice: Copy + Eq + fmt::Debug + fmt::Display + Send + Sync;
    /// What the score sheet is told.
    type Event: Clone + Eq + fmt::Debug + Send + Sync;

    /// The state at kick-off.
    fn kick_off(&self) -> Self::State;

    /// True if the final whistle has gone.
    fn is_over(&self, state: &Self::State) -> bool;

    /// True if what coaches answer in the step that starts here is sealed: until that
    /// step is over, nobody sees what another coach wrote down.
    #[inline]
    fn is_sealed(&self, _state: &Self::State) -> bool {
        false
    }

    /// Plays one step.
    ///
    /// If the source stops, `state` is left half way: it must be thrown away.
    /// The drivers in this crate do so; see [`attempt`].
    ///
    /// # Errors
    ///
    /// Only what the source returns.
    fn step<S>(&self, state: &mut Self::State, source: &mut S) -> Result<(), S::Stop>
    where
        S: Source<Self>;
}

/// How many groups of events rules can know beforehand.
pub const GROUPS: usize = 256;

/// Who answers when the rules ask, and hears what happened.
pub trait Source<G: Rules> {
    /// Why a step can stop half way. [`Infallible`] if it never does: then
    /// `Result<u8, Stop>` is just a `u8` and `?` compiles to nothing.
    type Stop;

    /// Answers with an index: of a face, of a card left, or with seconds.
    ///
    /// # Errors
    ///
    /// If there is no answer (yet).
    fn chance(&mut self, what: Chance<'_>) -> Result<u32, Self::Stop>;

    /// Answers for a coach with an index into the menu.
    ///
    /// # Errors
    ///
    /// If there is no answer (yet).
    fn decide(&mut self, ask: &Ask<'_, G>) -> Result<usize, Self::Stop>;

    /// Hears what happened.
    #[inline]
    fn tell(&mut self, _event: G::Event) {}

    /// Hears it only if it happened. For what is as good as tossed for: who only
    /// counts need not branch on it.
    #[inline]
    fn tell_if(&mut self, happened: bool, event: G::Event) {
        if happened {
            self.tell(event);
        }
    }

    /// Hears of events of a group that the rules knew beforehand: all of a group, numbered
    /// below [`GROUPS`], count for the same. Who only counts need not have them made.
    #[inline]
    fn tell_known<E>(&mut self, _group: u8, events: impl FnOnce() -> E)
    where
        Self: Sized,
        E: IntoIterator<Item = G::Event>,
    {
        for event in events() {
            self.tell(event);
        }
    }

    /// Hears that the next step begins. Drivers call it, rules never do.
    #[inline]
    fn next_step(&mut self) {}

    /// A source that walks through outcomes rather than dice picks a group of
    /// them by its weight here; every other source says `None` and is asked for
    /// the faces.
    ///
    /// # Errors
    ///
    /// If there is no answer (yet).
    #[inline]
    fn pick_group(&mut self, _weights: &[u32]) -> Result<Option<usize>, Self::Stop> {
        Ok(None)
    }

    // The provided methods below are what rules call. They are never
    // overridden.

    /// Rolls a die: the number on its face.
    #[inline]
    fn roll(&mut self, die: Die) -> Result<u8, Self::Stop> /* FINAL */ {
        Ok(die.face(self.chance(Chance::Roll(die))?))
    }

    /// Turns over a card, to read this of what stands on it.
    #[inline]
    fn draw<const N: usize>(
        &mut self,
        deck: &mut Deck<N>,
        reads: &'static str,
    ) -> Result<Card, Self::Stop>
    where
        Self: Sized,
        /* FINAL */
    {
        let left = deck.left();
        let index = self.chance(Chance::Draw { left, reads })?;
        Ok(deck.turn(index as usize))
    }

    /// Throws dice together and reads them through a table.
    #[inline(always)]
    fn read<T: Copy>(&mut self, reading: &Reading<T>) -> Result<Thrown<T>, Self::Stop>
    where
        Self: Sized,
        /* FINAL */
    {
        if let Some(group) = self.pick_group(reading.weights())? {
            return Ok(reading.example(group));
        }
        let throw = match reading.dice() {
            // The commonest throw: no loop, and no guess when it ends.
            [a, b, c, d] => roll_all(self, [a, b, c, d], reading.start())?,
            dice => roll_all(self, dice, reading.start())?,
        };
        Ok(reading.finish(&throw))
    }

    /// Asks the clock: seconds that have passed.
    #[inline]
    fn elapsed(&mut self, clock: Elapsed) -> Result<u32, Self::Stop> /* FINAL */ {
        self.chance(Chance::Elapsed(clock))
    }

    /// Lets a coach choose. A menu of one is no question.
    #[inline(always)]
    fn choose(&mut self, ask: &Ask<'_, G>) -> Result<G::Choice, Self::Stop> /* FINAL */ {
        match ask.menu {
            &[only] => Ok(only),
            // Most menus have two choices, known at compile time: then this is
            // a plain branch, without a look into the menu.
            &[first, second] => match self.decide(ask)? {
                0 => Ok(first),
                _ => Ok(second),
            },
            menu => Ok(menu[self.decide(ask)?]),
        }
    }
}

/// Rolls dice one after the other.
#[inline(always)]
fn roll_all<'a, G: Rules, S: Source<G>>(
    source: &mut S,
    dice: impl IntoIterator<Item = &'a Die>,
    mut throw: Throw,
) -> Result<Throw, S::Stop> {
    for &die in dice {
        throw.add(die, source.chance(Chance::Roll(die))?);
    }
    Ok(throw)
}

/// Lets cold code share one instantiation of the rules: `&mut dyn Source`.
impl<G: Rules, S: Source<G> + ?Sized> Source<G> for &mut S {
    type Stop = S::Stop;

    #[inline]
    fn chance(&mut self, what: Chance<'_>) -> Result<u32, S::Stop> {
        (**self).chance(what)
    }

    #[inline]
    fn decide(&mut self, ask: &Ask<'_, G>) -> Result<usize, S::Stop> {
        (**self).decide(ask)
    }

    #[inline]
    fn tell(&mut self, event: G::Event) {
        (**self).tell(event);
    }

    #[inline]
    fn next_step(&mut self) {
        (**self).next_step();
    }

    #[inline]
    fn pick_group(&mut self, weights: &[u32]) -> Result<Option<usize>, S::Stop> {
        (**self).pick_group(weights)
    }
}

/// A computer coach: sees the rules' question, never the generator.
pub trait Coach<G: Rules> {
    /// Chooses an index into the menu.
    fn decide(&mut self, rules: &G, ask: &Ask<'_, G>) -> usize;
}

/// Any function will do.
impl<G, F> Coach<G> for F
where
    G: Rules,
    F: FnMut(&G, &Ask<'_, G>) -> usize,
{
    #[inline]
    fn decide(&mut self, rules: &G, ask: &Ask<'_, G>) -> usize {
        self(rules, ask)
    }
}

/// Somebody who hears what happens.
pub trait Listener<G: Rules> {
    /// Hears an event.
    fn hear(&mut self, event: G::Event);

    /// Hears events of a group that the rules knew beforehand ([`Source::tell_known`]).
    #[inline]
    fn hear_known<E>(&mut self, _group: u8, events: impl FnOnce() -> E)
    where
        E: IntoIterator<Item = G::Event>,
    {
        for event in events() {
            self.hear(event);
        }
    }

    /// Hears it only if it happened.
    #[inline]
    fn hear_if(&mut self, happened: bool, event: G::Event) {
        if happened {
            self.hear(event);
        }
    }
}

/// Any function will do.
impl<G: Rules, F: FnMut(G::Event)> Listener<G> for F {
    #[inline]
    fn hear(&mut self, event: G::Event) {
        self(event);
    }
}

/// Plays one step, or leaves `state` untouched.
///
/// # Errors
///
/// Only what the source returns.
pub fn attempt<G, S>(rules: &G, state: &mut G::State, source: &mut S) -> Result<(), S::Stop>
where
    G: Rules,
    S: Source<G>,
{
    let mut next = state.clone();
    source.next_step();
    rules.step(&mut next, source)?;
    *state = next;
    Ok(())
}

/// Plays from `state` to the final whistle with a source that never stops.
#[inline]
pub fn play_out<G, S>(rules: &G, state: &mut G::State, source: &mut S)
where
    G: Rules,
    S: Source<G, Stop = Infallible>,
{
    while !rules.is_over(state) {
        source.next_step();
        let Ok(()) = rules.step(state, source);
    }
}
