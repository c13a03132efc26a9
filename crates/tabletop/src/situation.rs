//! Positions and events, written down.

use crate::{
    deck::Card,
    entry::set_entry,
    events::{EventKind, Telling},
    fault::{Fault, Faults},
    side::Side,
    source::Rules,
    values::{Given, Value},
};

/// One thing of a position: its name, how it is told, and how it is changed.
pub struct MatchField<G: Rules> {
    name: &'static str,
    get: fn(&G, &G::State) -> Value,
    set: fn(&G, &mut G::State, Given<'_>) -> Result<(), Fault>,
}

/// One thing of a position that each side has.
pub struct SideField<G: Rules> {
    name: &'static str,
    get: fn(&G, &G::State, Side) -> Value,
    set: fn(&G, &mut G::State, Side, Given<'_>) -> Result<(), Fault>,
}

/// A part of a position.
pub enum Part<G: Rules + 'static> {
    /// Of the match.
    Whole(MatchField<G>),
    /// Of each side.
    Each(&'static [SideField<G>]),
}

/// A thing of a position that somebody has named.
enum Thing<G: Rules + 'static> {
    Whole(&'static MatchField<G>),
    OfSide(&'static SideField<G>, Side),
}

impl<G: Situation> Thing<G> {
    /// The thing with this name.
    fn named(name: &str) -> Option<Thing<G>> {
        let words = name.split_once(' ');
        let side = words.and_then(|(side, what)| Some((Side::named(side)?, what)));
        G::POSITION.iter().find_map(|part| match (part, side) {
            (Part::Whole(field), _) => (field.name == name).then_some(Thing::Whole(field)),
            (Part::Each(fields), Some((side, what))) => {
                let field = fields.iter().find(|field| field.name == what)?;
                Some(Thing::OfSide(field, side))
            }
            (Part::Each(_), None) => None,
        })
    }

    /// The thing that a name begins with, its name, and the rest: one of several that it holds. The
    /// longest that there is, since `bench keepers` are not on the `bench`.
    fn with_entry(name: &str) -> Option<(Thing<G>, &str, &str)> {
        let mut spaces = name.rmatch_indices(' ').map(|(at, _)| at);
        spaces.find_map(|at| Some((Thing::named(&name[..at])?, &name[..at], &name[at + 1..])))
    }

    fn get(&self, rules: &G, state: &G::State) -> Value {
        match self {
            Thing::Whole(field) => (field.get)(rules, state),
            Thing::OfSide(field, side) => (field.get)(rules, state, *side),
        }
    }

    fn set(&self, rules: &G, state: &mut G::State, given: Given<'_>) -> Result<(), Fault> {
        match self {
            Thing::Whole(field) => (field.set)(rules, state, given),
            Thing::OfSide(field, side) => (field.set)(rules, state, *side, given),
        }
    }
}

/// A thing of the match.
pub const fn field<G: Rules>(
    name: &'static str,
    get: fn(&G, &G::State) -> Value,
    set: fn(&G, &mut G::State, Given<'_>) -> Result<(), Fault>,
) -> Part<G> {
    Part::Whole(MatchField { name, get, set })
}

/// Another name under which things of the match can be changed.
pub const fn alias<G: Rules>(
    name: &'static str,
    set: fn(&G, &mut G::State, Given<'_>) -> Result<(), Fault>,
) -> Part<G> {
    field(name, |_, _| Value::Absent, set)
}

/// A thing of a side.
pub const fn of_side<G: Rules>(
    name: &'static str,
    get: fn(&G, &G::State, Side) -> Value,
    set: fn(&G, &mut G::State, Side, Given<'_>) -> Result<(), Fault>,
) -> SideField<G> {
    SideField { name, get, set }
}

/// A thing that is kept in one field of the state, and the reader of [`Given`] for it: `slot!("minute", minute,
/// up_to(90))`. With `side` first, it is kept for each side in `sides` (`slot!(side "goals", goals, up_to(9))`); what is
/// no number, flag or side is told by its word (`slot!("period", period as word, one_of(&Period::ALL))`). It
/// stands in [`Situation::POSITION`], whose `Self` it is about.
#[macro_export]
macro_rules! slot {
    (@told $is:expr, word) => { $crate::values::Value::word($is) };
    (@told $is:expr) => { $crate::values::Value::from($is) };
    (side $name:literal, $slot:ident $(as $how:ident)?, $read:ident$args:tt) => {
        $crate::situation::of_side::<Self>(
            $name,
            |_, state, side| $crate::slot!(@told state.sides[side].$slot $(, $how)?),
            |_, state, side, given| given.$read$args.map(|to| state.sides[side].$slot = to),
        )
    };
    ($name:literal, $slot:ident$(.$within:ident)* $(as $how:ident)?, $read:ident$args:tt) => {
        $crate::situation::field::<Self>(
            $name,
            |_, state| $crate::slot!(@told state.$slot$(.$within)* $(, $how)?),
            |_, state, given| given.$read$args.map(|to| state.$slot$(.$within)* = to),
        )
    };
}

/// What cannot be set, for it follows from other things: it may be written as it is.
///
/// # Errors
///
/// If it is something else, with what it follows from.
pub fn follows(is: &Value, given: Given<'_>, from: &str) -> Result<(), Fault> {
    if is.to_string() == given.value {
        return Ok(());
    }
    let what = format!("{}: {is}", given.name);
    Err(Fault::whole(what, format!("it follows from {from}")))
}

/// Rules whose states can be written and read as `name: value` lines, and whose
/// events can be written as one line each.
pub trait Situation: Rules + 'static {
    /// Everything that changes during a match, each described once, in a fixed order. Reading all of
    /// it back into the opening position gives the same state.
    const POSITION: &'static [Part<Self>];

    /// Every kind of event.
    const EVENTS: &'static [EventKind];

    /// The situation that lines are written into: the first moment of play.
    fn opening(&self) -> Self::State;

    /// The position, for programs.
    fn position(&self, state: &Self::State) -> Vec<(String, Value)> {
        let mut all = Vec::new();
        for part in Self::POSITION {
            match part {
                Part::Whole(field) => {
                    all.push((field.name.to_string(), (field.get)(self, state)));
                }
                Part::Each(fields) => all.extend(Side::BOTH.into_iter().flat_map(|side| {
                    let value = move |field: &SideField<Self>| (field.get)(self, state, side);
                    let name = move |field: &SideField<Self>| format!("{side} {}", field.name);
                    fields.iter().map(move |field| (name(field), value(field)))
                })),
            }
        }
        all.retain(|(_, value)| *value != Value::Absent);
        all
    }

    /// The position as lines that people read.
    fn describe(&self, state: &Self::State) -> Vec<(String, String)> {
        let lines = self.position(state).into_iter();
        lines.map(|(name, is)| (name, is.to_string())).collect()
    }

    /// One of several things that are held under one name (`tokens 5A`), as it stands, where this
    /// is expected of it; `None` if nothing is called so.
    fn entry(&self, state: &Self::State, name: &str, expected: &str) -> Option<String> {
        let (thing, _, key) = Thing::<Self>::with_entry(name)?;
        thing.get(self, state).entry(key, expected)
    }

    /// Changes one thing, or one of several that are held under one name: `tokens`, `tokens 5A`.
    ///
    /// # Errors
    ///
    /// What is wrong with the name or the value, and the cure.
    fn set(&self, state: &mut Self::State, name: &str, value: &str) -> Result<(), Fault> {
        let given = Given { name, value };
        if let Some(thing) = Thing::named(name) {
            return thing.set(self, state, given);
        }
        let Some((thing, of, key)) = Thing::<Self>::with_entry(name) else {
            return Err(self.unknown(name));
        };
        let is = thing.get(self, state);
        let set = |state: &mut Self::State, given: Given<'_>| thing.set(self, state, given);
        set_entry(&is, (of, key), given, state, set)
    }

    /// What is impossible about a state, though each line of it is fine.
    fn impossible(&self, state: &Self::State) -> Vec<String>;

    /// True if nothing is under way: what the last answers began is over.
    fn is_settled(&self, _state: &Self::State) -> bool {
        true
    }

    /// Whose it is to roll a die or to turn over a card that is read there, where the rules say so: half way
    /// through a step in which he, or the other side, did so a number of times before. `None` where they do not. It is
    /// asked only at an open question, so that a match in bulk does not carry it.
    fn whose(&self, _halfway: &Self::State, _what: &str, _before: usize) -> Option<Side> {
        None
    }

    /// What stands on a card, so that a draw can be named by what it shows.
    fn shows(&self, _card: Card) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// An event as data.
    fn told(&self, event: &Self::Event) -> Telling;

    /// An event in notation, as scenarios expect it.
    fn write_event(&self, event: &Self::Event) -> String {
        self.told(event).to_string()
    }

    /// The fault of a name that means nothing here.
    fn unknown(&self, name: &str) -> Fault {
        let lines = self.describe(&self.opening());
        let names: Vec<String> = lines.into_iter().map(|(name, _)| name).collect();
        Fault::whole(
            format!("`{name}` is nothing in this game"),
            format!("there is: score, {}", names.join(", ")),
        )
    }

    /// The opening position with these lines (number, name, value) set.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    fn arrange<'a>(
        &self,
        lines: impl IntoIterator<Item = (usize, &'a str, &'a str)>,
    ) -> Result<Self::State, Faults> {
        let mut state = self.opening();
        let mut faults = Faults::default();
        let lines: Vec<(usize, &str, &str)> = lines.into_iter().collect();
        for &(number, name, value) in &lines {
            if let Err(fault) = self.set(&mut state, name, value) {
                faults.push(Fault {
                    line: Some(number),
                    ..fault
                });
            }
        }
        // Once more, so that lines may come in any order: what one of them only
        // implies (a period's full clock) gives way to what another says.
        for (_, name, value) in lines {
            let _ = self.set(&mut state, name, value);
        }
        if faults.0.is_empty() {
            for what in self.impossible(&state) {
                faults.push(Fault::whole(what, "change the starting situation"));
            }
        }
        faults.or(state)
    }
}
