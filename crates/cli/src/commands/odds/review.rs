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
use football::{phrase, phrase::decimal};
use tabletop::{Side, log::Log};

use crate::{
    args::OddsArgs,
    commands::{patience::Patience, read},
    error::CliError,
    place,
    speech::Speech,
    terminal::sheet,
};

/// Matches after each choice, where nobody says how many: of a quick game, and of one whose
/// matches take long.
const MATCHES: u64 = 4_000;
const FEW_MATCHES: u64 = 40;

/// Nobody waits longer than this unasked.
const SECONDS: u64 = 60;

pub fn run(file: &Path, args: &OddsArgs) -> Result<(), CliError> {
    let library = place::library(args.agreed.data.as_ref())?;
    let speech = Speech::new(&library, &args.told.language)?;
    let text = read(file)?;
    let log = Log::parse_torn(&text).with_context(|| format!("{} is damaged", file.display()))?;
    let played = from_log(&log, &library);
    let played = played.with_context(|| format!("cannot replay {}", file.display()))?;
    let reviewed = reviewed(played.as_ref(), args, &speech)?;
    let mut out = crate::screen::stdout();
    if args.json {
        crate::screen::print_json(&wire::Review::new(&reviewed))?;
        return Ok(());
    }
    if reviewed.is_empty() {
        speech.note(&speech.term("odds.no.decision"));
    }
    for explained in &reviewed {
        write!(out, "{}", decision(explained, &speech))?;
    }
    for side in Side::BOTH {
        sum_up(&mut out, (played.as_ref(), side), &reviewed, &speech)?;
    }
    Ok(())
}

fn reviewed(
    played: &dyn Match,
    args: &OddsArgs,
    speech: &Speech,
) -> Result<Vec<Explained>, CliError> {
    let usual = match played.setup().game.measured() >= 1_000 {
        true => MATCHES,
        false => FEW_MATCHES,
    };
    // Who says how long says nothing of how many.
    let (most, seconds) = match (args.matches, args.seconds) {
        (None, None) => (Some(usual), Some(SECONDS)),
        said => said,
    };
    let patience = Patience::new(most, seconds, speech)?;
    let go_on = &mut |done, all| patience.go_on_of(done, all);
    let reviewed = played.review_by_playing(most.unwrap_or(u64::MAX), go_on);
    patience.end();
    Ok(reviewed)
}

/// What a side gave away. Of what was simulated only that counts which is no matter of chance.
fn sum_up(
    out: &mut impl Write,
    (played, side): (&dyn Match, Side),
    reviewed: &[Explained],
    speech: &Speech,
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
    let (n, cost) = (mine.len(), decimal(cost, 1));
    let told = match is_sampled {
        false => phrase!("odds.given.away", side = side, n = n, cost = cost),
        true => {
            let squares = costs.iter().map(|(_, error)| error * error);
            let error = 100.0 * sheet::SURE * squares.sum::<f64>().sqrt();
            phrase!(
                "odds.given.away.about",
                side = side,
                n = n,
                worse = costs.len(),
                cost = cost,
                error = decimal(error, 1),
            )
        }
    };
    writeln!(out, "{}", speech.teller(&played.setup().names).say(&told))
}

fn decision(explained: &Explained, speech: &Speech) -> String {
    let decision = phrase!(
        "odds.decision",
        at = format!("{:>5}", explained.at.to_string()),
        side = speech.side(explained.side),
        line = explained.line,
    );
    let choices = sheet::choices(explained, speech);
    format!("{}\n{choices}", speech.say(&decision))
}
