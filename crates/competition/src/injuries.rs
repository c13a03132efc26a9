//! Injuries, carried from match to match (CP-9). One list serves all competitions of
//! a world: teams go by their names.

use std::collections::BTreeMap;

use crate::result::Blame;

/// Players a team must be able to field where a game does not say otherwise (CP-9.3).
pub const MINIMUM: usize = 7;

/// Who is hurt, and for how many matches of his team.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InjuryList {
    players: BTreeMap<(String, String), u32>,
}

impl InjuryList {
    /// Who of a team cannot play, and for how many matches.
    pub fn of_team<'a>(&'a self, team: &'a str) -> impl Iterator<Item = (&'a str, u32)> {
        let of_team = self.players.iter().filter(move |((of, _), _)| of == team);
        of_team.map(|((_, player), matches)| (player.as_str(), *matches))
    }

    /// Counts a match that a team played: everybody who was hurt before has one match
    /// less to miss, and who is hurt now misses the matches after it (CP-9.2).
    pub fn after_match<'a>(&mut self, team: &str, hurt: impl IntoIterator<Item = (&'a str, u32)>) {
        for ((of, _), matches) in &mut self.players {
            if of == team {
                *matches -= 1;
            }
        }
        self.players.retain(|_, matches| *matches > 0);
        for (player, matches) in hurt {
            self.add(team, player, matches);
        }
    }

    /// A player is hurt; of two injuries the longer one counts.
    pub fn add(&mut self, team: &str, player: &str, matches: u32) {
        if matches > 0 {
            let key = (team.to_string(), player.to_string());
            let longest = self.players.entry(key).or_default();
            *longest = matches.max(*longest);
        }
    }

    /// A player goes from one team to another, and his injury with him.
    pub fn transfer(&mut self, player: &str, [from, to]: [Option<&str>; 2]) {
        let key = |team: &str| (team.to_string(), player.to_string());
        let left = from.and_then(|from| self.players.remove(&key(from)));
        if let (Some(matches), Some(to)) = (left, to) {
            self.players.insert(key(to), matches);
        }
    }
}

/// Who loses a match because he cannot field enough players (CP-9.3). `men` are those
/// who can play; `None` for a side without players, of whom no number is asked.
#[must_use]
pub fn too_few(men: [Option<usize>; 2], minimum: usize) -> Option<Blame> {
    let short = men.map(|men| men.is_some_and(|men| men < minimum));
    match short {
        [true, true] => Some(Blame::Both),
        [true, false] => Some(Blame::Home),
        [false, true] => Some(Blame::Away),
        [false, false] => None,
    }
}
