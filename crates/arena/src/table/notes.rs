//! What is in a log beside answers: what the sides add to the dice, the secret, and who
//! took over a seat.

use std::cell::OnceCell;

use tabletop::{
    BySide, Session, Side,
    log::{Entry, Note},
    pledge::Pledge,
    session::Refused,
};

use super::Table;
use crate::verifiable::{DiceCheck, Due, Verifiable};
use games::{
    playable::Playable,
    setup::{Dice, HUMAN, bot_command, coach_fault},
};

const NOT_PROMISED: &str = "this is not the secret that was promised before kick-off";

impl<G: Playable + 'static> Verifiable for Table<G> {
    fn check_dice(&self) -> Result<DiceCheck, usize> {
        self.dice_that_fit()
    }

    fn hold_secret(&mut self, secret: &str) -> Result<(), Refused> {
        if !self.pledge().is_some_and(|pledge| pledge.fits(secret)) {
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
        self.mixing().added
    }

    fn commitments(&self) -> BySide<Option<&str>> {
        self.mixing().commitments
    }

    fn unrevealed(&self) -> Option<Side> {
        self.mixing().unrevealed
    }

    fn due(&self, side: Side) -> Option<Due> {
        self.due_of(side)
    }

    fn mix(&mut self, note: Note) -> Result<(), Refused> {
        match note {
            Note::Order(_) | Note::Coach { .. } | Note::Secret(_) => {
                Err(Refused::Note("this adds nothing to the dice".to_string()))
            }
            note => self.add_note(note),
        }
    }
}

impl<G: Playable + 'static> Table<G> {
    /// What was promised, if the dice are verifiable.
    pub(super) fn pledge(&self) -> Option<Pledge> {
        match self.setup.dice {
            Dice::Verifiable(pledge) => Some(pledge),
            Dice::App { .. } | Dice::Key(_) | Dice::Mine => None,
        }
    }

    pub(super) fn next_contributor(&self) -> Option<Side> {
        let mut sides = Side::BOTH.into_iter();
        sides.find(|&side| self.due_of(side).is_some())
    }

    /// Nothing is answered before all dice are fixed.
    fn check_begun(&self) -> Result<(), Refused> {
        self.next_contributor()
            .map_or(Ok(()), |side| Err(Refused::NotBegun(side)))
    }

    /// Takes an answer. At full time the secret is told.
    pub(super) fn take(
        &mut self,
        answer: impl FnOnce(&mut Session<G>) -> Result<(), Refused>,
    ) -> Result<(), Refused> {
        self.check_begun()?;
        answer(&mut self.session)?;
        let over = self.session.waiting().is_none();
        if let Some(secret) = self.secret.clone().filter(|_| over) {
            self.session.note(Note::Secret(secret));
        }
        Ok(())
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

    pub(super) fn add_note(&mut self, note: Note) -> Result<(), Refused> {
        self.check_note(&note).map_err(Refused::Note)?;
        if let Note::Coach { side, coach } = &note {
            self.coaches[*side].clone_from(coach);
            self.hired[*side] = OnceCell::new();
        }
        self.session.note(note);
        Ok(())
    }

    /// Why a note has no place after the lines that are there.
    fn check_note(&self, note: &Note) -> Result<(), String> {
        if let Note::Coach { side, coach } = note {
            return self.check_coach(*side, coach);
        }
        if let Note::Order(order) = note {
            return match self.session.waiting() {
                Some(_) => self.check_order(order),
                None => Err("the match is over".to_string()),
            };
        }
        let Some(pledge) = self.pledge() else {
            return Err("the dice of this match are not verifiable".to_string());
        };
        if self.secret().is_some() {
            return Err("the secret is told: nothing can follow".to_string());
        }
        match note {
            Note::Secret(secret) if !pledge.fits(secret) => Err(NOT_PROMISED.to_string()),
            Note::Secret(_) if self.session.waiting().is_some() => {
                Err("the secret is told before full time".to_string())
            }
            note => self.check_mixing(pledge, note),
        }
    }

    /// A seat that a person had can be taken by a computer coach or by a person.
    fn check_coach(&self, side: Side, coach: &str) -> Result<(), String> {
        if self.session.waiting().is_none() {
            return Err("the match is over: nobody takes over any more".to_string());
        }
        if self.setup.coaches[side] != HUMAN {
            return Err(format!("a computer coaches {side}, and stays"));
        }
        match coach_fault(self.setup.game, coach) {
            _ if bot_command(coach).is_some() => Err("a program cannot take over".to_string()),
            Some(fault) => Err(fault.to_string()),
            None => self.check_coach_while_mixing(coach),
        }
    }

    /// True if a person coached a side when a line of the log was written.
    pub(super) fn was_person(&self, side: Side, line: usize) -> bool {
        let before = self.session.entries().iter().take(line).rev();
        let mut coaches = before.filter_map(|entry| match entry {
            Entry::Note(Note::Coach { side: of, coach }) if *of == side => Some(coach),
            _ => None,
        });
        coaches.next().unwrap_or(&self.setup.coaches[side]) == HUMAN
    }
}
