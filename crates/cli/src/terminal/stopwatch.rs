//! The clock on the wall of a match with a live clock.

use std::time::{Duration, Instant};

use football::Period;

/// Seconds since the period began, less pauses.
#[derive(Debug)]
pub struct Stopwatch {
    period: Option<Period>,
    began: Instant,
    reported: u32,
}

impl Stopwatch {
    /// A stopwatch that has not been started.
    pub fn new() -> Stopwatch {
        Stopwatch {
            period: None,
            began: Instant::now(),
            reported: 0,
        }
    }

    /// Starts again if this is another period than before. True if it is.
    pub fn at_period(&mut self, period: Period) -> bool {
        let new = self.period != Some(period);
        if new {
            self.period = Some(period);
            self.restart();
        }
        new
    }

    /// Starts again, with nothing reported.
    pub fn restart(&mut self) {
        self.began = Instant::now();
        self.reported = 0;
    }

    /// Whole seconds that passed since they were last reported.
    pub fn unreported(&self) -> u32 {
        let passed = u32::try_from(self.began.elapsed().as_secs()).unwrap_or(u32::MAX);
        passed.saturating_sub(self.reported)
    }

    /// The same, and they are reported now.
    pub fn report(&mut self) -> u32 {
        let seconds = self.unreported();
        self.reported += seconds;
        seconds
    }

    /// Leaves out a pause.
    pub fn leave_out(&mut self, pause: Duration) {
        self.began += pause;
    }
}
