//! `touchline games`.

use std::io::Write as _;

use games::{GameId, words::GameWords};

use crate::{args::GamesArgs, error::CliError, place, speech::Speech};

pub fn run(args: &GamesArgs) -> Result<(), CliError> {
    let speech = Speech::new(&place::library(None)?, &args.told.language)?;
    let book = speech.book();
    let mut out = crate::screen::stdout();
    if args.json {
        crate::screen::print_json(&wire::Games::told(book))?;
        return Ok(());
    }
    let words = GameWords::of(book);
    for game in GameId::ALL {
        let about = words.about(game);
        writeln!(out, "{} ({}): {about}", game.id(), game.name())?;
        writeln!(out, "\n  {}", speech.term("terminal.coaches"))?;
        for (name, _) in game.coaches() {
            let (called, manner) = (words.coach(game, name), words.manner(game, name));
            match called == name {
                true => writeln!(out, "    {name:<22} {manner}")?,
                false => writeln!(out, "    {name:<22} {called} – {manner}")?,
            }
        }
        writeln!(out, "\n  {}", speech.term("terminal.options"))?;
        for spec in game.options() {
            let default = format!("{}={}", spec.name, spec.default);
            let values = spec.values.list().join(", ");
            let meaning = words.meaning(game, spec.name);
            writeln!(
                out,
                "    {default:<28} {meaning} ({values}) [{}]",
                spec.clause
            )?;
        }
    }
    Ok(())
}
