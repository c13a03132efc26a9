//! A whole store as a file: lines of JSON, a match or a season on each. The last line counts
//! them, so that a file that was cut short is known. It fits both databases.

use serde::{Deserialize, Serialize};
use store::{Backup, StoredMatch, StoredSeason};
use tabletop::{Fault, Faults};

/// What the first line says it is.
const FORMAT: &str = "backup 1";

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Line {
    Touchline(String),
    Match {
        id: String,
        header: String,
        lines: Vec<String>,
        one_screen: bool,
        seats: Vec<(String, String)>,
        created: i64,
        changed: i64,
        rematch: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dice_secret: Option<String>,
    },
    Season {
        id: String,
        header: String,
        lines: Vec<String>,
        created: i64,
        changed: i64,
    },
    End {
        matches: usize,
        seasons: usize,
    },
}

/// The file of a backup.
#[must_use]
pub fn write(backup: &Backup) -> String {
    let matches = backup.matches.iter().map(|(id, found)| Line::Match {
        id: id.clone(),
        header: found.header.clone(),
        lines: found.lines.clone(),
        one_screen: found.one_screen,
        seats: found.seats.clone(),
        created: found.created,
        changed: found.changed,
        rematch: found.rematch.clone(),
        dice_secret: found.dice_secret.clone(),
    });
    let seasons = backup.seasons.iter().map(|(season, created)| Line::Season {
        id: season.id.clone(),
        header: season.header.clone(),
        lines: season.lines.clone(),
        created: *created,
        changed: season.changed,
    });
    let first = std::iter::once(Line::Touchline(FORMAT.to_string()));
    let last = Line::End {
        matches: backup.matches.len(),
        seasons: backup.seasons.len(),
    };
    let lines = first.chain(matches).chain(seasons).chain([last]);
    // Strings, numbers and lists: nothing here can fail to be written.
    let text = lines.map(|line| serde_json::to_string(&line).unwrap_or_default() + "\n");
    text.collect()
}

/// Reads the file of a backup.
///
/// # Errors
///
/// The first line that does not fit, or that its end is missing.
pub fn read(text: &str) -> Result<Backup, Faults> {
    let cure = "take another copy: this one is damaged";
    let mut backup = Backup::default();
    let mut ended = false;
    for (number, line) in (1..).zip(text.lines()) {
        let fault = |what: String| Faults::from(Fault::at(number, what, cure));
        let line: Line = serde_json::from_str(line).map_err(|error| fault(error.to_string()))?;
        match line {
            Line::Touchline(format) if number == 1 && format == FORMAT => {}
            _ if number == 1 || ended => return Err(fault("no line of a backup".to_string())),
            Line::Touchline(format) => return Err(fault(format!("`{format}` again"))),
            Line::Match {
                id,
                header,
                lines,
                one_screen,
                seats,
                created,
                changed,
                rematch,
                dice_secret,
            } => {
                let found = StoredMatch {
                    header,
                    lines,
                    one_screen,
                    seats,
                    created,
                    changed,
                    rematch,
                    mark: store::Mark::default(),
                    dice_secret,
                };
                backup.matches.insert(id, found);
            }
            Line::Season {
                id,
                header,
                lines,
                created,
                changed,
            } => {
                let season = StoredSeason {
                    id,
                    header,
                    lines,
                    changed,
                };
                backup.seasons.push((season, created));
            }
            Line::End { matches, seasons } => {
                ended = (matches, seasons) == (backup.matches.len(), backup.seasons.len());
            }
        }
    }
    match ended {
        true => Ok(backup),
        false => Err(Fault::whole("the end of the backup is missing", cure).into()),
    }
}
