//! Seasons: a header, and an append-only journal of what was entered.

use sqlx::{Any, Row as _, Transaction};

use crate::{
    Store, StoreError,
    journal::{SEASONS, numbered},
};

/// A season as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSeason {
    /// Its id.
    pub id: String,
    /// What was fixed before its first match.
    pub header: String,
    /// What was entered since.
    pub lines: Vec<String>,
    /// When it last changed, in seconds since 1970.
    pub changed: i64,
}

impl Store {
    /// Keeps a new season, perhaps with lines that it begins with.
    ///
    /// # Errors
    ///
    /// If the id is taken, or the database fails; then nothing was kept.
    pub async fn create_season(
        &self,
        id: &str,
        header: &str,
        lines: &[String],
        now: i64,
    ) -> Result<(), StoreError> {
        self.create_seasons(&[(id, header, lines)], now).await
    }

    /// Keeps several new seasons: all of them, or none.
    ///
    /// # Errors
    ///
    /// If an id is taken, or the database fails; then nothing was kept.
    pub async fn create_seasons(
        &self,
        seasons: &[(&str, &str, &[String])],
        now: i64,
    ) -> Result<(), StoreError> {
        let mut change = self.pool.begin().await?;
        for (id, header, lines) in seasons {
            insert(&mut change, id, header, lines, now).await?;
        }
        change.commit().await?;
        Ok(())
    }

    /// Appends lines to a season that has `after` lines: all of them, or none.
    ///
    /// # Errors
    ///
    /// [`StoreError::Overtaken`] if it has more by now, or any failure of the
    /// database; then nothing was appended.
    pub async fn append_season(
        &self,
        id: &str,
        after: usize,
        lines: &[String],
        now: i64,
    ) -> Result<(), StoreError> {
        SEASONS.append(&self.pool, id, after, lines, now).await
    }

    /// A season, whole; `None` if there is no such season.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn load_season(&self, id: &str) -> Result<Option<StoredSeason>, StoreError> {
        let row = sqlx::query("SELECT header, changed FROM seasons WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else {
            return Ok(None);
        };
        let lines = SEASONS.lines(&self.pool, id, 0).await?;
        Ok(Some(StoredSeason {
            id: id.to_string(),
            header: row.try_get(0)?,
            changed: row.try_get(1)?,
            lines,
        }))
    }

    /// The ids of all seasons, the one that changed last first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn seasons(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM seasons ORDER BY changed DESC, id")
            .fetch_all(&self.pool)
            .await?;
        let ids = rows.iter().map(|row| row.try_get(0));
        Ok(ids.collect::<Result<_, _>>()?)
    }
}

/// A new season, as part of a change.
pub(crate) async fn insert(
    change: &mut Transaction<'_, Any>,
    id: &str,
    header: &str,
    lines: &[String],
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO seasons (id, header, created, changed) VALUES ($1, $2, $3, $3)")
        .bind(id)
        .bind(header)
        .bind(now)
        .execute(&mut **change)
        .await?;
    SEASONS.insert(change, &numbered(id, 0, lines)).await
}
