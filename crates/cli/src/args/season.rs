//! `touchline season …`, and `league` and `cup`, which begin with another competition.

use std::path::PathBuf;

use clap::{Args, Subcommand};

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline league new mine --game offense-charts --group 'premier league 2015-16'
  touchline season fixtures mine
  touchline season enter mine 1.1.3 2-1
  touchline season undo mine                         take the last thing back
  touchline season sim mine                          the rest of this round
  touchline season sim mine --all                    everything that is left
  touchline season play mine 1.2.1                   play it yourself
  touchline season table mine
  touchline season forecast mine                     chances of title and places
  touchline season export mine --out mine.season

Every result is on the disk before the command says so: Ctrl-C and power cuts lose
nothing that was acknowledged. See docs/seasons.md.")]
pub struct CompetitionArgs {
    #[command(subcommand)]
    pub what: CompetitionCommand,
    /// Where seasons are kept: a SQLite file, or a PostgreSQL URL
    #[arg(long, value_name = "FILE|URL", env = "TOUCHLINE_DB", global = true)]
    pub db: Option<String>,
    /// Take data files from this folder first
    #[arg(long, value_name = "DIR", global = true)]
    pub data: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub enum CompetitionCommand {
    /// Begin a season
    New(NewSeasonArgs),
    /// List the seasons
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// The matches to be played, with their names; results of those that were
    Fixtures {
        /// The season
        season: String,
        /// All matches, played ones too; else the next round
        #[arg(long)]
        all: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Enter a result that was played elsewhere
    Enter(EnterArgs),
    /// Simulate a match, the rest of the round, up to a day, or everything that is left
    #[command(after_help = "\
Examples:
  touchline season sim mine                       the rest of the round
  touchline season sim mine 1.4.2 --game goal-dice
  touchline season sim mine --until 2015-12-31
  touchline season sim mine --all --results")]
    Sim {
        /// The season
        season: String,
        /// One match; else the rest of the round
        #[arg(value_name = "MATCH")]
        key: Option<String>,
        /// Everything that is left
        #[arg(long, conflicts_with = "key")]
        all: bool,
        /// All matches up to this day, day by day
        #[arg(long, value_name = "DAY", conflicts_with_all = ["key", "all"])]
        until: Option<String>,
        /// Another game than the season's, with its options behind it
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
        /// Print each result as soon as it is kept
        #[arg(long)]
        results: bool,
    },
    /// Play a match in the terminal: people, computer coaches, programs, your own dice
    Play(PlaySeasonArgs),
    /// The tables, or how a cup stands
    Table {
        /// The season
        season: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// What players did: scorers first
    Players {
        /// The season
        season: String,
        /// Sorted by this number: goals, assists, shots, fouls, yellows, reds, saves …
        #[arg(long, value_name = "NAME", default_value = "goals")]
        by: String,
        /// How many
        #[arg(long, value_name = "N", default_value_t = 20)]
        top: usize,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    #[command(flatten)]
    People(super::PeopleCommand),
    #[command(flatten)]
    Squads(super::SquadCommand),
    /// Who is suspended, and for how long
    Suspensions {
        /// The season
        season: String,
    },
    /// A team withdraws
    Withdraw {
        /// The season
        season: String,
        /// The team, by id or name
        team: String,
    },
    /// Points are taken off a team
    Deduct {
        /// The season
        season: String,
        /// The team, by id or name
        team: String,
        /// How many
        points: i32,
        /// Why
        #[arg(long, default_value = "by decision")]
        reason: String,
    },
    /// Write a season to a file that any machine can open
    Export {
        /// The season
        season: String,
        /// The file; else the standard output
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Open a file that `export` wrote; every entry is checked
    Import {
        /// The file
        file: PathBuf,
        /// Call it otherwise here
        #[arg(long = "as", value_name = "NAME")]
        id: Option<String>,
    },
    #[command(flatten)]
    Office(super::OfficeCommand),
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline league new mine                                     goal-dice, all clubs
  touchline cup new knockout --teams ashgate,larkhill,redmoor,brackwater
  touchline season new world --competition goal-dice-world-cup
  touchline season new mine --competition my-league.json --game action-deck --seed 7
  touchline league new real --game offense-charts --group 'premier league 2015-16' \\
      --fixtures E0.csv --results 2015-12-31         the first half as it was
  touchline season new both --competition goal-dice-world-cup --game offense-charts --game-of 2=goal-dice
  touchline league new second --teams brackwater,winterfold --above first    the division below `first`")]
pub struct NewSeasonArgs {
    /// What it is called on the command line
    pub season: String,
    /// What is played: a name (league, league-england, cup, goal-dice-world-cup, world-2022,
    /// europe-2024, mls, or one of your own data folder) or a JSON file
    #[arg(long, value_name = "NAME|FILE")]
    pub competition: Option<String>,
    /// The game
    #[arg(long)]
    pub game: Option<String>,
    /// Its teams, with commas between (see `touchline teams`); the best seeds first
    #[arg(long, value_name = "TEAM,TEAM", value_delimiter = ',')]
    pub teams: Vec<String>,
    /// All teams of this group (see `touchline teams`)
    #[arg(long, conflicts_with = "teams")]
    pub group: Option<String>,
    /// The matches, with days, rounds and line-ups where they are known: a CSV table, or text
    /// or JSON of the openfootball kind (docs/seasons.md)
    #[arg(long, value_name = "FILE", conflicts_with = "teams")]
    pub fixtures: Option<PathBuf>,
    /// Enter the results of that list too, those up to a day if one is named
    #[arg(long, value_name = "DAY", num_args = 0..=1, requires = "fixtures")]
    pub results: Option<Option<String>>,
    /// What a club of that list is called here, where it is not found
    #[arg(long = "club", value_name = "WRITTEN=TEAM", requires = "fixtures")]
    pub clubs: Vec<String>,
    /// Another game for a stage (2), a round (1.3) or a match (1.3.2)
    #[arg(long = "game-of", value_name = "PART=GAME")]
    pub game_of: Vec<String>,
    /// The season of the division above this one
    #[arg(long, value_name = "SEASON")]
    pub above: Option<String>,
    /// Seed of dice, draws and lots
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Set an option of the game
    #[arg(long = "set", value_name = "NAME=VALUE")]
    pub set: Vec<String>,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline season play mine                     the next match; you coach the home side
  touchline season play mine 1.1.3 --coach home=sensible,away=human
  touchline season play mine 1.1.3 --dice mine   type what your own dice show
  touchline season play mine 1.1.3 --game inside-the-net

Every answer is kept at once: Ctrl-C loses nothing, and the same command goes on with
the match. At full time its result and what the players did are in the season.")]
pub struct PlaySeasonArgs {
    /// The season
    pub season: String,
    /// The match; else the one you left, or the next
    #[arg(value_name = "MATCH")]
    pub key: Option<String>,
    /// Who coaches: human, a computer coach (see `touchline games`), or exec:CMD,
    /// a program of your own
    #[arg(long, value_name = "home=NAME,away=NAME")]
    pub coach: Vec<String>,
    /// Another game than the season's, with its options behind it
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    #[command(flatten)]
    pub sitting: super::SittingArgs,
    #[command(flatten)]
    pub telling: super::TellingArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline season enter mine 1.1.3 2-1
  touchline season enter mine 1.1.3 2-1 --goal home=Ash --goal home=Birch --goal away=Cole
  touchline season enter knockout 1.2.1 1-1 +0-0 p4-3     extra time and a shoot-out
  touchline season enter mine 1.1.3 2-1 --yellow away=Cole --red home=Ash --injured away=Dent=2
  touchline season enter euro 1.3.2 p4-3                  the shoot-out that the table waits for
  touchline season enter mine 1.4.2 walkover away         the visitors are to blame")]
pub struct EnterArgs {
    /// The season
    pub season: String,
    /// The match, as `fixtures` names it
    #[arg(value_name = "MATCH")]
    pub key: String,
    /// The result
    #[arg(required = true, value_name = "RESULT")]
    pub result: Vec<String>,
    #[command(flatten)]
    pub did: DidArgs,
}

/// What men did in a match that is typed in.
#[derive(Debug, Args)]
pub struct DidArgs {
    /// A scorer, once for each goal
    #[arg(long = "goal", value_name = "home=NAME")]
    pub goals: Vec<String>,
    /// Who made a goal, once for each
    #[arg(long = "assist", value_name = "home=NAME")]
    pub assists: Vec<String>,
    /// A caution; a second one of the same player sends him off
    #[arg(long = "yellow", value_name = "home=NAME")]
    pub yellows: Vec<String>,
    /// A player sent off at once
    #[arg(long = "red", value_name = "home=NAME")]
    pub reds: Vec<String>,
    /// A player hurt, and how many matches he misses
    #[arg(long = "injured", value_name = "home=NAME=MATCHES")]
    pub injured: Vec<String>,
}
