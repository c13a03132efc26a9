//! `touchline season …`: leagues, cups and seasons.

pub mod correct;
mod enter;
mod forecast;
mod new;
mod office;
mod people;
mod play;
mod print;
mod sim;
mod squads;
mod tables;

use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::Context as _;
use competition::course::{Act, MatchKey};
use library::Library;
use seasons::{JournalEntry, Season, SeasonError, SeasonHeader, SeasonLine, SeasonStore};

use crate::{
    args::{CompetitionArgs, CompetitionCommand},
    error::CliError,
    place,
    terminal::journal,
};

/// Does it; `competition` is what a new season plays if nobody says otherwise.
pub fn run(args: &CompetitionArgs, competition: &str) -> Result<(), CliError> {
    let library = place::library(args.data.as_ref())?;
    let address = place::address(args.db.as_deref())?;
    super::on_store(&address, async |store| {
        let seasons = SeasonStore::new(store.clone());
        command(&args.what, competition, &seasons, &library).await
    })
}

async fn command(
    what: &CompetitionCommand,
    competition: &str,
    seasons: &SeasonStore,
    library: &Library,
) -> Result<(), CliError> {
    use CompetitionCommand as C;
    let open = async |id: &str| seasons.open(id).await.map_err(wrong);
    match what {
        C::New(args) => new::run(args, competition, seasons, library).await,
        C::List { json } => {
            let mut all = Vec::new();
            for id in seasons.list().await.map_err(wrong)? {
                all.push(open(&id).await?);
            }
            print::list(&all, *json)
        }
        C::Fixtures { season, all, json } => print::fixtures(&open(season).await?, *all, *json),
        C::Enter(args) => enter::run(args, seasons, library).await,
        C::Sim {
            season,
            key,
            all,
            until,
            game,
            results,
        } => {
            let mut season = open(season).await?;
            let how = sim::SimulateHow {
                all: *all,
                until: until.as_deref(),
                results: *results,
                game: game.as_deref(),
            };
            match key {
                Some(key) => sim::one(&mut season, key, how, seasons, library).await,
                None => sim::rounds(&mut season, how, seasons, library).await,
            }
        }
        C::Play(args) => play::run(args, seasons, library).await,
        C::Table { season, json } => print::tables(&open(season).await?, *json),
        C::Players {
            season,
            by,
            top,
            json,
        } => print::players(&open(season).await?, by, *top, *json),
        C::Squads(what) => squads::run(what, seasons, library).await,
        C::People(what) => people::run(what, &open(people::season(what)).await?),
        C::Suspensions { season } => print::suspensions(&open(season).await?),
        C::Withdraw { season, team } => {
            let mut season = open(season).await?;
            let team = season.team(team).map_err(wrong)?;
            put(
                &mut season,
                JournalEntry::new(Act::Withdraw { team }),
                seasons,
            )
            .await
        }
        C::Deduct {
            season,
            team,
            points,
            reason,
        } => {
            let mut season = open(season).await?;
            let act = Act::Deduct {
                stage: season.course().stages().saturating_sub(1),
                team: season.team(team).map_err(wrong)?,
                points: *points,
                reason: reason.clone(),
            };
            put(&mut season, JournalEntry::new(act), seasons).await
        }
        C::Export { season, out } => write(&open(season).await?.file(), out.as_deref()),
        C::Import { file, id } => {
            let text = fs::read_to_string(file)
                .with_context(|| format!("cannot read {}", file.display()))?;
            let season = match id {
                None => Season::parse(&text),
                Some(id) => renamed(&text, id),
            };
            let season = season.with_context(|| format!("{} has faults", file.display()))?;
            seasons.create(&season).await.map_err(wrong)?;
            eprintln!("season {} is here", season.header().id);
            Ok(())
        }
        C::Office(what) => office::run(what, seasons, library).await,
    }
}

/// To a file, or to the standard output.
fn write(text: &str, out: Option<&Path>) -> Result<(), CliError> {
    match out {
        None => crate::screen::stdout_for_data().write_all(text.as_bytes())?,
        Some(path) => journal::write_whole(path, text)?,
    }
    Ok(())
}

/// What people can put right is wrong usage.
pub fn wrong(error: SeasonError) -> CliError {
    match error {
        SeasonError::NoSeason(_) | SeasonError::Taken(_) | SeasonError::Unfit(_) => {
            CliError::usage(error.to_string())
        }
        error => CliError::from(error),
    }
}

fn renamed(text: &str, id: &str) -> Result<Season, SeasonError> {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let mut header = SeasonHeader::parse(first)?;
    header.id = id.to_string();
    Season::parse(&format!("{}{rest}", header.line()))
}

fn key(text: &str) -> Result<MatchKey, CliError> {
    text.parse().map_err(CliError::Usage)
}

/// Enters something, and says what.
async fn put(
    season: &mut Season,
    line: impl Into<SeasonLine>,
    seasons: &SeasonStore,
) -> Result<(), CliError> {
    let line = line.into();
    let entered = seasons.enter(season, vec![line.clone()]).await;
    entered.map_err(|error| match error {
        SeasonError::Course(error) => CliError::usage(error.to_string()),
        error => wrong(error),
    })?;
    print::out(&format!("{}\n", season.tell(&line)))?;
    if let Some(champion) = season.course().champion() {
        eprintln!(
            "{} is over: {} has won it",
            season.header().id,
            season.name(champion)
        );
    }
    Ok(())
}
