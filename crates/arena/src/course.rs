//! How a match went: who would have won at each moment, where that swung, and how
//! lucky the sides were.

use football::{Moment, What};
use library::Library;
use serde::Serialize;
use tabletop::{BySide, Session, Side};
use utoipa::ToSchema;

use crate::face::{GivenUp, GoOn};
use games::{playable::Playable, setup::MatchSetup};
use simulation::win::{MomentAsked, Prospect as _, WinChances};

/// Moments looked at in a match that has to be played on from each; in one that is
/// solved, all of them up to so many.
const MOST_PLAYED: usize = 100;
const MOST_EXACT: usize = 1_500;

/// Swings that are told.
const SWINGS: usize = 5;

/// A swing below this is none: a change in worth of two points of a hundred.
const LEAST_SWING: f64 = 0.02;

/// Matches played from kick-off to see how likely the result was.
const FROM_KICK_OFF: u64 = 10_000;

/// Who would have won at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// The frame (see [`crate::Match::frames`]).
    pub frame: usize,
    /// When it was.
    pub at: Moment,
    /// The chances then.
    pub chances: WinChances,
}

/// What a side owes to chance, and to its own decisions, in worth of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, ToSchema)]
pub struct Luck {
    /// What dice and cards gave or took.
    pub chance: f64,
    /// What its coach's decisions gave away: 0 if all were the best.
    pub decisions: f64,
}

/// How likely the result was at kick-off.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Likelihood {
    /// Matches played to know it.
    pub matches: u64,
    /// The chance of just this score.
    pub score: f64,
    /// The chance of each side to do as well or better, by goal difference.
    pub as_good: BySide<f64>,
}

/// How a match went.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Course {
    /// Moments from kick-off to the final whistle; nothing where nobody can tell.
    pub points: Vec<Point>,
    /// The greatest swings, in the order of the match, each from a point at which something
    /// was told to the next.
    pub swings: Vec<[Point; 2]>,
    /// Only where every moment is exact.
    pub luck: Option<BySide<Luck>>,
    /// How likely the result was; only where matches are played on.
    pub likelihood: Option<Likelihood>,
}

/// The course of a match.
pub(crate) fn of<G: Playable>(
    session: &Session<G>,
    setup: &MatchSetup,
    library: &Library,
    go_on: GoOn<'_>,
) -> Result<Course, GivenUp> {
    let exact = session.rules().explainer(library).is_some();
    let frames = 1 + session.answers().count();
    let most = if exact { MOST_EXACT } else { MOST_PLAYED };
    let wanted = match frames <= most {
        true => vec![true; frames],
        false => chosen(&eventful(session), most),
    };
    let mut again = session.branch(0);
    let likelihood = likelihood(&MomentAsked::of(&again, setup, library), session);
    let mut points = Vec::new();
    // Where something was told: a throw is one turn of events, not one for each die.
    let mut told: Vec<Point> = Vec::new();
    let mut events = 0;
    let mut answers = session.answers();
    for (frame, &wanted) in wanted.iter().enumerate() {
        go_on()?;
        if frame > 0
            && let Some((_, answer)) = answers.next()
        {
            // It fitted in the match.
            let _ = again.answer(&answer.text);
        }
        let standing = wanted.then(|| MomentAsked::of(&again, setup, library));
        let Some(chances) = standing.and_then(|standing| standing.chances()) else {
            continue;
        };
        let point = Point {
            frame,
            at: super::frames::moment_in(&again),
            chances,
        };
        if told.is_empty() || again.events().len() > events {
            told.push(point.clone());
            events = again.events().len();
        }
        points.push(point);
    }
    let all = points.len() == frames;
    Ok(Course {
        swings: swings(&told),
        luck: (exact && all).then(|| luck(session, &points)),
        points,
        likelihood,
    })
}

/// Whether something happened at each frame that may swing a match.
fn eventful<G: Playable>(session: &Session<G>) -> Vec<bool> {
    let mut again = session.branch(0);
    let mut told = 0;
    let mut swings = |again: &Session<G>| {
        let mut any = false;
        for event in &again.events()[told..] {
            again.rules().report(event, |_, what, _| {
                any |= matches!(
                    what,
                    What::Goal
                        | What::OwnGoal
                        | What::Penalty
                        | What::Red
                        | What::ShootOutKick { .. }
                );
            });
        }
        told = again.events().len();
        any
    };
    let mut frames = vec![swings(&again)];
    for (_, answer) in session.answers() {
        // It fitted in the match.
        let _ = again.answer(&answer.text);
        frames.push(swings(&again));
    }
    frames
}

/// The frames to look at: evenly through the match, and before and after what may swing it.
fn chosen(eventful: &[bool], most: usize) -> Vec<bool> {
    let frames = eventful.len();
    let mut wanted: Vec<bool> = (0..frames)
        .map(|frame| eventful[frame] || eventful.get(frame + 1) == Some(&true))
        .collect();
    let taken = wanted.iter().filter(|wanted| **wanted).count();
    let spread = most.saturating_sub(taken).max(most / 2).max(2);
    for number in 0..spread {
        wanted[number * (frames - 1) / (spread - 1)] = true;
    }
    wanted
}

fn swings(points: &[Point]) -> Vec<[Point; 2]> {
    let size = |pair: &[Point; 2]| (pair[1].chances.worth() - pair[0].chances.worth()).abs();
    let pairs = points.windows(2);
    let mut pairs: Vec<[Point; 2]> = pairs
        .map(|pair| [pair[0].clone(), pair[1].clone()])
        .filter(|pair| size(pair) >= LEAST_SWING)
        .collect();
    pairs.sort_by(|a, b| size(b).total_cmp(&size(a)));
    pairs.truncate(SWINGS);
    pairs.sort_by_key(|pair| pair[0].frame);
    pairs
}

/// What every answer changed: a die for one side and against the other, a decision for
/// whoever took it.
fn luck<G: Playable>(session: &Session<G>, points: &[Point]) -> BySide<Luck> {
    let mut luck = BySide::both(Luck::default());
    for ((_, answer), pair) in session.answers().zip(points.windows(2)) {
        let home = pair[1].chances.worth() - pair[0].chances.worth();
        let change = BySide { home, away: -home };
        match answer.side() {
            Some(side) => luck[side].decisions += change[side],
            None => {
                for side in Side::BOTH {
                    luck[side].chance += change[side];
                }
            }
        }
    }
    luck
}

/// How likely the result of a match was that began so.
fn likelihood<G: Playable>(begun: &MomentAsked<G>, ended: &Session<G>) -> Option<Likelihood> {
    let rules = ended.rules();
    let result = rules.score(ended.settled());
    let lead = |score: BySide<u16>| i32::from(score.home) - i32::from(score.away);
    let scores = begun.scores(FROM_KICK_OFF)?;
    let share = |fits: &dyn Fn(BySide<u16>) -> bool| {
        let fitting = scores.iter().filter(|score| fits(**score)).count();
        fitting as f64 / scores.len().max(1) as f64
    };
    Some(Likelihood {
        matches: FROM_KICK_OFF,
        score: share(&|score| score == result),
        as_good: BySide {
            home: share(&|score| lead(score) >= lead(result)),
            away: share(&|score| lead(score) <= lead(result)),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::chosen;

    #[test]
    fn both_sides_of_what_happened_are_looked_at() {
        let mut eventful = vec![false; 1_000];
        eventful[500] = true;
        let wanted = chosen(&eventful, 20);
        assert!(wanted[0] && wanted[499] && wanted[500] && wanted[999]);
        assert!(wanted.iter().filter(|wanted| **wanted).count() <= 20);
    }
}
