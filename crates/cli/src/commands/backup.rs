//! `touchline backup` and `touchline restore`.

use anyhow::Context as _;
use clubhouse::backup;
use store::{Address, Store};

use crate::{args::BackupArgs, error::CliError, place, terminal::journal};

/// Writes everything to a file.
pub fn backup(args: &BackupArgs) -> Result<(), CliError> {
    super::on_store(&address(args)?, async |store| {
        let all = store.backup().await?;
        journal::write_whole(&args.file, &backup::write(&all))?;
        let (matches, seasons) = (all.matches.len(), all.seasons.len());
        eprintln!(
            "{matches} matches and {seasons} seasons are in {}",
            args.file.display()
        );
        Ok(())
    })
}

/// Puts everything back.
pub fn restore(args: &BackupArgs) -> Result<(), CliError> {
    let text = super::read(&args.file)?;
    let all = backup::read(&text).with_context(|| format!("{} has faults", args.file.display()))?;
    super::on_store(&address(args)?, async |store: &Store| {
        store.restore(&all).await?;
        let (matches, seasons) = (all.matches.len(), all.seasons.len());
        eprintln!("{matches} matches and {seasons} seasons are back");
        Ok(())
    })
}

fn address(args: &BackupArgs) -> anyhow::Result<Address> {
    place::address(args.db.as_deref())
}
