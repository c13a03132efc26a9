//! Matches over arena and store: create one, sit down, answer, take back, watch.
//!
//! The store is the truth. A [`Room`] in memory is made from it when somebody
//! first asks, and thrown away when anything goes wrong or another program was
//! first; what a caller is told was done is in the store. This crate knows no HTTP and no terminal.

pub mod aftermath;
mod again;
mod alarm;
pub mod backup;
pub mod dice;
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
pub mod surroundings;
mod wish;
pub mod workshop;

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, Weak, atomic::AtomicBool},
    time::Duration,
};

use arena::{HUMAN, MatchSetup, SetupError};
use library::Library;
use store::{Append, Store, StoreError};
use tabletop::log::Log;
use tokio::{sync::OwnedMutexGuard, time::timeout};

use doors::Door;
pub use doors::Seen;
pub use foresight::{Forecast, Foreseen};
pub use friends::{PATIENCE, Place, Presence, SignOfLife, Successor};
use hands::off_thread;
pub use refusal::Refusal;
pub use room::{Clock, Room, WaitsFor};
pub use seat::{Seat, Secrets, new_secret};
pub use stopwatch::Stopwatch;
use surroundings::now;
pub use wish::{Whose, Wish};

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
    doors: Mutex<BTreeMap<String, Arc<Door>>>,
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
        let room = off_thread(move || {
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
        let room = off_thread(move || {
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
        let (id, secret) = (id.to_string(), secret.to_string());
        self.on_a_task_of_its_own(|this| async move { this.play_again(&id, &secret).await })
            .await
    }

    async fn play_again(&self, id: &str, secret: &str) -> Result<(String, bool), Refusal> {
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
        let next = off_thread(move || Room::kick_off(&setup, dice_secret, &library));
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
        // Explaining may solve a game.
        Ok(off_thread(move || look(&room)).await?)
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
            let (mut door, mut room) = this.enter(&id).await?;
            if seen != Some(room.version()) {
                drop(room);
                (door, room) = this.enter_fresh(&id).await?;
            }
            let (room, result) = this.change_and_store(&id, room, change).await?;
            match &result {
                Ok(()) => {
                    door.has_reached(room.reached());
                    this.set_alarm(&door, &room);
                    drop(room);
                    door.tell();
                }
                Err(_) => {
                    drop(room);
                    this.forget(&door);
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
        match timeout(ANSWER_WITHIN, tokio::spawn(work(this))).await {
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
        let (lines, mark, now) = (room.unstored(), room.new_mark(), now());
        if lines.is_empty() && mark.is_none() {
            return Ok(());
        }
        let text = mark.as_ref().map(|(text, _)| text.clone());
        let append = Append {
            id: id.to_string(),
            after,
            follows,
            lines,
            mark,
            now,
        };
        self.store.append(append).await?;
        room.changed = now;
        text.into_iter().for_each(|text| room.mark_is_set(text));
        Ok(())
    }
}

fn secrets(setup: &MatchSetup) -> Result<Secrets, Refusal> {
    let people = setup.coaches.clone().map(|coach| coach == HUMAN);
    Ok(Secrets::new(people)?)
}
