//! Events as data and as notation: each is described once.
//!
//! A game lists its events in one table, [`events!`](crate::events): what each carries and its line in the notation.
//! The enum that the rules tell of, the fields that programs read, the line that people read and the shape that the
//! interface publishes come from that table.

use std::fmt;

use crate::{
    deck::Card,
    reading::Faces,
    side::{BySide, Side},
    values::Value,
};

/// What kind of data something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A whole number.
    Number,
    /// True or false.
    Flag,
    /// A name, or something that is read as a whole.
    Word,
    /// One of the words of the game.
    OneOf(&'static [&'static str]),
    /// So many numbers as there are.
    Numbers,
    /// A number for each side, the home side's first.
    Score,
    /// This, or nothing.
    Maybe(&'static Shape),
    /// Several things by their names.
    Record(&'static [(&'static str, Shape)]),
}

/// What an event can carry: it tells itself as data.
pub trait Told {
    /// What kind of data it is.
    const SHAPE: Shape;

    /// The data.
    fn told(&self) -> Value;
}

macro_rules! told_by_value {
    ($($Type:ty: $Shape:ident),*) => {$(
        impl Told for $Type {
            const SHAPE: Shape = Shape::$Shape;

            fn told(&self) -> Value {
                Value::from(*self)
            }
        }
    )*};
}

told_by_value!(u8: Number, u16: Number, i8: Number, i16: Number, i32: Number, bool: Flag);

/// A closed list of words, each described once: an enum, its words, and how they are read.
///
/// ```
/// tabletop::words! {
///     /// How a kick came out.
///     pub enum Kick {
///         /// It went in.
///         Scored = "scored",
///         /// It did not.
///         Saved = "saved",
///     }
/// }
/// assert_eq!(Kick::Scored.to_string(), "scored");
/// assert_eq!(Kick::named("saved"), Some(Kick::Saved));
/// assert_eq!(Kick::named("wide"), None);
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $vis:vis enum $Name:ident {
        $($(#[$doc:meta])* $Variant:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $vis enum $Name {
            $($(#[$doc])* $Variant),+
        }

        #[allow(dead_code, reason = "not every list is read")]
        impl $Name {
            /// All of them.
            pub const ALL: [$Name; [$($word),+].len()] = [$($Name::$Variant),+];

            /// Its word.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $($Name::$Variant => $word),+
                }
            }

            /// What a word means, if anything.
            #[must_use]
            pub fn named(word: &str) -> Option<$Name> {
                match word {
                    $($word => Some($Name::$Variant),)+
                    _ => None,
                }
            }
        }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl $crate::events::Told for $Name {
            const SHAPE: $crate::events::Shape = $crate::events::Shape::OneOf(&[$($word),+]);

            fn told(&self) -> $crate::values::Value {
                $crate::values::Value::word(self)
            }
        }
    };
}

/// What is told by the word it is displayed as: `told_as_word!(Zone, Stop)`.
#[macro_export]
macro_rules! told_as_word {
    ($($Type:ty),+ $(,)?) => {$(
        impl $crate::events::Told for $Type {
            const SHAPE: $crate::events::Shape = $crate::events::Shape::Word;

            fn told(&self) -> $crate::values::Value {
                $crate::values::Value::word(self)
            }
        }
    )+};
}

told_as_word!(String, &str);

impl Told for Side {
    const SHAPE: Shape = Shape::OneOf(&["home", "away"]);

    fn told(&self) -> Value {
        Value::word(self)
    }
}

impl Told for Card {
    const SHAPE: Shape = Shape::Number;

    fn told(&self) -> Value {
        self.0.into()
    }
}

impl Told for Faces {
    const SHAPE: Shape = Shape::Numbers;

    fn told(&self) -> Value {
        Value::numbers(self.list().iter().copied())
    }
}

impl<T: Copy + Into<i32>> Told for BySide<T> {
    const SHAPE: Shape = Shape::Score;

    fn told(&self) -> Value {
        let goals = [self.home.into(), self.away.into()];
        Value::List(goals.map(Value::Number).to_vec(), "-")
    }
}

impl<T: Told> Told for Option<T> {
    const SHAPE: Shape = Shape::Maybe(&T::SHAPE);

    fn told(&self) -> Value {
        self.as_ref().map_or(Value::Nothing("-"), Told::told)
    }
}

/// How all events of one kind are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventShape {
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

impl EventShape {
    /// For [`events!`](crate::events).
    #[doc(hidden)]
    #[must_use]
    pub const fn new(
        [variant, about, words]: [&'static str; 3],
        fields: &'static [(&'static str, Shape)],
        common: &'static [(&'static str, Shape)],
    ) -> EventShape {
        EventShape {
            variant,
            about,
            words,
            fields,
            common,
        }
    }

    /// What its kind is called: `kick-off-lost`.
    #[must_use]
    pub fn kind(&self) -> String {
        let mut kind = String::new();
        for letter in self.variant.chars() {
            if letter.is_uppercase() && !kind.is_empty() {
                kind.push('-');
            }
            kind.push(letter.to_ascii_lowercase());
        }
        kind
    }

    /// True if the line names nothing that the event does not carry.
    #[must_use]
    pub fn is_consistent(&self) -> bool {
        let known = |name: &str| {
            let mut fields = self.fields.iter().chain(self.common);
            let (of, part) = name
                .split_once('.')
                .map_or((name, None), |(of, part)| (of, Some(part)));
            fields.any(|&(field, shape)| field == of && part.is_none_or(|part| shape.has(part)))
        };
        let slots = self.words.split('{').skip(1);
        slots.into_iter().all(|slot| {
            let slot = slot.split('}').next().unwrap_or_default();
            known(slot.split('?').next().unwrap_or_default())
        })
    }
}

impl Shape {
    fn has(self, part: &str) -> bool {
        match self {
            Shape::Maybe(shape) => shape.has(part),
            Shape::Record(parts) => parts.iter().any(|(name, _)| *name == part),
            _ => false,
        }
    }
}

/// An event as data; displayed, it is its line in the notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Telling {
    shape: &'static EventShape,
    /// What it carries, by name.
    pub fields: Vec<(&'static str, Value)>,
}

impl Telling {
    /// For [`events!`](crate::events).
    #[doc(hidden)]
    #[must_use]
    pub fn new(shape: &'static EventShape, fields: Vec<(&'static str, Value)>) -> Telling {
        Telling { shape, fields }
    }

    /// What kind of event it is.
    #[must_use]
    pub fn kind(&self) -> String {
        self.shape.kind()
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
        let mut parts = words.split('{');
        f.write_str(parts.next().unwrap_or_default())?;
        for part in parts {
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

impl fmt::Display for Telling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = self.shape.words;
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
/// [`EventShape::words`] says). A field is told as [`Told`] says; `as name` has it told by a function of rules, event and
/// field, and `also` adds what follows from the fields. What all events carry is named at the top.
///
/// ```
/// use tabletop::{Side, events::EventShape};
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
/// assert!(Happening::SHAPES.iter().all(EventShape::is_consistent));
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
            pub const SHAPES: &'static [$crate::events::EventShape] = &[$(
                $crate::events::EventShape::new(
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
                $crate::events::Telling::new(&$Name::SHAPES[nth as usize], fields)
            }
        }
    };
}
