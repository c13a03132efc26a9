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

use super::{Next, Seat};
use crate::terminal::{input::Typed, secret};

impl<W: Write> Seat<'_, W> {
    /// Asks for what is due of a side, so that the dice can be rolled.
    pub(super) fn ask_contribution(&mut self, side: Side) -> anyhow::Result<Next> {
        match (self.played.due(side), self.played.setup().dice) {
            (Some(Due::Commitment), Dice::Verifiable(pledge)) => self.mix(pledge),
            (Some(Due::Reveal), _) => self.begin_anew(side),
            (Some(Due::Contribution), _) => {
                let Some(text) = self.ask_words(side)? else {
                    return Ok(Next::Leave);
                };
                let text = match text.is_empty() {
                    true => secret::new()?,
                    false => text,
                };
                self.note(Note::Contribution { side, text })?;
                Ok(Next::Go)
            }
            _ => Ok(Next::Go),
        }
    }

    /// Everybody is asked before anything is written down: at one screen all commit
    /// themselves and reveal in one go.
    fn mix(&mut self, pledge: Pledge) -> anyhow::Result<Next> {
        let mut additions = BySide::<Option<String>>::default();
        for side in Side::BOTH {
            if self.played.due(side) != Some(Due::Commitment) {
                continue;
            }
            let Some(words) = self.ask_words(side)? else {
                return Ok(Next::Leave);
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
        Ok(Next::Go)
    }

    /// The program ended between commitment and reveal: what was to be revealed is lost.
    fn begin_anew(&mut self, side: Side) -> anyhow::Result<Next> {
        let who = &self.played.setup().names[side];
        writeln!(
            self.out,
            "What {who} ({side}) was to add to the dice is lost."
        )?;
        if self.played.unrevealed() != Some(side) {
            self.note(Note::Unrevealed(side))?;
            self.journal.keep(self.played.entries())?;
        }
        if !self.both_agree("begin anew with the dice")? {
            return Ok(Next::Leave);
        }
        self.note(Note::Anew(side.other()))?;
        Ok(Next::Go)
    }

    /// What a coach types to be mixed in; nothing if he leaves.
    fn ask_words(&mut self, side: Side) -> anyhow::Result<Option<String>> {
        let who = &self.played.setup().names[side];
        write!(
            self.out,
            "Dice that can be verified: {who} ({side}), type anything to mix in, or press Enter: "
        )?;
        self.out.flush()?;
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
