//! Puts pairs into matchdays: edge colouring by exchanging two colours along a
//! chain, then an order of the days in which home and away alternate.

use crate::TeamIx;
use crate::fixtures::{Fixture, Round};
use crate::lots::Bowl;

/// Pairs turned out before it begins anew, and beginnings before one more day is allowed.
const PATIENCE: usize = 2_000;
const BEGINNINGS: usize = 20;

/// The day of each pair. As many days as matches, if that can be found.
pub(super) fn colour(
    teams: usize,
    pairs: &[[usize; 2]],
    days: usize,
    bowl: &mut Bowl,
) -> Vec<usize> {
    let mut days = days;
    loop {
        let mut beginnings = 0..BEGINNINGS;
        let try_it = |_| Colouring::new(teams, pairs, days).run(bowl);
        if let Some(found) = beginnings.find_map(try_it) {
            return found;
        }
        days += 1;
    }
}

struct Colouring<'a> {
    pairs: &'a [[usize; 2]],
    days: usize,
    /// The pair that a team plays on a day.
    plays: Vec<Vec<Option<usize>>>,
}

impl<'a> Colouring<'a> {
    fn new(teams: usize, pairs: &'a [[usize; 2]], days: usize) -> Colouring<'a> {
        Colouring {
            pairs,
            days,
            plays: vec![vec![None; days]; teams],
        }
    }

    fn run(mut self, bowl: &mut Bowl) -> Option<Vec<usize>> {
        let mut open: Vec<usize> = (0..self.pairs.len()).collect();
        bowl.shuffle(&mut open);
        let mut patience = PATIENCE;
        while let Some(pair) = open.pop() {
            if let Some(day) = self.free_day(pair) {
                self.set(pair, day, true);
                continue;
            }
            patience = patience.checked_sub(1)?;
            // Nothing else fits: take a day of one team and turn out whom the other
            // plays then.
            let mut teams = self.pairs[pair];
            bowl.shuffle(&mut teams);
            let [a, b] = teams;
            let free = self.free_days(a);
            let day = *free.get(bowl.below(free.len()))?;
            if let Some(other) = self.plays[b][day] {
                self.set(other, day, false);
                // Not next, or both would turn each other out for ever.
                open.insert(bowl.below(open.len() + 1), other);
            }
            self.set(pair, day, true);
        }
        let day_of = |pair: usize| {
            let [a, _] = self.pairs[pair];
            self.plays[a].iter().position(|&plays| plays == Some(pair))
        };
        (0..self.pairs.len()).map(day_of).collect()
    }

    fn free_days(&self, team: usize) -> Vec<usize> {
        let free = |day: &usize| self.plays[team][*day].is_none();
        (0..self.days).filter(free).collect()
    }

    /// A day on which both are free; if there is none, one that is made free by an
    /// exchange of two days along a chain.
    fn free_day(&mut self, pair: usize) -> Option<usize> {
        let [a, b] = self.pairs[pair];
        let (of_a, of_b) = (self.free_days(a), self.free_days(b));
        if let Some(day) = of_a.iter().find(|day| of_b.contains(day)) {
            return Some(*day);
        }
        for &day in &of_a {
            for &other in &of_b {
                let (chain, end) = self.chain(b, day, other);
                if end != a {
                    self.exchange(&chain, [day, other]);
                    return Some(day);
                }
            }
        }
        None
    }

    /// The pairs met on `day` and `other` by turns, from a team on, and the team at the end.
    fn chain(&self, from: usize, day: usize, other: usize) -> (Vec<usize>, usize) {
        let (mut at, mut turn) = (from, day);
        let mut chain = Vec::new();
        while let Some(pair) = self.plays[at][turn] {
            chain.push(pair);
            let [a, b] = self.pairs[pair];
            at = if at == a { b } else { a };
            turn = if turn == day { other } else { day };
        }
        (chain, at)
    }

    fn exchange(&mut self, chain: &[usize], days: [usize; 2]) {
        let day = |at: usize| days[at % 2];
        for (at, &pair) in chain.iter().enumerate() {
            self.set(pair, day(at), false);
        }
        for (at, &pair) in chain.iter().enumerate() {
            self.set(pair, day(at + 1), true);
        }
    }

    fn set(&mut self, pair: usize, day: usize, plays: bool) {
        for team in self.pairs[pair] {
            self.plays[team][day] = plays.then_some(pair);
        }
    }
}

/// The rounds, in an order in which few teams are at home or away twice running.
pub(super) fn rounds(teams: &[TeamIx], pairs: &[[usize; 2]], days: &[usize]) -> Vec<Round> {
    let count = days.iter().max().map_or(0, |&last| last + 1);
    let mut at_home = vec![vec![None; count]; teams.len()];
    for ([home, away], &day) in pairs.iter().zip(days) {
        at_home[*home][day] = Some(true);
        at_home[*away][day] = Some(false);
    }
    let breaks = |order: &[usize]| -> usize {
        let of_team = |venues: &Vec<Option<bool>>| {
            let played: Vec<bool> = order.iter().filter_map(|&day| venues[day]).collect();
            played.array_windows().filter(|[a, b]| a == b).count()
        };
        at_home.iter().map(of_team).sum()
    };
    let mut order: Vec<usize> = (0..count).collect();
    let mut fewest = breaks(&order);
    loop {
        let before = fewest;
        for a in 0..count {
            for b in a + 1..count {
                order.swap(a, b);
                match breaks(&order) {
                    found if found < fewest => fewest = found,
                    _ => order.swap(a, b),
                }
            }
        }
        if fewest == before {
            break;
        }
    }
    let round = |&wanted: &usize| {
        let of_day = pairs.iter().zip(days).filter(|(_, day)| **day == wanted);
        let fixtures: Vec<Fixture> = of_day
            .map(|([home, away], _)| Fixture {
                home: teams[*home],
                away: teams[*away],
            })
            .collect();
        let busy = |team: &TeamIx| fixtures.iter().any(|f| f.home == *team || f.away == *team);
        let bye = teams.iter().copied().find(|team| !busy(team));
        Round { fixtures, bye }
    };
    order.iter().map(round).collect()
}
