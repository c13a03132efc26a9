//! `touchline forge new-league` and `touchline forge template`; seasons for `touchline check`.

use std::{
    fs::{self, File},
    io::Write as _,
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use invented_league::{LeagueError, LeaguePlan};
use statistics::{CLUBS_FILE, Files, PLAYERS_FILE, Season, doubts};
use tabletop::{Fault, Faults};

use crate::{
    args::{NewLeagueArgs, TemplateArgs},
    error::CliError,
};

/// Invents a league.
pub fn new_league(args: &NewLeagueArgs) -> Result<(), CliError> {
    let plan = LeaguePlan {
        seed: args.seed,
        clubs: args.clubs,
        name: args.name.clone(),
        strength: args.strength,
    };
    let files = invented_league::files(&plan).map_err(|error| match error {
        LeagueError::Clubs(_) | LeagueError::Strength(_) => CliError::usage(error.to_string()),
        error => error.into(),
    })?;
    save(&args.out, &files)
}

/// Writes empty files.
pub fn template(args: &TemplateArgs) -> Result<(), CliError> {
    save(&args.out, &statistics::template())
}

/// Writes both files, and none over another: somebody may have filled it in.
pub fn save(folder: &Path, files: &Files) -> Result<(), CliError> {
    let cannot = |path: &Path| format!("cannot write {}; check the folder", path.display());
    fs::create_dir_all(folder).with_context(|| cannot(folder))?;
    let both = [(CLUBS_FILE, &files.clubs), (PLAYERS_FILE, &files.players)];
    let both = both.map(|(name, text)| (folder.join(name), text));
    if let Some((path, _)) = both.iter().find(|(path, _)| path.exists()) {
        let path = path.display();
        return Err(anyhow::anyhow!("{path} is there already; choose another folder").into());
    }
    for (path, text) in both {
        let written = File::create_new(&path).and_then(|mut file| file.write_all(text.as_bytes()));
        written.with_context(|| cannot(&path))?;
        writeln!(crate::screen::stderr(), "{}", path.display())?;
    }
    Ok(())
}

/// Checks the season in a folder: what it is, or the faults of each file.
pub fn check(folder: &Path) -> Result<String, Vec<(PathBuf, Fault)>> {
    let season = season_in(folder)?;
    let warnings = doubts::of_season(&season).warnings;
    let warned = warnings
        .iter()
        .map(|warning| format!("; warning: {warning}"));
    Ok(format!(
        "a season of {} clubs and {} players{}",
        season.clubs.len(),
        season.players.len(),
        warned.collect::<String>()
    ))
}

fn season_in(folder: &Path) -> Result<Season, Vec<(PathBuf, Fault)>> {
    let mut faults = Vec::new();
    let mut read = |name: &str| {
        let path = folder.join(name);
        let text = super::read(&path);
        text.unwrap_or_else(|error| {
            let cure = format!("a season is a folder with {CLUBS_FILE} and {PLAYERS_FILE}");
            let fault = match super::check::unread(&error) {
                Fault {
                    line: None, what, ..
                } => Fault::whole(what, cure),
                fault => fault,
            };
            faults.push((path, fault));
            String::new()
        })
    };
    let (clubs, players) = (read(CLUBS_FILE), read(PLAYERS_FILE));
    if !faults.is_empty() {
        return Err(faults);
    }
    statistics::read(&clubs, &players).map_err(|faults| {
        let of = |name: &str, Faults(faults): Faults| {
            let path = folder.join(name);
            faults.into_iter().map(move |fault| (path.clone(), fault))
        };
        of(CLUBS_FILE, faults.clubs)
            .chain(of(PLAYERS_FILE, faults.players))
            .collect::<Vec<_>>()
    })
}
