//! `touchline season squad`, `transfer`, `next` and what else is about who plays where.

use std::io::Write as _;

use arena::new_match;
use competition::TeamIx;
use competition::course::{Act, Scheduled};
use library::Library;
use seasons::{
    JournalEntry, Season, SeasonError, SeasonStore, ValidSince, next_seasons,
    people::{self, Cell, Listing},
};
use tabletop::Side;

use super::{key, people::print, put, wrong};
use crate::{
    args::{ListingArgs, SquadCommand},
    commands::agreed,
    error::CliError,
};

pub async fn run(
    what: &SquadCommand,
    seasons: &SeasonStore,
    library: &Library,
) -> Result<(), CliError> {
    use SquadCommand as S;
    let open = async |id: &str| seasons.open(id).await.map_err(wrong);
    match what {
        S::Squad { args, team: of } => {
            let season = open(&args.season).await?;
            let of = season.team(of).map_err(wrong)?;
            print(squad(&season, of, library)?, args)
        }
        S::Eleven {
            season,
            team,
            men,
            key,
        } => {
            let mut season = open(season).await?;
            let act = line_up(&season, team, men, key.as_deref(), library)?;
            put(&mut season, JournalEntry::new(act), seasons).await
        }
        S::Injuries { season } => injuries(&open(season).await?),
        S::Suspend(args) | S::Hurt(args) => {
            let mut season = open(&args.season).await?;
            let team = season.team(&args.team).map_err(wrong)?;
            let known = season.knows(team, None, &[&args.player], library);
            known.map_err(wrong)?;
            let (player, matches) = (args.player.clone(), args.matches);
            let act = match what {
                S::Suspend(_) => Act::Suspend {
                    team,
                    player,
                    matches,
                },
                _ => Act::Hurt {
                    team,
                    player,
                    matches,
                },
            };
            put(&mut season, JournalEntry::new(act), seasons).await
        }
        S::Transfer {
            season,
            player,
            from,
            to,
            since,
        } => {
            let mut season = open(season).await?;
            let act = transfer(
                &season,
                player,
                from,
                to.as_deref(),
                since.as_deref(),
                library,
            )?;
            put(&mut season, JournalEntry::new(act), seasons).await
        }
        S::Next { divisions, moves } => next(divisions, *moves, seasons).await,
        S::AllTime {
            seasons: ids,
            players,
            top,
            json,
            csv,
        } => {
            let all = with_those_before(ids, seasons).await?;
            let (season, top, json, csv) = (String::new(), *top, *json, *csv);
            let listing = match players {
                true => people::all_time_players(&all),
                false => people::all_time(&all),
            };
            print(
                listing,
                &ListingArgs {
                    season,
                    top,
                    json,
                    csv,
                },
            )
        }
    }
}

/// Who begins for a team, in one match or in all.
fn line_up(
    season: &Season,
    team: &str,
    men: &[String],
    only: Option<&str>,
    library: &Library,
) -> Result<Act, CliError> {
    let team = season.team(team).map_err(wrong)?;
    let key = only.map(key).transpose()?;
    let men = men.iter().map(|name| name.trim().to_string());
    let men: Vec<String> = men.filter(|name| !name.is_empty()).collect();
    let names: Vec<&str> = men.iter().map(String::as_str).collect();
    let known = season.knows(team, key, &names, library);
    known.map_err(wrong)?;
    Ok(Act::LineUp { team, key, men })
}

/// A player goes from one team to another, or out of the league.
fn transfer(
    season: &Season,
    player: &str,
    from: &str,
    to: Option<&str>,
    since: Option<&str>,
    library: &Library,
) -> Result<Act, CliError> {
    let from = season.team(from).map_err(wrong)?;
    let to = to.map(|to| season.team(to)).transpose();
    let to = to.map_err(wrong)?;
    let known = season.knows(from, None, &[player], library);
    known.map_err(wrong)?;
    if to == Some(from) {
        return Err(CliError::usage(format!("{player} is there already")));
    }
    if let Some(since) = since {
        since.parse::<ValidSince>().map_err(CliError::Usage)?;
    }
    Ok(Act::Transfer {
        player: player.to_string(),
        from: Some(from),
        to,
        since: since.map(str::to_string),
    })
}

/// Who is hurt, and for how long.
fn injuries(season: &Season) -> Result<(), CliError> {
    let mut out = crate::screen::stdout();
    for (team, player, left) in season.injured() {
        let matches = if left == 1 { "match" } else { "matches" };
        let team = season.name(team);
        writeln!(out, "{player} ({team}) is hurt and misses {left} {matches}")?;
    }
    Ok(())
}

/// The next match of a team, for what the game makes of its squad.
fn next_match(season: &Season, team: TeamIx) -> Option<&Scheduled> {
    let plays = |found: &&Scheduled| [found.fixture().home, found.fixture().away].contains(&team);
    season
        .course()
        .matches()
        .filter(|found| found.is_open())
        .find(plays)
}

fn squad(season: &Season, team: TeamIx, library: &Library) -> Result<Listing, CliError> {
    let men = season.squad(team, None, library).map_err(wrong)?;
    let (_, left) = season.changes(team, None);
    let mut begins: Vec<String> = Vec::new();
    if let Some(found) = next_match(season, team) {
        let setup = season.setup(found.key, None).map_err(wrong)?;
        let side = match found.fixture().home == team {
            true => Side::Home,
            false => Side::Away,
        };
        let played = new_match(&setup, library).map_err(agreed::setup_error)?;
        begins = played.report().starters[side].clone();
    }
    let mut rows = Vec::new();
    for name in men
        .iter()
        .chain(begins.iter().filter(|name| !men.contains(name)))
    {
        let banned = season.course().suspensions().records();
        let banned = { banned }.find(|(of, player, _)| *of == team && player == name);
        let banned = banned.map_or(0, |(_, _, record)| record.banned());
        let hurt = { season.injured() }.find(|(of, player, _)| *of == team && player == name);
        let state = match (banned, hurt) {
            _ if left.contains(name) => "left".to_string(),
            (banned, _) if banned > 0 => format!("suspended for {banned}"),
            (_, Some((_, _, matches))) => format!("hurt for {matches}"),
            _ if begins.contains(name) => "begins".to_string(),
            _ => String::new(),
        };
        rows.push(vec![Cell::from(name.as_str()), Cell::from(state)]);
    }
    Ok(Listing {
        columns: vec!["player", "next_match"],
        rows,
    })
}

async fn next(
    texts: &[String],
    moves: Option<usize>,
    seasons: &SeasonStore,
) -> Result<(), CliError> {
    let mut named: Vec<(Season, &str)> = Vec::new();
    for text in texts {
        let Some((old, new)) = text.split_once('=').filter(|(_, new)| !new.is_empty()) else {
            let what = format!("`{text}`: write SEASON=NEW, as in first=first-2");
            return Err(CliError::usage(what));
        };
        named.push((seasons.open(old).await.map_err(wrong)?, new));
    }
    // The highest first, and each below the one it names.
    let mut divisions: Vec<(Season, &str)> = Vec::new();
    while !named.is_empty() {
        let last = divisions
            .last()
            .map(|(season, _)| season.header().id.clone());
        let above = |season: &Season| season.header().above.clone();
        let is_named = |id: &String| named.iter().any(|(season, _)| season.header().id == *id);
        let at = named.iter().position(|(season, _)| match &last {
            Some(last) => above(season).as_ref() == Some(last),
            None => above(season).is_none_or(|id| !is_named(&id)),
        });
        let Some(at) = at else {
            let ids: Vec<&str> = named
                .iter()
                .map(|(season, _)| season.header().id.as_str())
                .collect();
            let last = last.as_deref().unwrap_or("the others");
            let what = format!("{} is not below {last}", ids.join(", "));
            return Err(CliError::usage(format!(
                "{what}; `season new --above` links divisions"
            )));
        };
        divisions.push(named.remove(at));
    }
    for id in seasons.list().await.map_err(wrong)? {
        let known = |id: &String| {
            divisions
                .iter()
                .any(|(season, _)| season.header().id == *id)
        };
        let above = seasons
            .open(&id)
            .await
            .map_err(wrong)?
            .header()
            .above
            .clone();
        if let Some(above) = above.filter(|above| !known(&id) && known(above)) {
            let what = format!("{id} is the division below {above}");
            return Err(CliError::usage(format!("{what}; name it too, as {id}=NEW")));
        }
    }
    let pairs: Vec<(&Season, &str)> = divisions.iter().map(|(season, id)| (season, *id)).collect();
    let next = next_seasons(&pairs, moves).map_err(wrong)?;
    seasons.create_all(&next).await.map_err(wrong)?;
    for (season, (follows, _)) in next.iter().zip(&pairs) {
        let (header, follows) = (season.header(), &follows.header().id);
        let teams = header.teams.len();
        eprintln!("{} follows {follows}: {teams} teams", header.id);
    }
    Ok(())
}

/// Seasons, and those they follow as far as they are here.
async fn with_those_before(ids: &[String], seasons: &SeasonStore) -> Result<Vec<Season>, CliError> {
    let mut all: Vec<Season> = Vec::new();
    for id in ids {
        let mut next = Some(seasons.open(id).await.map_err(wrong)?);
        while let Some(season) = next.take() {
            if all
                .iter()
                .any(|known| known.header().id == season.header().id)
            {
                break;
            }
            if let Some(before) = &season.header().follows {
                next = match seasons.open(before).await {
                    Err(SeasonError::NoSeason(_)) => None,
                    found => Some(found.map_err(wrong)?),
                };
            }
            all.push(season);
        }
    }
    Ok(all)
}
