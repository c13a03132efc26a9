//! A whole store as a file: lines of JSON, a match or a season on each. The last line counts
//! them and has the checksum of everything above it, so that a file that was cut short or
//! changed is known. It fits both databases, and is written and read piece by piece: a
//! database of any size needs no more memory than its largest match or season.

mod read;
#[cfg(test)]
mod tests;
mod write;

use crate::{LiveState, StoredMatch, StoredSeason};
use serde::{Deserialize, Serialize};

pub use read::{BackupReader, verify};
pub use write::BackupWriter;

/// What the first line says it is.
const FORMAT: &str = "backup 2";

/// What it said before there was a checksum.
const FORMAT_WITHOUT_CHECKSUM: &str = "backup 1";

/// The longest line: what is longer is no match and no season, and must not fill the memory.
pub const LONGEST_LINE: usize = 64 << 20;

/// A match or a season of a backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BackupItem {
    /// A match.
    Match {
        /// Its id.
        id: String,
        /// All of it that is kept; what stands beside its lines and passes is not.
        found: StoredMatch,
        /// The hash of the header it began with.
        origin: Option<String>,
    },
    /// A season.
    Season {
        /// All of it.
        season: StoredSeason,
        /// When it was begun, in seconds since 1970.
        created: i64,
    },
}

/// How much there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BackupCounts {
    /// How many matches.
    pub matches: usize,
    /// How many seasons.
    pub seasons: usize,
}

impl BackupCounts {
    /// Matches and seasons together.
    #[must_use]
    pub fn all(&self) -> usize {
        self.matches + self.seasons
    }

    fn add(&mut self, piece: &BackupItem) {
        match piece {
            BackupItem::Match { .. } => self.matches += 1,
            BackupItem::Season { .. } => self.seasons += 1,
        }
    }
}

/// In words.
impl std::fmt::Display for BackupCounts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.matches {
            1 => write!(f, "1 match and ")?,
            matches => write!(f, "{matches} matches and ")?,
        }
        match self.seasons {
            1 => write!(f, "1 season"),
            seasons => write!(f, "{seasons} seasons"),
        }
    }
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum BackupLine {
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
        #[serde(default, skip_serializing_if = "Option::is_none")]
        origin: Option<String>,
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
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sha256: Option<String>,
    },
}

impl From<BackupItem> for BackupLine {
    fn from(piece: BackupItem) -> BackupLine {
        match piece {
            BackupItem::Match { id, found, origin } => BackupLine::Match {
                id,
                header: found.header,
                lines: found.lines,
                one_screen: found.one_screen,
                seats: found.seats,
                created: found.created,
                changed: found.changed,
                rematch: found.rematch,
                dice_secret: found.dice_secret,
                origin,
            },
            BackupItem::Season { season, created } => BackupLine::Season {
                id: season.id,
                header: season.header,
                lines: season.lines,
                created,
                changed: season.changed,
            },
        }
    }
}

impl BackupLine {
    /// The match or season on it.
    fn piece(self) -> Option<BackupItem> {
        match self {
            BackupLine::Match {
                id,
                header,
                lines,
                one_screen,
                seats,
                created,
                changed,
                rematch,
                dice_secret,
                origin,
            } => {
                let found = StoredMatch {
                    header,
                    lines,
                    one_screen,
                    seats,
                    created,
                    changed,
                    rematch,
                    dice_secret,
                    live_state: LiveState::default(),
                };
                Some(BackupItem::Match { id, found, origin })
            }
            BackupLine::Season {
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
                Some(BackupItem::Season { season, created })
            }
            BackupLine::Touchline(_) | BackupLine::End { .. } => None,
        }
    }
}

/// A checksum as it is written.
fn in_hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
