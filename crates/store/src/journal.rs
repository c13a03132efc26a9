//! Lines that are appended and never changed: of matches, and of seasons.

use sqlx::{Any, AnyPool, AssertSqlSafe, Row as _, Transaction};

use crate::StoreError;

/// A line, with the id of what it belongs to and its number there.
pub(crate) type Row<'a> = (&'a str, usize, &'a str);

/// The rows of lines that follow so many others.
pub(crate) fn numbered<'a>(id: &'a str, after: usize, lines: &'a [String]) -> Vec<Row<'a>> {
    let lines = lines.iter().zip(after + 1..);
    lines
        .map(|(line, number)| (id, number, line.as_str()))
        .collect()
}

/// Parts of 64, 32, and 16 or what is left: so there are few statements, which the database
/// knows by heart, and few answers have to be waited for.
fn in_parts<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let most = rows.len().min(64);
        let power = 1 << most.checked_ilog2()?;
        let (part, rest) = rows.split_at(if most <= 16 { most } else { power });
        rows = rest;
        Some(part)
    })
}

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
    insert: "INSERT INTO entries (match_id, number, line) VALUES",
    touch: "UPDATE matches SET changed = $1 WHERE id IN",
    read: "SELECT line FROM entries WHERE match_id = $1 AND number > $2 ORDER BY number",
    all: "SELECT match_id, line FROM entries ORDER BY match_id, number",
};

/// What was entered into seasons.
pub(crate) const SEASONS: Journal = Journal {
    insert: "INSERT INTO season_entries (season_id, number, line) VALUES",
    touch: "UPDATE seasons SET changed = $1 WHERE id IN",
    read: "SELECT line FROM season_entries WHERE season_id = $1 AND number > $2 ORDER BY number",
    all: "SELECT season_id, line FROM season_entries ORDER BY season_id, number",
};

impl Journal {
    /// Part of a change: all lines are kept or none, each with the id of what it belongs
    /// to and its number there. It writes at once, so that SQLite never has to turn a
    /// reader into a writer.
    pub(crate) async fn insert(
        &self,
        change: &mut Transaction<'_, Any>,
        rows: &[Row<'_>],
    ) -> Result<(), StoreError> {
        for rows in in_parts(rows) {
            let places = (0..rows.len()).map(|row| 3 * row);
            let places = places.map(|at| format!("(${}, ${}, ${})", at + 1, at + 2, at + 3));
            let places = places.collect::<Vec<_>>().join(", ");
            let statement = format!("{} {places}", self.insert);
            let mut query = sqlx::query(AssertSqlSafe(statement));
            for &(id, number, line) in rows {
                let number = i64::try_from(number).unwrap_or(i64::MAX);
                query = query.bind(id).bind(number).bind(line);
            }
            query.execute(&mut **change).await?;
        }
        Ok(())
    }

    /// Part of a change: notes when these changed.
    pub(crate) async fn touch(
        &self,
        change: &mut Transaction<'_, Any>,
        ids: &[&str],
        now: i64,
    ) -> Result<(), StoreError> {
        for ids in in_parts(ids) {
            let places = (0..ids.len()).map(|at| format!("${}", at + 2));
            let places = places.collect::<Vec<_>>().join(", ");
            let statement = format!("{} ({places})", self.touch);
            let mut query = sqlx::query(AssertSqlSafe(statement)).bind(now);
            for &id in ids {
                query = query.bind(id);
            }
            query.execute(&mut **change).await?;
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
        self.insert(&mut change, &numbered(id, after, lines))
            .await?;
        self.touch(&mut change, &[id], now).await?;
        change.commit().await?;
        Ok(())
    }

    /// The lines after the first so many.
    pub(crate) async fn lines(
        &self,
        pool: &AnyPool,
        id: &str,
        after: usize,
    ) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(self.read)
            .bind(id)
            .bind(i64::try_from(after).unwrap_or(i64::MAX))
            .fetch_all(pool)
            .await?;
        let lines = rows.iter().map(|row| row.try_get(0));
        Ok(lines.collect::<Result<_, _>>()?)
    }
}
