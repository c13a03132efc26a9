//! Seasons, and backups of everything.

use sqlx::Connection as _;
use store::{Address, Store, StoreError};

use crate::{lines, new_match, number};

on_both! {
    a_season_is_kept_line_by_line;
    a_journal_is_never_rewritten;
    a_backup_is_one_moment_and_is_put_back_whole;
}

async fn a_season_is_kept_line_by_line(address: &Address) {
    let store = Store::open(address).await.unwrap();
    let id = format!("season-{}-{}", std::process::id(), number());
    assert_eq!(store.load_season(&id).await.unwrap(), None);
    let first = lines(&["{\"a\": 1}"]);
    store.create_season(&id, "header", &first, 5).await.unwrap();
    let taken = store.create_season(&id, "other", &[], 6).await;
    assert!(matches!(taken, Err(StoreError::Overtaken)));
    let more = lines(&["b", "ä"]);
    store.append_season(&id, 1, &more, 7).await.unwrap();
    // Whoever saw one line is too late, and nothing of his is kept.
    let late = store
        .append_season(&id, 1, &lines(&["x", "y", "z"]), 8)
        .await;
    assert!(matches!(late, Err(StoreError::Overtaken)));
    let kept = store.load_season(&id).await.unwrap().unwrap();
    assert_eq!(kept.lines, [first, more].concat());
    assert_eq!((kept.header.as_str(), kept.changed), ("header", 7));
    assert!(store.seasons().await.unwrap().contains(&id));
    let nowhere = store.append_season("nowhere", 0, &lines(&["x"]), 9).await;
    assert!(nowhere.is_err());
}

async fn a_journal_is_never_rewritten(address: &Address) {
    let store = Store::open(address).await.unwrap();
    let id = format!("season-{}-{}", std::process::id(), number());
    store
        .create_season(&id, "header", &lines(&["a"]), 5)
        .await
        .unwrap();
    let url = match address {
        Address::File(path) => format!("sqlite://{}", path.display()),
        Address::Server(url) => url.clone(),
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
async fn empty_beside(address: &Address) -> Address {
    match address {
        Address::File(path) => Address::File(path.with_file_name("empty.db")),
        Address::Server(url) => {
            let name = format!("touchline_{}_{}", std::process::id(), number());
            let mut server = sqlx::AnyConnection::connect(url).await.unwrap();
            let create = format!("CREATE DATABASE {name}");
            sqlx::raw_sql(sqlx::AssertSqlSafe(create))
                .execute(&mut server)
                .await
                .unwrap();
            let (before, _) = url.rsplit_once('/').unwrap();
            Address::Server(format!("{before}/{name}"))
        }
    }
}

async fn a_backup_is_one_moment_and_is_put_back_whole(address: &Address) {
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
                store
                    .append_season(&season, 1 + 2 * round, &pair, 8)
                    .await
                    .unwrap();
            }
        })
    };
    let mut last = store.backup().await.unwrap();
    while !writer.is_finished() {
        last = store.backup().await.unwrap();
        let kept = last
            .seasons
            .iter()
            .find(|(kept, _)| kept.id == season)
            .unwrap();
        assert_eq!(kept.0.lines.len() % 2, 1);
        tokio::task::yield_now().await;
    }
    writer.await.unwrap();
    assert_eq!(
        last.matches[&game],
        store.load(&game).await.unwrap().unwrap()
    );
    let other = Store::open(&empty_beside(address).await).await.unwrap();
    other.restore(&last).await.unwrap();
    assert_eq!(other.backup().await.unwrap(), last);
    let twice = other.restore(&last).await;
    assert!(matches!(twice, Err(StoreError::NotEmpty)), "{twice:?}");
}
