//! Connections to the database. Each is surely as it was found: one that failed, or that
//! somebody left in the middle of something, is closed and never used again.

use std::{
    future::Future,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use sqlx::{AnyConnection, Connection as _};
use tokio::{
    sync::{Semaphore, SemaphorePermit},
    time::{Instant, timeout},
};

use crate::{
    DbAddress, StoreError,
    faults::{DbStep, Fate, FaultInjector, at_once},
};

/// Most connections at a time.
const MOST: u32 = 8;

/// A connection that was silent for longer is asked whether it is still there; to ask every
/// time would double what is waited for.
const SILENT: Duration = Duration::from_secs(1);

/// How long a connection may take to be made, or to say that it is still there.
const GREETING: Duration = Duration::from_millis(1000);

/// The same for the first of all: a database may just be starting.
const AT_OPEN: Duration = Duration::from_secs(10);

/// For every SQLite connection. The log is written ahead and synced at every
/// commit, so that an answer that was acknowledged outlives a power cut; a
/// second program on the same file waits its turn.
const SQLITE_SETTINGS: &str = "PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA busy_timeout = 1200;
PRAGMA foreign_keys = ON;";

/// A simulation does not cut the power.
const SIMULATED_SETTINGS: &str = "PRAGMA journal_mode = WAL;
PRAGMA synchronous = OFF;
PRAGMA busy_timeout = 0;
PRAGMA foreign_keys = ON;";

/// For every PostgreSQL connection. What is acknowledged is on the disk, whatever the server
/// is set to; nobody waits long for a row that somebody else holds; and what a program that
/// is gone has begun ends soon.
const POSTGRES_SETTINGS: &str = "SET lock_timeout = '1s';
SET statement_timeout = '1400ms';
SET idle_in_transaction_session_timeout = '10s';
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') IN ('off', 'local');";

/// All connections of a program.
#[derive(Debug)]
pub(crate) struct Connections {
    address: DbAddress,
    permits: Semaphore,
    idle: Mutex<Vec<Idle>>,
    faults: Option<Arc<dyn FaultInjector>>,
}

/// A connection, and whether anything else happens while it ends.
#[derive(Debug)]
struct RawConnection {
    connection: AnyConnection,
    ends_at_once: bool,
}

/// SQLite ends what was begun on a thread of its own; a simulation does not wait for whom.
impl Drop for RawConnection {
    fn drop(&mut self) {
        if self.ends_at_once {
            let _ = at_once(sqlx::raw_sql("ROLLBACK").execute(&mut self.connection));
        }
    }
}

#[derive(Debug)]
struct Idle {
    raw: RawConnection,
    since: Instant,
}

/// A connection in use. It is closed when it is dropped: only who has come to a clean end
/// gives it back.
pub(crate) struct HeldConnection<'a> {
    raw: RawConnection,
    home: &'a Connections,
    _permit: SemaphorePermit<'a>,
}

impl Connections {
    pub(crate) fn new(address: &DbAddress, faults: Option<Arc<dyn FaultInjector>>) -> Connections {
        Connections {
            address: address.clone(),
            permits: Semaphore::new(MOST as usize),
            idle: Mutex::default(),
            faults,
        }
    }

    pub(crate) fn faults(&self) -> Option<&Arc<dyn FaultInjector>> {
        self.faults.as_ref()
    }

    /// A connection that answers. Who asks must not wait for it without a limit.
    pub(crate) async fn hold(&self) -> Result<HeldConnection<'_>, StoreError> {
        let permit = self.permits.acquire().await;
        let permit = permit.map_err(|_| StoreError::Closed)?;
        let raw = match self.still_there().await {
            Some(raw) => raw,
            None => RawConnection {
                connection: self.connect().await?,
                ends_at_once: self.faults.is_some(),
            },
        };
        Ok(HeldConnection {
            raw,
            home: self,
            _permit: permit,
        })
    }

    /// One of those that wait, if it still answers.
    async fn still_there(&self) -> Option<RawConnection> {
        loop {
            let Idle { mut raw, since } = self.idle().pop()?;
            if since.elapsed() <= SILENT {
                return Some(raw);
            }
            let asked = timeout(GREETING, self.perform(raw.connection.ping())).await;
            if matches!(asked, Ok(Ok(()))) {
                return Some(raw);
            }
        }
    }

    /// A new connection.
    async fn connect(&self) -> Result<AnyConnection, StoreError> {
        if self.fate(DbStep::Connect).await != Fate::Fine {
            return Err(StoreError::Lost);
        }
        let greeted = timeout(GREETING, self.perform(self.greet())).await;
        Ok(greeted.map_err(|_| StoreError::Lost)??)
    }

    async fn greet(&self) -> Result<AnyConnection, sqlx::Error> {
        let mut connection = AnyConnection::connect(&self.address.url()).await?;
        let settings = match (self.address.is_file(), &self.faults) {
            (true, None) => SQLITE_SETTINGS,
            (true, Some(_)) => SIMULATED_SETTINGS,
            (false, _) => POSTGRES_SETTINGS,
        };
        sqlx::raw_sql(settings).execute(&mut connection).await?;
        Ok(connection)
    }

    /// The first connection of a program: it says why, if it cannot be made.
    pub(crate) async fn greet_at_open(
        &self,
        address: &DbAddress,
    ) -> Result<AnyConnection, StoreError> {
        let silent = || sqlx::Error::Io(std::io::ErrorKind::TimedOut.into());
        let greeted = timeout(AT_OPEN, self.greet()).await;
        let greeted = greeted.unwrap_or_else(|_| Err(silent()));
        greeted.map_err(|error| StoreError::of_opening(address, error))
    }

    /// Nobody gets one any more; those that wait are closed. Those that are in use come to
    /// their end first.
    pub(crate) async fn close(&self) {
        let in_use = self.permits.acquire_many(MOST);
        // One that hangs is left to its fate.
        let _ = timeout(GREETING, in_use).await;
        self.permits.close();
        let mut idle = std::mem::take(&mut *self.idle());
        if let Some(Idle { raw, .. }) = idle.last_mut()
            && self.address.is_file()
        {
            // The file alone is whole then, whoever copies it.
            let whole = sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)");
            let _ = timeout(GREETING, whole.execute(&mut raw.connection)).await;
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Idle>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What becomes of a step.
    pub(crate) async fn fate(&self, step: DbStep) -> Fate {
        match &self.faults {
            Some(faults) => faults.strike(step).await,
            None => Fate::Fine,
        }
    }

    /// Waits for the database; in a simulation nothing else happens meanwhile.
    pub(crate) async fn perform<F: Future>(&self, future: F) -> F::Output {
        match &self.faults {
            Some(_) => at_once(future),
            None => future.await,
        }
    }
}

impl HeldConnection<'_> {
    /// The connection itself.
    pub(crate) fn connection(&mut self) -> &mut AnyConnection {
        &mut self.raw.connection
    }

    /// Everything came to a clean end: somebody else may have it.
    pub(crate) fn give_back(self) {
        let idle = Idle {
            raw: self.raw,
            since: Instant::now(),
        };
        self.home.idle().push(idle);
    }
}
