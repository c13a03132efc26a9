//! The way to the database. Whatever is asked runs to its end, whoever hangs up, and has a
//! limit; a change is stored or refused, and where its fate was not heard of it is found out.

use std::{future::Future, pin::Pin, sync::Arc, time::Duration};

use sqlx::{AnyConnection, AssertSqlSafe};
use tokio::time::{Instant, sleep, timeout_at};

use crate::{
    DbAddress, StoreError,
    connections::{Connections, HeldConnection},
    faults::{DbStep, Fate, FaultInjector},
    writer::CHANNEL,
};

/// How long one try may take.
const TRY: Duration = Duration::from_millis(1400);

/// How long all tries to read something may take together.
const TO_READ: Duration = Duration::from_millis(2000);

/// How long all tries to change something may take together.
const TO_CHANGE: Duration = Duration::from_millis(2800);

/// How long it is waited before the next try.
const PAUSE: Duration = Duration::from_millis(40);

/// How long a file may be held by others.
const HELD_BY_OTHERS: Duration = Duration::from_millis(1200);

/// What is under way at a connection.
pub(crate) type DbFuture<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// Something that is done at a connection.
pub(crate) type OnConnection<A, T> = for<'c> fn(&'c mut AnyConnection, &'c A) -> DbFuture<'c, T>;

/// A change: all of it is stored, or nothing.
pub(crate) struct Change<A, T> {
    /// What it is about.
    pub(crate) what: A,
    /// Makes it.
    pub(crate) make: OnConnection<A, T>,
    /// Looks whether it was made: asked only if that was not heard.
    pub(crate) made: OnConnection<A, Option<T>>,
    /// What the others are told if it is stored.
    pub(crate) notices: Vec<String>,
    /// True if it is one statement, which commits by itself and tells the others.
    pub(crate) by_itself: bool,
    /// True if it was tried before, and it was not heard what became of it.
    pub(crate) in_doubt: bool,
    /// How long it may be tried.
    pub(crate) limit: Duration,
}

impl<A, T> Change<A, T> {
    /// A change that is made for the first time, of which nobody is told.
    pub(crate) fn new(
        what: A,
        make: OnConnection<A, T>,
        made: OnConnection<A, Option<T>>,
    ) -> Change<A, T> {
        Change {
            what,
            make,
            made,
            notices: Vec::new(),
            by_itself: false,
            in_doubt: false,
            limit: TO_CHANGE,
        }
    }
}

/// The database.
#[derive(Clone, Debug)]
pub(crate) struct Database {
    connections: Arc<Connections>,
    is_file: bool,
}

/// How a try ended that did not go well.
struct Failed {
    error: StoreError,
    /// True if it may be stored all the same.
    unsure: bool,
}

impl Failed {
    /// Before anything could be stored.
    fn surely(error: StoreError) -> Failed {
        Failed {
            error,
            unsure: false,
        }
    }

    /// Whoever did not hear of the end does not know it.
    fn perhaps(error: StoreError) -> Failed {
        Failed {
            unsure: error.is_of_connection(),
            error,
        }
    }
}

impl Database {
    pub(crate) fn new(address: &DbAddress, faults: Option<Arc<dyn FaultInjector>>) -> Database {
        Database {
            connections: Arc::new(Connections::new(address, faults)),
            is_file: address.is_file(),
        }
    }

    pub(crate) fn connections(&self) -> &Connections {
        &self.connections
    }

    pub(crate) fn faults(&self) -> Option<&Arc<dyn FaultInjector>> {
        self.connections.faults()
    }

    pub(crate) fn is_file(&self) -> bool {
        self.is_file
    }

    /// Asks something that changes nothing; on another connection if one turns out dead.
    pub(crate) async fn read<A, T>(&self, what: A, ask: OnConnection<A, T>) -> Result<T, StoreError>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        let this = self.clone();
        apart(async move {
            let end = Instant::now() + TO_READ;
            loop {
                let tried = timeout_at(end.min(Instant::now() + TRY), this.try_read(&what, ask));
                match tried.await.unwrap_or(Err(StoreError::Lost)) {
                    Err(error) if error.is_of_connection() && Instant::now() + PAUSE < end => {
                        sleep(PAUSE).await;
                    }
                    done => return done,
                }
            }
        })
        .await
    }

    async fn try_read<A, T>(&self, what: &A, ask: OnConnection<A, T>) -> Result<T, StoreError> {
        let mut held = self.connections.hold().await?;
        let fate = self.connections.fate(DbStep::Read).await;
        if fate == Fate::Fails {
            return Err(StoreError::Lost);
        }
        let found = self
            .connections
            .perform(ask(held.connection(), what))
            .await?;
        if fate == Fate::Unheard {
            return Err(StoreError::Lost);
        }
        held.give_back();
        Ok(found)
    }

    /// Makes a change. It is stored when this returns well, and not when it is refused.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unsure`] if the database was silent to the end.
    pub(crate) async fn change<A, T>(&self, change: Change<A, T>) -> Result<T, StoreError>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        let this = self.clone();
        // On a task of its own: who hangs up must not stop it half way.
        apart(async move {
            let end = Instant::now() + change.limit;
            let (mut in_doubt, mut overtaken) = (change.in_doubt, false);
            loop {
                let mut commits = false;
                let limit = end.min(Instant::now() + TRY);
                let tried = this.try_change(&change, in_doubt, &mut commits);
                let failed = match timeout_at(limit, tried).await {
                    Ok(Ok(done)) => return Ok(done),
                    Ok(Err(failed)) => failed,
                    Err(_) => Failed {
                        error: StoreError::Lost,
                        unsure: commits,
                    },
                };
                let was_in_doubt = in_doubt;
                in_doubt |= failed.unsure;
                match failed.error {
                    // Perhaps by itself: then it is found at the next try.
                    StoreError::Overtaken if was_in_doubt && !overtaken => overtaken = true,
                    error @ StoreError::Overtaken => return Err(error),
                    error if !in_doubt && !error.is_of_connection() => return Err(error),
                    _ => (),
                }
                if Instant::now() + PAUSE >= end {
                    return Err(match in_doubt {
                        true => StoreError::Unsure,
                        false => StoreError::Lost,
                    });
                }
                sleep(PAUSE).await;
            }
        })
        .await
    }

    /// One try. If it is not heard of to its end, it may be stored all the same once `commits`
    /// is set.
    async fn try_change<A, T>(
        &self,
        change: &Change<A, T>,
        in_doubt: bool,
        commits: &mut bool,
    ) -> Result<T, Failed> {
        let connections = &self.connections;
        let mut held = connections.hold().await.map_err(Failed::surely)?;
        if in_doubt {
            let made = connections.perform((change.made)(held.connection(), &change.what));
            if let Some(done) = made.await.map_err(Failed::surely)? {
                held.give_back();
                return Ok(done);
            }
        }
        if change.by_itself {
            *commits = true;
            let done = (change.make)(held.connection(), &change.what).await;
            return match done {
                Ok(done) => {
                    held.give_back();
                    Ok(done)
                }
                Err(error) => Err(Failed::perhaps(error)),
            };
        }
        self.begin(&mut held).await.map_err(Failed::surely)?;
        let made = connections.perform((change.make)(held.connection(), &change.what));
        let done = made.await.map_err(Failed::surely)?;
        self.announce(&mut held, &change.notices)
            .await
            .map_err(Failed::surely)?;
        if connections.fate(DbStep::Change).await != Fate::Fine {
            return Err(Failed::surely(StoreError::Lost));
        }
        *commits = true;
        self.commit(held, &change.notices)
            .await
            .map_err(Failed::perhaps)?;
        Ok(done)
    }

    async fn begin(&self, held: &mut HeldConnection<'_>) -> Result<(), StoreError> {
        if self.connections.fate(DbStep::Begin).await != Fate::Fine {
            return Err(StoreError::Lost);
        }
        if let Some(faults) = self.faults() {
            let pages = format!("PRAGMA max_page_count = {}", faults.most_pages());
            self.execute(held, AssertSqlSafe(pages)).await?;
        }
        // SQLite never has to turn a reader into a writer.
        let begin = match self.is_file {
            true => "BEGIN IMMEDIATE",
            false => "BEGIN",
        };
        let in_vain = Instant::now() + HELD_BY_OTHERS;
        loop {
            match self.execute(held, AssertSqlSafe(begin.to_string())).await {
                Err(StoreError::Busy) if Instant::now() < in_vain => sleep(PAUSE).await,
                done => return done,
            }
        }
    }

    /// Everything is on the disk, and the connection is as it was before.
    async fn commit(
        &self,
        mut held: HeldConnection<'_>,
        notices: &[String],
    ) -> Result<(), StoreError> {
        let fate = self.connections.fate(DbStep::Commit).await;
        if fate == Fate::Fails {
            return Err(StoreError::Lost);
        }
        let commit = AssertSqlSafe("COMMIT".to_string());
        self.execute(&mut held, commit).await?;
        if let Some(faults) = self.faults() {
            notices
                .iter()
                .for_each(|notice| faults.tell(notice.clone()));
        }
        if fate == Fate::Unheard {
            return Err(StoreError::Lost);
        }
        held.give_back();
        Ok(())
    }

    /// As part of a change: other programs hear of it when it is committed.
    async fn announce(
        &self,
        held: &mut HeldConnection<'_>,
        notices: &[String],
    ) -> Result<(), StoreError> {
        if self.is_file {
            return Ok(());
        }
        for notice in notices {
            sqlx::query("SELECT pg_notify($1, $2)")
                .bind(CHANNEL)
                .bind(notice)
                .execute(held.connection())
                .await?;
        }
        Ok(())
    }

    async fn execute(
        &self,
        held: &mut HeldConnection<'_>,
        statement: AssertSqlSafe<String>,
    ) -> Result<(), StoreError> {
        let done = sqlx::raw_sql(statement).execute(held.connection());
        self.connections.perform(done).await?;
        Ok(())
    }
}

/// On a task of its own, which goes on if nobody waits for it.
async fn apart<T: Send + 'static>(
    work: impl Future<Output = Result<T, StoreError>> + Send + 'static,
) -> Result<T, StoreError> {
    // A task that panicked is no better than a dead line.
    tokio::spawn(work).await.unwrap_or(Err(StoreError::Unsure))
}
