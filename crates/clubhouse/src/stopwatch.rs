//! The clock on the wall of a match with a live clock.

use std::time::Duration;

use football::Period;
use work::surroundings::{Millis, millis_now};

/// Seconds since the period began, less pauses. Times are those of the world, so that
/// several servers can have one clock in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopwatch {
    period: Option<Period>,
    pub(crate) began: Millis,
    /// When it was stopped, if it is.
    pub(crate) stopped: Option<Millis>,
    pub(crate) reported: u32,
}

/// How long ago that was; nothing if it is to come.
pub(crate) fn since(then: Millis) -> Duration {
    Duration::from_millis(u64::try_from(millis_now() - then).unwrap_or(0))
}

impl Default for Stopwatch {
    fn default() -> Stopwatch {
        Stopwatch::new()
    }
}

impl Stopwatch {
    /// A stopwatch that has not been started.
    #[must_use]
    pub fn new() -> Stopwatch {
        let now = millis_now();
        Stopwatch {
            period: None,
            began: now,
            stopped: Some(now),
            reported: 0,
        }
    }

    /// Stands at nothing if this is another period than before. True if it is.
    pub fn at_period(&mut self, period: Period) -> bool {
        let new = self.period != Some(period);
        if new {
            *self = Stopwatch::new();
            self.period = Some(period);
        }
        new
    }

    /// Stands or runs as it did elsewhere, in this period.
    pub(crate) fn restored(
        period: Period,
        began: Millis,
        stopped: Option<Millis>,
        reported: u32,
    ) -> Stopwatch {
        Stopwatch {
            period: Some(period),
            began,
            stopped,
            reported,
        }
    }

    /// True if it runs.
    #[must_use]
    pub fn runs(&self) -> bool {
        self.stopped.is_none()
    }

    /// Stops it, if it runs.
    pub fn stop(&mut self) {
        self.stopped.get_or_insert_with(millis_now);
    }

    /// Lets it run on, if it stands. The pause does not count.
    pub fn go(&mut self) {
        if let Some(stopped) = self.stopped.take() {
            self.began += millis_now() - stopped;
        }
    }

    fn passed(&self) -> Duration {
        let now = self.stopped.unwrap_or_else(millis_now);
        Duration::from_millis(u64::try_from(now - self.began).unwrap_or(0))
    }

    /// Whole seconds that passed since they were last reported.
    #[must_use]
    pub fn unreported(&self) -> u32 {
        let passed = u32::try_from(self.passed().as_secs()).unwrap_or(u32::MAX);
        passed.saturating_sub(self.reported)
    }

    /// The same, and they are reported now.
    pub fn report(&mut self) -> u32 {
        let seconds = self.unreported();
        self.reported += seconds;
        seconds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_does_not_count() {
        let mut watch = Stopwatch::new();
        assert!(watch.at_period(Period::FirstHalf) && !watch.at_period(Period::FirstHalf));
        assert!(!watch.runs());
        // It stood for a minute before it began.
        watch.began -= 60_000;
        watch.stopped = watch.stopped.map(|at| at - 60_000);
        watch.go();
        assert_eq!(watch.unreported(), 0);
        // It ran for 61 seconds, then stood for 30.
        watch.began -= 61_000;
        watch.stop();
        watch.began -= 30_000;
        watch.stopped = watch.stopped.map(|at| at - 30_000);
        watch.go();
        assert_eq!(watch.report(), 61);
        assert_eq!(watch.report(), 0);
        assert!(watch.at_period(Period::SecondHalf));
        assert_eq!((watch.unreported(), watch.runs()), (0, false));
    }
}
