//! How a match is told.

use clap::{Args, ValueEnum};

/// How a match is told.
#[derive(Clone, Debug, Args)]
pub struct TellingArgs {
    /// Print the reason of everything that happens
    #[arg(long)]
    pub why: bool,
    /// Tell it line by line, with time to read; Enter pauses
    #[arg(long, value_enum, value_name = "SPEED")]
    pub pace: Option<PaceArg>,
    /// Only what decides a match, and a line now and then on the rest
    #[arg(long)]
    pub highlights: bool,
    #[command(flatten)]
    pub told: LanguageArgs,
}

/// In which language.
#[derive(Clone, Debug, Args)]
pub struct LanguageArgs {
    /// The language of what is told: en, de, or one of your own in data/words
    #[arg(
        long,
        value_name = "LANGUAGE",
        env = "TOUCHLINE_LANGUAGE",
        default_value = football::ENGLISH
    )]
    pub language: String,
}

/// How long a line stands before the next one comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PaceArg {
    /// Time to read aloud
    Calm,
    /// Time to read
    Normal,
    /// Time to glance
    Quick,
}
