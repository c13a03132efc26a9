//! News of matches: from other programs on the same database, and for those who follow.

use std::{
    sync::{Arc, Weak, atomic::Ordering},
    time::Duration,
};

use store::{MatchNews, News, Store};
use tokio::time::sleep;
use work::{lock, off_thread};

use crate::{Clubhouse, LastSeen, Refusal, Room, handles::RoomHandle};

/// How long it is waited before a database that cannot be heard is asked again.
const TRY_AGAIN: Duration = Duration::from_secs(1);

/// How often the matches that somebody follows are compared with the store, whatever was heard.
const COMPARE: Duration = Duration::from_secs(3);

/// What was last told of a room to somebody who saw it as it was with so many lines.
pub(crate) struct CachedUpdate {
    now: LastSeen,
    clock: Option<u32>,
    since: Option<usize>,
    language: String,
    text: Arc<str>,
}

impl Clubhouse {
    /// What `tell` says of a match, in a language, to somebody who saw it with so many lines: it is
    /// worked out once for all who saw the same of it and get the same to hear.
    ///
    /// # Errors
    ///
    /// If there is no such match.
    pub async fn shared_update<F>(
        &self,
        id: &str,
        since: Option<usize>,
        language: &str,
        tell: F,
    ) -> Result<(Arc<str>, LastSeen), Refusal>
    where
        F: FnOnce(&Room, Option<usize>, &str) -> String + Send + 'static,
    {
        let (handle, room) = self.enter(id).await?;
        let now = LastSeen::of(&room);
        let clock = room.clock().map(|clock| clock.left);
        if let Some(cached) = &*lock(&handle.cached)
            && (&cached.now, cached.clock, cached.since) == (&now, clock, since)
            && cached.language == language
        {
            return Ok((Arc::clone(&cached.text), now));
        }
        let language = language.to_string();
        let cached = off_thread(move || {
            let text: Arc<str> = tell(&room, since, &language).into();
            // Before anybody else comes in, who would say it again.
            *lock(&handle.cached) = Some(CachedUpdate {
                now: now.clone(),
                clock,
                since,
                language,
                text: Arc::clone(&text),
            });
            drop(room);
            (text, now)
        });
        Ok(cached.await?)
    }

    /// Begins to hear what other programs do, if it does not yet.
    pub(crate) fn listen(&self) {
        if !self.listens.swap(true, Ordering::SeqCst) {
            tokio::spawn(hear(self.this.clone(), self.store.clone()));
            tokio::spawn(compare(self.this.clone(), self.store.clone()));
        }
    }

    fn all_handles(&self) -> Vec<Arc<RoomHandle>> {
        lock(&self.handles).values().cloned().collect()
    }

    pub(crate) fn has_heard(&self, heard: News) {
        match heard {
            News::Anything => self
                .all_handles()
                .iter()
                .for_each(|handle| handle.look_again()),
            News::Matches(matches) => {
                for told in matches {
                    let handle = lock(&self.handles).get(told.id()).cloned();
                    match (handle, told) {
                        (None, _) => (),
                        (Some(handle), MatchNews::Changed(_)) => handle.look_again(),
                        (Some(handle), MatchNews::Reached(_, reached)) => {
                            handle.look_again_beyond(reached);
                        }
                        (Some(handle), MatchNews::Appended(append)) => handle.hear(append),
                        (Some(_), MatchNews::InPassing(id, text)) => {
                            self.hear_in_passing(&id, &text);
                        }
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
        let mut heard = News::Anything;
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
        let mut handles = clubhouse.all_handles();
        drop(clubhouse);
        handles.retain(|handle| handle.is_followed());
        let ids = handles.iter().map(|handle| handle.id.clone()).collect();
        // A store that does not answer is asked again.
        for (id, reached) in store.reached(ids).await.unwrap_or_default() {
            if let Some(handle) = handles.iter().find(|handle| handle.id == id) {
                handle.look_again_unless(reached);
            }
        }
    }
}
