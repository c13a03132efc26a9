//! Finds out what a file or folder of statistics is.

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde::Deserialize;
use tabletop::Faults;

use super::{Estimate, Imported, table, wyscout};
use crate::{
    results,
    stats::{self, CLUBS_FILE, ClubCount as C, PLAYERS_FILE, SeasonFaults},
};

/// Why statistics could not be taken.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// A file cannot be read.
    #[error("cannot read {}; check its name and that it is UTF-8: {why}", path.display())]
    Read {
        /// Which.
        path: PathBuf,
        /// Why.
        why: std::io::Error,
    },
    /// A season with faults.
    #[error(transparent)]
    Season(#[from] SeasonFaults),
    /// A file with faults.
    #[error("{}: {faults}", path.display())]
    Faults {
        /// Which.
        path: PathBuf,
        /// What is wrong.
        faults: Faults,
    },
    /// Nothing that is known.
    #[error("{}: {what}", path.display())]
    Unknown {
        /// Where.
        path: PathBuf,
        /// What is missing.
        what: String,
    },
}

fn read(path: &Path) -> Result<String, ImportError> {
    fs::read_to_string(path).map_err(|why| ImportError::Read {
        path: path.to_path_buf(),
        why,
    })
}

/// Statistics in a file or folder: clubs.csv and players.csv of our own; players_….csv and
/// teams_….csv of event counts (`league` says which); results as a CSV table, JSON or lines of
/// text; or a plain league table.
///
/// # Errors
///
/// What is wrong with it, with lines.
pub fn open(path: &Path, league: Option<&str>) -> Result<Imported, ImportError> {
    if !path.is_dir() {
        return file(path, league);
    }
    let own = [path.join(CLUBS_FILE), path.join(PLAYERS_FILE)];
    if own.iter().all(|file| file.is_file()) {
        let season = stats::read(&read(&own[0])?, &read(&own[1])?)?;
        let estimated = estimates_in(&read(&own[0])?);
        return Ok(Imported { season, estimated });
    }
    let mut files: Vec<PathBuf> = fs::read_dir(path)
        .map_err(|why| ImportError::Read {
            path: path.to_path_buf(),
            why,
        })?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|file| file.is_file())
        .collect();
    files.sort();
    let starts = |file: &&PathBuf, with: &str| {
        let name = file
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or_default();
        name.starts_with(with) && name.ends_with(".csv")
    };
    let players = files.iter().find(|file| starts(file, "players"));
    let teams = files.iter().find(|file| starts(file, "teams"));
    if let (Some(players), Some(teams)) = (players, teams) {
        return events(players, teams, league);
    }
    match &files[..] {
        [only] => file(only, league),
        _ => Err(ImportError::Unknown {
            path: path.to_path_buf(),
            what: format!(
                "a folder of statistics has {CLUBS_FILE} and {PLAYERS_FILE}, or players_….csv and \
                 teams_….csv, or one file of results"
            ),
        }),
    }
}

fn events(players: &Path, teams: &Path, league: Option<&str>) -> Result<Imported, ImportError> {
    let faults = |path: &Path| {
        let path = path.to_path_buf();
        move |faults| ImportError::Faults { path, faults }
    };
    let (of_players, of_teams) = (read(players)?, read(teams)?);
    let leagues = wyscout::leagues(&of_teams).map_err(faults(teams))?;
    let league = match (league, &leagues[..]) {
        (Some(league), _) => league,
        (None, [only]) => only,
        (None, _) => {
            return Err(ImportError::Unknown {
                path: teams.to_path_buf(),
                what: format!("say which league with --league: {}", leagues.join(", ")),
            });
        }
    };
    wyscout::read(&of_players, &of_teams, league).map_err(faults(players))
}

fn file(path: &Path, league: Option<&str>) -> Result<Imported, ImportError> {
    let text = read(path)?;
    let faults = |faults| ImportError::Faults {
        path: path.to_path_buf(),
        faults,
    };
    let name = path
        .file_stem()
        .and_then(|name| name.to_str())
        .unwrap_or("league");
    let name = league.unwrap_or(name);
    let head = text
        .lines()
        .find(|line| !line.trim().is_empty())
        .unwrap_or_default();
    let header: Vec<String> = head
        .split([',', ';', '\t'])
        .map(|cell| cell.trim().to_lowercase())
        .collect();
    let has = |column: &str| header.iter().any(|cell| cell == column);
    if has("hometeam") || head.trim_start().starts_with(['{', '=', '#', '»']) || header.len() < 4 {
        let played = results::read(&text).map_err(faults)?;
        let mut rows = table::of_results(&played);
        if has("hometeam") {
            counts(&text, &mut rows);
        }
        let scorers = scorers(&text);
        let mut estimated = Vec::new();
        if !scorers.is_empty() {
            estimated.push(Estimate::new(
                "positions of scorers",
                "forwards and midfielders, those with most goals first",
            ));
        }
        return table::season(name, rows, &scorers, estimated).map_err(faults);
    }
    let rows = table::read(&text).map_err(faults)?;
    let home = Estimate::new(
        "home and away",
        "hosts score 55.5 % of the goals and win more",
    );
    table::season(name, rows, &[], vec![home]).map_err(faults)
}

/// What a table of results counts besides goals: columns of hosts and visitors.
const COUNTED: [(&str, &str, C, Option<C>); 5] = [
    ("HS", "AS", C::Shots, Some(C::ShotsAgainst)),
    ("HST", "AST", C::OnTarget, Some(C::OnTargetAgainst)),
    ("HF", "AF", C::Fouls, Some(C::Fouled)),
    ("HC", "AC", C::Corners, Some(C::CornersAgainst)),
    ("HY", "AY", C::Yellows, None),
];

/// Sums of what was counted in all matches, if every match has it.
fn counts(text: &str, rows: &mut [table::Row]) {
    let mut table = csv::ReaderBuilder::new()
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    let Ok(headers) = table.headers().cloned() else {
        return;
    };
    let place = |name: &str| headers.iter().position(|header| header == name);
    let (Some(home), Some(away)) = (place("HomeTeam"), place("AwayTeam")) else {
        return;
    };
    let records: Vec<csv::StringRecord> = table.records().filter_map(Result::ok).collect();
    for (of_home, of_away, column, against) in COUNTED {
        let (Some(hosts), Some(visitors)) = (place(of_home), place(of_away)) else {
            continue;
        };
        let number =
            |record: &csv::StringRecord, at: usize| -> Option<u32> { record.get(at)?.parse().ok() };
        let played = records
            .iter()
            .filter(|record| record.get(home).is_some_and(|name| !name.is_empty()));
        let all: Option<Vec<_>> = played
            .map(|record| {
                Some((
                    record.get(home)?,
                    record.get(away)?,
                    number(record, hosts)?,
                    number(record, visitors)?,
                ))
            })
            .collect();
        let Some(all) = all else { continue };
        for row in rows.iter_mut() {
            let (mut own, mut theirs) = (0, 0);
            for (host, visitor, mine, other) in &all {
                if *host == row.name {
                    own += mine;
                    theirs += other;
                }
                if *visitor == row.name {
                    own += other;
                    theirs += mine;
                }
            }
            row.more.push((column, own));
            row.more.extend(against.map(|against| (against, theirs)));
        }
    }
}

#[derive(Deserialize)]
struct Document {
    #[serde(default)]
    matches: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    #[serde(default)]
    team1: String,
    #[serde(default)]
    team2: String,
    #[serde(default)]
    goals1: Vec<Goal>,
    #[serde(default)]
    goals2: Vec<Goal>,
}

#[derive(Deserialize)]
struct Goal {
    #[serde(default)]
    name: String,
    #[serde(default)]
    owngoal: bool,
}

/// Scorers, if the document names them: club, name, goals.
fn scorers(text: &str) -> Vec<(String, String, u32)> {
    let Ok(document) = serde_json::from_str::<Document>(text) else {
        return Vec::new();
    };
    let mut found: Vec<(String, String, u32)> = Vec::new();
    for entry in document.matches {
        for (team, goals) in [(entry.team1, entry.goals1), (entry.team2, entry.goals2)] {
            for goal in goals
                .into_iter()
                .filter(|goal| !goal.owngoal && !goal.name.is_empty())
            {
                match found
                    .iter_mut()
                    .find(|(club, name, _)| *club == team && *name == goal.name)
                {
                    Some((.., count)) => *count += 1,
                    None => found.push((team.clone(), goal.name, 1)),
                }
            }
        }
    }
    found
}

/// Estimates that a file of clubs tells of in its remarks.
fn estimates_in(text: &str) -> Vec<Estimate> {
    let remarks = text.lines().filter_map(|line| line.strip_prefix("# "));
    let parts = remarks.flat_map(|remark| remark.split("estimated: ").skip(1));
    parts
        .filter_map(|part| part.trim().trim_end_matches(';').split_once(": "))
        .map(|(what, how)| Estimate::new(what, how))
        .collect()
}
