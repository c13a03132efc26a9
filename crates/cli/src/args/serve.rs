//! `touchline serve`, `backup` and `restore`.

use std::path::PathBuf;

use clap::Args;

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline backup all.touchline-backup
  touchline restore all.touchline-backup --db new.db
  touchline restore all.touchline-backup --db postgres://touchline@localhost/touchline

A backup is everything at one moment; a server may run meanwhile. It is put back whole, or
not at all, and only where there is nothing yet. The file fits SQLite and PostgreSQL alike.")]
pub struct BackupArgs {
    /// The file
    pub file: PathBuf,
    /// The database: a SQLite file, or a PostgreSQL URL
    #[arg(long, value_name = "FILE|URL", env = "TOUCHLINE_DB")]
    pub db: Option<String>,
}
