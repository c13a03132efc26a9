//! A bounded queue with a share for each who asks: one who asks for everything waits behind
//! himself, not others behind him.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::Refusal;

/// How much goes on at once, and how much waits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    /// At work together.
    pub at_once: usize,
    /// At work for one.
    pub share: usize,
    /// Waiting for one.
    pub waiting: usize,
    /// Waiting together.
    pub waiting_together: usize,
}

/// A queue.
pub(crate) struct Queue {
    bounds: Bounds,
    turns: Arc<Semaphore>,
    inside: Mutex<Inside>,
}

/// Those who are at work or wait.
#[derive(Default)]
struct Inside {
    together: usize,
    each: HashMap<IpAddr, Line>,
}

/// Those who wait for one.
struct Line {
    inside: usize,
    turns: Arc<Semaphore>,
}

impl Queue {
    pub(crate) fn new(bounds: Bounds) -> Arc<Queue> {
        Arc::new(Queue {
            bounds,
            turns: Arc::new(Semaphore::new(bounds.at_once)),
            inside: Mutex::default(),
        })
    }

    /// A place in it for somebody, unless he has his share or everything is taken. The house
    /// itself, which is nobody, has no share.
    pub(crate) fn place(self: &Arc<Queue>, who: Option<IpAddr>) -> Result<Place, Refusal> {
        let Bounds {
            at_once,
            share,
            waiting,
            waiting_together,
        } = self.bounds;
        let mut inside = self.inside();
        if inside.together >= at_once + waiting_together {
            return Err(Refusal::Crowded);
        }
        let mut own = None;
        if let Some(who) = who {
            let new = || Line {
                inside: 0,
                turns: Arc::new(Semaphore::new(share)),
            };
            let line = inside.each.entry(who).or_insert_with(new);
            if line.inside >= share + waiting {
                return Err(Refusal::Crowded);
            }
            line.inside += 1;
            own = Some(Arc::clone(&line.turns));
        }
        inside.together += 1;
        Ok(Place {
            queue: Arc::clone(self),
            who,
            own,
        })
    }

    /// Nothing is left half changed, whoever panicked.
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place in a queue, given back when it goes.
pub(crate) struct Place {
    queue: Arc<Queue>,
    who: Option<IpAddr>,
    own: Option<Arc<Semaphore>>,
}

impl Place {
    /// Waits for its turn: first behind those of the same one, then behind all others, of
    /// whom no more than their shares stand before it.
    pub(crate) async fn turn(self) -> Turn {
        // They are never closed.
        let own = match &self.own {
            Some(own) => Arc::clone(own).acquire_owned().await.ok(),
            None => None,
        };
        let turn = Arc::clone(&self.queue.turns).acquire_owned().await.ok();
        Turn {
            _permits: (own, turn),
            _place: self,
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.queue.inside();
        inside.together = inside.together.saturating_sub(1);
        let Some(who) = self.who else { return };
        if let Some(line) = inside.each.get_mut(&who) {
            line.inside = line.inside.saturating_sub(1);
            if line.inside == 0 {
                inside.each.remove(&who);
            }
        }
    }
}

/// The right to work, given back when it goes.
pub(crate) struct Turn {
    _permits: (Option<OwnedSemaphorePermit>, Option<OwnedSemaphorePermit>),
    _place: Place,
}

#[cfg(test)]
mod tests {
    use std::{net::Ipv4Addr, pin::pin, task::Poll};

    use super::*;

    const BOUNDS: Bounds = Bounds {
        at_once: 2,
        share: 1,
        waiting: 2,
        waiting_together: 4,
    };

    fn number(last: u8) -> Option<IpAddr> {
        Some(Ipv4Addr::new(192, 0, 2, last).into())
    }

    /// What is ready without anybody else doing anything.
    async fn at_once<F: Future>(future: F) -> Option<F::Output> {
        let mut future = pin!(future);
        std::future::poll_fn(|context| {
            Poll::Ready(match future.as_mut().poll(context) {
                Poll::Ready(output) => Some(output),
                Poll::Pending => None,
            })
        })
        .await
    }

    #[tokio::test]
    async fn one_who_asks_for_everything_waits_behind_himself() {
        let queue = Queue::new(BOUNDS);
        let first = at_once(queue.place(number(1)).unwrap().turn()).await;
        assert!(first.is_some());
        let mut waiting = Vec::new();
        for _ in 0..2 {
            let mut turn = Box::pin(queue.place(number(1)).unwrap().turn());
            assert!(at_once(&mut turn).await.is_none());
            waiting.push(turn);
        }
        assert!(matches!(queue.place(number(1)), Err(Refusal::Crowded)));
        // Another is not behind them.
        let other = at_once(queue.place(number(2)).unwrap().turn()).await;
        assert!(other.is_some());
        drop((first, other));
        assert!(at_once(&mut waiting[0]).await.is_some());
    }

    #[tokio::test]
    async fn it_is_bounded_and_whoever_leaves_makes_room() {
        let queue = Queue::new(BOUNDS);
        let places: Vec<Place> = (0..6).map(|_| queue.place(None).unwrap()).collect();
        assert!(matches!(queue.place(None), Err(Refusal::Crowded)));
        assert!(matches!(queue.place(number(1)), Err(Refusal::Crowded)));
        drop(places);
        assert!(queue.inside().each.is_empty());
        // One who leaves while he waits holds up nobody.
        let first = at_once(queue.place(number(1)).unwrap().turn()).await;
        let mut second = Box::pin(queue.place(number(1)).unwrap().turn());
        let mut third = Box::pin(queue.place(number(1)).unwrap().turn());
        assert!(at_once(&mut second).await.is_none());
        assert!(at_once(&mut third).await.is_none());
        drop(second);
        drop(first);
        assert!(at_once(&mut third).await.is_some());
    }
}
