//! Events as data and as notation: each is described once.
//!
//! A game lists its events in one table, [`events!`](crate::events): what each carries and its line in the notation.
//! The enum that the rules tell of, the fields that programs read, the line that people read and the shape that the
//! interface publishes come from that table.

use std::fmt;

use serde::{Serialize, Serializer, ser::SerializeMap as _};

pub use crate::told::{Shape, Told};
use crate::{sheet::before, values::Value};

/// How all events of one kind are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventKind {
    variant: &'static str,
    /// What it means.
    pub about: &'static str,
    /// Its line in the notation: words, and the names of fields in braces. `{goal?goal:save}` is a word for yes and
    /// one for no, `{side?home=H:away=A}` other words for some, `{roll.die}` a part of a field, and what stands in
    /// brackets is left out if a field there is nothing.
    pub words: &'static str,
    /// What it carries.
    pub fields: &'static [(&'static str, Shape)],
    /// What every event of the game carries.
    pub common: &'static [(&'static str, Shape)],
}

impl EventKind {
    /// For [`events!`](crate::events).
    #[doc(hidden)]
    #[must_use]
    pub const fn new(
        [variant, about, words]: [&'static str; 3],
        fields: &'static [(&'static str, Shape)],
        common: &'static [(&'static str, Shape)],
    ) -> EventKind {
        EventKind {
            variant,
            about,
            words,
            fields,
            common,
        }
    }

    /// What it is called: `kick-off-lost`.
    #[must_use]
    pub fn name(&self) -> String {
        let mut kind = String::new();
        for letter in self.variant.chars() {
            if letter.is_uppercase() && !kind.is_empty() {
                kind.push('-');
            }
            kind.push(letter.to_ascii_lowercase());
        }
        kind
    }

    /// True if the line names nothing that the event does not carry, and no field is taken for the kind.
    #[must_use]
    pub fn is_consistent(&self) -> bool {
        let mut all = self.fields.iter().chain(self.common);
        if all.any(|(name, _)| *name == "kind") {
            return false;
        }
        let known = |name: &str| {
            let mut fields = self.fields.iter().chain(self.common);
            let (of, part) = name
                .split_once('.')
                .map_or((name, None), |(of, part)| (of, Some(part)));
            fields.any(|&(field, shape)| field == of && part.is_none_or(|part| shape.has(part)))
        };
        let slots = self.words.split('{').skip(1);
        slots
            .into_iter()
            .all(|slot| known(before(before(slot, "}"), "?")))
    }
}

/// An event as data; displayed, it is its line in the notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Telling {
    kind: &'static EventKind,
    /// What it carries, by name.
    pub fields: Vec<(&'static str, Value)>,
}

impl Telling {
    /// For [`events!`](crate::events).
    #[doc(hidden)]
    #[must_use]
    pub fn new(kind: &'static EventKind, fields: Vec<(&'static str, Value)>) -> Telling {
        Telling { kind, fields }
    }

    /// The same without what its line does not say.
    #[must_use]
    pub fn in_short(mut self) -> Telling {
        let words = self.kind.words;
        let said = |name: &str| {
            let mut slots = words.split('{').skip(1);
            slots.any(|slot| slot.split(['}', '?', '.']).next() == Some(name))
        };
        self.fields.retain(|(name, _)| said(name));
        self
    }

    /// What kind of event it is.
    #[must_use]
    pub fn kind(&self) -> String {
        self.kind.name()
    }

    /// What it carries under this name, or as a part of it.
    #[must_use]
    pub fn field(&self, path: &str) -> Option<&Value> {
        let (name, part) = path
            .split_once('.')
            .map_or((path, None), |(name, part)| (name, Some(part)));
        let (_, value) = self.fields.iter().find(|(field, _)| *field == name)?;
        match (part, value) {
            (Some(part), Value::Record(parts)) => {
                let found = parts.iter().find(|(name, _)| *name == part);
                found.map(|(_, value)| value)
            }
            _ => Some(value),
        }
    }

    /// Writes words with the fields that they name. False if one of those is nothing.
    fn write(&self, f: &mut impl fmt::Write, words: &str) -> Result<bool, fmt::Error> {
        let mut there = true;
        f.write_str(before(words, "{"))?;
        for part in words.split('{').skip(1) {
            let (slot, rest) = part.split_once('}').unwrap_or((part, ""));
            let (path, instead) = slot.split_once('?').unwrap_or((slot, ""));
            match self.field(path) {
                Some(value @ Value::Nothing(_)) => {
                    there = false;
                    write!(f, "{value}")?;
                }
                Some(value) => f.write_str(put(&value.to_string(), instead))?,
                None => write!(f, "{{{slot}}}")?,
            }
            f.write_str(rest)?;
        }
        Ok(there)
    }
}

/// For programs: its kind and all it carries.
impl Serialize for Telling {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1 + self.fields.len()))?;
        map.serialize_entry("kind", &self.kind())?;
        for (name, value) in &self.fields {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl fmt::Display for Telling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = self.kind.words;
        while let Some((before, after)) = words.split_once('[') {
            let (optional, rest) = after.split_once(']').unwrap_or((after, ""));
            self.write(f, before)?;
            let mut written = String::new();
            if self.write(&mut written, optional)? {
                f.write_str(&written)?;
            }
            words = rest;
        }
        self.write(f, words).map(|_| ())
    }
}

/// The word for a value: itself, or what is to stand instead (`yes:no`, or `value=word:value=word`).
fn put<'a>(value: &'a str, instead: &'a str) -> &'a str {
    let others = instead
        .split(':')
        .zip(["yes", "no"].into_iter().chain(std::iter::repeat("")));
    let mut others = others.map(|(word, nth)| word.split_once('=').unwrap_or((nth, word)));
    let other = others.find(|(of, _)| *of == value && !instead.is_empty());
    other.map_or(value, |(_, word)| word)
}

/// What kind of data a function tells; for [`events!`](crate::events).
#[doc(hidden)]
#[must_use]
pub const fn shape_of<G, E, T, V: Told>(_: fn(&G, &E, &T) -> V) -> Shape {
    V::SHAPE
}

/// Declares the events of a game, one entry each: what it is, what it carries, and its line in the notation (as
/// [`EventKind::words`] says). A field is told as [`Told`] says; `as name` has it told by a function of rules, event and
/// field, and `also` adds what follows from the fields. What all events carry is named at the top.
///
/// ```
/// use tabletop::{Side, events::EventKind};
///
/// pub struct Rules { names: Vec<String> }
/// pub struct Event { side: Side, what: Happening }
///
/// fn man(rules: &Rules, _: &Event, at: &u8) -> String {
///     rules.names[usize::from(*at)].clone()
/// }
///
/// tabletop::events! {
///     /// What happened.
///     #[derive(Clone, Copy)]
///     pub enum Happening of (rules: Rules, event: Event) with { side: Side };
///
///     /// A shot.
///     Shot { player: u8 as man, number: u8, need: u8 }
///         also { goal: bool = number <= need }
///         = "shot {side} {player} {number} of {need} {goal?goal:save}";
///     /// The end.
///     End = "end";
/// }
///
/// let rules = Rules { names: vec!["Ada".to_string()] };
/// let shot = Event { side: Side::Home, what: Happening::Shot { player: 0, number: 7, need: 9 } };
/// let told = Happening::told(&rules, &shot);
/// assert_eq!(told.to_string(), "shot home Ada 7 of 9 goal");
/// assert_eq!(told.kind(), "shot");
/// assert!(Happening::KINDS.iter().all(EventKind::is_consistent));
/// ```
#[macro_export]
macro_rules! events {
    (@told $rules:ident $event:ident $field:ident) => { $crate::events::Told::told(&$field) };
    (@told $rules:ident $event:ident $field:ident $how:path) => {
        $crate::events::Told::told(&$how($rules, $event, &$field))
    };
    (@shape $Type:ty) => { <$Type as $crate::events::Told>::SHAPE };
    (@shape $Type:ty, $how:path) => { $crate::events::shape_of($how) };
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident of ($rules:ident: $Rules:ty, $event:ident: $Event:ty)
            with { $($common:ident: $Common:ty),* };
        $(
            $(#[doc = $about:literal])*
            $Variant:ident $({
                $($(#[doc = $note:literal])* $field:ident: $Type:ty $(as $how:path)?),* $(,)?
            })?
            $(also { $($more:ident: $More:ty = $value:expr),* $(,)? })?
            = $words:literal;
        )+
    ) => {
        $(#[$meta])*
        #[allow(missing_docs)] // The fields are what their names say.
        $vis enum $Name {
            $($(#[doc = $about])* $Variant $({ $($(#[doc = $note])* $field: $Type),* })?),+
        }

        impl $Name {
            const COMMON: &'static [(&'static str, $crate::events::Shape)] =
                &[$((stringify!($common), $crate::events!(@shape $Common))),*];

            /// Every kind of event, in the order of the table.
            pub const KINDS: &'static [$crate::events::EventKind] = &[$(
                $crate::events::EventKind::new(
                    [stringify!($Variant), concat!($($about),*), $words],
                    &[
                        $($((stringify!($field), $crate::events!(@shape $Type $(, $how)?)),)*)?
                        $($((stringify!($more), $crate::events!(@shape $More)),)*)?
                    ],
                    $Name::COMMON,
                )
            ),+];

            /// An event as data and in the notation.
            #[must_use]
            #[allow(unused_variables, reason = "not every table looks at rules and event")]
            pub fn told($rules: &$Rules, $event: &$Event) -> $crate::events::Telling {
                enum Nth {
                    $($Variant),+
                }
                let (nth, mut fields) = match $event.what {$(
                    $Name::$Variant $({ $($field),* })? => (Nth::$Variant, vec![
                        $($((stringify!($field), $crate::events!(@told $rules $event $field $($how)?)),)*)?
                        $($((stringify!($more), {
                            let more: $More = $value;
                            $crate::events::Told::told(&more)
                        }),)*)?
                    ]),
                )+};
                $(fields.push((stringify!($common), $crate::events::Told::told(&$event.$common)));)*
                $crate::events::Telling::new(&$Name::KINDS[nth as usize], fields)
            }
        }
    };
}
