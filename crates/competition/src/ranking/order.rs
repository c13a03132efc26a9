//! The algorithm: split what is level, criterion by criterion (CP-4.2).

use std::collections::HashMap;

use tabletop::Side;

use super::values::{self, RankValue};
use super::{Criterion, Decider, Draw, Lots, Ranking, RankingError, RankingFacts, Standings};
use crate::result::Played;
use crate::table::{TableInput, TableRow};
use crate::{TeamIx, repeated};

/// Lines that are level so far.
type Level = Vec<TableRow>;

pub(super) struct Ranker<'a, 'l> {
    rows: Vec<TableRow>,
    ranking: &'a Ranking,
    beside: &'a RankingFacts<'a>,
    /// The matches, if the lines are of one group.
    sheet: Option<&'a TableInput<'a>>,
    lots: Option<&'a mut Lots<'l>>,
    pub per_match: bool,
    standings: Standings,
}

impl<'a, 'l> Ranker<'a, 'l> {
    pub fn new(
        rows: Vec<TableRow>,
        ranking: &'a Ranking,
        beside: &'a RankingFacts<'a>,
        sheet: Option<&'a TableInput<'a>>,
        lots: Option<&'a mut Lots<'l>>,
    ) -> Ranker<'a, 'l> {
        Ranker {
            rows,
            ranking,
            beside,
            sheet,
            lots,
            per_match: false,
            standings: Standings::default(),
        }
    }

    pub fn rank(mut self) -> Result<Standings, RankingError> {
        let rows = self.rows.clone();
        let per_match = self.per_match;
        for level in level_sets(rows, |row| values::points(row, per_match)) {
            self.place(level, 0)?;
        }
        Ok(self.standings)
    }

    /// Places a level set by the criteria from `at` on.
    fn place(&mut self, level: Level, at: usize) -> Result<(), RankingError> {
        let Some(item) = self.ranking.items.get(at).copied() else {
            self.share(level);
            return Ok(());
        };
        if level.len() == 1 || (item.only_if_decisive && !self.is_decisive(level.len())) {
            self.share(level);
            return Ok(());
        }
        match item.criterion {
            criterion if criterion.is_head_to_head() => self.enter_block(level, at),
            Criterion::LastMatchShootout => self.after_last_match(level, at),
            Criterion::Playoff => self.playoff(level, at),
            Criterion::Lots => self.draw(level),
            criterion => {
                let parts = self.parts(level, criterion);
                self.place_all(parts, at + 1)
            }
        }
    }

    fn place_all(&mut self, parts: Vec<Level>, at: usize) -> Result<(), RankingError> {
        parts.into_iter().try_for_each(|part| self.place(part, at))
    }

    fn parts(&self, level: Level, criterion: Criterion) -> Vec<Level> {
        let (entrants, per_match) = (self.beside.entrants, self.per_match);
        level_sets(level, |row| {
            values::value(criterion, row, entrants.get(row.team.0), per_match)
        })
    }

    /// True if something hangs on which of the next places a team gets.
    fn is_decisive(&self, teams: usize) -> bool {
        let first = self.standings.rows.len() + 1;
        let differs = |place: usize| {
            let mut zones = self.beside.zones.iter();
            zones.any(|zone| zone.has(place) != zone.has(first))
        };
        (first..first + teams).any(differs)
    }

    /// Gives all of them the next place.
    fn share(&mut self, level: Level) {
        let place = self.standings.rows.len() + 1;
        self.standings.places.extend(level.iter().map(|_| place));
        self.standings.rows.extend(level);
    }

    /// Begins a block of head-to-head criteria: with the matches among the level
    /// teams, if they count.
    fn enter_block(&mut self, level: Level, first: usize) -> Result<(), RankingError> {
        let items = self.ranking.items[first..].iter();
        let length = items.take_while(|item| item.criterion.is_head_to_head());
        let end = first + length.count();
        let teams: Vec<TeamIx> = level.iter().map(|row| row.team).collect();
        let mut to_play = self.beside.to_play.iter();
        let open = to_play.any(|f| teams.contains(&f.home) && teams.contains(&f.away));
        if self.ranking.h2h_complete && open {
            return self.place(level, end);
        }
        let Some(sheet) = self.sheet else {
            return self.place(level, end);
        };
        let among: Vec<Played> = sheet
            .played
            .iter()
            .filter(|p| teams.contains(&p.fixture.home) && teams.contains(&p.fixture.away))
            .cloned()
            .collect();
        let mini = TableInput {
            teams: &teams,
            played: &among,
            deductions: &[],
            ..*sheet
        };
        let mini: HashMap<TeamIx, TableRow> = mini
            .rows()?
            .into_iter()
            .map(|row| (row.team, row))
            .collect();
        self.in_block(&mini, level, first, first..end)
    }

    fn in_block(
        &mut self,
        mini: &HashMap<TeamIx, TableRow>,
        level: Level,
        first: usize,
        left: std::ops::Range<usize>,
    ) -> Result<(), RankingError> {
        let at = left.start;
        let Some(item) = self.ranking.items.get(at).filter(|_| !left.is_empty()) else {
            return self.place(level, left.end);
        };
        if level.len() == 1 || (item.only_if_decisive && !self.is_decisive(level.len())) {
            self.share(level);
            return Ok(());
        }
        let (criterion, size) = (item.criterion, level.len());
        let parts = level_sets(level, |row| {
            let among = mini.get(&row.team).unwrap_or(row);
            values::value(criterion, among, None, false)
        });
        for part in parts {
            if self.ranking.h2h_restart && part.len() > 1 && part.len() < size {
                self.enter_block(part, first)?;
            } else {
                self.in_block(mini, part, first, at + 1..left.end)?;
            }
        }
        Ok(())
    }

    /// CP-4.6: the two who met in the last round, if nobody else has their points.
    fn after_last_match(&mut self, level: Level, at: usize) -> Result<(), RankingError> {
        let [a, b] = level[..] else {
            return self.place(level, at + 1);
        };
        let of_both = |home: TeamIx, away: TeamIx| {
            (home, away) == (a.team, b.team) || (home, away) == (b.team, a.team)
        };
        let level_on_points = self.rows.iter().filter(|row| row.points == a.points);
        let last = self.beside.last_round.iter();
        let last = last.copied().find(|f| of_both(f.home, f.away));
        let played = self.sheet.map_or(&[][..], |sheet| sheet.played);
        let met = last.and_then(|last| played.iter().find(|p| p.fixture == last));
        let (Some(met), 2) = (met, level_on_points.count()) else {
            return self.place(level, at + 1);
        };
        let Some(winner) = met.result.shootout.and(met.result.winner()) else {
            self.standings.due.push(Decider::Shootout(met.fixture));
            self.share(level);
            return Ok(());
        };
        let winner = match winner {
            Side::Home => met.fixture.home,
            Side::Away => met.fixture.away,
        };
        let parts = level_sets(level, |row| RankValue::whole(i64::from(row.team == winner)));
        self.place_all(parts, at + 1)
    }

    /// A play-off: all against all on neutral ground, ordered by matches won,
    /// difference and goals. Until it was played, the place is shared.
    fn playoff(&mut self, level: Level, at: usize) -> Result<(), RankingError> {
        let teams: Vec<TeamIx> = level.iter().map(|row| row.team).collect();
        let among =
            |p: &&Played| teams.contains(&p.fixture.home) && teams.contains(&p.fixture.away);
        let played: Vec<&Played> = self.beside.playoffs.iter().filter(among).collect();
        if played.len() < teams.len() * (teams.len() - 1) / 2 {
            self.standings.due.push(Decider::Playoff(teams));
            self.share(level);
            return Ok(());
        }
        let record = |team: TeamIx| {
            let mut sums = [0_i64; 3];
            for Played { fixture, result } in &played {
                let side = match team {
                    team if team == fixture.home => Side::Home,
                    team if team == fixture.away => Side::Away,
                    _ => continue,
                };
                let [home, away] = result.table_goals().map(i64::from);
                let (own, other) = if side == Side::Home {
                    (home, away)
                } else {
                    (away, home)
                };
                sums[0] += i64::from(result.winner() == Some(side));
                sums[1] += own - other;
                sums[2] += own;
            }
            sums
        };
        let mut parts = vec![level];
        for number in 0..3 {
            let split = |part| {
                level_sets(part, |row: &TableRow| {
                    RankValue::whole(record(row.team)[number])
                })
            };
            parts = parts.into_iter().flat_map(split).collect();
        }
        self.place_all(parts, at + 1)
    }

    /// Places a set in the order of lots, and notes the draw.
    fn draw(&mut self, level: Level) -> Result<(), RankingError> {
        let Some(lots) = self.lots.as_mut() else {
            self.share(level);
            return Ok(());
        };
        let teams: Vec<TeamIx> = level.iter().map(|row| row.team).collect();
        let draw = Draw {
            drawn: lots(&teams),
            level: teams,
        };
        let drawn = draw.drawn.iter();
        let drawn: Level = drawn
            .filter_map(|team| level.iter().find(|row| row.team == *team).copied())
            .collect();
        // As many lines as teams on both sides, none of them twice: a permutation.
        if drawn.len() != level.len()
            || draw.drawn.len() != level.len()
            || repeated(&draw.drawn).is_some()
        {
            return Err(RankingError::BadLots(draw));
        }
        drawn.into_iter().for_each(|row| self.share(vec![row]));
        self.standings.draws.push(draw);
        Ok(())
    }
}

/// The lines sorted by `value`, best first, cut into sets with the same value; the order
/// within a set stays as it was.
fn level_sets(mut rows: Level, value: impl Fn(&TableRow) -> RankValue) -> Vec<Level> {
    rows.sort_by(|a, b| value(b).cmp(value(a)));
    rows.chunk_by(|a, b| value(a).cmp(value(b)).is_eq())
        .map(<[TableRow]>::to_vec)
        .collect()
}
