//! `touchline check`.

use std::{
    collections::HashMap,
    fs::{self, File},
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
};

use action_deck::TeamChart;
use library::{Library, NotUtf8};
use statistics::{CLUBS_FILE, PLAYERS_FILE};
use tabletop::{Fault, Faults};

mod json;
mod kinds;

use super::check_database;
use crate::{args::CheckArgs, error::CliError, place};
use kinds::check;

pub fn run(args: &CheckArgs) -> Result<(), CliError> {
    let library = place::library(None)?;
    let mut out = crate::screen::stdout();
    let mut faulty = 0;
    for path in &args.files {
        if let Some(address) = check_database::address_of(path) {
            let fine = check_database::check(&address, &library, &mut out)?;
            faulty += usize::from(!fine);
            continue;
        }
        match check_path(path, &library) {
            Ok(what) => writeln!(out, "{}: fine ({what})", path.display())?,
            Err(faults) => {
                faulty += 1;
                for (path, fault) in faults {
                    let name = path.display();
                    let line = fault.line.map_or(String::new(), |line| format!("{line}:"));
                    let text = Fault {
                        line: None,
                        ..fault
                    };
                    writeln!(out, "{name}:{line} {text}")?;
                }
            }
        }
    }
    match faulty {
        0 => Ok(()),
        _ => Err(CliError::Quiet),
    }
}

/// What a file or a folder is, if it is fine; otherwise the faults of each file.
fn check_path(path: &Path, library: &Library) -> Result<String, Vec<(PathBuf, Fault)>> {
    match path.is_dir() {
        true => check_folder(path, library),
        false => check(path, library).map_err(|faults| of_file(path, faults)),
    }
}

fn of_file(path: &Path, faults: Faults) -> Vec<(PathBuf, Fault)> {
    let here = |fault| (path.to_path_buf(), fault);
    faults.0.into_iter().map(here).collect()
}

/// A folder is a season, or a folder of files that say what they are, in it or below it, or both.
fn check_folder(folder: &Path, library: &Library) -> Result<String, Vec<(PathBuf, Fault)>> {
    let mut faults = Vec::new();
    let mut fine = Vec::new();
    let files = own_files(folder);
    let (of_seasons, others): (Vec<&PathBuf>, Vec<&PathBuf>) = files
        .iter()
        .partition(|path| [CLUBS_FILE, PLAYERS_FILE].contains(&name_of(path).as_str()));
    let mut seasons: Vec<&Path> = of_seasons.iter().filter_map(|path| path.parent()).collect();
    seasons.dedup();
    if files.is_empty() {
        seasons.push(folder);
    }
    for season in seasons {
        match super::league::check(season) {
            Ok(season) => fine.push(season),
            Err(found) => faults.extend(found),
        }
    }
    let mut teams: HashMap<String, &Path> = HashMap::new();
    for path in others {
        match check(path, library) {
            Ok(what) => {
                let name = path.strip_prefix(folder).unwrap_or(path);
                fine.push(format!("{}: {what}", name.display()));
            }
            Err(found) => faults.extend(of_file(path, found)),
        }
        // What cannot be read has been told; what is no chart has no id of a chart.
        let text = super::read(path).unwrap_or_default();
        for chart in TeamChart::parse_all(&text).unwrap_or_default() {
            let line = text
                .lines()
                .position(|line| line.contains(&format!(" {},", chart.id)));
            if let Some(other) = teams.insert(chart.id.clone(), path) {
                let what = format!("team `{}` stands in {} too", chart.id, other.display());
                let cure = "give each team an id of its own";
                let fault = Fault::at(line.map_or(1, |line| line + 1), what, cure);
                faults.push((path.clone(), fault));
            }
        }
    }
    match faults.is_empty() {
        true => Ok(fine.join("; ")),
        false => Err(faults),
    }
}

fn name_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// The files in and below a folder that begin as ours do, by name. Pictures and notes lie in
/// folders, too.
fn own_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    let files = paths.into_iter().flat_map(|path| match path.is_dir() {
        // A link may lead back to where it lies.
        true if !path.is_symlink() => own_files(&path),
        false if is_own(&path) => vec![path],
        _ => Vec::new(),
    });
    files.collect()
}

fn is_own(path: &Path) -> bool {
    let start = beginning(path);
    path.is_file() && (start.starts_with("touchline ") || json::is_own(&start))
}

/// The first letters of a file; nothing if it cannot be read.
fn beginning(path: &Path) -> String {
    let mut start = Vec::new();
    let read = File::open(path).and_then(|file| file.take(64).read_to_end(&mut start));
    let start = String::from_utf8_lossy(if read.is_ok() { &start } else { &[] });
    start.trim_start_matches(['\u{feff}', '"']).to_string()
}

/// Why a file cannot be read: with its line, if it is no text there.
pub fn unread(error: &anyhow::Error) -> Fault {
    let mut causes = error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>());
    let no_text = causes.find_map(|io| io.get_ref()?.downcast_ref::<NotUtf8>());
    match no_text {
        Some(NotUtf8 { line }) => Fault::at(*line, "no UTF-8 text", "save the file as UTF-8"),
        None => Fault::whole(format!("{error:#}"), "check the name and the file"),
    }
}
