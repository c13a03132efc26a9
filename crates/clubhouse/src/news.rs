//! News of matches: from other programs on the same database, and for those who follow.

use std::{
    sync::{Arc, Weak, atomic::Ordering},
    time::Duration,
};

use store::{Heard, Store, Told};
use tokio::time::sleep;

use crate::{
    Clubhouse, Refusal, Room, Seen,
    doors::{Door, lock},
    hands::off_thread,
};

/// How long it is waited before a database that cannot be heard is asked again.
const TRY_AGAIN: Duration = Duration::from_secs(1);

/// How often the matches that somebody follows are compared with the store, whatever was heard.
const COMPARE: Duration = Duration::from_secs(3);

/// What was said of a room to somebody who saw it as it was with so many lines.
pub(crate) struct Said {
    now: Seen,
    clock: Option<u32>,
    since: Option<usize>,
    text: Arc<str>,
}

impl Clubhouse {
    /// What `say` says of a match to somebody who saw it with so many lines: it is said
    /// once for all who saw the same of it and get the same to hear.
    ///
    /// # Errors
    ///
    /// If there is no such match.
    pub async fn say<F>(
        &self,
        id: &str,
        since: Option<usize>,
        say: F,
    ) -> Result<(Arc<str>, Seen), Refusal>
    where
        F: FnOnce(&Room, Option<usize>) -> String + Send + 'static,
    {
        let (door, room) = self.enter(id).await?;
        let now = Seen::of(&room);
        let clock = room.clock().map(|clock| clock.left);
        if let Some(said) = &*lock(&door.said)
            && (&said.now, said.clock, said.since) == (&now, clock, since)
        {
            return Ok((Arc::clone(&said.text), now));
        }
        let said = off_thread(move || {
            let text: Arc<str> = say(&room, since).into();
            // Before anybody else comes in, who would say it again.
            *lock(&door.said) = Some(Said {
                now: now.clone(),
                clock,
                since,
                text: Arc::clone(&text),
            });
            drop(room);
            (text, now)
        });
        said.await
    }

    /// Begins to hear what other programs do, if it does not yet.
    pub(crate) fn listen(&self) {
        if !self.listens.swap(true, Ordering::SeqCst) {
            tokio::spawn(hear(self.this.clone(), self.store.clone()));
            tokio::spawn(compare(self.this.clone(), self.store.clone()));
        }
    }

    fn all_doors(&self) -> Vec<Arc<Door>> {
        lock(&self.doors).values().cloned().collect()
    }

    pub(crate) fn has_heard(&self, heard: Heard) {
        match heard {
            Heard::Anything => self.all_doors().iter().for_each(|door| door.look_again()),
            Heard::Matches(matches) => {
                for told in matches {
                    let door = lock(&self.doors).get(told.id()).cloned();
                    match (door, told) {
                        (None, _) => (),
                        (Some(door), Told::Changed(_)) => door.look_again(),
                        (Some(door), Told::Reached(_, reached)) => door.look_again_beyond(reached),
                        (Some(door), Told::Appended(append)) => door.hear(append),
                    }
                }
            }
        }
    }
}

/// Hears what other programs do, as long as the clubhouse is open.
async fn hear(clubhouse: Weak<Clubhouse>, store: Store) {
    while clubhouse.strong_count() > 0 {
        let Ok(mut news) = store.news().await else {
            sleep(TRY_AGAIN).await;
            continue;
        };
        // Whatever happened before somebody listened.
        let mut heard = Heard::Anything;
        while let Some(clubhouse) = clubhouse.upgrade() {
            clubhouse.has_heard(heard);
            drop(clubhouse);
            heard = news.next().await;
        }
    }
}

/// Looks now and then whether all that is followed is as in the store: a notice may be lost.
async fn compare(clubhouse: Weak<Clubhouse>, store: Store) {
    loop {
        sleep(COMPARE).await;
        let Some(clubhouse) = clubhouse.upgrade() else {
            return;
        };
        let mut doors = clubhouse.all_doors();
        drop(clubhouse);
        doors.retain(|door| door.is_followed());
        let ids = doors.iter().map(|door| door.id.clone()).collect();
        // A store that does not answer is asked again.
        for (id, reached) in store.reached(ids).await.unwrap_or_default() {
            if let Some(door) = doors.iter().find(|door| door.id == id) {
                door.look_again_unless(reached);
            }
        }
    }
}
