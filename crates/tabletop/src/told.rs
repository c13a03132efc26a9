//! What can be told as data, and closed lists of words.

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

impl Shape {
    /// True if it has a part of this name.
    pub(crate) fn has(self, part: &str) -> bool {
        match self {
            Shape::Maybe(shape) => shape.has(part),
            Shape::Record(parts) => parts.iter().any(|(name, _)| *name == part),
            _ => false,
        }
    }
}
