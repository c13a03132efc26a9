//! A bounded queue with a share for each who asks: one who asks for everything waits behind
//! himself, not others behind him.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex},
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{WorkError, lock};

/// How much goes on at once, and how much waits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct QueueBounds {
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
    bounds: QueueBounds,
    turns: Arc<Semaphore>,
    state: Mutex<QueueState>,
}

/// Those who are at work or wait.
#[derive(Default)]
struct QueueState {
    together: usize,
    each: HashMap<IpAddr, Share>,
}

/// Those who are at work or wait for one.
struct Share {
    inside: usize,
    turns: Arc<Semaphore>,
}

impl Queue {
    pub(crate) fn new(bounds: QueueBounds) -> Arc<Queue> {
        Arc::new(Queue {
            bounds,
            turns: Arc::new(Semaphore::new(bounds.at_once)),
            state: Mutex::default(),
        })
    }

    /// A place in it for somebody, unless he has his share or everything is taken. The house
    /// itself, which is nobody, has no share.
    pub(crate) fn place(self: &Arc<Queue>, who: Option<IpAddr>) -> Result<QueuePlace, WorkError> {
        let QueueBounds {
            at_once,
            share,
            waiting,
            waiting_together,
        } = self.bounds;
        let mut state = lock(&self.state);
        if state.together >= at_once + waiting_together {
            return Err(WorkError::Crowded);
        }
        let mut own = None;
        if let Some(who) = who {
            let new = || Share {
                inside: 0,
                turns: Arc::new(Semaphore::new(share)),
            };
            let one = state.each.entry(who).or_insert_with(new);
            if one.inside >= share + waiting {
                return Err(WorkError::Crowded);
            }
            one.inside += 1;
            own = Some(Arc::clone(&one.turns));
        }
        state.together += 1;
        Ok(QueuePlace {
            queue: Arc::clone(self),
            who,
            own,
        })
    }
}

/// A place in a queue, given back when it goes.
pub(crate) struct QueuePlace {
    queue: Arc<Queue>,
    who: Option<IpAddr>,
    own: Option<Arc<Semaphore>>,
}

impl QueuePlace {
    /// Waits for its turn: first behind those of the same one, then behind all others, of
    /// whom no more than their shares stand before it.
    pub(crate) async fn turn(self) -> QueueTurn {
        // They are never closed.
        let own = match &self.own {
            Some(own) => Arc::clone(own).acquire_owned().await.ok(),
            None => None,
        };
        let turn = Arc::clone(&self.queue.turns).acquire_owned().await.ok();
        QueueTurn {
            _permits: (own, turn),
            _place: self,
        }
    }
}

impl Drop for QueuePlace {
    fn drop(&mut self) {
        let mut state = lock(&self.queue.state);
        state.together = state.together.saturating_sub(1);
        let Some(who) = self.who else { return };
        if let Some(one) = state.each.get_mut(&who) {
            one.inside = one.inside.saturating_sub(1);
            if one.inside == 0 {
                state.each.remove(&who);
            }
        }
    }
}

/// The right to work, given back when it goes.
pub(crate) struct QueueTurn {
    _permits: (Option<OwnedSemaphorePermit>, Option<OwnedSemaphorePermit>),
    _place: QueuePlace,
}

#[cfg(test)]
mod tests {
    use std::{net::Ipv4Addr, pin::pin, task::Poll};

    use super::*;

    const BOUNDS: QueueBounds = QueueBounds {
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
        assert!(matches!(queue.place(number(1)), Err(WorkError::Crowded)));
        // Another is not behind them.
        let other = at_once(queue.place(number(2)).unwrap().turn()).await;
        assert!(other.is_some());
        drop((first, other));
        assert!(at_once(&mut waiting[0]).await.is_some());
    }

    #[tokio::test]
    async fn it_is_bounded_and_whoever_leaves_makes_room() {
        let queue = Queue::new(BOUNDS);
        let places: Vec<QueuePlace> = (0..6).map(|_| queue.place(None).unwrap()).collect();
        assert!(matches!(queue.place(None), Err(WorkError::Crowded)));
        assert!(matches!(queue.place(number(1)), Err(WorkError::Crowded)));
        drop(places);
        assert!(lock(&queue.state).each.is_empty());
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
