//! What other programs on the same database do. PostgreSQL says so at once; a file is
//! looked at now and then, once for all matches.

use std::time::{Duration, SystemTime};

use sqlx::{AnyPool, Row as _, postgres::PgListener};
use tokio::time::sleep;

use crate::{Address, Append, Store, StoreError, notice, writer::CHANNEL};

/// How often a file is looked at.
const LOOK: Duration = Duration::from_millis(500);

/// A change is noted with its second; it is looked a little further back, so that none
/// is missed that was on its way.
const LOOK_BACK: i64 = 3;

/// How long a program that lost its database waits before it asks again.
const TRY_AGAIN: Duration = Duration::from_secs(1);

/// Hears what other programs change.
pub struct News(Source);

enum Source {
    Told {
        listener: Box<PgListener>,
        /// What we are called ourselves.
        own: String,
    },
    Looked(AnyPool),
}

/// How far a match has come, as far as it can be compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reached {
    /// Its lines.
    pub lines: usize,
    /// How often its mark was set.
    pub marks: i64,
    /// True if a match follows.
    pub rematch: bool,
}

impl Reached {
    /// True if somebody who got that far does not know everything.
    #[must_use]
    pub fn is_beyond(self, other: Reached) -> bool {
        self.lines > other.lines || self.marks > other.marks || self.rematch && !other.rematch
    }
}

/// What was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// These matches changed.
    Matches(Vec<Told>),
    /// The line was dead for a while: anything may have changed.
    Anything,
}

/// What is told of a match that changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// That it did.
    Changed(String),
    /// How far it has come.
    Reached(String, Reached),
    /// Everything.
    Appended(Append),
}

impl Told {
    /// The id of the match.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Told::Changed(id) | Told::Reached(id, _) => id,
            Told::Appended(append) => &append.id,
        }
    }
}

impl News {
    pub(crate) async fn listen(store: &Store) -> Result<News, StoreError> {
        Ok(News(match &store.address {
            Address::Server(url) => {
                let mut listener = PgListener::connect(url).await?;
                listener.listen(CHANNEL).await?;
                Source::Told {
                    listener: Box::new(listener),
                    own: store.writer.name().to_string(),
                }
            }
            Address::File(_) => Source::Looked(store.pool.clone()),
        }))
    }

    /// Waits for what another program did. What this one did may be among it.
    pub async fn next(&mut self) -> Heard {
        loop {
            match self.hear().await {
                Ok(Heard::Matches(ids)) if ids.is_empty() => (),
                Ok(heard) => return heard,
                Err(_) => {
                    sleep(TRY_AGAIN).await;
                    return Heard::Anything;
                }
            }
        }
    }

    async fn hear(&mut self) -> Result<Heard, StoreError> {
        match &mut self.0 {
            Source::Told { listener, own } => {
                let Some(told) = listener.try_recv().await? else {
                    return Ok(Heard::Anything);
                };
                let (who, changes) = notice::read(told.payload());
                let ours = who == own;
                Ok(Heard::Matches(if ours { Vec::new() } else { changes }))
            }
            Source::Looked(pool) => {
                sleep(LOOK).await;
                let rows = sqlx::query(
                    "SELECT id, marks, rematch, \
                     (SELECT COALESCE(MAX(number), 0) FROM entries WHERE match_id = id) \
                     FROM matches WHERE changed >= $1",
                )
                .bind(seconds_now() - LOOK_BACK)
                .fetch_all(&*pool)
                .await?;
                let reached = rows.iter().map(|row| {
                    let rematch: Option<String> = row.try_get(2)?;
                    let reached = Reached {
                        lines: usize::try_from(row.try_get::<i64, _>(3)?).unwrap_or(0),
                        marks: row.try_get(1)?,
                        rematch: rematch.is_some(),
                    };
                    Ok(Told::Reached(row.try_get(0)?, reached))
                });
                Ok(Heard::Matches(reached.collect::<Result<_, sqlx::Error>>()?))
            }
        }
    }
}

fn seconds_now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(0))
}
