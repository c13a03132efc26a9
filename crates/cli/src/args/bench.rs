//! `touchline bench`.

use clap::Args;

use super::MatchArgs;

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline bench
  touchline bench --coach home=optimal,away=optimal --json
  touchline bench --game action-deck --win-probability   who will win, all through a match
  touchline bench --game inside-the-net --season      a league of 20, stored; 1,000 in memory")]
pub struct BenchArgs {
    #[command(flatten)]
    pub agreed: MatchArgs,
    /// Matches for the measurement on all cores [default: as many as take some seconds]
    #[arg(long, value_name = "N")]
    pub matches: Option<u64>,
    /// Measure a league season: played and stored, and its title chances in memory
    #[arg(long)]
    pub season: bool,
    /// Measure how long it takes to say who will win, all through a match
    #[arg(long, conflicts_with_all = ["season", "matches"])]
    pub win_probability: bool,
    /// Seasons in memory
    #[arg(long, value_name = "N", default_value_t = 1000, requires = "season")]
    pub seasons: u64,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}
