//! What was measured, and what must not be.

use std::{
    cell::{Cell, RefCell},
    time::{Duration, Instant},
};

/// How long a server that came back is given to read its matches again.
const WARM_UP: Duration = Duration::from_secs(3);

/// Times in microseconds.
#[derive(Default)]
pub struct Times(RefCell<Vec<u32>>);

impl Times {
    fn add(&self, time: Duration) {
        let micros = u32::try_from(time.as_micros()).unwrap_or(u32::MAX);
        self.0.borrow_mut().push(micros);
    }

    pub fn count(&self) -> usize {
        self.0.borrow().len()
    }

    /// The time, in milliseconds, that this share of all does not exceed.
    pub fn quantile(&self, share: f64) -> f64 {
        let mut times = self.0.borrow_mut();
        times.sort_unstable();
        let nth = (times.len() as f64 * share).ceil() as usize;
        let time = times.get(nth.saturating_sub(1)).copied().unwrap_or(0);
        f64::from(time) / 1000.0
    }
}

/// Everything that is counted.
#[derive(Default)]
pub struct Tally {
    /// False while matches are being set up.
    counts: Cell<bool>,
    /// Since when all servers have run.
    up_since: Cell<Option<Instant>>,
    /// From sending an answer to its acknowledgement.
    pub acknowledged: Times,
    /// To its arrival at the other player.
    pub other: Times,
    /// To its arrival at a spectator.
    pub watcher: Times,
    /// All of them for answers sent while a server was away or had just come back.
    pub disturbed: Times,
    pub answers: Cell<usize>,
    /// Answers whose fate was not told, because the server was killed.
    pub untold: Cell<usize>,
    pub reconnections: Cell<usize>,
    pub chances: Cell<usize>,
    faults: RefCell<Vec<String>>,
}

/// Whom a time is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    Sender,
    Other,
    Watcher,
}

pub fn count(what: &Cell<usize>) {
    what.set(what.get() + 1);
}

impl Tally {
    pub fn begin(&self) {
        self.counts.set(true);
    }

    pub fn end(&self) {
        self.counts.set(false);
    }

    pub fn server_went(&self) {
        self.up_since
            .set(Some(Instant::now() + Duration::from_secs(3600)));
    }

    pub fn server_came_back(&self) {
        self.up_since.set(Some(Instant::now()));
    }

    /// Something that was sent then has arrived.
    pub fn arrived(&self, whose: Whose, sent: Instant) {
        if !self.counts.get() {
            return;
        }
        let calm = self.up_since.get().is_none_or(|up| up + WARM_UP < sent);
        let times = match whose {
            _ if !calm => &self.disturbed,
            Whose::Sender => &self.acknowledged,
            Whose::Other => &self.other,
            Whose::Watcher => &self.watcher,
        };
        times.add(sent.elapsed());
    }

    pub fn fault(&self, what: String) {
        self.faults.borrow_mut().push(what);
    }

    pub fn faults(&self) -> Vec<String> {
        self.faults.borrow().clone()
    }
}
