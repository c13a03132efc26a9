//! The values of a position: as data for programs, and as people write and read them.

use std::{
    fmt::{self, Display},
    str::FromStr,
};

use serde::{Serialize, Serializer};

use crate::{
    deck::{Card, Deck},
    fault::Fault,
    side::{BySide, Side},
};

/// What stands for an empty list.
pub(crate) const NONE: &str = "none";

/// One thing of a position: data for programs; displayed, it is the notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A whole number.
    Number(i32),
    /// `yes` or `no`.
    Flag(bool),
    /// A name or a word of the game.
    Word(String),
    /// Nobody and nothing, in the word for it.
    Nothing(&'static str),
    /// Several, with this between them; `none` if there is none.
    List(Vec<Value>, &'static str),
    /// Something for each of several names; between name and value, and between two of them, stand these.
    Pairs(Vec<(String, Value)>, [&'static str; 2]),
    /// Several things by their names.
    Record(Vec<(&'static str, Value)>),
    /// What people write in these words.
    Worded(String, Box<Value>),
    /// There is nothing to be said of it now: it has no line.
    Absent,
}

impl Value {
    /// The word for something.
    #[must_use]
    pub fn word(what: impl Display) -> Value {
        Value::Word(what.to_string())
    }

    /// A word for something, or the word for nothing.
    #[must_use]
    pub fn word_or(what: Option<impl Display>, nothing: &'static str) -> Value {
        what.map_or(Value::Nothing(nothing), Value::word)
    }

    /// A number, or the word for none.
    #[must_use]
    pub fn number_or(what: Option<u8>, nothing: &'static str) -> Value {
        what.map_or(Value::Nothing(nothing), Value::from)
    }

    /// Names with commas between.
    #[must_use]
    pub fn names<'a>(names: impl IntoIterator<Item = &'a str>) -> Value {
        Value::List(names.into_iter().map(Value::word).collect(), ", ")
    }

    /// Numbers with spaces between.
    #[must_use]
    pub fn numbers(numbers: impl IntoIterator<Item = u8>) -> Value {
        Value::List(numbers.into_iter().map(Value::from).collect(), " ")
    }

    /// The cards that a deck lacks, in order.
    #[must_use]
    pub fn gone<const N: usize>(deck: &Deck<N>) -> Value {
        let mut gone: Vec<u8> = deck.turned().iter().map(|card| card.0).collect();
        gone.sort_unstable();
        Value::numbers(gone)
    }

    /// `2-1`.
    #[must_use]
    pub fn score(goals: BySide<u8>) -> Value {
        Value::List(vec![goals.home.into(), goals.away.into()], "-")
    }
}

macro_rules! numbers {
    ($($Type:ty),*) => {$(
        impl From<$Type> for Value {
            fn from(number: $Type) -> Value {
                Value::Number(number.into())
            }
        }
    )*};
}

numbers!(u8, u16, i8, i16, i32);

impl From<bool> for Value {
    fn from(is: bool) -> Value {
        Value::Flag(is)
    }
}

impl From<Side> for Value {
    fn from(side: Side) -> Value {
        Value::word(side)
    }
}

impl Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => number.fmt(f),
            Value::Flag(true) => f.write_str("yes"),
            Value::Flag(false) => f.write_str("no"),
            Value::Word(word) => f.write_str(word),
            Value::Nothing(word) => f.write_str(word),
            Value::List(items, between) => {
                for (at, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", if at > 0 { between } else { "" })?;
                }
                f.write_str(if items.is_empty() { NONE } else { "" })
            }
            Value::Pairs(items, [of, between]) => {
                for (at, (name, value)) in items.iter().enumerate() {
                    let between = if at > 0 { between } else { "" };
                    write!(f, "{between}{name}{of}{value}")?;
                }
                f.write_str(if items.is_empty() { NONE } else { "" })
            }
            Value::Record(parts) => {
                for (at, (name, value)) in parts.iter().enumerate() {
                    write!(f, "{}{name}={value}", if at > 0 { " " } else { "" })?;
                }
                Ok(())
            }
            Value::Worded(words, _) => f.write_str(words),
            Value::Absent => Ok(()),
        }
    }
}

/// For programs: numbers, flags, words, `null`, lists and objects.
impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Number(number) => serializer.serialize_i32(*number),
            Value::Flag(is) => serializer.serialize_bool(*is),
            Value::Word(word) => serializer.serialize_str(word),
            Value::Nothing(_) | Value::Absent => serializer.serialize_none(),
            Value::List(items, _) => serializer.collect_seq(items),
            Value::Pairs(items, _) => {
                serializer.collect_map(items.iter().map(|(name, value)| (name, value)))
            }
            Value::Record(parts) => {
                serializer.collect_map(parts.iter().map(|(name, value)| (name, value)))
            }
            Value::Worded(_, data) => data.serialize(serializer),
        }
    }
}

/// A value that does not fit, and what would.
#[must_use]
pub fn wrong(name: &str, value: &str, allowed: &str) -> Fault {
    Given { name, value }.wrong(allowed)
}

/// A line of a position that somebody has written.
#[derive(Clone, Copy, Debug)]
pub struct Given<'a> {
    /// What it is about.
    pub name: &'a str,
    /// What it is to be.
    pub value: &'a str,
}

impl<'a> Given<'a> {
    /// The fault of a value that does not fit, with what would.
    #[must_use]
    pub fn wrong(self, allowed: &str) -> Fault {
        Fault::whole(
            format!("`{}` cannot be `{}`", self.name, self.value),
            format!("it can be {allowed}"),
        )
    }

    /// The same line with a part of its value.
    #[must_use]
    pub fn part(self, value: &'a str) -> Given<'a> {
        Given { value, ..self }
    }

    /// What the value is, if it is something.
    ///
    /// # Errors
    ///
    /// If it is nothing, with what is allowed.
    pub fn read<T>(self, read: impl Fn(&str) -> Option<T>, allowed: &str) -> Result<T, Fault> {
        read(self.value).ok_or_else(|| self.wrong(allowed))
    }

    /// What the value is, or nothing if it is the word for that.
    ///
    /// # Errors
    ///
    /// If it is neither.
    pub fn unless<T>(
        self,
        nothing: &str,
        read: impl Fn(Given<'a>) -> Result<T, Fault>,
    ) -> Result<Option<T>, Fault> {
        match self.value == nothing {
            true => Ok(None),
            false => read(self).map(Some),
        }
    }

    /// One of several things that have a name.
    ///
    /// # Errors
    ///
    /// If it is none of them.
    pub fn named<T: Copy>(self, all: &[(T, &str)]) -> Result<T, Fault> {
        let mut same = all.iter().filter(|(_, name)| *name == self.value);
        same.next().map(|(what, _)| *what).ok_or_else(|| {
            let names: Vec<&str> = all.iter().map(|(_, name)| *name).collect();
            self.wrong(&names.join(", "))
        })
    }

    /// One of several things, as it is displayed.
    ///
    /// # Errors
    ///
    /// If it is none of them.
    pub fn one_of<T: Copy + Display>(self, all: &[T]) -> Result<T, Fault> {
        let mut same = all.iter().filter(|known| known.to_string() == self.value);
        same.next().copied().ok_or_else(|| {
            let names: Vec<String> = all.iter().map(ToString::to_string).collect();
            self.wrong(&names.join(", "))
        })
    }

    /// `home` or `away`.
    ///
    /// # Errors
    ///
    /// If it is neither.
    pub fn side(self) -> Result<Side, Fault> {
        self.read(Side::named, "home, away")
    }

    /// A whole number from 0 on.
    ///
    /// # Errors
    ///
    /// If it is none, or more than `most`.
    pub fn up_to<T: Copy + FromStr + PartialOrd + Display>(self, most: T) -> Result<T, Fault> {
        let read = |value: &str| value.parse().ok().filter(|number| *number <= most);
        self.read(read, &format!("a whole number from 0 to {most}"))
    }

    /// Two values with something between them.
    ///
    /// # Errors
    ///
    /// If that is not there.
    pub fn two(self, between: &str, allowed: &str) -> Result<[Given<'a>; 2], Fault> {
        let parts = self.value.split_once(between);
        let (first, second) = parts.ok_or_else(|| self.wrong(allowed))?;
        Ok([first, second].map(|value| self.part(value.trim())))
    }

    /// `2-1`.
    ///
    /// # Errors
    ///
    /// If it is no score.
    pub fn score<T: Copy + FromStr + PartialOrd + Display>(
        self,
        most: T,
    ) -> Result<BySide<T>, Fault> {
        let [home, away] = self.two("-", "a score as 1-0")?;
        Ok(BySide {
            home: home.up_to(most)?,
            away: away.up_to(most)?,
        })
    }

    /// `yes` or `no`, or 1 or 0.
    ///
    /// # Errors
    ///
    /// If it is neither.
    pub fn flag(self) -> Result<bool, Fault> {
        match self.value {
            "yes" | "1" => Ok(true),
            "no" | "0" => Ok(false),
            _ => Err(self.wrong("yes, no")),
        }
    }

    /// The parts of a list; there is none if it is `none`.
    pub fn list(self, between: char) -> impl Iterator<Item = Given<'a>> {
        let words = self.value.split(between).map(str::trim);
        let words = words.filter(|word| !matches!(*word, "" | NONE));
        words.map(move |word| self.part(word))
    }

    /// A deck without the cards named: numbers with spaces between, or `none`.
    ///
    /// # Errors
    ///
    /// If a card is not in the deck, or named twice.
    pub fn gone<const N: usize>(self) -> Result<Deck<N>, Fault> {
        let mut deck = Deck::full();
        for word in self.list(' ') {
            let card = word.value.parse().ok().map(Card);
            if !card.is_some_and(|card| deck.turn_card(card)) {
                let all = format!("different numbers from 1 to {N}, or none");
                return Err(self.wrong(&all));
            }
        }
        Ok(deck)
    }
}
