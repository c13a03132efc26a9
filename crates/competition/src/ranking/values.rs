//! What a criterion says of a line, as a number: more is better.

use std::cmp::Ordering;

use super::Criterion;
use crate::Entrant;
use crate::table::TableRow;

/// A number, perhaps divided by matches played.
#[derive(Clone, Copy, Debug)]
pub(super) struct RankValue {
    sum: i64,
    matches: u32,
}

impl RankValue {
    pub const fn whole(sum: i64) -> RankValue {
        RankValue { sum, matches: 1 }
    }

    /// The number itself.
    pub const fn sum(self) -> i64 {
        self.sum
    }

    /// Exact: fractions are compared, not floats.
    pub fn cmp(self, other: RankValue) -> Ordering {
        let times = |sum: i64, matches: u32| i128::from(sum) * i128::from(matches.max(1));
        times(self.sum, other.matches).cmp(&times(other.sum, self.matches))
    }
}

/// Points, per match if asked.
pub(super) fn points(row: &TableRow, per_match: bool) -> RankValue {
    averaged(i64::from(row.points), row, per_match)
}

fn averaged(sum: i64, row: &TableRow, per_match: bool) -> RankValue {
    match per_match {
        true => RankValue {
            sum,
            matches: row.total().played,
        },
        false => RankValue::whole(sum),
    }
}

/// What a criterion that looks at a line says of it; level where it needs more than a line.
pub(super) fn value(
    criterion: Criterion,
    row: &TableRow,
    entrant: Option<&Entrant>,
    per_match: bool,
) -> RankValue {
    let total = row.total();
    let sum = match criterion {
        Criterion::Gd | Criterion::H2hGd | Criterion::H2hAgg => total.difference(),
        Criterion::Gf | Criterion::H2hGf => i64::from(total.goals_for),
        Criterion::GaLow => -i64::from(total.goals_against),
        Criterion::Wins => i64::from(total.won),
        Criterion::AwayGf | Criterion::H2hAwayGf => i64::from(row.away.goals_for),
        Criterion::AwayGd => row.away.difference(),
        Criterion::AwayWins => i64::from(row.away.won),
        Criterion::HomeGd => row.home.difference(),
        Criterion::HomeGf => i64::from(row.home.goals_for),
        Criterion::Conduct => -i64::from(row.conduct),
        Criterion::OppPts => row.opponents[0],
        Criterion::OppGd => row.opponents[1],
        Criterion::OppGf => row.opponents[2],
        Criterion::H2hPts => i64::from(row.points),
        Criterion::Coeff => return RankValue::whole(entrant.map_or(0, |team| team.coefficient)),
        // Nobody is ranked 0: who has no rank is behind all who have one.
        Criterion::Ranking => {
            let rank = entrant.map_or(0, |team| team.ranking);
            return RankValue::whole(if rank == 0 {
                i64::MIN
            } else {
                rank.saturating_neg()
            });
        }
        Criterion::LastMatchShootout | Criterion::Playoff | Criterion::Lots => 0,
    };
    averaged(sum, row, per_match)
}
