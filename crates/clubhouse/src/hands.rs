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
    Refusal, errand,
    queue::{Bounds, Queue, Turn},
};

/// At the tables: many at once, because most of it is done in a moment, but a coach who thinks
/// long does not get all threads.
static TABLES: LazyLock<Arc<Queue>> = LazyLock::new(|| {
    let at_once = (4 * cores()).max(8);
    Queue::new(Bounds {
        at_once,
        share: at_once / 2,
        waiting: 256,
        waiting_together: 1024,
    })
});

/// Everything that takes long.
static LONG: LazyLock<Arc<Queue>> = LazyLock::new(|| {
    let at_once = cores().max(2);
    Queue::new(Bounds {
        at_once,
        share: at_once / 2,
        waiting: 4,
        waiting_together: 32,
    })
});

/// Who does it.
static LONG_HANDS: LazyLock<Hands> = LazyLock::new(|| Hands::new(cores()));

fn cores() -> usize {
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
) -> Result<T, Refusal> {
    if has_one_thread() {
        return Ok(tokio::spawn(async move { work() }).await?);
    }
    let turn = TABLES.place(errand::who())?.turn().await;
    let work = move || {
        let _turn = turn;
        work()
    };
    Ok(spawn_blocking(work).await?)
}

/// Does something that takes long, when it is its turn. If nobody waits for it any more, it is
/// not begun; work that asks whether it is [`Going`] on ends then, too.
///
/// # Errors
///
/// If there is too much of it, or it panics.
pub async fn at_length<T: Send + 'static>(
    work: impl FnOnce(&Going) -> T + Send + 'static,
) -> Result<T, Refusal> {
    let going = Going::default();
    if has_one_thread() {
        return Ok(tokio::spawn(async move { work(&going) }).await?);
    }
    let turn = LONG.place(errand::who())?.turn().await;
    let _waited_for = WaitedFor(going.clone());
    let work = move || {
        in_turn(turn, || {
            going.go_on();
            work(&going)
        })
    };
    Ok(spawn_blocking(work).await?)
}

/// Does it with the hands for what takes long, and gives the turn back when it is done.
pub(crate) fn in_turn<T: Send>(turn: Turn, work: impl FnOnce() -> T + Send) -> T {
    let done = LONG_HANDS.work(work);
    drop(turn);
    done
}

fn has_one_thread() -> bool {
    Handle::current().runtime_flavor() == RuntimeFlavor::CurrentThread
}

/// Whether somebody still waits for what is done.
#[derive(Clone, Debug, Default)]
pub struct Going(Arc<AtomicBool>);

/// Thrown through work that nobody waits for: it unwinds, nothing is printed.
struct NobodyWaits;

impl Going {
    /// Returns if it is to go on; otherwise the work is unwound from here.
    pub fn go_on(&self) {
        if self.0.load(Ordering::Relaxed) {
            std::panic::resume_unwind(Box::new(NobodyWaits));
        }
    }
}

/// Somebody who waits: when it goes, nobody does.
struct WaitedFor(Going);

impl Drop for WaitedFor {
    fn drop(&mut self) {
        self.0.0.store(true, Ordering::Relaxed);
    }
}

/// Threads of its own; the program's where the machine has no more.
#[derive(Clone)]
pub(crate) struct Hands(Option<Arc<ThreadPool>>);

impl Hands {
    pub(crate) fn new(threads: usize) -> Hands {
        let pool = ThreadPoolBuilder::new().num_threads(threads.max(1));
        let pool = pool.start_handler(|_| give_way());
        Hands(pool.build().ok().map(Arc::new))
    }

    pub(crate) fn work<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
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

    use super::{Hands, at_length};

    #[test]
    fn they_give_way_and_nobody_else_does() {
        let own = getpriority_process(None);
        let hands = Hands::new(2);
        assert_eq!(hands.work(|| getpriority_process(None)), Ok(19));
        // A thread that one of them starts does, too.
        let started = hands.work(|| std::thread::spawn(|| getpriority_process(None)).join());
        assert_eq!(started.ok(), Some(Ok(19)));
        assert_eq!(getpriority_process(None), own);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn work_ends_when_nobody_waits_for_it() {
        let (begun, mut told) = tokio::sync::mpsc::unbounded_channel();
        let forever = at_length(move |going| {
            let _ = begun.send(());
            loop {
                going.go_on();
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
