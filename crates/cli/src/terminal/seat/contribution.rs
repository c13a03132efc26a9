//! What people add to verifiable dice before kick-off.

use std::io::Write;

use anyhow::anyhow;
use arena::Due;
use games::Dice;
use tabletop::{
    BySide, Side,
    addition::{addition, commitment},
    log::Note,
    pledge::{Pledge, contribution_fault},
};

use super::{AfterAnswer, TerminalSeat};
use crate::terminal::{input::Typed, secret};

impl<W: Write> TerminalSeat<'_, W> {
    /// Asks for what is due of a side, so that the dice can be rolled.
    pub(super) fn ask_contribution(&mut self, side: Side) -> anyhow::Result<AfterAnswer> {
        match (self.played.due(side), self.played.setup().dice) {
            (Some(Due::Commitment), Dice::Verifiable(pledge)) => self.mix(pledge),
            (Some(Due::Reveal), _) => self.begin_anew(side),
            (Some(Due::Contribution), _) => {
                let Some(text) = self.ask_words(side)? else {
                    return Ok(AfterAnswer::Leave);
                };
                let text = match text.is_empty() {
                    true => secret::new()?,
                    false => text,
                };
                self.note(Note::Contribution { side, text })?;
                Ok(AfterAnswer::Go)
            }
            _ => Ok(AfterAnswer::Go),
        }
    }

    /// Everybody is asked before anything is written down: at one screen all commit
    /// themselves and reveal in one go.
    fn mix(&mut self, pledge: Pledge) -> anyhow::Result<AfterAnswer> {
        let mut additions = BySide::<Option<String>>::default();
        for side in Side::BOTH {
            if self.played.due(side) != Some(Due::Commitment) {
                continue;
            }
            let Some(words) = self.ask_words(side)? else {
                return Ok(AfterAnswer::Leave);
            };
            let mut salt = [0; 16];
            getrandom::fill(&mut salt).map_err(|error| anyhow!("no random numbers: {error}"))?;
            additions[side] = Some(addition(salt, &words));
        }
        for side in Side::BOTH {
            if let Some(addition) = &additions[side] {
                let hash = commitment(pledge, side, addition);
                self.note(Note::Commitment { side, hash })?;
            }
        }
        for side in Side::BOTH {
            if let Some(addition) = additions[side].take()
                && self.played.due(side) == Some(Due::Reveal)
            {
                self.note(Note::Reveal { side, addition })?;
            }
        }
        Ok(AfterAnswer::Go)
    }

    /// The program ended between commitment and reveal: what was to be revealed is lost.
    fn begin_anew(&mut self, side: Side) -> anyhow::Result<AfterAnswer> {
        self.say(&self.of_side("terminal.mix.lost", side))?;
        if self.played.unrevealed() != Some(side) {
            self.note(Note::Unrevealed(side))?;
            self.journal.keep(self.played.entries())?;
        }
        if !self.both_agree("terminal.agree.anew")? {
            return Ok(AfterAnswer::Leave);
        }
        self.note(Note::Anew(side.other()))?;
        Ok(AfterAnswer::Go)
    }

    /// What a coach types to be mixed in; nothing if he leaves.
    fn ask_words(&mut self, side: Side) -> anyhow::Result<Option<String>> {
        self.ask_for(&self.of_side("terminal.mix", side))?;
        let Typed::Line(line) = self.input.next(None) else {
            writeln!(self.out)?;
            return Ok(None);
        };
        let words = line.trim().to_string();
        match contribution_fault(&words).filter(|_| !words.is_empty()) {
            Some(fault) => {
                writeln!(self.out, "{fault}")?;
                self.ask_words(side)
            }
            None => Ok(Some(words)),
        }
    }

    /// Says why, if it does not fit.
    fn note(&mut self, note: Note) -> anyhow::Result<()> {
        if let Err(refused) = self.played.mix(note) {
            writeln!(self.out, "{refused}")?;
        }
        Ok(())
    }
}
