//! Something long that has a bar, and ends early when its time is up or at Ctrl-C, with what
//! there is so far.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::Context as _;
use indicatif::ProgressBar;

use super::progress;
use crate::speech::Speech;

/// Something long under way.
pub struct Patience {
    began: Instant,
    limit: Option<Duration>,
    /// True if the bar shows time.
    by_time: bool,
    bar: ProgressBar,
    interrupted: Arc<AtomicBool>,
    speech: Speech,
}

impl Patience {
    /// For so many matches, and at most so many seconds. From now on Ctrl-C only asks for
    /// an early end; a second one ends the program.
    pub fn new(
        most: Option<u64>,
        seconds: Option<u64>,
        speech: &Speech,
    ) -> anyhow::Result<Patience> {
        let interrupted = Arc::new(AtomicBool::new(false));
        let asked = Arc::clone(&interrupted);
        let handler = move || {
            if asked.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        };
        ctrlc::set_handler(handler).context("cannot catch Ctrl-C")?;
        Ok(Patience {
            began: Instant::now(),
            limit: seconds.map(Duration::from_secs),
            by_time: most.is_none(),
            bar: match (most, seconds) {
                (Some(most), _) => progress::bar(most, speech.term("odds.matches")),
                (None, seconds) => {
                    progress::bar(seconds.unwrap_or_default(), speech.term("odds.seconds"))
                }
            },
            interrupted,
            speech: speech.clone(),
        })
    }

    /// Shows how many are done; false if there are to be no more.
    pub fn go_on(&self, done: u64) -> bool {
        let gone = self.began.elapsed();
        self.bar.set_position(match self.by_time {
            true => gone.as_secs(),
            false => done,
        });
        !self.was_interrupted() && self.limit.is_none_or(|limit| gone < limit)
    }

    /// The same where it is learnt on the way how many there are.
    pub fn go_on_of(&self, done: u64, most: u64) -> bool {
        if !self.by_time {
            self.bar.set_length(most);
        }
        self.go_on(done)
    }

    /// Takes the bar away: the seconds that it took, and whether somebody ended it early.
    pub fn end(&self) -> f64 {
        self.bar.finish_and_clear();
        if self.was_interrupted() {
            self.speech.note(&self.speech.term("odds.interrupted"));
        }
        self.began.elapsed().as_secs_f64()
    }

    fn was_interrupted(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed)
    }
}
