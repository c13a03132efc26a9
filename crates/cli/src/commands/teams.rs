//! `touchline teams`.

use std::io::Write as _;

use super::agreed;
use crate::{args::TeamsArgs, error::CliError, place};

pub fn run(args: &TeamsArgs) -> Result<(), CliError> {
    let game = agreed::game(&args.game)?;
    let clubs = place::library(args.data.as_ref())?.clubs()?;
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", wire::to_text(&wire::Teams::new(game, &clubs))?)?;
        return Ok(());
    }
    for club in clubs {
        writeln!(out, "{:<16} {} {}", club.id, club.short, club.name)?;
    }
    Ok(())
}
