//! Match logs in a database: one SQLite file, or PostgreSQL by URL.
//!
//! A match is its header and an append-only list of lines, exactly those of a
//! match file. Appending is all or nothing, and says so if somebody else was
//! first; what was appended is on the disk when the call returns.
//!
//! A season is kept in the same way: a header and an append-only journal. All of it
//! together is a file, too: a [`backup`].
//!
//! This crate stores answers, not states: it knows no rules and no network.

mod address;
pub mod backup;
mod connections;
mod database;
mod dice_secrets;
mod error;
pub mod faults;
mod friends;
mod journal;
mod news;
mod notice;
mod open;
mod seasons;
mod snapshot;
mod writer;

use sqlx::{AnyConnection, Row as _, any::AnyRow};

pub use address::DbAddress;
use database::{Change, Database, DbFuture};
pub use error::StoreError;
pub use friends::Sign;
use journal::{MATCHES, numbered};
pub use news::{MatchNews, News, NewsListener, Reached};
pub use seasons::StoredSeason;
pub use snapshot::{Refill, Snapshot};
pub use writer::Append;
use writer::LineWriter;

/// A match as it begins.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// Its id.
    pub id: String,
    /// The header of its file.
    pub header: String,
    /// True if the people sit at one screen.
    pub one_screen: bool,
    /// Who may sit where: the seat, and the hash of its secret.
    pub seats: Vec<(String, String)>,
    /// Lines that it begins with.
    pub lines: Vec<String>,
    /// The secret behind its dice, if they are verifiable.
    pub dice_secret: Option<String>,
    /// The hash of its header, if it is to be known again.
    pub origin: Option<String>,
    /// The time, in seconds since 1970.
    pub now: i64,
}

/// A match as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMatch {
    /// The header of its file.
    pub header: String,
    /// Its lines.
    pub lines: Vec<String>,
    /// True if the people sit at one screen.
    pub one_screen: bool,
    /// Who may sit where.
    pub seats: Vec<(String, String)>,
    /// When it began and when it last changed, in seconds since 1970.
    pub created: i64,
    /// See `created`.
    pub changed: i64,
    /// The id of the match that follows.
    pub rematch: Option<String>,
    /// The secret behind its dice, if they are verifiable.
    pub dice_secret: Option<String>,
    /// What stands beside its lines.
    pub live_state: LiveState,
}

/// What stands beside the lines of a match and passes; this crate does not read it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LiveState {
    /// What it says; empty at first.
    pub text: String,
    /// How often it was set.
    pub count: i64,
}

/// How far a match has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchProgress {
    /// How many lines it has.
    pub lines: usize,
    /// What stands beside them.
    pub live_state: LiveState,
    /// The match that follows.
    pub rematch: Option<String>,
}

impl StoredMatch {
    /// The match as a file.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = self.header.clone();
        for line in &self.lines {
            text.push_str(line);
        }
        text
    }
}

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    database: Database,
    address: DbAddress,
    writer: LineWriter,
}

impl Store {
    /// Closes, after what is under way. Nothing is lost without it.
    pub async fn close(&self) {
        self.database.connections().close().await;
    }

    /// Keeps a new match.
    ///
    /// # Errors
    ///
    /// If the id is taken, or the database fails; then nothing was kept.
    pub async fn create(&self, new: &NewMatch) -> Result<(), StoreError> {
        self.database
            .change(Change::new(new.clone(), insert_new, new_is_there))
            .await
    }

    /// Appends lines to a match, or sets its live state, or both at once.
    ///
    /// # Errors
    ///
    /// [`StoreError::Overtaken`] if it has more lines by now or its mark was set by
    /// another, or any failure of the database; then nothing was appended.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer.append(append).await
    }

    /// Names the match that follows. False if another one follows already.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn set_rematch(&self, id: &str, rematch: &str, now: i64) -> Result<bool, StoreError> {
        let what = (id.to_string(), rematch.to_string(), now);
        let mut change = Change::new(
            what,
            |connection, (id, rematch, now)| {
                Box::pin(async move {
                    let set = sqlx::query(
                        "UPDATE matches SET rematch = $1, changed = $2 \
                         WHERE id = $3 AND rematch IS NULL",
                    )
                    .bind(rematch)
                    .bind(*now)
                    .bind(id)
                    .execute(connection)
                    .await?;
                    Ok(set.rows_affected() == 1)
                })
            },
            |connection, (id, rematch, _)| {
                Box::pin(async move {
                    let named = sqlx::query("SELECT rematch FROM matches WHERE id = $1")
                        .bind(id)
                        .fetch_optional(connection)
                        .await?;
                    let named = named.map(|row| row.try_get::<Option<String>, _>(0));
                    let named = named.transpose()?.flatten();
                    Ok(named.map(|named| named == *rematch))
                })
            },
        );
        change.notices = self.writer.notices_of(id);
        self.database.change(change).await
    }

    /// How far a match has come; `None` if there is no such match.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn progress(&self, id: &str) -> Result<Option<MatchProgress>, StoreError> {
        self.database
            .read(id.to_string(), |connection, id| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "SELECT rematch, mark, marks, \
                         (SELECT COALESCE(MAX(number), 0) FROM entries WHERE match_id = id) \
                         FROM matches WHERE id = $1",
                    )
                    .bind(id)
                    .fetch_optional(connection)
                    .await?;
                    row.as_ref().map(progress_of).transpose()
                })
            })
            .await
    }

    /// The lines of a match after the first so many.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn lines_after(&self, id: &str, after: usize) -> Result<Vec<String>, StoreError> {
        self.database
            .read((id.to_string(), after), |connection, (id, after)| {
                Box::pin(MATCHES.lines(connection, id, *after))
            })
            .await
    }

    /// What other programs change from now on.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn news(&self) -> Result<NewsListener, StoreError> {
        NewsListener::listen(self).await
    }

    /// A match, whole; `None` if there is no such match.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn load(&self, id: &str) -> Result<Option<StoredMatch>, StoreError> {
        self.database
            .read(id.to_string(), |connection, id| {
                Box::pin(load(connection, id))
            })
            .await
    }
}

/// A match, whole.
pub(crate) async fn load(
    connection: &mut AnyConnection,
    id: &str,
) -> Result<Option<StoredMatch>, StoreError> {
    let row = sqlx::query(
        "SELECT header, one_screen, created, changed, rematch, mark, marks \
         FROM matches WHERE id = $1",
    )
    .bind(id)
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = row else {
        return Ok(None);
    };
    Ok(Some(StoredMatch {
        header: row.try_get(0)?,
        one_screen: row.try_get::<i64, _>(1)? != 0,
        created: row.try_get(2)?,
        changed: row.try_get(3)?,
        rematch: row.try_get(4)?,
        live_state: LiveState {
            text: row.try_get(5)?,
            count: row.try_get(6)?,
        },
        dice_secret: dice_secrets::of_match(connection, id).await?,
        lines: MATCHES.lines(connection, id, 0).await?,
        seats: friends::seats(connection, id).await?,
    }))
}

fn progress_of(row: &AnyRow) -> Result<MatchProgress, StoreError> {
    let lines: i64 = row.try_get(3)?;
    Ok(MatchProgress {
        rematch: row.try_get(0)?,
        live_state: LiveState {
            text: row.try_get(1)?,
            count: row.try_get(2)?,
        },
        lines: usize::try_from(lines).unwrap_or(0),
    })
}

fn insert_new<'c>(connection: &'c mut AnyConnection, new: &'c NewMatch) -> DbFuture<'c, ()> {
    Box::pin(insert_match(connection, new))
}

fn new_is_there<'c>(
    connection: &'c mut AnyConnection,
    new: &'c NewMatch,
) -> DbFuture<'c, Option<()>> {
    Box::pin(async move {
        let row = sqlx::query("SELECT header FROM matches WHERE id = $1")
            .bind(&new.id)
            .fetch_optional(connection)
            .await?;
        let header: Option<String> = row.map(|row| row.try_get(0)).transpose()?;
        Ok((header.as_ref() == Some(&new.header)).then_some(()))
    })
}

/// A new match, as part of a change.
async fn insert_match(connection: &mut AnyConnection, new: &NewMatch) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO matches (id, header, one_screen, created, changed) \
         VALUES ($1, $2, $3, $4, $4)",
    )
    .bind(&new.id)
    .bind(&new.header)
    .bind(i64::from(new.one_screen))
    .bind(new.now)
    .execute(&mut *connection)
    .await?;
    if let Some(origin) = &new.origin {
        friends::set_origin(connection, &new.id, origin).await?;
    }
    if let Some(secret) = &new.dice_secret {
        dice_secrets::insert(connection, &new.id, secret).await?;
    }
    for (seat, secret) in &new.seats {
        sqlx::query("INSERT INTO seats (match_id, seat, secret) VALUES ($1, $2, $3)")
            .bind(&new.id)
            .bind(seat)
            .bind(secret)
            .execute(&mut *connection)
            .await?;
    }
    let rows = numbered(&new.id, 0, &new.lines);
    MATCHES.insert(connection, &rows).await
}
