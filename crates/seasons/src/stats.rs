//! What players did over a season.

use std::collections::BTreeMap;

use competition::TeamIx;
use competition::course::Act;

use super::Season;

/// A player's season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerTotal {
    /// His team.
    pub team: TeamIx,
    /// His name.
    pub name: String,
    /// His numbers, summed over his matches.
    pub numbers: BTreeMap<String, u64>,
}

impl PlayerTotal {
    /// One of his numbers.
    #[must_use]
    pub fn number(&self, name: &str) -> u64 {
        self.numbers.get(name).copied().unwrap_or(0)
    }
}

/// What all players did in the matches that count, by team and name.
#[must_use]
pub fn totals(season: &Season) -> Vec<PlayerTotal> {
    let mut sums: BTreeMap<(TeamIx, &str), BTreeMap<String, u64>> = BTreeMap::new();
    for entry in season.standing() {
        let Act::Result { key, teams, .. } = &entry.act else {
            continue;
        };
        let stands = season
            .course()
            .find(*key)
            .and_then(|found| found.result.as_ref());
        if stands.is_none_or(|result| !result.counts()) {
            continue;
        }
        for (team, players) in teams.iter().zip(&entry.players) {
            for player in players {
                let sum = sums.entry((*team, &player.name)).or_default();
                for (name, number) in &player.numbers {
                    *sum.entry(name.clone()).or_default() += number;
                }
            }
        }
    }
    let total = |((team, name), numbers): ((TeamIx, &str), _)| PlayerTotal {
        team,
        name: name.to_string(),
        numbers,
    };
    sums.into_iter().map(total).collect()
}
