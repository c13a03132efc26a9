//! A match in numbers.

use std::collections::BTreeMap;

use arena::Match;
use football::{BoxScore, PlayerStats, SheetNote};
use serde::Serialize;
use tabletop::BySide;
use utoipa::ToSchema;

/// Each number for home and away.
pub type Numbers = BTreeMap<&'static str, BySide<u64>>;

pub(crate) fn numbers(box_score: &BoxScore) -> Numbers {
    let stats = &box_score.stats;
    let both = stats.home.named().zip(stats.away.named());
    both.map(|((name, home), (_, away))| (name, BySide { home, away }))
        .collect()
}

/// What a player did.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayerLine)]
pub struct PlayerShape {
    name: String,
    /// Numbers by their names, without those that are 0.
    did: BTreeMap<&'static str, u64>,
    /// What is to be said beside them, by its name: `credited_goal`.
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<&'static str>,
}

/// What the players of home and of away did, called as in a language.
pub(crate) fn players(played: &dyn Match, language: &str) -> BySide<Vec<PlayerShape>> {
    let shape = |(name, stats): (String, PlayerStats)| PlayerShape {
        name,
        note: played.sheet_note(&stats).map(SheetNote::name),
        did: stats.named().filter(|(_, count)| *count > 0).collect(),
    };
    { played.players(language) }.map(|side| side.into_iter().map(shape).collect())
}
