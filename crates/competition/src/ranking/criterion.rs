//! The criteria and lists of them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::RankingError;
use crate::repeated;

/// What separates teams level on points (CP-4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Criterion {
    /// Goal difference.
    Gd,
    /// Goals scored.
    Gf,
    /// Fewer goals allowed.
    GaLow,
    /// Matches won.
    Wins,
    /// Goals scored away.
    AwayGf,
    /// Goal difference away.
    AwayGd,
    /// Matches won away.
    AwayWins,
    /// Goal difference at home.
    HomeGd,
    /// Goals scored at home.
    HomeGf,
    /// Fewer and lighter cards.
    Conduct,
    /// Points of the opponents met.
    OppPts,
    /// Goal difference of the opponents met.
    OppGd,
    /// Goals of the opponents met.
    OppGf,
    /// The coefficient.
    Coeff,
    /// The place in a ranking from before.
    Ranking,
    /// Points in the matches among the level teams.
    #[serde(rename = "H2H_PTS")]
    H2hPts,
    /// Goal difference in those matches.
    #[serde(rename = "H2H_GD")]
    H2hGd,
    /// Goals in those matches.
    #[serde(rename = "H2H_GF")]
    H2hGf,
    /// Goals away in those matches.
    #[serde(rename = "H2H_AWAY_GF")]
    H2hAwayGf,
    /// The aggregate of those matches.
    #[serde(rename = "H2H_AGG")]
    H2hAgg,
    /// A shoot-out straight after the last match, between the two who played it.
    LastMatchShootout,
    /// A match of its own.
    Playoff,
    /// Lots; always the last of a list (CP-4.7).
    Lots,
}

impl Criterion {
    /// True if it looks at the matches among the level teams alone.
    #[must_use]
    pub const fn is_head_to_head(self) -> bool {
        matches!(
            self,
            Criterion::H2hPts
                | Criterion::H2hGd
                | Criterion::H2hGf
                | Criterion::H2hAwayGf
                | Criterion::H2hAgg
        )
    }

    /// True if only teams of one group can be asked.
    const fn needs_a_group(self) -> bool {
        self.is_head_to_head() || matches!(self, Criterion::LastMatchShootout | Criterion::Playoff)
    }
}

/// A criterion in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// The criterion.
    pub criterion: Criterion,
    /// Passed over, so that teams share the place, unless something hangs on it (CP-5).
    pub only_if_decisive: bool,
}

/// Places on which something hangs: the title, promotion, relegation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableZone {
    /// What it is called.
    pub name: String,
    /// Its first and last place, from 1.
    #[schema(min_items = 2, max_items = 2)]
    pub places: [usize; 2],
}

impl TableZone {
    /// True if a place is in it.
    #[must_use]
    pub fn has(&self, place: usize) -> bool {
        (self.places[0]..=self.places[1]).contains(&place)
    }
}

/// An ordered list of criteria, after points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// The criteria.
    pub items: Vec<Item>,
    /// Teams that a head-to-head criterion leaves level begin that block again,
    /// with the matches among themselves (CP-4.3).
    pub h2h_restart: bool,
    /// The head-to-head block is used only when all matches among the level teams
    /// have been played (CP-4.4).
    pub h2h_complete: bool,
}

impl Ranking {
    /// A plain list.
    #[must_use]
    pub fn of(criteria: &[Criterion]) -> Ranking {
        let item = |&criterion: &Criterion| Item {
            criterion,
            only_if_decisive: false,
        };
        Ranking {
            items: criteria.iter().map(item).collect(),
            h2h_restart: false,
            h2h_complete: false,
        }
    }

    /// The dice game's order after points (GD-11.5).
    #[must_use]
    pub fn dice() -> Ranking {
        Ranking::of(&[Criterion::Gf, Criterion::GaLow, Criterion::Lots])
    }

    /// The criteria alone.
    #[must_use]
    pub fn criteria(&self) -> Vec<Criterion> {
        self.items.iter().map(|item| item.criterion).collect()
    }

    pub(super) fn check(&self) -> Result<(), RankingError> {
        let criteria = self.criteria();
        if criteria.last() != Some(&Criterion::Lots) || repeated(&criteria).is_some() {
            return Err(RankingError::Criteria(criteria));
        }
        Ok(())
    }

    /// The list for teams of different groups, who have not met (CP-4.8).
    #[must_use]
    pub fn without_meetings(&self) -> Ranking {
        let mut list = self.clone();
        list.items.retain(|item| !item.criterion.needs_a_group());
        list
    }
}
