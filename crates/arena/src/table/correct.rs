//! A match again with some of its answers changed: a roll that was read wrongly, or a
//! decision that could have been another one.
//!
//! Every answer has an address: the step, the question, and which of its kind it is in
//! that step. What still fits there is answered as before, by the same dice; computer
//! coaches decide anew, as they are told what changed; people's decisions stand as long as
//! they are asked.

use std::collections::BTreeMap;

use tabletop::{Question, Session, session::Refused};

use super::{Match, Table};
use crate::verifiable::Verifiable as _;
use games::playable::Playable;
use games::setup::Dice;

/// Where the lines of changed answers stand in a header.
const CHANGED: &str = "corrected";

/// Where an answer stands: the step, the question, and how often it came up before in
/// that step.
type RollAddress = (u64, String, usize);

/// A match with changed answers, played to its end.
pub struct Corrected {
    /// The match.
    pub game: Box<dyn Match>,
    /// How many answers are those of the match before.
    pub same: usize,
    /// How many are not.
    pub other: usize,
    /// Changes, by their place in the list, whose question was not asked any more.
    pub moot: Vec<usize>,
}

/// What was answered, and whether somebody changed it.
struct GivenRoll {
    line: usize,
    text: String,
    changed: bool,
}

impl<G: Playable + 'static> Table<G> {
    /// The log lines of answers that were changed before.
    pub(super) fn changed_lines(&self) -> impl Iterator<Item = usize> + '_ {
        let fields = self.header.fields_named(CHANGED);
        fields.filter_map(|line| line.parse().ok())
    }

    pub(super) fn with_changes(&self, changes: &[(usize, String)]) -> Result<Corrected, Refused> {
        let mut given = self.addressed();
        let mut moot: BTreeMap<RollAddress, usize> = BTreeMap::new();
        for (number, (line, text)) in changes.iter().enumerate() {
            let mut all = given.iter_mut();
            let found = all.find(|(_, given)| given.line == *line);
            let (address, given) = found.ok_or(Refused::NothingToUndo(*line))?;
            given.text.clone_from(text);
            given.changed = true;
            moot.insert(address.clone(), number);
        }
        let mut again = Table::new(
            self.setup.clone(),
            self.header.clone(),
            Session::new(self.session.rules().clone(), self.setup.undo),
            self.books.clone(),
            &self.library,
        );
        again.secret = self.secret().map(str::to_string);
        for note in self.mixed() {
            again.mix(note)?;
        }
        again.header.fields.retain(|(name, _)| name != CHANGED);
        let mut same = 0;
        while let Some(question) = again.session.waiting() {
            let address = again.address(question.label());
            let given = given.get(&address);
            moot.remove(&address);
            if given.is_some_and(|given| given.changed) {
                let line = again.session.entries().len() + 1;
                again.header.add(CHANGED, line);
            }
            same += usize::from(again.answer_as(given)?);
        }
        Ok(Corrected {
            same,
            other: again.session.answers().count() - same,
            game: Box::new(again),
            moot: moot.into_values().collect(),
        })
    }

    /// The answers that stand, by their addresses.
    fn addressed(&self) -> BTreeMap<RollAddress, GivenRoll> {
        let changed: Vec<usize> = self.changed_lines().collect();
        let mut again = Session::new(self.session.rules().clone(), self.setup.undo);
        let mut all = BTreeMap::new();
        for (line, answer) in self.session.answers() {
            let address = address_in(&again, answer.label.clone());
            let given = GivenRoll {
                line,
                text: answer.text.clone(),
                changed: changed.contains(&line),
            };
            all.insert(address, given);
            // It fitted in the match.
            let _ = again.answer(&answer.text);
        }
        all
    }

    fn address(&self, label: String) -> RollAddress {
        address_in(&self.session, label)
    }

    /// Answers the question that waits, as before if that still fits; true if it does.
    fn answer_as(&mut self, given: Option<&GivenRoll>) -> Result<bool, Refused> {
        if let Some(given) = given.filter(|given| given.changed) {
            self.session.answer(&given.text)?;
            return Ok(false);
        }
        let decides = match self.session.waiting() {
            Some(Question::Decide(decision)) => self.hired(decision.side).is_some(),
            // The program's dice have addresses of their own.
            Some(Question::Roll(_) | Question::Draw { .. }) => self.setup.dice != Dice::Mine,
            _ => false,
        };
        if decides {
            self.answer_by_program()?;
            let last = self.session.answers().next_back();
            let last = last.map(|(_, answer)| answer.text.as_str());
            return Ok(last == given.map(|given| given.text.as_str()));
        }
        let stands = given.is_some_and(|given| self.session.answer(&given.text).is_ok());
        if !stands {
            self.answer_by_program()?;
        }
        Ok(stands)
    }
}

fn address_in<G: Playable>(session: &Session<G>, label: String) -> RollAddress {
    let step = session.dice_position().step;
    let before = session.answers_of_step();
    let before = before.filter(|answer| answer.label == label).count();
    (step, label, before)
}
