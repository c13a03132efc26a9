//! The rooms in memory and the way into them, through a handle each: always as the store has
//! the match.

#[cfg(test)]
mod tests;

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use store::{Append, Reached};
use tokio::{
    sync::{OwnedMutexGuard, broadcast},
    task::AbortHandle,
    time::timeout,
};
use work::{let_go, lock, off_thread, surroundings::now};

use crate::{
    Clubhouse, Refusal, Room, Seat,
    news::CachedUpdate,
    remote_appends::{MissedAppends, RemoteAppends},
    seat,
};

/// Matches kept in memory; more are thrown out when nobody is in them.
const ROOMS: usize = 500;

/// How long somebody waits for a room; then he is told to come again.
const LOCK_WITHIN: Duration = Duration::from_millis(4500);

/// How often a room may turn out not to be as in the store before it is given up.
const ROUNDS: usize = 4;

/// The handle of a room in memory: the room, locked, and what goes on around it.
pub(crate) struct RoomHandle {
    pub(crate) id: String,
    room: Arc<tokio::sync::Mutex<Room>>,
    /// Tells whenever the room changes.
    news: broadcast::Sender<()>,
    /// How far the match has come, as far as this program knows.
    reached: Mutex<Reached>,
    /// What other programs did.
    remote: Mutex<RemoteAppends>,
    /// What was last told of the room, for all who get the same.
    pub(crate) cached: Mutex<Option<CachedUpdate>>,
    /// What ends the time of who is asked.
    pub(crate) alarm: Mutex<Option<AbortHandle>>,
}

impl RoomHandle {
    /// Tells everybody who waits that something has changed.
    pub(crate) fn tell(&self) {
        // Perhaps nobody waits.
        let _ = self.news.send(());
    }

    /// The room has come so far: whoever waits is told, whoever it was that read it.
    pub(crate) fn has_reached(&self, reached: Reached) {
        let before = std::mem::replace(&mut *lock(&self.reached), reached);
        if before != reached {
            self.tell();
        }
    }

    /// Another program has changed the match: whoever waits finds that out.
    pub(crate) fn look_again(&self) {
        lock(&self.remote).hear(None);
        self.tell();
    }

    /// The same, if it has come further than is known here.
    pub(crate) fn look_again_beyond(&self, reached: Reached) {
        let known = *lock(&self.reached);
        if reached.is_beyond(known) {
            self.look_again();
        }
    }

    /// The same, if it is not as it is known here.
    pub(crate) fn look_again_unless(&self, reached: Reached) {
        let known = *lock(&self.reached);
        if reached != known {
            self.look_again();
        }
    }

    /// True if somebody waits for news.
    pub(crate) fn is_followed(&self) -> bool {
        self.news.receiver_count() > 0
    }

    /// Another program says how it has changed the match.
    pub(crate) fn hear(&self, append: Append) {
        lock(&self.remote).hear(Some(append));
        self.tell();
    }
}

/// Into so many parts is the lock striped that is held while a handle is made.
pub(crate) const STRIPES: usize = 16;

/// Which of them a match belongs to.
fn stripe_of(id: &str) -> usize {
    id.bytes().map(usize::from).sum::<usize>() % STRIPES
}

impl Clubhouse {
    /// Waits until a match is no longer as somebody saw it: its version and the
    /// rest of it.
    ///
    /// # Errors
    ///
    /// If there is no such match.
    pub async fn changed(&self, id: &str, seen: &LastSeen) -> Result<(), Refusal> {
        self.listen();
        loop {
            // Whatever is heard from here on wakes whoever waits below.
            let handle = timeout(LOCK_WITHIN, self.handle(id)).await;
            let handle = handle.unwrap_or(Err(Refusal::Busy))?;
            let mut news = handle.news.subscribe();
            let (entered, room) = self.enter(id).await?;
            if LastSeen::of(&room) != *seen {
                return Ok(());
            }
            drop(room);
            if Arc::ptr_eq(&handle, &entered) {
                // The sender is the handle's, which is held.
                let _ = news.recv().await;
            }
        }
    }

    /// Goes into the room of a match, as it is in the store now.
    pub(crate) async fn enter_fresh(
        &self,
        id: &str,
    ) -> Result<(Arc<RoomHandle>, OwnedMutexGuard<Room>), Refusal> {
        let entered = timeout(LOCK_WITHIN, async {
            let handle = self.handle(id).await?;
            lock(&handle.remote).hear(None);
            self.try_enter(id).await
        });
        entered.await.unwrap_or(Err(Refusal::Busy))
    }

    /// Goes into the room of a match, as far as this program has heard of it: of what others
    /// do it hears a moment later. Who changes something by that finds out in the store.
    pub(crate) async fn enter(
        &self,
        id: &str,
    ) -> Result<(Arc<RoomHandle>, OwnedMutexGuard<Room>), Refusal> {
        let entered = timeout(LOCK_WITHIN, self.try_enter(id)).await;
        entered.unwrap_or(Err(Refusal::Busy))
    }

    async fn try_enter(
        &self,
        id: &str,
    ) -> Result<(Arc<RoomHandle>, OwnedMutexGuard<Room>), Refusal> {
        let mut rounds = 0;
        while rounds < ROUNDS {
            let handle = self.handle(id).await?;
            let room = Arc::clone(&handle.room).lock_owned().await;
            // Whoever failed to store something leaves it like that; nobody else should.
            rounds += usize::from(!room.spoiled);
            let room = self.catch_up(&handle, room).await?;
            if !room.spoiled {
                return Ok((handle, room));
            }
            drop(room);
            self.forget(&handle);
        }
        let what = format!("the match `{id}` does not stay as it is read: look at the database");
        Err(Refusal::Damaged(what))
    }

    /// Takes over what other programs wrote, if there is anything. A room that cannot is
    /// spoiled. Whoever hangs up meanwhile, or fails, leaves it to the next who comes in.
    async fn catch_up(
        &self,
        handle: &Arc<RoomHandle>,
        mut room: OwnedMutexGuard<Room>,
    ) -> Result<OwnedMutexGuard<Room>, Refusal> {
        let unknown = lock(&handle.remote).beyond(room.heard);
        let Some(MissedAppends { told, count }) = unknown.filter(|_| !room.spoiled) else {
            return Ok(room);
        };
        let mut done = false;
        if let Some(told) = told {
            room.spoiled = true;
            let taken = off_thread(move || {
                let taken = room.take_over(told);
                room.spoiled = taken.is_err();
                (room, taken.unwrap_or(true))
            });
            (room, done) = taken.await?;
        }
        if !done {
            room = self.read_on(handle, room).await?;
        }
        room.heard = count;
        handle.has_reached(room.reached());
        if !room.spoiled {
            self.set_alarm(handle, &room);
        }
        Ok(room)
    }

    /// Reads what a room does not have from the store. A room that does not fit is spoiled.
    async fn read_on(
        &self,
        handle: &RoomHandle,
        mut room: OwnedMutexGuard<Room>,
    ) -> Result<OwnedMutexGuard<Room>, Refusal> {
        let progress = self.store.progress(&handle.id).await?;
        let progress = progress.ok_or(Refusal::NoMatch)?;
        let has = (room.stored, &room.live_state, &room.rematch);
        if (progress.lines, &progress.live_state, &progress.rematch) == has {
            return Ok(room);
        }
        let Some(missing) = progress.lines.checked_sub(room.stored) else {
            room.spoiled = true;
            return Ok(room);
        };
        let mut lines = match missing {
            0 => Vec::new(),
            _ => self.store.lines_after(&handle.id, room.stored).await?,
        };
        // A seat that somebody else got is told with a new live state.
        let seats = match progress.live_state == room.live_state {
            true => None,
            false => Some(self.store.seats(&handle.id).await?),
        };
        // More may have come in between.
        lines.truncate(missing);
        room.spoiled = true;
        let room = off_thread(move || {
            if let Some(seats) = seats {
                room.sit_down(&seats);
            }
            room.spoiled = room.catch_up(&lines, progress).is_err();
            room
        });
        Ok(room.await?)
    }

    /// Stores a new match and makes its handle.
    pub(crate) async fn keep(
        &self,
        room: Room,
        seats: Vec<(String, String)>,
    ) -> Result<String, Refusal> {
        let id = seat::new_id()?;
        self.keep_as(&id, room, seats).await?;
        Ok(id)
    }

    /// The same under an id that nobody can have chosen.
    pub(crate) async fn keep_as(
        &self,
        id: &str,
        mut room: Room,
        seats: Vec<(String, String)>,
    ) -> Result<(), Refusal> {
        let named = id.to_string();
        // A match that was sent in may have many lines.
        let written = off_thread(move || {
            let new = room.row_for_store(&named, seats, now());
            (room, new)
        });
        let (room, new) = written.await?;
        self.store.create(&new).await?;
        self.add_handle(id, room);
        Ok(())
    }

    /// The handle of a match.
    async fn handle(&self, id: &str) -> Result<Arc<RoomHandle>, Refusal> {
        if let Some(handle) = lock(&self.handles).get(id) {
            return Ok(Arc::clone(handle));
        }
        // All who follow a match come at once when a server has come back: one makes it.
        let _alone = self.opening_locks[stripe_of(id)].lock().await;
        if let Some(handle) = lock(&self.handles).get(id) {
            return Ok(Arc::clone(handle));
        }
        let room = self.read(id).await?;
        Ok(self.add_handle_late(id, room))
    }

    /// A match as it is in the store at this moment.
    async fn read(&self, id: &str) -> Result<Room, Refusal> {
        let stored = self.store.load(id).await?.ok_or(Refusal::NoMatch)?;
        let library = self.library.clone();
        let room = off_thread(move || Room::open(&stored, &library)).await?;
        room.map_err(|refused| refused.of_stored(id))
    }

    /// Makes the handle of a match that was read: what was said of it since found none.
    fn add_handle_late(&self, id: &str, room: Room) -> Arc<RoomHandle> {
        let handle = self.add_handle(id, room);
        handle.look_again();
        handle
    }

    fn add_handle(&self, id: &str, room: Room) -> Arc<RoomHandle> {
        let mut handles = lock(&self.handles);
        if handles.len() >= ROOMS {
            // A clock that runs holds its handle.
            let is_idle = |_: &String, handle: &mut Arc<RoomHandle>| Arc::strong_count(handle) == 1;
            let idle: Vec<_> = handles.extract_if(.., is_idle).collect();
            // Nobody who comes in waits until hundreds of matches are cleared away.
            let_go(idle);
        }
        if let Some(handle) = handles.get(id) {
            return Arc::clone(handle);
        }
        let room = Arc::new(tokio::sync::Mutex::new(room));
        let inside = Arc::clone(&room).try_lock_owned();
        let handle = Arc::new(RoomHandle {
            id: id.to_string(),
            reached: Mutex::new(
                inside
                    .as_ref()
                    .map(|room| room.reached())
                    .unwrap_or_default(),
            ),
            room,
            news: broadcast::Sender::new(1),
            remote: Mutex::default(),
            cached: Mutex::new(None),
            alarm: Mutex::new(None),
        });
        if let Ok(room) = inside {
            self.set_alarm(&handle, &room);
        }
        handles.insert(id.to_string(), Arc::clone(&handle));
        handle
    }

    pub(crate) fn forget(&self, handle: &Arc<RoomHandle>) {
        Clubhouse::stop_alarm(handle);
        let mut handles = lock(&self.handles);
        if handles
            .get(&handle.id)
            .is_some_and(|kept| Arc::ptr_eq(kept, handle))
        {
            handles.remove(&handle.id);
        }
        drop(handles);
        handle.tell();
    }
}

/// What somebody saw of a match, as far as it can change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastSeen {
    version: usize,
    running: Option<bool>,
    undo_asked: Option<(Seat, usize)>,
    undo_declined: Option<Seat>,
    pause_asked: Option<Seat>,
    rematch: Option<String>,
    over: bool,
}

impl LastSeen {
    /// How many lines it had.
    #[must_use]
    pub fn version(&self) -> usize {
        self.version
    }

    /// True after full time.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// What there is to see now.
    #[must_use]
    pub fn of(room: &Room) -> LastSeen {
        LastSeen {
            version: room.version(),
            running: room.clock().map(|clock| clock.running),
            undo_asked: room.undo_asked,
            undo_declined: room.undo_declined,
            pause_asked: room.pause_asked,
            rematch: room.rematch.clone(),
            over: room.waits_for().is_none(),
        }
    }
}
