//! The order of a table and who goes on (GD-11.5, GD-11.6; CP-4.1, CP-4.2, CP-4.7).
//!
//! Teams are ordered by points and then by a list of criteria, each applied
//! only to teams still level. Who beat whom is deliberately no criterion: the
//! dice game's rule does not name it, so it must not decide. Lots end
//! every list; the caller draws them, and each draw is reported for the log.

use std::cmp::Reverse;
use std::error::Error;
use std::fmt;

use crate::knockout::Advance;
use crate::table::{MatchResult, Points, Row, TableError, rows};
use crate::{TeamIx, repeated};

#[cfg(test)]
mod tests;

/// What separates teams level on points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Criterion {
    /// More goals scored is better.
    GoalsFor,
    /// Fewer goals allowed is better.
    FewestAgainst,
    /// The caller draws; always the last of a list (CP-4.7).
    Lots,
}

impl Criterion {
    /// The dice game's order after points (GD-11.5).
    pub const DICE: [Self; 3] = [Self::GoalsFor, Self::FewestAgainst, Self::Lots];
}

/// Lots drawn among teams that were level on everything else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The level teams, as handed to the caller.
    pub level: Vec<TeamIx>,
    /// The order the caller drew, best place first.
    pub drawn: Vec<TeamIx>,
}

/// An ordered table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standings {
    /// The lines, best team first.
    pub rows: Vec<Row>,
    /// The lots that were needed, in the order of drawing, for the log (CP-4.7).
    pub draws: Vec<Draw>,
}

impl Standings {
    /// The top one or the top two, who go on (GD-11.6).
    #[must_use]
    pub fn qualifiers(&self, advance: Advance) -> &[Row] {
        self.rows.get(..advance.count()).unwrap_or(&self.rows)
    }
}

/// Why a table cannot be ordered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RankingError {
    /// The lines themselves are wrong.
    Table(TableError),
    /// The criteria do not end with lots, or one occurs twice.
    Criteria(Vec<Criterion>),
    /// The drawn order is not the level teams in some order.
    BadLots(Draw),
}

impl fmt::Display for RankingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(error) => error.fmt(f),
            Self::Criteria(list) => write!(
                f,
                "the order {list:?} cannot be used: name each criterion once and end with Lots"
            ),
            Self::BadLots(draw) => write!(
                f,
                "lots among {:?} gave {:?}: return exactly the same teams in the order drawn",
                draw.level, draw.drawn
            ),
        }
    }
}

impl Error for RankingError {}

impl From<TableError> for RankingError {
    fn from(error: TableError) -> Self {
        Self::Table(error)
    }
}

/// Draws lots among level teams: given the teams, returns them best first.
///
/// It is called once for each set that is level on everything before lots,
/// with the teams in the order of the group's list, so that the same generator
/// and the same results give the same table.
pub type Lots<'a> = dyn FnMut(&[TeamIx]) -> Vec<TeamIx> + 'a;

/// Leaves level teams as they are listed: for a board between two rounds,
/// when there is nothing to decide yet and no lot should be spent.
#[must_use]
pub fn as_listed(level: &[TeamIx]) -> Vec<TeamIx> {
    level.to_vec()
}

/// The ordered table of `teams` after `results`.
///
/// # Errors
/// When a team is listed twice, a result does not belong to the group, the
/// criteria do not end with [`Criterion::Lots`], or `lots` returns other teams.
pub fn standings(
    teams: &[TeamIx],
    results: &[MatchResult],
    points: Points,
    criteria: &[Criterion],
    lots: &mut Lots<'_>,
) -> Result<Standings, RankingError> {
    rank(&rows(teams, results, points)?, criteria, lots)
}

/// Orders lines by points and `criteria`.
///
/// The lines may come from several groups of one size, for example all group
/// winners: that is how qualifiers are seeded for
/// [`seeded_round`](crate::seeding::seeded_round).
///
/// # Errors
/// When the criteria do not end with [`Criterion::Lots`] or repeat one, a team
/// has two lines, or `lots` returns other teams than it was given.
pub fn rank(
    rows: &[Row],
    criteria: &[Criterion],
    lots: &mut Lots<'_>,
) -> Result<Standings, RankingError> {
    let teams: Vec<TeamIx> = rows.iter().map(|row| row.team).collect();
    if let Some(team) = repeated(&teams) {
        return Err(TableError::Repeated(team).into());
    }
    if criteria.last() != Some(&Criterion::Lots) || repeated(criteria).is_some() {
        return Err(RankingError::Criteria(criteria.to_vec()));
    }
    let mut standings = Standings::default();
    for level in level_sets(rows, |row| Reverse(row.points)) {
        place(&level, criteria, lots, &mut standings)?;
    }
    Ok(standings)
}

/// Places a level set: splits it by the first criterion and hands every part
/// that is still level to the next one (CP-4.2).
fn place(
    level: &[Row],
    criteria: &[Criterion],
    lots: &mut Lots<'_>,
    standings: &mut Standings,
) -> Result<(), RankingError> {
    let (parts, rest) = match criteria {
        [first, rest @ ..] if level.len() > 1 => match first {
            Criterion::GoalsFor => (level_sets(level, |row| Reverse(row.goals_for)), rest),
            Criterion::FewestAgainst => (level_sets(level, |row| row.goals_against), rest),
            Criterion::Lots => return draw(level, lots, standings),
        },
        _ => {
            standings.rows.extend_from_slice(level);
            return Ok(());
        }
    };
    for part in parts {
        place(&part, rest, lots, standings)?;
    }
    Ok(())
}

/// Places a set in the order the caller draws, and notes the draw.
fn draw(level: &[Row], lots: &mut Lots<'_>, standings: &mut Standings) -> Result<(), RankingError> {
    let teams: Vec<TeamIx> = level.iter().map(|row| row.team).collect();
    let draw = Draw {
        drawn: lots(&teams),
        level: teams,
    };
    let drawn: Vec<Row> = draw
        .drawn
        .iter()
        .filter_map(|team| level.iter().find(|row| row.team == *team).copied())
        .collect();
    // As many lines as teams on both sides, none of them twice: a permutation.
    if drawn.len() != level.len()
        || draw.drawn.len() != level.len()
        || repeated(&draw.drawn).is_some()
    {
        return Err(RankingError::BadLots(draw));
    }
    standings.rows.extend(drawn);
    standings.draws.push(draw);
    Ok(())
}

/// The lines sorted by `key`, cut into sets with the same key; the order
/// within a set stays as it was.
fn level_sets<K: Ord>(rows: &[Row], key: impl Fn(&Row) -> K) -> Vec<Vec<Row>> {
    let mut sorted = rows.to_vec();
    sorted.sort_by_key(&key);
    sorted
        .chunk_by(|a, b| key(a) == key(b))
        .map(<[Row]>::to_vec)
        .collect()
}
