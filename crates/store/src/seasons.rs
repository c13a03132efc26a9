//! Seasons: a header, and an append-only journal of what was entered.

use sqlx::Row as _;

use crate::{Store, StoreError};

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
        let mut change = self.pool.begin().await?;
        sqlx::query("INSERT INTO seasons (id, header, created, changed) VALUES ($1, $2, $3, $3)")
            .bind(id)
            .bind(header)
            .bind(now)
            .execute(&mut *change)
            .await?;
        insert(&mut change, id, 0, lines).await?;
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
        let mut change = self.pool.begin().await?;
        insert(&mut change, id, after, lines).await?;
        sqlx::query("UPDATE seasons SET changed = $1 WHERE id = $2")
            .bind(now)
            .bind(id)
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        Ok(())
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
        let lines =
            sqlx::query("SELECT line FROM season_entries WHERE season_id = $1 ORDER BY number")
                .bind(id)
                .fetch_all(&self.pool)
                .await?;
        Ok(Some(StoredSeason {
            id: id.to_string(),
            header: row.try_get(0)?,
            changed: row.try_get(1)?,
            lines: lines
                .iter()
                .map(|line| line.try_get(0))
                .collect::<Result<_, _>>()?,
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

async fn insert(
    change: &mut sqlx::Transaction<'_, sqlx::Any>,
    id: &str,
    after: usize,
    lines: &[String],
) -> Result<(), StoreError> {
    for (line, number) in lines.iter().zip(after + 1..) {
        sqlx::query("INSERT INTO season_entries (season_id, number, line) VALUES ($1, $2, $3)")
            .bind(id)
            .bind(i64::try_from(number).unwrap_or(i64::MAX))
            .bind(line)
            .execute(&mut **change)
            .await?;
    }
    Ok(())
}
