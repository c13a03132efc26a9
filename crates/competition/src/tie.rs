//! A knock-out tie: one match or several between two teams, until one of them
//! goes on (CP-6).

use tabletop::Side;
use thiserror::Error;

use crate::TeamIx;
use crate::brief::{AwayGoals, Brief, Draws, Extra, ResultError, Venue};
use crate::fixtures::Fixture;
use crate::result::{DecidedBy, MatchResult};
use crate::shootout::ShootoutRules;

/// How many matches a tie has (CP-6.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TieFormat {
    /// One, decided on the day.
    #[default]
    Single,
    /// One; if it is drawn, another at the other ground, decided on the day.
    Replay,
    /// Two, and the goals of both count.
    TwoLegs,
    /// An odd number, each decided on the day; whoever has won more than half of
    /// them goes on.
    BestOf(u32),
}

/// The rules of a tie.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TieRules {
    /// How many matches.
    pub format: TieFormat,
    /// Where they are played.
    pub venue: Venue,
    /// The parts of extra time.
    pub extra: Vec<Extra>,
    /// The shoot-out.
    pub shootout: Option<ShootoutRules>,
    /// Whether goals away count, over two legs.
    pub away_goals: AwayGoals,
}

/// How a tie stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TieState {
    /// This match is next.
    Play(Box<Brief>),
    /// It is decided.
    Won {
        /// Who goes on.
        team: TeamIx,
        /// Why.
        by: DecidedBy,
    },
    /// Nothing but lots can decide it.
    Lots,
}

/// A result that does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("match {} of the tie: {error}", .game + 1)]
pub struct TieError {
    /// Which match, from 0.
    pub game: usize,
    /// What is wrong.
    pub error: ResultError,
}

impl TieRules {
    /// How a tie stands after its matches so far. `teams[0]` is at home in the first.
    ///
    /// # Errors
    ///
    /// The first result that does not fit.
    pub fn state(&self, teams: [TeamIx; 2], played: &[MatchResult]) -> Result<TieState, TieError> {
        let mut wins = [0_u32; 2];
        for game in 0.. {
            let brief = self.brief(teams, game, played);
            let Some(result) = played.get(game) else {
                return Ok(TieState::Play(Box::new(brief)));
            };
            let fit = |error| TieError { game, error };
            let verdict = brief.judge(result).map_err(fit)?;
            let at = |side: Side| match side {
                Side::Home => brief.fixture.home,
                Side::Away => brief.fixture.away,
            };
            let is_first = |team: TeamIx| usize::from(team != teams[0]);
            let by = verdict.by;
            match (self.format, verdict.winner) {
                (TieFormat::TwoLegs, _) if game == 0 => {}
                (TieFormat::Replay, None) if game == 0 && by == DecidedBy::Regulation => {}
                (TieFormat::BestOf(most), winner) => {
                    let Some(team) = winner.map(at) else {
                        return Ok(TieState::Lots);
                    };
                    wins[is_first(team)] += 1;
                    if wins[is_first(team)] > most / 2 {
                        return Ok(TieState::Won { team, by });
                    }
                }
                (_, None) => return Ok(TieState::Lots),
                (_, Some(side)) => return Ok(TieState::Won { team: at(side), by }),
            }
        }
        Ok(TieState::Lots)
    }

    /// What the game is told before match `game` (from 0): the other ground each time.
    fn brief(&self, teams: [TeamIx; 2], game: usize, played: &[MatchResult]) -> Brief {
        let [home, away] = match game % 2 {
            0 => teams,
            _ => [teams[1], teams[0]],
        };
        let undecided = game == 0 && matches!(self.format, TieFormat::TwoLegs | TieFormat::Replay);
        let first_leg = match self.format {
            TieFormat::TwoLegs if game == 1 => played.first().map(MatchResult::table_goals),
            _ => None,
        };
        Brief {
            fixture: Fixture { home, away },
            venue: self.venue,
            draws: if undecided {
                Draws::Stand
            } else {
                Draws::Decided
            },
            extra: match self.format {
                // A match of a series goes straight to the shoot-out.
                TieFormat::BestOf(_) => Vec::new(),
                _ => self.extra.clone(),
            },
            shootout: self.shootout,
            away_goals: self.away_goals,
            carry: first_leg.map(|[home, away]| [away, home]),
            unavailable: [Vec::new(), Vec::new()],
        }
    }
}
