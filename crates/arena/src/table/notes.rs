//! What is in a log beside answers: what the sides add to the dice, and the secret.

use tabletop::{
    BySide, Side,
    log::{Entry, Note},
    pledge::{Pledge, contribution_fault},
    session::Refused,
};

use super::Table;
use crate::{
    playable::Playable,
    setup::{Dice, HUMAN},
    verifiable::{DiceCheck, Verifiable},
};

const NOT_PROMISED: &str = "this is not the secret that was promised before kick-off";

impl<G: Playable + 'static> Verifiable for Table<G> {
    fn check_dice(&self) -> Result<DiceCheck, usize> {
        self.dice_that_fit()
    }

    fn hold_secret(&mut self, secret: &str) -> Result<(), Refused> {
        if self.pledge() != Some(Pledge::of(secret)) {
            return Err(Refused::Note(NOT_PROMISED.to_string()));
        }
        self.secret = Some(secret.to_string());
        Ok(())
    }

    fn secret(&self) -> Option<&str> {
        // Nothing comes after it.
        match self.session.entries().last()? {
            Entry::Note(Note::Secret(secret)) => Some(secret),
            _ => None,
        }
    }

    fn contributions(&self) -> BySide<Option<&str>> {
        // They come before the first answer.
        let mut all = BySide::default();
        for entry in self.session.entries() {
            match entry {
                Entry::Note(Note::Contribution { side, text }) => all[*side] = Some(text.as_str()),
                Entry::Note(_) => (),
                Entry::Answer(_) | Entry::Undo { .. } => break,
            }
        }
        all
    }

    fn lacks_contribution(&self, side: Side) -> bool {
        let asked = self.pledge().is_some() && self.setup.coaches[side] == HUMAN;
        asked && self.contributions()[side].is_none()
    }

    fn contribute(&mut self, side: Side, text: &str) -> Result<(), Refused> {
        let text = text.to_string();
        self.add_note(Note::Contribution { side, text })
    }
}

impl<G: Playable + 'static> Table<G> {
    /// What was promised, if the dice are verifiable.
    fn pledge(&self) -> Option<Pledge> {
        match self.setup.dice {
            Dice::Verifiable(pledge) => Some(pledge),
            Dice::App { .. } | Dice::Mine => None,
        }
    }

    pub(super) fn next_contributor(&self) -> Option<Side> {
        let mut sides = Side::BOTH.into_iter();
        sides.find(|&side| self.lacks_contribution(side))
    }

    /// Nothing is answered before all dice are fixed.
    pub(super) fn check_begun(&self) -> Result<(), Refused> {
        self.next_contributor()
            .map_or(Ok(()), |side| Err(Refused::NotBegun(side)))
    }

    /// At full time the secret is told.
    pub(super) fn tell_secret(&mut self) {
        let over = self.session.waiting().is_none() && self.secret().is_none();
        if let Some(secret) = self.secret.clone().filter(|_| over) {
            self.session.note(Note::Secret(secret));
        }
    }

    /// Adds an entry of a log as it was saved.
    pub(crate) fn take_over_entry(&mut self, entry: &Entry) -> Result<(), Refused> {
        match entry {
            Entry::Note(note) => self.add_note(note.clone()),
            Entry::Answer(_) | Entry::Undo { .. } => {
                self.check_begun()?;
                self.session.take_over(entry)
            }
        }
    }

    fn add_note(&mut self, note: Note) -> Result<(), Refused> {
        self.check_note(&note).map_err(Refused::Note)?;
        self.session.note(note);
        Ok(())
    }

    /// Why a note has no place after the lines that are there.
    fn check_note(&self, note: &Note) -> Result<(), String> {
        let Some(pledge) = self.pledge() else {
            return Err("the dice of this match are not verifiable".to_string());
        };
        if self.secret().is_some() {
            return Err("the secret is told: nothing can follow".to_string());
        }
        match note {
            Note::Contribution { side, text } => {
                let done = self.contributions()[*side].is_some();
                match contribution_fault(text) {
                    Some(fault) => Err(fault),
                    None if done => Err(format!("{side} has added to the dice before")),
                    None if self.lacks_contribution(*side) => Ok(()),
                    None => Err(format!("a computer coaches {side}, and adds nothing")),
                }
            }
            Note::Secret(secret) if pledge != Pledge::of(secret) => Err(NOT_PROMISED.to_string()),
            Note::Secret(_) if self.session.waiting().is_some() => {
                Err("the secret is told before full time".to_string())
            }
            Note::Secret(_) => Ok(()),
            Note::Coach { .. } => Err("nobody takes over here".to_string()),
        }
    }
}
