//! Teams of different groups compared: best thirds, seeds (CP-4.8).

use std::collections::HashSet;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::TeamIx;
use crate::ranking::{Lots, Ranking, RankingError, RankingFacts, Standings, rank_lines};
use crate::result::Played;
use crate::table::{TableInput, TableRow};

/// What is done where groups differ in size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Uneven {
    /// The results against the last of the larger groups are dropped.
    #[default]
    DropLast,
    /// Everything is divided by matches played.
    PerMatch,
    /// Nothing.
    AsTheyAre,
}

/// A group as it ended: what its table is made from, and its teams, best first.
#[derive(Clone, Debug)]
pub struct Ended<'a> {
    /// What its table is made from.
    pub sheet: TableInput<'a>,
    /// Its teams, best first.
    pub order: Vec<TeamIx>,
}

/// Orders one team of each group: the one at this place (from 1). Groups
/// without one are passed over.
///
/// # Errors
///
/// As [`rank_lines`].
pub fn rank_across(
    groups: &[Ended<'_>],
    place: usize,
    ranking: &Ranking,
    beside: &RankingFacts<'_>,
    uneven: Uneven,
    lots: Option<&mut Lots<'_>>,
) -> Result<Standings, RankingError> {
    let smallest = groups.iter().map(|group| group.order.len()).min();
    let mut lines: Vec<TableRow> = Vec::new();
    for group in groups {
        let Some(&team) = place.checked_sub(1).and_then(|at| group.order.get(at)) else {
            continue;
        };
        let keep = match uneven {
            Uneven::DropLast => smallest.unwrap_or(0).max(place),
            Uneven::PerMatch | Uneven::AsTheyAre => group.order.len(),
        };
        let kept: HashSet<&TeamIx> = group.order.iter().take(keep).collect();
        let counts = |p: &&Played| kept.contains(&p.fixture.home) && kept.contains(&p.fixture.away);
        let played: Vec<Played> = group.sheet.played.iter().filter(counts).cloned().collect();
        let sheet = TableInput {
            played: &played,
            ..group.sheet
        };
        lines.extend(sheet.rows()?.into_iter().find(|row| row.team == team));
    }
    rank_lines(&lines, ranking, beside, uneven == Uneven::PerMatch, lots)
}
