//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use games::GameId;

mod bench;
mod draft;
mod forge;
mod league;
mod learn;
mod office;
mod people;
mod scenario;
mod season;
mod serve;
mod squads;
mod telling;

pub use bench::*;
pub use draft::*;
pub use forge::*;
pub use league::*;
pub use learn::*;
pub use office::*;
pub use people::*;
pub use scenario::*;
pub use season::*;
pub use serve::*;
pub use squads::*;
pub use telling::*;

/// Tabletop football on one engine: play, referee your own dice, simulate.
#[derive(Debug, Parser)]
#[command(name = "touchline", version, arg_required_else_help = true, after_help = EXAMPLES)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

const EXAMPLES: &str = "\
Examples:
  touchline learn                           guided first matches
  touchline play                            a match against the computer
  touchline play --dice mine                the same with your own dice
  touchline play --resume                   go on where you stopped
  touchline serve                           play in a browser, with friends by link
  touchline sim --matches 100000            how it comes out on average
  touchline scenario run scenarios          rules shown by example";

#[derive(Debug, Subcommand)]
pub enum Command {
    /// List the games, their options and coaches
    Games(GamesArgs),
    /// List the teams
    Teams(TeamsArgs),
    /// Learn a game by guided matches on the real board
    Learn(LearnArgs),
    /// Play a match in the terminal
    Play(PlayArgs),
    /// Pick squads for counter-attack card by card, before a match
    Draft(DraftArgs),
    /// Serve the page: play in a browser, alone or with friends
    Serve(ServeArgs),
    /// Play a saved match again
    Replay(ReplayArgs),
    /// A saved match with other decisions or dice, the rest as it was
    WhatIf(WhatIfArgs),
    /// Simulate many matches
    Sim(SimArgs),
    /// Rank the computer coaches by matches against each other
    Ladder(LadderArgs),
    /// Speed on this machine, beside the bare cost of the dice
    Bench(BenchArgs),
    /// Odds of a match, effect of an option, worth of every choice
    Odds(OddsArgs),
    /// Run or record scenarios: rules shown by example
    Scenario(ScenarioArgs),
    /// A league: everybody against everybody; the same commands as `season`
    League(CompetitionArgs),
    /// A cup; the same commands as `season`
    Cup(CompetitionArgs),
    /// Any competition: begin it, enter and simulate matches, tables, players
    Season(CompetitionArgs),
    /// Write all matches and seasons to one file, while others go on
    Backup(BackupArgs),
    /// Put back what `backup` wrote, into an empty database of either kind
    Restore(RestoreArgs),
    /// Make data: charts, club ratings from real seasons, invented leagues; calibrate
    Forge(ForgeArgs),
    /// Check files of every kind: matches, lessons, seasons, competitions, cards, charts, clubs; databases
    Check(CheckArgs),
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline games
  touchline games --language de
  touchline games --json")]
pub struct GamesArgs {
    #[command(flatten)]
    pub told: LanguageArgs,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline teams --game goal-dice
  touchline teams --json")]
pub struct TeamsArgs {
    /// The game
    #[arg(long, default_value = GameId::default().id())]
    pub game: String,
    /// Take data files from this folder first
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    #[command(flatten)]
    pub told: LanguageArgs,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// What is agreed before kick-off.
#[derive(Clone, Debug, Args)]
pub struct MatchArgs {
    /// The game
    #[arg(long, default_value = GameId::default().id())]
    pub game: String,
    /// The home team (see `touchline teams`)
    #[arg(long, value_name = "TEAM")]
    pub home: Option<String>,
    /// The visiting team
    #[arg(long, value_name = "TEAM")]
    pub away: Option<String>,
    /// Who coaches: human, a computer coach (see `touchline games`), or exec:CMD,
    /// a program of your own
    #[arg(long, value_name = "home=NAME,away=NAME")]
    pub coach: Vec<String>,
    /// Set an option of the rules (see `touchline games`)
    #[arg(long = "set", value_name = "NAME=VALUE")]
    pub set: Vec<String>,
    /// Take data files from this folder first
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum DiceArg {
    /// The program rolls
    App,
    /// You roll real dice and type what they show
    Mine,
    /// The program rolls, and both sides can verify that nobody chose the dice
    Verifiable,
}

/// How people sit down to a match.
#[derive(Clone, Debug, Args)]
pub struct SittingArgs {
    /// Whose dice are rolled
    #[arg(long, value_enum, default_value = "app")]
    pub dice: DiceArg,
    /// Play only this side, and stop when the other is asked: then the file can be sent
    #[arg(long, value_name = "SIDE", value_parser = ["home", "away"])]
    pub seat: Option<String>,
    /// How far answers may be taken back: free, until-chance, agreed, off
    #[arg(long, value_name = "RULE")]
    pub undo: Option<String>,
    /// Roll new dice after an undo
    #[arg(long)]
    pub reroll: bool,
    /// Seconds that a bot (exec:CMD) has for each answer
    #[arg(long, value_name = "N", default_value_t = 10,
          value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub bot_seconds: u64,
    /// Start the programs that the file of a match names, without asking
    #[arg(long)]
    pub allow_exec: bool,
    /// How often people are asked what they need not answer: `less`, `more`, `nothing`, or what
    /// exactly: names with commas between. Usually when it makes a difference
    #[arg(long, value_name = "NAMES")]
    pub ask: Option<String>,
    /// Do not draw the field at every turn
    #[arg(long)]
    pub brief: bool,
    /// Columns of the screen; without it as wide as the window, what COLUMNS says, or 80
    #[arg(long, value_name = "N")]
    pub columns: Option<usize>,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline play
  touchline play --home ashgate --away larkhill --coach home=human,away=always-box
  touchline play --coach home=human,away=human        two people, and the clock runs
  touchline play --coach home=human,away=human --set time_model=uniform   without the clock
  touchline play --dice mine                          type what your own dice show
  touchline play --dice verifiable                    dice that nobody chose, and a file that proves it
  touchline play --auto --seed 7 --match 12           match 12 of the run with seed 7
  touchline play --game action-deck --highlights --pace normal   a match in ten minutes
  touchline play --language de                        the commentary in German
  touchline play --resume                             go on with the match you left
  touchline play --resume derby.touchline --seat away    a file from a friend: your turn, then send it back
  touchline play --game counter-attack --from problem.post    start from a position
  touchline play --coach away='exec:python3 examples/bot.py'   against a program of your own
  touchline play --auto --coach home=exec:./mine,away=exec:./yours --bot-seconds 2

While playing, type the number or the first letters of a choice, or: undo, why,
field, score, save FILE, pause, help, quit. Every answer is kept at once: Ctrl-C
loses nothing.")]
pub struct PlayArgs {
    #[command(flatten)]
    pub agreed: MatchArgs,
    /// Seed of the dice; the same seed gives the same dice
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Which match of the run with that seed
    #[arg(
        long = "match",
        value_name = "I",
        requires = "seed",
        default_value_t = 0
    )]
    pub index: u64,
    #[command(flatten)]
    pub sitting: SittingArgs,
    /// Play it out with computer coaches; print commentary and box score
    #[arg(long, conflicts_with_all = ["resume", "dice"])]
    pub auto: bool,
    #[command(flatten)]
    pub telling: TellingArgs,
    /// Keep the match in this file
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Start from a position: a file with a post, as `replay --position` prints it
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub from: Option<PathBuf>,
    /// Go on with a match: this file, or the one you left last
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["save", "seed"])]
    pub resume: Option<Option<PathBuf>>,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline replay derby.touchline
  touchline replay derby.touchline --to 40 --why
  touchline replay derby.touchline --pace calm --highlights
  touchline replay derby.touchline --verify
  touchline replay derby.touchline --to 40 --position > problem.post
  touchline replay problem.touchline --notation     counter-attack has one
  touchline replay derby.touchline --json > events.json")]
pub struct ReplayArgs {
    /// A saved match
    pub file: PathBuf,
    /// Stop after this line of the log
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    #[command(flatten)]
    pub telling: TellingArgs,
    /// Check every hash, every answer and every die; print what was checked
    #[arg(long)]
    pub verify: bool,
    /// Print JSON
    #[arg(long, conflicts_with = "verify")]
    pub json: bool,
    /// Print the match in the game's own notation
    #[arg(long, conflicts_with_all = ["verify", "json"])]
    pub notation: bool,
    /// Print the position as one line, to be posted
    #[arg(long, conflicts_with_all = ["verify", "json", "notation"])]
    pub position: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline sim --matches 100000
  touchline sim --matches 1000000 --seed 1 --json
  touchline sim --coach home=shooter,away=always-box --set half_seconds=180
  touchline sim --matches 1000 --per-match scores.csv")]
pub struct SimArgs {
    #[command(flatten)]
    pub agreed: MatchArgs,
    #[command(flatten)]
    pub told: LanguageArgs,
    /// How many matches
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub matches: u64,
    /// Seed of the dice
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many threads; all cores if not said
    #[arg(long, value_name = "K")]
    pub threads: Option<usize>,
    /// Write the score of every match to this file (CSV)
    #[arg(long, value_name = "FILE")]
    pub per_match: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Every pair plays twins: two matches on the same dice, one with each coach at home.
A pair stops early when one coach is certainly better, or when its score is known
to within the margin; see docs/ladder.md.

Examples:
  touchline ladder
  touchline ladder --coaches sensible,always-box --matches 1000000 --margin 1
  touchline ladder --set half_seconds=180 --seed 2
  touchline ladder --game counter-attack --home ashgate --away larkhill --matches 100
  touchline ladder --json > ladder.json")]
pub struct LadderArgs {
    /// The game
    #[arg(long, default_value = GameId::default().id())]
    pub game: String,
    /// The coaches; all of the game if not said (see `touchline games`)
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    pub coaches: Vec<String>,
    /// The home team of all matches (see `touchline teams`)
    #[arg(long, value_name = "TEAM")]
    pub home: Option<String>,
    /// The visiting team
    #[arg(long, value_name = "TEAM")]
    pub away: Option<String>,
    /// The most matches a pair plays
    #[arg(long, value_name = "N", default_value_t = 200_000)]
    pub matches: u64,
    /// Seed of the dice
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many threads; all cores if not said
    #[arg(long, value_name = "K")]
    pub threads: Option<usize>,
    /// Set an option of the rules (see `touchline games`)
    #[arg(long = "set", value_name = "NAME=VALUE")]
    pub set: Vec<String>,
    /// Take data files from this folder first
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Elo points that do not matter: a pair known as closely as that stops
    #[arg(
        long,
        value_name = "ELO",
        default_value_t = 2.0,
        allow_negative_numbers = true
    )]
    pub margin: f64,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline odds
  touchline odds --coach home=optimal,away=sensible --json
  touchline odds --set tie_reroll=true --against default     the effect of an option
  touchline odds --against half_seconds=180 --against knockout=true
  touchline odds --against away=shooter                      the effect of another coach
  touchline odds --data my-data --against default            the effect of another field
  touchline odds --game counter-attack --matches 16          simulated: with its error
  touchline odds --game counter-attack --seconds 5
  touchline odds --of derby.touchline                        what your decisions cost

What cannot be worked out is simulated, with an interval beside each figure. Ctrl-C ends that early
and prints what there is so far.")]
pub struct OddsArgs {
    #[command(flatten)]
    pub agreed: MatchArgs,
    #[command(flatten)]
    pub told: LanguageArgs,
    /// Show another setting beside it, on the same dice, and the effect: an option (NAME=VALUE) or
    /// coach (home=NAME), several if repeated; or `default`, the plain game on the bundled data
    #[arg(long, value_name = "NAME=VALUE|default")]
    pub against: Vec<String>,
    /// Show what each decision in this saved match was worth
    #[arg(long, value_name = "FILE", conflicts_with = "against")]
    pub of: Option<PathBuf>,
    /// Simulate so many matches at most; with --of, so many after each choice
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub matches: Option<u64>,
    /// Simulate for so many seconds at most
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub seconds: Option<u64>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline check derby.touchline my-field.grid
  touchline check scenarios/goal-dice/*.scenario
  touchline check my-league              a folder with clubs.csv and players.csv
  touchline check my-league.json problem.post    a competition, a posted position
  touchline check touchline.db           every match and season of a database
  touchline check postgres://touchline@localhost/touchline

A database is only read; a server may go on with it.")]
pub struct CheckArgs {
    /// Files of any kind that the program reads, folders with them or with the statistics of a
    /// season, databases by file or PostgreSQL URL
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}
