//! Rule options as data: a name, values, a default, the clause interpreted.

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

/// Options with their values, complete and checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    values: Vec<(&'static str, String)>,
}

impl Settings {
    /// The defaults, with what was `given` as `name=value` on top.
    ///
    /// # Errors
    ///
    /// All unknown names and values, each with the ones that exist.
    pub fn parse<'a>(
        specs: &[OptionSpec],
        given: impl IntoIterator<Item = &'a str>,
    ) -> Result<Settings, Faults> {
        let mut settings = Settings {
            values: specs
                .iter()
                .map(|spec| (spec.name, spec.default.to_string()))
                .collect(),
        };
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

    /// The value of an option; empty for a name that does not exist.
    #[must_use]
    pub fn word(&self, name: &str) -> &str {
        let mut same = self.values.iter().filter(|(known, _)| *known == name);
        same.next().map_or("", |(_, value)| value.as_str())
    }

    /// True if an option is set to `true`.
    #[must_use]
    pub fn is_on(&self, name: &str) -> bool {
        self.word(name) == "true"
    }

    /// The value of an option that is a number.
    #[must_use]
    pub fn number(&self, name: &str) -> u32 {
        self.word(name).parse().unwrap_or_default()
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
