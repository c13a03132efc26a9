//! Lines that are appended and never changed: of matches, and of seasons.

use std::collections::BTreeMap;

use sqlx::{AnyConnection, AssertSqlSafe, Row as _};

use crate::StoreError;

/// A line, with the id of what it belongs to and its number there.
pub(crate) type JournalRow<'a> = (&'a str, usize, &'a str);

/// The rows of lines that follow so many others.
pub(crate) fn numbered<'a>(id: &'a str, after: usize, lines: &'a [String]) -> Vec<JournalRow<'a>> {
    let lines = lines.iter().zip(after + 1..);
    lines
        .map(|(line, number)| (id, number, line.as_str()))
        .collect()
}

/// Parts of 64, 32, and 16 or what is left: so there are few statements, which the database
/// knows by heart, and few answers have to be waited for.
pub(crate) fn in_parts<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let most = rows.len().min(64);
        let power = 1 << most.checked_ilog2()?;
        let (part, rest) = rows.split_at(if most <= 16 { most } else { power });
        rows = rest;
        Some(part)
    })
}

/// A kind of journal, and how it is written and read.
pub(crate) struct JournalTable {
    /// What it is a journal of.
    what: &'static str,
    insert: &'static str,
    touch: &'static str,
    read: &'static str,
    /// The last number and line of some.
    ends: &'static str,
}

/// The logs of matches.
pub(crate) const MATCHES: JournalTable = JournalTable {
    what: "match",
    insert: "INSERT INTO entries (match_id, number, line) VALUES",
    touch: "UPDATE matches SET changed = $1 WHERE id IN",
    read: "SELECT number, line FROM entries WHERE match_id = $1 AND number > $2 ORDER BY number",
    ends: "SELECT id, number, line FROM matches LEFT JOIN entries ON match_id = id AND \
           number = (SELECT MAX(number) FROM entries WHERE match_id = id) WHERE id IN",
};

/// What was entered into seasons.
pub(crate) const SEASONS: JournalTable = JournalTable {
    what: "season",
    insert: "INSERT INTO season_entries (season_id, number, line) VALUES",
    touch: "UPDATE seasons SET changed = $1 WHERE id IN",
    read: "SELECT number, line FROM season_entries WHERE season_id = $1 AND number > $2 \
           ORDER BY number",
    ends: "SELECT id, number, line FROM seasons LEFT JOIN season_entries ON season_id = id AND \
           number = (SELECT MAX(number) FROM season_entries WHERE season_id = id) WHERE id IN",
};

impl JournalTable {
    /// Part of a change: all lines are kept or none, each with the id of what it belongs
    /// to and its number there. It writes at once, so that SQLite never has to turn a
    /// reader into a writer.
    pub(crate) async fn insert(
        &self,
        connection: &mut AnyConnection,
        rows: &[JournalRow<'_>],
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
            query.execute(&mut *connection).await?;
        }
        Ok(())
    }

    /// Part of a change: notes when these changed.
    pub(crate) async fn touch(
        &self,
        connection: &mut AnyConnection,
        ids: &[&str],
        now: i64,
    ) -> Result<(), StoreError> {
        for ids in in_parts(ids) {
            let statement = format!("{} ({})", self.touch, places(2, ids.len()));
            let mut query = sqlx::query(AssertSqlSafe(statement)).bind(now);
            for &id in ids {
                query = query.bind(id);
            }
            query.execute(&mut *connection).await?;
        }
        Ok(())
    }

    /// Part of a change: each of these must end with the line of this number, which begins
    /// like this. What is missing in between would make it unreadable.
    pub(crate) async fn refuse_gaps(
        &self,
        connection: &mut AnyConnection,
        ends: &[(&str, usize, &str)],
    ) -> Result<(), StoreError> {
        for ends in in_parts(ends) {
            let statement = format!("{} ({})", self.ends, places(1, ends.len()));
            let mut query = sqlx::query(AssertSqlSafe(statement));
            for &(id, ..) in ends {
                query = query.bind(id);
            }
            let rows = query.fetch_all(&mut *connection).await?;
            let mut found = BTreeMap::new();
            for row in &rows {
                let number: Option<i64> = row.try_get(1)?;
                let line: Option<String> = row.try_get(2)?;
                let end = (number.unwrap_or(0), line.unwrap_or_default());
                found.insert(row.try_get::<String, _>(0)?, end);
            }
            for &(id, after, follows) in ends {
                let (number, line) = found.get(id).ok_or(StoreError::NotThere)?;
                let fits = after == 0 || line.starts_with(follows);
                if usize::try_from(*number) != Ok(after) || !fits {
                    return Err(StoreError::Overtaken);
                }
            }
        }
        Ok(())
    }

    /// Whether these lines stand after the first so many.
    pub(crate) async fn has(
        &self,
        connection: &mut AnyConnection,
        id: &str,
        after: usize,
        lines: &[String],
    ) -> Result<bool, StoreError> {
        let there = self.lines(connection, id, after).await?;
        Ok(there.len() >= lines.len() && there[..lines.len()] == *lines)
    }

    /// The lines after the first so many, without a gap.
    pub(crate) async fn lines(
        &self,
        connection: &mut AnyConnection,
        id: &str,
        after: usize,
    ) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(self.read)
            .bind(id)
            .bind(i64::try_from(after).unwrap_or(i64::MAX))
            .fetch_all(&mut *connection)
            .await?;
        let mut lines = Vec::with_capacity(rows.len());
        for (wanted, row) in (after + 1..).zip(&rows) {
            let number: i64 = row.try_get(0)?;
            if usize::try_from(number) != Ok(wanted) {
                return Err(StoreError::Damaged {
                    what: self.what,
                    id: id.to_string(),
                    fault: format!("line {wanted} is missing, and line {number} is there"),
                });
            }
            lines.push(row.try_get(1)?);
        }
        Ok(lines)
    }
}

/// `$1, $2, $3`: so many places, from this number on.
pub(crate) fn places(first: usize, count: usize) -> String {
    let places = (first..first + count).map(|at| format!("${at}"));
    places.collect::<Vec<_>>().join(", ")
}
