//! What goes wrong between a program and its database: a commit that fails, an answer that is
//! not heard, somebody who hangs up, a row that somebody else holds.

use std::{
    collections::VecDeque,
    pin::Pin,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use sqlx::Connection as _;
use store::{
    DbAddress, Store, StoreError,
    faults::{DbStep, Fate, FaultInjector},
};
use tokio::sync::mpsc;

use crate::{Folder, append, lines, new_match, number};

on_both! {
    whoever_hangs_up_takes_nothing_with_him;
    a_match_that_is_held_holds_no_other;
}

/// What becomes of the next commits.
#[derive(Debug, Default)]
struct Commits {
    fates: Mutex<VecDeque<Fate>>,
    pages: Mutex<Option<u32>>,
}

impl FaultInjector for Commits {
    fn strike(&self, step: DbStep) -> Pin<Box<dyn Future<Output = Fate> + Send + '_>> {
        let next = || self.fates.lock().unwrap().pop_front();
        let fate = Some(step).filter(|step| *step == DbStep::Commit);
        let fate = fate.and_then(|_| next()).unwrap_or(Fate::Fine);
        Box::pin(async move { fate })
    }

    fn most_pages(&self) -> u32 {
        self.pages.lock().unwrap().unwrap_or(1_000_000)
    }

    fn tell(&self, _: String) {}

    fn listen(&self) -> mpsc::UnboundedReceiver<String> {
        mpsc::unbounded_channel().1
    }
}

async fn troubled(folder: &Folder) -> (Store, Arc<Commits>) {
    let commits = Arc::new(Commits::default());
    let faults: Arc<dyn FaultInjector> = commits.clone();
    let address = folder.address();
    Store::open(&address).await.unwrap().close().await;
    let store = Store::open_as_it_is(&address, Some(faults)).await;
    (store.unwrap(), commits)
}

/// A connection whose commit failed is not used again: what is acknowledged afterwards is
/// there for others too.
#[tokio::test]
async fn after_a_commit_that_failed_the_next_are_kept() {
    let folder = Folder::new();
    let (store, commits) = troubled(&folder).await;
    let new = new_match();
    store.create(&new).await.unwrap();
    for round in 0..2 {
        // As long as it is tried.
        commits.fates.lock().unwrap().extend([Fate::Fails; 400]);
        let refused = append(&store, &new.id, round, &lines(&["x"]), 1).await;
        assert!(matches!(refused, Err(StoreError::Unsure)), "{refused:?}");
        commits.fates.lock().unwrap().clear();
        append(&store, &new.id, round, &lines(&["y"]), 1)
            .await
            .unwrap();
        let other = Store::open(&folder.address()).await.unwrap();
        let kept = other.load(&new.id).await.unwrap().unwrap();
        assert_eq!(kept.lines, lines(&vec!["y"; round + 1]));
    }
}

/// As a full disk: refused is refused, and when there is room again everything goes on.
#[tokio::test]
async fn a_full_disk_refuses_and_loses_nothing() {
    let folder = Folder::new();
    let (store, commits) = troubled(&folder).await;
    let new = new_match();
    store.create(&new).await.unwrap();
    let mut acknowledged = Vec::new();
    let long = "x".repeat(3000);
    for round in 0..5 {
        *commits.pages.lock().unwrap() = Some(1);
        let mut refused = 0;
        while refused < 3 {
            let line = lines(&[&format!("{long} {round}")]);
            match append(&store, &new.id, acknowledged.len(), &line, 1).await {
                Ok(()) => acknowledged.extend(line),
                Err(StoreError::Full) => refused += 1,
                Err(other) => panic!("{other:?}"),
            }
        }
        *commits.pages.lock().unwrap() = None;
        let line = lines(&["room again"]);
        append(&store, &new.id, acknowledged.len(), &line, 1)
            .await
            .unwrap();
        acknowledged.extend(line);
        let other = Store::open(&folder.address()).await.unwrap();
        let kept = other.load(&new.id).await.unwrap().unwrap();
        assert_eq!(kept.lines, acknowledged);
    }
}

/// Committed, but nobody was told: it is looked for, and acknowledged once.
#[tokio::test]
async fn what_was_stored_unheard_is_acknowledged() {
    let folder = Folder::new();
    let (store, commits) = troubled(&folder).await;
    let unheard = || commits.fates.lock().unwrap().push_back(Fate::Unheard);
    let new = new_match();
    unheard();
    store.create(&new).await.unwrap();
    for round in 0..5 {
        unheard();
        append(&store, &new.id, round, &lines(&["x"]), 1)
            .await
            .unwrap();
    }
    unheard();
    assert!(store.set_rematch(&new.id, "next", 2).await.unwrap());
    unheard();
    store.change_seat(&new.id, "home", "new", 2).await.unwrap();
    unheard();
    let season = format!("season-{}", number());
    store
        .create_season(&season, "header", &[], 3)
        .await
        .unwrap();
    unheard();
    store
        .append_season(&season, 0, "", &lines(&["one"]), 4)
        .await
        .unwrap();
    let kept = store.load(&new.id).await.unwrap().unwrap();
    assert_eq!(kept.lines, lines(&["x"; 5]));
    // A seat that is given counts once.
    assert_eq!(kept.live_state.count, 1);
    let season = store.load_season(&season).await.unwrap().unwrap();
    assert_eq!(season.lines, lines(&["one"]));
}

/// A request is dropped at any moment; what is acknowledged afterwards is in the database.
async fn whoever_hangs_up_takes_nothing_with_him(address: &DbAddress) {
    const HANG_UPS: u64 = 300;
    let store = Store::open(address).await.unwrap();
    let new = new_match();
    store.create(&new).await.unwrap();
    for round in 0..HANG_UPS {
        let snapshot = Duration::from_micros(round * 7919 % 1500);
        let ids: Vec<String> = (0..4)
            .map(|_| format!("season-{}-{}", std::process::id(), number()))
            .collect();
        let fleeting = ids.iter().map(|id| {
            let create = store.create_season(id, "header", &[], 1);
            tokio::time::timeout(snapshot, create)
        });
        let mut fleeting: Vec<_> = fleeting.map(Box::pin).collect();
        for request in &mut fleeting {
            let _ = request.await;
        }
        let _ = tokio::time::timeout(snapshot, store.change_seat(&new.id, "home", "x", 1)).await;
        let _ = tokio::time::timeout(snapshot, store.load(&new.id)).await;
        if round % 10 == 9 {
            let after = usize::try_from(round / 10).unwrap();
            append(&store, &new.id, after, &lines(&["x"]), 1)
                .await
                .unwrap();
        }
    }
    let other = Store::open(address).await.unwrap();
    let kept = other.load(&new.id).await.unwrap().unwrap();
    assert_eq!(kept.lines.len(), usize::try_from(HANG_UPS / 10).unwrap());
}

/// Somebody holds the row of one match: the others are written, and he who waits for it is
/// told.
async fn a_match_that_is_held_holds_no_other(address: &DbAddress) {
    let DbAddress::Server(url) = address else {
        return;
    };
    let store = Store::open(address).await.unwrap();
    let mut matches = Vec::new();
    for _ in 0..12 {
        let new = new_match();
        store.create(&new).await.unwrap();
        matches.push(new.id);
    }
    let mut hand = sqlx::AnyConnection::connect(url).await.unwrap();
    let lock = format!(
        "BEGIN; SELECT 1 FROM matches WHERE id = '{}' FOR UPDATE",
        matches[5]
    );
    sqlx::raw_sql(sqlx::AssertSqlSafe(lock))
        .execute(&mut hand)
        .await
        .unwrap();
    let begin = Instant::now();
    for round in 0..2 {
        let appends = matches.iter().map(|id| {
            let (store, id) = (store.clone(), id.clone());
            tokio::spawn(async move { append(&store, &id, round, &lines(&["x"]), 1).await })
        });
        for (number, done) in appends.collect::<Vec<_>>().into_iter().enumerate() {
            let done = done.await.unwrap();
            match number {
                5 => assert!(matches!(done, Err(StoreError::Busy)), "{done:?}"),
                _ => assert!(done.is_ok(), "{done:?}"),
            }
        }
    }
    drop(hand);
    // Without a limit it would wait as long as the lock is held.
    assert!(begin.elapsed() < Duration::from_secs(60));
    for (number, id) in matches.iter().enumerate() {
        let kept = store.load(id).await.unwrap().unwrap();
        assert_eq!(kept.lines.len(), if number == 5 { 0 } else { 2 });
    }
}
