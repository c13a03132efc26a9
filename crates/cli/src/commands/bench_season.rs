//! `touchline bench --season`: a league stored with all its statistics, and its title
//! chances over many seasons in memory.

use std::{num::NonZero, thread, time::Instant};

use anyhow::Context as _;
use library::Library;
use seasons::{Season, SeasonHeader, SeasonStore, totals};
use store::{DbAddress, Store};

use super::{agreed, progress, season::wrong};
use crate::{args::BenchArgs, error::CliError, place};

/// Teams of the league: those of the bundled one.
const TEAMS: usize = 20;

pub fn run(args: &BenchArgs) -> Result<(), CliError> {
    let library = place::library(args.agreed.data.as_ref())?;
    let game = agreed::game(&args.agreed.game)?;
    let mut header = SeasonHeader::new("bench", "league", &library).map_err(wrong)?;
    header.game = game.id().to_string();
    header.options.clone_from(&args.agreed.set);
    header.choose_teams(&[], None, &library).map_err(wrong)?;
    header.teams.truncate(TEAMS);
    let fresh = Season::new(header).map_err(wrong)?;
    let (teams, matches) = (fresh.header().teams.len(), fresh.open_matches().count());
    eprintln!("{game}: {teams} teams, {matches} matches");

    let (played, stored) = store_one(fresh.clone(), &library)?;
    let bar = progress::bar(args.seasons, "seasons");
    let began = Instant::now();
    let forecast = fresh.forecast(args.seasons, 1, &library, &|more| {
        bar.inc(more);
        Ok(())
    });
    let simulated = began.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let forecast = forecast.map_err(wrong)?;
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let measured = wire::SeasonBench {
        game: game.id(),
        cores,
        teams,
        matches,
        stored_seconds: stored,
        players: totals(&played).len(),
        seasons: args.seasons,
        seconds: simulated,
        matches_per_second: (args.seasons * matches as u64) as f64 / simulated.max(1e-9),
        title: forecast
            .titles
            .iter()
            .map(|&t| forecast.chance(t))
            .collect(),
    };
    if args.json {
        crate::screen::print_json(&measured)?;
        return Ok(());
    }
    let favourite = (0..teams).max_by_key(|&team| forecast.titles[team]);
    let favourite = favourite.map_or(("", 0.0), |team| {
        let name = fresh.name(competition::TeamIx(team));
        (name, forecast.chance(forecast.titles[team]))
    });
    println!(
        "one season played and stored   {stored:>8.2} s, {} players",
        measured.players
    );
    println!(
        "{:>5} seasons in memory        {simulated:>8.2} s on {cores} cores",
        args.seasons
    );
    println!(
        "                               {:>8.0} matches a second",
        measured.matches_per_second
    );
    println!(
        "the favourite                  {} {:.1} %",
        favourite.0,
        100.0 * favourite.1
    );
    Ok(())
}

/// Plays a season round by round into a database of its own.
fn store_one(mut season: Season, library: &Library) -> Result<(Season, f64), CliError> {
    let folder = std::env::temp_dir().join(format!("touchline-bench-{}", std::process::id()));
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("cannot start the database's thread")?;
    let stored = runtime.block_on(async {
        let store = Store::open(&DbAddress::File(folder.join("bench.db"))).await?;
        let seasons = SeasonStore::new(store.clone());
        let began = Instant::now();
        seasons.create(&season).await.map_err(wrong)?;
        loop {
            let round = season.next_round();
            if round.is_empty() {
                break;
            }
            let entries = season.simulate(&round, library, None).map_err(wrong)?;
            seasons.enter(&mut season, entries).await.map_err(wrong)?;
        }
        let seconds = began.elapsed().as_secs_f64();
        store.close().await;
        Ok::<f64, CliError>(seconds)
    });
    // It was for measuring only.
    let _ = std::fs::remove_dir_all(&folder);
    Ok((season, stored?))
}
