//! Servers on one database, which come and go.

use std::{
    cell::{Cell, RefCell},
    path::PathBuf,
    rc::Rc,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use clubhouse::{Clubhouse, PATIENCE};
use library::Library;
use store::{DbAddress, Store};
use tokio::time::{Instant, sleep};

use crate::{
    dice::Dice,
    ledger::{Tally, Told, Tries},
    table::Table,
    weather::{Sky, Weather},
};

/// How long it is calm before everybody must have seen everything.
const REST: Duration = Duration::from_secs(20);

/// How often the database may be asked meanwhile, for nothing and for each running clock.
const ASKED_AT_REST: (u64, u64) = (600, 200);

/// Whoever waits longer waits in vain.
const LIMIT: Duration = Duration::from_secs(5);

/// A folder of its own, in memory where there is such a place.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let memory = PathBuf::from("/dev/shm");
        let place = Some(memory).filter(|memory| memory.is_dir());
        let place = place.unwrap_or_else(std::env::temp_dir);
        let name = format!("touchline-simulation-{}-{number}", std::process::id());
        Folder(place.join(name))
    }

    /// An empty database. It is made outside of the simulation, in the time of the world.
    pub fn database(&self) -> DbAddress {
        let address = DbAddress::File(self.0.join("touchline.db"));
        let made = address.clone();
        let maker = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread();
            let runtime = { runtime }.enable_all().build().unwrap();
            runtime.block_on(async { Store::open(&made).await.unwrap().close().await });
        });
        maker.join().unwrap();
        address
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[derive(Clone)]
pub struct Server {
    pub clubhouse: Arc<Clubhouse>,
    pub weather: Arc<Weather>,
}

pub struct World {
    address: DbAddress,
    pub dice: Dice,
    pub sky: Arc<Sky>,
    servers: RefCell<Vec<Server>>,
    /// Looks at the database whatever the weather.
    eye: Store,
    pub tables: RefCell<Vec<Rc<Table>>>,
    /// The journal of the season: what was entered after so many lines.
    pub season: RefCell<Tries<Vec<String>>>,
    pub season_id: String,
    pub tally: RefCell<Tally>,
    /// Operations that are left.
    pub left: Cell<u64>,
}

const SERVERS: usize = 2;

impl World {
    pub async fn open(address: &DbAddress, seed: u64) -> World {
        let dice = Dice::new(seed);
        let sky = Sky::new(dice.clone());
        let weather = Weather::new(&Sky::new(dice.clone()));
        let world = World {
            address: address.clone(),
            dice,
            sky,
            servers: RefCell::default(),
            eye: Store::open_as_it_is(address, Some(weather)).await.unwrap(),
            tables: RefCell::default(),
            season: RefCell::default(),
            season_id: format!("season-{seed}"),
            tally: RefCell::default(),
            left: Cell::new(0),
        };
        for _ in 0..SERVERS {
            let server = world.start().await.unwrap();
            world.servers.borrow_mut().push(server);
        }
        world
    }

    async fn start(&self) -> Option<Server> {
        let weather = Weather::new(&self.sky);
        let faults = Some(Arc::clone(&weather) as _);
        let store = Store::open_as_it_is(&self.address, faults).await.ok()?;
        Some(Server {
            clubhouse: Clubhouse::new(store, Library::default(), PATIENCE),
            weather,
        })
    }

    /// A server, by lot.
    pub fn server(&self) -> Server {
        self.dice.one_of(&self.servers.borrow()).unwrap().clone()
    }

    /// A server ends as by a power cut, and comes back.
    pub async fn crash(&self) {
        let number = usize::try_from(self.dice.below(SERVERS as u64)).unwrap();
        self.servers.borrow()[number].weather.end();
        self.tally.borrow_mut().crashes += 1;
        sleep(Duration::from_millis(self.dice.below(1500))).await;
        loop {
            if let Some(server) = self.start().await {
                self.servers.borrow_mut()[number] = server;
                return;
            }
        }
    }

    pub fn violation(&self, what: String) {
        self.tally.borrow_mut().violations.push(what);
    }

    /// Notes how long somebody waited.
    pub fn waited(&self, what: &str, since: Instant) {
        let waited = since.elapsed();
        let mut tally = self.tally.borrow_mut();
        tally.longest = tally.longest.max(waited.as_millis());
        if waited > LIMIT {
            let waited = waited.as_millis();
            tally
                .violations
                .push(format!("{what}: waited for {waited} ms"));
        }
    }

    /// Nothing goes wrong any more, and nobody does anything: after a while everybody knows
    /// everything, and what people were told is so.
    pub async fn come_to_rest(&self) -> Tally {
        self.sky.storm.store(false, Ordering::SeqCst);
        // What hangs comes to its end first.
        sleep(LIMIT).await;
        let tables = self.tables.borrow().clone();
        let clocks = tables.iter().filter(|table| table.live).count() as u64;
        let before = self.sky.asked.load(Ordering::SeqCst);
        sleep(REST).await;
        let asked = self.sky.asked.load(Ordering::SeqCst) - before;
        let (nothing, for_each) = ASKED_AT_REST;
        if asked > nothing + for_each * clocks {
            let what = format!("{clocks} clocks asked the database {asked} times");
            self.violation(what);
        }
        for table in &tables {
            self.check(table).await;
        }
        self.check_season().await;
        let mut tally = self.tally.borrow().clone();
        tally.violations.truncate(20);
        tally
    }

    async fn check(&self, table: &Table) {
        // A clock may just have moved it on.
        let mut stored = None;
        for _ in 0..20 {
            stored = self.eye.load(&table.id).await.unwrap();
            let lines = stored.as_ref().map_or(0, |stored| stored.lines.len());
            if table.seen.borrow().iter().all(|seen| *seen == lines) {
                break;
            }
            sleep(Duration::from_millis(300)).await;
        }
        let Some(stored) = stored else {
            return self.violation(format!("{} is gone", table.id));
        };
        for fault in table.faults(&stored) {
            self.violation(fault);
        }
        let lines = stored.lines.len();
        for (follower, seen) in table.seen.borrow().iter().enumerate() {
            if *seen != lines {
                let id = &table.id;
                self.violation(format!(
                    "{id}: follower {follower} saw {seen} of {lines} lines"
                ));
            }
        }
        let mut tally = self.tally.borrow_mut();
        tally.lines += lines as u64;
        if !table.live {
            tally.digest(&stored.lines);
        }
    }

    async fn check_season(&self) {
        let stored = self.eye.load_season(&self.season_id).await.unwrap();
        let stored = stored.map_or(Vec::new(), |stored| stored.lines);
        let tries = self.season.borrow();
        for (after, lines) in tries.acknowledged() {
            if stored.get(after..after + lines.len()) != Some(lines) {
                self.violation(format!("season: what was entered after {after} is lost"));
            }
        }
        for (line, text) in stored.iter().enumerate() {
            match tries.told(line, &vec![text.clone()]) {
                None => self.violation(format!("season: nobody entered {line}")),
                Some(Told::Refused) => {
                    self.violation(format!("season: {line} was refused and is stored"));
                }
                Some(_) => (),
            }
        }
        self.tally.borrow_mut().digest(&stored);
    }
}
