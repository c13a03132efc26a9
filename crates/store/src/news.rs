//! What other programs on the same database do. PostgreSQL says so at once; a file is
//! looked at now and then, once for all matches.

use std::{pin::pin, time::Duration};

use sqlx::{AssertSqlSafe, Row as _, any::AnyRow, postgres::PgListener};
use tokio::{
    sync::mpsc,
    time::{sleep, timeout},
};

use crate::{
    Append, DbAddress, Store, StoreError,
    database::Database,
    journal::{in_parts, places},
    notice,
    writer::CHANNEL,
};

/// How often a file is looked at.
const LOOK: Duration = Duration::from_millis(500);

/// A change is noted with its second; it is looked a little further back, so that none
/// is missed that was on its way.
const LOOK_BACK: i64 = 3;

/// How long a program that lost its database waits before it asks again.
const TRY_AGAIN: Duration = Duration::from_millis(300);

/// How long the line to a server may take to be made.
const GREETING: Duration = Duration::from_secs(3);

/// After so long without a word it is tried whether the line still carries one.
const BEAT: Duration = Duration::from_secs(2);

/// So many of our own words in vain, and the line is dead.
const DEAD_AFTER: u32 = 2;

/// Hears what other programs change.
pub struct NewsListener(NewsSource);

enum NewsSource {
    Told {
        url: String,
        /// Nobody listens while there is none.
        listener: Option<Box<PgListener>>,
        /// What we are called ourselves.
        own: String,
        database: Database,
    },
    Looked {
        database: Database,
        /// When the last change was that is known.
        since: i64,
    },
    Relayed {
        notices: mpsc::UnboundedReceiver<String>,
        own: String,
    },
}

/// How far a match has come, as far as it can be compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reached {
    /// Its lines.
    pub lines: usize,
    /// How often its live state was set.
    pub live_states: i64,
    /// True if a match follows.
    pub rematch: bool,
}

impl Reached {
    /// True if somebody who got that far does not know everything.
    #[must_use]
    pub fn is_beyond(self, other: Reached) -> bool {
        self.lines > other.lines
            || self.live_states > other.live_states
            || self.rematch && !other.rematch
    }
}

/// What was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// These matches changed.
    Matches(Vec<MatchNews>),
    /// The line was dead for a while: anything may have changed.
    Anything,
}

/// What is told of a match that changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchNews {
    /// That it did.
    Changed(String),
    /// How far it has come.
    Reached(String, Reached),
    /// Everything.
    Appended(Append),
    /// What is kept nowhere.
    InPassing(String, String),
}

impl MatchNews {
    /// The id of the match.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            MatchNews::Changed(id) | MatchNews::Reached(id, _) | MatchNews::InPassing(id, _) => id,
            MatchNews::Appended(append) => &append.id,
        }
    }
}

impl NewsListener {
    pub(crate) async fn listen(store: &Store) -> Result<NewsListener, StoreError> {
        let database = store.database.clone();
        let own = store.writer.name().to_string();
        if let Some(faults) = database.faults() {
            let notices = faults.listen();
            return Ok(NewsListener(NewsSource::Relayed { notices, own }));
        }
        Ok(NewsListener(match &store.address {
            DbAddress::Server(url) => NewsSource::Told {
                listener: Some(listen(url).await?),
                url: url.clone(),
                own,
                database,
            },
            DbAddress::File(_) => NewsSource::Looked {
                since: last_change(&database).await?,
                database,
            },
        }))
    }

    /// Waits for what another program did. What this one did may be among it.
    pub async fn next(&mut self) -> News {
        loop {
            match self.hear().await {
                Ok(News::Matches(ids)) if ids.is_empty() => (),
                Ok(heard) => return heard,
                // Whatever happens until it is heard again is heard of by looking afterwards.
                Err(_) => sleep(TRY_AGAIN).await,
            }
        }
    }

    async fn hear(&mut self) -> Result<News, StoreError> {
        match &mut self.0 {
            NewsSource::Told {
                url,
                listener,
                own,
                database,
            } => {
                let Some(line) = listener else {
                    *listener = Some(listen(url).await?);
                    return Ok(News::Anything);
                };
                match carried(line, own, database).await {
                    Some(said) => Ok(of_others(&said, own)),
                    None => {
                        *listener = None;
                        Ok(News::Matches(Vec::new()))
                    }
                }
            }
            NewsSource::Looked { database, since } => {
                sleep(LOOK).await;
                let (latest, changed) = changed_since(database, *since - LOOK_BACK).await?;
                *since = latest.max(*since);
                Ok(News::Matches(changed))
            }
            NewsSource::Relayed { notices, own } => match notices.recv().await {
                Some(said) => Ok(of_others(&said, own)),
                None => std::future::pending().await,
            },
        }
    }
}

/// What a notice says, unless it is our own.
fn of_others(notice: &str, own: &str) -> News {
    let (who, changes) = notice::read(notice);
    News::Matches(if who == own { Vec::new() } else { changes })
}

async fn listen(url: &str) -> Result<Box<PgListener>, StoreError> {
    let listener = timeout(GREETING, async {
        let mut listener = PgListener::connect(url).await?;
        // We say ourselves that we listen again.
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        Ok::<_, sqlx::Error>(listener)
    });
    let listener = listener.await.map_err(|_| StoreError::Lost)??;
    Ok(Box::new(listener))
}

/// The next notice that the line carries; `None` if it is dead. A line that only seems to be
/// there does not carry our own word either.
async fn carried(line: &mut PgListener, own: &str, database: &Database) -> Option<String> {
    let mut next = pin!(line.try_recv());
    let mut in_vain = 0;
    loop {
        tokio::select! {
            biased;
            heard = &mut next => {
                return Some(heard.ok()??.payload().to_string());
            }
            () = sleep(BEAT) => {
                if in_vain == DEAD_AFTER {
                    return None;
                }
                in_vain += 1;
                // Our own word, which changes nothing.
                let (database, own) = (database.clone(), format!("{own}\n"));
                // The line is heard meanwhile.
                tokio::spawn(async move { say(&database, own).await });
            }
        }
    }
}

/// Says something to all programs on a server.
async fn say(database: &Database, notice: String) -> Result<(), StoreError> {
    database
        .read(notice, |connection, notice| {
            Box::pin(async move {
                sqlx::query("SELECT pg_notify($1, $2)")
                    .bind(CHANNEL)
                    .bind(notice)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
}

async fn last_change(database: &Database) -> Result<i64, StoreError> {
    database
        .read((), |connection, ()| {
            Box::pin(async move {
                let last = "SELECT COALESCE(MAX(changed), 0) FROM matches";
                let row = sqlx::query(last).fetch_one(connection).await?;
                Ok(row.try_get(0)?)
            })
        })
        .await
}

/// How far the matches have come that changed since then, and when the last of them did.
async fn changed_since(
    database: &Database,
    since: i64,
) -> Result<(i64, Vec<MatchNews>), StoreError> {
    database
        .read(since, |connection, since| {
            Box::pin(async move {
                let rows = sqlx::query(
                    "SELECT id, marks, rematch, \
                     (SELECT COALESCE(MAX(number), 0) FROM entries WHERE match_id = id), changed \
                     FROM matches WHERE changed >= $1",
                )
                .bind(*since)
                .fetch_all(connection)
                .await?;
                let mut latest = *since;
                let mut changed = Vec::new();
                for row in &rows {
                    latest = latest.max(row.try_get(4)?);
                    changed.push(MatchNews::Reached(row.try_get(0)?, reached_of(row)?));
                }
                Ok((latest, changed))
            })
        })
        .await
}

fn reached_of(row: &AnyRow) -> Result<Reached, sqlx::Error> {
    let rematch: Option<String> = row.try_get(2)?;
    Ok(Reached {
        lines: usize::try_from(row.try_get::<i64, _>(3)?).unwrap_or(0),
        live_states: row.try_get(1)?,
        rematch: rematch.is_some(),
    })
}

impl Store {
    /// Tells the other programs something of a match that is kept nowhere. Those on a file do not
    /// hear of it.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn tell_in_passing(&self, id: &str, text: String) -> Result<(), StoreError> {
        let told = [MatchNews::InPassing(id.to_string(), text)];
        for notice in self.writer.notices(&told) {
            match self.database.faults() {
                Some(faults) => faults.tell(notice),
                None => say(&self.database, notice).await?,
            }
        }
        Ok(())
    }

    /// How far these matches have come; those that are not there are left out.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn reached(&self, ids: Vec<String>) -> Result<Vec<(String, Reached)>, StoreError> {
        self.database
            .read(ids, |connection, ids| {
                Box::pin(async move {
                    let mut reached = Vec::new();
                    for ids in in_parts(ids) {
                        let statement = format!(
                            "SELECT id, marks, rematch, \
                             (SELECT COALESCE(MAX(number), 0) FROM entries WHERE match_id = id) \
                             FROM matches WHERE id IN ({})",
                            places(1, ids.len())
                        );
                        let mut query = sqlx::query(AssertSqlSafe(statement));
                        for id in ids {
                            query = query.bind(id);
                        }
                        for row in query.fetch_all(&mut *connection).await? {
                            reached.push((row.try_get(0)?, reached_of(&row)?));
                        }
                    }
                    Ok(reached)
                })
            })
            .await
    }
}
