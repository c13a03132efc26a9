//! How far a team's values can still go in the matches that are left.
//!
//! Each criterion of a line has a least and a most that it can end with. They are worked
//! out by themselves, as if they did not hang together, so they are never too narrow:
//! what they rule out cannot happen.

use super::values;
use super::{Criterion, Ranking, RankingFacts};
use crate::TeamIx;
use crate::fixtures::Fixture;
use crate::result::Played;
use crate::table::{Points, TableError, TableInput, TableRow};

/// The least and the most a number can end with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reach {
    pub least: i64,
    pub most: i64,
}

impl Reach {
    const ANYTHING: Reach = Reach {
        least: i64::MIN,
        most: i64::MAX,
    };

    const fn fixed(value: i64) -> Reach {
        Reach {
            least: value,
            most: value,
        }
    }

    pub const fn has(self, value: i64) -> bool {
        self.least <= value && value <= self.most
    }
}

/// What one match is worth at the least and at the most: to a side, and to both together.
#[derive(Clone, Copy, Debug)]
pub(super) struct MatchWorth {
    pub least: i64,
    pub most: i64,
    pub least_of_both: i64,
    pub most_of_both: i64,
}

impl MatchWorth {
    pub fn of(points: Points) -> MatchWorth {
        let [win, draw, loss, bonus] =
            [points.win, points.draw, points.loss, points.shootout_bonus].map(i64::from);
        let (won, drawn, kicks) = (win + loss, 2 * draw, 2 * draw + bonus);
        MatchWorth {
            least: win.min(draw).min(draw + bonus).min(loss),
            most: win.max(draw).max(draw + bonus).max(loss),
            least_of_both: won.min(drawn).min(kicks),
            most_of_both: won.max(drawn).max(kicks),
        }
    }
}

/// A group with its matches left.
pub(super) struct Prospects<'a> {
    pub rows: Vec<TableRow>,
    pub worth: MatchWorth,
    sheet: &'a TableInput<'a>,
    ranking: &'a Ranking,
    beside: &'a RankingFacts<'a>,
}

impl<'a> Prospects<'a> {
    pub fn new(
        sheet: &'a TableInput<'a>,
        ranking: &'a Ranking,
        beside: &'a RankingFacts<'a>,
    ) -> Result<Prospects<'a>, TableError> {
        Ok(Prospects {
            rows: sheet.rows()?,
            worth: MatchWorth::of(sheet.points),
            sheet,
            ranking,
            beside,
        })
    }

    /// Matches left of a team: at home, and away.
    fn open(&self, team: TeamIx) -> [i64; 2] {
        let count = |of: fn(&Fixture) -> TeamIx| {
            let left = self.beside.to_play.iter();
            left.filter(|fixture| of(fixture) == team).count() as i64
        };
        [count(|fixture| fixture.home), count(|fixture| fixture.away)]
    }

    /// Matches left of a team.
    pub fn left(&self, at: usize) -> i64 {
        self.open(self.rows[at].team).iter().sum()
    }

    /// The points a team can end with.
    pub fn points(&self, at: usize) -> Reach {
        let (now, left) = (i64::from(self.rows[at].points), self.left(at));
        Reach {
            least: now + left * self.worth.least,
            most: now + left * self.worth.most,
        }
    }

    /// What a criterion that looks at a line alone can end with.
    fn of_line(&self, criterion: Criterion, at: usize) -> Reach {
        let row = &self.rows[at];
        let entrant = self.beside.entrants.get(row.team.0);
        let now = values::value(criterion, row, entrant, false).sum();
        let [home, away] = self.open(row.team);
        // Goals have no bound, wins have that of the matches left.
        let goals = |open: i64| if open > 0 { i64::MAX } else { now };
        let (least, most) = match criterion {
            Criterion::Gf => (now, goals(home + away)),
            Criterion::AwayGf => (now, goals(away)),
            Criterion::HomeGf => (now, goals(home)),
            Criterion::Wins => (now, now + home + away),
            Criterion::AwayWins => (now, now + away),
            Criterion::GaLow | Criterion::Conduct if home + away > 0 => (i64::MIN, now),
            Criterion::Gd if home + away > 0 => return Reach::ANYTHING,
            Criterion::AwayGd if away > 0 => return Reach::ANYTHING,
            Criterion::HomeGd if home > 0 => return Reach::ANYTHING,
            Criterion::OppPts | Criterion::OppGd | Criterion::OppGf
                if !self.beside.to_play.is_empty() =>
            {
                return Reach::ANYTHING;
            }
            Criterion::LastMatchShootout | Criterion::Playoff | Criterion::Lots => {
                return Reach::ANYTHING;
            }
            _ => (now, now),
        };
        Reach { least, most }
    }

    /// True if `other` can end ahead of `team` when both end with `points`. The criteria
    /// are asked in their order; the first that can tell them apart decides, and where
    /// more than lines must be known, the answer is yes.
    pub fn may_pass_when_level(
        &self,
        other: usize,
        team: usize,
        points: i64,
    ) -> Result<bool, TableError> {
        for item in &self.ranking.items {
            if item.only_if_decisive {
                return Ok(true);
            }
            let [mine, theirs] = match item.criterion.is_head_to_head() {
                true => match self.meetings(item.criterion, team, other, points)? {
                    Some(meetings) => meetings,
                    None => return Ok(true),
                },
                false => [team, other].map(|at| self.of_line(item.criterion, at)),
            };
            if mine.least != theirs.most {
                return Ok(mine.least < theirs.most);
            }
        }
        Ok(true)
    }

    /// What a head-to-head criterion can say of two teams; `None` if a third team can be
    /// level with them, whose matches would count too.
    fn meetings(
        &self,
        criterion: Criterion,
        team: usize,
        other: usize,
        points: i64,
    ) -> Result<Option<[Reach; 2]>, TableError> {
        let mut thirds = (0..self.rows.len()).filter(|&at| at != team && at != other);
        if thirds.any(|third| self.points(third).has(points)) {
            return Ok(None);
        }
        let teams = [self.rows[team].team, self.rows[other].team];
        let is_theirs = |f: &Fixture| teams.contains(&f.home) && teams.contains(&f.away);
        let open = self.beside.to_play.iter().filter(|f| is_theirs(f)).count() as i64;
        let among: Vec<Played> = self
            .sheet
            .played
            .iter()
            .filter(|played| is_theirs(&played.fixture))
            .cloned()
            .collect();
        let mini = TableInput {
            teams: &teams,
            played: &among,
            deductions: &[],
            ..*self.sheet
        };
        let rows = mini.rows()?;
        let reach = |row: &TableRow| {
            let now = values::value(criterion, row, None, false).sum();
            match (criterion, open) {
                (_, 0) => Reach::fixed(now),
                (Criterion::H2hPts, open) => Reach {
                    least: now + open * self.worth.least,
                    most: now + open * self.worth.most,
                },
                _ => Reach::ANYTHING,
            }
        };
        Ok(match &rows[..] {
            [mine, theirs] => Some([reach(mine), reach(theirs)]),
            _ => None,
        })
    }
}
