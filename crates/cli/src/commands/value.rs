//! `touchline forge value`: what positions of counter-attack are worth.

use std::io::Write as _;

use counter_attack::{CounterAttack, Squad};
use forge::counter_attack::value::{self, MatchesToPlay, reliability::Reliability};
use games::playable::Playable as _;

use super::progress;
use crate::{args::ValueArgs, error::CliError, place};

/// The clubs that come with the program.
const SQUADS: [&str; 2] = ["invented", "touchline-league"];

pub fn learn(args: &ValueArgs) -> Result<(), CliError> {
    let library = place::library(args.data.as_ref())?;
    let mut squads = Vec::new();
    for name in SQUADS {
        let (text, _) = library.text(&format!("counter-attack/teams/{name}.txt"))?;
        squads.extend(Squad::parse_all(&text)?);
    }
    let run = MatchesToPlay::new(args.matches, args.seed, &args.coach)
        .ok_or_else(|| CliError::usage(format!("there is no coach `{}`", args.coach)))?;
    let equipment = CounterAttack::equipment(&library)?;
    let bar = progress::bar(args.matches, "matches of counter-attack");
    let learnt = value::learn(&equipment, &squads, &run, &|| bar.inc(1))?;
    bar.finish_and_clear();
    let reliability = Reliability::of(&learnt.held_out);
    let mut out = crate::screen::stdout();
    writeln!(
        out,
        "{} positions learnt from, {} held out\n\n{}",
        learnt.fitted_on,
        learnt.held_out.len(),
        reliability.text()
    )?;
    let about = value::about(&run, &args.coach);
    if let Some(path) = &args.out {
        progress::save(path, &learnt.value.document(&about))?;
    }
    if let Some(path) = &args.picture {
        progress::save(path, &reliability.svg())?;
    }
    Ok(())
}
