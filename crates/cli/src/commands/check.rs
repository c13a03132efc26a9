//! `touchline check`.

use std::{
    collections::HashMap,
    fs::{self, File},
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
};

use action_deck::TeamChart;
use arena::{open_match, scenario};
use football::{Club, PhraseBook};
use forge::{
    names::Names,
    stats::{self, CLUBS_FILE, PLAYERS_FILE},
};
use goal_dice::Grid;
use library::{Library, NotUtf8};
use offense_charts::{Cards, ChartKey, Charts, ClubRecord, LineUp, Nations, Tables};
use tabletop::{Fault, Faults, log::Log};

use super::check_database;
use crate::{args::CheckArgs, error::CliError, place};

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
    let mut start = Vec::new();
    let file = File::open(path).map(|file| file.take(64).read_to_end(&mut start));
    let start = String::from_utf8_lossy(&start);
    let start = start.trim_start_matches(['\u{feff}', '"']);
    path.is_file() && file.is_ok() && start.starts_with("touchline ")
}

/// What a file is, if it is fine. Its first line says what it should be.
fn check(path: &Path, library: &Library) -> Result<String, Faults> {
    if path.is_file() && path.extension().is_some_and(|ext| ext == "db") {
        // One that begins as it should does not come here.
        let cure = "put a backup back into an empty database with `touchline restore`";
        return Err(Fault::whole("it does not begin as a SQLite database does", cure).into());
    }
    let text = super::read(path).map_err(|error| unread(&error))?;
    // Spreadsheets put a mark at the beginning.
    let first = text.lines().next().unwrap_or_default();
    let first = first.trim_start_matches(['\u{feff}', '"']);
    let kind: Vec<&str> = first.split_whitespace().take(2).collect();
    match kind[..] {
        ["touchline", "match"] => {
            let played = open_match(&text, library).map_err(faults_of)?;
            let score = played.score();
            Ok(format!(
                "a saved match, {} lines, {}-{}",
                Log::parse(&text)?.entries.len(),
                score.home,
                score.away
            ))
        }
        ["touchline", "grid"] => {
            let grid = Grid::parse(&text)?;
            Ok(format!(
                "a goal-dice field of {} squares",
                grid.squares().len()
            ))
        }
        ["touchline", "charts"] => {
            let missing = Charts::parse(&text)?.missing(ChartKey::all());
            let there = usize::from(ChartKey::COUNT) - missing.0.len();
            missing.or(format!("{there} offence charts"))
        }
        ["touchline", "tables"] => {
            Tables::parse(&text)?;
            Ok("the tables of offense-charts".to_string())
        }
        ["touchline", "deck"] => {
            Cards::parse(&text)?;
            Ok("the deck of offense-charts".to_string())
        }
        ["touchline", "nations"] => {
            Nations::parse(&text)?;
            Ok("nation ratings".to_string())
        }
        ["touchline", "ratings"] => {
            let records = ClubRecord::parse_all(&text)?;
            Ok(format!("{} club records of offense-charts", records.len()))
        }
        ["touchline", "line-up"] => {
            let (tables, _) = library
                .text("offense-charts/standard.tables")
                .map_err(|error| Fault::whole(error.to_string(), "mend the library"))?;
            LineUp::parse(&text, &Tables::parse(&tables)?)?;
            Ok("a line-up of offense-charts".to_string())
        }
        ["touchline", "zone-deck"] => {
            action_deck::Cards::parse(&text)?;
            Ok("the deck of action-deck".to_string())
        }
        ["touchline", "extra-charts"] => {
            action_deck::Charts::parse(&text)?;
            Ok("the extra charts of action-deck".to_string())
        }
        ["touchline", "team-chart"] => {
            let charts = TeamChart::parse_all(&text)?;
            Ok(format!("{} team charts of action-deck", charts.len()))
        }
        ["touchline", "club-names"] => {
            Names::parse(&text)?;
            Ok("what clubs are called".to_string())
        }
        ["touchline", "action-cards"] => {
            inside_the_net::Cards::parse(&text)?;
            Ok("the action cards of inside-the-net".to_string())
        }
        ["touchline", "injury-chart"] => {
            inside_the_net::Injuries::parse(&text)?;
            Ok("the injury chart of inside-the-net".to_string())
        }
        ["touchline", "player-cards"] => {
            let squads = inside_the_net::Squad::parse_all(&text)?;
            let sides: Vec<_> = squads.iter().map(inside_the_net::TeamSheet::usual).collect();
            let faults = sides.into_iter().filter_map(Result::err).flat_map(|wrong| wrong.0);
            Faults(faults.collect()).or(format!("{} teams of inside-the-net", squads.len()))
        }
        ["touchline", "team-sheet"] => Err(Fault::whole(
            "a team sheet is checked with its team",
            "put it into the folder inside-the-net/sheets as TEAM.txt and start a match",
        )
        .into()),
        ["touchline", "squads"] => {
            let squads = counter_attack::Squad::parse_all(&text)?;
            Ok(format!("{} squads of counter-attack", squads.len()))
        }
        ["touchline", "formations"] => {
            let formations = counter_attack::Formation::parse_all(&text)?;
            Ok(format!("{} formations of counter-attack", formations.len()))
        }
        ["touchline", "value"] => {
            forge::counter_attack::value::check(&text)?;
            Ok("weights of positions of counter-attack".to_string())
        }
        ["touchline", "templates"] => {
            let templates = counter_attack::Template::parse_all(&text)?;
            Ok(format!("{} templates of counter-attack", templates.len()))
        }
        ["touchline", "clubs"] => Ok(format!("{} clubs", Club::parse_all(&text)?.len())),
        ["touchline", "season-clubs"] => Ok(format!(
            "the season of {} clubs; check the folder to compare them with their players",
            stats::check_clubs(&text)?
        )),
        ["touchline", "season-players"] => Ok(format!(
            "the season of {} players; check the folder to compare them with their clubs",
            stats::check_players(&text)?
        )),
        ["touchline", "scenario"] => {
            scenario::check(&text)?;
            Ok("a scenario; run it with `touchline scenario run`".to_string())
        }
        _ if path.extension().is_some_and(|ext| ext == "toml") => {
            let book = PhraseBook::parse(&text)?;
            Ok(format!("a phrase book with {} keys", book.keys().count()))
        }
        _ => Err(Fault::at(
            1,
            "nobody knows what this file is",
            "its first line must be `touchline KIND 1`, where KIND is match, scenario, clubs, club-names, \
             grid, charts, tables, deck, nations, ratings, line-up, zone-deck, extra-charts, team-chart, \
             action-cards, injury-chart, player-cards, squads, formations, templates, value, season-clubs or season-players",
        )
        .into()),
    }
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

fn faults_of(error: arena::SetupError) -> Faults {
    match error {
        arena::SetupError::Faults(faults) => faults,
        arena::SetupError::Library(error) => {
            Fault::whole(error.to_string(), "mend the library").into()
        }
    }
}
