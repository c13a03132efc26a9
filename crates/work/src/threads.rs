//! Threads for what is not done at once: some for those who sit at the tables, and some for
//! what takes long. Those give way: whoever answers meanwhile does not wait for a core, however
//! many servers are at work on one machine.

use std::{
    num::NonZero,
    sync::{
        Arc, LazyLock,
        atomic::{AtomicBool, Ordering},
    },
};

use rayon::{ThreadPool, ThreadPoolBuilder};
use tokio::{
    runtime::{Handle, RuntimeFlavor},
    task::spawn_blocking,
};

use crate::{
    WorkError,
    queue::{Queue, QueueBounds, QueueTurn},
    requester,
};

/// What is mostly done in a moment, as at the tables: many at once, but a coach who thinks
/// long does not get all threads.
static SHORT: LazyLock<Arc<Queue>> = LazyLock::new(|| {
    let at_once = (4 * cores()).max(8);
    Queue::new(QueueBounds {
        at_once,
        share: at_once / 2,
        waiting: 256,
        waiting_together: 1024,
    })
});

/// Everything that takes long.
static LONG: LazyLock<Arc<Queue>> = LazyLock::new(|| {
    let at_once = cores().max(2);
    Queue::new(QueueBounds {
        at_once,
        share: at_once / 2,
        waiting: 4,
        waiting_together: 32,
    })
});

/// Its threads.
static LONG_POOL: LazyLock<LowPriorityPool> = LazyLock::new(|| LowPriorityPool::new(cores()));

/// How many threads the machine runs at once.
#[must_use]
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get)
}

/// The queue of what takes long.
pub(crate) fn long_queue() -> &'static Arc<Queue> {
    &LONG
}

/// Does something that may take a moment where it keeps nobody else waiting. Where there is but
/// one thread there is nobody to keep out of the way of, and the order of things stays as it is.
///
/// # Errors
///
/// If there is too much of it, or it panics.
pub async fn off_thread<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, WorkError> {
    if has_one_thread() {
        return Ok(tokio::spawn(async move { work() }).await?);
    }
    let turn = SHORT.place(requester::current())?.turn().await;
    let work = move || {
        let _turn = turn;
        work()
    };
    Ok(spawn_blocking(work).await?)
}

/// Gives back what is large where it keeps nobody waiting.
pub fn let_go<T: Send + 'static>(things: T) {
    match has_one_thread() {
        true => drop(things),
        false => drop(spawn_blocking(move || drop(things))),
    }
}

/// Does something that takes long, when it is its turn. If nobody waits for it any more, it is
/// not begun; work that asks its [`CancelToken`] ends then, too.
///
/// # Errors
///
/// If there is too much of it, or it panics.
pub async fn run_long<T: Send + 'static>(
    work: impl FnOnce(&CancelToken) -> T + Send + 'static,
) -> Result<T, WorkError> {
    let cancel = CancelToken::default();
    if has_one_thread() {
        return Ok(tokio::spawn(async move { work(&cancel) }).await?);
    }
    let turn = LONG.place(requester::current())?.turn().await;
    let _waited_for = WaitedFor(cancel.clone());
    let work = move || {
        in_turn(turn, || {
            cancel.check()?;
            Ok(work(&cancel))
        })
    };
    spawn_blocking(work).await?
}

/// Does it on the threads for what takes long, and gives the turn back when it is done.
pub(crate) fn in_turn<T: Send>(turn: QueueTurn, work: impl FnOnce() -> T + Send) -> T {
    let done = LONG_POOL.run(work);
    drop(turn);
    done
}

fn has_one_thread() -> bool {
    Handle::current().runtime_flavor() == RuntimeFlavor::CurrentThread
}

/// Set when nobody waits any more for what is done.
#[derive(Clone, Debug, Default)]
pub struct CancelToken(Arc<AtomicBool>);

/// Why work ends before it is done: nobody waits for it any more, or its time is over. Whoever is
/// told so passes it on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the work was given up")]
pub struct Cancelled;

impl CancelToken {
    /// Asked now and then by work that takes long.
    ///
    /// # Errors
    ///
    /// If nobody waits for it any more.
    pub fn check(&self) -> Result<(), Cancelled> {
        match self.0.load(Ordering::Relaxed) {
            true => Err(Cancelled),
            false => Ok(()),
        }
    }
}

/// Somebody who waits: when it goes, nobody does.
struct WaitedFor(CancelToken);

impl Drop for WaitedFor {
    fn drop(&mut self) {
        self.0.0.store(true, Ordering::Relaxed);
    }
}

/// Threads of its own that give way to all others; the program's where the machine has no more.
#[derive(Clone)]
pub struct LowPriorityPool(Option<Arc<ThreadPool>>);

impl LowPriorityPool {
    /// So many threads.
    #[must_use]
    pub fn new(threads: usize) -> LowPriorityPool {
        let pool = ThreadPoolBuilder::new().num_threads(threads.max(1));
        let pool = pool.start_handler(|_| give_way());
        LowPriorityPool(pool.build().ok().map(Arc::new))
    }

    /// Does something on them.
    pub fn run<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        match &self.0 {
            Some(pool) => pool.install(work),
            None => work(),
        }
    }
}

/// The last in the queue for a core. On Linux this is about the thread, and those that it
/// starts, alone; elsewhere it would be about the whole program, and is left.
fn give_way() {
    #[cfg(target_os = "linux")]
    {
        // A system that refuses has a thread like any other.
        let _ = rustix::process::setpriority_process(None, 19);
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::process::getpriority_process;

    use super::{LowPriorityPool, run_long};

    #[test]
    fn they_give_way_and_nobody_else_does() {
        let own = getpriority_process(None);
        let pool = LowPriorityPool::new(2);
        assert_eq!(pool.run(|| getpriority_process(None)), Ok(19));
        // A thread that one of them starts does, too.
        let started = pool.run(|| std::thread::spawn(|| getpriority_process(None)).join());
        assert_eq!(started.ok(), Some(Ok(19)));
        assert_eq!(getpriority_process(None), own);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn work_ends_when_nobody_waits_for_it() {
        let (begun, mut told) = tokio::sync::mpsc::unbounded_channel();
        let forever = run_long(move |cancel| {
            let _ = begun.send(());
            loop {
                if let Err(cancelled) = cancel.check() {
                    return cancelled;
                }
            }
        });
        tokio::select! {
            _ = forever => panic!("it has no end"),
            begun = told.recv() => assert_eq!(begun, Some(())),
        }
        // Whoever does it has gone, and with him his end of the line.
        assert_eq!(told.recv().await, None);
    }
}
