//! Where things are kept on this computer.

use std::path::PathBuf;

use anyhow::Context as _;
use etcetera::BaseStrategy as _;
use library::Library;
use store::DbAddress;

/// The folder of the user's own files: `TOUCHLINE_HOME`, or the usual place.
pub fn home() -> anyhow::Result<PathBuf> {
    if let Some(folder) = std::env::var_os("TOUCHLINE_HOME") {
        return Ok(PathBuf::from(folder));
    }
    let base = etcetera::choose_base_strategy()
        .context("this user has no home folder; set TOUCHLINE_HOME to a folder")?;
    Ok(base.data_dir().join("touchline"))
}

/// Where matches under way are kept.
pub fn matches() -> anyhow::Result<PathBuf> {
    Ok(home()?.join("matches"))
}

/// The database of matches played on the page.
pub fn database() -> anyhow::Result<PathBuf> {
    Ok(home()?.join("touchline.db"))
}

/// The key of the office of the seasons.
pub fn office_key() -> anyhow::Result<PathBuf> {
    Ok(home()?.join("office-key"))
}

/// The database that was named, or the usual one.
pub fn address(db: Option<&str>) -> anyhow::Result<DbAddress> {
    match db {
        Some(db) => Ok(DbAddress::parse(db)),
        None => Ok(DbAddress::File(database()?)),
    }
}

/// The library, with the user's own data, or those of another folder, in front.
pub fn library(data: Option<&PathBuf>) -> anyhow::Result<Library> {
    let home = home()?;
    let library = match data {
        Some(folder) => Library::with_folder(folder),
        None => Library::with_folder(&home.join("data")),
    };
    Ok(library.with_cache(&home.join("cache")))
}
