//! `touchline season forecast`.

use competition::TeamIx;
use competition::ranking::{Possible, TableZone};
use football::ENGLISH;
use library::Library;
use seasons::{Season, SeasonForecast, SeasonWords};

use super::{print::out, wrong};
use crate::{args::ForecastArgs, commands::progress, error::CliError};

pub fn run(season: &Season, args: &ForecastArgs, library: &Library) -> Result<(), CliError> {
    if args.seasons == 0 {
        return Err(CliError::usage("--seasons 0: simulate one at least"));
    }
    let bar = progress::bar(args.seasons, "seasons");
    let forecast = season.forecast(args.seasons, args.seed, library, &|more| {
        bar.inc(more);
        Ok(())
    });
    bar.finish_and_clear();
    let forecast = forecast.map_err(wrong)?;
    if args.json {
        let books = library.phrase_books()?;
        let words = SeasonWords::of(&books, ENGLISH);
        let shape = wire::ForecastShape::new(season, &forecast, args.seed, &words)?;
        return Ok(crate::screen::print_json(&shape)?);
    }
    let left = season.open_matches().count();
    let worst = 0.5 / (args.seasons as f64).sqrt();
    out(&format!(
        "{}: {left} matches left, {} seasons simulated with seed {}; standard error at most {:.1} %\n",
        season.header().name,
        args.seasons,
        args.seed,
        100.0 * worst
    ))?;
    titles(season, &forecast)?;
    for stage in 0..season.course().plan().spec.stages.len() {
        table(season, &forecast, stage, args.places)?;
        rounds(season, &forecast, stage)?;
    }
    Ok(())
}

fn percent(chance: f64) -> String {
    format!("{:.1} %", 100.0 * chance)
}

fn titles(season: &Season, forecast: &SeasonForecast) -> Result<(), CliError> {
    out("# title\n")?;
    for (count, team) in ordered(forecast.titles.iter().copied()) {
        let (name, chance) = (season.name(team), forecast.chance(count));
        let error = forecast.standard_error(count);
        out(&format!(
            "{:>8}  {name} (± {})\n",
            percent(chance),
            percent(error)
        ))?;
    }
    Ok(())
}

/// Teams with what was counted of them, most first; without those that it never was.
fn ordered(counts: impl Iterator<Item = u64>) -> Vec<(u64, TeamIx)> {
    let counted = (0..).map(TeamIx).zip(counts);
    let mut teams: Vec<(u64, TeamIx)> = counted
        .map(|(team, count)| (count, team))
        .filter(|(count, _)| *count > 0)
        .collect();
    teams.sort_by_key(|&(count, team)| (std::cmp::Reverse(count), team));
    teams
}

/// The zones of a stage: chances, and what is certain.
fn table(
    season: &Season,
    forecast: &SeasonForecast,
    stage: usize,
    all_places: bool,
) -> Result<(), CliError> {
    let Some(places) = forecast.places.get(&stage) else {
        return Ok(());
    };
    let course = season.course();
    out(&format!("# {}\n", course.plan().spec.stages[stage].name))?;
    let mut possible: Vec<Possible> = Vec::new();
    for group in 0..course.tables(stage)?.len() {
        possible.extend(course.possible_places(stage, group)?);
    }
    for TableZone { name, places: zone } in season.zones(stage) {
        let [first, last] = zone;
        out(&format!("## {name} (places {first} to {last})\n"))?;
        let teams = (0..places.len()).map(TeamIx);
        let counts = teams.map(|team| forecast.in_places(stage, team, zone));
        let counts: Vec<u64> = counts.collect();
        // Who is first in a league has won it: that was told.
        let told = counts == forecast.titles;
        if told {
            out("the chances are those of the title, above\n")?;
        }
        for (count, team) in ordered(counts.into_iter().filter(|_| !told)) {
            let chance = percent(forecast.chance(count));
            out(&format!("{chance:>8}  {}\n", season.name(team)))?;
        }
        let names = |wanted: fn(&Possible, [usize; 2]) -> bool| {
            let found = possible.iter().filter(|possible| wanted(possible, zone));
            let names = found.map(|possible| season.name(possible.team));
            names.collect::<Vec<_>>().join(", ")
        };
        for (what, names) in [
            ("certain", names(Possible::is_certain)),
            ("out of reach", names(Possible::is_out_of_reach)),
        ] {
            if !names.is_empty() {
                out(&format!("{what}: {names}\n"))?;
            }
        }
    }
    if all_places {
        out("## places: chances of 1, 2, 3 … in per cent; those possible\n")?;
        for (team, counts) in places.iter().enumerate() {
            let chance = |&count: &u64| format!("{:.1}", 100.0 * forecast.chance(count));
            let chances: Vec<String> = counts.iter().map(chance).collect();
            let mut text = format!("{}: {}", season.name(TeamIx(team)), chances.join(" "));
            if let Some(found) = possible.iter().find(|p| p.team == TeamIx(team)) {
                text.push_str(&format!("; {} to {}", found.best, found.worst));
            }
            out(&format!("{text}\n"))?;
        }
    }
    Ok(())
}

fn rounds(season: &Season, forecast: &SeasonForecast, stage: usize) -> Result<(), CliError> {
    for ((of, _), (name, counts)) in &forecast.rounds {
        if *of != stage {
            continue;
        }
        out(&format!("# {name}\n"))?;
        for (count, team) in ordered(counts.iter().copied()) {
            let chance = percent(forecast.chance(count));
            out(&format!("{chance:>8}  {}\n", season.name(team)))?;
        }
    }
    Ok(())
}
