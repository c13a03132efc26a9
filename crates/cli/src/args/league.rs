//! `touchline forge new-league` and `touchline forge template`.

use std::path::PathBuf;

use clap::Args;

#[derive(Debug, Args)]
pub struct NewLeagueArgs {
    /// The same seed gives the same league
    #[arg(long, value_name = "N")]
    pub seed: u64,
    /// How many clubs, 4 to 40
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub clubs: usize,
    /// What the league is called
    #[arg(long, default_value = "Touchline League")]
    pub name: String,
    /// How strong it is beside other leagues, in tenths, 0 to 1000
    #[arg(long, value_name = "N", default_value_t = 700)]
    pub strength: u32,
    /// The folder for clubs.csv and players.csv
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
}

#[derive(Debug, Args)]
pub struct TemplateArgs {
    /// The folder for clubs.csv and players.csv
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
}
