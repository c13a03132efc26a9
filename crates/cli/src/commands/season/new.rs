//! `touchline season new`.

use anyhow::Context as _;
use library::Library;
use seasons::{
    BeginError, FixtureList, ListResults, NewSeason, SeasonPart, SeasonStore, SeasonWishFault,
};

use super::wrong;
use crate::{args::NewSeasonArgs, error::CliError};

/// Begins a season; `competition` is what is played if nobody says otherwise.
pub async fn run(
    args: &NewSeasonArgs,
    competition: &str,
    seasons: &SeasonStore,
    library: &Library,
) -> Result<(), CliError> {
    let named = args.competition.as_deref().unwrap_or(competition);
    let wish = NewSeason {
        id: args.season.clone(),
        competition: match named.ends_with(".json") {
            true => crate::commands::read(named.as_ref())?,
            false => named.to_string(),
        },
        game: args.game.clone(),
        options: args.set.clone(),
        games: games_of(args)?,
        teams: args.teams.clone(),
        group: args.group.clone(),
        list: list(args)?,
        above: args.above.clone(),
        seed: args.seed,
    };
    let season = wish.begun(library).map_err(|error| match error {
        BeginError::Faults(faults) => CliError::usage(told(args, &faults)),
        BeginError::Season(error) => wrong(error),
    })?;
    seasons.create(&season).await.map_err(wrong)?;
    let (header, matches) = (season.header(), season.course().matches().count());
    eprintln!(
        "{} ({}): {} teams, {matches} matches so far, played with {}",
        header.id,
        header.name,
        header.teams.len(),
        header.game
    );
    Ok(())
}

fn games_of(args: &NewSeasonArgs) -> Result<Vec<(String, String)>, CliError> {
    let game = |text: &String| match text.split_once('=') {
        Some((part, game)) => Ok((part.to_string(), game.to_string())),
        None => {
            let what = format!("`--game-of {text}`: write --game-of 1.3=goal-dice");
            Err(CliError::usage(what))
        }
    };
    args.game_of.iter().map(game).collect()
}

fn list(args: &NewSeasonArgs) -> Result<Option<FixtureList>, CliError> {
    let Some(path) = &args.fixtures else {
        return Ok(None);
    };
    let text =
        statistics::text::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let results = match &args.results {
        None => ListResults::None,
        Some(None) => ListResults::All,
        Some(Some(day)) => ListResults::Until(day.parse().map_err(CliError::Usage)?),
    };
    let clubs = args.clubs.iter().filter_map(|text| text.split_once('='));
    let clubs = clubs.map(|(written, team)| (written.to_string(), team.to_string()));
    Ok(Some(FixtureList {
        text,
        results,
        clubs: clubs.collect(),
    }))
}

/// All faults, those of a file with its name.
fn told(args: &NewSeasonArgs, faults: &[SeasonWishFault]) -> String {
    let fault = |SeasonWishFault { part, fault }: &SeasonWishFault| match &args.fixtures {
        Some(path) if *part == SeasonPart::List => format!("{}: {fault}", path.display()),
        _ => fault.to_string(),
    };
    faults.iter().map(fault).collect::<Vec<_>>().join("\n")
}
