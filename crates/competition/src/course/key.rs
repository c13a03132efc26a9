//! The name of a match: `1.12.3` is the third match of the twelfth round of the
//! first stage; `2.1.4.2` the second match of a tie.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The name of a match. All numbers count from 0 here and from 1 when written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchKey {
    /// The stage.
    pub stage: usize,
    /// The round of the stage.
    pub round: usize,
    /// The match or tie of the round.
    pub slot: usize,
    /// The match of the tie.
    pub game: usize,
}

impl MatchKey {
    pub(super) const fn new(stage: usize, round: usize, slot: usize) -> MatchKey {
        MatchKey {
            stage,
            round,
            slot,
            game: 0,
        }
    }
}

impl fmt::Display for MatchKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = format!("{}.{}.{}", self.stage + 1, self.round + 1, self.slot + 1);
        if self.game > 0 {
            text.push_str(&format!(".{}", self.game + 1));
        }
        f.pad(&text)
    }
}

impl FromStr for MatchKey {
    type Err = String;

    fn from_str(text: &str) -> Result<MatchKey, String> {
        let number = |part: &str| part.parse::<usize>().ok()?.checked_sub(1);
        let parts: Option<Vec<usize>> = text.split('.').map(number).collect();
        match parts.as_deref() {
            Some([stage, round, slot]) => Ok(MatchKey::new(*stage, *round, *slot)),
            Some([stage, round, slot, game]) => Ok(MatchKey {
                game: *game,
                ..MatchKey::new(*stage, *round, *slot)
            }),
            _ => Err(format!("`{text}` names no match: write it as 1.12.3")),
        }
    }
}

impl Serialize for MatchKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for MatchKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<MatchKey, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
