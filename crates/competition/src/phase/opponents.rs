//! Who meets whom: a search that backs up when it dead-ends. Chance decides in
//! which order possibilities are tried.

use super::{PhaseError, PhaseRules};
use crate::lots::Bowl;

/// More tries than any solvable draw of real size needs, by far.
const TRIES: usize = 2_000_000;

struct OpponentSearch<'a> {
    countries: &'a [usize],
    size: usize,
    rules: &'a PhaseRules,
    /// Opponents that a team still needs from a pot.
    needs: Vec<Vec<usize>>,
    /// Pairs that have met, or are known not to.
    closed: Vec<Vec<bool>>,
    /// Opponents of a team by country.
    met: Vec<Vec<usize>>,
    pairs: Vec<[usize; 2]>,
    tries: usize,
}

/// The pairs, as positions in the list of teams.
pub(super) fn draw(
    countries: &[usize],
    size: usize,
    per_pot: usize,
    rules: &PhaseRules,
    bowl: &mut Bowl,
) -> Result<Vec<[usize; 2]>, PhaseError> {
    let teams = countries.len();
    let mut search = OpponentSearch {
        countries,
        size,
        rules,
        needs: vec![vec![per_pot; rules.pots]; teams],
        closed: vec![vec![false; teams]; teams],
        met: vec![vec![0; teams]; teams],
        pairs: Vec::new(),
        tries: 0,
    };
    for team in 0..teams {
        search.closed[team][team] = true;
    }
    match search.goes_on(bowl) {
        true => Ok(search.pairs),
        false if search.tries >= TRIES => Err(PhaseError::GaveUp(TRIES)),
        false => Err(PhaseError::Impossible),
    }
}

impl OpponentSearch<'_> {
    fn pot(&self, team: usize) -> usize {
        team / self.size
    }

    /// Draws the rest; false if that cannot be done.
    fn goes_on(&mut self, bowl: &mut Bowl) -> bool {
        self.tries += 1;
        if self.tries >= TRIES {
            return false;
        }
        let Some((team, mut candidates)) = self.most_pressing() else {
            return true;
        };
        bowl.shuffle(&mut candidates);
        let mut ruled_out = Vec::new();
        let mut done = false;
        for other in candidates {
            self.pair(team, other, true);
            done = self.goes_on(bowl);
            if done {
                break;
            }
            self.pair(team, other, false);
            // Without this pair, then: it was tried with all that follows.
            self.close(team, other, true);
            ruled_out.push(other);
        }
        for other in ruled_out.into_iter().filter(|_| !done) {
            self.close(team, other, false);
        }
        done
    }

    /// The team that has least to choose from, and what it has; `None` when
    /// everybody has all opponents.
    fn most_pressing(&self) -> Option<(usize, Vec<usize>)> {
        let mut best: Option<(usize, usize, Vec<usize>)> = None;
        for team in 0..self.countries.len() {
            for pot in (0..self.rules.pots).filter(|&pot| self.needs[team][pot] > 0) {
                let range = pot * self.size..(pot + 1) * self.size;
                let candidates: Vec<usize> = range.filter(|&o| self.may_meet(team, o)).collect();
                let need = self.needs[team][pot];
                if candidates.len() < need {
                    return Some((team, Vec::new()));
                }
                let spare = candidates.len() - need;
                if best.as_ref().is_none_or(|(least, ..)| spare < *least) {
                    best = Some((spare, team, candidates));
                }
            }
        }
        best.map(|(_, team, candidates)| (team, candidates))
    }

    fn may_meet(&self, a: usize, b: usize) -> bool {
        let (of_a, of_b) = (self.countries[a], self.countries[b]);
        let most = self.rules.max_per_country.unwrap_or(usize::MAX);
        !self.closed[a][b]
            && self.needs[b][self.pot(a)] > 0
            && (self.rules.same_country || of_a != of_b)
            && self.met[a][of_b] < most
            && self.met[b][of_a] < most
    }

    fn close(&mut self, a: usize, b: usize, closed: bool) {
        self.closed[a][b] = closed;
        self.closed[b][a] = closed;
    }

    /// Pairs two teams, or parts them again.
    fn pair(&mut self, a: usize, b: usize, meet: bool) {
        self.close(a, b, meet);
        for (team, other) in [(a, b), (b, a)] {
            let (pot, country) = (self.pot(other), self.countries[other]);
            if meet {
                self.needs[team][pot] -= 1;
                self.met[team][country] += 1;
            } else {
                self.needs[team][pot] += 1;
                self.met[team][country] -= 1;
            }
        }
        if meet {
            self.pairs.push([a, b]);
        } else {
            self.pairs.pop();
        }
    }
}
