//! Rule options as data: a name, values, a default, the clause interpreted.
//!
//! A game declares each of its options once, in a line of [`options!`](crate::options): the list that people
//! read, the typed field that the rules read and the reader between the two come from that line.

use std::fmt;

use crate::fault::{Fault, Faults};

/// What an option can be set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// One of these words.
    Words(&'static [&'static str]),
    /// A whole number between these, both included.
    Number(u32, u32),
}

/// `false` or `true`.
pub const SWITCH: Values = Values::Words(&["false", "true"]);

impl Values {
    /// True if `text` is one of them.
    #[must_use]
    pub fn contain(self, text: &str) -> bool {
        match self {
            Values::Words(words) => words.contains(&text),
            Values::Number(least, most) => {
                let number = text.parse().ok();
                number.is_some_and(|number: u32| (least..=most).contains(&number))
            }
        }
    }

    /// Those that are words to people: neither numbers nor `false` and `true`.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        let words = match self {
            SWITCH | Values::Number(..) => &[],
            Values::Words(words) => words,
        };
        let is_word = |value: &&&str| value.contains(char::is_alphabetic);
        words.iter().filter(is_word).copied()
    }

    /// The values for people and programs: the words, or `least..most`.
    #[must_use]
    pub fn list(self) -> Vec<String> {
        match self {
            Values::Words(words) => words.iter().map(ToString::to_string).collect(),
            Values::Number(least, most) => vec![format!("{least}..{most}")],
        }
    }
}

/// One option of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name.
    pub name: &'static str,
    /// What it can be set to.
    pub values: Values,
    /// What it is if nobody sets it.
    pub default: &'static str,
    /// The clause it belongs to.
    pub clause: &'static str,
    /// What it does, in a line.
    pub meaning: &'static str,
}

/// What an option is to the rules.
pub trait OptionValue: Sized {
    /// The value that a person has written, if it is one.
    fn read(text: &str) -> Option<Self>;
}

macro_rules! parsed {
    ($($Type:ty),*) => {$(
        impl OptionValue for $Type {
            fn read(text: &str) -> Option<$Type> {
                text.parse().ok()
            }
        }
    )*};
}

parsed!(bool, u8, u16, u32);

/// Declares the options of a game, one line each: name, type with its values, default, clause, meaning.
///
/// The values are `bool` (nothing more to say), a number with its bounds (`u8[0..=5]`) or the few it can be
/// (`u8[2, 3]`), or words. Words make an enum of that name (`Ends[Switch = "switch", Keep = "keep"]`). It
/// gives `OPTIONS`, the list for people, and `Options`, a struct with a field for each, which is
/// made from [`Settings`].
///
/// ```
/// tabletop::options! {
///     half_minutes: u8[1..=45] = 45, "X-1.1", "the minutes of a half";
///     ends: Ends[Switch = "switch", Keep = "keep"] = Switch, "X-1.2", "whether ends change";
///     offside: bool = true, "X-1.3", "whether there is offside";
/// }
///
/// let settings = tabletop::options::Settings::parse(OPTIONS, ["ends=keep"])?;
/// let options = Options::from(&settings);
/// assert_eq!((options.half_minutes, options.ends, options.offside), (45, Ends::Keep, true));
/// # Ok::<(), tabletop::fault::Faults>(())
/// ```
#[macro_export]
macro_rules! options {
    (@type bool) => {};
    (@type $Type:ident [$least:literal ..= $most:literal]) => {};
    (@type $Type:ident [$($number:literal),+]) => {};
    (@type $Type:ident [$($Variant:ident = $word:literal),+]) => {
        #[doc = concat!("The values of an option: ", $("`", $word, "` "),+)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum $Type {
            $(#[doc = concat!("`", $word, "`")] $Variant),+
        }

        impl $Type {
            const fn word(self) -> &'static str {
                match self {
                    $($Type::$Variant => $word),+
                }
            }
        }

        impl $crate::options::OptionValue for $Type {
            fn read(text: &str) -> Option<$Type> {
                match text {
                    $($word => Some($Type::$Variant),)+
                    _ => None,
                }
            }
        }
    };
    (@values bool) => { $crate::options::SWITCH };
    (@values $Type:ident [$least:literal ..= $most:literal]) => {
        $crate::options::Values::Number($least, $most)
    };
    (@values $Type:ident [$($number:literal),+]) => {
        $crate::options::Values::Words(&[$(stringify!($number)),+])
    };
    (@values $Type:ident [$($Variant:ident = $word:literal),+]) => {
        $crate::options::Values::Words(&[$($word),+])
    };
    (@words $Type:ident $default:literal) => { stringify!($default) };
    (@words $Type:ident $default:ident) => { $Type::$default.word() };
    (@value $Type:ident $default:literal) => { $default };
    (@value $Type:ident $default:ident) => { $Type::$default };
    ($($name:ident: $Type:ident $([$($values:tt)+])? = $default:tt, $clause:literal, $meaning:literal;)+) => {
        $($crate::options!(@type $Type $([$($values)+])?);)+

        /// Every option, with its default.
        pub const OPTIONS: &[$crate::options::OptionSpec] = &[$(
            $crate::options::OptionSpec {
                name: stringify!($name),
                values: $crate::options!(@values $Type $([$($values)+])?),
                default: $crate::options!(@words $Type $default),
                clause: $clause,
                meaning: $meaning,
            }
        ),+];

        /// The options, ready for use.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Options {
            $(#[doc = concat!($clause, ": ", $meaning)] pub $name: $Type),+
        }

        impl From<&$crate::options::Settings> for Options {
            fn from(settings: &$crate::options::Settings) -> Options {
                Options {$(
                    $name: settings
                        .value(stringify!($name))
                        .unwrap_or($crate::options!(@value $Type $default))
                ),+}
            }
        }
    };
}

/// Options with their values, complete and checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    values: Vec<(&'static str, String)>,
}

impl Settings {
    /// The defaults.
    #[must_use]
    pub fn usual(specs: &[OptionSpec]) -> Settings {
        let values = specs.iter();
        Settings {
            values: values
                .map(|spec| (spec.name, spec.default.to_string()))
                .collect(),
        }
    }

    /// The defaults, with what was `given` as `name=value` on top.
    ///
    /// # Errors
    ///
    /// All unknown names and values, each with the ones that exist.
    pub fn parse<'a>(
        specs: &[OptionSpec],
        given: impl IntoIterator<Item = &'a str>,
    ) -> Result<Settings, Faults> {
        let mut settings = Settings::usual(specs);
        let mut faults = Faults::default();
        for text in given {
            let Some((name, value)) = text.split_once('=') else {
                faults.push(Fault::whole(
                    format!("`{text}` sets no option"),
                    "write name=value",
                ));
                continue;
            };
            let (name, value) = (name.trim(), value.trim());
            let Some(spec) = specs.iter().find(|spec| spec.name == name) else {
                let known: Vec<&str> = specs.iter().map(|spec| spec.name).collect();
                faults.push(Fault::whole(
                    format!("there is no option `{name}`"),
                    format!("the options are {}", known.join(", ")),
                ));
                continue;
            };
            if !spec.values.contain(value) {
                faults.push(Fault::whole(
                    format!("`{name}` cannot be `{value}`"),
                    format!("it can be {}", spec.values.list().join(", ")),
                ));
                continue;
            }
            for (known, current) in &mut settings.values {
                if *known == name {
                    value.clone_into(current);
                }
            }
        }
        faults.or(settings)
    }

    /// The value of an option, if there is one of that name and type.
    #[must_use]
    pub fn value<T: OptionValue>(&self, name: &str) -> Option<T> {
        let mut same = self.values.iter().filter(|(known, _)| *known == name);
        same.next().and_then(|(_, value)| T::read(value))
    }

    /// Those that are not at their defaults, `name=value`.
    pub fn changed(&self, specs: &[OptionSpec]) -> impl Iterator<Item = String> {
        let both = self.values.iter().zip(specs);
        let changed = both.filter(|((_, value), spec)| value != spec.default);
        changed.map(|((name, value), _)| format!("{name}={value}"))
    }

    /// All options, `name=value`, in the game's order.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        self.values
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.lines().collect();
        f.write_str(&lines.join(" "))
    }
}
