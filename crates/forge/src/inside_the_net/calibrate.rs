//! What cards come to in bulk, and what they should.

use super::{
    play::Outcome,
    tally::{Deeds, Tally},
    wanted::WantedClub,
};
use crate::{
    check::{self, Bound, Check, Line, check, percent},
    report::Report,
};
use statistics::{ClubCount, PlayerCount};

const BOUNDS: [Bound; 10] = [
    ("goals", |stats| stats.goals, 1.30, 1.48),
    ("shots", |stats| stats.shots, 11.5, 13.5),
    ("on target", |stats| stats.on_target, 4.0, 4.8),
    ("corners", |stats| stats.corners, 4.3, 5.5),
    ("fouls", |stats| stats.fouls, 11.0, 13.5),
    ("yellow cards", |stats| stats.yellows, 1.7, 2.2),
    ("sendings-off", |stats| stats.reds, 0.07, 0.13),
    ("penalties", |stats| stats.penalties, 0.12, 0.18),
    ("offsides", |stats| stats.offsides, 1.7, 2.5),
    ("own goals", |stats| stats.own_goals, 0.03, 0.06),
];

/// The shares of matches that should be won at home, and drawn.
const WON: (f64, f64) = (0.41, 0.48);
const DRAWN: (f64, f64) = (0.22, 0.28);

/// A player with so many goals or assists is a regular.
pub const REGULAR: u32 = 5;

/// How far off numbers may be on average.
const CLUB_OFF: f64 = 0.05;
const SCORER_OFF: f64 = 0.12;
const ASSIST_OFF: f64 = 0.20;

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

/// By what share a number is off.
fn off(real: f64, given: f64) -> f64 {
    match real > 0.0 {
        true => (given / real - 1.0).abs(),
        false => 0.0,
    }
}

/// How far clubs' goals are off on average: for and against.
#[must_use]
pub fn clubs_off(clubs: &[WantedClub<'_>], outcome: &Outcome) -> [f64; 2] {
    use ClubCount as C;
    let of = |columns: [C; 2], given: fn(&Tally) -> u64| {
        let both = clubs.iter().zip(&outcome.clubs);
        let each = both.map(|(wanted, tally)| {
            let scale = wanted.matches / tally.matches.max(1) as f64;
            off(wanted.total(&columns), given(tally) as f64 * scale)
        });
        mean(&each.collect::<Vec<f64>>())
    };
    [
        of([C::HomeFor, C::AwayFor], |tally| {
            tally.box_score.stats.home.goals
        }),
        of([C::HomeAgainst, C::AwayAgainst], |tally| {
            tally.box_score.stats.away.goals
        }),
    ]
}

/// How far a number of the men is off on average, those with so many in the statistics; and
/// how many they are.
#[must_use]
pub fn men_off(
    clubs: &[WantedClub<'_>],
    outcome: &Outcome,
    column: PlayerCount,
    given: fn(&Deeds) -> u64,
) -> (f64, usize) {
    let mut all = Vec::new();
    for (wanted, tally) in clubs.iter().zip(&outcome.clubs) {
        let scale = wanted.matches / tally.matches.max(1) as f64;
        for (man, deeds) in wanted.men.iter().zip(&tally.men) {
            let real = man.player.counts[column];
            if real >= REGULAR {
                all.push(off(f64::from(real), given(deeds) as f64 * scale));
            }
        }
    }
    (mean(&all), all.len())
}

fn lines(clubs: &[WantedClub<'_>], outcome: &Outcome) -> Vec<Line> {
    let counted = || {
        outcome
            .clubs
            .iter()
            .map(|club| (club.matches, &club.box_score))
    };
    let mut lines: Vec<Line> = BOUNDS.map(|bound| Line::mean(bound, counted())).into();
    let [won, drawn, _] = outcome.scores.results();
    let share = |count: u64| count as f64 / outcome.matches.max(1) as f64;
    let [scored, conceded] = clubs_off(clubs, outcome);
    let (goals, scorers) = men_off(clubs, outcome, PlayerCount::Goals, |deeds| deeds.goals);
    let (assists, makers) = men_off(clubs, outcome, PlayerCount::Assists, |deeds| deeds.assists);
    let off = "a club's goals, off its statistics on average";
    let regulars =
        |what: &str, count: usize| format!("{what} of {count} players with {REGULAR} or more");
    lines.extend([
        Line::between("matches won at home", share(won), WON),
        Line::between("matches drawn", share(drawn), DRAWN),
        Line::off(off, scored, CLUB_OFF),
        Line::off("a club's goals against", conceded, CLUB_OFF),
        Line::off(regulars("goals", scorers), goals, SCORER_OFF),
        Line::off(regulars("assists", makers), assists, ASSIST_OFF),
    ]);
    lines
}

/// The table, as the manual prints it.
#[must_use]
pub fn text(clubs: &[WantedClub<'_>], outcome: &Outcome) -> String {
    check::table("inside-the-net", &lines(clubs, outcome))
}

/// What should be so.
#[must_use]
pub fn checks(clubs: &[WantedClub<'_>], outcome: &Outcome) -> Vec<Check> {
    check::checks(lines(clubs, outcome))
}

/// How well the points of a real season should come out, and its goals.
const CORRELATION: f64 = 0.95;
const REAL_CLUB_OFF: f64 = 0.06;
const REAL_SCORER_OFF: f64 = 0.15;

/// What should be so of a real season.
#[must_use]
pub fn real_checks(report: &Report) -> Vec<Check> {
    let together = report.correlation();
    let goals = report.clubs_off("goals");
    let (scorers, count) = report.scorers_off(10);
    vec![
        check(
            together >= CORRELATION,
            format!(
                "England 2017-18: mean and real points go together: {together:.3}, at least {CORRELATION}"
            ),
        ),
        check(
            goals <= REAL_CLUB_OFF,
            format!(
                "England 2017-18: a club's goals are {} off on average, at most {}",
                percent(goals),
                percent(REAL_CLUB_OFF)
            ),
        ),
        check(
            scorers <= REAL_SCORER_OFF,
            format!(
                "England 2017-18: goals of the {count} best scorers are {} off on average, at most {}",
                percent(scorers),
                percent(REAL_SCORER_OFF)
            ),
        ),
    ]
}
