//! The clock on the wall, while people play.

use std::{
    io::{self, IsTerminal as _, Write},
    time::Duration,
};

use super::Seat;
use crate::terminal::input::Typed;

impl<W: Write> Seat<'_, W> {
    /// Starts the clock of a new period, when the people are ready; it stands while the
    /// rules say so.
    pub(super) fn start_clock(&mut self) -> anyhow::Result<()> {
        if self.played.live_clock().is_none() {
            self.stopwatch.stop();
            return Ok(());
        }
        if !self.stopwatch.at_period(self.played.moment().period) {
            self.stopwatch.go();
            return Ok(());
        }
        if io::stdin().is_terminal() {
            write!(
                self.out,
                "\nThe clock runs from now. Press Enter to start. "
            )?;
            self.out.flush()?;
            self.input.next(None);
        }
        self.stopwatch.go();
        Ok(())
    }

    /// How long a person may think while a clock runs.
    pub(super) fn time_to_answer(&self) -> Option<Duration> {
        let (left, decision) = self.played.live_clock()?;
        let left = left.saturating_sub(self.stopwatch.unreported());
        Some(Duration::from_secs(u64::from(left.min(decision))))
    }

    pub(super) fn pause(&mut self) -> anyhow::Result<()> {
        if self.played.live_clock().is_none() {
            writeln!(self.out, "No clock is running.")?;
            return Ok(());
        }
        if !self.both_agree("pause")? {
            return Ok(());
        }
        self.stopwatch.stop();
        write!(self.out, "The clock stands. Press Enter to go on. ")?;
        self.out.flush()?;
        self.input.next(None);
        self.stopwatch.go();
        Ok(())
    }

    /// Unless the other side says yes, the answer is no.
    pub(super) fn both_agree(&mut self, what: &str) -> anyhow::Result<bool> {
        write!(self.out, "Do both sides agree to {what} (y/n)? ")?;
        self.out.flush()?;
        let answer = self.input.next(self.time_to_answer());
        Ok(matches!(answer, Typed::Line(line) if line.to_lowercase().starts_with('y')))
    }
}
