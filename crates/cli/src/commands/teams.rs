//! `touchline teams`.

use std::io::Write as _;

use super::agreed;
use crate::{args::TeamsArgs, error::CliError, place, speech::Speech};

pub fn run(args: &TeamsArgs) -> Result<(), CliError> {
    let game = agreed::game(&args.game)?;
    let library = place::library(args.data.as_ref())?;
    let speech = Speech::new(&library, &args.told.language)?;
    let teams = game.teams(&library)?;
    let mut out = crate::screen::stdout();
    if args.json {
        crate::screen::print_json(&wire::Teams::told(speech.book(), game, &teams))?;
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
            club.id,
            club.short,
            club.name,
            speech.say(&team.about)
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
