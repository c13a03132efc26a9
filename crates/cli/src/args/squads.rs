//! `touchline season squad …`: who plays, who misses matches, who changes teams.

use clap::{Args, Subcommand};

#[derive(Debug, Subcommand)]
pub enum SquadCommand {
    /// The men of a team before its next match: who begins, who cannot play and why
    #[command(
        after_help = "Examples:\n  touchline season squad mine ashgate\n  touchline season squad mine ashgate --csv"
    )]
    Squad {
        #[command(flatten)]
        args: super::ListingArgs,
        /// The team, by id or name
        team: String,
    },
    /// Name the usual eleven of a team, or the eleven of one match
    #[command(after_help = "\
Examples:
  touchline season eleven mine ashgate 'Joe Ash, Tom Birch, …'    the keeper first
  touchline season eleven mine ashgate 'Joe Ash, …' --match 1.4.2
  touchline season eleven mine ashgate ''                         the game chooses again

Who cannot play is replaced: by a man named behind the eleven, or by the game's own choice.")]
    Eleven {
        /// The season
        season: String,
        /// The team, by id or name
        team: String,
        /// The men, with commas between, the keeper first
        #[arg(value_delimiter = ',')]
        men: Vec<String>,
        /// In this match only
        #[arg(long = "match", value_name = "MATCH")]
        key: Option<String>,
    },
    /// Who is hurt, and for how long
    Injuries {
        /// The season
        season: String,
    },
    /// Suspend a player by hand
    #[command(after_help = "Examples:\n  touchline season suspend mine ashgate 'Joe Ash' 3")]
    Suspend(MissArgs),
    /// Note that a player is hurt
    #[command(after_help = "Examples:\n  touchline season hurt mine ashgate 'Joe Ash' 2")]
    Hurt(MissArgs),
    /// A player goes to another team
    #[command(after_help = "\
Examples:
  touchline season transfer mine 'Joe Ash' --from ashgate --to redmoor
  touchline season transfer mine 'Joe Ash' --from ashgate --to redmoor --since 2016-01-31
  touchline season transfer mine 'Joe Ash' --from ashgate               he leaves the league

What he did stays with the team he did it for. Suspensions and injuries go with him.")]
    Transfer {
        /// The season
        season: String,
        /// Who
        player: String,
        /// The team he leaves
        #[arg(long, value_name = "TEAM")]
        from: String,
        /// The team he joins
        #[arg(long, value_name = "TEAM")]
        to: Option<String>,
        /// From this round (12) or day (2016-01-31) on; at once if not said
        #[arg(long, value_name = "ROUND|DAY")]
        since: Option<String>,
    },
    /// Begin the next season, with promotion and relegation between divisions
    #[command(after_help = "\
Examples:
  touchline season next first=first-2 second=second-2
  touchline season next mine=mine-2
  touchline season next first=f2 second=s2 third=t2 --moves 3

Divisions are linked by `season new --above`. Squads go along as transfers left them, and so
do suspensions and injuries. All next seasons are begun, or none.")]
    Next {
        /// Each division: its season, and what its next one is called
        #[arg(required = true, value_name = "SEASON=NEW")]
        divisions: Vec<String>,
        /// How many go up and down; else the zones `relegated` and `promoted` say it
        #[arg(long, value_name = "N")]
        moves: Option<usize>,
    },
    /// Several seasons in one table, a season with those it follows
    #[command(after_help = "\
Examples:
  touchline season all-time mine-3                 mine-3, mine-2, mine
  touchline season all-time first second --players --top 20")]
    AllTime {
        /// The seasons
        #[arg(required = true)]
        seasons: Vec<String>,
        /// Players instead of clubs
        #[arg(long)]
        players: bool,
        /// Only so many
        #[arg(long, value_name = "N")]
        top: Option<usize>,
        /// Print JSON
        #[arg(long, conflicts_with = "csv")]
        json: bool,
        /// Print CSV
        #[arg(long)]
        csv: bool,
    },
}

/// A player who misses matches.
#[derive(Debug, Args)]
pub struct MissArgs {
    /// The season
    pub season: String,
    /// His team, by id or name
    pub team: String,
    /// Who
    pub player: String,
    /// How many matches
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub matches: u32,
}
