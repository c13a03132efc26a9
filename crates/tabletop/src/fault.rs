//! What is wrong with something a person wrote, all of it at once.

use std::fmt;

/// One fault: where, what, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1; `None` if the whole text is meant.
    pub line: Option<usize>,
    /// What is wrong.
    pub what: String,
    /// How to mend it; empty if `what` says it.
    pub cure: String,
}

impl Fault {
    /// A fault in a line.
    pub fn at(line: usize, what: impl Into<String>, cure: impl Into<String>) -> Fault {
        Fault {
            line: Some(line),
            what: what.into(),
            cure: cure.into(),
        }
    }

    /// A fault of the whole text.
    pub fn whole(what: impl Into<String>, cure: impl Into<String>) -> Fault {
        Fault {
            line: None,
            what: what.into(),
            cure: cure.into(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        f.write_str(&self.what)?;
        if !self.cure.is_empty() {
            write!(f, " ({})", self.cure)?;
        }
        Ok(())
    }
}

/// Everything that is wrong with a text. Never empty when it is an error.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// Adds a fault.
    pub fn push(&mut self, fault: Fault) {
        self.0.push(fault);
    }

    /// What was read; or else its faults are added, under the name of the document.
    pub fn sift<T>(&mut self, name: &str, read: Result<T, Faults>) -> Option<T> {
        let named = |wrong: Faults| {
            let named = wrong.0.into_iter().map(|fault| Fault {
                what: format!("{name}: {}", fault.what),
                ..fault
            });
            self.0.extend(named);
        };
        read.map_err(named).ok()
    }

    /// What was read; or else its faults are added as they are.
    pub fn take<T>(&mut self, read: Result<T, Faults>) -> Option<T> {
        read.map_err(|wrong| self.0.extend(wrong.0)).ok()
    }

    /// What is read from the document with a name; one that is missing is a fault, too.
    pub fn read<'a, T>(
        &mut self,
        name: &str,
        document: impl Fn(&str) -> Option<&'a str>,
        read: impl FnOnce(&'a str) -> Result<T, Faults>,
    ) -> Option<T> {
        let missing = || Fault::whole("the document is missing", "add it to the match");
        let text = document(name).ok_or_else(|| missing().into());
        self.sift(name, text.and_then(read))
    }

    /// `value` if nothing was wrong.
    ///
    /// # Errors
    ///
    /// The faults, if there are any.
    pub fn or<T>(self, value: T) -> Result<T, Faults> {
        if self.0.is_empty() {
            Ok(value)
        } else {
            Err(self)
        }
    }
}

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Faults {
        Faults(vec![fault])
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}
