//! `touchline sim`.

use std::{
    fs::File,
    io::{self, BufWriter, Write},
    num::NonZero,
    thread,
    time::Instant,
};

use anyhow::Context as _;
use football::{phrase, phrase::decimal, score};
use games::{Dice, MatchSetup};
use simulation::{MatchOfRun, Run, Summary};
use tabletop::{BySide, Side};

use super::{agreed, progress};
use crate::{args::SimArgs, error::CliError, place, speech::Speech, terminal::sheet};

pub fn run(args: &SimArgs) -> Result<(), CliError> {
    let library = place::library(args.data())?;
    let speech = Speech::new(&library, &args.told.language)?;
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
    let bar = progress::bar(run.matches, speech.term("odds.matches"));
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
        speech.note(&speech.say(note));
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
    table(&mut out, &setup, &summary, &speech)?;
    let seconds = took.as_secs_f64();
    let took = phrase!(
        "sim.took",
        seconds = decimal(seconds, 1),
        speed = decimal(summary.matches as f64 / seconds.max(1e-9), 0),
    );
    eprintln!("{}", speech.say(&took));
    Ok(())
}

impl SimArgs {
    fn data(&self) -> Option<&std::path::PathBuf> {
        self.agreed.data.as_ref()
    }
}

fn write_scores(file: &mut impl Write, first: u64, played: &[MatchOfRun]) -> io::Result<()> {
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

fn table(
    out: &mut impl Write,
    setup: &MatchSetup,
    summary: &Summary,
    speech: &Speech,
) -> io::Result<()> {
    let matches = summary.matches as f64;
    let percent = |count: u64| decimal(100.0 * count as f64 / matches, 2);
    let drawn = summary.matches - summary.won.home - summary.won.away;
    let of = sheet::of_coaches("sim.of", setup, speech).with("matches", summary.matches);
    writeln!(out, "{}", speech.teller(&setup.names).say(&of))?;
    let worth = phrase!(
        "terminal.worth",
        won = percent(summary.won.home),
        drawn = percent(drawn),
        lost = percent(summary.won.away),
    );
    writeln!(out, "{}", speech.say(&worth))?;
    let [home, away] = Side::BOTH.map(|side| speech.side(side));
    let title = speech.term("sim.a.match");
    writeln!(out, "\n{title:<16} {home:>10} {away:>10}")?;
    let (home, away) = (summary.box_score.stats.home, summary.box_score.stats.away);
    for ((name, home), (_, away)) in home.named().zip(away.named()) {
        if home + away > 0 {
            let [home, away] = [home, away].map(|sum| speech.decimal(sum as f64 / matches, 3));
            writeln!(out, "{:<16} {home:>10} {away:>10}", speech.stat(name))?;
        }
    }
    writeln!(out, "\n{}", speech.term("sim.likeliest"))?;
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
        let goals = BySide { home, away }.map(|goals| goals as u16);
        let line = phrase!("sim.score", score = score(goals), share = percent(count));
        writeln!(out, "  {}", speech.say(&line))?;
    }
    Ok(())
}
