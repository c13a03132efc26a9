//! Threads for what takes long. They give way: whoever answers meanwhile does not wait
//! for a core, however many servers are at work on one machine.

use std::sync::Arc;

use rayon::{ThreadPool, ThreadPoolBuilder};
use tokio::{
    runtime::{Handle, RuntimeFlavor},
    task::JoinError,
};

/// Does something that may take long where it keeps nobody else waiting. Where there is but one
/// thread there is nobody to keep out of the way of, and the order of things stays as it is.
pub(crate) async fn off_thread<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::CurrentThread => tokio::spawn(async move { work() }).await,
        _ => tokio::task::spawn_blocking(work).await,
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

    use super::Hands;

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
}
