//! Lines that are appended and never changed: of matches, and of seasons.

use sqlx::{Any, AnyPool, Row as _, Transaction};

use crate::StoreError;

/// A kind of journal, and how it is written and read.
pub(crate) struct Journal {
    insert: &'static str,
    touch: &'static str,
    read: &'static str,
    /// All lines of all, with their ids.
    pub(crate) all: &'static str,
}

/// The logs of matches.
pub(crate) const MATCHES: Journal = Journal {
    insert: "INSERT INTO entries (match_id, number, line) VALUES ($1, $2, $3)",
    touch: "UPDATE matches SET changed = $1 WHERE id = $2",
    read: "SELECT line FROM entries WHERE match_id = $1 ORDER BY number",
    all: "SELECT match_id, line FROM entries ORDER BY match_id, number",
};

/// What was entered into seasons.
pub(crate) const SEASONS: Journal = Journal {
    insert: "INSERT INTO season_entries (season_id, number, line) VALUES ($1, $2, $3)",
    touch: "UPDATE seasons SET changed = $1 WHERE id = $2",
    read: "SELECT line FROM season_entries WHERE season_id = $1 ORDER BY number",
    all: "SELECT season_id, line FROM season_entries ORDER BY season_id, number",
};

impl Journal {
    /// Part of a change: all lines are kept or none. It writes at once, so that
    /// SQLite never has to turn a reader into a writer.
    pub(crate) async fn insert(
        &self,
        change: &mut Transaction<'_, Any>,
        id: &str,
        after: usize,
        lines: &[String],
    ) -> Result<(), StoreError> {
        for (line, number) in lines.iter().zip(after + 1..) {
            sqlx::query(self.insert)
                .bind(id)
                .bind(i64::try_from(number).unwrap_or(i64::MAX))
                .bind(line)
                .execute(&mut **change)
                .await?;
        }
        Ok(())
    }

    /// Appends lines to what has `after` lines: all of them, or none.
    pub(crate) async fn append(
        &self,
        pool: &AnyPool,
        id: &str,
        after: usize,
        lines: &[String],
        now: i64,
    ) -> Result<(), StoreError> {
        let mut change = pool.begin().await?;
        self.insert(&mut change, id, after, lines).await?;
        sqlx::query(self.touch)
            .bind(now)
            .bind(id)
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        Ok(())
    }

    /// All lines.
    pub(crate) async fn lines(&self, pool: &AnyPool, id: &str) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(self.read).bind(id).fetch_all(pool).await?;
        let lines = rows.iter().map(|row| row.try_get(0));
        Ok(lines.collect::<Result<_, _>>()?)
    }
}
