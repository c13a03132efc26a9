//! How the sides of a match add to verifiable dice before it begins.
//!
//! In the form of today each side that a person coaches commits itself to an addition; when
//! all have, home reveals, then away. Who does not is named, and all begin anew only if the
//! other side agrees.

use tabletop::{
    BySide, Side,
    addition::{addition_fault, commitment},
    log::{Entry, Note},
    pledge::{Digits, Form, Pledge, contribution_fault},
};

use super::Table;
use crate::verifiable::Due;
use games::{playable::Playable, setup::HUMAN};

/// How far the sides have come.
#[derive(Default)]
pub(super) struct Mixing<'a> {
    pub(super) commitments: BySide<Option<&'a str>>,
    pub(super) added: BySide<Option<&'a str>>,
    pub(super) unrevealed: Option<Side>,
}

impl<'a> Mixing<'a> {
    /// By the notes that stand before the first answer.
    pub(super) fn of(entries: &'a [Entry]) -> Mixing<'a> {
        let mut mixing = Mixing::default();
        for entry in entries {
            match entry {
                Entry::Note(note) => mixing.take(note),
                Entry::Answer(_) | Entry::Undo { .. } => break,
            }
        }
        mixing
    }

    fn take(&mut self, note: &'a Note) {
        match note {
            Note::Contribution { side, text } => self.added[*side] = Some(text),
            Note::Commitment { side, hash } => self.commitments[*side] = Some(hash),
            Note::Reveal { side, addition } => {
                self.added[*side] = Some(addition);
                self.unrevealed = None;
            }
            Note::Unrevealed(side) => self.unrevealed = Some(*side),
            Note::Anew(_) => *self = Mixing::default(),
            Note::Secret(_) | Note::Order(_) | Note::Coach { .. } => (),
        }
    }
}

impl<G: Playable + 'static> Table<G> {
    pub(super) fn mixing(&self) -> Mixing<'_> {
        Mixing::of(self.session.entries())
    }

    /// What a side has to do before the match begins.
    pub(super) fn due_of(&self, side: Side) -> Option<Due> {
        let pledge = self.pledge()?;
        if self.session.answers().next().is_some() {
            return None;
        }
        let mixing = self.mixing();
        if pledge.form == Form::One {
            let lacks = self.coaches[side] == HUMAN && mixing.added[side].is_none();
            return lacks.then_some(Due::Contribution);
        }
        // Whoever takes over a seat takes over what it is bound to: by the header.
        let takes_part = |side: Side| self.setup.coaches[side] == HUMAN;
        let lacks = |of: &BySide<Option<&str>>, side: Side| takes_part(side) && of[side].is_none();
        if lacks(&mixing.commitments, side) {
            return Some(Due::Commitment);
        }
        if lacks(&mixing.commitments, side.other()) || !lacks(&mixing.added, side) {
            return None;
        }
        let home_first = side == Side::Away && lacks(&mixing.added, Side::Home);
        (!home_first).then_some(Due::Reveal)
    }

    /// Why a note about the dice has no place after the lines that are there.
    pub(super) fn check_mixing(&self, pledge: Pledge, note: &Note) -> Result<(), String> {
        let mixing = self.mixing();
        let due = |side: Side, what: Due| match self.due_of(side) {
            Some(due) if due == what => Ok(()),
            _ => Err(format!("no {} of {side} is due now", what.name())),
        };
        match note {
            Note::Contribution { side, text } => match contribution_fault(text) {
                Some(fault) => Err(fault),
                None if mixing.added[*side].is_some() => {
                    Err(format!("{side} has added to the dice before"))
                }
                None => due(*side, Due::Contribution),
            },
            Note::Commitment { side, hash } => match Digits::named(hash) {
                None => {
                    let cure = "write the SHA-256 of the addition in 64 small hexadecimal digits";
                    Err(format!("this is no commitment; {cure}"))
                }
                Some(_) if mixing.commitments[*side].is_some() => {
                    Err(format!("{side} is bound to its addition already"))
                }
                Some(_) => due(*side, Due::Commitment),
            },
            Note::Reveal { side, addition } => {
                due(*side, Due::Reveal)?;
                let bound = mixing.commitments[*side] == Some(&commitment(pledge, *side, addition));
                match addition_fault(addition) {
                    Some(fault) => Err(fault),
                    None if bound => Ok(()),
                    None => Err(format!("{side} was bound to another addition")),
                }
            }
            Note::Unrevealed(side) if mixing.unrevealed == Some(*side) => {
                Err(format!("it is written already that {side} does not reveal"))
            }
            Note::Unrevealed(side) => due(*side, Due::Reveal),
            Note::Anew(side) => self.check_anew(mixing.unrevealed, *side),
            Note::Secret(_) | Note::Order(_) | Note::Coach { .. } => Ok(()),
        }
    }

    /// Only the side that is not to blame can agree; a computer always does.
    fn check_anew(&self, unrevealed: Option<Side>, side: Side) -> Result<(), String> {
        match unrevealed {
            None => Err("nobody was named for not revealing".to_string()),
            Some(named) if named == side && self.setup.coaches[side.other()] == HUMAN => {
                Err(format!("only {} can agree to begin anew", side.other()))
            }
            Some(_) => Ok(()),
        }
    }

    /// Before the dice are mixed nobody but a person can take a seat: a computer adds
    /// nothing, and so other dice could be had by a change of coaches.
    pub(super) fn check_coach_while_mixing(&self, coach: &str) -> Result<(), String> {
        let mixes = self.pledge().is_some_and(|pledge| pledge.form == Form::Two)
            && self.next_contributor().is_some();
        match mixes && coach != HUMAN {
            true => Err("no computer can take over before the dice are mixed; \
                         begin another match instead"
                .to_string()),
            false => Ok(()),
        }
    }

    /// The notes about the dice, for a match that is to have the same.
    pub(super) fn mixed(&self) -> Vec<Note> {
        let notes = self
            .session
            .entries()
            .iter()
            .map_while(|entry| match entry {
                Entry::Note(note) => Some(note),
                Entry::Answer(_) | Entry::Undo { .. } => None,
            });
        let about_dice = |note: &&Note| !matches!(note, Note::Order(_) | Note::Coach { .. });
        notes.filter(about_dice).cloned().collect()
    }
}
