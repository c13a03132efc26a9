//! `touchline bench --win-probability`.

use std::io::Write as _;

use games::{Dice, GameId};
use library::Library;
use tabletop::BySide;

use super::agreed;
use crate::{args::BenchArgs, error::CliError};

pub fn run(args: &BenchArgs, game: GameId, library: &Library) -> Result<(), CliError> {
    let default = game.coaches().first().map_or("", |(name, _)| *name);
    let dice = Dice::App { seed: 1, index: 0 };
    let setup = agreed::setup(&args.agreed, library, BySide::both(default), dice)?;
    let BySide { home, away } = &setup.coaches;
    eprintln!("measuring who will win in {game} with {home} and {away} …");
    let measured = arena::win_speed::measure_win(&setup, library).map_err(agreed::setup_error)?;
    let Some(measured) = measured else {
        let what = format!("it cannot be told who will win in {game}");
        return Err(anyhow::anyhow!(what).into());
    };
    let mut out = crate::screen::stdout();
    if args.json {
        let shape = wire::WinBench::new(game, &measured);
        crate::screen::print_json(&shape)?;
        return Ok(());
    }
    writeln!(out, "moments         {:>9}", measured.moments)?;
    writeln!(out, "the first       {:>9.2} ms", measured.first_ms)?;
    writeln!(out, "median          {:>9.2} ms", measured.median_ms)?;
    writeln!(out, "the longest     {:>9.2} ms", measured.most_ms)?;
    match measured.standard_error {
        None if measured.estimated => writeln!(out, "standard error   an estimate")?,
        None => writeln!(out, "standard error      exact")?,
        Some(error) => {
            writeln!(out, "standard error  {:>9.2} points at most", error * 100.0)?;
            writeln!(out, "matches         {:>9} at most", measured.matches)?;
        }
    }
    Ok(())
}
