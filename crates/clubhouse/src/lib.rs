//! Matches over arena and store: create one, sit down, answer, take back, watch.
//!
//! The store is the truth. A [`Room`] in memory is made from it when somebody
//! first asks, and thrown away when anything goes wrong or another program was
//! first; what a caller is told was done is in the store. This crate knows no HTTP and no terminal.

pub mod aftermath;
mod again;
mod alarm;
mod beginnings;
mod by_itself;
pub mod dice;
mod emotes;
mod fixtures;
mod friends;
mod handles;
mod lessons;
mod live_state;
mod news;
mod orders;
mod refusal;
mod remote_appends;
mod room;
mod seat;
mod stopwatch;
mod win_chances;

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, Weak, atomic::AtomicBool},
    time::Duration,
};

use games::{HUMAN, MatchSetup};
use library::Library;
use store::{Append, Store, StoreError};
use tokio::{sync::OwnedMutexGuard, time::timeout};
use work::{CancelToken, off_thread, requester, run_long, surroundings::now};

pub use emotes::{Emote, GivenEmote, NewEmote};
pub use fixtures::Sitting;
pub use friends::{MatchPresence, PATIENCE, SeatPresence, SignOfLife, Successor};
pub use handles::LastSeen;
use handles::RoomHandle;
pub use refusal::Refusal;
pub use room::{LiveClock, Room, WaitsFor};
pub use seat::{Seat, Secrets, new_secret};
pub use stopwatch::Stopwatch;
pub use win_chances::{ForeseenChances, WinChanceFeed};

/// How long somebody who changes a match waits to hear of it.
const ANSWER_WITHIN: Duration = Duration::from_millis(4800);

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
    /// In an order that is the same every time.
    handles: Mutex<BTreeMap<String, Arc<RoomHandle>>>,
    /// Held by whoever makes the handle of a match; striped, by the id of the match.
    opening_locks: [tokio::sync::Mutex<()>; handles::STRIPES],
    /// True if it hears what other programs do.
    listens: AtomicBool,
    win_chances: win_chances::WinChanceWatch,
    watchers: friends::Watchers,
    emotes: emotes::EmoteBoard,
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
            handles: Mutex::default(),
            opening_locks: Default::default(),
            listens: AtomicBool::new(false),
            win_chances: win_chances::WinChanceWatch::default(),
            watchers: friends::Watchers::default(),
            emotes: emotes::EmoteBoard::default(),
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

    /// Answers in order, as somebody who saw this version of the match. All
    /// answers are kept, or none; those that are kept already are not kept again.
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
        let secret = secret.to_string();
        self.try_change(id, Some(version), move |room| {
            let seat = room.seat(&secret)?;
            match room.version() == version {
                true => room.answer(seat, &answers),
                // Whoever did not hear of it says it again.
                false if room.has_answers(version, seat, &answers) => Ok(()),
                false => Err(Refusal::Overtaken),
            }
        })
        .await
    }

    /// Takes back the last answer of a person, or asks the other side to agree.
    ///
    /// # Errors
    ///
    /// If the match has moved on, or does not allow it.
    pub async fn undo(&self, id: &str, secret: &str, version: usize) -> Result<(), Refusal> {
        let secret = secret.to_string();
        self.try_change(id, Some(version), move |room| {
            let seat = room.seat(&secret)?;
            match room.version() == version {
                true => room.undo(seat),
                false if room.was_undone(version) => Ok(()),
                false => Err(Refusal::Overtaken),
            }
        })
        .await
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
        Ok(off_thread(move || look(&room)).await?)
    }

    /// Looks at a match for as long as it takes: it may have to solve a game. Nobody at the
    /// table waits for that, so it is looked at as it is in the store.
    ///
    /// # Errors
    ///
    /// If there is no such match, or there is too much to do.
    pub async fn study<T, F>(&self, id: &str, look: F) -> Result<T, Refusal>
    where
        T: Send + 'static,
        F: FnOnce(&Room, &CancelToken) -> T + Send + 'static,
    {
        let stored = self.store.load(id).await?.ok_or(Refusal::NoMatch)?;
        let (id, library) = (id.to_string(), self.library.clone());
        run_long(move |cancel| {
            let room = Room::open(&stored, &library).map_err(|refused| refused.of_stored(&id))?;
            cancel.check()?;
            Ok(look(&room, cancel))
        })
        .await?
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
        let id = id.to_string();
        self.on_a_task_of_its_own(|this| async move {
            let (mut handle, mut room) = this.enter(&id).await?;
            if seen != Some(room.version()) {
                drop(room);
                (handle, room) = this.enter_fresh(&id).await?;
            }
            let (room, result) = this.change_and_store(&id, room, change).await?;
            match &result {
                Ok(()) => {
                    handle.has_reached(room.reached());
                    this.set_alarm(&handle, &room);
                    drop(room);
                    handle.tell();
                }
                Err(_) => {
                    drop(room);
                    this.forget(&handle);
                }
            }
            result
        })
        .await
    }

    /// A caller who hangs up must not stop it half way, and hears in time if it takes long.
    async fn on_a_task_of_its_own<T, F>(
        &self,
        work: impl FnOnce(Arc<Clubhouse>) -> F,
    ) -> Result<T, Refusal>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Refusal>> + Send + 'static,
    {
        let Some(this) = self.this.upgrade() else {
            return Err(Refusal::NotNow("the clubhouse is closed".to_string()));
        };
        let work = requester::on_behalf_of(requester::current(), work(this));
        match timeout(ANSWER_WITHIN, tokio::spawn(work)).await {
            Ok(done) => done?,
            Err(_) => Err(Refusal::NotKept(StoreError::Unsure)),
        }
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
        let changed = off_thread(move || {
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
        let follows = room.chain.last().to_string();
        let (lines, live_state, now) = (room.unstored(), room.new_live_state(), now());
        if lines.is_empty() && live_state.is_none() {
            return Ok(());
        }
        let text = live_state.as_ref().map(|(text, _)| text.clone());
        let append = Append {
            id: id.to_string(),
            after,
            follows,
            lines,
            live_state,
            now,
        };
        self.store.append(append).await?;
        room.changed = now;
        text.into_iter()
            .for_each(|text| room.live_state_is_set(text));
        Ok(())
    }
}

fn secrets(setup: &MatchSetup) -> Result<Secrets, Refusal> {
    let people = setup.coaches.clone().map(|coach| coach == HUMAN);
    Ok(Secrets::new(people)?)
}
