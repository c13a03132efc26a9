//! Fixture lists that are given: real seasons, with their days and line-ups.

use std::collections::BTreeMap;

use competition::TeamIx;
use competition::course::MatchKey;
use competition::fixtures::{Fixture, Round};
use tabletop::{Fault, Faults};

use super::{CalendarDay, SeasonError, SeasonHeader};

/// A match of a list.
#[derive(Clone, Debug)]
pub struct GivenMatch {
    /// Who plays, home and away.
    pub teams: [TeamIx; 2],
    /// When.
    pub day: Option<CalendarDay>,
    /// What its round is called.
    pub round: Option<String>,
    /// Who began, home and away, the keeper first; nobody where nothing is known.
    pub men: [Vec<String>; 2],
}

impl SeasonHeader {
    /// Takes a list of matches for the first stage, with days and line-ups; the names of
    /// the matches come back in the order of the list. Where not every match names its
    /// round, a match is of the first round in which both teams are free.
    ///
    /// # Errors
    ///
    /// If a team plays twice in a round.
    pub fn give(&mut self, list: &[GivenMatch]) -> Result<Vec<MatchKey>, SeasonError> {
        let rounds = match list.iter().all(|given| given.round.is_some()) {
            true => as_named(list),
            false => as_played(list),
        };
        let names: Vec<&str> = self.teams.iter().map(|t| t.entrant.name.as_str()).collect();
        let mut given: Vec<Round> =
            vec![Round::default(); rounds.iter().max().map_or(0, |r| r + 1)];
        let mut faults = Faults::default();
        let mut keys = Vec::new();
        for (at, (one, &round)) in list.iter().zip(&rounds).enumerate() {
            let [home, away] = one.teams;
            let fixtures = &mut given[round].fixtures;
            let plays = |team: &TeamIx| fixtures.iter().any(|f| f.home == *team || f.away == *team);
            if let Some(team) = one.teams.iter().find(|team| plays(team)) {
                let round = one.round.as_deref().unwrap_or_default();
                let what = format!(
                    "match {}: {} plays twice in round {round}",
                    at + 1,
                    names[team.0]
                );
                faults.push(Fault::whole(
                    what,
                    "name the rounds so that each team plays once, or not at all",
                ));
            }
            let slot = fixtures.len();
            fixtures.push(Fixture { home, away });
            let key: MatchKey = format!("1.{}.{}", round + 1, slot + 1)
                .parse()
                .map_err(SeasonError::Unfit)?;
            self.days.extend(one.day.map(|day| (key, day)));
            if one.men.iter().any(|men| !men.is_empty()) {
                self.line_ups.insert(key, one.men.clone());
            }
            keys.push(key);
        }
        faults.or(())?;
        self.given = given;
        Ok(keys)
    }
}

/// Rounds by their names: in the order of their numbers, or as they come.
fn as_named(list: &[GivenMatch]) -> Vec<usize> {
    let name = |given: &GivenMatch| given.round.clone().unwrap_or_default();
    let mut order: Vec<String> = Vec::new();
    for round in list.iter().map(name) {
        if !order.contains(&round) {
            order.push(round);
        }
    }
    let number = |name: &String| {
        let digits = name.rsplit(|c: char| !c.is_ascii_digit()).next();
        digits.and_then(|digits| digits.parse::<u32>().ok())
    };
    if order.iter().all(|name| number(name).is_some()) {
        order.sort_by_key(number);
    }
    let at = |round: String| order.iter().position(|name| *name == round);
    list.iter()
        .map(|given| at(name(given)).unwrap_or(0))
        .collect()
}

/// Each team's matches one after the other, by their days where all are known.
fn as_played(list: &[GivenMatch]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..list.len()).collect();
    if list.iter().all(|given| given.day.is_some()) {
        order.sort_by_key(|&at| list[at].day);
    }
    let mut rounds = vec![0; list.len()];
    let mut next: BTreeMap<TeamIx, usize> = BTreeMap::new();
    for at in order {
        let teams = list[at].teams;
        let free = teams.iter().filter_map(|team| next.get(team)).max();
        let round = free.copied().unwrap_or(0);
        rounds[at] = round;
        next.extend(teams.map(|team| (team, round + 1)));
    }
    rounds
}
