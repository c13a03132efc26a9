//! What can go wrong with a database.

use thiserror::Error;

/// Why the database did not do what it was asked. Nothing has changed then.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else appended to the match first.
    #[error("somebody else was first: read the match again")]
    Overtaken,
    /// Too many want something of it at once.
    #[error("the database is busy: try again in a moment")]
    Busy,
    /// It cannot be opened.
    #[error("cannot open the database {address}: {error}")]
    Open {
        /// Which.
        address: String,
        /// Why.
        error: sqlx::Error,
    },
    /// Its tables are not those of this program.
    #[error(
        "{0} was made by another version of Touchline; use that one, or name another with --db"
    )]
    Newer(String),
    /// Its tables cannot be brought up to date.
    #[error("cannot bring the database up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// Nothing can be put back beside what is there.
    #[error(
        "the database has matches or seasons already; put it back into an empty one, named with --db"
    )]
    NotEmpty,
    /// Anything else.
    #[error("the database failed: {0}")]
    Database(sqlx::Error),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error.as_database_error() {
            Some(database) if database.is_unique_violation() => StoreError::Overtaken,
            None if matches!(error, sqlx::Error::PoolTimedOut) => StoreError::Busy,
            _ => StoreError::Database(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_waited_in_vain_may_ask_again() {
        assert!(matches!(
            StoreError::from(sqlx::Error::PoolTimedOut),
            StoreError::Busy
        ));
        assert!(matches!(
            StoreError::from(sqlx::Error::PoolClosed),
            StoreError::Database(_)
        ));
    }
}
