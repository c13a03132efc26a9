//! `touchline backup`: everything that is kept, as one file that was read again before it took
//! the place of the last one.

use std::{
    fs::File,
    io::{self, BufReader, BufWriter, Seek as _},
    path::Path,
};

use anyhow::{Context as _, anyhow};
use indicatif::ProgressBar;
use store::backup::{BackupCounts, BackupItem, BackupReader, BackupWriter, verify};
use store::{DbAddress, Snapshot, Store, StoreError};

use super::{interrupt::unless_interrupted, part::ProgressPart, progress};
use crate::{args::BackupArgs, error::CliError, place};

/// How much is read or written at once.
pub const CHUNK: usize = 1 << 20;

/// Writes everything to a file.
pub fn run(args: &BackupArgs) -> Result<(), CliError> {
    let address = place::address(args.db.as_deref())?;
    // To open it would make it, and an empty one is not what somebody wants to keep.
    if let DbAddress::File(path) = &address
        && !path.exists()
    {
        return Err(anyhow!("there is no database {address}; name one with --db").into());
    }
    super::on_store(&address, async |store: &Store| {
        let left = format!("{} is as it was", args.file.display());
        unless_interrupted(&left, write(store, &address, args)).await
    })
}

async fn write(store: &Store, address: &DbAddress, args: &BackupArgs) -> Result<(), CliError> {
    let part = ProgressPart::beside(&args.file)?;
    let out = BufWriter::with_capacity(CHUNK, part.file());
    let all = copy_all(store, address, out, &args.file).await?;
    if !all.damaged.is_empty() {
        for damaged in &all.damaged {
            eprintln!("{damaged}");
        }
        if !args.skip_damaged {
            let cure = "nothing was written; mend them, or leave them out with --skip-damaged";
            return Err(anyhow!("{} damaged: {cure}", all.damaged.len()).into());
        }
    }
    part.sync()
        .map_err(|error| cannot_write(&args.file, error))?;
    read_again(part.file(), all.counts)
        .await
        .with_context(|| format!("{} was not written well", args.file.display()))?;
    let size = part.file().metadata()?.len();
    part.finish()
        .map_err(|error| cannot_write(&args.file, error))?;
    let left_out = match all.damaged.len() {
        0 => String::new(),
        count => format!("; {count} damaged left out"),
    };
    let (counts, name) = (all.counts, args.file.display());
    eprintln!("{counts} are in {name} ({}){left_out}", in_words(size));
    Ok(())
}

/// What was copied, and what could not be.
struct Copied {
    counts: BackupCounts,
    damaged: Vec<StoreError>,
}

/// Copies everything at one moment, and goes on after what is damaged to name it all.
async fn copy_all(
    store: &Store,
    address: &DbAddress,
    out: BufWriter<&File>,
    place: &Path,
) -> Result<Copied, CliError> {
    let mut snapshot = store.snapshot().await?;
    let (mut matches, mut seasons) = (snapshot.matches().await?, snapshot.seasons().await?);
    // Databases disagree on the order of letters; files of the same things are the same.
    matches.sort_unstable();
    seasons.sort_unstable();
    let mut copy = Copy {
        writer: BackupWriter::new(out).map_err(|error| cannot_write(place, error))?,
        damaged: Vec::new(),
        is_file: matches!(address, DbAddress::File(_)),
        bar: progress::bar((matches.len() + seasons.len()) as u64, "written"),
        place,
    };
    for id in matches {
        let piece = piece_of_match(&mut snapshot, &id).await;
        copy.take("match", id, piece)?;
    }
    for id in seasons {
        let piece = piece_of_season(&mut snapshot, &id).await;
        copy.take("season", id, piece)?;
    }
    copy.bar.finish_and_clear();
    // Everything was read; a line that goes dead now spoils nothing.
    let _ = snapshot.close().await;
    let (counts, _) = copy
        .writer
        .finish()
        .map_err(|error| cannot_write(place, error))?;
    Ok(Copied {
        counts,
        damaged: copy.damaged,
    })
}

/// A backup under way.
struct Copy<'a> {
    writer: BackupWriter<BufWriter<&'a File>>,
    damaged: Vec<StoreError>,
    is_file: bool,
    bar: ProgressBar,
    place: &'a Path,
}

impl Copy<'_> {
    /// Writes a piece, or notes that it is damaged.
    fn take(
        &mut self,
        what: &'static str,
        id: String,
        piece: Result<Option<BackupItem>, StoreError>,
    ) -> Result<(), CliError> {
        self.bar.inc(1);
        let fault = match piece {
            Ok(Some(piece)) => {
                let added = self.writer.add(piece);
                return added.map_err(|error| match error.kind() {
                    io::ErrorKind::InvalidData => anyhow!("{what} `{id}`: {error}").into(),
                    _ => cannot_write(self.place, error).into(),
                });
            }
            Err(damaged @ StoreError::Damaged { .. }) => {
                self.damaged.push(damaged);
                return Ok(());
            }
            Ok(None) => "it is listed, but not there".to_string(),
            // A spoilt page of a file is one match's or season's; a server ends the whole
            // transaction with any failure.
            Err(StoreError::Database(error)) if self.is_file => error.to_string(),
            Err(error) => return Err(error.into()),
        };
        self.damaged.push(StoreError::Damaged { what, id, fault });
        Ok(())
    }
}

async fn piece_of_match(
    snapshot: &mut Snapshot<'_>,
    id: &str,
) -> Result<Option<BackupItem>, StoreError> {
    let found = snapshot.load(id).await?;
    Ok(found.map(|(found, origin)| BackupItem::Match {
        id: id.to_string(),
        found,
        origin,
    }))
}

async fn piece_of_season(
    snapshot: &mut Snapshot<'_>,
    id: &str,
) -> Result<Option<BackupItem>, StoreError> {
    let found = snapshot.load_season(id).await?;
    Ok(found.map(|(season, created)| BackupItem::Season { season, created }))
}

/// Reads what was written: it must be whole, and what it was meant to be.
async fn read_again(mut file: &File, written: BackupCounts) -> anyhow::Result<()> {
    file.rewind()?;
    let bar = progress::bar(written.all() as u64, "read again");
    let reader = BackupReader::new(BufReader::with_capacity(CHUNK, file));
    let found = verify(reader, async |reader| {
        bar.set_position(reader.counts().all() as u64);
        tokio::task::yield_now().await;
    });
    let found = found.await?;
    bar.finish_and_clear();
    match found == written {
        true => Ok(()),
        false => Err(anyhow!("{written} were written, and {found} are there")),
    }
}

/// Why a file cannot be written: what somebody can mend is said plainly.
fn cannot_write(path: &Path, error: io::Error) -> anyhow::Error {
    let name = path.display();
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            let cure = "make room, or name a file on another disk";
            anyhow!("the disk is full; {name} is as it was: {cure}")
        }
        _ => anyhow::Error::new(error).context(format!("cannot write {name}")),
    }
}

/// A size that people read.
pub fn in_words(bytes: u64) -> String {
    match bytes {
        0..10_000 => format!("{bytes} bytes"),
        10_000..10_000_000 => format!("{} kB", bytes / 1000),
        _ => format!("{} MB", bytes / 1_000_000),
    }
}
