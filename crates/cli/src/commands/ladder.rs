//! `touchline ladder`.

use std::{
    io::{self, Write},
    num::NonZero,
    thread,
};

use indicatif::{ProgressBar, ProgressStyle};
use simulation::ladder::{LadderContest, LadderPair, LadderPlan, LadderStandings, Rung, ladder};
use tabletop::BySide;

use super::agreed;
use crate::{args::LadderArgs, error::CliError, place};

pub fn run(args: &LadderArgs) -> Result<(), CliError> {
    let library = place::library(args.data.as_ref())?;
    let game = agreed::game(&args.game)?;
    let coaches = match args.coaches.is_empty() {
        true => {
            let all = game.coaches().into_iter();
            all.map(|(name, _)| name.to_string()).collect()
        }
        false => args.coaches.clone(),
    };
    // Without a word about teams the first two play.
    let teams = match (&args.home, &args.away) {
        (None, None) => None,
        (home, away) => {
            let clubs = agreed::teams(home.as_ref(), away.as_ref(), game, &library)?;
            Some(clubs.map(|club| club.id))
        }
    };
    let contest = LadderContest {
        game,
        coaches,
        options: args.set.clone(),
        teams,
    };
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let plan = LadderPlan {
        matches: args.matches,
        seed: args.seed,
        threads: args.threads.unwrap_or(cores).max(1),
        margin: args.margin,
    };
    // Where no terminal is, the bar shows nothing.
    let bar = ProgressBar::new(contest.pairs().saturating_mul(plan.matches / 2 * 2));
    let style = "{bar:30} {human_pos}/{human_len} matches at most, {eta} to go";
    bar.set_style(ProgressStyle::with_template(style)?);
    let standings = ladder(&contest, &library, &plan, &|news| {
        bar.inc(news.played);
        bar.dec_length(news.spared);
    });
    bar.finish_and_clear();
    let standings = standings.map_err(agreed::setup_error)?;
    let mut out = crate::screen::stdout();
    if args.json {
        let shape = wire::Ladder::new(&contest, &plan, &standings);
        crate::screen::print_json(&shape)?;
        return Ok(());
    }
    print(&mut out, &contest, &plan, &standings)?;
    Ok(())
}

fn print(
    out: &mut impl Write,
    contest: &LadderContest,
    plan: &LadderPlan,
    standings: &LadderStandings,
) -> io::Result<()> {
    let coaches = contest.coaches.len();
    let game = contest.game.name();
    writeln!(out, "{game}, {coaches} coaches, seed {}", plan.seed)?;
    if let Some(BySide { home, away }) = &contest.teams {
        writeln!(out, "all matches are {home} v {away}")?;
    }
    writeln!(out, "± is a 95 % interval")?;
    let coach_width = widest(standings.table.iter().map(|rung| rung.coach.as_str()));
    let coach = "coach";
    writeln!(
        out,
        "\n{coach:<coach_width$} {:>8} {:>7} {:>9}",
        "Elo", "±", "matches"
    )?;
    for rung in &standings.table {
        let Rung { coach, elo, .. } = rung;
        let (within, matches) = (rung.interval.half_width, rung.matches);
        writeln!(
            out,
            "{coach:<coach_width$} {elo:>+8.1} {within:>7.1} {matches:>9}"
        )?;
    }
    let names: Vec<String> = standings
        .pairs
        .iter()
        .map(|pair| format!("{} v {}", pair.a, pair.b))
        .collect();
    let pair_width = widest(names.iter().map(String::as_str));
    let pair = "pair";
    writeln!(
        out,
        "\n{pair:<pair_width$} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7} {:>11}  stopped",
        "twins", "score", "±", "won", "drawn", "lost", "goals"
    )?;
    for (name, pair) in names.iter().zip(&standings.pairs) {
        let LadderPair {
            tally, interval, ..
        } = pair;
        let [scored, conceded] = tally.goals_per_match();
        writeln!(
            out,
            "{name:<pair_width$} {:>7} {:>7.4} {:>7.4} {:>7} {:>7} {:>7} {:>11}  {}",
            tally.twins,
            tally.score(),
            interval.half_width,
            tally.won,
            tally.drawn,
            tally.lost,
            format!("{scored:.2}-{conceded:.2}"),
            pair.stopped.name()
        )?;
    }
    Ok(())
}

/// The width of a column with a heading of five letters or fewer.
fn widest<'a>(cells: impl Iterator<Item = &'a str>) -> usize {
    cells
        .map(|cell| cell.chars().count())
        .max()
        .unwrap_or(0)
        .max(5)
}
