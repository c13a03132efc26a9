//! `touchline scenario`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

#[derive(Debug, Args)]
pub struct ScenarioArgs {
    #[command(subcommand)]
    pub what: ScenarioCommand,
}

#[derive(Debug, Subcommand)]
pub enum ScenarioCommand {
    /// Play scenarios and compare what comes out
    #[command(after_help = "\
Examples:
  touchline scenario run scenarios
  touchline scenario run scenarios/goal-dice/07-penalty-a.scenario --json")]
    Run {
        /// Files, or folders of .scenario files
        #[arg(required = true, value_name = "FILE|DIR")]
        paths: Vec<PathBuf>,
        /// Take data files from this folder first
        #[arg(long, value_name = "DIR")]
        data: Option<PathBuf>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Write a scenario from a saved match
    #[command(after_help = "\
Examples:
  touchline scenario record derby.touchline --from 30 --to 41 --title 'Was that a penalty?'")]
    Record {
        /// A saved match
        file: PathBuf,
        /// The first answer, counted from 1 among those that stand
        #[arg(long, value_name = "N", default_value_t = 1)]
        from: usize,
        /// The last answer
        #[arg(long, value_name = "N")]
        to: Option<usize>,
        /// What it shows
        #[arg(long, default_value = "Recorded from a match")]
        title: String,
        /// Write it to this file instead of the standard output
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}
