//! What another program does reaches a room, whenever it is heard of.

#![allow(clippy::unwrap_used)]

use std::future::ready;

use games::{HUMAN, wish::MatchWish};
use store::{Append, DbAddress, MatchNews, News, Store};
use tabletop::BySide;

use super::*;
use crate::{Created, PATIENCE};

/// Two programs on one database, and a match that the other one created.
struct TwoPrograms {
    here: Arc<Clubhouse>,
    there: Arc<Clubhouse>,
    created: Created,
    folder: std::path::PathBuf,
}

impl TwoPrograms {
    async fn open() -> TwoPrograms {
        let name = format!("touchline-handles-{}", seat::new_id().unwrap());
        let folder = std::env::temp_dir().join(name);
        let address = DbAddress::File(folder.join("touchline.db"));
        let [here, there] = [
            Store::open(&address).await.unwrap(),
            Store::open(&address).await.unwrap(),
        ]
        .map(|store| Clubhouse::new(store, library::Library::default(), PATIENCE));
        let person = Some(HUMAN.to_string());
        let wish = MatchWish {
            game: "goal-dice".to_string(),
            coaches: BySide {
                home: person.clone(),
                away: person,
            },
            options: vec!["first_kick_off=home".to_string()],
            ..MatchWish::default()
        };
        TwoPrograms {
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

    fn hear(&self, told: MatchNews) {
        self.here.has_heard(News::Matches(vec![told]));
    }

    fn hear_that_it_changed(&self) {
        self.hear(MatchNews::Changed(self.id().to_string()));
    }

    async fn version_here(&self) -> usize {
        self.here.glance(self.id(), Room::version).await.unwrap()
    }
}

impl Drop for TwoPrograms {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[tokio::test]
async fn what_happens_while_a_match_is_read_is_not_missed() {
    let both = TwoPrograms::open().await;
    let room = both.here.read(both.id()).await.unwrap();
    let (before, lines) = both.answer_there().await;
    both.hear_that_it_changed();
    both.here.add_handle_late(both.id(), room);
    assert_eq!(both.version_here().await, before + lines.len());
}

#[tokio::test]
async fn whoever_hangs_up_leaves_the_news_to_the_next() {
    let both = TwoPrograms::open().await;
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
    let both = TwoPrograms::open().await;
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
    both.hear(MatchNews::Appended(told.clone()));
    both.hear(MatchNews::Appended(told));
    assert_eq!(both.version_here().await, after + lines.len());
}

#[tokio::test]
async fn what_does_not_follow_is_read() {
    let both = TwoPrograms::open().await;
    both.version_here().await;
    let (after, lines) = both.answer_there().await;
    for (after, live_state) in [(after + 1, None), (after, Some((String::new(), 7)))] {
        both.hear(MatchNews::Appended(Append {
            id: both.id().to_string(),
            after,
            lines: lines.clone(),
            live_state,
            ..Append::default()
        }));
    }
    assert_eq!(both.version_here().await, after + lines.len());
}

/// An answer whose acknowledgement was lost is given again, and kept once.
#[tokio::test]
async fn an_answer_that_is_given_again_is_acknowledged() {
    let both = TwoPrograms::open().await;
    let secret = both.created.secrets.coaches.home.clone().unwrap();
    let (before, lines) = both.answer_there().await;
    let given = lines[0].trim_end().rsplit(' ').next().unwrap().to_string();
    let again = |answer: &str| {
        let answers = vec![answer.to_string()];
        both.there.answer(both.id(), &secret, before, answers)
    };
    again(&given).await.unwrap();
    let other = ["advance", "shoot"]
        .into_iter()
        .find(|other| *other != given);
    let refused = again(other.unwrap()).await;
    assert!(matches!(refused, Err(Refusal::Overtaken)), "{refused:?}");
    let stored = both.there.store.load(both.id()).await.unwrap().unwrap();
    assert_eq!(stored.lines.len(), before + lines.len());
}

/// What is heard between looking and waiting is not slept through.
#[tokio::test]
async fn whoever_follows_hears_of_everything() {
    let both = TwoPrograms::open().await;
    let seen = both.here.glance(both.id(), LastSeen::of).await.unwrap();
    // So that it is read, and what is read is as it was before the answer.
    both.hear_that_it_changed();
    let mut follows = Box::pin(both.here.changed(both.id(), &seen));
    std::future::poll_fn(|context| {
        assert!(follows.as_mut().poll(context).is_pending());
        std::task::Poll::Ready(())
    })
    .await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    both.answer_there().await;
    both.hear_that_it_changed();
    let heard = tokio::time::timeout(Duration::from_secs(10), follows).await;
    heard.expect("the news was slept through").unwrap();
}

/// The notice was lost; somebody else looks at the match, and reads on.
#[tokio::test]
async fn whoever_follows_hears_of_what_somebody_else_has_read() {
    let both = TwoPrograms::open().await;
    let seen = both.here.glance(both.id(), LastSeen::of).await.unwrap();
    let mut follows = Box::pin(both.here.changed(both.id(), &seen));
    std::future::poll_fn(|context| {
        assert!(follows.as_mut().poll(context).is_pending());
        std::task::Poll::Ready(())
    })
    .await;
    both.answer_there().await;
    both.here.look(both.id(), Room::version).await.unwrap();
    let heard = tokio::time::timeout(Duration::from_secs(2), follows).await;
    heard.expect("nobody told him").unwrap();
}

/// Whoever looks at a match with a live clock again and again sets one alarm.
#[tokio::test]
async fn a_clock_has_one_alarm() {
    let both = TwoPrograms::open().await;
    let person = Some(HUMAN.to_string());
    let wish = MatchWish {
        game: "goal-dice".to_string(),
        coaches: BySide {
            home: person.clone(),
            away: person,
        },
        options: [
            "time_model=live",
            "decision_seconds=2",
            "first_kick_off=home",
        ]
        .map(str::to_string)
        .to_vec(),
        ..MatchWish::default()
    };
    let live = both.here.create(&wish).await.unwrap();
    let secret = live.secrets.coaches.home.clone().unwrap();
    both.here.pause(&live.id, &secret, 0, false).await.unwrap();
    let tasks = || {
        tokio::runtime::Handle::current()
            .metrics()
            .num_alive_tasks()
    };
    let before = tasks();
    for _ in 0..50 {
        let (handle, room) = both.here.enter_fresh(&live.id).await.unwrap();
        drop((handle, room));
    }
    tokio::task::yield_now().await;
    assert!(tasks() <= before + 1, "{} tasks, {before} before", tasks());
}
