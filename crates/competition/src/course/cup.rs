//! Stages that knock teams out: rounds of ties.

use super::{Begun, Course, CourseError, CourseNote, MatchKey, Qualifier, Scheduled};
use crate::TeamIx;
use crate::knockout::{Advance, GroupPlace, KnockoutError, Tie, first_round};
use crate::lots::{Bowl, Purpose};
use crate::result::{DecidedBy, MatchResult};
use crate::seeding::{drawn_round, reseeded_round, seeded_round};
use crate::spec::{FirstPairing, Home, Knockout, Later, Protect, StageKind};
use crate::tie::{TieFormat, TieRules, TieState};

/// A tie of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CupTie {
    /// Who is at home in the first match, and the other; nobody where there is a bye.
    pub teams: [Option<TeamIx>; 2],
    /// Who goes on, when that is known, and why.
    pub winner: Option<(TeamIx, DecidedBy)>,
    /// The losers of the semi-finals play it.
    pub third_place: bool,
}

impl CupTie {
    fn both(&self) -> Option<[TeamIx; 2]> {
        Some([self.teams[0]?, self.teams[1]?])
    }

    fn loser(&self) -> Option<TeamIx> {
        let (winner, _) = self.winner?;
        self.both()?.into_iter().find(|team| *team != winner)
    }
}

/// A round of a cup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CupRound {
    /// What it is called.
    pub name: String,
    /// Its ties, in the order of the bracket.
    pub ties: Vec<CupTie>,
}

/// A cup under way.
#[derive(Clone, Debug)]
pub(super) struct Cup {
    seeds: Vec<Qualifier>,
    pub rounds: Vec<CupRound>,
}

impl Cup {
    pub fn seed(&self, team: TeamIx) -> usize {
        let found = self.seeds.iter().find(|q| q.team == team);
        found.map_or(usize::MAX, |q| q.seed)
    }

    fn qualifier(&self, team: TeamIx) -> Option<Qualifier> {
        self.seeds.iter().find(|q| q.team == team).copied()
    }

    /// Who won or lost the ties of the last round.
    pub fn came_out(&self, won: bool) -> Vec<TeamIx> {
        let ties = self.rounds.last().map_or(&[][..], |round| &round.ties);
        let ties = ties.iter().filter(|tie| !tie.third_place);
        let team = |tie: &CupTie| match won {
            true => tie.winner.map(|(team, _)| team),
            false => tie.loser(),
        };
        ties.filter_map(team).collect()
    }

    pub fn champion(&self) -> Option<TeamIx> {
        match self.came_out(true)[..] {
            [champion] => Some(champion),
            _ => None,
        }
    }
}

/// The name of a round with so many ties.
#[must_use]
pub fn round_name(ties: usize) -> String {
    match ties {
        1 => "final".to_string(),
        2 => "semi-finals".to_string(),
        4 => "quarter-finals".to_string(),
        ties => format!("round of {}", 2 * ties),
    }
}

impl Course {
    fn cup_spec(&self, stage: usize) -> Option<Knockout> {
        match &self.plan.spec.stages.get(stage)?.kind {
            StageKind::Knockout(cup) => Some((**cup).clone()),
            StageKind::Tables(_) => None,
        }
    }

    pub(super) fn begin_cup(
        &mut self,
        stage: usize,
        seeds: &[Qualifier],
    ) -> Result<(), CourseError> {
        let Some(spec) = self.cup_spec(stage) else {
            return Ok(());
        };
        let mates = |a: Qualifier, b: Qualifier| match (a.place, b.place) {
            (Some(a), Some(b)) => a.group == b.group,
            _ => false,
        };
        let ties = match spec.pairing {
            FirstPairing::Cross => crossed(seeds)?,
            FirstPairing::Seeds => seeded_round(seeds, mates)?,
            FirstPairing::Apart => apart(seeds)?,
            FirstPairing::Lines if seeds.len().is_power_of_two() && seeds.len() > 1 => {
                let pairs = seeds.chunks_exact(2);
                pairs.map(|pair| Tie::Match(pair[0], pair[1])).collect()
            }
            FirstPairing::Lines => return Err(KnockoutError::Seeds(seeds.len()).into()),
            FirstPairing::Draw => self.drawn(stage, 0, seeds, &spec)?,
        };
        self.begun.push(Begun::Cup(Cup {
            seeds: seeds.to_vec(),
            rounds: Vec::new(),
        }));
        self.add_round(stage, &spec, &ties, None);
        Ok(())
    }

    fn drawn(
        &self,
        stage: usize,
        round: usize,
        seeds: &[Qualifier],
        spec: &Knockout,
    ) -> Result<Vec<Tie<Qualifier>>, CourseError> {
        let mut bowl = Bowl::new(self.plan.seed, Purpose::Round { stage, round });
        let mut ranks: Vec<usize> = seeds.iter().map(|q| q.seed).collect();
        ranks.sort_unstable();
        let middle = ranks.get(ranks.len() / 2).copied().unwrap_or(0);
        let country = |q: Qualifier| {
            let entrant = self.plan.entrants.get(q.team.0);
            entrant.and_then(|entrant| entrant.country.as_deref())
        };
        let apart = |a: Qualifier, b: Qualifier| match spec.protect {
            None => false,
            Some(Protect::Seeds) => (a.seed < middle) == (b.seed < middle),
            Some(Protect::Country) => country(a).is_some() && country(a) == country(b),
            Some(Protect::Group) => {
                let group = |q: Qualifier| q.place.map(|place| place.group);
                group(a).is_some() && group(a) == group(b)
            }
        };
        Ok(drawn_round(seeds, apart, &mut bowl)?)
    }

    fn add_round(
        &mut self,
        stage: usize,
        spec: &Knockout,
        ties: &[Tie<Qualifier>],
        third: Option<[Qualifier; 2]>,
    ) {
        let lines = ties.len();
        let is_first = self.cup_rounds(stage).is_empty();
        let name = match &spec.label {
            Some(label) if is_first => label.clone(),
            _ => round_name(lines),
        };
        let rules = rules_of(spec, lines);
        let order = |a: Qualifier, b: Qualifier| {
            let (better, worse) = if a.seed <= b.seed { (a, b) } else { (b, a) };
            let pair = match (spec.home, rules.format) {
                (Home::DrawnFirst | Home::Neutral, _) => [a, b],
                // At home in the second leg.
                (Home::HigherSeed, TieFormat::TwoLegs) => [worse, better],
                (Home::HigherSeed, _) => [better, worse],
            };
            pair.map(|q| Some(q.team))
        };
        let mut round = CupRound {
            name,
            ties: Vec::new(),
        };
        for tie in ties {
            let (teams, winner) = match *tie {
                Tie::Match(a, b) => (order(a, b), None),
                Tie::Bye(q) => ([Some(q.team), None], Some((q.team, DecidedBy::Walkover))),
            };
            round.ties.push(CupTie {
                teams,
                winner,
                third_place: false,
            });
        }
        round.ties.extend(third.map(|[a, b]| CupTie {
            teams: order(a, b),
            winner: None,
            third_place: true,
        }));
        if let Some(Begun::Cup(cup)) = self.begun.get_mut(stage) {
            cup.rounds.push(round);
        }
    }

    /// True if the cup is over. Puts the next matches of its ties on the list, and the
    /// next round when all ties are decided.
    pub(super) fn settle_cup(&mut self, stage: usize) -> Result<bool, CourseError> {
        let Some(spec) = self.cup_spec(stage) else {
            return Ok(true);
        };
        loop {
            let number = self.cup_rounds(stage).len();
            let Some(round) = number.checked_sub(1) else {
                return Ok(true);
            };
            if !self.settle_round(stage, round, &spec)? {
                return Ok(false);
            }
            let Some(Begun::Cup(cup)) = self.begun.get(stage) else {
                return Ok(true);
            };
            let (left, name) = (cup.came_out(true), cup.rounds[round].name.clone());
            self.wipe_after(&name);
            if left.len() < 2 || spec.rounds == Some(number) {
                return Ok(true);
            }
            self.next_round(stage, &spec, &left)?;
        }
    }

    fn next_round(
        &mut self,
        stage: usize,
        spec: &Knockout,
        left: &[TeamIx],
    ) -> Result<(), CourseError> {
        let Some(Begun::Cup(cup)) = self.begun.get(stage) else {
            return Ok(());
        };
        let losers = cup.came_out(false);
        let losers: Vec<Qualifier> = losers.iter().filter_map(|&t| cup.qualifier(t)).collect();
        let third = match losers[..] {
            [a, b] if spec.third_place && left.len() == 2 => Some([a, b]),
            _ => None,
        };
        let mut seeds: Vec<Qualifier> = left.iter().filter_map(|&t| cup.qualifier(t)).collect();
        let ties = match spec.later {
            Later::Lines => {
                let pairs = seeds.chunks_exact(2);
                pairs.map(|pair| Tie::Match(pair[0], pair[1])).collect()
            }
            Later::Reseed => {
                seeds.sort_unstable();
                reseeded_round(&seeds)?
            }
            Later::Draw => self.drawn(stage, cup.rounds.len(), &seeds, spec)?,
        };
        self.add_round(stage, spec, &ties, third);
        Ok(())
    }

    /// True if all ties of a round are decided.
    fn settle_round(
        &mut self,
        stage: usize,
        round: usize,
        spec: &Knockout,
    ) -> Result<bool, CourseError> {
        let ties = self.cup_rounds(stage)[round].ties.clone();
        let lines = ties.iter().filter(|tie| !tie.third_place).count();
        let mut over = true;
        for (slot, tie) in ties.iter().enumerate() {
            let (None, Some(teams)) = (tie.winner, tie.both()) else {
                continue;
            };
            let rules = match tie.third_place {
                true => rules_of(spec, 1),
                false => rules_of(spec, lines),
            };
            let decided = self.settle_tie(MatchKey::new(stage, round, slot), teams, &rules)?;
            over &= decided.is_some();
            if let Some(Begun::Cup(cup)) = self.begun.get_mut(stage) {
                cup.rounds[round].ties[slot].winner = decided;
            }
        }
        Ok(over)
    }

    /// Who goes on from a tie; if nobody yet, its next match is on the list.
    fn settle_tie(
        &mut self,
        first: MatchKey,
        teams: [TeamIx; 2],
        rules: &TieRules,
    ) -> Result<Option<(TeamIx, DecidedBy)>, CourseError> {
        let game = |game: usize| MatchKey { game, ..first };
        if let Some(gone) = teams.iter().position(|team| self.withdrawn.contains(team)) {
            let of_tie = |key: &MatchKey| MatchKey { game: 0, ..*key } == first;
            for (_, found) in self.matches.iter_mut().filter(|(key, _)| of_tie(key)) {
                found.void |= found.result.is_none();
            }
            return Ok(Some((teams[1 - gone], DecidedBy::Walkover)));
        }
        let results: Vec<MatchResult> = (0..)
            .map_while(|at| self.matches.get(&game(at))?.result.clone())
            .collect();
        let state = rules.state(teams, &results);
        match state.map_err(|e| CourseError::Result(game(e.game), e.error))? {
            TieState::Won { team, by } => Ok(Some((team, by))),
            TieState::Lots => {
                let purpose = Purpose::Coin {
                    stage: first.stage,
                    round: first.round,
                    slot: first.slot,
                };
                let team = teams[Bowl::new(self.plan.seed, purpose).below(2)];
                self.log.push(CourseNote::LotsInTie(first, team));
                Ok(Some((team, DecidedBy::Lots)))
            }
            TieState::Play(brief) => {
                let key = game(results.len());
                let next = Scheduled::new(key, *brief);
                self.matches.entry(key).or_insert(next);
                Ok(None)
            }
        }
    }
}

/// The rules of a tie in a round with so many lines: the final has its own.
fn rules_of(spec: &Knockout, lines: usize) -> TieRules {
    let is_final = lines == 1 && spec.rounds.is_none();
    match is_final {
        true => spec.final_tie.clone(),
        false => spec.ties.clone(),
    }
}

/// Neighbouring groups cross (CP-7.5).
fn crossed(seeds: &[Qualifier]) -> Result<Vec<Tie<Qualifier>>, KnockoutError> {
    let places = || seeds.iter().filter_map(|q| q.place);
    let groups = places().map(|place| place.group + 1).max().unwrap_or(0);
    let advance = places().map(|place| place.rank).max().unwrap_or(0);
    let lines = first_round(groups, Advance::try_from(advance)?)?;
    let at = |place: GroupPlace| {
        let found = seeds.iter().find(|q| q.place == Some(place)).copied();
        found.ok_or(KnockoutError::NeedsSeeds(groups))
    };
    let tie = |tie: &Tie| {
        Ok(match *tie {
            Tie::Match(a, b) => Tie::Match(at(a)?, at(b)?),
            Tie::Bye(a) => Tie::Bye(at(a)?),
        })
    };
    lines.iter().map(tie).collect()
}

/// A part of the bracket for each group.
fn apart(seeds: &[Qualifier]) -> Result<Vec<Tie<Qualifier>>, KnockoutError> {
    let group = |q: &Qualifier| q.place.map_or(0, |place| place.group);
    let groups = seeds.iter().map(group).max().map_or(0, |last| last + 1);
    if !groups.is_power_of_two() {
        return Err(KnockoutError::NeedsSeeds(groups));
    }
    let mut ties = Vec::new();
    for number in 0..groups {
        let own: Vec<Qualifier> = seeds
            .iter()
            .copied()
            .filter(|q| group(q) == number)
            .collect();
        ties.extend(seeded_round(&own, |_, _| false)?);
    }
    Ok(ties)
}
