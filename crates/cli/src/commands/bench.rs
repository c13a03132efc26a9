//! `touchline bench`.

use std::{io::Write as _, num::NonZero, thread, time::Instant};

use games::Dice;
use simulation::Run;
use tabletop::BySide;

use super::{agreed, bench_season, bench_win};
use crate::{args::BenchArgs, error::CliError, place};

pub fn run(args: &BenchArgs) -> Result<(), CliError> {
    if args.season {
        return bench_season::run(args);
    }
    let library = place::library(args.agreed.data.as_ref())?;
    let game = agreed::game(&args.agreed.game)?;
    let default = simulation::bench::usual_coach(game);
    let dice = Dice::App { seed: 1, index: 0 };
    let setup = agreed::setup(&args.agreed, &library, BySide::both(default), dice)?;
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    if args.win_probability {
        return bench_win::run(args, game, &library);
    }
    eprintln!(
        "measuring {} with {} and {} …",
        game, setup.coaches.home, setup.coaches.away
    );
    let measured = simulation::bench::measure(&setup, &library).map_err(agreed::setup_error)?;
    let Some(measured) = measured else {
        return Err(CliError::usage("bench is for computer coaches"));
    };
    let run = Run {
        matches: args
            .matches
            .unwrap_or_else(|| simulation::bench::usual_matches(game)),
        seed: 1,
        threads: cores,
    };
    let began = Instant::now();
    simulation::simulate(&setup, &library, &run, &mut |_, _| ()).map_err(agreed::setup_error)?;
    let all_cores = run.matches as f64 / began.elapsed().as_secs_f64().max(1e-9);
    let mut out = crate::screen::stdout();
    if args.json {
        crate::screen::print_json(&wire::Bench::new(game, &measured, cores, all_cores))?;
        return Ok(());
    }
    writeln!(
        out,
        "one core        {:>12.0} matches a second",
        1e9 / measured.match_ns
    )?;
    writeln!(
        out,
        "{cores} cores         {all_cores:>12.0} matches a second"
    )?;
    writeln!(
        out,
        "a match         {:>12.1} dice and cards",
        measured.draws_per_match
    )?;
    let per_draw = |ns: f64| ns / measured.draws_per_match;
    writeln!(
        out,
        "a die in play   {:>12.2} ns",
        per_draw(measured.match_ns)
    )?;
    writeln!(
        out,
        "the bare die    {:>12.2} ns, its look-up included",
        per_draw(measured.bare_ns)
    )?;
    writeln!(out, "bare / in play  {:>12.2}", measured.ratio)?;
    if let Some(seconds) = measured.solve_seconds {
        writeln!(out, "solving it      {seconds:>12.2} s on one core")?;
    }
    Ok(())
}
