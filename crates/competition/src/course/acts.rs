//! What can be entered: results, withdrawals, deductions.

use serde::{Deserialize, Serialize};

use super::{Begun, Course, CourseError, CourseNote, MatchKey};
use crate::TeamIx;
use crate::ranking::Decider;
use crate::result::{Blame, MatchResult, Status};
use crate::spec::Abandoned;
use crate::table::Deduction;

/// One thing that is entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "act", deny_unknown_fields)]
pub enum Act {
    /// A match was played, or awarded, or abandoned.
    Result {
        /// Which.
        key: MatchKey,
        /// Who played it: a correction may have changed who meets whom.
        teams: [TeamIx; 2],
        /// What came of it.
        result: Box<MatchResult>,
    },
    /// The shoot-out straight after a match of the last round (CP-4.6).
    Shootout {
        /// The match.
        key: MatchKey,
        /// The kicks that went in.
        kicks: [u32; 2],
    },
    /// A team withdraws.
    Withdraw {
        /// Who.
        team: TeamIx,
    },
    /// Points are taken off.
    Deduct {
        /// In which stage.
        stage: usize,
        /// From whom.
        team: TeamIx,
        /// How many.
        points: i32,
        /// Why.
        reason: String,
    },
    /// A player is suspended by hand.
    Suspend {
        /// His team.
        team: TeamIx,
        /// Who.
        player: String,
        /// For how many matches.
        matches: u32,
    },
    /// A player is hurt beside the matches, or comes hurt from the season before. Who
    /// keeps the list of injuries counts it (CP-9).
    Hurt {
        /// His team.
        team: TeamIx,
        /// Who.
        player: String,
        /// For how many matches.
        matches: u32,
    },
    /// A player goes to another team, and what he has collected goes with him.
    Transfer {
        /// Who.
        player: String,
        /// The team he leaves; none if he comes from elsewhere.
        from: Option<TeamIx>,
        /// The team he joins; none if he leaves the competition.
        to: Option<TeamIx>,
        /// From when on, a round (`12`) or a day (`2016-01-31`); at once if nothing is
        /// said. Whoever keeps the calendar reads it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<String>,
    },
    /// Who of a team begins a match if he can, the keeper first. The game is told.
    LineUp {
        /// Whose.
        team: TeamIx,
        /// In which match; in all from now on if none is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<MatchKey>,
        /// Their names.
        men: Vec<String>,
    },
}

impl Course {
    /// Enters an act. If it does not fit, nothing has changed.
    ///
    /// # Errors
    ///
    /// Why it does not fit.
    pub fn enter(&mut self, act: &Act) -> Result<(), CourseError> {
        self.apply(act)?;
        self.settle()
    }

    /// Enters acts of matches that are open at the same time, and settles what hangs on
    /// them once. If one does not fit, those before it have been entered.
    ///
    /// # Errors
    ///
    /// Why it does not fit.
    pub fn enter_together(&mut self, acts: &[Act]) -> Result<(), CourseError> {
        acts.iter().try_for_each(|act| self.apply(act))?;
        self.settle()
    }

    fn apply(&mut self, act: &Act) -> Result<(), CourseError> {
        match act {
            Act::Result { key, teams, result } => self.result(*key, *teams, result)?,
            Act::Shootout { key, kicks } => self.late_shootout(*key, *kicks)?,
            Act::Withdraw { team } => self.withdraw(*team)?,
            Act::Deduct {
                stage,
                team,
                points,
                reason,
            } => {
                let has = |group: &super::StageGroup| group.teams.contains(team);
                let found = match self.begun.get(*stage) {
                    Some(Begun::Tables { groups, .. }) => groups.iter().any(has),
                    _ => false,
                };
                if !found {
                    return Err(CourseError::NoTable(stage + 1));
                }
                let deduction = Deduction {
                    team: *team,
                    points: *points,
                    reason: reason.clone(),
                };
                self.log.push(CourseNote::Deducted(deduction.clone()));
                self.deductions.push((*stage, deduction));
            }
            Act::Suspend {
                team,
                player,
                matches,
            } => {
                self.suspensions
                    .suspend(self.known(*team)?, player, *matches);
            }
            Act::Transfer {
                player, from, to, ..
            } => {
                for team in [from, to].into_iter().flatten() {
                    self.known(*team)?;
                }
                self.suspensions.transfer(player, *from, *to);
            }
            Act::Hurt { team, .. } => {
                self.known(*team)?;
            }
            Act::LineUp { team, key, .. } => {
                let team = self.known(*team)?;
                let plays = |key: &MatchKey| self.find(*key).is_some_and(|found| found.has(team));
                if let Some(key) = key.filter(|key| !plays(key)) {
                    return Err(CourseError::OtherTeams(key));
                }
            }
        }
        Ok(())
    }

    fn known(&self, team: TeamIx) -> Result<TeamIx, CourseError> {
        match team.0 < self.plan.entrants.len() {
            true => Ok(team),
            false => Err(CourseError::NoTeam(team.0)),
        }
    }

    fn result(
        &mut self,
        key: MatchKey,
        teams: [TeamIx; 2],
        result: &MatchResult,
    ) -> Result<(), CourseError> {
        let abandoned = self.plan.spec.abandoned;
        let found = self
            .matches
            .get_mut(&key)
            .ok_or(CourseError::NoMatch(key))?;
        let fixture = found.fixture();
        if [fixture.home, fixture.away] != teams {
            return Err(CourseError::OtherTeams(key));
        }
        if !found.is_open() {
            return Err(CourseError::Played(key));
        }
        let result = match (result.status, abandoned, result.blame) {
            (Status::Walkover, _, Some(blame)) => MatchResult::walkover(blame, Some(result.goals)),
            (Status::Abandoned, Abandoned::Award, Some(blame)) => {
                MatchResult::walkover(blame, Some(result.goals))
            }
            // Its rest, or all of it, is still to be played.
            (Status::Abandoned, Abandoned::Replay | Abandoned::Resume, _) => {
                self.log.push(CourseNote::Abandoned(key, result.clone()));
                return Ok(());
            }
            _ => result.clone(),
        };
        let misfit = |error| CourseError::Result(key, error);
        let verdict = found.brief.judge(&result).map_err(misfit)?;
        let mut result = result;
        result.decided_by = verdict.by;
        found.result = Some(result.clone());
        let matchday = u32::try_from(key.round + 1).unwrap_or(u32::MAX);
        let bans = self.suspensions.after_match(matchday, fixture, &result);
        self.log
            .extend(bans.into_iter().map(|ban| CourseNote::Ban(key, ban)));
        Ok(())
    }

    fn late_shootout(&mut self, key: MatchKey, kicks: [u32; 2]) -> Result<(), CourseError> {
        let found = self.matches.get(&key).ok_or(CourseError::NoMatch(key))?;
        let due = match found.group {
            Some(group) => self.order_of(key.stage, group)?.due,
            None => Vec::new(),
        };
        if !due.contains(&Decider::Shootout(found.fixture())) {
            return Err(CourseError::NoShootoutDue(key));
        }
        if kicks[0] == kicks[1] {
            let error = crate::brief::ResultError::LevelShootout;
            return Err(CourseError::Result(key, error));
        }
        if let Some(result) = self.matches.get_mut(&key).and_then(|m| m.result.as_mut()) {
            result.shootout = Some(kicks);
        }
        Ok(())
    }

    /// CP-10.2: before half of its matches its results are struck; later they
    /// stand, and the rest are walkovers. In a cup the opponent goes on.
    fn withdraw(&mut self, team: TeamIx) -> Result<(), CourseError> {
        let team = self.known(team)?;
        if !self.withdrawn.insert(team) {
            return Err(CourseError::Withdrawn(team));
        }
        let mut expunged = false;
        if let Some(Begun::Tables { .. }) = self.begun.last() {
            let stage = self.begun.len() - 1;
            let own = |key: &MatchKey, team| key.stage == stage && team;
            let all = || self.matches.iter().filter(|(key, m)| own(key, m.has(team)));
            let total = all().count();
            let played = all().filter(|(_, m)| m.result.is_some()).count();
            expunged = 2 * played < total;
            for (_, found) in self
                .matches
                .iter_mut()
                .filter(|(key, m)| own(key, m.has(team)))
            {
                match &mut found.result {
                    Some(result) if expunged => result.status = Status::Expunged,
                    Some(_) => {}
                    None if expunged => found.void = true,
                    None => {
                        let home = found.brief.fixture.home == team;
                        let blame = if home { Blame::Home } else { Blame::Away };
                        found.result = Some(MatchResult::walkover(blame, None));
                    }
                }
            }
        }
        self.log.push(CourseNote::Withdrawn { team, expunged });
        Ok(())
    }
}
