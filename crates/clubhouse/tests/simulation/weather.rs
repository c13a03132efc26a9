//! What goes wrong between a server and the database, and between servers.

use std::{
    pin::Pin,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering::SeqCst},
    },
    time::Duration,
};

use store::faults::{DbStep, Fate, FaultInjector};
use tokio::{
    sync::{Notify, mpsc},
    time::{Instant, sleep},
};

use crate::dice::Dice;

/// What all servers have in common: the sky above them, the disk, and who listens.
#[derive(Debug)]
pub struct Sky {
    pub dice: Dice,
    /// True while things go wrong.
    pub storm: AtomicBool,
    /// Until when the database is away.
    away: Mutex<Option<Instant>>,
    /// Until when the disk is full.
    full: Mutex<Option<Instant>>,
    listeners: Mutex<Vec<mpsc::UnboundedSender<String>>>,
    /// How often the database was asked anything.
    pub asked: AtomicU64,
}

impl Sky {
    pub fn new(dice: Dice) -> Arc<Sky> {
        Arc::new(Sky {
            dice,
            storm: AtomicBool::new(false),
            away: Mutex::default(),
            full: Mutex::default(),
            listeners: Mutex::default(),
            asked: AtomicU64::new(0),
        })
    }

    pub fn database_goes_away(&self, time: Duration) {
        *self.away.lock().unwrap() = Some(Instant::now() + time);
    }

    pub fn disk_fills(&self, time: Duration) {
        *self.full.lock().unwrap() = Some(Instant::now() + time);
    }

    fn storms(&self) -> bool {
        self.storm.load(SeqCst)
    }

    fn is(&self, until: &Mutex<Option<Instant>>) -> bool {
        self.storms()
            && until
                .lock()
                .unwrap()
                .is_some_and(|end| end > Instant::now())
    }

    /// How long a step takes, and what becomes of it.
    fn decide(&self, step: DbStep) -> (Duration, Fate) {
        let dice = &self.dice;
        if !self.storms() {
            return (Duration::from_micros(dice.below(900)), Fate::Fine);
        }
        let delay = match dice.below(1000) {
            0..=3 => Duration::from_secs(3600),
            4..=15 => Duration::from_millis(dice.below(4000)),
            _ => Duration::from_micros(dice.below(6000)),
        };
        if self.is(&self.away) {
            return (delay, Fate::Fails);
        }
        let (fails, unheard) = match step {
            DbStep::Connect => (30, 0),
            DbStep::Read => (10, 5),
            DbStep::Begin | DbStep::Change => (10, 0),
            DbStep::Commit => (25, 25),
        };
        let fate = match dice.below(1000) {
            at if at < fails => Fate::Fails,
            at if at < fails + unheard => Fate::Unheard,
            _ => Fate::Fine,
        };
        (delay, fate)
    }
}

/// The weather of one server, which ends with it.
#[derive(Debug)]
pub struct Weather {
    pub sky: Arc<Sky>,
    dead: AtomicBool,
    end: Notify,
}

impl Weather {
    pub fn new(sky: &Arc<Sky>) -> Arc<Weather> {
        Arc::new(Weather {
            sky: Arc::clone(sky),
            dead: AtomicBool::new(false),
            end: Notify::new(),
        })
    }

    /// The server is no more: nothing of it reaches the database from now on.
    pub fn end(&self) {
        self.dead.store(true, SeqCst);
        self.end.notify_waiters();
    }

    pub fn is_dead(&self) -> bool {
        self.dead.load(SeqCst)
    }
}

impl FaultInjector for Weather {
    fn strike(&self, step: DbStep) -> Pin<Box<dyn Future<Output = Fate> + Send + '_>> {
        Box::pin(async move {
            self.sky.asked.fetch_add(1, SeqCst);
            let (delay, fate) = self.sky.decide(step);
            let end = self.end.notified();
            if self.is_dead() {
                return Fate::Fails;
            }
            tokio::select! {
                biased;
                () = end => Fate::Fails,
                () = sleep(delay) => fate,
            }
        })
    }

    fn most_pages(&self) -> u32 {
        match self.sky.is(&self.sky.full) {
            true => 1,
            false => 1_000_000,
        }
    }

    fn tell(&self, notice: String) {
        let sky = &self.sky;
        sky.listeners.lock().unwrap().retain(|listener| {
            let lost = sky.storms() && sky.dice.chance(100);
            lost || listener.send(notice.clone()).is_ok()
        });
    }

    fn listen(&self) -> mpsc::UnboundedReceiver<String> {
        let (sender, receiver) = mpsc::unbounded_channel();
        self.sky.listeners.lock().unwrap().push(sender);
        receiver
    }
}
