//! What the terminal says to the people at the table.

use std::io::Write;

use football::{Phrase, phrase};
use tabletop::Side;

use super::TerminalSeat;

impl<W: Write> TerminalSeat<'_, W> {
    /// Says a line.
    pub(super) fn say(&mut self, phrase: &Phrase) -> anyhow::Result<()> {
        let said = self.telling.speech.say(phrase);
        Ok(writeln!(self.out, "{said}")?)
    }

    /// Says something that is to be answered in the same line.
    pub(super) fn ask_for(&mut self, phrase: &Phrase) -> anyhow::Result<()> {
        let said = self.telling.speech.say(phrase);
        write!(self.out, "{said} ")?;
        Ok(self.out.flush()?)
    }

    /// Something about a side: `{who} ({side})`.
    pub(super) fn of_side(&self, key: &'static str, side: Side) -> Phrase {
        let who = self.played.setup().names[side].clone();
        phrase!(key, who = who, side = self.telling.speech.side(side))
    }
}
