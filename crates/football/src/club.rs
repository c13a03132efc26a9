//! Clubs, as far as every game needs them.

use std::collections::HashSet;

use tabletop::{Fault, Faults, sheet};

/// A club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Club {
    /// What it is called on the command line: `redmoor`.
    pub id: String,
    /// Its name: `Redmoor Rovers`.
    pub name: String,
    /// Three letters for a narrow score board: `RED`.
    pub short: String,
}

/// The first line of a file of clubs.
pub const CLUBS_FIRST_LINE: &str = "touchline clubs 1";

const COLUMNS: [&str; 3] = ["id", "name", "short name"];

impl Club {
    /// Reads a file of clubs: `id, name, short` on each line, `#` for remarks.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse_all(text: &str) -> Result<Vec<Club>, Faults> {
        let mut faults = Faults::default();
        let rows = sheet::rows(text, CLUBS_FIRST_LINE, &COLUMNS, &mut faults);
        let mut clubs: Vec<Club> = Vec::new();
        let mut seen = HashSet::new();
        for (line, cells) in rows {
            let [id, name, short] = cells[..] else {
                continue;
            };
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            if id.is_empty() || !id.chars().all(plain) {
                faults.push(Fault::at(
                    line,
                    format!("`{id}` is no id"),
                    "use lower-case letters, digits and hyphens",
                ));
            }
            if name.is_empty() {
                faults.push(Fault::at(line, "the club has no name", "add it"));
            }
            if short.chars().count() != 3 {
                faults.push(Fault::at(
                    line,
                    format!("the short name `{short}` does not have three letters"),
                    "write three",
                ));
            }
            if !seen.insert(id.to_string()) {
                faults.push(Fault::at(
                    line,
                    format!("`{id}` is there twice"),
                    "give each club an id of its own",
                ));
            }
            clubs.push(Club {
                id: id.to_string(),
                name: name.to_string(),
                short: short.to_string(),
            });
        }
        faults.or(clubs)
    }
}
