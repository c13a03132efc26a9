//! A match in the simulation: what people tried, and what must be so in the end.

use std::cell::{Cell, RefCell};

use store::StoredMatch;
use tabletop::{
    BySide, Side,
    log::{Answer, Entry},
};

use crate::ledger::{Told, Tries};

/// What somebody can do at a line of a log.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Deed {
    Answer(String),
    Undo,
}

pub struct Table {
    pub id: String,
    pub secrets: BySide<Option<String>>,
    /// True if it has a live clock.
    pub live: bool,
    pub over: Cell<bool>,
    pub tries: RefCell<Tries<Deed>>,
    /// The versions that its followers have seen.
    pub seen: RefCell<Vec<usize>>,
}

impl Table {
    pub fn note(&self, line: usize, deed: &Deed, told: Told) {
        self.tries.borrow_mut().note(line, deed, told);
    }

    /// Everything that is wrong with what is stored.
    pub fn faults(&self, stored: &StoredMatch) -> Vec<String> {
        let mut faults = Vec::new();
        let entries: Vec<Option<Entry>> = stored.lines.iter().map(|line| read(line)).collect();
        let deed_at = |line: usize| match entries.get(line)?.as_ref()? {
            Entry::Answer(answer) => Some(Deed::Answer(answer.text.clone())),
            Entry::Undo { .. } => Some(Deed::Undo),
            Entry::Note(_) => None,
        };
        let tries = self.tries.borrow();
        for (line, deed) in tries.acknowledged() {
            if deed_at(line).as_ref() != Some(deed) {
                let there = stored.lines.get(line);
                faults.push(format!(
                    "{}: {deed:?} at {line} was acknowledged and is lost: {there:?}",
                    self.id
                ));
            }
        }
        for (line, entry) in entries.iter().enumerate() {
            let by_people = match entry {
                None => {
                    let text = &stored.lines[line];
                    faults.push(format!("{}: {line} cannot be read: {text}", self.id));
                    continue;
                }
                Some(Entry::Answer(answer)) => self.is_of_people(answer),
                Some(Entry::Undo { .. }) => true,
                Some(Entry::Note(_)) => false,
            };
            let Some(deed) = deed_at(line).filter(|_| by_people) else {
                continue;
            };
            match tries.told(line, &deed) {
                Some(Told::Refused) => faults.push(format!(
                    "{}: {deed:?} at {line} was refused and is stored",
                    self.id
                )),
                Some(_) => (),
                None => faults.push(format!("{}: nobody did {deed:?} at {line}", self.id)),
            }
        }
        faults
    }

    fn is_of_people(&self, answer: &Answer) -> bool {
        let person = |side: Side| self.secrets[side].is_some();
        !answer.by_default && !answer.by_assistant && answer.side().is_some_and(person)
    }
}

/// A line without its link and number.
fn read(line: &str) -> Option<Entry> {
    Entry::parse(line.trim_end().splitn(3, ' ').nth(2)?)
}
