//! Work with an id: it waits for its turn, says how far it is, and can be given up.

use std::{
    error::Error,
    net::IpAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::{sync::Notify, task::spawn_blocking};

use crate::{
    Cancelled, WorkError, lock,
    surroundings::random_word,
    threads::{in_turn, long_queue},
};

/// Work that waits or is under way at most; more is refused.
const MOST_OPEN: usize = 8;

/// Nobody guesses an id of so many letters: 130 bits.
const ID_LETTERS: usize = 26;

/// What is done is kept so long, and so many of them.
const KEPT: Duration = Duration::from_secs(30 * 60);
const MOST_KEPT: usize = 32;

/// Work that nobody has looked at for so long is given up: whoever asked has gone. A page in the
/// background looks once a minute.
const UNSEEN: Duration = Duration::from_secs(90);

/// Why a job does not come to its end: what went wrong, or [`Cancelled`] as the job said it.
pub type JobError = Box<dyn Error + Send + Sync>;

/// How work ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JobOutcome {
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
pub struct JobProgress {
    /// What is done now.
    pub what: &'static str,
    /// Parts of it that are done.
    pub done: u64,
    /// All its parts.
    pub of: u64,
    /// How it stands.
    pub outcome: JobOutcome,
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
    now: Mutex<(JobProgress, Option<Arc<T>>)>,
    times: Mutex<Times>,
}

impl<T> Job<T> {
    /// A job that waits for its turn.
    #[must_use]
    pub fn new(id: String) -> Job<T> {
        let progress = JobProgress {
            what: "",
            done: 0,
            of: 0,
            outcome: JobOutcome::Waiting,
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
    pub fn progress(&self) -> JobProgress {
        lock(&self.now).0.clone()
    }

    /// What it came to, as far as that is known.
    #[must_use]
    pub fn result(&self) -> Option<Arc<T>> {
        lock(&self.now).1.clone()
    }

    /// Gives it up.
    pub fn cancel(&self) {
        self.given_up.store(true, Ordering::Relaxed);
        let mut now = lock(&self.now);
        if now.0.outcome == JobOutcome::Waiting {
            now.0.outcome = JobOutcome::Cancelled;
        }
        self.leaves.notify_one();
    }

    /// Something begins that has so many parts.
    ///
    /// # Errors
    ///
    /// If the work is given up, or late.
    pub fn begins(&self, what: &'static str, of: u64) -> Result<(), Cancelled> {
        self.check()?;
        let progress = &mut lock(&self.now).0;
        (progress.what, progress.done, progress.of) = (what, 0, of);
        Ok(())
    }

    /// So many parts are done.
    ///
    /// # Errors
    ///
    /// If the work is given up, or late.
    pub fn done(&self, done: u64) -> Result<(), Cancelled> {
        self.check()?;
        lock(&self.now).0.done = done;
        Ok(())
    }

    /// One more part is done.
    ///
    /// # Errors
    ///
    /// If the work is given up, or late.
    pub fn part(&self) -> Result<(), Cancelled> {
        self.check()?;
        lock(&self.now).0.done += 1;
        Ok(())
    }

    /// What is known so far.
    pub fn tell(&self, result: T) {
        lock(&self.now).1 = Some(Arc::new(result));
    }

    /// Whether the work is to go on.
    fn check(&self) -> Result<(), Cancelled> {
        let (late, unseen) = {
            let times = lock(&self.times);
            let late = times.end.is_some_and(|end| Instant::now() > end);
            (late, times.seen.elapsed() > UNSEEN)
        };
        if unseen {
            self.cancel();
        }
        match late || self.given_up.load(Ordering::Relaxed) {
            true => Err(Cancelled),
            false => Ok(()),
        }
    }

    fn is_open(&self) -> bool {
        let progress = self.progress();
        matches!(progress.outcome, JobOutcome::Waiting | JobOutcome::Working)
    }

    /// Does the work, in so much time.
    fn work(&self, time: Duration, work: impl FnOnce(&Job<T>) -> Result<(), JobError>) {
        if self.given_up.load(Ordering::Relaxed) {
            return;
        }
        let began = Instant::now();
        {
            let mut times = lock(&self.times);
            (times.began, times.end) = (began, began.checked_add(time));
        }
        lock(&self.now).0.outcome = JobOutcome::Working;
        let outcome = match work(self) {
            Ok(()) => JobOutcome::Done,
            Err(error) if !error.is::<Cancelled>() => JobOutcome::Failed(error.to_string()),
            Err(_) if self.given_up.load(Ordering::Relaxed) => JobOutcome::Cancelled,
            Err(_) => JobOutcome::OutOfTime,
        };
        self.ended(outcome);
    }

    fn ended(&self, outcome: JobOutcome) {
        lock(&self.now).0.outcome = outcome;
    }
}

/// Work of one kind, in the queue of all that takes long.
pub struct Jobs<T> {
    time: Duration,
    all: Mutex<Vec<Arc<Job<T>>>>,
}

impl<T: Send + Sync + 'static> Jobs<T> {
    /// Jobs that may take so long each.
    #[must_use]
    pub fn new(time: Duration) -> Jobs<T> {
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
    pub fn find(&self, id: &str) -> Result<Arc<Job<T>>, WorkError> {
        let all = lock(&self.all);
        let found = all.iter().find(|job| job.id == id).map(Arc::clone);
        if let Some(job) = &found {
            lock(&job.times).seen = Instant::now();
        }
        found.ok_or(WorkError::NoJob)
    }

    /// Begins work for somebody, as soon as it is its turn: its id.
    ///
    /// # Errors
    ///
    /// If there is too much to do.
    pub fn start(
        &self,
        who: Option<IpAddr>,
        work: impl FnOnce(&Job<T>) -> Result<(), JobError> + Send + 'static,
    ) -> Result<String, WorkError> {
        let place = long_queue().place(who)?;
        let id = random_word(ID_LETTERS)?;
        let job = Arc::new(Job::new(id.clone()));
        {
            let mut all = lock(&self.all);
            all.retain(|job| job.is_open() || lock(&job.times).began.elapsed() < KEPT);
            if all.iter().filter(|job| job.is_open()).count() >= MOST_OPEN {
                return Err(WorkError::Crowded);
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
            let worker = Arc::clone(&job);
            let worked = spawn_blocking(move || in_turn(turn, || worker.work(time, work))).await;
            // It panicked.
            if worked.is_err() {
                let why = "the program failed at this work";
                job.ended(JobOutcome::Failed(why.to_string()));
            }
        });
        Ok(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cores;

    fn parts_without_end(job: &Job<u64>) -> Result<(), JobError> {
        loop {
            job.part()?;
        }
    }

    async fn ended(job: &Job<u64>) -> JobOutcome {
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
            job.begins("sums", 2)?;
            job.part()?;
            job.tell(7);
            job.part()?;
            Ok(())
        });
        let job = jobs.find(&id.unwrap()).unwrap();
        assert_eq!(ended(&job).await, JobOutcome::Done);
        assert_eq!(
            (job.progress().done, job.result().as_deref()),
            (2, Some(&7))
        );
        assert!(jobs.find("another").is_err());
    }

    #[tokio::test]
    async fn work_that_is_given_up_or_late_stops_with_what_there_is() {
        let forever = |job: &Job<u64>| {
            job.tell(1);
            parts_without_end(job)
        };
        let jobs = Jobs::new(Duration::from_secs(60));
        let job = jobs.find(&jobs.start(None, forever).unwrap()).unwrap();
        // Another can be given up at any moment.
        let second = jobs.find(&jobs.start(None, forever).unwrap()).unwrap();
        second.cancel();
        assert_eq!(ended(&second).await, JobOutcome::Cancelled);
        job.cancel();
        assert_eq!(ended(&job).await, JobOutcome::Cancelled);
        let short = Jobs::new(Duration::from_millis(20));
        let job = short.find(&short.start(None, forever).unwrap()).unwrap();
        assert_eq!(ended(&job).await, JobOutcome::OutOfTime);
        assert_eq!(job.result().as_deref(), Some(&1));
    }

    #[tokio::test]
    async fn work_that_nobody_looks_at_is_given_up() {
        let jobs = Jobs::new(Duration::from_secs(600));
        let id = jobs.start(None, parts_without_end).unwrap();
        let job = jobs.find(&id).unwrap();
        let long_ago = Instant::now().checked_sub(2 * UNSEEN).unwrap();
        lock(&job.times).seen = long_ago;
        assert_eq!(ended(&job).await, JobOutcome::Cancelled);
    }

    #[tokio::test]
    async fn too_much_work_is_refused_and_a_failure_is_told() {
        let jobs = Jobs::new(Duration::from_millis(200));
        for _ in 0..MOST_OPEN {
            jobs.start(None, parts_without_end).unwrap();
        }
        let one_more = jobs.start(None, parts_without_end);
        assert!(matches!(one_more, Err(WorkError::Crowded)));
        let broken = Jobs::new(Duration::from_secs(60));
        let fails = |_: &Job<u64>| Err("no".into());
        let job = broken.find(&broken.start(None, fails).unwrap()).unwrap();
        assert_eq!(ended(&job).await, JobOutcome::Failed("no".to_string()));
    }

    #[tokio::test]
    async fn work_that_panics_failed_and_others_go_on() {
        let jobs = Jobs::new(Duration::from_secs(60));
        let panics = |_: &Job<u64>| panic!("a fault of the program");
        // As often as there are turns: each is given back.
        for _ in 0..=cores().max(2) {
            let job = jobs.find(&jobs.start(None, panics).unwrap()).unwrap();
            let why = "the program failed at this work".to_string();
            assert_eq!(ended(&job).await, JobOutcome::Failed(why));
        }
        let job = jobs.find(&jobs.start(None, |_| Ok(())).unwrap()).unwrap();
        assert_eq!(ended(&job).await, JobOutcome::Done);
    }
}
