//! The rooms in memory and the way into them: always as the store has the match.

#[cfg(test)]
mod tests;

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use store::{Append, Reached};
use tokio::{
    sync::{OwnedMutexGuard, broadcast},
    task::AbortHandle,
    time::timeout,
};

use crate::{
    Clubhouse, Refusal, Room, Seat,
    hands::off_thread,
    hearsay::{Hearsay, Unknown},
    news::Said,
    seat,
    surroundings::now,
};

/// Matches kept in memory; more are thrown out when nobody is in them.
const ROOMS: usize = 500;

/// How long somebody waits at a door; then he is told to come again.
const AT_THE_DOOR: Duration = Duration::from_millis(4500);

/// How often a room may turn out not to be as in the store before it is given up.
const ROUNDS: usize = 4;

/// A door with a room behind it.
pub(crate) struct Door {
    pub(crate) id: String,
    room: Arc<tokio::sync::Mutex<Room>>,
    /// Tells whenever the room changes.
    news: broadcast::Sender<()>,
    /// How far the match has come, as far as this program knows.
    reached: Mutex<Reached>,
    /// What other programs did.
    hearsay: Mutex<Hearsay>,
    /// What was last said of the room.
    pub(crate) said: Mutex<Option<Said>>,
    /// What ends the time of who is asked.
    pub(crate) alarm: Mutex<Option<AbortHandle>>,
}

impl Door {
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
        lock(&self.hearsay).hear(None);
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
        lock(&self.hearsay).hear(Some(append));
        self.tell();
    }
}

/// Those who open doors wait for each other in so many lines.
pub(crate) const LINES: usize = 16;

/// In which of them whoever opens this one waits.
fn nth_of(id: &str) -> usize {
    id.bytes().map(usize::from).sum::<usize>() % LINES
}

/// What is behind a lock is never left half changed, whoever panicked.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Clubhouse {
    /// Waits until a match is no longer as somebody saw it: its version and the
    /// rest of it.
    ///
    /// # Errors
    ///
    /// If there is no such match.
    pub async fn changed(&self, id: &str, seen: &Seen) -> Result<(), Refusal> {
        self.listen();
        loop {
            // Whatever is heard from here on wakes whoever waits below.
            let door = timeout(AT_THE_DOOR, self.door(id)).await;
            let door = door.unwrap_or(Err(Refusal::Busy))?;
            let mut news = door.news.subscribe();
            let (entered, room) = self.enter(id).await?;
            if Seen::of(&room) != *seen {
                return Ok(());
            }
            drop(room);
            if Arc::ptr_eq(&door, &entered) {
                // The sender is the door's, which is held.
                let _ = news.recv().await;
            }
        }
    }

    /// Goes into the room of a match, as it is in the store now.
    pub(crate) async fn enter_fresh(
        &self,
        id: &str,
    ) -> Result<(Arc<Door>, OwnedMutexGuard<Room>), Refusal> {
        let entered = timeout(AT_THE_DOOR, async {
            let door = self.door(id).await?;
            lock(&door.hearsay).hear(None);
            self.try_enter(id).await
        });
        entered.await.unwrap_or(Err(Refusal::Busy))
    }

    /// Goes into the room of a match, as far as this program has heard of it: of what others
    /// do it hears a moment later. Who changes something by that finds out in the store.
    pub(crate) async fn enter(
        &self,
        id: &str,
    ) -> Result<(Arc<Door>, OwnedMutexGuard<Room>), Refusal> {
        let entered = timeout(AT_THE_DOOR, self.try_enter(id)).await;
        entered.unwrap_or(Err(Refusal::Busy))
    }

    async fn try_enter(&self, id: &str) -> Result<(Arc<Door>, OwnedMutexGuard<Room>), Refusal> {
        let mut rounds = 0;
        while rounds < ROUNDS {
            let door = self.door(id).await?;
            let room = Arc::clone(&door.room).lock_owned().await;
            // Whoever failed to store something leaves it like that; nobody else should.
            rounds += usize::from(!room.spoiled);
            let room = self.catch_up(&door, room).await?;
            if !room.spoiled {
                return Ok((door, room));
            }
            drop(room);
            self.forget(&door);
        }
        let what = format!("the match `{id}` does not stay as it is read: look at the database");
        Err(Refusal::Damaged(what))
    }

    /// Takes over what other programs wrote, if there is anything. A room that cannot is
    /// spoiled. Whoever hangs up meanwhile, or fails, leaves it to the next who comes in.
    async fn catch_up(
        &self,
        door: &Arc<Door>,
        mut room: OwnedMutexGuard<Room>,
    ) -> Result<OwnedMutexGuard<Room>, Refusal> {
        let unknown = lock(&door.hearsay).beyond(room.heard);
        let Some(Unknown { told, count }) = unknown.filter(|_| !room.spoiled) else {
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
            room = self.read_on(door, room).await?;
        }
        room.heard = count;
        door.has_reached(room.reached());
        if !room.spoiled {
            self.set_alarm(door, &room);
        }
        Ok(room)
    }

    /// Reads what a room does not have from the store. A room that does not fit is spoiled.
    async fn read_on(
        &self,
        door: &Door,
        mut room: OwnedMutexGuard<Room>,
    ) -> Result<OwnedMutexGuard<Room>, Refusal> {
        let progress = self.store.progress(&door.id).await?;
        let progress = progress.ok_or(Refusal::NoMatch)?;
        let has = (room.stored, &room.mark, &room.rematch);
        if (progress.lines, &progress.mark, &progress.rematch) == has {
            return Ok(room);
        }
        let Some(missing) = progress.lines.checked_sub(room.stored) else {
            room.spoiled = true;
            return Ok(room);
        };
        let mut lines = match missing {
            0 => Vec::new(),
            _ => self.store.lines_after(&door.id, room.stored).await?,
        };
        // A seat that somebody else got is told with a new mark.
        let seats = match progress.mark == room.mark {
            true => None,
            false => Some(self.store.seats(&door.id).await?),
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
        room.await
    }

    /// Stores a new match and opens its door.
    pub(crate) async fn keep(
        &self,
        mut room: Room,
        seats: Vec<(String, String)>,
    ) -> Result<String, Refusal> {
        let id = seat::new_id()?;
        let new = room.row_for_store(&id, seats, now());
        self.store.create(&new).await?;
        self.open_door(&id, room);
        Ok(id)
    }

    /// The door of a match.
    async fn door(&self, id: &str) -> Result<Arc<Door>, Refusal> {
        if let Some(door) = lock(&self.doors).get(id) {
            return Ok(Arc::clone(door));
        }
        // All who follow a match come at once when a server has come back: one opens.
        let _alone = self.opening[nth_of(id)].lock().await;
        if let Some(door) = lock(&self.doors).get(id) {
            return Ok(Arc::clone(door));
        }
        let room = self.read(id).await?;
        Ok(self.open_door_late(id, room))
    }

    /// A match as it is in the store at this moment.
    async fn read(&self, id: &str) -> Result<Room, Refusal> {
        let stored = self.store.load(id).await?.ok_or(Refusal::NoMatch)?;
        let library = self.library.clone();
        let room = off_thread(move || Room::open(&stored, &library)).await?;
        room.map_err(|refused| refused.of_stored(id))
    }

    /// Opens the door of a match that was read: what was said of it since found no door.
    fn open_door_late(&self, id: &str, room: Room) -> Arc<Door> {
        let door = self.open_door(id, room);
        door.look_again();
        door
    }

    fn open_door(&self, id: &str, room: Room) -> Arc<Door> {
        let mut doors = lock(&self.doors);
        if doors.len() >= ROOMS {
            // A clock that runs holds its door.
            doors.retain(|_, door| Arc::strong_count(door) > 1);
        }
        if let Some(door) = doors.get(id) {
            return Arc::clone(door);
        }
        let room = Arc::new(tokio::sync::Mutex::new(room));
        let inside = Arc::clone(&room).try_lock_owned();
        let door = Arc::new(Door {
            id: id.to_string(),
            reached: Mutex::new(
                inside
                    .as_ref()
                    .map(|room| room.reached())
                    .unwrap_or_default(),
            ),
            room,
            news: broadcast::Sender::new(1),
            hearsay: Mutex::default(),
            said: Mutex::new(None),
            alarm: Mutex::new(None),
        });
        if let Ok(room) = inside {
            self.set_alarm(&door, &room);
        }
        doors.insert(id.to_string(), Arc::clone(&door));
        door
    }

    pub(crate) fn forget(&self, door: &Arc<Door>) {
        Clubhouse::stop_alarm(door);
        let mut doors = lock(&self.doors);
        if doors
            .get(&door.id)
            .is_some_and(|kept| Arc::ptr_eq(kept, door))
        {
            doors.remove(&door.id);
        }
        drop(doors);
        door.tell();
    }
}

/// What somebody saw of a match, as far as it can change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    version: usize,
    running: Option<bool>,
    undo_asked: Option<(Seat, usize)>,
    undo_declined: Option<Seat>,
    pause_asked: Option<Seat>,
    rematch: Option<String>,
}

impl Seen {
    /// How many lines it had.
    #[must_use]
    pub fn version(&self) -> usize {
        self.version
    }

    /// What there is to see now.
    #[must_use]
    pub fn of(room: &Room) -> Seen {
        Seen {
            version: room.version(),
            running: room.clock().map(|clock| clock.running),
            undo_asked: room.undo_asked,
            undo_declined: room.undo_declined,
            pause_asked: room.pause_asked,
            rematch: room.rematch.clone(),
        }
    }
}
