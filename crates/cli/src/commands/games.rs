//! `touchline games`.

use std::io::Write as _;

use games::GameId;

use crate::{args::GamesArgs, error::CliError};

pub fn run(args: &GamesArgs) -> Result<(), CliError> {
    let mut out = crate::screen::stdout();
    if args.json {
        crate::screen::print_json(&wire::Games::all())?;
        return Ok(());
    }
    for game in GameId::ALL {
        writeln!(out, "{} ({}): {}", game.id(), game.name(), game.about())?;
        writeln!(out, "\n  coaches:")?;
        for (name, about) in game.coaches() {
            writeln!(out, "    {name:<22} {about}")?;
        }
        writeln!(out, "\n  options (--set NAME=VALUE):")?;
        for spec in game.options() {
            let default = format!("{}={}", spec.name, spec.default);
            let values = spec.values.list().join(", ");
            writeln!(
                out,
                "    {default:<28} {} ({values}) [{}]",
                spec.meaning, spec.clause
            )?;
        }
    }
    Ok(())
}
