//! Stages with tables: who meets whom, how the tables stand, what is left to settle.

use super::{Begun, Course, CourseError, CourseNote, MatchKey, Qualifier, Scheduled};
use crate::TeamIx;
use crate::brief::{Brief, Draws, Venue};
use crate::fixtures::{Fixture, Round, round_robin};
use crate::groups::split;
use crate::lots::{Bowl, Purpose};
use crate::phase;
use crate::ranking::{Decider, Lots, RankingError, RankingFacts, Standings, standings};
use crate::result::Played;
use crate::shootout::ShootoutRules;
use crate::spec::{ScheduleKind, StageKind, Tables};
use crate::table::{Deduction, TableInput};

/// A group of a stage.
#[derive(Clone, Debug)]
pub(super) struct StageGroup {
    pub teams: Vec<TeamIx>,
    /// Its teams, best first, when it is over.
    pub ended: Option<Vec<TeamIx>>,
}

/// What a table is made from, held together.
pub(super) struct Material {
    pub played: Vec<Played>,
    pub deductions: Vec<Deduction>,
    pub to_play: Vec<Fixture>,
    last_round: Vec<Fixture>,
    playoffs: Vec<Played>,
}

impl Course {
    pub(super) fn tables_spec(&self, stage: usize) -> Option<&Tables> {
        match self.plan.spec.stages.get(stage).map(|stage| &stage.kind) {
            Some(StageKind::Tables(tables)) => Some(tables),
            _ => None,
        }
    }

    pub(super) fn begin_tables(
        &mut self,
        stage: usize,
        qualified: &[Qualifier],
    ) -> Result<(), CourseError> {
        let Some(spec) = self.tables_spec(stage).cloned() else {
            return Ok(());
        };
        let teams: Vec<TeamIx> = qualified.iter().map(|q| q.team).collect();
        let dealt = match spec.groups {
            1 => vec![(0..teams.len()).map(TeamIx).collect()],
            groups => split(teams.len(), groups)?.groups,
        };
        let mut order = teams.clone();
        if spec.drawn {
            let mut bowl = Bowl::new(self.plan.seed, Purpose::Groups { stage });
            // The best go into different groups: each pot is shuffled for itself.
            order
                .chunks_mut(spec.groups)
                .for_each(|pot| bowl.shuffle(pot));
        }
        let mut rounds: Vec<Vec<(usize, Fixture)>> = Vec::new();
        let mut groups = Vec::new();
        for (number, members) in dealt.iter().enumerate() {
            let members: Vec<TeamIx> = members.iter().map(|at| order[at.0]).collect();
            let drawn = match (spec.schedule, &self.plan.given[..]) {
                (_, given @ [_, ..]) if stage == 0 && spec.groups == 1 => given.to_vec(),
                (ScheduleKind::RoundRobin { legs }, _) => round_robin(&members, legs)?,
                (ScheduleKind::Phase(rules), _) => {
                    let mut bowl = Bowl::new(self.plan.seed, Purpose::Phase { stage });
                    phase::draw(&members, &self.plan.entrants, &rules, &mut bowl)?
                }
            };
            for (at, Round { fixtures, .. }) in drawn.into_iter().enumerate() {
                if rounds.len() <= at {
                    rounds.push(Vec::new());
                }
                rounds[at].extend(fixtures.into_iter().map(|fixture| (number, fixture)));
            }
            groups.push(StageGroup {
                teams: members,
                ended: None,
            });
        }
        let last_of = |group: usize| rounds.iter().rposition(|r| r.iter().any(|m| m.0 == group));
        for (round, fixtures) in rounds.iter().enumerate() {
            for (slot, &(group, fixture)) in fixtures.iter().enumerate() {
                let key = MatchKey::new(stage, round, slot);
                let mut brief = Brief::league(fixture);
                if spec.points.shootout_bonus != 0 {
                    brief.draws = Draws::Bonus;
                    brief.shootout = Some(ShootoutRules::default());
                }
                let mut scheduled = Scheduled::new(key, brief);
                scheduled.group = Some(group);
                scheduled.simultaneous = last_of(group) == Some(round);
                self.matches.insert(key, scheduled);
            }
        }
        let rounds = rounds.len();
        self.begun.push(Begun::Tables { groups, rounds });
        Ok(())
    }

    pub(super) fn group(&self, stage: usize, group: usize) -> Option<&StageGroup> {
        match self.begun.get(stage)? {
            Begun::Tables { groups, .. } => groups.get(group),
            Begun::Cup(_) => None,
        }
    }

    pub(super) fn material(&self, stage: usize, group: usize) -> Material {
        let of_group = || {
            let of_stage = self.matches.values().filter(move |m| m.key.stage == stage);
            of_stage.filter(move |m| m.group == Some(group))
        };
        let played = |playoff: bool| {
            let wanted = of_group().filter(move |m| m.is_playoff == playoff);
            let played = wanted.filter_map(|m| {
                Some(Played {
                    fixture: m.fixture(),
                    result: m.result.clone()?,
                })
            });
            played.collect()
        };
        let fixtures = |of: fn(&&Scheduled) -> bool| {
            let regular = of_group().filter(|m| !m.is_playoff).filter(of);
            regular.map(Scheduled::fixture).collect()
        };
        let of_stage = self.deductions.iter().filter(|(of, _)| *of == stage);
        let teams = self.group(stage, group).map_or(&[][..], |g| &g.teams[..]);
        let of_group_ = of_stage.filter(|(_, d)| teams.contains(&d.team));
        Material {
            played: played(false),
            playoffs: played(true),
            to_play: fixtures(|m| m.is_open()),
            last_round: fixtures(|m| m.simultaneous),
            deductions: of_group_.map(|(_, d)| d.clone()).collect(),
        }
    }

    /// All points taken off, in whatever stage.
    pub fn deductions(&self) -> impl Iterator<Item = &Deduction> {
        self.deductions.iter().map(|(_, deduction)| deduction)
    }

    pub(super) fn sheet<'a>(
        &'a self,
        stage: usize,
        group: usize,
        material: &'a Material,
    ) -> Option<(TableInput<'a>, &'a Tables)> {
        let spec = self.tables_spec(stage)?;
        let sheet = TableInput {
            teams: &self.group(stage, group)?.teams,
            played: &material.played,
            points: spec.points,
            deductions: &material.deductions,
            conduct: spec.conduct,
        };
        Some((sheet, spec))
    }

    fn ranked(
        &self,
        stage: usize,
        group: usize,
        lots: Option<&mut Lots<'_>>,
    ) -> Result<Standings, RankingError> {
        let material = self.material(stage, group);
        let Some((sheet, spec)) = self.sheet(stage, group, &material) else {
            return Ok(Standings::default());
        };
        let mut zones = spec.zones.clone();
        if spec.advance > 0 {
            zones.push(crate::ranking::TableZone {
                name: "goes on".to_string(),
                places: [1, spec.advance],
            });
        }
        let beside = RankingFacts {
            to_play: &material.to_play,
            last_round: &material.last_round,
            playoffs: &material.playoffs,
            entrants: &self.plan.entrants,
            zones: &zones,
        };
        standings(&sheet, &spec.ranking, &beside, lots)
    }

    /// The table as it stands: no lots are drawn while matches are left.
    pub(super) fn standings(&self, stage: usize, group: usize) -> Result<Standings, CourseError> {
        let open = |m: &Scheduled| m.key.stage == stage && m.group == Some(group) && m.is_open();
        match self.matches.values().any(open) {
            true => Ok(self.ranked(stage, group, None)?),
            false => self.order_of(stage, group),
        }
    }

    /// The table at the end, with lots.
    pub(super) fn order_of(&self, stage: usize, group: usize) -> Result<Standings, CourseError> {
        let mut bowl = Bowl::new(self.plan.seed, Purpose::Table { stage, group });
        let mut lots = |level: &[TeamIx]| bowl.order(level);
        Ok(self.ranked(stage, group, Some(&mut lots))?)
    }

    /// The teams of a group, best first, when it is over.
    pub(super) fn final_order(
        &self,
        stage: usize,
        group: usize,
    ) -> Result<Vec<TeamIx>, CourseError> {
        match self.group(stage, group).and_then(|g| g.ended.clone()) {
            Some(ended) => Ok(ended),
            None => Ok(self.order_of(stage, group)?.teams().collect()),
        }
    }

    /// True if all groups are over. What a table leaves open is put on the list of
    /// matches.
    pub(super) fn settle_tables(&mut self, stage: usize) -> Result<bool, CourseError> {
        let of_stage = |m: &&Scheduled| m.key.stage == stage;
        if self
            .matches
            .values()
            .filter(of_stage)
            .any(Scheduled::is_open)
        {
            return Ok(false);
        }
        let Some(Begun::Tables { groups, rounds }) = self.begun.get(stage) else {
            return Ok(true);
        };
        let (count, rounds) = (groups.len(), *rounds);
        let mut over = true;
        for group in 0..count {
            if self.group(stage, group).is_some_and(|g| g.ended.is_some()) {
                continue;
            }
            let table = self.order_of(stage, group)?;
            for due in &table.due {
                over = false;
                if let Decider::Playoff(teams) = due {
                    self.schedule_playoff(stage, group, rounds, teams)?;
                }
            }
            if table.due.is_empty() {
                let purpose = Purpose::Table { stage, group };
                let lots = table.draws.iter().cloned();
                self.log
                    .extend(lots.map(|draw| CourseNote::Lots(purpose, draw)));
                let order = table.teams().collect();
                if let Some(Begun::Tables { groups, .. }) = self.begun.get_mut(stage) {
                    groups[group].ended = Some(order);
                }
            }
        }
        Ok(over)
    }

    /// The matches of the last round that go to a shoot-out now (CP-4.6).
    ///
    /// # Errors
    ///
    /// If a table cannot be ordered.
    pub fn shootouts_due(&self) -> Result<Vec<MatchKey>, CourseError> {
        let stage = self.stages().saturating_sub(1);
        let mut keys = Vec::new();
        for due in self.tables(stage)?.iter().flat_map(|table| &table.due) {
            let Decider::Shootout(fixture) = due else {
                continue;
            };
            let of_last_round = |m: &&Scheduled| m.key.stage == stage && m.simultaneous;
            let mut matches = self.matches().filter(of_last_round);
            keys.extend(matches.find(|m| m.fixture() == *fixture).map(|m| m.key));
        }
        Ok(keys)
    }

    fn schedule_playoff(
        &mut self,
        stage: usize,
        group: usize,
        rounds: usize,
        teams: &[TeamIx],
    ) -> Result<(), CourseError> {
        let fixtures = round_robin(teams, 1)?;
        for fixture in fixtures.into_iter().flat_map(|round| round.fixtures) {
            let of_round = |m: &&Scheduled| m.key.stage == stage && m.key.round == rounds;
            let slot = self.matches.values().filter(of_round).count();
            let key = MatchKey::new(stage, rounds, slot);
            let mut brief = Brief::league(fixture);
            brief.venue = Venue::Neutral;
            brief.draws = Draws::Decided;
            brief.extra = vec![crate::brief::Extra::USUAL];
            brief.shootout = Some(ShootoutRules::default());
            let mut scheduled = Scheduled::new(key, brief);
            scheduled.group = Some(group);
            scheduled.is_playoff = true;
            self.matches.insert(key, scheduled);
        }
        Ok(())
    }
}
