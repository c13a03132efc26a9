//! `touchline restore`: what `backup` wrote, put back whole or not at all.

use std::{
    fs::File,
    io::{BufReader, Seek as _},
};

use anyhow::{Context as _, bail};
use store::Store;
use store::backup::{BackupCounts, BackupItem, BackupReader, verify};

use super::{
    backup::{CHUNK, in_words},
    interrupt::unless_interrupted,
    progress,
};
use crate::{args::RestoreArgs, error::CliError, place};

/// Puts everything back.
pub fn run(args: &RestoreArgs) -> Result<(), CliError> {
    let address = place::address(args.db.as_deref())?;
    let file = open(args)?;
    // Before the database is touched.
    let counts = super::wait_for(unless_interrupted("nothing was put back", async {
        Ok(check(&file, args).await?)
    }))?;
    super::on_store(&address, async |store: &Store| {
        unless_interrupted("nothing was put back", fill(store, &file, counts, args)).await
    })
}

fn open(args: &RestoreArgs) -> anyhow::Result<File> {
    let name = args.file.display();
    let cannot = || format!("cannot read {name}");
    // To open a pipe would wait for somebody who writes; and it is read twice.
    if !std::fs::metadata(&args.file)
        .with_context(cannot)?
        .is_file()
    {
        bail!("{name} is no file; name a file that `touchline backup` wrote");
    }
    File::open(&args.file).with_context(cannot)
}

/// Reads the whole file: nothing is put back if anything is wrong with it.
async fn check(file: &File, args: &RestoreArgs) -> anyhow::Result<BackupCounts> {
    let megabytes = file.metadata()?.len() >> 20;
    let bar = progress::bar(megabytes, "MB read");
    let reader = BackupReader::new(BufReader::with_capacity(CHUNK, file));
    let counts = verify(reader, async |reader| {
        bar.set_position(reader.bytes() >> 20);
        tokio::task::yield_now().await;
    });
    let counts = counts.await;
    bar.finish_and_clear();
    counts.with_context(|| format!("{} has faults; nothing was put back", args.file.display()))
}

/// Reads it once more, into the database. Nothing is there until all of it is, and the file
/// is still the one that was checked.
async fn fill(
    store: &Store,
    mut file: &File,
    counts: BackupCounts,
    args: &RestoreArgs,
) -> Result<(), CliError> {
    let changed = || format!("{} was changed meanwhile", args.file.display());
    file.rewind()?;
    let mut reader = BackupReader::new(BufReader::with_capacity(CHUNK, file));
    let mut filling = store.fill().await?;
    let bar = progress::bar(counts.all() as u64, "put back");
    while let Some(piece) = reader
        .next_piece()
        .map_err(tabletop::Faults::from)
        .with_context(changed)?
    {
        match piece {
            BackupItem::Match { id, found, origin } => {
                filling.add(&id, &found, origin.as_deref()).await?;
            }
            BackupItem::Season { season, created } => filling.add_season(&season, created).await?,
        }
        bar.inc(1);
    }
    filling.finish().await?;
    bar.finish_and_clear();
    eprintln!(
        "{} are back ({} read)",
        reader.counts(),
        in_words(reader.bytes())
    );
    Ok(())
}
