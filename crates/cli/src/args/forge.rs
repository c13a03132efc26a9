//! `touchline forge …`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use forge::{
    ratings::Method,
    seasons::{League, Season},
};

#[derive(Debug, Args)]
pub struct ForgeArgs {
    #[command(subcommand)]
    pub what: ForgeCommand,
}

#[derive(Debug, Subcommand)]
pub enum ForgeCommand {
    /// Rate the clubs of a real season
    #[command(after_help = "\
Results are looked for in the folder that TOUCHLINE_DATA names, as
football-datasets/premier-league/season-1516.csv or openfootball/2024-25_en.1.json.

Examples:
  touchline forge ratings --league E0 --season 2015-16
  touchline forge ratings --league SP1 --season 2022-23 --method sharpened --out clubs.txt
  touchline forge ratings --results my-league.csv --country Wales --tier 2")]
    Ratings(RatingsArgs),
    /// Invent a league: clubs, people and the statistics of a season
    #[command(after_help = "\
Examples:
  touchline forge new-league --seed 7 --out my-league
  touchline forge new-league --seed 7 --clubs 12 --name 'Second Division' --out second")]
    NewLeague(super::NewLeagueArgs),
    /// Write empty files for the statistics of a season, to be filled in
    #[command(after_help = "\
Examples:
  touchline forge template --out my-league
  touchline check my-league                  what is still wrong")]
    Template(super::TemplateArgs),
}

/// A season of results.
#[derive(Clone, Debug, Args)]
pub struct SeasonArgs {
    /// The league: E0 England, SP1 Spain, D1 Germany, I1 Italy, F1 France
    #[arg(long, value_name = "CODE", required_unless_present = "results")]
    pub league: Option<League>,
    /// The season, as 2015-16
    #[arg(long, value_name = "YEARS", required_unless_present = "results")]
    pub season: Option<Season>,
    /// Take the results from this file instead (`HomeTeam`, `AwayTeam`, `FTHG`, `FTAG`; or JSON)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["league", "season"])]
    pub results: Option<PathBuf>,
    /// Where results are kept
    #[arg(long, value_name = "DIR", env = forge::seasons::FOLDER_VARIABLE)]
    pub results_folder: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct RatingsArgs {
    #[command(flatten)]
    pub season: SeasonArgs,
    /// plain: the rulebook's averages; sharpened: differences stretched
    #[arg(long, default_value = "plain")]
    pub method: Method,
    /// The country of the clubs in --results
    #[arg(long, requires = "results", default_value = "Nowhere")]
    pub country: String,
    /// The division of the clubs in --results, 1 for the highest
    #[arg(long, requires = "results", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    pub tier: u8,
    /// Write to this file instead of the standard output
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}
