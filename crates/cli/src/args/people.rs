//! `touchline season scorers …`: tables of people and clubs.

use clap::{Args, Subcommand};

/// Which season, and how it is printed.
#[derive(Debug, Args)]
pub struct ListingArgs {
    /// The season
    pub season: String,
    /// Only so many
    #[arg(long, value_name = "N")]
    pub top: Option<usize>,
    /// Print JSON
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Print CSV
    #[arg(long)]
    pub csv: bool,
}

#[derive(Debug, Subcommand)]
pub enum PeopleCommand {
    /// Who scored most
    #[command(
        after_help = "Examples:\n  touchline season scorers mine --top 10\n  touchline season scorers mine --csv > scorers.csv"
    )]
    Scorers(ListingArgs),
    /// Who made most goals for others
    #[command(after_help = "Examples:\n  touchline season assists mine --top 10")]
    Assists(ListingArgs),
    /// Yellow and red cards, and who misses matches for them
    #[command(after_help = "Examples:\n  touchline season cards mine")]
    Cards(ListingArgs),
    /// Keepers: matches, clean sheets, shots faced and saved
    #[command(after_help = "Examples:\n  touchline season keepers mine --json")]
    Keepers(ListingArgs),
    /// Who is best at what
    #[command(after_help = "Examples:\n  touchline season awards mine")]
    Awards(ListingArgs),
    /// The highest wins and the longest runs
    #[command(after_help = "Examples:\n  touchline season records mine")]
    Records(ListingArgs),
    /// The last matches of every team
    #[command(after_help = "Examples:\n  touchline season form mine --last 6")]
    Form {
        #[command(flatten)]
        args: ListingArgs,
        /// How many matches
        #[arg(long, value_name = "N", default_value_t = 5)]
        last: usize,
    },
    /// A team against another, or against all others
    #[command(
        after_help = "Examples:\n  touchline season head-to-head mine ashgate redmoor\n  touchline season head-to-head mine ashgate"
    )]
    HeadToHead {
        #[command(flatten)]
        args: ListingArgs,
        /// The team, by id or name
        #[arg(value_name = "TEAM")]
        one: String,
        /// The other
        #[arg(value_name = "OTHER")]
        other: Option<String>,
    },
}
