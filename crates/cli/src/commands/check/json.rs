//! Files of JSON: competitions, seasons, backups, lists of matches.

use std::{fs::File, io::BufReader, path::Path};

use competition::spec::{Presets, Spec};
use library::Library;
use seasons::{Season, SeasonError};
use serde::Deserialize;
use store::backup::{BackupReader, verify};
use tabletop::{Fault, Faults, sheet::before};

use super::kinds::list_of_matches;
use crate::commands::wait_for;
use games::files::Subject;

/// Where the lists stand that competitions refer to by name.
const RANKINGS: &str = "competitions/rankings.json";
const DISCIPLINE: &str = "competitions/discipline.json";

/// What a file of JSON tells of itself.
#[derive(Default, Deserialize)]
struct Says {
    touchline: Option<String>,
    stages: Option<serde::de::IgnoredAny>,
}

/// True for the beginning of a file that says to be ours.
pub fn is_own(start: &str) -> bool {
    let start: String = start.split_whitespace().collect();
    start.starts_with("{\"touchline\":")
}

/// What a file of JSON is, if it is fine.
pub fn check(subject: &Subject<'_>) -> Result<String, Faults> {
    // Seasons and backups are lines: the first of them says it.
    let mut values = serde_json::Deserializer::from_str(subject.text).into_iter::<Says>();
    let says = values.next().and_then(Result::ok).unwrap_or_default();
    let kind = says.touchline.as_deref().unwrap_or_default();
    let name = subject.path.file_name().unwrap_or_default();
    match (before(kind, " "), name.to_str()) {
        ("season", _) => season(subject.text),
        ("competition", _) => competition(subject),
        ("", Some("rankings.json")) => {
            let rankings = Presets::parse(subject.text, "{}")?;
            Ok(format!(
                "{} orders of tables",
                rankings.ranking_names().count()
            ))
        }
        ("", Some("discipline.json")) => {
            Presets::parse("{}", subject.text)?;
            Ok("rules of suspension by name".to_string())
        }
        ("", _) if says.stages.is_some() => competition(subject),
        ("", _) => list_of_matches(subject.text),
        _ => {
            let what = format!("\"touchline\" is \"{kind}\", and nobody knows what that is");
            let cure = "write \"competition 1\"; seasons and backups are written by the program";
            Err(Fault::at(1, what, cure).into())
        }
    }
}

fn season(text: &str) -> Result<String, Faults> {
    let season = Season::parse(text).map_err(|error| match error {
        SeasonError::Faults(faults) => faults,
        error => Fault::whole(error.to_string(), "export the season again").into(),
    })?;
    let played = season.course().matches().count() - season.open_matches().count();
    let header = season.header();
    let (id, name) = (&header.id, &header.name);
    Ok(format!("the season {id} ({name}), {played} matches played"))
}

fn competition(subject: &Subject<'_>) -> Result<String, Faults> {
    let spec = Spec::parse(subject.text, &presets(subject.library)?)?;
    let stages = match spec.stages.len() {
        1 => "1 stage".to_string(),
        many => format!("{many} stages"),
    };
    Ok(format!("the competition {}, {stages}", spec.name))
}

fn presets(library: &Library) -> Result<Presets, Faults> {
    let text = |name| {
        let text = library.text(name).map(|(text, _)| text);
        text.map_err(|error| Fault::whole(error.to_string(), "mend the library"))
    };
    Presets::parse(&text(RANKINGS)?, &text(DISCIPLINE)?)
}

/// A backup is read piece by piece: it may be larger than the memory.
pub fn backup(path: &Path) -> Result<String, Faults> {
    let unread = |error: &dyn std::fmt::Display| {
        Faults::from(Fault::whole(error.to_string(), "check the file"))
    };
    let file = File::open(path).map_err(|error| unread(&error))?;
    let reader = BackupReader::new(BufReader::new(file));
    let read = wait_for(async { Ok(verify(reader, async |_| ()).await) });
    let counts = read.map_err(|_| unread(&"it cannot be read"))??;
    let (matches, seasons) = (counts.matches, counts.seasons);
    Ok(format!(
        "a backup of {matches} matches and {seasons} seasons"
    ))
}

/// True if a file begins as a backup does.
pub fn is_backup(start: &str) -> bool {
    let start: String = start.split_whitespace().collect();
    start.starts_with("{\"touchline\":\"backup")
}
