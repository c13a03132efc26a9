//! A competition under way: a pure function of what it is, who takes part, its
//! seed, and the acts entered so far (CP-1.2).
//!
//! A match is named by a [`MatchKey`]. A correction is the same list of acts with one
//! of them changed, run again.

mod acts;
mod cup;
mod key;
mod qualify;
mod tables;

use std::collections::{BTreeMap, BTreeSet};

use tabletop::Side;
use thiserror::Error;

pub use acts::Act;
pub use cup::{CupRound, CupTie, round_name};
pub use key::MatchKey;
pub use qualify::Qualifier;

use crate::brief::{Brief, ResultError};
use crate::fixtures::{Fixture, FixtureError, Round};
use crate::groups::SplitError;
use crate::knockout::KnockoutError;
use crate::lots::{Bowl, Purpose};
use crate::phase::PhaseError;
use crate::ranking::{Draw, Possible, RankingError, RankingFacts, Standings, possible_places};
use crate::result::MatchResult;
use crate::spec::{Spec, StageKind};
use crate::suspensions::{Ban, Suspensions};
use crate::table::Deduction;
use crate::{Entrant, TeamIx};

use cup::Cup;
use tables::StageGroup;

/// What is fixed before the first match.
#[derive(Clone, Debug)]
pub struct CoursePlan {
    /// What it is.
    pub spec: Spec,
    /// Who takes part, the best seeds first.
    pub entrants: Vec<Entrant>,
    /// Draws and lots hang on it.
    pub seed: u64,
    /// The rounds of the first stage, if they are not to be made: a real fixture list.
    pub given: Vec<Round>,
}

/// A match of the competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheduled {
    /// Its name.
    pub key: MatchKey,
    /// The group, if it is of one.
    pub group: Option<usize>,
    /// What the game is told.
    pub brief: Brief,
    /// It is of the last round, whose results are applied together (CP-2.5).
    pub simultaneous: bool,
    /// It settles a place that the table could not.
    pub is_playoff: bool,
    /// What came of it.
    pub result: Option<MatchResult>,
    /// It will not be played.
    pub void: bool,
}

impl Scheduled {
    fn new(key: MatchKey, brief: Brief) -> Scheduled {
        Scheduled {
            key,
            group: None,
            brief,
            simultaneous: false,
            is_playoff: false,
            result: None,
            void: false,
        }
    }

    /// Who plays.
    #[must_use]
    pub fn fixture(&self) -> Fixture {
        self.brief.fixture
    }

    /// True if it is still to be played.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.result.is_none() && !self.void
    }

    fn has(&self, team: TeamIx) -> bool {
        self.brief.fixture.home == team || self.brief.fixture.away == team
    }
}

/// What happened beside matches, for the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CourseNote {
    /// A stage began with these teams, in the order of their seeds.
    Stage(usize, Vec<TeamIx>),
    /// Lots were drawn.
    Lots(Purpose, Draw),
    /// Two of a tie were drawn by lot.
    LotsInTie(MatchKey, TeamIx),
    /// A suspension was served or added.
    Ban(MatchKey, Ban),
    /// A match was begun and not ended.
    Abandoned(MatchKey, MatchResult),
    /// A team withdrew; its results were struck, or stand.
    Withdrawn {
        /// Who.
        team: TeamIx,
        /// Its results were struck from the record.
        expunged: bool,
    },
    /// Points were taken off.
    Deducted(Deduction),
    /// Single cautions were deleted.
    Wiped,
    /// The competition is over.
    Champion(TeamIx),
}

/// Why a competition cannot begin, or an act cannot be entered.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CourseError {
    /// Not as many teams as it needs.
    #[error("{got} teams for {name}: it needs {needs}")]
    Teams {
        /// The competition or stage.
        name: String,
        /// How many it needs.
        needs: usize,
        /// How many there are.
        got: usize,
    },
    /// Two teams of one name.
    #[error("{0} takes part twice: list each team once")]
    TwiceNamed(String),
    /// No such match.
    #[error("there is no match {0}: list the fixtures")]
    NoMatch(MatchKey),
    /// It has a result.
    #[error("match {0} has a result already: correct that instead")]
    Played(MatchKey),
    /// Others play it.
    #[error("match {0} is between other teams now: its result belongs elsewhere")]
    OtherTeams(MatchKey),
    /// The result is none of this match.
    #[error("match {0}: {1}")]
    Result(MatchKey, ResultError),
    /// No such team.
    #[error("there is no team {0}")]
    NoTeam(usize),
    /// It withdrew before.
    #[error("{0} has withdrawn already")]
    Withdrawn(TeamIx),
    /// No such table.
    #[error("stage {0} has no table with that team")]
    NoTable(usize),
    /// No shoot-out is due.
    #[error("no shoot-out is due after match {0}")]
    NoShootoutDue(MatchKey),
    /// Fixtures cannot be made.
    #[error(transparent)]
    Fixtures(#[from] FixtureError),
    /// Groups cannot be made.
    #[error(transparent)]
    Groups(#[from] SplitError),
    /// A phase cannot be drawn.
    #[error(transparent)]
    Phase(#[from] PhaseError),
    /// A bracket cannot be made.
    #[error(transparent)]
    Knockout(#[from] KnockoutError),
    /// A table cannot be ordered.
    #[error(transparent)]
    Ranking(#[from] RankingError),
}

/// A stage that has begun.
#[derive(Clone, Debug)]
enum Begun {
    Tables {
        groups: Vec<StageGroup>,
        rounds: usize,
    },
    Cup(Cup),
}

/// A competition under way.
#[derive(Clone, Debug)]
pub struct Course {
    plan: CoursePlan,
    begun: Vec<Begun>,
    matches: BTreeMap<MatchKey, Scheduled>,
    deductions: Vec<(usize, Deduction)>,
    withdrawn: BTreeSet<TeamIx>,
    suspensions: Suspensions,
    champion: Option<TeamIx>,
    log: Vec<CourseNote>,
}

impl Course {
    /// Begins: draws the first stage.
    ///
    /// # Errors
    ///
    /// If teams and stages do not fit.
    pub fn start(plan: CoursePlan) -> Result<Course, CourseError> {
        let got = plan.entrants.len();
        if let Some(needs) = plan.spec.teams.filter(|&needs| needs != got) {
            let name = plan.spec.name.clone();
            return Err(CourseError::Teams { name, needs, got });
        }
        let mut names: Vec<&str> = plan.entrants.iter().map(|e| e.name.as_str()).collect();
        names.sort_unstable();
        if let Some([twice, _]) = names.array_windows().find(|[a, b]| a == b) {
            return Err(CourseError::TwiceNamed((*twice).to_string()));
        }
        let mut course = Course {
            suspensions: Suspensions::new(plan.spec.discipline.clone()),
            plan,
            begun: Vec::new(),
            matches: BTreeMap::new(),
            deductions: Vec::new(),
            withdrawn: BTreeSet::new(),
            champion: None,
            log: Vec::new(),
        };
        course.settle()?;
        Ok(course)
    }

    /// What was fixed before the first match.
    #[must_use]
    pub fn plan(&self) -> &CoursePlan {
        &self.plan
    }

    /// The same competition, but for the draws and lots to come.
    #[must_use]
    pub fn reseeded(&self, seed: u64) -> Course {
        let mut course = self.clone();
        course.plan.seed = seed;
        course
    }

    /// All matches that are known so far, in order.
    pub fn matches(&self) -> impl Iterator<Item = &Scheduled> {
        self.matches.values()
    }

    /// A match, with those who cannot play it for a suspension.
    ///
    /// # Errors
    ///
    /// If there is no such match.
    pub fn brief(&self, key: MatchKey) -> Result<Brief, CourseError> {
        let found = self.matches.get(&key).ok_or(CourseError::NoMatch(key))?;
        let mut brief = found.brief.clone();
        let teams = [brief.fixture.home, brief.fixture.away];
        brief.unavailable = teams.map(|team| self.suspensions.of_team(team));
        Ok(brief)
    }

    /// A match.
    #[must_use]
    pub fn find(&self, key: MatchKey) -> Option<&Scheduled> {
        self.matches.get(&key)
    }

    /// Suspensions.
    #[must_use]
    pub fn suspensions(&self) -> &Suspensions {
        &self.suspensions
    }

    /// Who won it, when it is over.
    #[must_use]
    pub fn champion(&self) -> Option<TeamIx> {
        self.champion
    }

    /// What happened beside matches.
    #[must_use]
    pub fn log(&self) -> &[CourseNote] {
        &self.log
    }

    /// How many stages have begun.
    #[must_use]
    pub fn stages(&self) -> usize {
        self.begun.len()
    }

    /// The tables of a stage as they stand, one for each group; none for a cup.
    ///
    /// # Errors
    ///
    /// If they cannot be ordered.
    pub fn tables(&self, stage: usize) -> Result<Vec<Standings>, CourseError> {
        match self.begun.get(stage) {
            Some(Begun::Tables { groups, .. }) => (0..groups.len())
                .map(|group| self.standings(stage, group))
                .collect(),
            _ => Ok(Vec::new()),
        }
    }

    /// The places that each team of a group can still come to, whatever happens in the
    /// matches left; in the order of the group's list.
    ///
    /// # Errors
    ///
    /// If the table cannot be ordered.
    pub fn possible_places(
        &self,
        stage: usize,
        group: usize,
    ) -> Result<Vec<Possible>, CourseError> {
        if self.group(stage, group).is_some_and(|g| g.ended.is_some()) {
            let table = self.standings(stage, group)?;
            let rows = table.teams().zip(&table.places);
            let settled = rows.map(|(team, &place)| Possible {
                team,
                best: place,
                worst: place,
            });
            return Ok(settled.collect());
        }
        let material = self.material(stage, group);
        let Some((sheet, spec)) = self.sheet(stage, group, &material) else {
            return Ok(Vec::new());
        };
        let beside = RankingFacts {
            to_play: &material.to_play,
            entrants: &self.plan.entrants,
            ..RankingFacts::default()
        };
        Ok(possible_places(&sheet, &spec.ranking, &beside)?)
    }

    /// The rounds of a cup as far as they are known; none for tables.
    #[must_use]
    pub fn cup_rounds(&self, stage: usize) -> &[CupRound] {
        match self.begun.get(stage) {
            Some(Begun::Cup(cup)) => &cup.rounds,
            _ => &[],
        }
    }

    /// Who kicks first in a shoot-out after a match, by the coin (CP-6.6).
    #[must_use]
    pub fn kicks_first(&self, key: MatchKey) -> Side {
        let purpose = Purpose::Coin {
            stage: key.stage,
            round: key.round,
            slot: key.slot,
        };
        match Bowl::new(self.plan.seed, purpose).below(2) {
            0 => Side::Home,
            _ => Side::Away,
        }
    }

    /// Goes on as far as the results allow: matches of ties, rounds, stages.
    fn settle(&mut self) -> Result<(), CourseError> {
        loop {
            let stage = self.begun.len();
            let done = match self.begun.last() {
                None => true,
                Some(Begun::Tables { .. }) => self.settle_tables(stage - 1)?,
                Some(Begun::Cup(_)) => self.settle_cup(stage - 1)?,
            };
            if !done {
                return Ok(());
            }
            if self.plan.spec.stages.len() == stage {
                return self.crown();
            }
            if let Some(last) = stage.checked_sub(1) {
                let id = self.plan.spec.stages[last].id.clone();
                self.wipe_after(&id);
            }
            let qualified = self.qualified(stage)?;
            let teams: Vec<TeamIx> = qualified.iter().map(|q| q.team).collect();
            let spec = &self.plan.spec.stages[stage];
            if let Some(needs) = spec.teams.filter(|&needs| needs != teams.len()) {
                let (name, got) = (spec.name.clone(), teams.len());
                return Err(CourseError::Teams { name, needs, got });
            }
            self.log.push(CourseNote::Stage(stage, teams));
            match &spec.kind {
                StageKind::Tables(_) => self.begin_tables(stage, &qualified)?,
                StageKind::Knockout(_) => self.begin_cup(stage, &qualified)?,
            }
        }
    }

    /// Deletes cautions if this is the round or stage after which that is done.
    fn wipe_after(&mut self, name: &str) {
        if self.plan.spec.discipline.wipe_after.as_deref() == Some(name) {
            self.suspensions.wipe();
            self.log.push(CourseNote::Wiped);
        }
    }

    fn crown(&mut self) -> Result<(), CourseError> {
        let last = self.begun.len().saturating_sub(1);
        let champion = match self.begun.last() {
            Some(Begun::Cup(cup)) => cup.champion(),
            Some(Begun::Tables { .. }) => self.final_order(last, 0)?.first().copied(),
            None => None,
        };
        if self.champion.is_none() {
            self.log.extend(champion.map(CourseNote::Champion));
            self.champion = champion;
        }
        Ok(())
    }
}
