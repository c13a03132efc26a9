//! What another program does reaches a room, whenever it is heard of.

#![allow(clippy::unwrap_used)]

use std::future::ready;

use arena::HUMAN;
use store::{Address, Append, Heard, Store, Told};
use tabletop::BySide;

use super::*;
use crate::{Created, PATIENCE, Wish};

/// Two programs on one database, and a match that the other one created.
struct Both {
    here: Arc<Clubhouse>,
    there: Arc<Clubhouse>,
    created: Created,
    folder: std::path::PathBuf,
}

impl Both {
    async fn open() -> Both {
        let name = format!("touchline-doors-{}", seat::new_id().unwrap());
        let folder = std::env::temp_dir().join(name);
        let address = Address::File(folder.join("touchline.db"));
        let [here, there] = [
            Store::open(&address).await.unwrap(),
            Store::open(&address).await.unwrap(),
        ]
        .map(|store| Clubhouse::new(store, library::Library::default(), PATIENCE));
        let person = Some(HUMAN.to_string());
        let wish = Wish {
            game: "goal-dice".to_string(),
            coaches: BySide {
                home: person.clone(),
                away: person,
            },
            options: vec!["first_kick_off=home".to_string()],
            ..Wish::default()
        };
        Both {
            created: there.create(&wish).await.unwrap(),
            here,
            there,
            folder,
        }
    }

    fn id(&self) -> &str {
        &self.created.id
    }

    /// The first answer, given at the other program: its lines, and those before it.
    async fn answer_there(&self) -> (usize, Vec<String>) {
        let secret = self.created.secrets.coaches.home.as_deref().unwrap();
        let look = |room: &Room| (room.version(), room.played.pending());
        let (before, pending) = self.there.glance(self.id(), look).await.unwrap();
        let Some(arena::Pending::Decide { menu, .. }) = pending else {
            panic!("nobody decides");
        };
        let answers = vec![menu[0].clone()];
        let answered = self.there.answer(self.id(), secret, before, answers);
        answered.await.unwrap();
        let lines = self.there.store.lines_after(self.id(), before).await;
        (before, lines.unwrap())
    }

    fn hear(&self, told: Told) {
        self.here.has_heard(Heard::Matches(vec![told]));
    }

    fn hear_that_it_changed(&self) {
        self.hear(Told::Changed(self.id().to_string()));
    }

    async fn version_here(&self) -> usize {
        self.here.glance(self.id(), Room::version).await.unwrap()
    }
}

impl Drop for Both {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[tokio::test]
async fn what_happens_while_a_match_is_read_is_not_missed() {
    let both = Both::open().await;
    let room = both.here.read(both.id()).await.unwrap();
    let (before, lines) = both.answer_there().await;
    both.hear_that_it_changed();
    both.here.open_door_late(both.id(), room);
    assert_eq!(both.version_here().await, before + lines.len());
}

#[tokio::test]
async fn whoever_hangs_up_leaves_the_news_to_the_next() {
    let both = Both::open().await;
    both.version_here().await;
    let (before, lines) = both.answer_there().await;
    both.hear_that_it_changed();
    tokio::select! {
        biased;
        _ = both.here.enter(both.id()) => panic!("the store answers at once"),
        () = ready(()) => (),
    }
    assert_eq!(both.version_here().await, before + lines.len());
}

#[tokio::test]
async fn what_is_told_in_full_is_not_read() {
    let both = Both::open().await;
    both.version_here().await;
    let (after, lines) = both.answer_there().await;
    both.here.close().await;
    let told = Append {
        id: both.id().to_string(),
        after,
        lines: lines.clone(),
        ..Append::default()
    };
    // What is known already does no harm.
    both.hear(Told::Appended(told.clone()));
    both.hear(Told::Appended(told));
    assert_eq!(both.version_here().await, after + lines.len());
}

#[tokio::test]
async fn what_does_not_follow_is_read() {
    let both = Both::open().await;
    both.version_here().await;
    let (after, lines) = both.answer_there().await;
    for (after, mark) in [(after + 1, None), (after, Some((String::new(), 7)))] {
        both.hear(Told::Appended(Append {
            id: both.id().to_string(),
            after,
            lines: lines.clone(),
            mark,
            now: 0,
        }));
    }
    assert_eq!(both.version_here().await, after + lines.len());
}
