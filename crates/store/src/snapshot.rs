//! Everything that is kept, at one moment, piece by piece; and put back, all of it or nothing.
//!
//! Both may take long over a large database, so that only each step has a limit.

use std::{future::Future, time::Duration};

use sqlx::Row as _;
use tokio::time::timeout;

use crate::{
    NewMatch, Store, StoreError, StoredMatch, StoredSeason, connections::HeldConnection, seasons,
};

/// How long a step may take: reading or writing one match, or committing them all.
const STEP: Duration = Duration::from_secs(600);

/// The database as it was at one moment; others may go on reading and writing.
pub struct Snapshot<'a> {
    held: HeldConnection<'a>,
}

/// A database that is being filled. Nothing is there until it is finished.
pub struct Refill<'a> {
    held: HeldConnection<'a>,
}

/// Waits for a step, but not for ever.
async fn step<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    timeout(STEP, work).await.unwrap_or(Err(StoreError::Lost))
}

impl Store {
    /// Everything as it is now.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn snapshot(&self) -> Result<Snapshot<'_>, StoreError> {
        let held = match self.database.is_file() {
            true => self.begin("BEGIN").await?,
            false => {
                self.begin("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                    .await?
            }
        };
        Ok(Snapshot { held })
    }

    /// Begins to fill a database that has nothing.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotEmpty`] if there is a match or a season, or any failure of the
    /// database.
    pub async fn fill(&self) -> Result<Refill<'_>, StoreError> {
        let mut held = match self.database.is_file() {
            true => self.begin("BEGIN IMMEDIATE").await?,
            false => self.begin("BEGIN").await?,
        };
        let there = "SELECT (SELECT COUNT(*) FROM matches) + (SELECT COUNT(*) FROM seasons)";
        let there = step(async {
            let row = sqlx::query(there).fetch_one(held.connection()).await?;
            Ok(row.try_get::<i64, _>(0)?)
        });
        match there.await? {
            0 => Ok(Refill { held }),
            _ => Err(StoreError::NotEmpty),
        }
    }

    async fn begin(&self, begin: &'static str) -> Result<HeldConnection<'_>, StoreError> {
        step(async {
            let mut held = self.database.connections().hold().await?;
            sqlx::raw_sql(begin).execute(held.connection()).await?;
            if !self.database.is_file() {
                let patient = "SET LOCAL statement_timeout = 0;
                    SET LOCAL idle_in_transaction_session_timeout = 0;";
                sqlx::raw_sql(patient).execute(held.connection()).await?;
            }
            Ok(held)
        })
        .await
    }
}

impl Snapshot<'_> {
    /// The ids of all matches.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn matches(&mut self) -> Result<Vec<String>, StoreError> {
        self.ids("SELECT id FROM matches ORDER BY id").await
    }

    /// The ids of all seasons.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn seasons(&mut self) -> Result<Vec<String>, StoreError> {
        self.ids("SELECT id FROM seasons ORDER BY id").await
    }

    async fn ids(&mut self, ids: &'static str) -> Result<Vec<String>, StoreError> {
        step(async {
            let rows = sqlx::query(ids).fetch_all(self.held.connection()).await?;
            let ids = rows.iter().map(|row| row.try_get(0));
            Ok(ids.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// A match, and where it comes from; `None` if there is no such match.
    ///
    /// # Errors
    ///
    /// If it is damaged, or the database fails.
    pub async fn load(
        &mut self,
        id: &str,
    ) -> Result<Option<(StoredMatch, Option<String>)>, StoreError> {
        step(async {
            let connection = self.held.connection();
            let Some(found) = crate::load(connection, id).await? else {
                return Ok(None);
            };
            let row = sqlx::query("SELECT origin FROM matches WHERE id = $1");
            let row = row.bind(id).fetch_one(connection).await?;
            Ok(Some((found, row.try_get(0)?)))
        })
        .await
    }

    /// A season, and when it was begun; `None` if there is no such season.
    ///
    /// # Errors
    ///
    /// If it is damaged, or the database fails.
    pub async fn load_season(
        &mut self,
        id: &str,
    ) -> Result<Option<(StoredSeason, i64)>, StoreError> {
        step(async {
            let connection = self.held.connection();
            let Some(found) = seasons::load(connection, id).await? else {
                return Ok(None);
            };
            let row = sqlx::query("SELECT created FROM seasons WHERE id = $1");
            let row = row.bind(id).fetch_one(connection).await?;
            Ok(Some((found, row.try_get(0)?)))
        })
        .await
    }

    /// Lets go of it.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn close(mut self) -> Result<(), StoreError> {
        step(async {
            let end = sqlx::raw_sql("ROLLBACK");
            end.execute(self.held.connection()).await?;
            Ok(())
        })
        .await?;
        self.held.give_back();
        Ok(())
    }

    /// What the database finds wrong with its own file; nothing where it cannot be asked.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn integrity(&mut self, store: &Store) -> Result<Vec<String>, StoreError> {
        if !store.database.is_file() {
            return Ok(Vec::new());
        }
        let mut found = self.ids("PRAGMA integrity_check").await?;
        found.retain(|word| word != "ok");
        Ok(found)
    }
}

impl Refill<'_> {
    /// Puts a match back.
    ///
    /// # Errors
    ///
    /// If the database fails; then nothing will be there.
    pub async fn add(
        &mut self,
        id: &str,
        found: &StoredMatch,
        origin: Option<&str>,
    ) -> Result<(), StoreError> {
        let new = NewMatch {
            id: id.to_string(),
            header: found.header.clone(),
            one_screen: found.one_screen,
            seats: found.seats.clone(),
            lines: found.lines.clone(),
            dice_secret: found.dice_secret.clone(),
            origin: origin.map(str::to_string),
            now: found.created,
        };
        step(async {
            let connection = self.held.connection();
            crate::insert_match(connection, &new).await?;
            sqlx::query("UPDATE matches SET changed = $1, rematch = $2 WHERE id = $3")
                .bind(found.changed)
                .bind(&found.rematch)
                .bind(id)
                .execute(connection)
                .await?;
            Ok(())
        })
        .await
    }

    /// Puts a season back.
    ///
    /// # Errors
    ///
    /// If the database fails; then nothing will be there.
    pub async fn add_season(
        &mut self,
        season: &StoredSeason,
        created: i64,
    ) -> Result<(), StoreError> {
        step(seasons::insert(self.held.connection(), season, created)).await
    }

    /// Everything is there when this returns well.
    ///
    /// # Errors
    ///
    /// If the database fails; then nothing is there.
    pub async fn finish(mut self) -> Result<(), StoreError> {
        step(async {
            sqlx::raw_sql("COMMIT")
                .execute(self.held.connection())
                .await?;
            Ok(())
        })
        .await?;
        self.held.give_back();
        Ok(())
    }
}
