//! What charts come to in bulk, and what they should.

use std::fmt::Write as _;

use football::Stats;

use super::{
    play::Outcome,
    report::{REGULAR, goals_off, scorers_off},
    wanted::Wanted,
};
use crate::check::{Check, check};

/// A number of a box score, and what it should be a match and team.
type Bound = (&'static str, fn(&Stats) -> u64, f64, f64);

const BOUNDS: [Bound; 8] = [
    ("goals", |stats| stats.goals, 1.30, 1.48),
    ("shots", |stats| stats.shots, 11.0, 14.0),
    ("on goal", |stats| stats.on_target, 4.0, 5.0),
    ("fouls", |stats| stats.fouls, 11.0, 13.5),
    ("yellow cards", |stats| stats.yellows, 1.7, 2.2),
    ("sendings-off", |stats| stats.reds, 0.07, 0.13),
    ("penalties", |stats| stats.penalties, 0.12, 0.18),
    ("corners", |stats| stats.corners, 4.3, 5.5),
];

/// The share of matches that should be drawn.
const DRAWN: (f64, f64) = (0.22, 0.28);

/// How far goals may be off on average: of a club, and of a regular scorer.
const CLUB_OFF: f64 = 0.04;
const SCORER_OFF: f64 = 0.12;

/// A line of the table: a number, what it is, and what it should be.
struct Line {
    name: String,
    is: String,
    should: String,
    holds: bool,
}

fn lines(clubs: &[Wanted<'_>], outcome: &Outcome) -> Vec<Line> {
    let matches: u64 = outcome.clubs.iter().map(|club| club.matches).sum();
    let mut lines = Vec::new();
    for (name, of, low, high) in BOUNDS {
        let sum: u64 = outcome
            .clubs
            .iter()
            .map(|club| of(&club.box_score.stats.home))
            .sum();
        let mean = sum as f64 / matches.max(1) as f64;
        lines.push(Line {
            name: format!("{name}, a team and match"),
            is: format!("{mean:.3}"),
            should: format!("{low:.2} to {high:.2}"),
            holds: (low..=high).contains(&mean),
        });
    }
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let drawn = outcome.drawn as f64 / outcome.matches.max(1) as f64;
    lines.push(Line {
        name: "matches drawn".to_string(),
        is: percent(drawn),
        should: format!("{} to {}", percent(DRAWN.0), percent(DRAWN.1)),
        holds: (DRAWN.0..=DRAWN.1).contains(&drawn),
    });
    let (scorers, count) = scorers_off(clubs, outcome);
    for (name, off, most) in [
        (
            "a club's goals, off its statistics on average".to_string(),
            goals_off(clubs, outcome),
            CLUB_OFF,
        ),
        (
            format!("a regular scorer's ({count} players with {REGULAR} goals or more)"),
            scorers,
            SCORER_OFF,
        ),
    ] {
        lines.push(Line {
            name,
            is: percent(off),
            should: format!("at most {}", percent(most)),
            holds: off <= most,
        });
    }
    lines
}

/// The table, as the manual prints it.
#[must_use]
pub fn text(clubs: &[Wanted<'_>], outcome: &Outcome) -> String {
    let mut text = String::from("| action-deck | is | should be |\n| --- | --- | --- |\n");
    for Line {
        name, is, should, ..
    } in lines(clubs, outcome)
    {
        let _ = writeln!(text, "| {name} | {is} | {should} |");
    }
    text
}

/// What should be so.
#[must_use]
pub fn checks(clubs: &[Wanted<'_>], outcome: &Outcome) -> Vec<Check> {
    let what = |line: Line| {
        check(
            line.holds,
            format!("{}: {}, {}", line.name, line.is, line.should),
        )
    };
    lines(clubs, outcome).into_iter().map(what).collect()
}
