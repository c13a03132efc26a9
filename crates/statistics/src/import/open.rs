//! Finds out what a file or folder of statistics is.

use std::{
    fs,
    path::{Path, PathBuf},
};

use tabletop::{Fault, Faults};

use super::{Estimate, Imported, counted, scorers, table, wyscout};
use crate::{
    CLUBS_FILE, PLAYERS_FILE, SeasonFaults, calendar, doubts,
    results::{self, PlayedSeason},
    rows::Heading,
    text,
};

/// Why statistics could not be taken.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// A file cannot be read.
    #[error("cannot read {}; check its name: {why}", path.display())]
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
    text::read(path).map_err(|why| ImportError::Read {
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
        return Ok(tables(&read(&own[0])?, &read(&own[1])?)?);
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
        let name = file.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with(with) && name.ends_with(".csv"))
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

/// The texts of clubs.csv and players.csv.
///
/// # Errors
///
/// All faults, with their lines.
pub fn tables(clubs: &str, players: &str) -> Result<Imported, SeasonFaults> {
    let season = crate::read(clubs, players)?;
    Ok(Imported {
        estimated: estimates_in(clubs),
        warnings: doubts::of_season(&season).warnings,
        season,
    })
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
    let heading = Heading::in_text(&text);
    if calendar::kind_of(&text).is_some() {
        let PlayedSeason {
            played,
            mut warnings,
        } = results::read(&text).map_err(faults)?;
        warnings.extend(scorers::differ(&text));
        let mut rows = table::of_results(&played);
        counted::take(&text, &mut rows);
        let scorers = scorers::in_document(&text);
        let mut estimated = Vec::new();
        if !scorers.is_empty() {
            estimated.push(Estimate::new(
                "positions of scorers",
                "forwards and midfielders, those with most goals first",
            ));
        }
        let made = table::season(name, &rows, &scorers, estimated).map_err(faults)?;
        return Ok(Imported { warnings, ..made });
    }
    if !table::is_one(&heading) {
        let what = format!(
            "this is neither a list of matches nor a table of a league; {}",
            heading.columns()
        );
        let cure = "matches need HomeTeam, AwayTeam, FTHG and FTAG; a table needs Team, Won, Drawn, \
                    Lost, GF and GA; text needs lines like `Home FC 2-1 Away FC`";
        return Err(faults(Fault::at(1, what, cure).into()));
    }
    let (rows, warnings) = table::read(&text).map_err(faults)?;
    let home = Estimate::new(
        "home and away",
        "hosts score 55.5 % of the goals and win more",
    );
    let made = table::season(name, &rows, &[], vec![home]).map_err(faults)?;
    Ok(Imported { warnings, ..made })
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
