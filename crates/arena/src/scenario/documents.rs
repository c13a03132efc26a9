//! What games read from files, as a scenario brings it along: written in it, or in a file beside it.

use tabletop::{Fault, Faults, log::Document};

use games::playable::Playable;

/// Reads the text of a file that a scenario names, by its path from the scenario; or says why that cannot be. What
/// may be read is for whoever gives the reader to say.
pub type Beside<'a> = dyn Fn(&str) -> Result<String, String> + 'a;

/// A document of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Brought {
    /// The line that names it.
    number: usize,
    name: String,
    source: DocumentSource,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum DocumentSource {
    /// Its lines, each with its number in the scenario.
    Here(Vec<(usize, String)>),
    /// A file.
    File(String),
}

impl Brought {
    /// `home`, with its lines to follow, or `home from common/home.txt`.
    pub fn read(number: usize, text: &str) -> Result<Brought, Fault> {
        let (name, source) = match text.split_once(" from ") {
            None => (text, DocumentSource::Here(Vec::new())),
            Some((name, path)) => {
                let path = path.trim();
                if path.is_empty() || path.starts_with('/') || path.contains(['\\', ':']) {
                    let what = format!("`{path}` is no file beside the scenario");
                    let cure = "write its path from the scenario, as `common/home.txt`";
                    return Err(Fault::at(number, what, cure));
                }
                (name.trim(), DocumentSource::File(path.to_string()))
            }
        };
        let name = name.to_string();
        Ok(Brought {
            number,
            name,
            source,
        })
    }

    /// One more line of it.
    pub fn add(&mut self, number: usize, line: &str) -> Result<(), Fault> {
        match &mut self.source {
            DocumentSource::Here(lines) => lines.push((number, line.to_string())),
            DocumentSource::File(path) => {
                let what = format!("a line of a document that is read from `{path}`");
                let cure = "write it there, or leave out `from`";
                return Err(Fault::at(number, what, cure));
            }
        }
        Ok(())
    }

    fn text(&self, beside: &Beside<'_>) -> Result<String, Fault> {
        match &self.source {
            DocumentSource::Here(lines) => {
                Ok(lines.iter().map(|(_, line)| line.clone() + "\n").collect())
            }
            DocumentSource::File(path) => beside(path).map_err(|why| {
                let what = format!("`{path}` cannot be read: {why}");
                Fault::at(self.number, what, "")
            }),
        }
    }

    /// A fault of it, where it is to be mended: at the line of the scenario, or at that of the
    /// file, which the scenario names in a line of its own.
    fn fault(&self, fault: Fault) -> Fault {
        let Some(line) = fault.line else {
            return fault;
        };
        let (at, what) = match &self.source {
            DocumentSource::Here(lines) => {
                let written = lines.get(line.saturating_sub(1)).map(|(number, _)| *number);
                (written.unwrap_or(self.number), fault.what)
            }
            DocumentSource::File(path) => {
                (self.number, format!("{path}, line {line}: {}", fault.what))
            }
        };
        Fault {
            line: Some(at),
            what,
            ..fault
        }
    }
}

/// The documents of a match, as the scenario and one of its cases have them.
pub(crate) struct Documents<'a> {
    /// The last of a name counts.
    own: Vec<&'a Brought>,
    all: Vec<Document>,
}

impl<'a> Documents<'a> {
    /// What the scenario and the case bring along, and from the library what they do not.
    pub fn collect<G: Playable>(
        own: impl Iterator<Item = &'a Brought>,
        bundled: &[Document],
        beside: &Beside<'_>,
    ) -> Result<Documents<'a>, Faults> {
        let mut own: Vec<&Brought> = own.collect();
        own.reverse();
        let mut all = Vec::new();
        for brought in &own {
            let name = brought.name.as_str();
            if !G::DOCUMENTS.contains(&name) {
                let what = format!("{} has no document `{name}`", G::ID);
                let cure = format!("there is {}", G::DOCUMENTS.join(", "));
                return Err(Fault::at(brought.number, what, cure).into());
            }
            if all.iter().any(|known: &Document| known.name() == name) {
                continue;
            }
            let library = bundled.iter().find(|known| known.name() == name);
            let library = library.map_or("", Document::text);
            let whole = G::complete(name, &brought.text(beside)?, library);
            all.push(Document::new(name, &whole));
        }
        all.extend(bundled.iter().cloned());
        Ok(Documents { own, all })
    }

    /// The text of a document.
    pub fn text(&self, name: &str) -> Option<&str> {
        let mut named = self.all.iter().filter(|known| known.name() == name);
        named.next().map(Document::text)
    }

    /// Faults that were found in the documents, each where it is to be mended.
    pub fn place<G: Playable>(&self, faults: Faults) -> Faults {
        let place = |fault: Fault| {
            // A game with several says in which of them it is.
            let of = |brought: &&&Brought| match G::DOCUMENTS {
                [_] => true,
                _ => fault.what.starts_with(&format!("{}: ", brought.name)),
            };
            match self.own.iter().find(of) {
                Some(brought) => brought.fault(fault),
                None => fault,
            }
        };
        Faults(faults.0.into_iter().map(place).collect())
    }
}
