//! Everything that is kept, at one moment, and put back.

use std::collections::BTreeMap;

use sqlx::{Any, Row as _, Transaction};

use crate::{
    Mark, NewMatch, Store, StoreError, StoredMatch, StoredSeason, dice_secrets,
    journal::{MATCHES, SEASONS},
};

/// All matches and seasons of a store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Backup {
    /// The matches, by id.
    pub matches: BTreeMap<String, StoredMatch>,
    /// The seasons, and when each was begun.
    pub seasons: Vec<(StoredSeason, i64)>,
}

impl Store {
    /// Everything as it is at one moment; others may go on reading and writing.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn backup(&self) -> Result<Backup, StoreError> {
        let mut moment = self.pool.begin().await?;
        if !self.address.is_file() {
            // SQLite's readers see one moment anyway.
            sqlx::raw_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
                .execute(&mut *moment)
                .await?;
        }
        let mut backup = Backup::default();
        let rows = sqlx::query(
            "SELECT id, header, one_screen, created, changed, rematch FROM matches ORDER BY id",
        )
        .fetch_all(&mut *moment)
        .await?;
        for row in rows {
            let found = StoredMatch {
                header: row.try_get(1)?,
                one_screen: row.try_get::<i64, _>(2)? != 0,
                created: row.try_get(3)?,
                changed: row.try_get(4)?,
                rematch: row.try_get(5)?,
                mark: Mark::default(),
                dice_secret: None,
                lines: Vec::new(),
                seats: Vec::new(),
            };
            backup.matches.insert(row.try_get(0)?, found);
        }
        let seats = "SELECT match_id, seat, secret FROM seats ORDER BY match_id, seat";
        for row in sqlx::query(seats).fetch_all(&mut *moment).await? {
            if let Some(found) = backup.matches.get_mut(&row.try_get::<String, _>(0)?) {
                found.seats.push((row.try_get(1)?, row.try_get(2)?));
            }
        }
        let mut secrets = dice_secrets::all(&mut moment).await?;
        let mut lines = all_lines(&mut moment, MATCHES.all).await?;
        for (id, found) in &mut backup.matches {
            found.lines = lines.remove(id).unwrap_or_default();
            found.dice_secret = secrets.remove(id);
        }
        let mut lines = all_lines(&mut moment, SEASONS.all).await?;
        let seasons = "SELECT id, header, changed, created FROM seasons ORDER BY id";
        for row in sqlx::query(seasons).fetch_all(&mut *moment).await? {
            let id: String = row.try_get(0)?;
            let season = StoredSeason {
                lines: lines.remove(&id).unwrap_or_default(),
                id,
                header: row.try_get(1)?,
                changed: row.try_get(2)?,
            };
            backup.seasons.push((season, row.try_get(3)?));
        }
        moment.commit().await?;
        Ok(backup)
    }

    /// Puts everything back into a store that has nothing: all of it, or nothing.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotEmpty`] if there is a match or a season, or any failure of the
    /// database.
    pub async fn restore(&self, backup: &Backup) -> Result<(), StoreError> {
        let mut change = self.pool.begin().await?;
        let there = "SELECT (SELECT COUNT(*) FROM matches) + (SELECT COUNT(*) FROM seasons)";
        let there: i64 = sqlx::query(there)
            .fetch_one(&mut *change)
            .await?
            .try_get(0)?;
        if there != 0 {
            return Err(StoreError::NotEmpty);
        }
        for (id, found) in &backup.matches {
            let new = NewMatch {
                id: id.clone(),
                header: found.header.clone(),
                one_screen: found.one_screen,
                seats: found.seats.clone(),
                lines: found.lines.clone(),
                dice_secret: found.dice_secret.clone(),
                origin: None,
                now: found.created,
            };
            crate::insert_match(&mut change, &new).await?;
            sqlx::query("UPDATE matches SET changed = $1, rematch = $2 WHERE id = $3")
                .bind(found.changed)
                .bind(&found.rematch)
                .bind(id)
                .execute(&mut *change)
                .await?;
        }
        for (season, created) in &backup.seasons {
            let StoredSeason {
                id,
                header,
                lines,
                changed,
            } = season;
            crate::seasons::insert(&mut change, id, header, lines, *created).await?;
            sqlx::query("UPDATE seasons SET changed = $1 WHERE id = $2")
                .bind(changed)
                .bind(id)
                .execute(&mut *change)
                .await?;
        }
        change.commit().await?;
        Ok(())
    }
}

async fn all_lines(
    moment: &mut Transaction<'_, Any>,
    query: &'static str,
) -> Result<BTreeMap<String, Vec<String>>, StoreError> {
    let mut lines: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for row in sqlx::query(query).fetch_all(&mut **moment).await? {
        lines
            .entry(row.try_get(0)?)
            .or_default()
            .push(row.try_get(1)?);
    }
    Ok(lines)
}
