//! `touchline forge …`.

use std::{fs, io::Write as _, path::Path};

use anyhow::Context as _;
use forge::{
    names::Names,
    ratings,
    results::Played,
    seasons::{self, League, Season},
    sheet,
};

use crate::{
    args::{ForgeArgs, ForgeCommand, RatingsArgs, SeasonArgs},
    error::CliError,
};

pub fn run(args: &ForgeArgs) -> Result<(), CliError> {
    match &args.what {
        ForgeCommand::Ratings(args) => rate(args),
        ForgeCommand::NewLeague(args) => super::league::new_league(args),
        ForgeCommand::Template(args) => super::league::template(args),
    }
}

/// Results, and the league and season they are of, if known.
struct Found {
    played: Vec<Played>,
    of: Option<(League, Season)>,
}

fn find(args: &SeasonArgs) -> Result<Found, CliError> {
    if let Some(file) = &args.results {
        let played = seasons::read_file(file)?;
        return Ok(Found { played, of: None });
    }
    let (Some(league), Some(season)) = (args.league, args.season) else {
        return Err(CliError::usage(
            "name --league and --season, or a file with --results",
        ));
    };
    let played = seasons::find(args.results_folder.as_deref(), league, season)?;
    let of = Some((league, season));
    Ok(Found { played, of })
}

fn rate(args: &RatingsArgs) -> Result<(), CliError> {
    let found = find(&args.season)?;
    let clubs = ratings::rate(&found.played, args.method, &Names::bundled()?);
    let (matches, method) = (found.played.len(), args.method);
    let (what, country, tier, which) = match found.of {
        Some((league, season)) => (
            format!("{}, {season}", league.name),
            league.country,
            league.tier,
            format!("--league {} --season {season}", league.code),
        ),
        None => (
            "A season of its own".to_string(),
            args.country.as_str(),
            args.tier,
            "--results FILE".to_string(),
        ),
    };
    let about = [
        format!(
            "{what}: {} clubs rated from {matches} results.",
            clubs.len()
        ),
        format!("Made by `touchline forge ratings {which} --method {method}`."),
    ];
    let text = sheet::write(&clubs, country, tier, &about);
    write(args.out.as_deref(), &text)
}

/// Writes to a file, or to the standard output.
fn write(out: Option<&Path>, text: &str) -> Result<(), CliError> {
    match out {
        Some(path) => fs::write(path, text)
            .with_context(|| format!("cannot write {}; check the folder", path.display()))?,
        None => std::io::stdout().lock().write_all(text.as_bytes())?,
    }
    Ok(())
}
