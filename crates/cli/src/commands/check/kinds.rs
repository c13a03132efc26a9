//! The kinds of files that the program reads. The first line of each says what it is.

use std::{path::Path, sync::Arc};

use arena::{draft, lesson, open_match, scenario, table::posted_match};
use football::{Club, ENGLISH, PhraseBook};
use games::{
    Dice, GameId, HUMAN,
    files::{FileKind, Subject},
    words::GameWords,
};
use library::Library;
use statistics::{calendar, names::ClubNames};
use tabletop::{BySide, Fault, Faults, log::Log};

use super::{beginning, json, unread};
use crate::{args::MatchArgs, commands::agreed};

/// The kinds that are of no game, by the word behind `touchline` on the first line.
const KINDS: &[FileKind] = &[
    ("match", saved_match),
    ("scenario", |file| {
        scenario::check(file.text)?;
        Ok("a scenario; run it with `touchline scenario run`".to_string())
    }),
    ("lesson", |file| {
        let lesson = lesson::Lesson::read(file.text, file.library)?;
        let (game, steps) = (lesson.game, lesson.steps.len());
        Ok(format!(
            "a lesson of {game}, {steps} steps, played to its end"
        ))
    }),
    ("clubs", |file| {
        Ok(format!("{} clubs", Club::parse_all(file.text)?.len()))
    }),
    ("club-names", |file| {
        ClubNames::parse(file.text)?;
        Ok("what clubs are called".to_string())
    }),
    ("person-names", |file| {
        invented_league::check_names(file.text)?;
        Ok("first and family names of invented leagues".to_string())
    }),
    ("club-words", |file| {
        invented_league::check_names(file.text)?;
        Ok("words for clubs of invented leagues".to_string())
    }),
    ("value", |file| {
        forge::counter_attack::value::check(file.text)?;
        Ok("weights of positions of counter-attack".to_string())
    }),
    ("season-clubs", |file| {
        let clubs = statistics::check_clubs(file.text)?;
        let more = "check the folder to compare them with their players";
        Ok(format!("the season of {clubs} clubs; {more}"))
    }),
    ("season-players", |file| {
        let players = statistics::check_players(file.text)?;
        let more = "check the folder to compare them with their clubs";
        Ok(format!("the season of {players} players; {more}"))
    }),
    ("programs", programs),
];

/// Every kind there is, those of the games included.
fn kinds() -> impl Iterator<Item = FileKind> {
    let of_games = GameId::ALL.into_iter().flat_map(GameId::file_kinds);
    KINDS.iter().chain(of_games).copied()
}

/// What a file is, if it is fine. Its first line says what it should be.
pub fn check(path: &Path, library: &Library) -> Result<String, Faults> {
    let ending = path.extension().unwrap_or_default();
    if path.is_file() && ending == "db" {
        // One that begins as it should does not come here.
        let cure = "put a backup back into an empty database with `touchline restore`";
        return Err(Fault::whole("it does not begin as a SQLite database does", cure).into());
    }
    if json::is_backup(&beginning(path)) {
        return json::backup(path);
    }
    let text = crate::commands::read(path).map_err(|error| unread(&error))?;
    let file = Subject {
        path,
        text: &text,
        library,
    };
    // Spreadsheets put a mark at the beginning.
    let first = text.lines().next().unwrap_or_default();
    let first = first.trim_start_matches(['\u{feff}', '"']);
    let mut words = first.split_whitespace();
    let (ours, kind) = (words.next() == Some("touchline"), words.next());
    let known = kinds().find(|(name, _)| ours && kind == Some(name));
    if let Some((_, check)) = known {
        return check(&file);
    }
    let of_data_sets = |ending| ending == "csv" || ending == "txt";
    match ending {
        _ if first.trim_start().starts_with('{') => json::check(&file),
        ending if ending == "toml" => phrase_book(&file),
        ending if ending == "post" => position(&file),
        ending if of_data_sets(ending) && !ours => {
            list_of_matches(&text).map_err(|faults| match ending == "csv" {
                true => faults,
                false => unknown(),
            })
        }
        _ => Err(unknown()),
    }
}

/// A part of a language's words; held against the English part of the same name, if there is one, and
/// what the games say of themselves against that.
fn phrase_book(file: &Subject<'_>) -> Result<String, Faults> {
    let book = PhraseBook::parse(file.text)?;
    let name = file.path.file_name().and_then(|name| name.to_str());
    let folder = file.path.parent().and_then(Path::file_name);
    let of_games = name == Some(GameWords::FILE);
    let english = match of_games {
        true => Some(Arc::new(GameWords::in_english())),
        false => {
            let part = format!("words/{ENGLISH}/{}", name.unwrap_or_default());
            let read = file.library.parsed(&part, PhraseBook::parse);
            read.ok().map(|(book, _)| book)
        }
    };
    let mut whole = PhraseBook::default();
    if of_games && folder.is_some_and(|folder| folder == ENGLISH) {
        // It has only what is to read better than it is described.
        whole = GameWords::in_english();
    }
    whole.take_in(&book);
    let cure = match of_games {
        true => "see what `touchline games --json` lists".to_string(),
        false => format!("make it as in {}", english_name(file.path)),
    };
    let mut faults = Faults::default();
    for fault in english.iter().flat_map(|it| it.faults_of(&whole)) {
        faults.push(Fault::whole(fault, &cure));
    }
    let keys = book.keys().count();
    faults.or(format!("a phrase book with {keys} keys"))
}

/// What the English file is called beside another.
fn english_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    Path::new("words")
        .join(ENGLISH)
        .join(name)
        .display()
        .to_string()
}

fn unknown() -> Faults {
    let kinds: Vec<&str> = kinds().map(|(name, _)| name).collect();
    let cure = format!(
        "its first line must be `touchline KIND 1`, where KIND is one of {}",
        kinds.join(", ")
    );
    Fault::at(1, "nobody knows what this file is", cure).into()
}

fn saved_match(file: &Subject<'_>) -> Result<String, Faults> {
    let log = Log::parse(file.text)?;
    let lines = log.entries.len();
    if log.header.game == draft::GAME {
        let whole = draft::Drafting::open(&log)?.squads().is_some();
        let state = if whole { "over" } else { "under way" };
        return Ok(format!("a draft of counter-attack, {lines} lines, {state}"));
    }
    let score = open_match(file.text, file.library)
        .map_err(of_setup)?
        .score();
    let (home, away) = (score.home, score.away);
    Ok(format!("a saved match, {lines} lines, {home}-{away}"))
}

/// The hashes of programs that this user has started.
fn programs(file: &Subject<'_>) -> Result<String, Faults> {
    let lines = (2..).zip(file.text.lines().skip(1));
    let hash = |line: &str| line.len() == 64 && line.chars().all(|c| c.is_ascii_hexdigit());
    let wrong = lines.filter(|(_, line)| !hash(line));
    let fault = |(number, _)| Fault::at(number, "this is no hash", "take the line out");
    let count = file.text.lines().count() - 1;
    Faults(wrong.map(fault).collect()).or(format!("{count} programs that were started here"))
}

/// A posted position does not say of which game it is: it is of the one that it fits.
fn position(file: &Subject<'_>) -> Result<String, Faults> {
    let mut faults = Faults::default();
    for game in GameId::ALL {
        let args = MatchArgs {
            game: game.id().to_string(),
            home: None,
            away: None,
            coach: Vec::new(),
            set: Vec::new(),
            data: None,
        };
        let setup = agreed::setup(&args, file.library, BySide::both(HUMAN), Dice::Mine);
        let Ok(setup) = setup else { continue };
        match posted_match(&setup, file.text, file.library) {
            Ok(_) => return Ok(format!("a position of {game}")),
            Err(error) => faults = of_setup(error),
        }
    }
    Err(faults)
}

/// Fixtures or results, as data sets publish them.
pub fn list_of_matches(text: &str) -> Result<String, Faults> {
    let matches = calendar::read(text)?.len();
    Ok(format!("a list of {matches} matches"))
}

fn of_setup(error: games::SetupError) -> Faults {
    match error {
        games::SetupError::Faults(faults) => faults,
        games::SetupError::Library(error) => error.fault().into(),
    }
}
