//! Arguments of `touchline learn`.

use std::path::PathBuf;

use clap::Args;

use super::LanguageArgs;

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline learn                              all lessons
  touchline learn goal-dice                    those of a game
  touchline learn goal-dice first-match        play one
  touchline learn goal-dice first-match --language de

A lesson is a guided match. At every step you read a few words and act: choose, or throw the dice. A wrong
try is explained, and may be tried again. While playing, type the number or the first letters of a choice,
or: hint, field, why, quit. At the end you play on from there against the computer. A lesson
of your own is a text file; `touchline check` plays it through.")]
pub struct LearnArgs {
    /// The game
    pub game: Option<String>,
    /// The lesson
    #[arg(requires = "game")]
    pub name: Option<String>,
    #[command(flatten)]
    pub told: LanguageArgs,
    /// Take data files, and lessons, from this folder first
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Do not draw the field at every task
    #[arg(long)]
    pub brief: bool,
    /// Columns of the screen; without it as wide as the window, what COLUMNS says, or 80
    #[arg(long, value_name = "N")]
    pub columns: Option<usize>,
}
