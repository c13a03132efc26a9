//! One writer for all answers. It commits together what has gathered while the last
//! commit was under way, and tells everybody after it is on the disk: a disk that
//! takes its time over each commit does not make people wait for each other. And where
//! one match cannot be written, the others do not wait for it either.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
    time::Duration,
};

use serde_json::{Value, json};
use sqlx::AnyConnection;
use tokio::{
    sync::{mpsc, oneshot},
    task::JoinSet,
    time::{Instant, timeout},
};

use crate::{
    MatchNews, StoreError,
    database::{Change, Database, DbFuture},
    journal::{MATCHES, numbered},
    notice,
};

/// Most changes that are committed together.
const TOGETHER: usize = 128;

/// How long those who come later wait for a commit.
const ONE_AFTER_THE_OTHER: Duration = Duration::from_millis(250);

/// How long one that could not be committed together with others may be tried by itself.
const ALONE: Duration = Duration::from_millis(2000);

/// How long a match that somebody else holds is committed by itself.
const HELD: Duration = Duration::from_secs(10);

/// The channel on which PostgreSQL tells other programs what changed.
pub(crate) const CHANNEL: &str = "touchline";

/// Something that is to be appended to a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Append {
    /// The id of the match.
    pub id: String,
    /// How many lines it has.
    pub after: usize,
    /// What the last of them begins with.
    pub follows: String,
    /// The lines to append; none if only the live state changes.
    pub lines: Vec<String>,
    /// What is to stand beside them, and how often that was set until now; `None` if it
    /// stays as it is.
    pub live_state: Option<(String, i64)>,
    /// The time, in seconds since 1970.
    pub now: i64,
}

type Done = Result<(), StoreError>;
type Waiting = (Append, oneshot::Sender<Done>);

/// The way to the writer.
#[derive(Clone, Debug)]
pub(crate) struct LineWriter {
    sender: mpsc::Sender<Waiting>,
    /// What others call this program; nothing if the database cannot tell them.
    name: Option<Arc<str>>,
}

impl LineWriter {
    /// Sets it to work. It ends when nobody can reach it any more.
    pub(crate) fn start(database: &Database) -> LineWriter {
        let (sender, receiver) = mpsc::channel(TOGETHER);
        let announces = !database.is_file() || database.faults().is_some();
        let name = announces.then(|| unlikely_name().into());
        let queue = WriteQueue {
            database: database.clone(),
            name,
            held: BTreeMap::new(),
        };
        let name = queue.name.clone();
        tokio::spawn(queue.write(receiver));
        LineWriter { sender, name }
    }

    pub(crate) async fn append(&self, append: Append) -> Done {
        let (sender, receiver) = oneshot::channel();
        let sent = self.sender.send((append, sender)).await;
        sent.map_err(|_| StoreError::Closed)?;
        receiver.await.unwrap_or(Err(StoreError::Unsure))
    }

    /// What others call this program.
    pub(crate) fn name(&self) -> &str {
        self.name.as_deref().unwrap_or_default()
    }

    /// What the others are told of a match that changed otherwise than by an append.
    pub(crate) fn notices_of(&self, id: &str) -> Vec<String> {
        self.notices(&[MatchNews::Changed(id.to_string())])
    }

    /// What the others are told; nothing where the database cannot tell them.
    pub(crate) fn notices(&self, news: &[MatchNews]) -> Vec<String> {
        let name = self.name.as_deref();
        name.map_or(Vec::new(), |name| notice::write(name, news))
    }
}

/// No two programs on one database have the same.
fn unlikely_name() -> String {
    use std::hash::{BuildHasher as _, RandomState};
    let number = RandomState::new().hash_one(std::process::id());
    format!("{number:016x}")
}

/// Where everything comes together that is to be written.
struct WriteQueue {
    database: Database,
    name: Option<Arc<str>>,
    /// Matches that somebody else holds, and until when they are written by themselves.
    held: BTreeMap<String, Instant>,
}

impl WriteQueue {
    async fn write(mut self, mut receiver: mpsc::Receiver<Waiting>) {
        let (sender, mut found_held) = mpsc::unbounded_channel::<String>();
        let mut gathered: Vec<Waiting> = Vec::new();
        while receiver.recv_many(&mut gathered, TOGETHER).await > 0 {
            while let Ok(id) = found_held.try_recv() {
                self.held.insert(id, Instant::now() + HELD);
            }
            self.held.retain(|_, until| *until > Instant::now());
            for batch in self.batches(std::mem::take(&mut gathered)) {
                let batch = Batch {
                    waiting: batch,
                    database: self.database.clone(),
                    name: self.name.clone(),
                    held: sender.clone(),
                };
                // One that takes its time goes on, and the next begins.
                let _ = timeout(ONE_AFTER_THE_OTHER, tokio::spawn(batch.write())).await;
            }
        }
    }

    /// All together, but those that somebody else holds.
    fn batches(&self, mut gathered: Vec<Waiting>) -> Vec<Vec<Waiting>> {
        // All programs take the rows in one order, so that no two wait for each other.
        gathered.sort_by(|(one, _), (other, _)| one.id.cmp(&other.id));
        let is_held = |waiting: &Waiting| self.held.contains_key(&waiting.0.id);
        let (held, free): (Vec<_>, Vec<_>) = gathered.into_iter().partition(is_held);
        let mut batches: Vec<Vec<Waiting>> = vec![free];
        batches.extend(held.into_iter().map(|waiting| vec![waiting]));
        batches.retain(|batch| !batch.is_empty());
        batches
    }
}

/// What is committed together.
struct Batch {
    waiting: Vec<Waiting>,
    database: Database,
    name: Option<Arc<str>>,
    /// Who finds a match held by somebody else says so here.
    held: mpsc::UnboundedSender<String>,
}

impl Batch {
    async fn write(self) {
        let appends = self.waiting.iter().map(|(append, _)| append.clone());
        let appends: Vec<Append> = appends.collect();
        let ids: BTreeSet<&str> = appends.iter().map(|append| append.id.as_str()).collect();
        // Two for one match cannot both follow the same line.
        let one_each = ids.len() == appends.len();
        let done = match one_each {
            true => self.commit(appends, None).await,
            false => Err(StoreError::Overtaken),
        };
        match done {
            Err(error) if self.waiting.len() > 1 && self.may_be_one_of_them(&error) => {
                self.write_one_by_one(matches!(error, StoreError::Unsure))
                    .await;
            }
            done => self.tell_all(&done),
        }
    }

    /// Whether others may go well if one is left out: a file that is held or full is so for
    /// all, as is a line that is dead.
    fn may_be_one_of_them(&self, error: &StoreError) -> bool {
        match error {
            StoreError::Lost | StoreError::Unsure | StoreError::Full | StoreError::Closed => false,
            StoreError::Busy => !self.database.is_file(),
            _ => true,
        }
    }

    /// Who is at fault shows when each is tried by itself.
    async fn write_one_by_one(mut self, in_doubt: bool) {
        let mut singles = JoinSet::new();
        for (append, sender) in std::mem::take(&mut self.waiting) {
            let single = Batch {
                waiting: Vec::new(),
                database: self.database.clone(),
                name: self.name.clone(),
                held: self.held.clone(),
            };
            singles.spawn(async move {
                let done = single.commit(vec![append], Some(in_doubt)).await;
                // Whoever asked may have gone.
                let _ = sender.send(done);
            });
        }
        while singles.join_next().await.is_some() {}
    }

    fn tell_all(self, done: &Done) {
        for (append, sender) in self.waiting {
            if matches!(done, Err(StoreError::Busy)) {
                let _ = self.held.send(append.id);
            }
            let _ = sender.send(match done {
                Ok(()) => Ok(()),
                Err(error) => Err(error.again()),
            });
        }
    }

    /// Appends all of them, or none; when it returns well they are on the disk. If one is
    /// tried once more by itself, it may be in doubt what came of it before.
    async fn commit(&self, appends: Vec<Append>, again: Option<bool>) -> Done {
        let told = appends
            .iter()
            .map(|append| MatchNews::Appended(append.clone()));
        let told: Vec<MatchNews> = told.collect();
        let notices = self.name.as_deref();
        let notices = notices.map_or(Vec::new(), |name| notice::write(name, &told));
        let single = again.and(appends.first().map(|append| append.id.clone()));
        let what = Appends { appends, notices };
        let mut change = match self.database.is_file() {
            true => Change::new(what, append_to_file, all_appended),
            false => Change::new(what, append_by_server, all_appended),
        };
        change.by_itself = !self.database.is_file();
        change.notices.clone_from(&change.what.notices);
        if let Some(in_doubt) = again {
            change.in_doubt = in_doubt;
            change.limit = ALONE;
        }
        let done = self.database.change(change).await;
        if let (Err(StoreError::Busy), Some(id)) = (&done, single) {
            let _ = self.held.send(id);
        }
        done
    }
}

/// What is appended together, and what the others are told of it.
struct Appends {
    appends: Vec<Append>,
    notices: Vec<String>,
}

/// PostgreSQL is asked once: see its migrations.
fn append_by_server<'c>(
    connection: &'c mut AnyConnection,
    Appends { appends, notices }: &'c Appends,
) -> DbFuture<'c, ()> {
    Box::pin(async move {
        let changes = appends.iter().map(|append| {
            let live_state = append.live_state.as_ref().map(|(live_state, _)| live_state);
            let seen = append.live_state.as_ref().map(|(_, seen)| seen);
            let Append {
                id,
                after,
                follows,
                lines,
                now,
                ..
            } = append;
            json!({
                "id": id, "after": after, "follows": follows, "lines": lines,
                "mark": live_state, "seen": seen, "now": now,
            })
        });
        sqlx::query("SELECT append_to_matches(CAST($1 AS JSONB), $2, CAST($3 AS JSONB))")
            .bind(changes.collect::<Value>().to_string())
            .bind(CHANNEL)
            .bind(json!(notices).to_string())
            .execute(connection)
            .await?;
        Ok(())
    })
}

fn append_to_file<'c>(
    connection: &'c mut AnyConnection,
    Appends { appends, .. }: &'c Appends,
) -> DbFuture<'c, ()> {
    Box::pin(async move {
        let ends = appends.iter();
        let ends: Vec<_> = ends
            .map(|append| (append.id.as_str(), append.after, append.follows.as_str()))
            .collect();
        MATCHES.refuse_gaps(connection, &ends).await?;
        let rows = appends
            .iter()
            .flat_map(|append| numbered(&append.id, append.after, &append.lines));
        MATCHES
            .insert(connection, &rows.collect::<Vec<_>>())
            .await?;
        let mut touched = Vec::new();
        for append in appends {
            let Some((live_state, seen)) = &append.live_state else {
                touched.push(append.id.as_str());
                continue;
            };
            let set = sqlx::query(
                "UPDATE matches SET changed = $1, mark = $2, marks = marks + 1 \
                 WHERE id = $3 AND marks = $4",
            )
            .bind(append.now)
            .bind(live_state)
            .bind(&append.id)
            .bind(*seen)
            .execute(&mut *connection)
            .await?;
            if set.rows_affected() != 1 {
                return Err(StoreError::Overtaken);
            }
        }
        let now = appends.iter().map(|append| append.now).max();
        MATCHES.touch(connection, &touched, now.unwrap_or(0)).await
    })
}

/// Whether all of them are there, word for word.
fn all_appended<'c>(
    connection: &'c mut AnyConnection,
    Appends { appends, .. }: &'c Appends,
) -> DbFuture<'c, Option<()>> {
    Box::pin(async move {
        for append in appends {
            let Append {
                id, after, lines, ..
            } = append;
            if !MATCHES.has(connection, id, *after, lines).await? {
                return Ok(None);
            }
            // Lines and live state were set together.
            if let (true, Some((live_state, seen))) = (lines.is_empty(), &append.live_state) {
                let set = "SELECT 1 FROM matches WHERE id = $1 AND marks = $2 + 1 AND mark = $3";
                let set = sqlx::query(set).bind(id).bind(*seen).bind(live_state);
                if set.fetch_optional(&mut *connection).await?.is_none() {
                    return Ok(None);
                }
            }
        }
        Ok(Some(()))
    })
}
