//! One file for each command.

pub mod agreed;
pub mod backup;
pub mod bench;
mod bench_season;
mod bench_win;
pub mod cards;
pub mod check;
mod check_database;
pub mod draft;
pub mod forge;
pub mod games;
mod interrupt;
pub mod ladder;
pub mod league;
pub mod learn;
pub mod make;
pub mod odds;
mod office_key;
mod part;
mod patience;
pub mod play;
pub mod progress;
pub mod replay;
pub mod restore;
pub mod scenario;
pub mod season;
pub mod serve;
pub mod sim;
pub mod team_charts;
pub mod teams;
pub mod value;
pub mod what_if;

use std::path::Path;

use anyhow::{Context as _, anyhow};
use store::{DbAddress, Store};
use tabletop::Fault;

use crate::error::CliError;

/// Does something with the database, and closes it.
pub fn on_store(
    address: &DbAddress,
    what: impl AsyncFnOnce(&Store) -> Result<(), CliError>,
) -> Result<(), CliError> {
    wait_for(async {
        let store = Store::open(address).await?;
        let done = what(&store).await;
        store.close().await;
        done
    })
}

/// Does something to its end, on this thread.
pub fn wait_for<T>(work: impl Future<Output = Result<T, CliError>>) -> Result<T, CliError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("cannot start the database's thread")?;
    runtime.block_on(work)
}

/// Reads a text file, with its name in the error.
pub fn read(path: &Path) -> anyhow::Result<String> {
    library::read_text(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Says what should be looked at in a file.
pub fn warn(path: &Path, warnings: &[Fault]) {
    for warning in warnings {
        eprintln!("warning: {}: {warning}", path.display());
    }
}

/// A seed that is short enough to be told to a friend.
pub fn random_seed() -> anyhow::Result<u64> {
    let seed = getrandom::u64().map_err(|error| anyhow!("no random seed: {error}"))?;
    Ok(seed % 1_000_000_000)
}
