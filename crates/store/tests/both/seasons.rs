//! Seasons, and backups of everything.

use sqlx::Connection as _;
use store::{DbAddress, Store, StoreError};

use crate::{lines, new_match, number};

on_both! {
    a_season_is_kept_line_by_line;
    a_journal_is_never_rewritten;
    a_backup_is_one_moment_and_is_put_back_whole;
}

async fn a_season_is_kept_line_by_line(address: &DbAddress) {
    let store = Store::open(address).await.unwrap();
    let id = format!("season-{}-{}", std::process::id(), number());
    assert_eq!(store.load_season(&id).await.unwrap(), None);
    let first = lines(&["{\"a\": 1}"]);
    store.create_season(&id, "header", &first, 5).await.unwrap();
    let taken = store.create_season(&id, "other", &[], 6).await;
    assert!(matches!(taken, Err(StoreError::Overtaken)));
    let more = lines(&["b", "ä"]);
    store
        .append_season(&id, 1, &first[0], &more, 7)
        .await
        .unwrap();
    // Whoever saw one line is too late, and nothing of his is kept.
    let late = store
        .append_season(&id, 1, &first[0], &lines(&["x", "y", "z"]), 8)
        .await;
    assert!(matches!(late, Err(StoreError::Overtaken)));
    let kept = store.load_season(&id).await.unwrap().unwrap();
    assert_eq!(kept.lines, [first, more].concat());
    assert_eq!((kept.header.as_str(), kept.changed), ("header", 7));
    assert!(store.seasons().await.unwrap().contains(&id));
    let nowhere = store
        .append_season("nowhere", 0, "", &lines(&["x"]), 9)
        .await;
    assert!(nowhere.is_err());
}

async fn a_journal_is_never_rewritten(address: &DbAddress) {
    let store = Store::open(address).await.unwrap();
    let id = format!("season-{}-{}", std::process::id(), number());
    store
        .create_season(&id, "header", &lines(&["a"]), 5)
        .await
        .unwrap();
    let url = match address {
        DbAddress::File(path) => format!("sqlite://{}", path.display()),
        DbAddress::Server(url) => url.clone(),
    };
    let pool = sqlx::AnyPool::connect(&url).await.unwrap();
    for statement in [
        "UPDATE season_entries SET line = 'b' WHERE season_id = $1",
        "DELETE FROM season_entries WHERE season_id = $1",
    ] {
        let done = sqlx::query(statement).bind(&id).execute(&pool).await;
        assert!(done.unwrap_err().to_string().contains("never"));
    }
    assert_eq!(
        store.load_season(&id).await.unwrap().unwrap().lines,
        lines(&["a"])
    );
}

/// An empty database of the same kind.
async fn empty_beside(address: &DbAddress) -> DbAddress {
    match address {
        DbAddress::File(path) => DbAddress::File(path.with_file_name("empty.db")),
        DbAddress::Server(url) => {
            let name = format!("touchline_{}_{}", std::process::id(), number());
            let mut server = sqlx::AnyConnection::connect(url).await.unwrap();
            let create = format!("CREATE DATABASE {name}");
            sqlx::raw_sql(sqlx::AssertSqlSafe(create))
                .execute(&mut server)
                .await
                .unwrap();
            let (before, _) = url.rsplit_once('/').unwrap();
            DbAddress::Server(format!("{before}/{name}"))
        }
    }
}

async fn a_backup_is_one_moment_and_is_put_back_whole(address: &DbAddress) {
    let store = Store::open(address).await.unwrap();
    let new = new_match();
    let (game, season) = (new.id.clone(), format!("season of {}", new.id));
    store.create(&new).await.unwrap();
    store
        .create_season(&season, "header\n", &["one\n".to_string()], 7)
        .await
        .unwrap();
    // Somebody goes on writing two lines at a time: a moment never has one of them.
    let writer = {
        let (store, season) = (store.clone(), season.clone());
        tokio::spawn(async move {
            let pair = ["a\n".to_string(), "b\n".to_string()];
            for round in 0..40 {
                let last = if round == 0 { "one\n" } else { "b\n" };
                store
                    .append_season(&season, 1 + 2 * round, last, &pair, 8)
                    .await
                    .unwrap();
            }
        })
    };
    while !writer.is_finished() {
        let mut snapshot = store.snapshot().await.unwrap();
        let (first, _) = snapshot.load_season(&season).await.unwrap().unwrap();
        tokio::task::yield_now().await;
        let (again, created) = snapshot.load_season(&season).await.unwrap().unwrap();
        assert_eq!((first.lines.len() % 2, created), (1, 7));
        assert_eq!(first, again, "a moment does not go on");
    }
    writer.await.unwrap();
    let mut snapshot = store.snapshot().await.unwrap();
    let other = Store::open(&empty_beside(address).await).await.unwrap();
    // Whoever breaks off leaves nothing.
    let mut broken_off = other.fill().await.unwrap();
    let (found, origin) = snapshot.load(&game).await.unwrap().unwrap();
    let origin = origin.as_deref();
    broken_off.add(&game, &found, origin).await.unwrap();
    drop(broken_off);
    assert_eq!(other.load(&game).await.unwrap(), None);
    let mut filling = other.fill().await.unwrap();
    filling.add(&game, &found, origin).await.unwrap();
    let (kept, created) = snapshot.load_season(&season).await.unwrap().unwrap();
    filling.add_season(&kept, created).await.unwrap();
    filling.finish().await.unwrap();
    assert_eq!(other.load(&game).await.unwrap().as_ref(), Some(&found));
    assert_eq!(other.load_season(&season).await.unwrap(), Some(kept));
    assert_eq!(other.of_origin("0r1g1n").await.unwrap(), [game.as_str()]);
    let mut snapshot = other.snapshot().await.unwrap();
    assert_eq!(snapshot.matches().await.unwrap(), [game]);
    assert_eq!(snapshot.seasons().await.unwrap(), [season]);
    assert!(matches!(other.fill().await, Err(StoreError::NotEmpty)));
}
