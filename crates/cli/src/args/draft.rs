//! Arguments of `touchline draft`.

use std::path::PathBuf;

use clap::Args;

use super::DiceArg;

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  touchline draft --home 'North End' --away 'Old Mill'       you against the computer
  touchline draft --coach home=human,away=human              two people
  touchline draft --dice mine                                cards off a real deck, typed in
  touchline draft --cards squads.txt --keepers 1             your own cards, the boxed game
  touchline draft --resume draft.touchline                   go on, or play it again

While picking, type the number of a choice or the choice itself (pick-card 23), or: undo,
table, help, quit. The squads are written when both are whole; `touchline play` takes them
with --data.")]
pub struct DraftArgs {
    /// What the home squad is called
    #[arg(long, value_name = "NAME", default_value = "Home")]
    pub home: String,
    /// What the visitors are called
    #[arg(long, value_name = "NAME", default_value = "Away")]
    pub away: String,
    /// Who picks: human or best
    #[arg(long, value_name = "home=NAME,away=NAME")]
    pub coach: Vec<String>,
    /// The cards: a file of squads; without it, those of all squads there are
    #[arg(long, value_name = "FILE")]
    pub cards: Option<PathBuf>,
    /// Goalkeepers of a squad: 2, or 1 as in the boxed game
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=2))]
    pub keepers: u8,
    /// Seed of the dice and cards
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Whose dice and cards
    #[arg(long, value_enum, default_value = "app")]
    pub dice: DiceArg,
    /// Write the squads below this folder, for --data
    #[arg(long, value_name = "DIR", default_value = "drafted")]
    pub out: PathBuf,
    /// Keep the draft in this file
    #[arg(long, value_name = "FILE", default_value = "draft.touchline")]
    pub save: PathBuf,
    /// Go on with a draft that was kept
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "save"])]
    pub resume: Option<PathBuf>,
}
