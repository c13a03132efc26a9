//! What the clubs in a file of results are called here.

use std::collections::{BTreeMap, HashSet};

use football::spelling;
use tabletop::{Faults, sheet};

/// The first line of a file of names.
pub const NAMES_FIRST_LINE: &str = "touchline club-names 1";

const COLUMNS: [&str; 4] = ["written", "id", "name", "short"];

/// The names that come with the program.
const BUNDLED: &str = include_str!("../../../data/offense-charts/club-names.txt");

/// What a club is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// On the command line: `west-ham`.
    pub id: String,
    /// In full: `West Ham United`.
    pub name: String,
    /// In three letters: `WHU`.
    pub short: String,
}

/// Names by what a file of results writes.
#[derive(Clone, Debug, Default)]
pub struct ClubNames {
    known: BTreeMap<String, Name>,
}

impl ClubNames {
    /// Reads a file of names.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse(text: &str) -> Result<ClubNames, Faults> {
        let mut faults = Faults::default();
        let rows = sheet::rows(text, NAMES_FIRST_LINE, &COLUMNS, &mut faults);
        let rows = rows.into_iter().filter_map(|(_, cells)| {
            let [written, id, name, short] = cells[..] else {
                return None;
            };
            let name = Name {
                id: id.to_string(),
                name: name.to_string(),
                short: short.to_string(),
            };
            Some((written.to_string(), name))
        });
        let known = rows.collect();
        faults.or(ClubNames { known })
    }

    /// The names that come with the program.
    ///
    /// # Errors
    ///
    /// Never, unless the program was built with a broken file.
    pub fn bundled() -> Result<ClubNames, Faults> {
        ClubNames::parse(BUNDLED)
    }

    /// Names for clubs, in their order; ids and short names differ.
    #[must_use]
    pub fn of(&self, written: &[String]) -> Vec<Name> {
        let mut names: Vec<Option<Name>> = written
            .iter()
            .map(|written| self.known.get(written).cloned())
            .collect();
        let mut taken: HashSet<String> = HashSet::new();
        for name in names.iter().flatten() {
            taken.extend([name.id.clone(), name.short.clone()]);
        }
        // Others are known by the same letters, unless another club is.
        for (name, written) in names.iter_mut().zip(written) {
            if name.is_none() {
                let alike = |(known, _): &(&String, &Name)| spelling::is_same(known, written);
                let found = self.known.iter().find(alike).map(|(_, name)| name);
                let found = found.filter(|found| !taken.contains(&found.id));
                taken.extend(
                    found
                        .into_iter()
                        .flat_map(|it| [it.id.clone(), it.short.clone()]),
                );
                *name = found.cloned();
            }
        }
        let names = names.into_iter().zip(written);
        names
            .map(|(name, written)| name.unwrap_or_else(|| made(written, &mut taken)))
            .collect()
    }
}

/// A name for a club that nobody listed.
fn made(written: &str, taken: &mut HashSet<String>) -> Name {
    let id = match spelling::id(written) {
        id if id.is_empty() => "club".to_string(),
        id => id,
    };
    let id = free(taken, |n| match n {
        0 => id.clone(),
        _ => format!("{id}-{}", n + 1),
    });
    let mut letters = id.to_uppercase().replace('-', "");
    letters.truncate(3);
    let letters = format!("{letters:X<3}");
    let short = free(taken, |n| match n {
        0 => letters.clone(),
        // AB2 … AB9, A10 … A99, 100 …: always three.
        _ => {
            let number = (n + 1).to_string();
            let kept = 3_usize.saturating_sub(number.len());
            format!("{}{number}", &letters[..kept])
        }
    });
    // A comma would end the cell.
    let name = written.replace(',', " ");
    Name { id, name, short }
}

/// The first candidate that is not taken; it is then.
fn free(taken: &mut HashSet<String>, candidate: impl Fn(usize) -> String) -> String {
    let mut n = 0;
    loop {
        let name = candidate(n);
        if taken.insert(name.clone()) {
            return name;
        }
        n += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bundled_names_are_fine() {
        let names = ClubNames::bundled().unwrap();
        let clubs = names.of(&["Man United".to_string(), "Wolves".to_string()]);
        assert_eq!(clubs[0].name, "Manchester United");
        assert_eq!(clubs[1].short, "WOL");
        for name in names.known.values() {
            assert_eq!(name.short.chars().count(), 3, "{name:?}");
            let plain = |c: char| c.is_ascii_lowercase() || c == '-';
            assert!(name.id.chars().all(plain), "{name:?}");
        }
    }

    #[test]
    fn clubs_of_the_same_league_differ() {
        let written: Vec<String> = ["Ab-c", "AB c", "ab.c!", "?", "Wolves"]
            .map(str::to_string)
            .to_vec();
        let clubs = ClubNames::bundled().unwrap().of(&written);
        let ids: Vec<&str> = clubs.iter().map(|club| club.id.as_str()).collect();
        assert_eq!(ids, ["ab-c", "ab-c-2", "ab-c-3", "club", "wolves"]);
        let short: Vec<&str> = clubs.iter().map(|club| club.short.as_str()).collect();
        assert_eq!(short, ["ABC", "AB2", "AB3", "CLU", "WOL"]);
    }

    #[test]
    fn letters_with_accents_stay_in_ids() {
        let written = [
            "1. FC Köln",
            "Saint-Étienne",
            "Alavés",
            "Málaga CF",
            "Alaves",
        ];
        let clubs = ClubNames::bundled()
            .unwrap()
            .of(&written.map(str::to_string));
        let named: Vec<_> = clubs
            .iter()
            .map(|club| (club.id.as_str(), club.short.as_str()))
            .collect();
        assert_eq!(
            named,
            [
                ("1-fc-koln", "1FC"),
                ("saint-etienne", "SAI"),
                // Listed as `Alaves`; where both are there, they are two.
                ("alaves-2", "AL2"),
                ("malaga-cf", "MAL"),
                ("alaves", "ALA"),
            ]
        );
        let alone = ClubNames::bundled()
            .unwrap()
            .of(&["Alavés".to_string(), "Malaga".to_string()]);
        assert_eq!(
            (alone[0].short.as_str(), alone[1].id.as_str()),
            ("ALA", "malaga")
        );
    }
}
