//! What people add to verifiable dice before kick-off.

use std::io::Write;

use tabletop::Side;

use super::{Next, Seat};
use crate::terminal::{input::Typed, secret};

impl<W: Write> Seat<'_, W> {
    /// Asks a coach to add to the dice; Enter alone adds random letters.
    pub(super) fn ask_contribution(&mut self, side: Side) -> anyhow::Result<Next> {
        let who = &self.played.setup().names[side];
        write!(
            self.out,
            "Dice that can be verified: {who} ({side}), type anything to mix in, or press Enter: "
        )?;
        self.out.flush()?;
        let text = match self.input.next(None) {
            Typed::End => {
                writeln!(self.out)?;
                return Ok(Next::Leave);
            }
            Typed::TimedOut => return Ok(Next::Go),
            Typed::Line(line) if line.trim().is_empty() => secret::new()?,
            Typed::Line(line) => line.trim().to_string(),
        };
        if let Err(refused) = self.played.contribute(side, &text) {
            writeln!(self.out, "{refused}")?;
        }
        Ok(Next::Go)
    }
}
