//! Statistics as others publish them, made into a season of clubs and players.
//!
//! What a source does not tell is estimated, and every estimate is said: [`Imported::estimated`].

mod counted;
mod open;
mod scorers;
mod shares;
mod squads;
mod square;
pub mod table;
pub mod wyscout;

pub use open::{ImportError, open, tables};

use std::fmt;

use tabletop::Fault;

use crate::{ClubCount, ClubSeason, Season, results::MatchWithResult};

/// A number that the source does not have, and how it was estimated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// The columns.
    pub what: String,
    /// The model.
    pub how: String,
}

impl Estimate {
    fn new(what: &str, how: &str) -> Estimate {
        Estimate {
            what: what.to_string(),
            how: how.to_string(),
        }
    }
}

impl fmt::Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "estimated: {}: {}", self.what, self.how)
    }
}

/// A season from elsewhere.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The season.
    pub season: Season,
    /// What of it is not real.
    pub estimated: Vec<Estimate>,
    /// What should be looked at.
    pub warnings: Vec<Fault>,
}

/// Matches won, drawn and lost, at home and away.
const RESULTS: [[ClubCount; 3]; 2] = [
    [
        ClubCount::HomeWon,
        ClubCount::HomeDrawn,
        ClubCount::HomeLost,
    ],
    [
        ClubCount::AwayWon,
        ClubCount::AwayDrawn,
        ClubCount::AwayLost,
    ],
];

/// The estimate of matches won, drawn and lost.
const RESULTS_ESTIMATED: &str = "home_won … away_lost";

impl Imported {
    /// Takes matches won, drawn and lost from results of the same season. A club is known by its
    /// goals, at home and away, for and against: names are written in too many ways.
    ///
    /// False if the results are not those of these clubs.
    pub fn take_results(&mut self, played: &[MatchWithResult]) -> bool {
        let mut names: Vec<&str> = Vec::new();
        for name in played.iter().flat_map(|game| [&game.home, &game.away]) {
            if !names.contains(&name.as_str()) {
                names.push(name);
            }
        }
        let records: Vec<([u32; 4], [[u32; 3]; 2])> =
            names.iter().map(|name| record(played, name)).collect();
        let find = |club: &ClubSeason| {
            use ClubCount as C;
            let goals = [C::HomeFor, C::HomeAgainst, C::AwayFor, C::AwayAgainst];
            let goals = goals.map(|column| club.counts[column]);
            let mut found = records.iter().filter(|(theirs, _)| *theirs == goals);
            found.next().filter(|_| found.next().is_none())
        };
        let found: Option<Vec<_>> = self.season.clubs.iter().map(find).collect();
        let Some(found) = found else {
            return false;
        };
        for (club, (_, results)) in self.season.clubs.iter_mut().zip(found) {
            for (columns, numbers) in RESULTS.iter().zip(results) {
                for (&column, &number) in columns.iter().zip(numbers) {
                    club.counts[column] = number;
                }
            }
        }
        self.estimated
            .retain(|estimate| estimate.what != RESULTS_ESTIMATED);
        true
    }
}

/// Goals for and against at home and away; won, drawn and lost at home and away.
fn record(played: &[MatchWithResult], name: &str) -> ([u32; 4], [[u32; 3]; 2]) {
    let (mut goals, mut results) = ([0; 4], [[0; 3]; 2]);
    for game in played {
        let sides = [
            (&game.home, game.goals),
            (&game.away, [game.goals[1], game.goals[0]]),
        ];
        for (at, (club, [scored, conceded])) in sides.into_iter().enumerate() {
            if club == name {
                goals[2 * at] += scored;
                goals[2 * at + 1] += conceded;
                let result = match scored.cmp(&conceded) {
                    std::cmp::Ordering::Greater => 0,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Less => 2,
                };
                results[at][result] += 1;
            }
        }
    }
    (goals, results)
}
