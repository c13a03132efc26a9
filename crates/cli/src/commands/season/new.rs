//! `touchline season new`.

use std::path::Path;

use anyhow::Context as _;
use clubhouse::season::{Day, Entry, Given, Header, Season, SeasonError, SeasonTeam, Seasons};
use competition::{TeamIx, course::Act, result::MatchResult};
use football::spelling;
use games::{GameId, playable::Team};
use library::Library;
use statistics::{calendar, names::Names};

use super::wrong;
use crate::{args::NewSeasonArgs, commands::agreed, error::CliError};

/// Begins a season; `competition` is what is played if nobody says otherwise.
pub async fn run(
    args: &NewSeasonArgs,
    competition: &str,
    seasons: &Seasons,
    library: &Library,
) -> Result<(), CliError> {
    let named = args.competition.as_deref().unwrap_or(competition);
    let text = match named.ends_with(".json") {
        true => crate::commands::read(named.as_ref())?,
        false => named.to_string(),
    };
    let mut header = Header::new(&args.season, &text, library).map_err(wrong)?;
    if let Some(game) = &args.game {
        header.game.clone_from(game);
    }
    header.options.clone_from(&args.set);
    header.seed = args.seed;
    header.above.clone_from(&args.above);
    for text in &args.game_of {
        let Some((part, game)) = text.split_once('=') else {
            let what = format!("`--game-of {text}`: write --game-of 1.3=goal-dice");
            return Err(CliError::usage(what));
        };
        header.games.insert(part.to_string(), game.to_string());
    }
    let group = args.group.as_deref();
    let played = match &args.fixtures {
        None => {
            let chosen = header.choose_teams(&args.teams, group, library);
            chosen.map_err(wrong)?;
            Vec::new()
        }
        Some(path) => listed(path, args, &mut header, library)?,
    };
    let mut season = Season::new(header).map_err(|error| match error {
        // The competition, the teams and their number do not fit.
        SeasonError::Course(_) | SeasonError::Faults(_) => CliError::usage(error.to_string()),
        error => wrong(error),
    })?;
    season.can_begin(library).map_err(|error| match error {
        SeasonError::Setup(error) => agreed::setup_error(error),
        error => wrong(error),
    })?;
    for entry in played {
        season.add(entry).map_err(wrong)?;
    }
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

/// Takes matches and clubs from a list, and what of its results is wanted.
fn listed(
    path: &Path,
    args: &NewSeasonArgs,
    header: &mut Header,
    library: &Library,
) -> Result<Vec<Entry>, CliError> {
    let text =
        statistics::text::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let list = calendar::read(&text).with_context(|| format!("{} has faults", path.display()))?;
    let mut written: Vec<&str> = Vec::new();
    for name in list.iter().flat_map(|one| [&one.home, &one.away]) {
        if !written.contains(&name.as_str()) {
            written.push(name);
        }
    }
    header.teams = clubs(&written, args, &header.game, library)?;
    let at = |name: &String| TeamIx(written.iter().position(|known| known == name).unwrap_or(0));
    let given: Vec<Given> = list
        .iter()
        .map(|one| Given {
            teams: [at(&one.home), at(&one.away)],
            day: one
                .day
                .and_then(|(year, month, day)| Day::new(year, month, day)),
            round: one.round.clone(),
            men: one.men.clone(),
        })
        .collect();
    let keys = header
        .give(&given)
        .with_context(|| format!("{} has faults", path.display()))?;
    let Some(until) = &args.results else {
        return Ok(Vec::new());
    };
    let until = until.as_deref().map(str::parse::<Day>).transpose();
    let until = until.map_err(CliError::Usage)?;
    let in_time =
        |given: &Given| until.is_none_or(|until| given.day.is_some_and(|day| day <= until));
    let played = list.iter().zip(given.iter().zip(keys));
    let played = played.filter(|(_, (given, _))| in_time(given));
    let entry = |(one, (given, key)): (&calendar::Listed, (&Given, _))| {
        let result = Box::new(MatchResult::new(one.goals?));
        let teams = given.teams;
        Some(Entry::new(Act::Result { key, teams, result }))
    };
    Ok(played.filter_map(entry).collect())
}

/// The teams of the game that a list means; a free name will do where teams differ in
/// nothing else.
fn clubs(
    written: &[&str],
    args: &NewSeasonArgs,
    game: &str,
    library: &Library,
) -> Result<Vec<SeasonTeam>, CliError> {
    let game: GameId = agreed::game(game)?;
    let teams = game.teams(library)?;
    let of_group = |team: &&Team| args.group.as_ref().is_none_or(|group| *group == team.group);
    let teams: Vec<&Team> = teams.iter().filter(of_group).collect();
    let names = Names::bundled().context("the names of clubs have faults")?;
    let mut found = Vec::new();
    let mut unknown = Vec::new();
    let as_written: Vec<String> = written.iter().map(ToString::to_string).collect();
    for (name, called) in written.iter().zip(names.of(&as_written)) {
        let said = args.clubs.iter().filter_map(|text| text.split_once('='));
        let said = { said }
            .find(|(text, _)| text == name)
            .map(|(_, team)| team);
        let is = |team: &&&Team| match said {
            Some(said) => team.club.id == said || spelling::is_same(&team.club.name, said),
            None => {
                let known = [*name, called.name.as_str()].map(plain);
                team.club.id == *name || known.contains(&plain(&team.club.name))
            }
        };
        match teams.iter().find(is) {
            Some(team) => {
                found.push(SeasonTeam::new(*name, Some(team.club.id.clone())));
            }
            None if !game.teams_differ() => found.push(SeasonTeam::new(*name, None)),
            None => unknown.push((*name, said.unwrap_or(&called.name).to_string())),
        }
    }
    if unknown.is_empty() {
        return Ok(found);
    }
    let teams: Vec<Team> = teams.into_iter().cloned().collect();
    let missing: Vec<String> = unknown
        .iter()
        .map(|(name, called)| match Team::meant(called, &teams) {
            Ok(_) => (*name).to_string(),
            Err(what) => format!("{name} ({})", what.rsplit("; ").next().unwrap_or_default()),
        })
        .collect();
    Err(CliError::usage(format!(
        "{game} has no team for: {}; name each, as in --club '{}=TEAM' (`touchline teams --game \
         {game}` lists them), or another --group",
        missing.join(", "),
        unknown[0].0
    )))
}

/// A name without what some write and some do not.
fn plain(name: &str) -> String {
    let words = name.split_whitespace().map(spelling::plain);
    words
        .filter(|word| !matches!(word.as_str(), "fc" | "afc" | "cf" | "the"))
        .collect()
}
