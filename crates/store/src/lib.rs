//! Match logs in a database: one SQLite file, or PostgreSQL by URL.
//!
//! A match is its header and an append-only list of lines, exactly those of a
//! match file. Appending is all or nothing, and says so if somebody else was
//! first; what was appended is on the disk when the call returns.
//!
//! A season is kept in the same way: a header and an append-only journal.
//!
//! This crate stores answers, not states: it knows no rules and no network.

mod address;
mod backup;
mod dice_secrets;
mod error;
mod friends;
mod journal;
mod news;
mod notice;
mod seasons;
mod writer;

use std::time::Duration;

use sqlx::{
    Any, AnyConnection, AnyPool, Connection as _, Row as _, Transaction,
    any::{AnyPoolOptions, AnyRow},
    migrate::{MigrateError, Migrator},
};

pub use address::Address;
pub use backup::Backup;
pub use error::StoreError;
pub use friends::Sign;
use journal::{MATCHES, numbered};
pub use news::{Heard, News, Reached, Told};
pub use seasons::StoredSeason;
pub use writer::Append;
use writer::Writer;

static SQLITE: Migrator = sqlx::migrate!("migrations/sqlite");
static POSTGRES: Migrator = sqlx::migrate!("migrations/postgres");

/// A connection that was silent for longer is asked whether it is still there; to ask every
/// time would double what is waited for.
const SILENT: Duration = Duration::from_secs(1);

/// How often a migration is tried: another program may be at it.
const MIGRATION_TRIES: usize = 5;

/// For every SQLite connection. The log is written ahead and synced at every
/// commit, so that an answer that was acknowledged outlives a power cut; a
/// second program on the same file waits its turn.
const SQLITE_SETTINGS: &str = "PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA busy_timeout = 10000;
PRAGMA foreign_keys = ON;";

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
    pub mark: Mark,
}

/// What stands beside the lines of a match and passes; this crate does not read it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// What it says; empty at first.
    pub text: String,
    /// How often it was set.
    pub count: i64,
}

/// How far a match has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many lines it has.
    pub lines: usize,
    /// What stands beside them.
    pub mark: Mark,
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
    pool: AnyPool,
    address: Address,
    writer: Writer,
}

impl Store {
    /// Opens a database, makes it if it is a file that is not there, and brings
    /// its tables up to date.
    ///
    /// # Errors
    ///
    /// If it cannot be reached, or was made by a newer program.
    pub async fn open(address: &Address) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let is_file = address.is_file();
        let failed = |error| StoreError::Open {
            address: address.to_string(),
            error,
        };
        if let Some(folder) = address.folder() {
            std::fs::create_dir_all(folder).map_err(|error| failed(error.into()))?;
        }
        // Alone first: a pool would go on trying for a while before it says why.
        let probe = AnyConnection::connect(&address.url())
            .await
            .map_err(failed)?;
        probe.close().await?;
        let pool = AnyPoolOptions::new()
            .max_connections(8)
            .acquire_timeout(Duration::from_secs(10))
            .test_before_acquire(false)
            .before_acquire(|connection, held| {
                Box::pin(async move {
                    if held.idle_for > SILENT {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if is_file {
                        sqlx::raw_sql(SQLITE_SETTINGS).execute(connection).await?;
                    }
                    Ok(())
                })
            })
            .connect(&address.url())
            .await
            .map_err(failed)?;
        migrate(&pool, if is_file { &SQLITE } else { &POSTGRES }, address).await?;
        Ok(Store {
            writer: Writer::start(&pool, !is_file),
            pool,
            address: address.clone(),
        })
    }

    /// Writes what is left and closes. Nothing is lost without it.
    pub async fn close(&self) {
        self.pool.close().await;
    }

    /// Keeps a new match.
    ///
    /// # Errors
    ///
    /// If the id is taken, or the database fails; then nothing was kept.
    pub async fn create(&self, new: &NewMatch) -> Result<(), StoreError> {
        let mut change = self.pool.begin().await?;
        insert_match(&mut change, new).await?;
        change.commit().await?;
        Ok(())
    }

    /// Appends lines to a match, or sets its mark, or both at once.
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
        let mut change = self.pool.begin().await?;
        let set = sqlx::query(
            "UPDATE matches SET rematch = $1, changed = $2 WHERE id = $3 AND rematch IS NULL",
        )
        .bind(rematch)
        .bind(now)
        .bind(id)
        .execute(&mut *change)
        .await?;
        self.writer.announce(&mut change, id).await?;
        change.commit().await?;
        Ok(set.rows_affected() == 1)
    }

    /// How far a match has come; `None` if there is no such match.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn progress(&self, id: &str) -> Result<Option<Progress>, StoreError> {
        let row = sqlx::query(
            "SELECT rematch, mark, marks, \
             (SELECT COALESCE(MAX(number), 0) FROM entries WHERE match_id = id) \
             FROM matches WHERE id = $1",
        )
        .bind(id)
        .fetch_optional(&self.pool)
        .await?;
        row.as_ref().map(progress_of).transpose()
    }

    /// The lines of a match after the first so many.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn lines_after(&self, id: &str, after: usize) -> Result<Vec<String>, StoreError> {
        MATCHES.lines(&self.pool, id, after).await
    }

    /// What other programs change from now on.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn news(&self) -> Result<News, StoreError> {
        News::listen(self).await
    }

    /// A match, whole; `None` if there is no such match.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn load(&self, id: &str) -> Result<Option<StoredMatch>, StoreError> {
        let row = sqlx::query(
            "SELECT header, one_screen, created, changed, rematch, mark, marks \
             FROM matches WHERE id = $1",
        )
        .bind(id)
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else {
            return Ok(None);
        };
        let lines = MATCHES.lines(&self.pool, id, 0).await?;
        Ok(Some(StoredMatch {
            header: row.try_get(0)?,
            one_screen: row.try_get::<i64, _>(1)? != 0,
            created: row.try_get(2)?,
            changed: row.try_get(3)?,
            rematch: row.try_get(4)?,
            mark: Mark {
                text: row.try_get(5)?,
                count: row.try_get(6)?,
            },
            dice_secret: dice_secrets::of_match(&self.pool, id).await?,
            lines,
            seats: self.seats(id).await?,
        }))
    }
}

fn progress_of(row: &AnyRow) -> Result<Progress, StoreError> {
    let lines: i64 = row.try_get(3)?;
    Ok(Progress {
        rematch: row.try_get(0)?,
        mark: Mark {
            text: row.try_get(1)?,
            count: row.try_get(2)?,
        },
        lines: usize::try_from(lines).unwrap_or(0),
    })
}

/// A new match, as part of a change.
async fn insert_match(change: &mut Transaction<'_, Any>, new: &NewMatch) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO matches (id, header, one_screen, created, changed) \
         VALUES ($1, $2, $3, $4, $4)",
    )
    .bind(&new.id)
    .bind(&new.header)
    .bind(i64::from(new.one_screen))
    .bind(new.now)
    .execute(&mut **change)
    .await?;
    if let Some(origin) = &new.origin {
        friends::set_origin(change, &new.id, origin).await?;
    }
    if let Some(secret) = &new.dice_secret {
        dice_secrets::insert(change, &new.id, secret).await?;
    }
    for (seat, secret) in &new.seats {
        sqlx::query("INSERT INTO seats (match_id, seat, secret) VALUES ($1, $2, $3)")
            .bind(&new.id)
            .bind(seat)
            .bind(secret)
            .execute(&mut **change)
            .await?;
    }
    let rows = numbered(&new.id, 0, &new.lines);
    MATCHES.insert(change, &rows).await
}

/// Brings the tables up to date. Where two programs begin at once, one of them
/// finds the work done at its second try.
async fn migrate(
    pool: &AnyPool,
    migrations: &Migrator,
    address: &Address,
) -> Result<(), StoreError> {
    let mut tries = 0;
    loop {
        match migrations.run(pool).await {
            Ok(()) => return Ok(()),
            Err(MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_)) => {
                return Err(StoreError::Newer(address.to_string()));
            }
            Err(error) => {
                tries += 1;
                if tries == MIGRATION_TRIES {
                    return Err(StoreError::Migration(error));
                }
                tokio::time::sleep(Duration::from_millis(50 << tries)).await;
            }
        }
    }
}
