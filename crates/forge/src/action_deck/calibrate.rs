//! What charts come to in bulk, and what they should.

use super::{
    play::Outcome,
    report::{REGULAR, goals_off, scorers_off},
    wanted::WantedNumbers,
};
use crate::check::{self, Bound, Check, Line};

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

fn lines(clubs: &[WantedNumbers<'_>], outcome: &Outcome) -> Vec<Line> {
    let counted = || {
        outcome
            .clubs
            .iter()
            .map(|club| (club.matches, &club.box_score))
    };
    let mut lines: Vec<Line> = BOUNDS.map(|bound| Line::mean(bound, counted())).into();
    let drawn = outcome.drawn as f64 / outcome.matches.max(1) as f64;
    let (scorers, count) = scorers_off(clubs, outcome);
    let name = format!("a regular scorer's ({count} players with {REGULAR} goals or more)");
    let off = "a club's goals, off its statistics on average";
    lines.extend([
        Line::between("matches drawn", drawn, DRAWN),
        Line::off(off, goals_off(clubs, outcome), CLUB_OFF),
        Line::off(name, scorers, SCORER_OFF),
    ]);
    lines
}

/// The table, as the manual prints it.
#[must_use]
pub fn text(clubs: &[WantedNumbers<'_>], outcome: &Outcome) -> String {
    check::table("action-deck", &lines(clubs, outcome))
}

/// What should be so.
#[must_use]
pub fn checks(clubs: &[WantedNumbers<'_>], outcome: &Outcome) -> Vec<Check> {
    check::checks(lines(clubs, outcome))
}
