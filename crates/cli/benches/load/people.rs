//! Two players and a spectator of each match, every one with his own connection.

use std::{
    cell::{Cell, RefCell},
    io::{ErrorKind, Result},
    rc::Rc,
    time::{Duration, Instant},
};

use serde::{Deserialize, de::IgnoredAny};
use tokio::{
    sync::Notify,
    task::spawn_local,
    time::{sleep, timeout},
};

use crate::{
    PATIENCE,
    http::Connection,
    tally::{Whose, count},
    world::World,
};

/// How long somebody whose line went dead waits before he tries again.
const TRY_AGAIN: Duration = Duration::from_millis(200);

/// The two players and the spectator.
const PEOPLE: [&str; 3] = ["home", "away", "watcher"];
const WATCHER: usize = 2;

#[derive(Deserialize)]
struct Created {
    id: String,
    seats: Seats,
}

#[derive(Deserialize)]
struct Seats {
    home: String,
    away: String,
}

/// What a client looks at.
#[derive(Clone, Deserialize)]
pub struct Now {
    pub version: usize,
    over: bool,
    sealed: bool,
    waits_for: Option<String>,
    pending: Option<Pending>,
}

#[derive(Clone, Deserialize)]
struct Pending {
    #[serde(default)]
    menu: Vec<String>,
    #[serde(default)]
    default: String,
}

#[derive(Deserialize)]
struct Update {
    now: Now,
    keep: usize,
    frames: Vec<IgnoredAny>,
}

#[derive(Deserialize)]
struct Glance {
    now: Now,
}

#[derive(Deserialize)]
pub struct View {
    now: Now,
    frames: Vec<Frame>,
}

#[derive(Deserialize)]
struct Frame {
    answer: Option<Answer>,
}

#[derive(Deserialize)]
struct Answer {
    text: String,
}

/// A match and the people around it.
pub struct Table {
    world: Rc<World>,
    number: usize,
    id: String,
    seats: [String; 3],
    clients: [RefCell<Client>; 3],
    /// The last answer: the version it was sent from, who sent it and when.
    sent: Cell<Option<(usize, usize, Instant)>>,
    /// Answers that were acknowledged, with the lines they stand on.
    acknowledged: RefCell<Vec<(usize, String)>>,
    /// The version that must be seen by everybody.
    version: Cell<usize>,
    news: Notify,
    left: Cell<bool>,
}

#[derive(Default)]
struct Client {
    now: Option<Now>,
    /// Frames it has.
    frames: usize,
}

impl Table {
    /// Creates a match between two people and lets everybody in.
    pub async fn create(world: &Rc<World>, number: usize, game: &str) -> Result<Rc<Table>> {
        let wish = format!(r#"{{"game":"{game}","coaches":{{"home":"human","away":"human"}}}}"#);
        let mut line = world.line(world.house.port(number), number).await?;
        let reply = line.post("/api/matches", "", &wish).await?;
        let created: Created = serde_json::from_slice(&reply.body)?;
        let table = Rc::new(Table {
            world: Rc::clone(world),
            number,
            id: created.id,
            seats: [created.seats.home, created.seats.away, String::new()],
            clients: Default::default(),
            sent: Cell::default(),
            acknowledged: RefCell::default(),
            version: Cell::new(0),
            news: Notify::new(),
            left: Cell::new(false),
        });
        for person in 0..PEOPLE.len() {
            spawn_local(Rc::clone(&table).follow(person));
        }
        Ok(table)
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/matches/{}{rest}", self.id)
    }

    /// People sit at different servers, the spectators now here, now there.
    fn port(&self, person: usize) -> u16 {
        let seat = if person == WATCHER {
            self.number
        } else {
            person
        };
        self.world.house.port(seat)
    }

    async fn line(&self, person: usize) -> Result<Connection> {
        self.world.line(self.port(person), self.number).await
    }

    /// Watches, and comes back whenever the line goes dead, until full time.
    async fn follow(self: Rc<Table>, person: usize) {
        // A line that went dead says so here, whatever the reason.
        while self.watch(person).await.is_err() && !self.left.get() {
            count(&self.world.tally.reconnections);
            sleep(TRY_AGAIN).await;
        }
    }

    async fn watch(&self, person: usize) -> Result<()> {
        let chances = person == WATCHER && self.number < self.world.chances;
        let path = self.path(if chances {
            "/events?chances=true"
        } else {
            "/events"
        });
        let last = self.clients[person]
            .borrow()
            .now
            .as_ref()
            .map(|now| now.version);
        let line = self.line(person).await?;
        let mut events = line.follow(&path, last).await?;
        while !self.left.get() {
            let event = events.next().await?;
            match event.name.as_str() {
                "update" => self.hear(person, event.id, &event.data)?,
                "chances" => count(&self.world.tally.chances),
                "end" => return Ok(()),
                _ => (),
            }
        }
        Ok(())
    }

    fn hear(&self, person: usize, id: usize, data: &str) -> Result<()> {
        let tally = &self.world.tally;
        let update: Update = serde_json::from_str(data)?;
        let mut client = self.clients[person].borrow_mut();
        let had = client.now.as_ref().map_or(0, |now| now.version);
        if update.keep > client.frames || id != update.now.version || id < had {
            let who = PEOPLE[person];
            let Update { keep, now, .. } = &update;
            tally.fault(format!(
                "{} {who}: a message {id} of version {} keeps {keep} of {} frames at {had}",
                self.id, now.version, client.frames
            ));
        }
        client.frames = update.keep + update.frames.len();
        if let Some((before, sender, at)) = self.sent.get()
            && had <= before
            && before < id
        {
            match person {
                WATCHER => tally.arrived(Whose::Watcher, at),
                _ if person != sender => tally.arrived(Whose::Other, at),
                _ => (),
            }
        }
        client.now = Some(update.now);
        drop(client);
        self.news.notify_waiters();
        Ok(())
    }

    /// Waits until something holds for a match that people hear of.
    async fn until<T>(&self, told: impl Fn() -> Option<T>) -> T {
        loop {
            let news = self.news.notified();
            if let Some(told) = told() {
                return told;
            }
            // Somebody who is connecting hears nothing.
            tokio::select! { () = news => (), () = sleep(TRY_AGAIN) => () }
        }
    }

    /// The player who is asked, as he was told himself; `None` at full time, or if nobody
    /// is told.
    async fn asked(&self) -> Option<(usize, Now)> {
        let told = self.until(|| {
            for (person, name) in PEOPLE.iter().enumerate().take(WATCHER) {
                let client = self.clients[person].borrow();
                let Some(now) = &client.now else { continue };
                let fresh = now.version >= self.version.get();
                if fresh && now.over {
                    return Some(None);
                }
                if fresh && now.waits_for.as_deref() == Some(*name) {
                    return Some(Some((person, now.clone())));
                }
            }
            None
        });
        timeout(PATIENCE, told).await.unwrap_or_else(|_| {
            self.not_told("nobody was told that he is asked");
            None
        })
    }

    /// The version that each of them has seen.
    fn seen(&self) -> [usize; 3] {
        self.clients.each_ref().map(|client| {
            let client = client.borrow();
            client.now.as_ref().map_or(0, |now| now.version)
        })
    }

    /// Notes that something was not told in time, and who knew what.
    fn not_told(&self, what: &str) {
        let (id, version) = (&self.id, self.version.get());
        let [home, away, watcher] = self.seen();
        self.world.tally.fault(format!(
            "{id}: {what} at {version} (home {home}, away {away}, watcher {watcher})"
        ));
    }

    /// Writes down what is sealed at the beginning, with the defaults.
    pub async fn unseal(&self) -> Result<()> {
        let mut lines = self.lines().await?;
        while let Some((person, now)) = self.asked().await
            && now.sealed
        {
            // Live messages prove no seat.
            let reply = lines[person]
                .get(&self.path(""), &self.seats[person])
                .await?;
            let glance: Glance = serde_json::from_slice(&reply.body)?;
            let answer = glance.now.pending.map(|pending| pending.default);
            self.send(
                person,
                &mut lines[person],
                now.version,
                answer.unwrap_or_default(),
            )
            .await?;
        }
        Ok(())
    }

    async fn lines(&self) -> Result<[Connection; 2]> {
        Ok([self.line(0).await?, self.line(1).await?])
    }

    /// Plays at a steady pace until full time, or until the players are to stop.
    pub async fn play(&self, pace: Duration) {
        let mut turn = 0;
        while self.world.goes_on.get() {
            let Ok(mut lines) = self.lines().await else {
                sleep(TRY_AGAIN).await;
                continue;
            };
            match self.play_on(&mut lines, pace, &mut turn).await {
                Ok(()) => return,
                Err(error) if error.kind() == ErrorKind::TimedOut => {
                    self.not_told("no answer came");
                }
                // A line that went dead is opened again; whoever is asked knows it by then.
                Err(_) => (),
            }
            count(&self.world.tally.untold);
            sleep(TRY_AGAIN).await;
        }
    }

    async fn play_on(
        &self,
        lines: &mut [Connection; 2],
        pace: Duration,
        turn: &mut u64,
    ) -> Result<()> {
        let mut next = Instant::now() + pace.mul_f64(share(self.number as u64, *turn));
        loop {
            sleep(next.saturating_duration_since(Instant::now())).await;
            // Nobody hurries after he had to wait.
            next = (next + pace).max(Instant::now());
            if !self.world.goes_on.get() {
                return Ok(());
            }
            let Some((person, now)) = self.asked().await else {
                return Ok(());
            };
            *turn += 1;
            let menu = now.pending.map(|pending| pending.menu).unwrap_or_default();
            let nth = share(self.number as u64, *turn) * menu.len() as f64;
            let answer = menu.get(nth as usize).cloned().unwrap_or_default();
            self.send(person, &mut lines[person], now.version, answer)
                .await?;
        }
    }

    async fn send(
        &self,
        person: usize,
        line: &mut Connection,
        version: usize,
        answer: String,
    ) -> Result<()> {
        let tally = &self.world.tally;
        let body = serde_json::json!({ "version": version, "answers": [answer] }).to_string();
        let at = Instant::now();
        self.sent.set(Some((version, person, at)));
        let path = self.path("/answers");
        let reply = line.post(&path, &self.seats[person], &body).await?;
        match reply.status {
            200 => {
                tally.arrived(Whose::Sender, at);
                count(&tally.answers);
                let told: Glance = serde_json::from_slice(&reply.body)?;
                self.version.set(told.now.version);
                self.acknowledged.borrow_mut().push((version, answer));
            }
            // Another message was sent before a server was killed, and is kept.
            409 if tally.untold.get() > 0 => self.version.set(version + 1),
            status => {
                let said = String::from_utf8_lossy(&reply.body);
                tally.fault(format!(
                    "{} {answer} at {version}: {status} {said}",
                    self.id
                ));
            }
        }
        Ok(())
    }

    /// Waits until everybody has seen everything that was acknowledged, or told to anybody:
    /// a server may have been killed between the one and the other.
    pub async fn all_seen(&self) {
        let seen = || {
            let seen = self.seen();
            let last = seen.iter().fold(self.version.get(), |a, b| a.max(*b));
            seen.iter().all(|seen| *seen == last).then_some(())
        };
        if timeout(PATIENCE, self.until(seen)).await.is_err() {
            self.not_told("not everybody saw its end");
        }
        self.left.set(true);
    }

    /// Reads the match again: every acknowledged answer has to be there, where it was given.
    pub async fn check(&self) -> Result<()> {
        let tally = &self.world.tally;
        let reply = self.line(0).await?.get(&self.path(""), "").await?;
        let view: View = serde_json::from_slice(&reply.body)?;
        for (line, answer) in self.acknowledged.borrow().iter() {
            let kept = view
                .frames
                .get(line + 1)
                .and_then(|frame| frame.answer.as_ref());
            if kept.is_none_or(|kept| kept.text != *answer) {
                tally.fault(format!(
                    "{}: {answer} at {line} was acknowledged and is lost",
                    self.id
                ));
            }
        }
        for (client, who) in self.clients.iter().zip(PEOPLE) {
            let seen = client.borrow().frames;
            if seen != view.frames.len() {
                let there = view.frames.len();
                tally.fault(format!("{}: {who} saw {seen} of {there} frames", self.id));
            }
        }
        let version = view.now.version;
        if version < self.version.get() {
            tally.fault(format!("{}: only {version} lines are left", self.id));
        }
        Ok(())
    }
}

/// Numbers from 0 to 1 without a pattern, the same every time.
fn share(seed: u64, index: u64) -> f64 {
    let mut number = (seed << 32 | index).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    number = (number ^ number >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (number >> 11) as f64 / (1_u64 << 53) as f64
}
