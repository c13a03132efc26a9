//! `touchline odds`.

use std::{
    io::{self, Write},
    num::NonZero,
    path::Path,
    thread,
    time::Instant,
};

use anyhow::Context as _;
use arena::{
    Dice, MatchSetup,
    odds::{Method, Odds},
    table::{Explained, from_log},
};
use library::Library;
use tabletop::{BySide, Side, log::Log};

use super::agreed;
use crate::{
    args::{MatchArgs, OddsArgs},
    error::CliError,
    place,
    terminal::sheet,
};

pub fn run(args: &OddsArgs) -> Result<(), CliError> {
    if let Some(file) = &args.of {
        return review(file, args.json);
    }
    let library = place::library(args.agreed.data.as_ref())?;
    let setup = setup(&args.agreed, &library)?;
    let found = timed(&setup, &library)?;
    let against = match args.against {
        None => None,
        Some(_) => {
            // The same match with the rules and data as they come.
            let plain = MatchArgs {
                set: Vec::new(),
                data: None,
                ..args.agreed.clone()
            };
            let library = Library::bundled().with_cache(&place::home()?.join("cache"));
            let setup = self::setup(&plain, &library)?;
            let found = timed(&setup, &library)?;
            Some((setup, found))
        }
    };
    let mut notes = found.0.notes.clone();
    notes.dedup();
    for note in &notes {
        eprintln!("note: {note}");
    }
    let mut out = crate::screen::stdout();
    if args.json {
        let against = against
            .as_ref()
            .map(|(setup, (odds, took))| (setup, odds, *took));
        let shape = wire::Odds::new((&setup, &found.0, found.1), against);
        crate::screen::print_json(&shape)?;
        return Ok(());
    }
    let against = against.as_ref().map(|(_, (odds, _))| odds);
    table(&mut out, &setup, &found.0, against)?;
    Ok(())
}

fn setup(args: &MatchArgs, library: &Library) -> Result<MatchSetup, CliError> {
    let game = agreed::game(&args.game)?;
    let default = game.coaches().first().map_or("", |(name, _)| *name);
    let dice = Dice::App { seed: 0, index: 0 };
    let setup = agreed::setup(args, library, BySide::both(default), dice)?;
    let known = game.coaches();
    let computers = |&side: &Side| known.iter().any(|(name, _)| *name == setup.coaches[side]);
    if Side::BOTH
        .iter()
        .any(|side| setup.coaches[*side] == arena::HUMAN)
        || !Side::BOTH.iter().all(computers)
    {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        let text = format!("odds are for computer coaches: {}", names.join(", "));
        return Err(CliError::Usage(text));
    }
    Ok(setup)
}

fn timed(setup: &MatchSetup, library: &Library) -> Result<(Odds, f64), CliError> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let began = Instant::now();
    let odds = arena::odds::odds(setup, library, cores).map_err(agreed::setup_error)?;
    Ok((odds, began.elapsed().as_secs_f64()))
}

/// The odds, and beside them those to compare with and the difference.
fn table(
    out: &mut impl Write,
    setup: &MatchSetup,
    found: &Odds,
    against: Option<&Odds>,
) -> io::Result<()> {
    let names = &setup.names;
    writeln!(
        out,
        "{} ({}) against {} ({}): {}",
        names.home,
        setup.coaches.home,
        names.away,
        setup.coaches.away,
        match found.method {
            Method::Exact => "exact".to_string(),
            Method::Bounded { error } => format!("no chance is wrong by more than {error:.4}"),
            Method::Simulated { standard_error } =>
                format!("simulated, standard error {:.3} %", 100.0 * standard_error),
        }
    )?;
    if against.is_some() {
        writeln!(
            out,
            "{:<24} {:>10} {:>10} {:>10}",
            "", "", "default", "effect"
        )?;
    }
    let mut row = |name: &str, value: &dyn Fn(&Odds) -> f64| {
        let mine = value(found);
        match against.map(value) {
            None => writeln!(out, "{name:<24} {mine:>10.4}"),
            Some(other) => {
                writeln!(
                    out,
                    "{name:<24} {mine:>10.4} {other:>10.4} {:>+10.4}",
                    mine - other
                )
            }
        }
    };
    row("home wins", &|odds| odds.odds.wins.home)?;
    row("draw", &|odds| odds.odds.tie)?;
    row("away wins", &|odds| odds.odds.wins.away)?;
    for side in Side::BOTH {
        for (at, (name, _)) in found.odds.means[side].iter().enumerate() {
            let mean = move |odds: &Odds| odds.odds.means[side][at].1;
            if mean(found) > 0.0 || against.is_some_and(|odds| mean(odds) > 0.0) {
                row(&format!("{side} {}", name.replace('_', " ")), &mean)?;
            }
        }
    }
    let mut scores: Vec<(f64, usize, usize)> = Vec::new();
    for (home, row) in found.odds.scores.iter().enumerate() {
        scores.extend(row.iter().enumerate().map(|(away, &p)| (p, home, away)));
    }
    scores.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (_, home, away) in scores.into_iter().take(6) {
        row(&format!("{home}-{away}"), &|odds| {
            odds.odds.scores[home][away]
        })?;
    }
    Ok(())
}

/// What the decisions of the people in a saved match were worth.
fn review(file: &Path, json: bool) -> Result<(), CliError> {
    let text = super::read(file)?;
    let log = Log::parse_torn(&text).with_context(|| format!("{} is damaged", file.display()))?;
    let played = from_log(&log, &place::library(None)?);
    let played = played.with_context(|| format!("cannot replay {}", file.display()))?;
    let reviewed = played.review(&|| ());
    let mut out = crate::screen::stdout();
    if json {
        crate::screen::print_json(&wire::Review::new(&reviewed))?;
        return Ok(());
    }
    if reviewed.is_empty() {
        eprintln!("note: nobody decided anything here that can be solved");
    }
    for explained in &reviewed {
        write!(out, "{}", decision(explained))?;
    }
    for side in Side::BOTH {
        let mine = reviewed.iter().filter(|explained| explained.side == side);
        let costs = mine.filter_map(|explained| Some(explained.cost(explained.chosen?)));
        let (count, cost) = costs.fold((0, 0.0), |(count, sum), cost| (count + 1, sum + cost));
        if count > 0 {
            let name = &played.setup().names[side];
            writeln!(
                out,
                "{name}: {count} decisions, {:.1} % given away",
                100.0 * cost
            )?;
        }
    }
    Ok(())
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
