//! The competitions that a season can be of, and the rules that a file of one can name.

use std::collections::BTreeMap;

use library::{Library, LibraryError};
use serde_json::Value;

use super::word;
use crate::{Office, SeasonError, header::presets};

/// A competition that a season can be of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preset {
    /// What it is called in files and commands.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How many teams it needs, if that is fixed.
    pub teams: Option<u64>,
    /// The game it is played with if nobody says otherwise.
    pub game: Option<String>,
}

/// An order of tables, or rules of discipline, that a file can name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PresetRules {
    /// Its name in files.
    pub id: String,
    /// What it is, for people.
    pub about: String,
}

impl Preset {
    fn read(id: String, library: &Library) -> Result<Preset, LibraryError> {
        let (text, _) = library.text(&format!("competitions/{id}.json"))?;
        // One with faults is listed all the same: they are told when it is begun.
        let read: Value = serde_json::from_str(&text).unwrap_or_default();
        Ok(Preset {
            name: word(&read, "name").unwrap_or_else(|| id.clone()),
            teams: read.get("teams").and_then(Value::as_u64),
            game: word(&read, "game"),
            id,
        })
    }
}

impl PresetRules {
    fn all(file: &str, library: &Library) -> Result<Vec<PresetRules>, LibraryError> {
        let (text, _) = library.text(&format!("competitions/{file}.json"))?;
        let read: BTreeMap<String, Value> = serde_json::from_str(&text).unwrap_or_default();
        let rules = |(id, rules): (String, Value)| PresetRules {
            about: word(&rules, "about").unwrap_or_else(|| id.clone()),
            id,
        };
        Ok(read.into_iter().map(rules).collect())
    }
}

impl Office {
    /// The competitions that a season can be of.
    ///
    /// # Errors
    ///
    /// If they cannot be read.
    pub fn competitions(&self) -> Result<Vec<Preset>, SeasonError> {
        let read = |id| Preset::read(id, &self.library);
        let all: Result<Vec<Preset>, LibraryError> =
            presets(&self.library).and_then(|ids| ids.into_iter().map(read).collect());
        Ok(all?)
    }

    /// The orders of tables, and the rules of discipline, that a competition can name.
    ///
    /// # Errors
    ///
    /// If they cannot be read.
    pub fn preset_rules(&self) -> Result<[Vec<PresetRules>; 2], SeasonError> {
        let all = |file| PresetRules::all(file, &self.library);
        Ok([all("rankings")?, all("discipline")?])
    }
}
