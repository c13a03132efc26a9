//! The clock on the wall, while people play.

use std::{
    io::{self, IsTerminal as _, Write},
    time::Duration,
};

use football::{phrase, term};

use super::TerminalSeat;
use crate::terminal::input::Typed;

impl<W: Write> TerminalSeat<'_, W> {
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
            writeln!(self.out)?;
            self.ask_for(&term("terminal.clock.start"))?;
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
            return self.say(&term("terminal.clock.none"));
        }
        if !self.both_agree("terminal.agree.pause")? {
            return Ok(());
        }
        self.stopwatch.stop();
        self.ask_for(&term("terminal.clock.stands"))?;
        self.input.next(None);
        self.stopwatch.go();
        Ok(())
    }

    /// Unless the other side says yes, the answer is no.
    pub(super) fn both_agree(&mut self, what: &'static str) -> anyhow::Result<bool> {
        self.ask_for(&phrase!("terminal.agree", what = term(what)))?;
        let answer = self.input.next(self.time_to_answer());
        Ok(matches!(answer, Typed::Line(line) if self.telling.speech.is_yes(&line)))
    }
}
