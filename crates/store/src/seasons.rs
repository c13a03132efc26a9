//! Seasons: a header, and an append-only journal of what was entered.

use sqlx::{AnyConnection, Row as _};

use crate::{
    Store, StoreError,
    database::{Change, DbFuture},
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
        let seasons = seasons.iter().map(|&(id, header, lines)| StoredSeason {
            id: id.to_string(),
            header: header.to_string(),
            lines: lines.to_vec(),
            changed: now,
        });
        let change = Change::new(seasons.collect(), insert_all, all_there);
        self.database.change(change).await
    }

    /// Appends lines to a season that has `after` lines, the last of them this one: all of
    /// them, or none.
    ///
    /// # Errors
    ///
    /// [`StoreError::Overtaken`] if it has others by now, or any failure of the
    /// database; then nothing was appended.
    pub async fn append_season(
        &self,
        id: &str,
        after: usize,
        last: &str,
        lines: &[String],
        now: i64,
    ) -> Result<(), StoreError> {
        let append = SeasonAppend {
            id: id.to_string(),
            after,
            last: last.to_string(),
            lines: lines.to_vec(),
            now,
        };
        let change = Change::new(append, append_lines, lines_there);
        self.database.change(change).await
    }

    /// A season, whole; `None` if there is no such season.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn load_season(&self, id: &str) -> Result<Option<StoredSeason>, StoreError> {
        self.database
            .read(id.to_string(), |connection, id| {
                Box::pin(load(connection, id))
            })
            .await
    }

    /// The ids of all seasons, the one that changed last first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn seasons(&self) -> Result<Vec<String>, StoreError> {
        self.database
            .read((), |connection, ()| {
                Box::pin(async move {
                    let rows = sqlx::query("SELECT id FROM seasons ORDER BY changed DESC, id")
                        .fetch_all(connection)
                        .await?;
                    let ids = rows.iter().map(|row| row.try_get(0));
                    Ok(ids.collect::<Result<_, _>>()?)
                })
            })
            .await
    }
}

/// Something that is to be appended to a season.
struct SeasonAppend {
    id: String,
    after: usize,
    last: String,
    lines: Vec<String>,
    now: i64,
}

fn append_lines<'c>(
    connection: &'c mut AnyConnection,
    append: &'c SeasonAppend,
) -> DbFuture<'c, ()> {
    Box::pin(async move {
        let SeasonAppend {
            id,
            after,
            last,
            lines,
            now,
        } = append;
        // This holds the season, so that nobody comes in between.
        SEASONS.touch(connection, &[id], *now).await?;
        SEASONS
            .refuse_gaps(connection, &[(id, *after, last)])
            .await?;
        SEASONS
            .insert(connection, &numbered(id, *after, lines))
            .await
    })
}

fn lines_there<'c>(
    connection: &'c mut AnyConnection,
    append: &'c SeasonAppend,
) -> DbFuture<'c, Option<()>> {
    Box::pin(async move {
        let SeasonAppend {
            id, after, lines, ..
        } = append;
        let there = SEASONS.has(connection, id, *after, lines).await?;
        Ok(there.then_some(()))
    })
}

fn insert_all<'c>(
    connection: &'c mut AnyConnection,
    seasons: &'c Vec<StoredSeason>,
) -> DbFuture<'c, ()> {
    Box::pin(async move {
        for season in seasons {
            insert(connection, season, season.changed).await?;
        }
        Ok(())
    })
}

fn all_there<'c>(
    connection: &'c mut AnyConnection,
    seasons: &'c Vec<StoredSeason>,
) -> DbFuture<'c, Option<()>> {
    Box::pin(async move {
        for season in seasons {
            let there = load(connection, &season.id).await?;
            if there.is_none_or(|there| there.header != season.header) {
                return Ok(None);
            }
        }
        Ok(Some(()))
    })
}

/// A season, whole.
pub(crate) async fn load(
    connection: &mut AnyConnection,
    id: &str,
) -> Result<Option<StoredSeason>, StoreError> {
    let row = sqlx::query("SELECT header, changed FROM seasons WHERE id = $1")
        .bind(id)
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = row else {
        return Ok(None);
    };
    Ok(Some(StoredSeason {
        id: id.to_string(),
        header: row.try_get(0)?,
        changed: row.try_get(1)?,
        lines: SEASONS.lines(connection, id, 0).await?,
    }))
}

/// A new season, as part of a change.
pub(crate) async fn insert(
    connection: &mut AnyConnection,
    season: &StoredSeason,
    created: i64,
) -> Result<(), StoreError> {
    let StoredSeason {
        id,
        header,
        lines,
        changed,
    } = season;
    sqlx::query("INSERT INTO seasons (id, header, created, changed) VALUES ($1, $2, $3, $4)")
        .bind(id)
        .bind(header)
        .bind(created)
        .bind(*changed)
        .execute(&mut *connection)
        .await?;
    SEASONS.insert(connection, &numbered(id, 0, lines)).await
}
