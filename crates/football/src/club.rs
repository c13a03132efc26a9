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
    /// The names of a club or team, as every file writes them.
    pub fn read(line: usize, kind: &str, names: [&str; 3], faults: &mut Faults) -> Club {
        let [id, name, short] = names;
        let mut fault = |wrong: bool, what: String, cure: &str| {
            if wrong {
                faults.push(Fault::at(line, what, cure));
            }
        };
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let bad_id = id.is_empty() || !id.chars().all(plain);
        let cure = "use lower-case letters, digits and hyphens";
        fault(bad_id, format!("`{id}` is no id"), cure);
        let what = format!("the {kind} has no name");
        fault(name.is_empty(), what, "add it");
        let what = format!("the short name `{short}` does not have three letters");
        fault(short.chars().count() != 3, what, "write three");
        Club {
            id: id.to_string(),
            name: name.to_string(),
            short: short.to_string(),
        }
    }

    /// The line that a team's others stand below: `team, ID, NAME, three letters`.
    pub fn read_head(line: usize, cells: &[&str], faults: &mut Faults) -> Club {
        if cells.len() != 4 {
            let what = format!("{} values instead of 4", cells.len());
            let cure = "write team, ID, NAME, three letters";
            faults.push(Fault::at(line, what, cure));
        }
        let cell = |at: usize| cells.get(at).copied().unwrap_or_default();
        Club::read(line, "team", [cell(1), cell(2), cell(3)], faults)
    }

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
            let club = Club::read(line, "club", [id, name, short], &mut faults);
            if !seen.insert(id.to_string()) {
                faults.push(Fault::at(
                    line,
                    format!("`{id}` is there twice"),
                    "give each club an id of its own",
                ));
            }
            clubs.push(club);
        }
        faults.or(clubs)
    }
}
