//! What stands beside the lines of a match and is no part of it: a clock that runs or
//! stands, a wish to take something back. It is kept in the store, so that all servers
//! on one database have it in common, and counts only for the version it was set at.

use std::{fmt::Write as _, time::Duration};

use store::{Append, LiveState, MatchProgress, Reached};
use tabletop::log::Entry;
use work::surroundings::{Millis, millis_now, now};

use crate::{
    refusal::Refusal,
    room::Room,
    seat::Seat,
    stopwatch::{Stopwatch, since},
};

/// If a coach's time was over that long ago and nothing happened, no server was there.
const NOBODY_THERE: Duration = Duration::from_secs(5);

impl Room {
    /// How far it has come, as the store has it.
    pub(crate) fn reached(&self) -> Reached {
        Reached {
            lines: self.stored,
            live_states: self.live_state.count,
            rematch: self.rematch.is_some(),
        }
    }

    /// What is to stand beside the lines from now on; `None` if it does already.
    pub(crate) fn new_live_state(&self) -> Option<(String, i64)> {
        let text = self.write_live_state();
        (text != self.live_state.text).then_some((text, self.live_state.count))
    }

    /// The new live state is in the store.
    pub(crate) fn live_state_is_set(&mut self, text: String) {
        self.live_state.text = text;
        self.live_state.count += 1;
    }

    /// `12 undo home 11 declined away pause home clock 1700000000000 - 45 rests 1700000001000`:
    /// the version, who asked to take back from which line on, whose such wish was declined,
    /// who asked to stop the clock, when the clock began and was stopped, the seconds
    /// reported, whether it stands by the rules, and when the question was asked.
    fn write_live_state(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        if let Some((seat, line)) = self.undo_asked {
            let _ = write!(text, " undo {seat} {line}");
        }
        if let Some(seat) = self.undo_declined {
            let _ = write!(text, " declined {seat}");
        }
        if let Some(seat) = self.pause_asked {
            let _ = write!(text, " pause {seat}");
        }
        if self.played.live_clock().is_some() || self.rests {
            let watch = &self.stopwatch;
            let stopped = watch.stopped.map_or("-".to_string(), |at| at.to_string());
            let why = if self.rests { "rests" } else { "-" };
            let _ = write!(
                text,
                " clock {} {stopped} {} {why} {}",
                watch.began, watch.reported, self.asked
            );
        }
        if text.is_empty() {
            return text;
        }
        format!("{}{text}", self.version())
    }

    /// Takes over what stands beside the lines.
    pub(crate) fn read_live_state(&mut self, live_state: LiveState) {
        self.live_state = live_state;
        (self.undo_asked, self.undo_declined, self.pause_asked) = (None, None, None);
        let text = self.live_state.text.clone();
        let mut words = text.split(' ');
        let of_now = |word: &str| word.parse() == Ok(self.version());
        if !words.next().is_some_and(of_now) {
            return;
        }
        // What cannot be read was written by another version of the program, and passes.
        while let Some(kind) = words.next() {
            let read = match kind {
                "undo" => self.read_wish(&mut words),
                "declined" => seat_in(&mut words).map(|seat| self.undo_declined = Some(seat)),
                "pause" => seat_in(&mut words).map(|seat| self.pause_asked = Some(seat)),
                "clock" => self.read_clock(&mut words),
                _ => None,
            };
            if read.is_none() {
                return;
            }
        }
    }

    fn read_wish<'a>(&mut self, words: &mut impl Iterator<Item = &'a str>) -> Option<()> {
        let seat = seat_in(words)?;
        self.undo_asked = Some((seat, words.next()?.parse().ok()?));
        Some(())
    }

    fn read_clock<'a>(&mut self, words: &mut impl Iterator<Item = &'a str>) -> Option<()> {
        let began = words.next()?.parse().ok()?;
        let stopped: Option<Millis> = match words.next()? {
            "-" => None,
            at => Some(at.parse().ok()?),
        };
        let reported = words.next()?.parse().ok()?;
        self.rests = words.next()? == "rests";
        self.asked = words.next()?.parse().ok()?;
        let period = self.played.moment().period;
        self.stopwatch = Stopwatch::restored(period, began, stopped, reported);
        Some(())
    }

    /// A clock stands while no server is there: then nobody took the default for a coach
    /// whose time was over.
    pub(crate) fn stop_if_nobody_was_there(&mut self) {
        let Some(clock) = self.clock().filter(|clock| clock.running) else {
            return;
        };
        let decision = Duration::from_secs(u64::from(clock.decision));
        if since(self.asked) > decision + NOBODY_THERE {
            self.stopwatch.stopped = Some(self.asked.max(self.stopwatch.began));
            self.asked = millis_now();
        }
    }

    /// Takes over what other servers say that they wrote. False if that does not follow
    /// what is here: then it has to be read.
    pub(crate) fn take_over(&mut self, told: Vec<Append>) -> Result<bool, Refusal> {
        for append in told {
            let Append {
                after,
                lines,
                live_state,
                ..
            } = append;
            let live_states = live_state.as_ref().map(|(_, seen)| *seen);
            let known = after + lines.len() <= self.stored;
            if known && live_states.is_none_or(|seen| seen < self.live_state.count) {
                continue;
            }
            if after != self.stored || live_states.is_some_and(|seen| seen != self.live_state.count)
            {
                return Ok(false);
            }
            let to = MatchProgress {
                lines: after + lines.len(),
                live_state: live_state.map_or_else(
                    || self.live_state.clone(),
                    |(text, seen)| LiveState {
                        text,
                        count: seen + 1,
                    },
                ),
                rematch: self.rematch.clone(),
            };
            self.catch_up(&lines, to)?;
        }
        Ok(true)
    }

    /// Takes over what another server wrote: the lines after those it has, and what stands
    /// beside them.
    pub(crate) fn catch_up(&mut self, lines: &[String], to: MatchProgress) -> Result<(), Refusal> {
        let unfit = || Refusal::Failed("the lines of a match do not fit each other".to_string());
        if self.version() != self.stored {
            return Err(unfit());
        }
        for line in lines {
            let entry = line.trim_end().splitn(3, ' ').nth(2).and_then(Entry::parse);
            let entry = entry.ok_or_else(unfit)?;
            if self.chain.line(&entry) != *line {
                return Err(unfit());
            }
            let done = self.played.take_over(&entry);
            done.map_err(|refused| Refusal::Failed(refused.to_string()))?;
            self.stored += 1;
        }
        if !lines.is_empty() {
            self.asked = millis_now();
            self.changed = now();
        }
        self.rematch = to.rematch;
        self.read_live_state(to.live_state);
        Ok(())
    }
}

/// The seat that the next word names.
fn seat_in<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Seat> {
    Seat::named(words.next()?)
}
