//! How work is done: in which order, on which threads, for whom, and by what clock.
//!
//! What takes long waits in one bounded [`queue`] with a share for each address, and is done on
//! threads that give way ([`threads`]). A [`Job`] is such work with an id, to be looked at and
//! given up. Time and chance come from [`surroundings`], so that a simulation can put its own in
//! their place. This crate knows no match and no season.

mod jobs;
mod queue;
pub mod requester;
pub mod surroundings;
mod threads;

use std::sync::{Mutex, MutexGuard, PoisonError};

pub use jobs::{Job, JobError, JobOutcome, JobProgress, Jobs};
pub use threads::{CancelToken, Cancelled, LowPriorityPool, cores, let_go, off_thread, run_long};

/// What is behind a lock is never left half changed, whoever panicked.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Why work is not done.
#[derive(Debug, thiserror::Error)]
pub enum WorkError {
    /// Too much that takes long, all together or by the same one.
    #[error("there is too much to do just now: try again in some seconds")]
    Crowded,
    /// It panicked, or the program ends.
    #[error("the work stopped: {0}")]
    Stopped(#[from] tokio::task::JoinError),
    /// Nobody waits for it any more.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    /// There is no such job, or none any more.
    #[error("there is no such work, or not any more: begin it again")]
    NoJob,
    /// The system has no random numbers.
    #[error("no random numbers: {0}")]
    NoRandom(#[from] getrandom::Error),
}
