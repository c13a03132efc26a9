//! Faults on purpose: what a simulation lets go wrong between a program and its database, and
//! how it keeps the upper hand over the order of things.

use std::{
    fmt::Debug,
    future::Future,
    pin::{Pin, pin},
    sync::Arc,
    task::{Context, Poll, Wake, Waker},
    thread::{self, Thread},
};

use tokio::sync::mpsc;

/// Where something can go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DbStep {
    /// A new connection.
    Connect,
    /// Something is asked that changes nothing.
    Read,
    /// A change begins.
    Begin,
    /// Everything in it is done.
    Change,
    /// It is committed.
    Commit,
}

/// What becomes of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Nothing goes wrong.
    Fine,
    /// It fails, and nothing was done.
    Fails,
    /// It is done, and nobody is told.
    Unheard,
}

/// Decides what goes wrong. A program that has one plays on a file and on one thread.
pub trait FaultInjector: Debug + Send + Sync {
    /// What becomes of a step; it may take its time over it.
    fn strike(&self, step: DbStep) -> Pin<Box<dyn Future<Output = Fate> + Send + '_>>;

    /// The most pages that the file may have; more are a full disk.
    fn most_pages(&self) -> u32;

    /// Takes a notice to all who listen, or loses it.
    fn tell(&self, notice: String);

    /// The notices of the others from now on.
    fn listen(&self) -> mpsc::UnboundedReceiver<String>;
}

/// Comes to its end before anything else happens: SQLite works on threads of its own, whose
/// pace must not decide anything in a simulation.
pub(crate) fn at_once<F: Future>(future: F) -> F::Output {
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut context = Context::from_waker(&waker);
    let mut future = pin!(future);
    loop {
        match future.as_mut().poll(&mut context) {
            Poll::Ready(done) => return done,
            Poll::Pending => thread::park(),
        }
    }
}

struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}
