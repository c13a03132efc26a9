//! The clock on the wall of a match with a live clock.

use std::time::{Duration, Instant};

use football::Period;

/// Seconds since the period began, less pauses.
#[derive(Debug)]
pub struct Stopwatch {
    period: Option<Period>,
    began: Instant,
    /// When it was stopped, if it is.
    stopped: Option<Instant>,
    reported: u32,
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
        let now = Instant::now();
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

    /// True if it runs.
    #[must_use]
    pub fn runs(&self) -> bool {
        self.stopped.is_none()
    }

    /// Stops it, if it runs.
    pub fn stop(&mut self) {
        self.stopped.get_or_insert_with(Instant::now);
    }

    /// Lets it run on, if it stands. The pause does not count.
    pub fn go(&mut self) {
        if let Some(stopped) = self.stopped.take() {
            self.began += stopped.elapsed();
        }
    }

    fn passed(&self) -> Duration {
        let now = self.stopped.unwrap_or_else(Instant::now);
        now.saturating_duration_since(self.began)
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
        watch.began -= Duration::from_secs(60);
        watch.stopped = watch.stopped.map(|at| at - Duration::from_secs(60));
        watch.go();
        assert_eq!(watch.unreported(), 0);
        // It ran for 61 seconds, then stood for 30.
        watch.began -= Duration::from_secs(61);
        watch.stop();
        watch.began -= Duration::from_secs(30);
        watch.stopped = watch.stopped.map(|at| at - Duration::from_secs(30));
        watch.go();
        assert_eq!(watch.report(), 61);
        assert_eq!(watch.report(), 0);
        assert!(watch.at_period(Period::SecondHalf));
        assert_eq!((watch.unreported(), watch.runs()), (0, false));
    }
}
