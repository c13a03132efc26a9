//! What a table leaves open: the best and the worst place that each team can still come
//! to.
//!
//! Nothing is said that is not so: both are bounds that no course of the matches left can
//! cross. How many teams can be ahead of a team at once is a question of how the points
//! of their matches among themselves can be shared out, a flow; here a match may be
//! shared out more freely than football allows, never less.

use super::reach::Prospects;
use super::{Ranking, RankingError, RankingFacts};
use crate::TeamIx;
use crate::fixtures::Fixture;
use crate::table::TableInput;

/// How many sets of teams are tried. Beyond that the bound is wider, not wrong.
const MOST_SETS: usize = 400;

/// The places a team can come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Possible {
    /// Who.
    pub team: TeamIx,
    /// No place before this one can be reached.
    pub best: usize,
    /// No place behind this one threatens.
    pub worst: usize,
}

impl Possible {
    /// True if it will end on one of these places.
    #[must_use]
    pub fn is_certain(&self, places: [usize; 2]) -> bool {
        places[0] <= self.best && self.worst <= places[1]
    }

    /// True if it cannot end on any of these places.
    #[must_use]
    pub fn is_out_of_reach(&self, places: [usize; 2]) -> bool {
        self.worst < places[0] || places[1] < self.best
    }
}

/// The places that the teams of a sheet can come to, in the order of its teams, when the
/// matches of [`RankingFacts::to_play`] are left.
///
/// # Errors
///
/// When a team is listed twice or a result does not belong to the group.
pub fn possible_places(
    sheet: &TableInput<'_>,
    ranking: &Ranking,
    beside: &RankingFacts<'_>,
) -> Result<Vec<Possible>, RankingError> {
    let prospects = Prospects::new(sheet, ranking, beside)?;
    let pairs = pairs(&prospects, beside.to_play);
    let places = |at: usize| {
        let others = prospects.rows.len() - 1;
        let ahead = ahead_at_once(&prospects, &pairs, at)?;
        let behind = behind_at_once(&prospects, &pairs, at)?;
        Ok(Possible {
            team: prospects.rows[at].team,
            best: 1 + others - behind,
            worst: 1 + ahead,
        })
    };
    (0..prospects.rows.len()).map(places).collect()
}

/// The matches left, by the lines of both teams.
fn pairs(prospects: &Prospects<'_>, to_play: &[Fixture]) -> Vec<[usize; 2]> {
    let line = |team: TeamIx| prospects.rows.iter().position(|row| row.team == team);
    let pair = |fixture: &Fixture| Some([line(fixture.home)?, line(fixture.away)?]);
    to_play.iter().filter_map(pair).collect()
}

/// The most teams that can be ahead of one at once, when it gets the least it can.
fn ahead_at_once(
    prospects: &Prospects<'_>,
    pairs: &[[usize; 2]],
    team: usize,
) -> Result<usize, RankingError> {
    let worth = prospects.worth;
    let mine = prospects.points(team).least;
    // What each of them is short of, its matches left at their least.
    let mut short = vec![None; prospects.rows.len()];
    for other in (0..short.len()).filter(|&other| other != team) {
        let reach = prospects.points(other);
        let level = reach.has(mine) && prospects.may_pass_when_level(other, team, mine)?;
        if reach.most > mine || level {
            short[other] = Some(mine + i64::from(!level) - reach.least);
        }
    }
    let swing = worth.most - worth.least;
    let fits = |set: &[usize]| {
        let inside = among(pairs, set);
        let need = |&at: &usize| {
            let own = inside.iter().filter(|pair| pair.contains(&at)).count() as i64;
            let outside = prospects.left(at) - own;
            (short[at].unwrap_or(0) - outside * swing).max(0)
        };
        let needs: Vec<i64> = set.iter().map(need).collect();
        let supply = worth.most_of_both - 2 * worth.least;
        let all: i64 = needs.iter().sum();
        PointFlow::new(set, &inside, swing, needs).most(supply) >= all
    };
    Ok(largest(&candidates(&short), fits))
}

/// The most teams that can be behind one at once, when it gets the most it can.
fn behind_at_once(
    prospects: &Prospects<'_>,
    pairs: &[[usize; 2]],
    team: usize,
) -> Result<usize, RankingError> {
    let worth = prospects.worth;
    let mine = prospects.points(team).most;
    // What each of them may still get beyond the least.
    let mut room = vec![None; prospects.rows.len()];
    for other in (0..room.len()).filter(|&other| other != team) {
        let reach = prospects.points(other);
        let level = reach.has(mine) && prospects.may_pass_when_level(team, other, mine)?;
        if reach.least < mine || level {
            room[other] = Some(mine - i64::from(!level) - reach.least);
        }
    }
    let fits = |set: &[usize]| {
        let inside = among(pairs, set);
        let rooms: Vec<i64> = set.iter().map(|&at| room[at].unwrap_or(0)).collect();
        let supply = (worth.least_of_both - 2 * worth.least).max(0);
        let all = supply * inside.len() as i64;
        PointFlow::new(set, &inside, worth.most - worth.least, rooms).most(supply) >= all
    };
    let mut roomy = candidates(&room);
    roomy.reverse();
    Ok(largest(&roomy, fits))
}

/// The teams in question, by their numbers; who fits most easily is to be tried first.
fn candidates(numbers: &[Option<i64>]) -> Vec<usize> {
    let known = numbers.iter().enumerate();
    let mut known: Vec<(i64, usize)> = known.filter_map(|(at, n)| Some(((*n)?, at))).collect();
    known.sort_unstable();
    known.into_iter().map(|(_, at)| at).collect()
}

fn among(pairs: &[[usize; 2]], set: &[usize]) -> Vec<[usize; 2]> {
    let inside = pairs
        .iter()
        .filter(|pair| pair.iter().all(|at| set.contains(at)));
    inside.copied().collect()
}

/// The size of the largest set that fits, where a part of what fits fits. If that takes
/// too long, the size of all.
fn largest(all: &[usize], fits: impl Fn(&[usize]) -> bool) -> usize {
    struct OrderSearch<'a, F> {
        all: &'a [usize],
        fits: F,
        best: usize,
        tried: usize,
    }
    impl<F: Fn(&[usize]) -> bool> OrderSearch<'_, F> {
        fn go(&mut self, at: usize, set: &mut Vec<usize>) {
            self.best = self.best.max(set.len());
            let hopeless = set.len() + (self.all.len() - at) <= self.best;
            if hopeless || self.tried > MOST_SETS {
                return;
            }
            set.push(self.all[at]);
            self.tried += 1;
            if (self.fits)(set) {
                self.go(at + 1, set);
            }
            set.pop();
            self.go(at + 1, set);
        }
    }
    if fits(all) {
        return all.len();
    }
    let mut search = OrderSearch {
        all,
        fits,
        best: 0,
        tried: 0,
    };
    search.go(0, &mut Vec::new());
    match search.tried > MOST_SETS {
        true => all.len() - 1,
        false => search.best,
    }
}

/// Points of matches shared out among teams that can take only so many.
struct PointFlow {
    /// The teams of each match, by their numbers in the set.
    matches: Vec<[usize; 2]>,
    /// The most that one match can give to one side.
    per_side: i64,
    given: Vec<[i64; 2]>,
    room: Vec<i64>,
}

impl PointFlow {
    fn new(set: &[usize], inside: &[[usize; 2]], per_side: i64, room: Vec<i64>) -> PointFlow {
        let number = |at: usize| set.iter().position(|&of_set| of_set == at).unwrap_or(0);
        PointFlow {
            matches: inside.iter().map(|pair| pair.map(number)).collect(),
            per_side,
            given: vec![[0; 2]; inside.len()],
            room,
        }
    }

    /// The most that can be shared out, so much at each match.
    fn most(mut self, supply: i64) -> i64 {
        let mut shared = 0;
        for number in 0..self.matches.len() {
            for _ in 0..supply {
                let mut seen = vec![false; self.room.len()];
                let mut sides = 0..2;
                if !sides.any(|side| self.give(number, side, &mut seen)) {
                    break;
                }
                shared += 1;
            }
        }
        shared
    }

    /// Gives a point of a match to a side; one who is full passes on a point of another
    /// match to whom he met there.
    fn give(&mut self, number: usize, side: usize, seen: &mut [bool]) -> bool {
        let team = self.matches[number][side];
        if self.given[number][side] >= self.per_side || seen[team] {
            return false;
        }
        if self.room[team] > 0 {
            self.room[team] -= 1;
            self.given[number][side] += 1;
            return true;
        }
        seen[team] = true;
        for other in 0..self.matches.len() {
            for own in 0..2 {
                let held = self.matches[other][own] == team && self.given[other][own] > 0;
                if held && self.give(other, 1 - own, seen) {
                    self.given[other][own] -= 1;
                    self.given[number][side] += 1;
                    return true;
                }
            }
        }
        false
    }
}
