//! Seats between two screens: signs of life, and a seat that somebody else gets. And matches
//! that go to and fro as files.

use sqlx::{AnyConnection, Row as _};

use crate::{Store, StoreError, database::Change};

/// What is known of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    /// The seat.
    pub seat: String,
    /// When somebody there last gave a sign of life, in seconds since 1970; 0 for never.
    pub seen: i64,
    /// True if he said that he will be back later.
    pub back_later: bool,
}

impl Store {
    /// Notes a sign of life from a seat.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn sign_of_life(
        &self,
        id: &str,
        seat: &str,
        back_later: bool,
        now: i64,
    ) -> Result<(), StoreError> {
        let what = (id.to_string(), seat.to_string(), back_later, now);
        let change = Change::new(
            what,
            |connection, (id, seat, back_later, now)| {
                Box::pin(async move {
                    sqlx::query(
                        "UPDATE seats SET seen = $1, back_later = $2 \
                         WHERE match_id = $3 AND seat = $4",
                    )
                    .bind(*now)
                    .bind(i64::from(*back_later))
                    .bind(id)
                    .bind(seat)
                    .execute(connection)
                    .await?;
                    Ok(())
                })
            },
            // It does no harm twice.
            |_, _| Box::pin(async { Ok(None) }),
        );
        self.database.change(change).await
    }

    /// The signs of life of all seats of a match.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn signs(&self, id: &str) -> Result<Vec<Sign>, StoreError> {
        self.database
            .read(id.to_string(), |connection, id| {
                Box::pin(async move {
                    let signs = "SELECT seat, seen, back_later FROM seats WHERE match_id = $1";
                    let rows = sqlx::query(signs).bind(id).fetch_all(connection).await?;
                    let sign = rows.iter().map(|row| {
                        Ok(Sign {
                            seat: row.try_get(0)?,
                            seen: row.try_get(1)?,
                            back_later: row.try_get::<i64, _>(2)? != 0,
                        })
                    });
                    Ok(sign.collect::<Result<_, sqlx::Error>>()?)
                })
            })
            .await
    }

    /// Who may sit where: the seat, and the hash of its secret.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn seats(&self, id: &str) -> Result<Vec<(String, String)>, StoreError> {
        self.database
            .read(id.to_string(), |connection, id| {
                Box::pin(seats(connection, id))
            })
            .await
    }

    /// Gives a seat to whoever knows another secret; the old one proves nothing any more.
    /// It counts as a new live state, so that other programs hear of it.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn change_seat(
        &self,
        id: &str,
        seat: &str,
        secret: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        let what = (id.to_string(), seat.to_string(), secret.to_string(), now);
        let mut change = Change::new(
            what,
            |connection, (id, seat, secret, now)| {
                Box::pin(async move {
                    sqlx::query(
                        "UPDATE seats SET secret = $1, seen = $2, back_later = 0 \
                         WHERE match_id = $3 AND seat = $4",
                    )
                    .bind(secret)
                    .bind(*now)
                    .bind(id)
                    .bind(seat)
                    .execute(&mut *connection)
                    .await?;
                    sqlx::query("UPDATE matches SET changed = $1, marks = marks + 1 WHERE id = $2")
                        .bind(*now)
                        .bind(id)
                        .execute(connection)
                        .await?;
                    Ok(())
                })
            },
            |connection, (id, seat, secret, _)| {
                Box::pin(async move {
                    let seats = seats(connection, id).await?;
                    let given = (seat.clone(), secret.clone());
                    Ok(seats.contains(&given).then_some(()))
                })
            },
        );
        change.notices = self.writer.notices_of(id);
        self.database.change(change).await
    }

    /// The matches that began with the header of this hash.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn of_origin(&self, origin: &str) -> Result<Vec<String>, StoreError> {
        self.database
            .read(origin.to_string(), |connection, origin| {
                Box::pin(async move {
                    let rows = sqlx::query("SELECT id FROM matches WHERE origin = $1")
                        .bind(origin)
                        .fetch_all(connection)
                        .await?;
                    let ids = rows.iter().map(|row| row.try_get(0));
                    Ok(ids.collect::<Result<_, _>>()?)
                })
            })
            .await
    }
}

/// Who may sit where.
pub(crate) async fn seats(
    connection: &mut AnyConnection,
    id: &str,
) -> Result<Vec<(String, String)>, StoreError> {
    let rows = sqlx::query("SELECT seat, secret FROM seats WHERE match_id = $1 ORDER BY seat")
        .bind(id)
        .fetch_all(connection)
        .await?;
    let seats = rows
        .iter()
        .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
    Ok(seats.collect::<Result<_, sqlx::Error>>()?)
}

/// Notes where a new match comes from, as part of a change.
pub(crate) async fn set_origin(
    connection: &mut AnyConnection,
    id: &str,
    origin: &str,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE matches SET origin = $1 WHERE id = $2")
        .bind(origin)
        .bind(id)
        .execute(connection)
        .await?;
    Ok(())
}
