//! Work with an id: it waits for its turn, says how far it is, and can be given up.

use std::{
    any::Any,
    net::IpAddr,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::{sync::Notify, task::spawn_blocking};

use crate::{
    Refusal,
    hands::{in_turn, long_queue},
    new_secret,
};

/// Work that waits or is under way at most; more is refused.
const MOST_OPEN: usize = 8;

/// What is done is kept so long, and so many of them.
const KEPT: Duration = Duration::from_secs(30 * 60);
const MOST_KEPT: usize = 32;

/// Work that nobody has looked at for so long is given up: whoever asked has gone. A page in the
/// background looks once a minute.
const UNSEEN: Duration = Duration::from_secs(90);

/// What is thrown through the work when it is given up: it unwinds, nothing is printed.
struct GivenUp;

/// How work ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It waits for its turn.
    Waiting,
    /// It is under way.
    Working,
    /// It is done; the result is there.
    Done,
    /// Its time was over; what there is of the result stands.
    OutOfTime,
    /// Somebody gave it up.
    Cancelled,
    /// It failed, and why.
    Failed(String),
}

/// How far work is.
#[derive(Clone, Debug)]
pub struct Progress {
    /// What is done now.
    pub what: &'static str,
    /// Parts of it that are done.
    pub done: u64,
    /// All its parts.
    pub of: u64,
    /// How it stands.
    pub outcome: Outcome,
}

struct Times {
    /// When it began, or was created.
    began: Instant,
    /// When it has to be done.
    end: Option<Instant>,
    /// When somebody asked for it or looked at it.
    seen: Instant,
}

/// A piece of work that comes to a `T`.
pub struct Job<T> {
    id: String,
    given_up: AtomicBool,
    /// Told when it is given up: then it waits no longer.
    leaves: Notify,
    now: Mutex<(Progress, Option<Arc<T>>)>,
    times: Mutex<Times>,
}

impl<T> Job<T> {
    pub(super) fn new(id: String) -> Job<T> {
        let progress = Progress {
            what: "",
            done: 0,
            of: 0,
            outcome: Outcome::Waiting,
        };
        Job {
            id,
            given_up: AtomicBool::new(false),
            leaves: Notify::new(),
            now: Mutex::new((progress, None)),
            times: Mutex::new(Times {
                began: Instant::now(),
                end: None,
                seen: Instant::now(),
            }),
        }
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Progress {
        held(&self.now).0.clone()
    }

    /// What it came to, as far as that is known.
    #[must_use]
    pub fn result(&self) -> Option<Arc<T>> {
        held(&self.now).1.clone()
    }

    /// Gives it up.
    pub fn cancel(&self) {
        self.given_up.store(true, Ordering::Relaxed);
        let mut now = held(&self.now);
        if now.0.outcome == Outcome::Waiting {
            now.0.outcome = Outcome::Cancelled;
        }
        self.leaves.notify_one();
    }

    /// Something begins that has so many parts.
    pub(super) fn begins(&self, what: &'static str, of: u64) {
        self.go_on();
        let progress = &mut held(&self.now).0;
        (progress.what, progress.done, progress.of) = (what, 0, of);
    }

    /// So many parts are done.
    pub(super) fn done(&self, done: u64) {
        self.go_on();
        held(&self.now).0.done = done;
    }

    /// One more part is done.
    pub(super) fn part(&self) {
        self.go_on();
        held(&self.now).0.done += 1;
    }

    /// What is known so far.
    pub(super) fn tell(&self, result: T) {
        held(&self.now).1 = Some(Arc::new(result));
    }

    /// Returns if the work is to go on; otherwise it is unwound from here.
    fn go_on(&self) {
        let (late, unseen) = {
            let times = held(&self.times);
            let late = times.end.is_some_and(|end| Instant::now() > end);
            (late, times.seen.elapsed() > UNSEEN)
        };
        if unseen {
            self.cancel();
        }
        if late || self.given_up.load(Ordering::Relaxed) {
            resume_unwind(Box::new(GivenUp));
        }
    }

    fn is_open(&self) -> bool {
        let progress = self.progress();
        matches!(progress.outcome, Outcome::Waiting | Outcome::Working)
    }

    /// Does the work, in so much time.
    fn work(&self, time: Duration, work: impl FnOnce(&Job<T>) -> Result<(), Refusal>) {
        if self.given_up.load(Ordering::Relaxed) {
            return;
        }
        let began = Instant::now();
        {
            let mut times = held(&self.times);
            (times.began, times.end) = (began, began.checked_add(time));
        }
        held(&self.now).0.outcome = Outcome::Working;
        let ended = catch_unwind(AssertUnwindSafe(|| work(self)));
        held(&self.now).0.outcome = match ended {
            Ok(Ok(())) => Outcome::Done,
            Ok(Err(refusal)) => Outcome::Failed(refusal.to_string()),
            Err(thrown) => self.thrown(&*thrown),
        };
    }

    fn thrown(&self, thrown: &(dyn Any + Send)) -> Outcome {
        match (
            thrown.is::<GivenUp>(),
            self.given_up.load(Ordering::Relaxed),
        ) {
            (true, true) => Outcome::Cancelled,
            (true, false) => Outcome::OutOfTime,
            (false, _) => Outcome::Failed("the program failed at this work".to_string()),
        }
    }
}

/// Who panicked with the lock held left something whole behind.
fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Work of one kind, in the queue of all that takes long.
pub struct Jobs<T> {
    time: Duration,
    all: Mutex<Vec<Arc<Job<T>>>>,
}

impl<T: Send + Sync + 'static> Jobs<T> {
    pub(super) fn new(time: Duration) -> Jobs<T> {
        Jobs {
            time,
            all: Mutex::default(),
        }
    }

    /// The work with an id. Who knows the id may look at it and give it up.
    ///
    /// # Errors
    ///
    /// If there is none, or none any more.
    pub fn find(&self, id: &str) -> Result<Arc<Job<T>>, Refusal> {
        let all = held(&self.all);
        let found = all.iter().find(|job| job.id == id).map(Arc::clone);
        if let Some(job) = &found {
            held(&job.times).seen = Instant::now();
        }
        found.ok_or(Refusal::Nothing(
            "there is no such work, or not any more: begin it again",
        ))
    }

    /// Begins work for somebody, as soon as it is its turn: its id.
    pub(super) fn start(
        &self,
        who: Option<IpAddr>,
        work: impl FnOnce(&Job<T>) -> Result<(), Refusal> + Send + 'static,
    ) -> Result<String, Refusal> {
        let place = long_queue().place(who)?;
        let id = new_secret()?;
        let job = Arc::new(Job::new(id.clone()));
        {
            let mut all = held(&self.all);
            all.retain(|job| job.is_open() || held(&job.times).began.elapsed() < KEPT);
            if all.iter().filter(|job| job.is_open()).count() >= MOST_OPEN {
                return Err(Refusal::Crowded);
            }
            if all.len() >= MOST_KEPT {
                let oldest = all.iter().position(|job| !job.is_open());
                oldest.map(|at| all.remove(at));
            }
            all.push(Arc::clone(&job));
        }
        let time = self.time;
        tokio::spawn(async move {
            let turn = tokio::select! {
                turn = place.turn() => turn,
                () = job.leaves.notified() => return,
            };
            let _ = spawn_blocking(move || in_turn(turn, || job.work(time, work))).await;
        });
        Ok(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn ended(job: &Job<u64>) -> Outcome {
        for _ in 0..500 {
            if !job.is_open() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        job.progress().outcome
    }

    #[tokio::test]
    async fn work_tells_what_it_knows_and_ends() {
        let jobs = Jobs::new(Duration::from_secs(60));
        let id = jobs.start(None, |job| {
            job.begins("sums", 2);
            job.part();
            job.tell(7);
            job.part();
            Ok(())
        });
        let job = jobs.find(&id.unwrap()).unwrap();
        assert_eq!(ended(&job).await, Outcome::Done);
        assert_eq!(
            (job.progress().done, job.result().as_deref()),
            (2, Some(&7))
        );
        assert!(jobs.find("another").is_err());
    }

    #[tokio::test]
    async fn work_that_is_given_up_or_late_stops_with_what_there_is() {
        let forever = |job: &Job<u64>| -> Result<(), Refusal> {
            job.tell(1);
            loop {
                job.part();
            }
        };
        let jobs = Jobs::new(Duration::from_secs(60));
        let job = jobs.find(&jobs.start(None, forever).unwrap()).unwrap();
        // Another can be given up at any moment.
        let second = jobs.find(&jobs.start(None, forever).unwrap()).unwrap();
        second.cancel();
        assert_eq!(ended(&second).await, Outcome::Cancelled);
        job.cancel();
        assert_eq!(ended(&job).await, Outcome::Cancelled);
        let short = Jobs::new(Duration::from_millis(20));
        let job = short.find(&short.start(None, forever).unwrap()).unwrap();
        assert_eq!(ended(&job).await, Outcome::OutOfTime);
        assert_eq!(job.result().as_deref(), Some(&1));
    }

    #[tokio::test]
    async fn work_that_nobody_looks_at_is_given_up() {
        let jobs = Jobs::new(Duration::from_secs(600));
        let id = jobs.start(None, |job: &Job<u64>| {
            loop {
                job.part();
            }
        });
        let job = jobs.find(&id.unwrap()).unwrap();
        let long_ago = Instant::now().checked_sub(2 * UNSEEN).unwrap();
        held(&job.times).seen = long_ago;
        assert_eq!(ended(&job).await, Outcome::Cancelled);
    }

    #[tokio::test]
    async fn too_much_work_is_refused_and_a_failure_is_told() {
        let jobs = Jobs::new(Duration::from_millis(200));
        let wait = |job: &Job<u64>| -> Result<(), Refusal> {
            loop {
                job.part();
            }
        };
        for _ in 0..MOST_OPEN {
            jobs.start(None, wait).unwrap();
        }
        assert!(matches!(jobs.start(None, wait), Err(Refusal::Crowded)));
        let broken = Jobs::new(Duration::from_secs(60));
        let fails = |_: &Job<u64>| Err(Refusal::Unfit("no".to_string()));
        let job = broken.find(&broken.start(None, fails).unwrap()).unwrap();
        assert_eq!(ended(&job).await, Outcome::Failed("no".to_string()));
    }
}
