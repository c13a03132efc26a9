//! The secrets behind dice that both sides can verify.

use std::collections::BTreeMap;

use sqlx::{Any, AnyPool, Row as _, Transaction};

use crate::StoreError;

/// Keeps the secret of a new match, as part of a change.
pub(crate) async fn insert(
    change: &mut Transaction<'_, Any>,
    id: &str,
    secret: &str,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO dice_secrets (match_id, secret) VALUES ($1, $2)")
        .bind(id)
        .bind(secret)
        .execute(&mut **change)
        .await?;
    Ok(())
}

/// The secret of a match, if it has one.
pub(crate) async fn of_match(pool: &AnyPool, id: &str) -> Result<Option<String>, StoreError> {
    let row = sqlx::query("SELECT secret FROM dice_secrets WHERE match_id = $1")
        .bind(id)
        .fetch_optional(pool)
        .await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

/// All secrets, by match.
pub(crate) async fn all(
    moment: &mut Transaction<'_, Any>,
) -> Result<BTreeMap<String, String>, StoreError> {
    let rows = sqlx::query("SELECT match_id, secret FROM dice_secrets")
        .fetch_all(&mut **moment)
        .await?;
    let pairs = rows
        .iter()
        .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
    Ok(pairs.collect::<Result<_, sqlx::Error>>()?)
}
