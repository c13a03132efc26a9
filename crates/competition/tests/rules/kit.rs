//! Short ways to write tables and courses.

use competition::course::{Act, Course, CourseError, CoursePlan, MatchKey, Scheduled};
use competition::fixtures::Fixture;
use competition::ranking::{Ranking, RankingFacts, Standings, standings};
use competition::result::{MatchResult, Played};
use competition::spec::{Presets, Spec};
use competition::table::{Points, TableInput};
use competition::{Entrant, TeamIx};

pub fn teams(n: usize) -> Vec<TeamIx> {
    (0..n).map(TeamIx).collect()
}

/// `(home, goals, away)` as matches.
pub fn matches(list: &[(usize, [u32; 2], usize)]) -> Vec<Played> {
    let played = |&(home, goals, away): &(usize, [u32; 2], usize)| {
        let fixture = Fixture {
            home: TeamIx(home),
            away: TeamIx(away),
        };
        Played::new(fixture, goals)
    };
    list.iter().map(played).collect()
}

/// A table of these matches; teams that only lots could part share a place.
pub fn table(
    teams: &[usize],
    list: &[(usize, [u32; 2], usize)],
    points: Points,
    ranking: &Ranking,
) -> Standings {
    let teams: Vec<TeamIx> = teams.iter().map(|&team| TeamIx(team)).collect();
    let played = matches(list);
    let sheet = TableInput::new(&teams, &played, points);
    standings(&sheet, ranking, &RankingFacts::default(), None).unwrap()
}

pub fn order(standings: &Standings) -> Vec<usize> {
    standings.teams().map(|team| team.0).collect()
}

const RANKINGS: &str = include_str!("../../../../data/competitions/rankings.json");
const DISCIPLINE: &str = include_str!("../../../../data/competitions/discipline.json");

pub fn presets() -> Presets {
    Presets::parse(RANKINGS, DISCIPLINE).unwrap()
}

pub fn entrants(n: usize) -> Vec<Entrant> {
    (0..n).map(|at| Entrant::named(format!("T{at}"))).collect()
}

/// A competition of `n` teams from its file.
pub fn plan(text: &str, n: usize, seed: u64) -> CoursePlan {
    CoursePlan {
        spec: Spec::parse(text, &presets()).unwrap(),
        entrants: entrants(n),
        seed,
        given: Vec::new(),
    }
}

pub fn course(text: &str, n: usize) -> Course {
    Course::start(plan(text, n, 1)).unwrap()
}

pub fn key(text: &str) -> MatchKey {
    text.parse().unwrap()
}

/// The open matches, in order.
pub fn open(course: &Course) -> Vec<Scheduled> {
    course.matches().filter(|m| m.is_open()).cloned().collect()
}

pub fn pair(scheduled: &Scheduled) -> (usize, usize) {
    let fixture = scheduled.fixture();
    (fixture.home.0, fixture.away.0)
}

/// Enters a result of whoever plays this match.
pub fn enter(course: &mut Course, key: MatchKey, result: MatchResult) -> Result<(), CourseError> {
    let fixture = course.find(key).expect("a match").fixture();
    course.enter(&Act::Result {
        key,
        teams: [fixture.home, fixture.away],
        result: Box::new(result),
    })
}

/// Plays everything that is open, round after round, by a rule, to the end.
pub fn play_out(course: &mut Course, rule: impl Fn(&Scheduled) -> MatchResult) {
    loop {
        let open = open(course);
        let Some(first) = open.first() else {
            return;
        };
        enter(course, first.key, rule(first)).unwrap();
    }
}

/// The lower number wins 1-0.
pub fn favourites(scheduled: &Scheduled) -> MatchResult {
    let (home, away) = pair(scheduled);
    MatchResult::new(if home < away { [1, 0] } else { [0, 1] })
}
