//! One writer for all answers. It commits together what has gathered while the last
//! commit was under way, and tells everybody after it is on the disk: a disk that
//! takes its time over each commit does not make people wait for each other.

use serde_json::{Value, json};
use sqlx::{Any, AnyPool, Transaction};
use tokio::sync::{mpsc, oneshot};

use crate::{
    StoreError, Told,
    journal::{MATCHES, numbered},
    notice,
};

/// Most changes that are committed together.
const TOGETHER: usize = 128;

/// The channel on which PostgreSQL tells other programs what changed.
pub(crate) const CHANNEL: &str = "touchline";

/// Something that is to be appended to a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Append {
    /// The id of the match.
    pub id: String,
    /// How many lines it has.
    pub after: usize,
    /// The lines to append; none if only the mark changes.
    pub lines: Vec<String>,
    /// What is to stand beside them, and how often that was set until now; `None` if it
    /// stays as it is.
    pub mark: Option<(String, i64)>,
    /// The time, in seconds since 1970.
    pub now: i64,
}

type Waiting = (Append, oneshot::Sender<Result<(), StoreError>>);

/// The way to the writer.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    sender: mpsc::Sender<Waiting>,
    /// What others call this program; nothing if the database cannot tell them.
    name: Option<String>,
}

impl Writer {
    /// Sets it to work. It ends when nobody can reach it any more.
    pub(crate) fn start(pool: &AnyPool, announces: bool) -> Writer {
        let (sender, receiver) = mpsc::channel(TOGETHER);
        let name = announces.then(unlikely_name);
        let writer = Writer { sender, name };
        let name = writer.name.clone();
        tokio::spawn(write(pool.clone(), name, receiver));
        writer
    }

    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (sender, receiver) = oneshot::channel();
        let closed = |_| StoreError::Database(sqlx::Error::PoolClosed);
        let waiting = (append, sender);
        self.sender.send(waiting).await.map_err(|_| closed(()))?;
        receiver.await.map_err(|_| closed(()))?
    }

    /// What others call this program.
    pub(crate) fn name(&self) -> &str {
        self.name.as_deref().unwrap_or_default()
    }

    /// As part of a change: other programs hear that a match has changed when it is
    /// committed.
    pub(crate) async fn announce(
        &self,
        change: &mut Transaction<'_, Any>,
        id: &str,
    ) -> Result<(), StoreError> {
        let changes = [Told::Changed(id.to_string())];
        let notices = self.name.as_ref();
        for said in notices
            .into_iter()
            .flat_map(|name| notice::write(name, &changes))
        {
            sqlx::query("SELECT pg_notify($1, $2)")
                .bind(CHANNEL)
                .bind(said)
                .execute(&mut **change)
                .await?;
        }
        Ok(())
    }
}

/// No two programs on one database have the same.
fn unlikely_name() -> String {
    use std::hash::{BuildHasher as _, RandomState};
    let number = RandomState::new().hash_one(std::process::id());
    format!("{number:016x}")
}

async fn write(pool: AnyPool, name: Option<String>, mut receiver: mpsc::Receiver<Waiting>) {
    let mut gathered: Vec<Waiting> = Vec::new();
    while receiver.recv_many(&mut gathered, TOGETHER).await > 0 {
        // All programs take the rows in one order, so that no two wait for each other.
        gathered.sort_by(|(one, _), (other, _)| one.id.cmp(&other.id));
        let appends: Vec<&Append> = gathered.iter().map(|(append, _)| append).collect();
        let mut all = Some(commit(&pool, name.as_deref(), &appends).await);
        let alone = gathered.len() == 1;
        for (append, sender) in gathered.drain(..) {
            let done = match &all {
                Some(Ok(())) => Ok(()),
                // Who is at fault shows when each is tried by itself.
                Some(Err(_)) if !alone => commit(&pool, name.as_deref(), &[&append]).await,
                _ => all.take().unwrap_or(Ok(())),
            };
            // Whoever asked may have gone.
            let _ = sender.send(done);
        }
    }
}

/// Appends all of them, or none; when it returns they are on the disk.
async fn commit(pool: &AnyPool, name: Option<&str>, appends: &[&Append]) -> Result<(), StoreError> {
    match name {
        Some(name) => commit_by_server(pool, name, appends).await,
        None => commit_to_file(pool, appends).await,
    }
}

/// PostgreSQL is asked once: see its migrations.
async fn commit_by_server(
    pool: &AnyPool,
    name: &str,
    appends: &[&Append],
) -> Result<(), StoreError> {
    let changes = appends.iter().map(|append| {
        let mark = append.mark.as_ref().map(|(mark, _)| mark);
        let seen = append.mark.as_ref().map(|(_, seen)| seen);
        let Append {
            id,
            after,
            lines,
            now,
            ..
        } = append;
        json!({ "id": id, "after": after, "lines": lines, "mark": mark, "seen": seen, "now": now })
    });
    let told = appends.iter().map(|&append| Told::Appended(append.clone()));
    let notices = notice::write(name, &told.collect::<Vec<_>>());
    sqlx::query("SELECT append_to_matches(CAST($1 AS JSONB), $2, CAST($3 AS JSONB))")
        .bind(changes.collect::<Value>().to_string())
        .bind(CHANNEL)
        .bind(json!(notices).to_string())
        .execute(pool)
        .await?;
    Ok(())
}

async fn commit_to_file(pool: &AnyPool, appends: &[&Append]) -> Result<(), StoreError> {
    let mut change = pool.begin().await?;
    let rows = appends
        .iter()
        .flat_map(|append| numbered(&append.id, append.after, &append.lines));
    MATCHES
        .insert(&mut change, &rows.collect::<Vec<_>>())
        .await?;
    let mut touched = Vec::new();
    for append in appends {
        let Some((mark, seen)) = &append.mark else {
            touched.push(append.id.as_str());
            continue;
        };
        let set = sqlx::query(
            "UPDATE matches SET changed = $1, mark = $2, marks = marks + 1 \
             WHERE id = $3 AND marks = $4",
        )
        .bind(append.now)
        .bind(mark)
        .bind(&append.id)
        .bind(*seen)
        .execute(&mut *change)
        .await?;
        if set.rows_affected() != 1 {
            return Err(StoreError::Overtaken);
        }
    }
    let now = appends.iter().map(|append| append.now).max();
    MATCHES
        .touch(&mut change, &touched, now.unwrap_or(0))
        .await?;
    change.commit().await?;
    Ok(())
}
