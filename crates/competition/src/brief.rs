//! What a game is told before a match (CP-1.3), and what comes next in a match
//! that must be decided (CP-6.1 to CP-6.4).

use serde::{Deserialize, Serialize};
use tabletop::Side;
use thiserror::Error;
use utoipa::ToSchema;

use crate::fixtures::Fixture;
use crate::result::{Blame, DecidedBy, MatchResult, Status};
use crate::shootout::ShootoutRules;

/// Where a match is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Venue {
    /// At the home side's ground.
    #[default]
    Home,
    /// On neutral ground.
    Neutral,
}

/// How a part of extra time ends (CP-6.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// All of it is played.
    #[default]
    Full,
    /// The first goal ends it.
    Golden,
    /// A lead after its first period ends it.
    Silver,
}

/// A part of extra time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Extra {
    /// How many periods.
    pub periods: u8,
    /// The length of one in seconds, where a clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u32>,
    /// The length of one in minutes of a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// How it ends.
    #[serde(default)]
    pub mode: Mode,
}

impl Extra {
    /// Two periods of fifteen minutes, played in full.
    pub const USUAL: Extra = Extra {
        periods: 2,
        seconds: None,
        minutes: Some(15),
        mode: Mode::Full,
    };

    /// Whether it goes on after so many periods, or in the middle of one.
    #[must_use]
    pub fn goes_on(&self, periods_over: u8, level: bool) -> bool {
        periods_over < self.periods
            && match self.mode {
                Mode::Full => true,
                Mode::Golden => level,
                Mode::Silver => level || periods_over == 0,
            }
    }
}

/// Whether goals scored away count double in a draw over two legs (CP-6.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AwayGoals {
    /// They do not.
    #[default]
    Off,
    /// Those of both regulation times.
    Regulation,
    /// Those of extra time too.
    AlsoExtra,
}

/// What is done about a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draws {
    /// It stands.
    #[default]
    Stand,
    /// It stands, and a shoot-out gives a further point (CP-3.1).
    Bonus,
    /// It must not stand.
    Decided,
}

/// What a game is told before a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brief {
    /// Who plays.
    pub fixture: Fixture,
    /// Where.
    pub venue: Venue,
    /// What is done about a draw.
    pub draws: Draws,
    /// The parts of extra time, in order.
    pub extra: Vec<Extra>,
    /// The shoot-out; without one lots are drawn.
    pub shootout: Option<ShootoutRules>,
    /// Whether goals away count.
    pub away_goals: AwayGoals,
    /// The score of the first leg, as today's home side sees it.
    pub carry: Option<[u32; 2]>,
    /// Players who may not or cannot play, home and away.
    pub unavailable: [Vec<String>; 2],
}

/// What comes next in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// It is over.
    Over(Verdict),
    /// This part of extra time is played.
    Extra(usize),
    /// A shoot-out.
    Shootout,
}

/// How a match, or a tie of two legs at its end, came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who won; over two legs, who goes on. `None` for a draw, or if lots decide.
    pub winner: Option<Side>,
    /// What decided it.
    pub by: DecidedBy,
}

/// Why a result cannot be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ResultError {
    /// There was none to be played.
    #[error("extra time was not due in this match: leave it out")]
    NoExtraDue,
    /// There was one to be played.
    #[error("the match is level and goes to extra time: enter its goals too, as `+1-0`")]
    ExtraMissing,
    /// There was none.
    #[error("a shoot-out was not due in this match: leave it out")]
    NoShootoutDue,
    /// There was one.
    #[error("the match is level and goes to a shoot-out: enter it too, as `p4-3`")]
    ShootoutMissing,
    /// There was a winner.
    #[error("no lots were due in this match: leave them out")]
    NoLotsDue,
    /// A shoot-out ends when somebody has won it.
    #[error("a shoot-out has a winner: enter its kicks again")]
    LevelShootout,
    /// Nobody is to blame.
    #[error("a match that was not played to its end needs somebody to blame: home, away or both")]
    NoBlame,
}

impl Brief {
    /// A match whose draw stands.
    #[must_use]
    pub fn league(fixture: Fixture) -> Brief {
        Brief {
            fixture,
            venue: Venue::Home,
            draws: Draws::Stand,
            extra: Vec::new(),
            shootout: None,
            away_goals: AwayGoals::Off,
            carry: None,
            unavailable: [Vec::new(), Vec::new()],
        }
    }

    /// What comes next after the two halves and so many parts of extra time.
    #[must_use]
    pub fn next(&self, goals: [u32; 2], extras: &[[u32; 2]]) -> Next {
        let over = |winner, by| Next::Over(Verdict { winner, by });
        if self.draws != Draws::Decided {
            let level = goals[0] == goals[1];
            return match self.draws {
                Draws::Bonus if level => Next::Shootout,
                _ => over(ahead(goals), DecidedBy::Regulation),
            };
        }
        let of_extras = extras.iter().fold([0, 0], |sum, &more| add(sum, more));
        let carry = self.carry.unwrap_or_default();
        let aggregate = add(add(goals, carry), of_extras);
        let last = extras
            .len()
            .checked_sub(1)
            .and_then(|at| self.extra.get(at));
        let by = match last {
            None => DecidedBy::Regulation,
            Some(part) if part.mode == Mode::Full => DecidedBy::Extra,
            Some(_) => DecidedBy::SuddenDeath,
        };
        if let Some(winner) = ahead(aggregate) {
            return over(Some(winner), by);
        }
        // Home scored its goals away in the first leg, the visitors today.
        let away_goals = match (self.carry, self.away_goals) {
            (None, _) | (_, AwayGoals::Off) => None,
            (Some(_), AwayGoals::Regulation) => ahead([carry[0], goals[1]]),
            (Some(_), AwayGoals::AlsoExtra) => {
                ahead([carry[0], goals[1].saturating_add(of_extras[1])])
            }
        };
        if away_goals.is_some() {
            return over(away_goals, DecidedBy::AwayGoals);
        }
        match self.shootout {
            _ if extras.len() < self.extra.len() => Next::Extra(extras.len()),
            Some(_) => Next::Shootout,
            None => over(None, DecidedBy::Lots),
        }
    }

    /// How a result came out, if it can be one of this match.
    ///
    /// # Errors
    ///
    /// When extra time or a shoot-out is missing or was not due.
    pub fn judge(&self, result: &MatchResult) -> Result<Verdict, ResultError> {
        match (result.status, result.blame) {
            (Status::Played, _) => {}
            (_, None) => return Err(ResultError::NoBlame),
            (_, Some(blame)) => {
                let winner = match blame {
                    Blame::Home => Some(Side::Away),
                    Blame::Away => Some(Side::Home),
                    Blame::Both => None,
                };
                let by = DecidedBy::Walkover;
                return Ok(Verdict { winner, by });
            }
        }
        let mut next = self.next(result.goals, &[]);
        if let (true, Some(side)) = (self.draws != Draws::Stand, result.lots) {
            let by = DecidedBy::Lots;
            let winner = Some(side);
            return match next {
                Next::Over(_) => Err(ResultError::NoLotsDue),
                Next::Extra(_) | Next::Shootout => Ok(Verdict { winner, by }),
            };
        }
        match (next, result.extra) {
            (Next::Extra(_), None) => return Err(ResultError::ExtraMissing),
            (Next::Extra(_), Some(extra)) => next = self.after_extra(result, extra),
            (_, Some(_)) => return Err(ResultError::NoExtraDue),
            (_, None) => {}
        }
        match (next, result.shootout) {
            (Next::Over(verdict), None) => Ok(verdict),
            (Next::Over(_), Some(_)) => Err(ResultError::NoShootoutDue),
            (_, None) => Err(ResultError::ShootoutMissing),
            (_, Some(kicks)) => match ahead(kicks) {
                None => Err(ResultError::LevelShootout),
                winner => Ok(Verdict {
                    winner,
                    by: DecidedBy::Shootout,
                }),
            },
        }
    }

    /// A result knows the goals of all parts of extra time together: it stands
    /// for as many parts as it takes to explain it.
    fn after_extra(&self, result: &MatchResult, extra: [u32; 2]) -> Next {
        let mut parts = vec![[0, 0]; self.extra.len()];
        let sudden = |part: &Extra| part.mode != Mode::Full;
        let by_sudden_death = result.decided_by == DecidedBy::SuddenDeath;
        let decisive = match by_sudden_death {
            true => self.extra.iter().position(sudden),
            false => Some(0),
        };
        let decisive = decisive.unwrap_or(0);
        if let Some(part) = parts.get_mut(decisive) {
            *part = extra;
        }
        match self.next(
            result.goals,
            &parts[..=decisive.min(parts.len().saturating_sub(1))],
        ) {
            Next::Extra(_) => self.next(result.goals, &parts),
            next => next,
        }
    }
}

fn add(a: [u32; 2], b: [u32; 2]) -> [u32; 2] {
    [a[0].saturating_add(b[0]), a[1].saturating_add(b[1])]
}

fn ahead([home, away]: [u32; 2]) -> Option<Side> {
    match home.cmp(&away) {
        std::cmp::Ordering::Greater => Some(Side::Home),
        std::cmp::Ordering::Less => Some(Side::Away),
        std::cmp::Ordering::Equal => None,
    }
}
