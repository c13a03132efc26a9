//! The rooms in memory and the way into them: always as the store has the match.

use std::{
    collections::HashMap,
    sync::{Arc, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{
    sync::{OwnedMutexGuard, watch},
    task::spawn_blocking,
    time,
};

use crate::{Clubhouse, Refusal, Room, Seat, now, seat};

/// Matches kept in memory; more are thrown out when nobody is in them.
const ROOMS: usize = 500;

/// How often somebody who waits looks whether another program played on.
const LOOK_AGAIN: Duration = Duration::from_secs(2);

/// A door with a room behind it.
pub(crate) struct Door {
    id: String,
    room: Arc<tokio::sync::Mutex<Room>>,
    /// Changes whenever the room does.
    pub(crate) news: watch::Sender<()>,
}

impl Clubhouse {
    /// Waits until a match is no longer as somebody saw it: its version and the
    /// rest of it.
    ///
    /// # Errors
    ///
    /// If there is no such match.
    pub async fn changed(&self, id: &str, seen: &Seen) -> Result<(), Refusal> {
        loop {
            let (door, room) = self.enter(id).await?;
            let mut news = door.news.subscribe();
            if Seen::of(&room) != *seen {
                return Ok(());
            }
            drop(room);
            // Another program may play on, and cannot tell us.
            let _ = time::timeout(LOOK_AGAIN, news.changed()).await;
        }
    }

    /// Goes into the room of a match, as it is in the store.
    pub(crate) async fn enter(
        &self,
        id: &str,
    ) -> Result<(Arc<Door>, OwnedMutexGuard<Room>), Refusal> {
        loop {
            let door = self.door(id).await?;
            let room = Arc::clone(&door.room).lock_owned().await;
            let (lines, rematch) = self.store.progress(id).await?.ok_or(Refusal::NoMatch)?;
            if !room.spoiled && room.stored == lines && room.rematch == rematch {
                return Ok((door, room));
            }
            // Spoiled, or another program played on.
            drop(room);
            self.forget(&door);
        }
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
        if let Some(door) = self.doors().get(id) {
            return Ok(Arc::clone(door));
        }
        let stored = self.store.load(id).await?.ok_or(Refusal::NoMatch)?;
        let library = self.library.clone();
        let room = spawn_blocking(move || Room::open(&stored, &library)).await??;
        Ok(self.open_door(id, room))
    }

    fn open_door(&self, id: &str, room: Room) -> Arc<Door> {
        let mut doors = self.doors();
        if doors.len() >= ROOMS {
            doors.retain(|_, door| Arc::strong_count(door) > 1);
        }
        let door = doors.entry(id.to_string()).or_insert_with(|| {
            Arc::new(Door {
                id: id.to_string(),
                room: Arc::new(tokio::sync::Mutex::new(room)),
                news: watch::Sender::new(()),
            })
        });
        Arc::clone(door)
    }

    pub(crate) fn forget(&self, door: &Arc<Door>) {
        let mut doors = self.doors();
        if doors
            .get(&door.id)
            .is_some_and(|kept| Arc::ptr_eq(kept, door))
        {
            doors.remove(&door.id);
        }
        drop(doors);
        door.news.send_replace(());
    }

    /// No map is left half changed, whoever panicked.
    fn doors(&self) -> MutexGuard<'_, HashMap<String, Arc<Door>>> {
        self.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What somebody saw of a match, as far as it can change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    version: usize,
    running: Option<bool>,
    undo_asked: Option<(Seat, usize)>,
    rematch: Option<String>,
}

impl Seen {
    /// What there is to see now.
    #[must_use]
    pub fn of(room: &Room) -> Seen {
        Seen {
            version: room.version(),
            running: room.clock().map(|clock| clock.running),
            undo_asked: room.undo_asked,
            rematch: room.rematch.clone(),
        }
    }
}
