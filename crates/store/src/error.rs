//! What can go wrong with a database.

use std::io::ErrorKind;

use thiserror::Error;

use crate::DbAddress;

/// What SQLite says of a file that cannot be written, less the byte that says why.
const SQLITE_READ_ONLY: u32 = 8;

/// Why the database did not do what it was asked. Nothing has changed then, except where
/// it is said that nobody knows.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else appended to the match first.
    #[error("somebody else was first: read the match again")]
    Overtaken,
    /// What is to be appended to is not there.
    #[error("there is no such match or season")]
    NotThere,
    /// Too many want something of it at once, or somebody holds what is wanted.
    #[error("the database is busy: nothing was kept; try again in a moment")]
    Busy,
    /// It does not answer.
    #[error("the database does not answer: nothing was kept; try again in a moment")]
    Lost,
    /// It did not answer in time, and may have kept what it was given or not.
    #[error("the database did not answer in time: look again in a moment whether it was kept")]
    Unsure,
    /// There is no room left.
    #[error("the disk of the database is full: nothing was kept; try again when there is room")]
    Full,
    /// It was closed.
    #[error("the database was closed: nothing was kept")]
    Closed,
    /// A log is not as it was written.
    #[error("{what} `{id}` is damaged: {fault}; put a backup back, or mend the database")]
    Damaged {
        /// A match, or a season.
        what: &'static str,
        /// Its id.
        id: String,
        /// What is wrong with it.
        fault: String,
    },
    /// It cannot be opened.
    #[error("cannot open the database {address}: {error}")]
    Open {
        /// Which.
        address: String,
        /// Why.
        error: sqlx::Error,
    },
    /// It is a file where nothing can be written.
    #[error(
        "nothing can be written to {0}, or beside it: allow that, or name another file with --db"
    )]
    ReadOnly(String),
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
    /// Anything else; what the driver says is for who runs the server.
    #[error("the database failed: nothing was kept")]
    Database(#[source] sqlx::Error),
}

impl StoreError {
    /// Why a database cannot be opened.
    pub(crate) fn of_opening(address: &DbAddress, error: sqlx::Error) -> StoreError {
        let address = address.to_string();
        match is_read_only(&error) {
            true => StoreError::ReadOnly(address),
            false => StoreError::Open { address, error },
        }
    }

    /// The same for somebody else whom it concerns.
    pub(crate) fn again(&self) -> StoreError {
        match self {
            StoreError::Overtaken => StoreError::Overtaken,
            StoreError::NotThere => StoreError::NotThere,
            StoreError::Busy => StoreError::Busy,
            StoreError::Lost => StoreError::Lost,
            StoreError::Unsure => StoreError::Unsure,
            StoreError::Full => StoreError::Full,
            StoreError::Closed => StoreError::Closed,
            other => StoreError::Database(sqlx::Error::Protocol(other.to_string())),
        }
    }

    /// True if the connection, not what was asked, is at fault: the same may go well on
    /// another one.
    pub(crate) fn is_of_connection(&self) -> bool {
        matches!(self, StoreError::Lost)
    }
}

fn is_read_only(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(error) => matches!(
            error.kind(),
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem
        ),
        sqlx::Error::Database(error) => {
            let code = error.code();
            let code = code.and_then(|code| code.parse::<u32>().ok());
            code.is_some_and(|code| code & 0xff == SQLITE_READ_ONLY)
        }
        _ => false,
    }
}

/// What a database means by its code. SQLite's are numbers with a byte above that says more,
/// PostgreSQL's have five letters.
fn meaning(code: &str) -> Option<StoreError> {
    let sqlite = code.parse::<u32>().ok().filter(|_| code.len() < 5);
    match sqlite.map(|code| code & 0xff) {
        // The file, or a table in it, is held by somebody else.
        Some(5 | 6 | 15) => return Some(StoreError::Busy),
        // The file cannot be read, written or opened at this moment.
        Some(10 | 14) => return Some(StoreError::Lost),
        Some(13) => return Some(StoreError::Full),
        Some(_) => return None,
        None => (),
    }
    Some(match code {
        // A row is held by somebody else, or something took too long.
        "55P03" | "57014" | "40001" | "40P01" => StoreError::Busy,
        "53100" => StoreError::Full,
        // It ends, comes back, or has no more places.
        "53300" => StoreError::Lost,
        code if code.starts_with("57P") || code.starts_with("08") => StoreError::Lost,
        _ => return None,
    })
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        let Some(database) = error.as_database_error() else {
            return match error {
                sqlx::Error::Io(_)
                | sqlx::Error::Tls(_)
                | sqlx::Error::Protocol(_)
                | sqlx::Error::WorkerCrashed
                | sqlx::Error::PoolTimedOut => StoreError::Lost,
                error => StoreError::Database(error),
            };
        };
        if database.is_unique_violation() {
            return StoreError::Overtaken;
        }
        if database.is_foreign_key_violation() {
            return StoreError::NotThere;
        }
        if let Some(meant) = database.code().and_then(|code| meaning(&code)) {
            return meant;
        }
        tracing::error!("the database says: {error}");
        StoreError::Database(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_both_databases_are_understood() {
        // SQLITE_BUSY_SNAPSHOT, SQLITE_IOERR_FSYNC, SQLITE_FULL, SQLITE_CONSTRAINT.
        assert!(matches!(meaning("517"), Some(StoreError::Busy)));
        assert!(matches!(meaning("1034"), Some(StoreError::Lost)));
        assert!(matches!(meaning("13"), Some(StoreError::Full)));
        assert!(meaning("19").is_none());
        // PostgreSQL: lock_not_available, admin_shutdown, disk_full, raise_exception.
        assert!(matches!(meaning("55P03"), Some(StoreError::Busy)));
        assert!(matches!(meaning("57P01"), Some(StoreError::Lost)));
        assert!(matches!(meaning("53100"), Some(StoreError::Full)));
        assert!(meaning("P0001").is_none());
    }

    #[test]
    fn people_are_not_told_what_the_driver_says() {
        let error = StoreError::from(sqlx::Error::RowNotFound);
        assert!(!error.to_string().contains("row"), "{error}");
    }
}
