//! The secrets behind dice that both sides can verify.

use sqlx::{AnyConnection, Row as _};

use crate::StoreError;

/// Keeps the secret of a new match, as part of a change.
pub(crate) async fn insert(
    connection: &mut AnyConnection,
    id: &str,
    secret: &str,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO dice_secrets (match_id, secret) VALUES ($1, $2)")
        .bind(id)
        .bind(secret)
        .execute(connection)
        .await?;
    Ok(())
}

/// The secret of a match, if it has one.
pub(crate) async fn of_match(
    connection: &mut AnyConnection,
    id: &str,
) -> Result<Option<String>, StoreError> {
    let row = sqlx::query("SELECT secret FROM dice_secrets WHERE match_id = $1")
        .bind(id)
        .fetch_optional(connection)
        .await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}
