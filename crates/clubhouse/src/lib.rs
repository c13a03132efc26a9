//! Matches over arena and store: create one, sit down, answer, take back, watch.
//!
//! The store is the truth. A [`Room`] in memory is made from it when somebody
//! first asks, and thrown away when anything goes wrong or another program was
//! first; what a caller is told was done is in the store. This crate knows no HTTP and no terminal.

pub mod aftermath;
pub mod backup;
mod doors;
mod foresight;
mod friends;
mod hands;
mod hearsay;
mod mark;
mod news;
mod orders;
pub mod recap;
mod refusal;
mod room;
pub mod search;
pub mod season;
mod seat;
mod stopwatch;
mod wish;
pub mod workshop;

use std::{
    collections::HashMap,
    pin::Pin,
    sync::{Arc, Mutex, Weak, atomic::AtomicBool},
    time::{Duration, SystemTime},
};

use arena::{HUMAN, MatchSetup, SetupError};
use library::Library;
use store::{Append, Store};
use tabletop::log::Log;
use tokio::{sync::OwnedMutexGuard, task::spawn_blocking, time};

use doors::Door;
pub use doors::Seen;
pub use foresight::{Forecast, Foreseen};
pub use friends::{PATIENCE, Place, Presence, SignOfLife, Successor};
pub use refusal::Refusal;
pub use room::{Clock, Room, WaitsFor};
pub use seat::{Seat, Secrets, new_secret};
pub use stopwatch::Stopwatch;
pub use wish::{Whose, Wish};

/// A match that was created.
#[derive(Clone, Debug)]
pub struct Created {
    /// Its id.
    pub id: String,
    /// What proves its seats.
    pub secrets: Secrets,
}

/// All matches.
pub struct Clubhouse {
    store: Store,
    library: Library,
    doors: Mutex<HashMap<String, Arc<Door>>>,
    /// Who opens a door stands here.
    opening: [tokio::sync::Mutex<()>; doors::LINES],
    /// True if it hears what other programs do.
    listens: AtomicBool,
    foresight: foresight::Foresight,
    stand: friends::Stand,
    /// Who gives no sign of life for that long has left his seat.
    patience: Duration,
    /// For the clocks, which must not keep it open.
    this: Weak<Clubhouse>,
}

impl Clubhouse {
    /// Opens. Who gives no sign of life for `patience` has left his seat.
    #[must_use]
    pub fn new(store: Store, library: Library, patience: Duration) -> Arc<Clubhouse> {
        Arc::new_cyclic(|this| Clubhouse {
            store,
            library,
            doors: Mutex::default(),
            opening: Default::default(),
            listens: AtomicBool::new(false),
            foresight: foresight::Foresight::default(),
            stand: friends::Stand::default(),
            patience,
            this: this.clone(),
        })
    }

    /// The fields, clubs and words.
    #[must_use]
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// Writes what is left and closes.
    pub async fn close(&self) {
        self.store.close().await;
    }

    /// Creates a match and plays it to the first question.
    ///
    /// # Errors
    ///
    /// If the wish cannot be granted.
    pub async fn create(&self, wish: &Wish) -> Result<Created, Refusal> {
        let (dice, dice_secret) = wish.thrown()?;
        let setup = wish.setup(&self.library, dice)?;
        let secrets = secrets(&setup)?;
        let (library, one_screen) = (self.library.clone(), wish.one_screen);
        let room = spawn_blocking(move || {
            let mut room = Room::kick_off(&setup, dice_secret, &library)?;
            room.one_screen = one_screen;
            Ok::<_, Refusal>(room)
        });
        let id = self.keep(room.await??, secrets.hashed()).await?;
        Ok(Created { id, secrets })
    }

    /// Opens a saved match as one of its own, to go on with or to look at.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it.
    pub async fn import(&self, text: String) -> Result<Created, Refusal> {
        let library = self.library.clone();
        let room = spawn_blocking(move || {
            let log = Log::parse_torn(&text).map_err(SetupError::from)?;
            let setup = MatchSetup::from_header(&log.header).map_err(SetupError::from)?;
            wish::refuse_bots(&setup.coaches)?;
            let mut room = Room::import(&log, &library)?;
            room.one_screen = true;
            // Two people may send it to and fro.
            let to_and_fro = room.played.pending().is_some() && wish::two_people(&setup.coaches);
            let lines = to_and_fro.then(|| {
                let header = room.played.header().clone();
                let entries = room.played.entries().to_vec();
                Log { header, entries }.lines()
            });
            Ok::<_, Refusal>((room, lines, secrets(&setup)?))
        });
        let (room, lines, secrets) = room.await??;
        if let Some(lines) = lines {
            let header = room.played.header().to_string();
            self.refuse_fork(&header, &lines).await?;
        }
        let id = self.keep(room, secrets.hashed()).await?;
        Ok(Created { id, secrets })
    }

    /// The same match again, with the same seats. The second who asks gets the
    /// one that is there.
    ///
    /// # Errors
    ///
    /// If the secret is not that of a seat, or the match is not over.
    pub async fn rematch(&self, id: &str, secret: &str) -> Result<(String, bool), Refusal> {
        let (door, room) = self.enter(id).await?;
        room.seat(secret)?;
        if room.played.pending().is_some() {
            return Err(Refusal::NotNow("the match is not over".to_string()));
        }
        if let Some(rematch) = &room.rematch {
            return Ok((rematch.clone(), false));
        }
        let (setup, dice_secret) = room.again()?;
        let (seats, one_screen) = (room.seats(), room.one_screen);
        drop(room);
        let library = self.library.clone();
        let next = spawn_blocking(move || Room::kick_off(&setup, dice_secret, &library));
        let mut next = next.await??;
        next.one_screen = one_screen;
        let rematch = self.keep(next, seats).await?;
        let first = self.store.set_rematch(id, &rematch, now()).await?;
        // Whoever was first: it is read from the store.
        door.look_again();
        let (_, room) = self.enter(id).await?;
        let rematch = room.rematch.clone().ok_or(Refusal::NoMatch)?;
        Ok((rematch, first))
    }

    /// Answers in order, as somebody who saw this version of the match. All
    /// answers are kept, or none.
    ///
    /// # Errors
    ///
    /// If the match has moved on, somebody else is asked, or an answer does not
    /// fit.
    pub async fn answer(
        &self,
        id: &str,
        secret: &str,
        version: usize,
        answers: Vec<String>,
    ) -> Result<(), Refusal> {
        self.change(id, secret, version, move |room, seat| {
            room.answer(seat, &answers)
        })
        .await
    }

    /// Adds to the dice of a match that has not begun.
    ///
    /// # Errors
    ///
    /// If that is not asked of the seat, or was done.
    pub async fn contribute(&self, id: &str, secret: &str, text: String) -> Result<(), Refusal> {
        let secret = secret.to_string();
        self.try_change(id, None, move |room| {
            let seat = room.seat(&secret)?;
            room.contribute(seat, &text)
        })
        .await
    }

    /// Takes back the last answer of a person, or asks the other side to agree.
    ///
    /// # Errors
    ///
    /// If the match has moved on, or does not allow it.
    pub async fn undo(&self, id: &str, secret: &str, version: usize) -> Result<(), Refusal> {
        self.change(id, secret, version, Room::undo).await
    }

    /// Says no to the other side's wish to take back, or withdraws one's own.
    ///
    /// # Errors
    ///
    /// If the match has moved on, or nobody asked.
    pub async fn decline_undo(
        &self,
        id: &str,
        secret: &str,
        version: usize,
    ) -> Result<(), Refusal> {
        self.change(id, secret, version, Room::decline_undo).await
    }

    /// Stops a live clock, or lets it run; between two screens both have to agree to stop it.
    ///
    /// # Errors
    ///
    /// If the match has moved on, or has no live clock.
    pub async fn pause(
        &self,
        id: &str,
        secret: &str,
        version: usize,
        on: bool,
    ) -> Result<(), Refusal> {
        self.change(id, secret, version, move |room, seat| room.pause(seat, on))
            .await
    }

    /// Looks at a match.
    ///
    /// # Errors
    ///
    /// If there is no such match.
    pub async fn look<T, F>(&self, id: &str, look: F) -> Result<T, Refusal>
    where
        T: Send + 'static,
        F: FnOnce(&Room) -> T + Send + 'static,
    {
        let (_, room) = self.enter_fresh(id).await?;
        // Explaining may solve a game.
        Ok(spawn_blocking(move || look(&room)).await?)
    }

    /// The same for what is seen at once, by somebody who has just been there.
    ///
    /// # Errors
    ///
    /// If there is no such match.
    pub async fn glance<T>(&self, id: &str, look: impl FnOnce(&Room) -> T) -> Result<T, Refusal> {
        let (_, room) = self.enter(id).await?;
        Ok(look(&room))
    }

    async fn change<F>(
        &self,
        id: &str,
        secret: &str,
        version: usize,
        change: F,
    ) -> Result<(), Refusal>
    where
        F: FnOnce(&mut Room, Seat) -> Result<(), Refusal> + Send + 'static,
    {
        let secret = secret.to_string();
        self.try_change(id, Some(version), move |room| {
            let seat = room.seat(&secret)?;
            if room.version() != version {
                return Err(Refusal::Overtaken);
            }
            change(room, seat)
        })
        .await
    }

    /// Changes a match and stores it before anybody sees it. Whoever saw another version
    /// of it than this server knows, or none, may have been at another one.
    async fn try_change<F>(&self, id: &str, seen: Option<usize>, change: F) -> Result<(), Refusal>
    where
        F: FnOnce(&mut Room) -> Result<(), Refusal> + Send + 'static,
    {
        let Some(this) = self.this.upgrade() else {
            return Err(Refusal::NotNow("the clubhouse is closed".to_string()));
        };
        let id = id.to_string();
        // On a task of its own: a caller who hangs up must not stop it half way.
        tokio::spawn(async move {
            let (mut door, mut room) = this.enter(&id).await?;
            if seen != Some(room.version()) {
                drop(room);
                (door, room) = this.enter_fresh(&id).await?;
            }
            let (room, result) = this.change_and_store(&id, room, change).await?;
            door.has_reached(room.reached());
            this.set_alarm(&id, &room);
            drop(room);
            door.tell();
            if result.is_err() {
                this.forget(&door);
            }
            result
        })
        .await?
    }

    /// A room that was changed and could not be stored is marked as spoiled
    /// before anybody else comes in.
    async fn change_and_store<F>(
        &self,
        id: &str,
        mut room: OwnedMutexGuard<Room>,
        change: F,
    ) -> Result<(OwnedMutexGuard<Room>, Result<(), Refusal>), Refusal>
    where
        F: FnOnce(&mut Room) -> Result<(), Refusal> + Send + 'static,
    {
        let after = room.stored;
        // If the change panics, this is how it is left.
        room.spoiled = true;
        // A coach may have to solve a game first.
        let changed = spawn_blocking(move || {
            let result = change(&mut room);
            (room, result)
        });
        let (mut room, mut result) = changed.await?;
        if result.is_ok() {
            result = self.store_room(id, after, &mut room).await;
            room.spoiled = result.is_err();
        }
        Ok((room, result))
    }

    /// Stores what is new in a room since it had so many lines.
    async fn store_room(&self, id: &str, after: usize, room: &mut Room) -> Result<(), Refusal> {
        let (lines, mark, now) = (room.unstored(), room.new_mark(), now());
        if lines.is_empty() && mark.is_none() {
            return Ok(());
        }
        let text = mark.as_ref().map(|(text, _)| text.clone());
        let append = Append {
            id: id.to_string(),
            after,
            lines,
            mark,
            now,
        };
        self.store.append(append).await?;
        room.changed = now;
        text.into_iter().for_each(|text| room.mark_is_set(text));
        Ok(())
    }

    /// Somebody may think only so long: this server takes the default for him, as any
    /// other that has the room; the store takes only the first.
    fn set_alarm(&self, id: &str, room: &Room) {
        if let Some(left) = room.time_to_answer()
            && let Some(this) = self.this.upgrade()
        {
            tokio::spawn(this.time_runs(id.to_string(), left, room.version()));
        }
    }

    /// Takes the default for a coach when the time is over.
    fn time_runs(
        self: Arc<Self>,
        id: String,
        left: Duration,
        version: usize,
    ) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            let clubhouse = Arc::downgrade(&self);
            drop(self);
            time::sleep(left).await;
            let Some(clubhouse) = clubhouse.upgrade() else {
                return;
            };
            let expired = clubhouse.try_change(&id, None, move |room| {
                let due = room.version() == version
                    && room.time_to_answer().is_some_and(|left| left.is_zero());
                if due { room.time_is_up() } else { Ok(()) }
            });
            // Nobody is there to hear of a failure; the next to ask will.
            let _ = expired.await;
        })
    }
}

fn secrets(setup: &MatchSetup) -> Result<Secrets, Refusal> {
    let people = setup.coaches.clone().map(|coach| coach == HUMAN);
    Ok(Secrets::new(people)?)
}

/// Seconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| {
        i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
    })
}
