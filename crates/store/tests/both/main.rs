//! The same tests against both databases. PostgreSQL's come to life under
//! `scripts/with-postgres.sh`, which `make test` uses.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::sync::atomic::{AtomicU32, Ordering};

use store::{Append, DbAddress, MatchNews, NewMatch, News, Store, StoreError};

/// Runs a test against SQLite, and against PostgreSQL where there is one.
macro_rules! on_both {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        mod sqlite {
            $($(#[$doc])* #[tokio::test] async fn $name() {
                let folder = crate::Folder::new();
                super::$name(&folder.address()).await;
            })*
        }
        mod postgres {
            $($(#[$doc])* #[tokio::test] async fn $name() {
                match std::env::var("TOUCHLINE_TEST_POSTGRES") {
                    Ok(url) => super::$name(&store::DbAddress::parse(&url)).await,
                    Err(_) => eprintln!("no PostgreSQL: run it with scripts/with-postgres.sh"),
                }
            })*
        }
    };
}

mod logs;
#[cfg(unix)]
mod owners;
mod seasons;
mod troubles;

on_both! {
    what_is_kept_comes_back;
    a_match_that_is_not_there;
    the_second_of_two_is_overtaken;
    nothing_is_half_appended;
    many_at_once_lose_nothing;
    one_fault_spoils_nobody_elses_answer;
    a_mark_is_set_by_the_first;
    another_program_is_heard;
    an_id_is_taken_once;
    a_rematch_is_named_once;
    entries_are_never_rewritten;
    programs_that_begin_together;
}

/// A folder of its own, gone afterwards.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new() -> Folder {
        let name = format!("touchline-store-{}-{}", std::process::id(), number());
        Folder(std::env::temp_dir().join(name))
    }

    fn address(&self) -> DbAddress {
        DbAddress::File(self.0.join("deep").join("touchline.db"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn number() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// A match with an id that no other test has.
fn new_match() -> NewMatch {
    NewMatch {
        id: format!("match-{}-{}", std::process::id(), number()),
        header: "touchline match 1\ngame: goal-dice\nhome: Ä \"x\" 'y' ; --\nplay:\n".to_string(),
        one_screen: true,
        seats: vec![("away".into(), "b".into()), ("home".into(), "a".into())],
        lines: Vec::new(),
        dice_secret: Some("s3cret".into()),
        origin: Some("0r1g1n".into()),
        now: 1_000,
    }
}

fn lines(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| format!("{text}\n")).collect()
}

async fn append(
    store: &Store,
    id: &str,
    after: usize,
    lines: &[String],
    now: i64,
) -> Result<(), StoreError> {
    let append = Append {
        id: id.to_string(),
        after,
        follows: String::new(),
        lines: lines.to_vec(),
        live_state: None,
        now,
    };
    store.append(append).await
}

async fn what_is_kept_comes_back(address: &DbAddress) {
    let new = new_match();
    let store = Store::open(address).await.unwrap();
    store.create(&new).await.unwrap();
    let first = lines(&["1 toss 9", "2 toss 3"]);
    append(&store, &new.id, 0, &first, 2_000).await.unwrap();
    store.close().await;

    let again = Store::open(address).await.unwrap();
    let progress = again.progress(&new.id).await.unwrap().unwrap();
    assert_eq!((progress.lines, progress.rematch), (2, None));
    assert_eq!(
        again.lines_after(&new.id, 1).await.unwrap(),
        lines(&["2 toss 3"])
    );
    let kept = again.load(&new.id).await.unwrap().unwrap();
    assert_eq!(kept.text(), format!("{}1 toss 9\n2 toss 3\n", new.header));
    assert_eq!(kept.seats, new.seats);
    assert_eq!(kept.dice_secret, new.dice_secret);
    assert!(again.of_origin("0r1g1n").await.unwrap().contains(&new.id));
    again.sign_of_life(&new.id, "home", true, 77).await.unwrap();
    again.change_seat(&new.id, "away", "c", 88).await.unwrap();
    let mut signs = again.signs(&new.id).await.unwrap();
    signs.sort_by_key(|sign| sign.seen);
    let signs: Vec<_> = signs
        .iter()
        .map(|sign| (sign.seat.as_str(), sign.seen, sign.back_later))
        .collect();
    assert_eq!(signs, [("home", 77, true), ("away", 88, false)]);
    let seats = again.load(&new.id).await.unwrap().unwrap().seats;
    assert_eq!(seats[0], ("away".to_string(), "c".to_string()));
    assert_eq!((kept.created, kept.changed), (1_000, 2_000));
    assert!(kept.one_screen);
    assert_eq!(kept.rematch, None);
}

async fn a_match_that_is_not_there(address: &DbAddress) {
    let store = Store::open(address).await.unwrap();
    assert_eq!(store.load("nothing").await.unwrap(), None);
    assert_eq!(store.progress("nothing").await.unwrap(), None);
    // Nothing can be appended to it.
    let refused = append(&store, "nothing", 0, &lines(&["1 x"]), 1).await;
    assert!(matches!(refused, Err(StoreError::NotThere)));
}

async fn the_second_of_two_is_overtaken(address: &DbAddress) {
    let new = new_match();
    let one = Store::open(address).await.unwrap();
    let other = Store::open(address).await.unwrap();
    one.create(&new).await.unwrap();
    append(&one, &new.id, 0, &lines(&["1 a"]), 1).await.unwrap();
    let late = append(&other, &new.id, 0, &lines(&["1 b"]), 1).await;
    assert!(matches!(late, Err(StoreError::Overtaken)));
    let kept = other.load(&new.id).await.unwrap().unwrap();
    assert_eq!(kept.lines, lines(&["1 a"]));
}

async fn nothing_is_half_appended(address: &DbAddress) {
    let new = new_match();
    let store = Store::open(address).await.unwrap();
    store.create(&new).await.unwrap();
    append(&store, &new.id, 0, &lines(&["1 a", "2 a"]), 1)
        .await
        .unwrap();
    // The second of these is there already, the first one would be new.
    let late = lines(&["2 b", "3 b", "4 b"]);
    assert!(append(&store, &new.id, 1, &late, 9).await.is_err());
    let kept = store.load(&new.id).await.unwrap().unwrap();
    assert_eq!(kept.lines, lines(&["1 a", "2 a"]));
    assert_eq!(kept.changed, 1);
}

/// Writers of several programs: each line number goes to exactly one of them.
async fn many_at_once_lose_nothing(address: &DbAddress) {
    const WRITERS: usize = 4;
    const EACH: usize = 12;
    let new = new_match();
    Store::open(address)
        .await
        .unwrap()
        .create(&new)
        .await
        .unwrap();
    let writers = (0..WRITERS).map(|writer| {
        let (address, id) = (address.clone(), new.id.clone());
        tokio::spawn(async move {
            let store = Store::open(&address).await.unwrap();
            for turn in 0..EACH {
                loop {
                    let after = store.progress(&id).await.unwrap().unwrap().lines;
                    let line = lines(&[&format!("{} {writer} {turn}", after + 1)]);
                    match append(&store, &id, after, &line, 1).await {
                        Ok(()) => break,
                        Err(StoreError::Overtaken) => (),
                        Err(other) => panic!("{other}"),
                    }
                }
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.unwrap();
    }
    let store = Store::open(address).await.unwrap();
    let kept = store.load(&new.id).await.unwrap().unwrap();
    assert_eq!(kept.lines.len(), WRITERS * EACH);
    for writer in 0..WRITERS {
        let turns: Vec<usize> = kept
            .lines
            .iter()
            .filter_map(|line| line.trim().split_once(&format!(" {writer} ")))
            .map(|(_, turn)| turn.parse().unwrap())
            .collect();
        assert_eq!(turns, (0..EACH).collect::<Vec<_>>());
    }
}

/// Answers that come at once are committed together; the one that is refused leaves the
/// others alone.
async fn one_fault_spoils_nobody_elses_answer(address: &DbAddress) {
    const MATCHES: usize = 40;
    let store = Store::open(address).await.unwrap();
    let mut appends = Vec::new();
    for number in 0..MATCHES {
        let new = new_match();
        store.create(&new).await.unwrap();
        // Every fifth is too late, or there is no such match.
        let (id, after) = match number % 5 {
            0 => ("nothing".to_string(), 0),
            1 => {
                append(&store, &new.id, 0, &lines(&["1 a", "2 a"]), 1)
                    .await
                    .unwrap();
                (new.id, 1)
            }
            _ => (new.id, 0),
        };
        let store = store.clone();
        appends.push(tokio::spawn(async move {
            let done = append(&store, &id, after, &lines(&["x", "y", "z"]), 9).await;
            (number, id, done)
        }));
    }
    for append in appends {
        let (number, id, done) = append.await.unwrap();
        let kept = store.load(&id).await.unwrap();
        match number % 5 {
            0 => assert!(matches!(done, Err(StoreError::NotThere)), "{done:?}"),
            1 => {
                assert!(matches!(done, Err(StoreError::Overtaken)));
                assert_eq!(kept.unwrap().lines, lines(&["1 a", "2 a"]));
            }
            _ => {
                done.unwrap();
                let kept = kept.unwrap();
                assert_eq!(kept.lines, lines(&["x", "y", "z"]));
                assert_eq!(kept.changed, 9);
            }
        }
    }
}

async fn a_mark_is_set_by_the_first(address: &DbAddress) {
    let new = new_match();
    let one = Store::open(address).await.unwrap();
    let other = Store::open(address).await.unwrap();
    one.create(&new).await.unwrap();
    let set = |text: &str, seen: i64, line: &[&str]| Append {
        id: new.id.clone(),
        after: 0,
        follows: String::new(),
        lines: lines(line),
        live_state: Some((text.to_string(), seen)),
        now: 2,
    };
    one.append(set("runs", 0, &[])).await.unwrap();
    // Whoever has not seen it changes nothing, neither live state nor lines.
    let late = other.append(set("stands", 0, &["1 a"])).await;
    assert!(matches!(late, Err(StoreError::Overtaken)));
    let progress = other.progress(&new.id).await.unwrap().unwrap();
    assert_eq!((progress.lines, progress.live_state.count), (0, 1));
    assert_eq!(progress.live_state.text, "runs");
    other.append(set("stands", 1, &["1 a"])).await.unwrap();
    let kept = one.load(&new.id).await.unwrap().unwrap();
    assert_eq!(
        (kept.live_state.text.as_str(), kept.live_state.count),
        ("stands", 2)
    );
    assert_eq!(kept.lines, lines(&["1 a"]));
}

async fn another_program_is_heard(address: &DbAddress) {
    let new = new_match();
    let one = Store::open(address).await.unwrap();
    let other = Store::open(address).await.unwrap();
    one.create(&new).await.unwrap();
    let mut news = other.news().await.unwrap();
    let now = std::time::SystemTime::now();
    let now = now.duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    let now = i64::try_from(now).unwrap();
    let appended = Append {
        id: new.id.clone(),
        after: 0,
        follows: String::new(),
        lines: lines(&["1 a"]),
        live_state: Some(("runs".to_string(), 0)),
        now,
    };
    one.append(appended.clone()).await.unwrap();
    let hear = async {
        loop {
            if let News::Matches(matches) = news.next().await
                && let Some(told) = matches.into_iter().find(|told| told.id() == new.id)
            {
                return told;
            }
        }
    };
    let heard = tokio::time::timeout(std::time::Duration::from_secs(10), hear).await;
    // A server says everything; a file says how far it has come.
    match heard.unwrap() {
        MatchNews::Appended(append) => assert_eq!(append, appended),
        MatchNews::Reached(_, reached) => assert_eq!((reached.lines, reached.live_states), (1, 1)),
        told => panic!("{told:?}"),
    }
}

async fn an_id_is_taken_once(address: &DbAddress) {
    let mut new = new_match();
    let store = Store::open(address).await.unwrap();
    store.create(&new).await.unwrap();
    new.header = "another".to_string();
    assert!(store.create(&new).await.is_err());
    let kept = store.load(&new.id).await.unwrap().unwrap();
    assert_ne!(kept.header, "another");
}

async fn a_rematch_is_named_once(address: &DbAddress) {
    let new = new_match();
    let store = Store::open(address).await.unwrap();
    store.create(&new).await.unwrap();
    assert!(store.set_rematch(&new.id, "second", 2).await.unwrap());
    assert!(!store.set_rematch(&new.id, "third", 2).await.unwrap());
    let progress = store.progress(&new.id).await.unwrap().unwrap();
    assert_eq!(progress.rematch.as_deref(), Some("second"));
}

/// Not even by somebody who has the database open.
async fn entries_are_never_rewritten(address: &DbAddress) {
    let mut new = new_match();
    new.lines = lines(&["1 a"]);
    let store = Store::open(address).await.unwrap();
    store.create(&new).await.unwrap();
    let url = match address {
        DbAddress::File(path) => format!("sqlite://{}", path.display()),
        DbAddress::Server(url) => url.clone(),
    };
    let pool = sqlx::AnyPool::connect(&url).await.unwrap();
    for statement in [
        "UPDATE entries SET line = 'b' WHERE match_id = $1",
        "DELETE FROM entries WHERE match_id = $1",
    ] {
        let done = sqlx::query(statement).bind(&new.id).execute(&pool).await;
        assert!(done.unwrap_err().to_string().contains("never"));
    }
    let kept = store.load(&new.id).await.unwrap().unwrap();
    assert_eq!(kept.lines, lines(&["1 a"]));
}

async fn programs_that_begin_together(address: &DbAddress) {
    let opening = (0..6).map(|_| {
        let address = address.clone();
        tokio::spawn(async move { Store::open(&address).await.map(|_| ()) })
    });
    for opened in opening.collect::<Vec<_>>() {
        opened.await.unwrap().unwrap();
    }
}

/// A file that a newer program made is left alone.
#[tokio::test]
async fn a_newer_file_is_refused() {
    let folder = Folder::new();
    let address = folder.address();
    Store::open(&address).await.unwrap().close().await;
    let DbAddress::File(path) = &address else {
        panic!("no file");
    };
    let pool = sqlx::AnyPool::connect(&format!("sqlite://{}", path.display()))
        .await
        .unwrap();
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'later', TRUE, x'00', 0)",
    )
    .execute(&pool)
    .await
    .unwrap();
    pool.close().await;
    let refused = Store::open(&address).await.unwrap_err().to_string();
    assert!(
        refused.contains("another version of Touchline"),
        "{refused}"
    );
    assert!(refused.contains("--db"), "{refused}");
}

#[tokio::test]
async fn what_cannot_be_opened_is_named() {
    let refused = Store::open(&DbAddress::parse("postgres://me:secret@127.0.0.1:1/none"))
        .await
        .unwrap_err()
        .to_string();
    assert!(refused.contains("postgres://127.0.0.1:1/none"), "{refused}");
    assert!(!refused.contains("secret"), "{refused}");
}
