//! What a league's office does: forecasts, corrections, files of members, reports.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use super::LanguageArgs;

#[derive(Debug, Subcommand)]
pub enum OfficeCommand {
    /// Chances of title and places, and what is certain already
    Forecast(ForecastArgs),
    /// The file of a match: every answer with its number
    Match {
        /// The season
        season: String,
        /// The match, as `fixtures` names it
        #[arg(value_name = "MATCH")]
        key: String,
        /// The file; else the standard output
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Change an answer of a finished match, or type its result anew; table and statistics follow
    Correct(CorrectArgs),
    /// Take back what was entered last, or anything else: a result, a deduction, a transfer …
    Undo(UndoArgs),
    /// Everything that was entered, with its number
    Journal {
        /// The season
        season: String,
    },
    /// The same, to look at: the season stays as it is
    WhatIf(SeasonWhatIfArgs),
    /// Enter match files that members sent back: all of them, or none
    Merge(MergeArgs),
    /// A report of a match, a round or the season, for a forum or a page
    Recap(RecapArgs),
    /// Every table as CSV files, everything as JSON, or every event as a line of JSON
    Tables(TablesArgs),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum RecapFormat {
    /// For readme files and most forums
    Markdown,
    /// For forums of the older kind
    Bbcode,
    /// A page by itself, with score cards
    Html,
    /// The score card of a match alone, as a picture
    Svg,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline season recap mine                                the season so far
  touchline season recap mine --round 1.12                   a round
  touchline season recap mine 1.12.3 --format html --out derby.html
  touchline season recap mine 1.12.3 --format svg --out derby.svg")]
pub struct RecapArgs {
    /// The season
    pub season: String,
    /// A match, as `fixtures` names it
    #[arg(value_name = "MATCH")]
    pub key: Option<String>,
    /// A round: its stage and number, or its number in the first stage
    #[arg(long, value_name = "ROUND", conflicts_with = "key")]
    pub round: Option<String>,
    /// How it is set
    #[arg(long, value_enum, default_value = "markdown")]
    pub format: RecapFormat,
    #[command(flatten)]
    pub told: LanguageArgs,
    /// The file; else the standard output
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TablesFormat {
    /// standings.csv, matches.csv, players.csv, teams.csv and suspensions.csv in a folder
    Csv,
    /// All of them as one JSON object
    Json,
    /// Every event of every match that can be looked at again, one JSON object a line
    Events,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline season tables mine --out folder                  CSV for a spreadsheet
  touchline season tables mine --format json --out mine.json
  touchline season tables mine --format events > events.ndjson

What stands in them is in docs/seasons.md. A season that moves to another machine is
written by `export`.")]
pub struct TablesArgs {
    /// The season
    pub season: String,
    /// What is written
    #[arg(long, value_enum, default_value = "csv")]
    pub format: TablesFormat,
    /// The folder of CSV files, or the file; else the standard output
    #[arg(long, value_name = "PATH")]
    pub out: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline season merge mine round-3/*.touchline
  touchline season merge mine round-3/*.touchline --dry-run
  touchline season merge mine 1.3.2=derby.touchline       where two teams meet twice

Every file is run again, answer by answer. What does not fit is shown with its reason,
and then nothing is entered.")]
pub struct MergeArgs {
    /// The season
    pub season: String,
    /// Match files; MATCH=FILE says which match it is
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<String>,
    /// Show what would be done, and do nothing
    #[arg(long)]
    pub dry_run: bool,
}

#[derive(Debug, Args)]
pub struct ChangeArgs {
    /// The number of the answer in the match file
    #[arg(long = "step", value_name = "N")]
    pub steps: Vec<usize>,
    /// What is answered instead, as it is written there
    #[arg(long = "answer", value_name = "ANSWER")]
    pub answers: Vec<String>,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline season match mine 1.3.2                  every answer, with its number
  touchline season correct mine 1.3.2 --step 57 --answer 14
  touchline season correct cup 1.1.4 --step 57 --answer 14 --drop-later
  touchline season correct mine 1.3.2 3-1            whoever entered it: this is its result

With --step the match is run again with the same dice where they still apply; `what-if` shows
the same without changing anything. A result that is typed anew needs its scorers and cards
anew, too. The old version stays in the journal, and `undo` makes it count again.")]
pub struct CorrectArgs {
    /// The season
    pub season: String,
    /// The match, as `fixtures` names it
    #[arg(value_name = "MATCH")]
    pub key: String,
    /// The result as it should be, written as for `enter`
    #[arg(value_name = "RESULT", conflicts_with = "steps")]
    pub result: Vec<String>,
    #[command(flatten)]
    pub did: super::DidArgs,
    #[command(flatten)]
    pub changes: ChangeArgs,
    /// Take out later results that do not fit any more: others meet now
    #[arg(long)]
    pub drop_later: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline season undo mine                 what was entered last; again, what was before it
  touchline season undo mine 1.3.2           the result of a match; later matches stay
  touchline season journal mine              everything that was entered, with its number
  touchline season undo mine --entry 17      that; an `undo` can be taken back like anything else
  touchline season undo knockout 1.1.2 --drop-later

Nothing is erased: what is taken back stays in the journal.")]
pub struct UndoArgs {
    /// The season
    pub season: String,
    /// The result of this match; else what was entered last
    #[arg(value_name = "MATCH")]
    pub key: Option<String>,
    /// What stands under this number in the journal; may be given several times
    #[arg(long = "entry", value_name = "N", conflicts_with = "key")]
    pub entries: Vec<usize>,
    /// Take back later results that do not fit any more, too: others meet now
    #[arg(long)]
    pub drop_later: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline season what-if mine 1.3.2 --step 57 --answer shoot
  touchline season what-if mine 1.3.2 --step 57 --answer shoot --step 90 --answer 3")]
pub struct SeasonWhatIfArgs {
    /// The season
    pub season: String,
    /// The match, as `fixtures` names it
    #[arg(value_name = "MATCH")]
    pub key: String,
    #[command(flatten)]
    pub changes: ChangeArgs,
    /// Keep the match as it would have been
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline what-if derby.touchline --step 57 --answer shoot
  touchline what-if derby.touchline --step 57 --answer 14 --out other.touchline

The number of an answer stands beside it in the file. The rest is played with the same
dice; people's decisions stand as long as they are asked, computer coaches decide anew.")]
pub struct WhatIfArgs {
    /// A finished match
    pub file: PathBuf,
    #[command(flatten)]
    pub changes: ChangeArgs,
    /// Keep the match as it would have been
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Take data files from this folder first
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline season forecast mine
  touchline season forecast mine --seasons 10000 --seed 7
  touchline season forecast mine --places            the chance of every place
  touchline season forecast mine --json

The matches left are simulated from how the season stands, on all cores. What is certain
is worked out, not simulated: see docs/seasons.md.")]
pub struct ForecastArgs {
    /// The season
    pub season: String,
    /// How many seasons to simulate
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub seasons: u64,
    /// Seed of the forecast's dice
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// The chance of every place, too
    #[arg(long)]
    pub places: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}
