//! `touchline sim`.

use std::{
    fs::File,
    io::{self, BufWriter, Write},
    num::NonZero,
    thread,
    time::Instant,
};

use anyhow::Context as _;
use games::{Dice, MatchSetup};
use indicatif::{ProgressBar, ProgressStyle};
use simulation::{Played, Run, Summary};
use tabletop::{BySide, Side};

use super::agreed;
use crate::{args::SimArgs, error::CliError, place};

pub fn run(args: &SimArgs) -> Result<(), CliError> {
    let library = place::library(args.data())?;
    let game = agreed::game(&args.agreed.game)?;
    let default = game.coaches().first().map_or("", |(name, _)| *name);
    let dice = Dice::App {
        seed: args.seed,
        index: 0,
    };
    let setup = agreed::setup(&args.agreed, &library, BySide::both(default), dice)?;
    if Side::BOTH
        .iter()
        .any(|&side| setup.coaches[side] == games::HUMAN)
    {
        return Err(CliError::usage("a simulation is between computer coaches"));
    }
    agreed::no_bots(&setup)?;
    if args.matches == 0 {
        return Err(CliError::usage("--matches must be at least 1"));
    }
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let run = Run {
        matches: args.matches,
        seed: args.seed,
        threads: args.threads.unwrap_or(cores).max(1),
    };
    let mut scores = match &args.per_match {
        Some(path) => {
            let file = File::create(path);
            let file = file.with_context(|| format!("cannot write {}", path.display()))?;
            let mut file = BufWriter::new(file);
            writeln!(file, "match,home,away,shootout_home,shootout_away,winner")?;
            Some(file)
        }
        None => None,
    };
    let bar = ProgressBar::new(run.matches);
    let style = "{bar:30} {human_pos}/{human_len} matches, {eta} to go";
    bar.set_style(ProgressStyle::with_template(style)?);
    let mut written: io::Result<()> = Ok(());
    let began = Instant::now();
    let summary = simulation::simulate(&setup, &library, &run, &mut |first, played| {
        bar.inc(played.len() as u64);
        if let (Some(file), Ok(())) = (&mut scores, &written) {
            written = write_scores(file, first, played);
        }
    });
    let took = began.elapsed();
    bar.finish_and_clear();
    let summary = summary.map_err(agreed::setup_error)?;
    for note in &summary.notes {
        eprintln!("note: {note}");
    }
    written.context("cannot write the scores")?;
    if let Some(mut file) = scores {
        file.flush().context("cannot write the scores")?;
    }
    let mut out = crate::screen::stdout();
    if args.json {
        let shape = wire::Sim::new(&setup, &run, &summary, took);
        crate::screen::print_json(&shape)?;
        return Ok(());
    }
    table(&mut out, &setup, &summary)?;
    let per_second = summary.matches as f64 / took.as_secs_f64().max(1e-9);
    eprintln!(
        "{:.1} s, {per_second:.0} matches a second",
        took.as_secs_f64()
    );
    Ok(())
}

impl SimArgs {
    fn data(&self) -> Option<&std::path::PathBuf> {
        self.agreed.data.as_ref()
    }
}

fn write_scores(file: &mut impl Write, first: u64, played: &[Played]) -> io::Result<()> {
    for (index, played) in (first..).zip(played) {
        let kicks = match played.shootout {
            Some(kicks) => format!("{},{}", kicks.home, kicks.away),
            None => ",".to_string(),
        };
        let winner = played.winner.map_or("draw", Side::name);
        let score = played.score;
        writeln!(
            file,
            "{index},{},{},{kicks},{winner}",
            score.home, score.away
        )?;
    }
    Ok(())
}

fn table(out: &mut impl Write, setup: &MatchSetup, summary: &Summary) -> io::Result<()> {
    let matches = summary.matches as f64;
    let percent = |count: u64| 100.0 * count as f64 / matches;
    let drawn = summary.matches - summary.won.home - summary.won.away;
    let names = &setup.names;
    writeln!(
        out,
        "{} ({}) against {} ({}), {} matches",
        names.home, setup.coaches.home, names.away, setup.coaches.away, summary.matches
    )?;
    writeln!(
        out,
        "won {:.2} %, drawn {:.2} %, lost {:.2} %",
        percent(summary.won.home),
        percent(drawn),
        percent(summary.won.away)
    )?;
    writeln!(out, "\n{:<16} {:>10} {:>10}", "a match", "home", "away")?;
    let (home, away) = (summary.box_score.stats.home, summary.box_score.stats.away);
    for ((name, home), (_, away)) in home.named().zip(away.named()) {
        if home + away > 0 {
            let (home, away) = (home as f64 / matches, away as f64 / matches);
            writeln!(
                out,
                "{:<16} {home:>10.3} {away:>10.3}",
                name.replace('_', " ")
            )?;
        }
    }
    writeln!(out, "\nlikeliest scores:")?;
    let mut scores: Vec<(u64, usize, usize)> = Vec::new();
    for (home, row) in summary.scores.iter().enumerate() {
        scores.extend(
            row.iter()
                .enumerate()
                .map(|(away, &count)| (count, home, away)),
        );
    }
    scores.sort_unstable_by(|a, b| b.cmp(a));
    for (count, home, away) in scores.into_iter().take(6).filter(|(count, ..)| *count > 0) {
        writeln!(out, "  {home}-{away}  {:.2} %", percent(count))?;
    }
    Ok(())
}
