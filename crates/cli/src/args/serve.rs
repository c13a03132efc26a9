//! `touchline serve`, `backup` and `restore`.

use std::path::PathBuf;

use clap::Args;

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline serve                                     this machine only
  touchline serve --listen 0.0.0.0:2090               everybody on the local network
  touchline serve --listen 0.0.0.0:2090 --password-file secret.txt
  touchline serve --host play.example.org --trusted-proxy 127.0.0.1     behind a proxy
  touchline serve --db postgres://touchline@localhost/touchline

Matches are kept in a file of the user's data folder, or where --db says. Ctrl-C
ends it; nothing is lost. The programming interface describes itself at
/api/openapi.json.")]
pub struct ServeArgs {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:2090")]
    pub listen: std::net::SocketAddr,
    /// Where matches are kept: a SQLite file, or a PostgreSQL URL
    #[arg(long, value_name = "FILE|URL", env = "TOUCHLINE_DB")]
    pub db: Option<String>,
    /// Ask everybody for the password on the first line of this file
    #[arg(long, value_name = "FILE")]
    pub password_file: Option<PathBuf>,
    /// A name under which a proxy on this machine passes requests on; may be repeated
    #[arg(long, value_name = "NAME")]
    pub host: Vec<String>,
    /// A proxy (or a network of them, 10.0.0.0/8) that says for whom it asks: limits count
    /// the address it names; may be repeated
    #[arg(long, value_name = "ADDRESS[/BITS]")]
    pub trusted_proxy: Vec<server::Network>,
    /// Most requests in a second from one address; 0 for no limit
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub rate: u32,
    /// Most connections at a time from one address that is no proxy; 0 for no limit
    #[arg(long, value_name = "N", default_value_t = 256)]
    pub connections: usize,
    /// Seconds without a sign of life after which a coach's seat may be taken over
    #[arg(long, value_name = "N", default_value_t = clubhouse::PATIENCE.as_secs())]
    pub away_seconds: u64,
    /// Take data files from this folder first
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline backup all.touchline-backup
  touchline backup all.touchline-backup --db postgres://touchline@localhost/touchline
  touchline backup rest.touchline-backup --skip-damaged

A backup is everything at one moment; a server may run meanwhile. It is written beside the
file, read again and checked, and only then takes the place of what was there. The file fits
SQLite and PostgreSQL alike; only you may read it, because secrets of dice are in it.")]
pub struct BackupArgs {
    /// The file
    pub file: PathBuf,
    /// The database: a SQLite file, or a PostgreSQL URL
    #[arg(long, value_name = "FILE|URL", env = "TOUCHLINE_DB")]
    pub db: Option<String>,
    /// Leave out matches and seasons that cannot be read, and say which
    #[arg(long)]
    pub skip_damaged: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline restore all.touchline-backup --db new.db
  touchline restore all.touchline-backup --db postgres://touchline@localhost/touchline

The whole file is checked first. It is put back whole, or not at all, and only where there is
nothing yet: Ctrl-C leaves an empty database empty.")]
pub struct RestoreArgs {
    /// The file that `backup` wrote
    pub file: PathBuf,
    /// The database: a SQLite file, or a PostgreSQL URL
    #[arg(long, value_name = "FILE|URL", env = "TOUCHLINE_DB")]
    pub db: Option<String>,
}
