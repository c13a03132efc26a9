//! `touchline forge …`.

use std::path::PathBuf;

use clap::{Args, Subcommand, builder::PossibleValuesParser};
use forge::{ratings::RatingMethod, set};
use statistics::seasons::{League, Season};

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
  touchline forge ratings --results my-league.csv --country Wales --tier 2
  touchline forge ratings --stats my-league --out clubs.txt")]
    Ratings(RatingsArgs),
    /// Make the charts and the deck of offense-charts again: takes minutes
    #[command(after_help = "\
The counts of every chart are searched until it scores what it is made for; the tables
are those of the library. The same tables give the same files.

Examples:
  touchline forge charts --out data/offense-charts
  touchline forge charts --data my-data --out my-data/offense-charts")]
    Charts {
        /// The folder they are written to
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
        /// Take the tables from this folder first
        #[arg(long, value_name = "DIR")]
        data: Option<PathBuf>,
    },
    /// Make the action cards of inside-the-net
    #[command(after_help = "\
Player cards are made from statistics, with `touchline forge league`.

Examples:
  touchline forge cards --out data/inside-the-net")]
    Cards {
        /// The folder they are written to
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
    },
    /// Write the usual team sheet of a team of inside-the-net, to be changed
    #[command(after_help = "\
Put it into your data folder as inside-the-net/sheets/TEAM.txt, and it is played with.

Examples:
  touchline forge sheet --team candleworth
  touchline forge sheet --team candleworth --out my-data/inside-the-net/sheets/candleworth.txt")]
    Sheet {
        /// The team
        #[arg(long, value_name = "ID")]
        team: String,
        /// Write to this file instead of the standard output
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
        /// Take data files from this folder first
        #[arg(long, value_name = "DIR")]
        data: Option<PathBuf>,
    },
    /// Play a real season again, many times, in offense-charts
    #[command(after_help = "\
Examples:
  touchline forge replay --league E0 --season 2015-16
  touchline forge replay --league SP1 --season 2022-23 --method plain --seasons 1000
  touchline forge replay --league E0 --season 2015-16 --set draws=dice --seed 7")]
    Replay(ReplaySeasonArgs),
    /// Measure charts and ratings, and check what they should be: takes minutes
    #[command(after_help = "\
Examples:
  touchline forge calibrate
  touchline forge calibrate --game action-deck                the bundled league
  touchline forge calibrate --game inside-the-net             its player cards
  touchline forge calibrate --matches 20000 --seasons 200     quick and rough
  touchline forge calibrate --charts 6L,13H,40 --seasons 0    some charts only")]
    Calibrate(CalibrateArgs),
    /// Learn what positions of counter-attack are worth from matches of a coach against himself
    #[command(after_help = "\
Clubs and positions are drawn by lot; four fifths of the matches are learnt from, the others
show whether the probabilities are right. The same run gives the same file.

Examples:
  touchline forge value --out data/counter-attack/standard.value
  touchline forge value --matches 600 --coach planner --picture calibration.svg")]
    Value(ValueArgs),
    /// Make cards and charts for every game from the statistics of a season
    #[command(after_help = "\
STATS is a folder with clubs.csv and players.csv (docs/statistics.md), a folder with
players_….csv and teams_….csv of event counts, a file of results (CSV, JSON or text), or a
plain league table; docs/cards.md says what is made of each. DIR is then a data folder:
play with `--data DIR`, or copy it into your own. Takes half a minute. The same
statistics give the same files, and a run that is ended early changes none.

Examples:
  touchline forge league --out my-data                            the bundled league
  touchline forge league my-league --out my-data
  touchline forge league events --league ENG1 --results season-1718.csv --out england
  touchline sim --game inside-the-net --data england --home arsenal --matches 1000")]
    League(LeagueArgs),
    /// Play the season of statistics many times in each game, beside the real one
    #[command(after_help = "\
Examples:
  touchline forge report                                          the bundled league
  touchline forge report my-league --made my-data --seasons 1000 --html report.html
  touchline forge report events --league ENG1 --results season-1718.csv --html england.html")]
    Report(ReportArgs),
    /// Read statistics of any kind and write clubs.csv and players.csv, with what is estimated
    #[command(after_help = "\
Examples:
  touchline forge import events --league ENG1 --out england
  touchline forge import 2024-25_en.1.json --out england
  touchline check england")]
    Import {
        #[command(flatten)]
        source: SourceArgs,
        /// The folder they are written to
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
    },
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

/// Statistics of any kind.
#[derive(Debug, Args)]
pub struct SourceArgs {
    /// A folder or file of statistics; the bundled league if left out
    #[arg(value_name = "STATS")]
    pub stats: Option<PathBuf>,
    /// The league, if there are several, or what it is called
    #[arg(long, value_name = "NAME")]
    pub league: Option<String>,
    /// Results of the same season, for statistics that do not tell who won
    #[arg(long, value_name = "FILE")]
    pub results: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct LeagueArgs {
    #[command(flatten)]
    pub source: SourceArgs,
    /// The folder that cards and charts are written to
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// One game only
    #[arg(long, value_parser = PossibleValuesParser::new(set::PLACES.map(|(game, _)| game)))]
    pub game: Option<String>,
    /// Take decks and extra charts from this folder first
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct ValueArgs {
    /// The game
    #[arg(long, value_parser = ["counter-attack"], default_value = "counter-attack")]
    pub game: String,
    /// How many matches
    #[arg(long, value_name = "N", default_value_t = 3_000)]
    pub matches: u64,
    /// Seed of the dice
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Who leads both sides
    #[arg(long, value_parser = ["greedy", "planner"], default_value = "greedy")]
    pub coach: String,
    /// Write the weights to this file
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Draw what was foreseen and what came, as SVG
    #[arg(long, value_name = "FILE")]
    pub picture: Option<PathBuf>,
    /// Take data files from this folder first
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct ReportArgs {
    #[command(flatten)]
    pub source: SourceArgs,
    /// The folder of `forge league`; without it cards and charts are made first
    #[arg(long, value_name = "DIR")]
    pub made: Option<PathBuf>,
    /// One game only
    #[arg(long, value_parser = PossibleValuesParser::new(set::with_cards()))]
    pub game: Option<String>,
    /// How often the season is played; counter-attack takes its time and plays a fiftieth of them
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub seasons: u64,
    /// Seed of the dice
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Players in the table of the terminal
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub players: usize,
    /// Write a page with tables and plots
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Take decks and extra charts from this folder first
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct ReplaySeasonArgs {
    #[command(flatten)]
    pub season: SeasonArgs,
    /// plain: the rulebook's averages; sharpened: differences stretched
    #[arg(long, default_value = "sharpened")]
    pub method: RatingMethod,
    /// How many seasons
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub seasons: u64,
    /// Seed of the dice
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Set an option of the rules (see `touchline games`)
    #[arg(long = "set", value_name = "NAME=VALUE")]
    pub set: Vec<String>,
    /// Take data files from this folder first
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct CalibrateArgs {
    /// One game only: offense-charts, action-deck or inside-the-net
    #[arg(long, value_parser = ["offense-charts", "action-deck", "inside-the-net"])]
    pub game: Option<String>,
    /// action-deck, inside-the-net: how often everybody plays everybody, at home and away
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    pub round_robins: u64,
    /// Matches with the deck, for each chart
    #[arg(long, value_name = "N", default_value_t = 400_000)]
    pub matches: u64,
    /// Seasons of the English Premier League 2015-16; 0 for none
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub seasons: u64,
    /// These charts of offense-charts only
    #[arg(long, value_name = "CHART,CHART", value_delimiter = ',')]
    pub charts: Vec<String>,
    /// Seed of the dice
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Where results are kept
    #[arg(long, value_name = "DIR", env = statistics::seasons::FOLDER_VARIABLE)]
    pub results_folder: Option<PathBuf>,
    /// Take data files from this folder first
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// A season of results.
#[derive(Clone, Debug, Args)]
pub struct SeasonArgs {
    /// The league: E0 England, SP1 Spain, D1 Germany, I1 Italy, F1 France
    #[arg(long, value_name = "CODE", requires = "season")]
    pub league: Option<League>,
    /// The season, as 2015-16
    #[arg(long, value_name = "YEARS", requires = "league")]
    pub season: Option<Season>,
    /// Take the results from this file instead: CSV with a line of column names, or JSON
    #[arg(long, value_name = "FILE", conflicts_with_all = ["league", "season"])]
    pub results: Option<PathBuf>,
    /// Where results are kept
    #[arg(long, value_name = "DIR", env = statistics::seasons::FOLDER_VARIABLE)]
    pub results_folder: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct RatingsArgs {
    #[command(flatten)]
    pub season: SeasonArgs,
    /// plain: the rulebook's averages; sharpened: differences stretched
    #[arg(long, default_value = "plain")]
    pub method: RatingMethod,
    /// Rate the clubs of a season's statistics instead: a folder with clubs.csv and
    /// players.csv, or `bundled` for the invented league
    #[arg(long, value_name = "DIR", conflicts_with_all = ["league", "season", "results"])]
    pub stats: Option<PathBuf>,
    /// The country of the clubs in --results or --stats
    #[arg(long, conflicts_with = "league", default_value = "Nowhere")]
    pub country: String,
    /// The division of the clubs in --results or --stats, 1 for the highest
    #[arg(long, conflicts_with = "league", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    pub tier: u8,
    /// Write to this file instead of the standard output
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}
