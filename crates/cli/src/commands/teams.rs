//! `touchline teams`.

use std::io::Write as _;

use super::agreed;
use crate::{args::TeamsArgs, error::CliError, place};

pub fn run(args: &TeamsArgs) -> Result<(), CliError> {
    let game = agreed::game(&args.game)?;
    let teams = game.teams(&place::library(args.data.as_ref())?)?;
    let mut out = crate::screen::stdout();
    if args.json {
        crate::screen::print_json(&wire::Teams::new(game, &teams))?;
        return Ok(());
    }
    let mut group = String::new();
    for team in teams {
        if team.group != group {
            writeln!(out, "# {}", team.group)?;
            group.clone_from(&team.group);
        }
        let club = &team.club;
        let line = format!(
            "{:<24} {} {:<24} {}",
            club.id, club.short, club.name, team.about
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
