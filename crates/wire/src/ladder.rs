//! `touchline ladder --json`.

use serde::Serialize;
use simulation::ladder::{LadderContest, LadderPlan, LadderStandings};

/// What a ladder came to.
#[derive(Debug, Serialize)]
pub struct Ladder {
    game: &'static str,
    seed: u64,
    options: Vec<String>,
    /// Home and away, if they were named.
    #[serde(skip_serializing_if = "Option::is_none")]
    teams: Option<[String; 2]>,
    pairs: Vec<PairShape>,
    table: Vec<RungShape>,
}

#[derive(Debug, Serialize)]
struct PairShape {
    a: String,
    b: String,
    matches: u64,
    score: f64,
    interval: [f64; 2],
    won: u64,
    drawn: u64,
    lost: u64,
    goals: [f64; 2],
    stopped: &'static str,
}

#[derive(Debug, Serialize)]
struct RungShape {
    coach: String,
    elo: f64,
    interval: [f64; 2],
    matches: u64,
}

impl Ladder {
    /// The shape of a ladder. How many threads played it is not in it, because
    /// that changes nothing.
    #[must_use]
    pub fn new(contest: &LadderContest, plan: &LadderPlan, standings: &LadderStandings) -> Ladder {
        let pairs = standings.pairs.iter().map(|pair| PairShape {
            a: pair.a.clone(),
            b: pair.b.clone(),
            matches: pair.tally.matches(),
            score: pair.tally.score(),
            interval: [pair.interval.low, pair.interval.high],
            won: pair.tally.won,
            drawn: pair.tally.drawn,
            lost: pair.tally.lost,
            goals: pair.tally.goals_per_match(),
            stopped: pair.stopped.name(),
        });
        let table = standings.table.iter().map(|rung| RungShape {
            coach: rung.coach.clone(),
            elo: rung.elo,
            interval: [rung.interval.low, rung.interval.high],
            matches: rung.matches,
        });
        Ladder {
            game: contest.game.id(),
            seed: plan.seed,
            options: contest.options.clone(),
            teams: contest.teams.clone().map(|teams| [teams.home, teams.away]),
            pairs: pairs.collect(),
            table: table.collect(),
        }
    }
}
