//! The order of a table (CP-4).
//!
//! Teams are ordered by points and then by a list of criteria, each applied
//! only to teams still level. A block of head-to-head criteria looks at the
//! matches among the level teams alone. Lots end every list; each draw is
//! reported for the log.

mod certain;
mod criterion;
mod order;
mod reach;
mod values;

use thiserror::Error;

pub use certain::{Possible, possible_places};
pub use criterion::{Criterion, Item, Ranking, TableZone};

use crate::fixtures::Fixture;
use crate::knockout::Advance;
use crate::result::Played;
use crate::table::{TableError, TableInput, TableRow};
use crate::{Entrant, TeamIx, repeated};

use order::Ranker;

/// Lots drawn among teams that were level on everything else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The level teams, in the order of the list.
    pub level: Vec<TeamIx>,
    /// The order in which they were drawn, best place first.
    pub drawn: Vec<TeamIx>,
}

/// What has to be played before the order is certain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decider {
    /// Everybody of these against everybody else, on neutral ground.
    Playoff(Vec<TeamIx>),
    /// A shoot-out straight after this match of the last round.
    Shootout(Fixture),
}

/// An ordered table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standings {
    /// The lines, best team first.
    pub rows: Vec<TableRow>,
    /// The place of each line, from 1; teams that nothing needs to separate
    /// share one.
    pub places: Vec<usize>,
    /// The lots that were needed, in the order of drawing, for the log (CP-4.7).
    pub draws: Vec<Draw>,
    /// What has to be played first.
    pub due: Vec<Decider>,
}

impl Standings {
    /// The top one or the top two, who go on (GD-11.6).
    #[must_use]
    pub fn qualifiers(&self, advance: Advance) -> &[TableRow] {
        self.rows.get(..advance.count()).unwrap_or(&self.rows)
    }

    /// The teams, best first.
    pub fn teams(&self) -> impl Iterator<Item = TeamIx> {
        self.rows.iter().map(|row| row.team)
    }
}

/// Why a table cannot be ordered.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RankingError {
    /// The lines themselves are wrong.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The criteria do not end with lots, or one occurs twice.
    #[error("the order {0:?} cannot be used: name each criterion once and end with LOTS")]
    Criteria(Vec<Criterion>),
    /// The drawn order is not the level teams in some order.
    #[error(
        "lots among {level:?} gave {drawn:?}: return exactly the same teams in the order drawn",
        level = .0.level, drawn = .0.drawn
    )]
    BadLots(Draw),
}

/// Draws lots among level teams: given the teams, returns them best first.
///
/// It is called once for each set that is level on everything before lots,
/// with the teams in the order of the group's list, so that the same generator
/// and the same results give the same table.
pub type Lots<'a> = dyn FnMut(&[TeamIx]) -> Vec<TeamIx> + 'a;

/// What an order may ask beyond the lines of the table.
#[derive(Clone, Copy, Debug, Default)]
pub struct RankingFacts<'a> {
    /// Matches still to be played.
    pub to_play: &'a [Fixture],
    /// The matches of the last round.
    pub last_round: &'a [Fixture],
    /// Play-offs that were played.
    pub playoffs: &'a [Played],
    /// All teams of the competition, each at its own number: coefficients and rankings.
    pub entrants: &'a [Entrant],
    /// What hangs on the places.
    pub zones: &'a [TableZone],
}

/// The ordered table of a sheet. Without lots, teams level on everything
/// share a place: that is for a board between two rounds, when there is nothing
/// to decide yet.
///
/// # Errors
///
/// When a team is listed twice, a result does not belong to the group, the
/// criteria do not end with [`Criterion::Lots`], or the lots name other teams.
pub fn standings(
    sheet: &TableInput<'_>,
    ranking: &Ranking,
    beside: &RankingFacts<'_>,
    lots: Option<&mut Lots<'_>>,
) -> Result<Standings, RankingError> {
    ranking.check()?;
    let rows = sheet.rows()?;
    Ranker::new(rows, ranking, beside, Some(sheet), lots).rank()
}

/// Orders lines that need not be of one group (CP-4.8): by the same list, without
/// what only teams of one group can be asked. With `per_match`, sums are divided
/// by matches.
///
/// # Errors
///
/// As [`standings`].
pub fn rank_lines(
    rows: &[TableRow],
    ranking: &Ranking,
    beside: &RankingFacts<'_>,
    per_match: bool,
    lots: Option<&mut Lots<'_>>,
) -> Result<Standings, RankingError> {
    let teams: Vec<TeamIx> = rows.iter().map(|row| row.team).collect();
    if let Some(team) = repeated(&teams) {
        return Err(TableError::Repeated(team).into());
    }
    let ranking = ranking.without_meetings();
    ranking.check()?;
    let mut ranker = Ranker::new(rows.to_vec(), &ranking, beside, None, lots);
    ranker.per_match = per_match;
    ranker.rank()
}
