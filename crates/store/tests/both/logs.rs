//! A log refuses gaps, and one that is damaged says so.

use sqlx::Connection as _;
use store::{Append, DbAddress, Store, StoreError};

use crate::{append, lines, new_match, number};

on_both! {
    a_gap_is_refused;
    another_past_is_refused;
    a_journal_refuses_gaps_too;
    a_damaged_log_names_itself_and_hides_no_other;
    commits_are_synchronous_whatever_the_server_is_set_to;
}

/// As after a database came back without its last lines.
async fn a_gap_is_refused(address: &DbAddress) {
    let new = new_match();
    let store = Store::open(address).await.unwrap();
    store.create(&new).await.unwrap();
    append(&store, &new.id, 0, &lines(&["1 a"]), 1)
        .await
        .unwrap();
    let after_a_gap = append(&store, &new.id, 3, &lines(&["4 b"]), 2).await;
    assert!(matches!(after_a_gap, Err(StoreError::Overtaken)));
    let mark_alone = store
        .append(Append {
            id: new.id.clone(),
            after: 3,
            live_state: Some(("runs".to_string(), 0)),
            ..Append::default()
        })
        .await;
    assert!(matches!(mark_alone, Err(StoreError::Overtaken)));
    let kept = store.load(&new.id).await.unwrap().unwrap();
    assert_eq!((kept.lines, kept.live_state.count), (lines(&["1 a"]), 0));
}

/// As many lines, but others.
async fn another_past_is_refused(address: &DbAddress) {
    let new = new_match();
    let store = Store::open(address).await.unwrap();
    store.create(&new).await.unwrap();
    append(&store, &new.id, 0, &lines(&["c0ffee 1 a"]), 1)
        .await
        .unwrap();
    let follows = |follows: &str| Append {
        id: new.id.clone(),
        after: 1,
        follows: follows.to_string(),
        lines: lines(&["abcdef 2 b"]),
        live_state: None,
        now: 2,
    };
    let refused = store.append(follows("badbad")).await;
    assert!(matches!(refused, Err(StoreError::Overtaken)));
    store.append(follows("c0ffee")).await.unwrap();
}

async fn a_journal_refuses_gaps_too(address: &DbAddress) {
    let store = Store::open(address).await.unwrap();
    let id = format!("season-{}-{}", std::process::id(), number());
    let first = lines(&["one"]);
    store.create_season(&id, "header", &first, 5).await.unwrap();
    for (after, last) in [(2, "one\n"), (1, "another\n"), (0, "")] {
        let refused = store
            .append_season(&id, after, last, &lines(&["two"]), 6)
            .await;
        assert!(matches!(refused, Err(StoreError::Overtaken)), "{after}");
    }
    let kept = store.load_season(&id).await.unwrap().unwrap();
    assert_eq!((kept.lines, kept.changed), (first, 5));
}

async fn a_damaged_log_names_itself_and_hides_no_other(address: &DbAddress) {
    let store = Store::open(address).await.unwrap();
    let (broken, whole) = (new_match(), new_match());
    for new in [&broken, &whole] {
        store.create(new).await.unwrap();
        append(&store, &new.id, 0, &lines(&["1 a", "2 b"]), 1)
            .await
            .unwrap();
    }
    let url = match address {
        DbAddress::File(path) => format!("sqlite://{}", path.display()),
        DbAddress::Server(url) => url.clone(),
    };
    // The database refuses to change a line, but not to write one anywhere.
    let mut hand = sqlx::AnyConnection::connect(&url).await.unwrap();
    sqlx::query("INSERT INTO entries (match_id, number, line) VALUES ($1, 258, '3 c')")
        .bind(&broken.id)
        .execute(&mut hand)
        .await
        .unwrap();
    for refused in [
        store.load(&broken.id).await.map(|_| ()),
        store.lines_after(&broken.id, 2).await.map(|_| ()),
    ] {
        let refused = refused.unwrap_err().to_string();
        assert!(refused.contains(&broken.id), "{refused}");
        assert!(refused.contains("line 3 is missing"), "{refused}");
    }
    assert_eq!(store.load(&whole.id).await.unwrap().unwrap().lines.len(), 2);
}

/// Whoever set up the server may have thought of speed.
async fn commits_are_synchronous_whatever_the_server_is_set_to(address: &DbAddress) {
    let DbAddress::Server(url) = address else {
        return;
    };
    let name = format!("touchline_{}_{}", std::process::id(), number());
    let mut hand = sqlx::AnyConnection::connect(url).await.unwrap();
    for statement in [
        format!("CREATE DATABASE {name}"),
        format!("ALTER DATABASE {name} SET synchronous_commit = off"),
    ] {
        sqlx::raw_sql(sqlx::AssertSqlSafe(statement))
            .execute(&mut hand)
            .await
            .unwrap();
    }
    let (before, _) = url.rsplit_once('/').unwrap();
    let store = Store::open(&DbAddress::Server(format!("{before}/{name}")))
        .await
        .unwrap();
    // A trigger tells how the commit of a new match is made.
    let mut hand = sqlx::AnyConnection::connect(&format!("{before}/{name}"))
        .await
        .unwrap();
    sqlx::raw_sql(
        "CREATE FUNCTION notes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
             NEW.rematch = current_setting('synchronous_commit'); RETURN NEW; END $$;
         CREATE TRIGGER notes BEFORE INSERT ON matches FOR EACH ROW EXECUTE FUNCTION notes();",
    )
    .execute(&mut hand)
    .await
    .unwrap();
    let new = new_match();
    store.create(&new).await.unwrap();
    let kept = store.load(&new.id).await.unwrap().unwrap();
    assert_eq!(kept.rematch.as_deref(), Some("on"));
}
