//! Who is in a stage: `rank 1..8 + winners`, in the order of seeds (CP-7.4).

use std::fmt;

use super::{Begun, Course, CourseError, CourseNote};
use crate::TeamIx;
use crate::across::{Ended, rank_across};
use crate::knockout::GroupPlace;
use crate::lots::{Bowl, Purpose};
use crate::ranking::RankingFacts;
use crate::spec::{FirstPairing, StageKind, Term};

/// A team of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Qualifier {
    /// Its seed, from 1.
    pub seed: usize,
    /// Who.
    pub team: TeamIx,
    /// The place it earned, if there were several groups.
    pub place: Option<GroupPlace>,
}

impl fmt::Display for Qualifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Some(place) => place.fmt(f),
            None => write!(f, "seed {}", self.seed),
        }
    }
}

impl Course {
    /// The teams of a stage, the best seed first.
    pub(super) fn qualified(&mut self, stage: usize) -> Result<Vec<Qualifier>, CourseError> {
        let spec = &self.plan.spec.stages[stage];
        let keeps_lines =
            matches!(&spec.kind, StageKind::Knockout(cup) if cup.pairing == FirstPairing::Lines);
        let mut found: Vec<(TeamIx, Option<GroupPlace>)> = Vec::new();
        for term in spec.from.clone() {
            let Some(source) = self.source(stage, &term) else {
                let all = (0..self.plan.entrants.len()).map(|at| (TeamIx(at), None));
                found.extend(all);
                continue;
            };
            match term {
                Term::All => {}
                Term::Rank {
                    places: [first, last],
                    ..
                } => {
                    for place in first..=last {
                        found.extend(self.at_place(source, place)?);
                    }
                }
                Term::Best { count, place, .. } => {
                    found.extend(self.at_place(source, place)?.into_iter().take(count));
                }
                Term::Winners { .. } | Term::Losers { .. } => {
                    let won = matches!(term, Term::Winners { .. });
                    let Begun::Cup(cup) = &self.begun[source] else {
                        continue;
                    };
                    let mut teams = cup.came_out(won);
                    if !keeps_lines {
                        teams.sort_unstable_by_key(|&team| cup.seed(team));
                    }
                    found.extend(teams.into_iter().map(|team| (team, None)));
                }
            }
        }
        let seeded = (1..).zip(found);
        let qualifier = |(seed, (team, place))| Qualifier { seed, team, place };
        Ok(seeded.map(qualifier).collect())
    }

    /// The stage a term speaks of; `None` for all teams.
    fn source(&self, stage: usize, term: &Term) -> Option<usize> {
        let fits = |at: &usize| {
            let earlier = &self.plan.spec.stages[*at];
            let is_tables = matches!(earlier.kind, StageKind::Tables(_));
            *term != Term::All
                && is_tables == term.needs_tables()
                && term.of().is_none_or(|of| of == earlier.id)
        };
        (0..stage).rev().find(fits)
    }

    /// Those at a place of their groups, the best first (CP-4.8).
    fn at_place(
        &mut self,
        stage: usize,
        place: usize,
    ) -> Result<Vec<(TeamIx, Option<GroupPlace>)>, CourseError> {
        let Some(Begun::Tables { groups, .. }) = self.begun.get(stage) else {
            return Ok(Vec::new());
        };
        let count = groups.len();
        if count == 1 {
            let order = self.final_order(stage, 0)?;
            let team = order.get(place - 1);
            return Ok(team.map(|&team| (team, None)).into_iter().collect());
        }
        let materials: Vec<_> = (0..count)
            .map(|group| self.material(stage, group))
            .collect();
        let mut ended = Vec::new();
        for (group, material) in materials.iter().enumerate() {
            if let Some((sheet, _)) = self.sheet(stage, group, material) {
                let order = self.final_order(stage, group)?;
                ended.push(Ended { sheet, order });
            }
        }
        let Some(spec) = self.tables_spec(stage) else {
            return Ok(Vec::new());
        };
        let purpose = Purpose::Across { stage, rank: place };
        let mut bowl = Bowl::new(self.plan.seed, purpose);
        let mut lots = |level: &[TeamIx]| bowl.order(level);
        let beside = RankingFacts {
            entrants: &self.plan.entrants,
            ..RankingFacts::default()
        };
        let (ranking, uneven) = (&spec.ranking, spec.uneven);
        let ranked = rank_across(&ended, place, ranking, &beside, uneven, Some(&mut lots))?;
        let group_of = |team: TeamIx| ended.iter().position(|group| group.order.contains(&team));
        let placed = |team: TeamIx| {
            let group = group_of(team)?;
            Some((team, Some(GroupPlace { group, rank: place })))
        };
        let placed = ranked.teams().filter_map(placed).collect();
        let draws = ranked.draws.into_iter();
        self.log
            .extend(draws.map(|draw| CourseNote::Lots(purpose, draw)));
        Ok(placed)
    }
}
