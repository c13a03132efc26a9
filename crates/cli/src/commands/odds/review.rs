//! What the decisions of the people in a saved match were worth.

use std::{
    io::{self, Write},
    path::Path,
};

use anyhow::Context as _;
use arena::{
    Match,
    table::{Explained, from_log},
};
use tabletop::{Side, log::Log};

use crate::{
    args::OddsArgs,
    commands::{patience::Patience, read},
    error::CliError,
    place,
    terminal::sheet,
};

/// Matches after each choice, where nobody says how many: of a quick game, and of one whose
/// matches take long.
const MATCHES: u64 = 4_000;
const FEW_MATCHES: u64 = 40;

/// Nobody waits longer than this unasked.
const SECONDS: u64 = 60;

pub fn run(file: &Path, args: &OddsArgs) -> Result<(), CliError> {
    let text = read(file)?;
    let log = Log::parse_torn(&text).with_context(|| format!("{} is damaged", file.display()))?;
    let played = from_log(&log, &place::library(args.agreed.data.as_ref())?);
    let played = played.with_context(|| format!("cannot replay {}", file.display()))?;
    let reviewed = reviewed(played.as_ref(), args)?;
    let mut out = crate::screen::stdout();
    if args.json {
        crate::screen::print_json(&wire::Review::new(&reviewed))?;
        return Ok(());
    }
    if reviewed.is_empty() {
        eprintln!("note: people decided nothing here");
    }
    for explained in &reviewed {
        write!(out, "{}", decision(explained))?;
    }
    for side in Side::BOTH {
        sum_up(&mut out, played.as_ref(), side, &reviewed)?;
    }
    Ok(())
}

fn reviewed(played: &dyn Match, args: &OddsArgs) -> Result<Vec<Explained>, CliError> {
    let usual = match played.setup().game.measured() >= 1_000 {
        true => MATCHES,
        false => FEW_MATCHES,
    };
    // Who says how long says nothing of how many.
    let (most, seconds) = match (args.matches, args.seconds) {
        (None, None) => (Some(usual), Some(SECONDS)),
        said => said,
    };
    let patience = Patience::new(most, "matches", seconds)?;
    let go_on = &mut |done, all| patience.go_on_of(done, all);
    let reviewed = played.review_by_playing(most.unwrap_or(u64::MAX), go_on);
    patience.end();
    Ok(reviewed)
}

/// What a side gave away. Of what was simulated only that counts which is no matter of chance.
fn sum_up(
    out: &mut impl Write,
    played: &dyn Match,
    side: Side,
    reviewed: &[Explained],
) -> io::Result<()> {
    let mine: Vec<&Explained> = { reviewed.iter() }
        .filter(|explained| explained.side == side)
        .collect();
    if mine.is_empty() {
        return Ok(());
    }
    let is_sampled = mine.iter().any(|explained| explained.playouts.is_some());
    let costs = mine.iter().filter_map(|explained| {
        let cost = explained.cost(explained.chosen?);
        let error = { explained.playouts.as_ref() }.map_or(0.0, |playouts| playouts.cost_error);
        (cost >= sheet::SURE * error).then_some((cost, error))
    });
    let costs: Vec<(f64, f64)> = costs
        .filter(|(cost, _)| !is_sampled || *cost > 0.0)
        .collect();
    let cost = 100.0 * costs.iter().map(|(cost, _)| cost).sum::<f64>();
    let name = &played.setup().names[side];
    let count = mine.len();
    match is_sampled {
        false => writeln!(out, "{name}: {count} decisions, {cost:.1} % given away"),
        true => {
            let squares = costs.iter().map(|(_, error)| error * error);
            let error = 100.0 * sheet::SURE * squares.sum::<f64>().sqrt();
            writeln!(
                out,
                "{name}: {count} decisions, {} worse than another beyond doubt: \
                 {cost:.1} ± {error:.1} % given away",
                costs.len()
            )
        }
    }
}

fn decision(explained: &Explained) -> String {
    format!(
        "{:>5}  {}, line {}\n{}",
        explained.at.to_string(),
        explained.side,
        explained.line,
        sheet::choices(explained)
    )
}
