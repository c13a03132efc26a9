//! `touchline check` on a database: every match and every season in it, one at a time, so
//! that its size does not matter. Nothing is changed.

use std::{
    fs::File,
    io::{self, Read as _, Write},
    path::Path,
};

use arena::open_match;
use indicatif::ProgressBar;
use library::Library;
use seasons::{Season, SeasonError};
use store::{DbAddress, Snapshot, Store, StoreError, backup::BackupCounts};
use tabletop::{Fault, Faults};

use super::{interrupt::unless_interrupted, progress};
use crate::error::CliError;

/// How every SQLite database begins.
const SQLITE: &[u8; 16] = b"SQLite format 3\0";

/// What helps against most faults.
const CURE: &str = "put a backup back into an empty database with `touchline restore`";

/// The database that somebody names: a URL, or a file that begins as one.
pub fn address_of(path: &Path) -> Option<DbAddress> {
    if let Some(address) = path.to_str().map(DbAddress::parse)
        && matches!(address, DbAddress::Server(_))
    {
        return Some(address);
    }
    let mut start = [0; SQLITE.len()];
    // A pipe would wait for somebody who writes.
    let begins = path.is_file() && File::open(path).ok()?.read_exact(&mut start).is_ok();
    (begins && start == *SQLITE).then(|| DbAddress::File(path.to_path_buf()))
}

/// Looks through a database and says what it found; true if everything is fine.
pub fn check(
    address: &DbAddress,
    library: &Library,
    out: &mut impl Write,
) -> Result<bool, CliError> {
    super::wait_for(unless_interrupted("not everything was checked", async {
        let mut check = DatabaseCheck {
            address,
            library,
            out,
            bar: ProgressBar::hidden(),
            faults: 0,
        };
        match Store::open_as_it_is(address, None).await {
            Ok(store) => {
                check.everything(&store).await?;
                store.close().await;
            }
            Err(error) => check.fault(&of_opening(&error))?,
        }
        Ok(check.faults == 0)
    }))
}

/// A database that is looked through.
struct DatabaseCheck<'a, W> {
    address: &'a DbAddress,
    library: &'a Library,
    out: &'a mut W,
    bar: ProgressBar,
    faults: usize,
}

/// What is looked at.
#[derive(Clone, Copy)]
enum ThingKept {
    Match,
    Season,
}

impl<W: Write> DatabaseCheck<'_, W> {
    async fn everything(&mut self, store: &Store) -> Result<(), CliError> {
        let listed = async {
            let mut snapshot = store.snapshot().await?;
            let (matches, seasons) = (snapshot.matches().await?, snapshot.seasons().await?);
            Ok::<_, StoreError>((snapshot, matches, seasons))
        };
        let (mut snapshot, matches, seasons) = match listed.await {
            Ok(listed) => listed,
            Err(error) => return Ok(self.fault(&format!("{} ({CURE})", in_full(&error)))?),
        };
        self.bar = progress::bar((matches.len() + seasons.len()) as u64, "checked");
        match snapshot.integrity(store).await {
            Ok(found) => {
                for word in found {
                    self.fault(&format!("SQLite says: {word} ({CURE})"))?;
                }
            }
            Err(error) => self.fault(&format!("SQLite says: {} ({CURE})", in_full(&error)))?,
        }
        let counts = BackupCounts {
            matches: matches.len(),
            seasons: seasons.len(),
        };
        let matches = matches.into_iter().map(|id| (ThingKept::Match, id));
        let seasons = seasons.into_iter().map(|id| (ThingKept::Season, id));
        for (kind, id) in matches.chain(seasons) {
            self.bar.inc(1);
            let Err(error) = self.one(&mut snapshot, kind, &id).await? else {
                continue;
            };
            self.fault(&of_one(kind, &id, &error))?;
            match error {
                StoreError::Damaged { .. } => (),
                // After a failure a server answers nothing more in the same transaction.
                StoreError::Database(_) => match store.snapshot().await {
                    Ok(again) => snapshot = again,
                    Err(error) => return Ok(self.given_up(&error)?),
                },
                // It does not answer: it would not for the others.
                error => return Ok(self.given_up(&error)?),
            }
        }
        self.bar.finish_and_clear();
        // Everything was read; a line that goes dead now spoils nothing.
        let _ = snapshot.close().await;
        if self.faults == 0 {
            let name = self.address;
            let counts = counts.to_string().replace(" and ", ", ");
            writeln!(self.out, "{name}: fine (a database: {counts})")?;
        } else {
            let faults = match self.faults {
                1 => "1 fault".to_string(),
                faults => format!("{faults} faults"),
            };
            writeln!(self.out, "{}: {faults} in {counts}", self.address)?;
        }
        Ok(())
    }

    /// Opens a match or a season and plays it again. What is wrong with it is said at once;
    /// what is wrong with the database is handed back.
    async fn one(
        &mut self,
        snapshot: &mut Snapshot<'_>,
        kind: ThingKept,
        id: &str,
    ) -> io::Result<Result<(), StoreError>> {
        let wrong = match kind {
            ThingKept::Match => match snapshot.load(id).await {
                Ok(Some((found, _))) => of_match(open_match(&found.text(), self.library).err()),
                Ok(None) => not_there(),
                Err(error) => return Ok(Err(error)),
            },
            ThingKept::Season => match snapshot.load_season(id).await {
                Ok(Some((found, _))) => of_season(Season::open(&found.header, &found.lines).err()),
                Ok(None) => not_there(),
                Err(error) => return Ok(Err(error)),
            },
        };
        for fault in wrong {
            self.fault(&format!("{} `{id}`: {fault}", kind.name()))?;
        }
        Ok(Ok(()))
    }

    /// Nothing hides a fault: each is said as it is found.
    fn fault(&mut self, what: &str) -> io::Result<()> {
        self.faults += 1;
        let (out, name) = (&mut *self.out, self.address);
        self.bar.suspend(|| writeln!(out, "{name}: {what}"))
    }

    fn given_up(&mut self, error: &StoreError) -> io::Result<()> {
        let why = in_full(error);
        self.fault(&format!("the rest was not checked: {why} (try again)"))
    }
}

impl ThingKept {
    fn name(self) -> &'static str {
        match self {
            ThingKept::Match => "match",
            ThingKept::Season => "season",
        }
    }
}

fn not_there() -> Vec<String> {
    vec![format!("it is listed, but not there ({CURE})")]
}

/// What is wrong with a match; lines are those of its file.
fn of_match(error: Option<games::SetupError>) -> Vec<String> {
    match error {
        None => Vec::new(),
        Some(games::SetupError::Faults(faults)) => of_lines(faults),
        Some(games::SetupError::Library(error)) => vec![format!("{error} (mend the library)")],
    }
}

fn of_season(error: Option<SeasonError>) -> Vec<String> {
    match error {
        None => Vec::new(),
        Some(SeasonError::Faults(faults)) => of_lines(faults),
        Some(error) => vec![format!("{error} ({CURE})")],
    }
}

/// Faults as of a file, but nobody cuts or edits lines of a database.
fn of_lines(faults: Faults) -> Vec<String> {
    let cured = faults.0.into_iter().map(|fault| {
        let cure = CURE.to_string();
        Fault { cure, ..fault }.to_string()
    });
    cured.collect()
}

/// What the database says of a match or a season.
fn of_one(kind: ThingKept, id: &str, error: &StoreError) -> String {
    match error {
        StoreError::Damaged { .. } => error.to_string(),
        error => format!("{} `{id}`: {} ({CURE})", kind.name(), in_full(error)),
    }
}

fn of_opening(error: &StoreError) -> String {
    match error {
        StoreError::Newer(_) => "it was made by another version of Touchline (check it with that \
             one; an older one is brought up to date by `touchline season list --db` with its \
             name)"
            .to_string(),
        StoreError::Open { error, .. } => {
            format!("cannot be opened: {error} (name a database of Touchline that can be reached)")
        }
        error => format!("{} ({CURE})", in_full(error)),
    }
}

/// An error with its causes: whoever checks a database wants to know what the driver says.
fn in_full(error: &StoreError) -> String {
    match error {
        StoreError::Database(cause) => cause.to_string(),
        error => error.to_string(),
    }
}
