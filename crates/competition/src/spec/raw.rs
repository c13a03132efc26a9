//! The shape of the files, before anything is checked; `docs/competitions.md` says what each
//! field means.

use serde::Deserialize;
use utoipa::ToSchema;

use super::{Abandoned, FirstPairing, Home, Protect};
use crate::across::Uneven;
use crate::brief::{AwayGoals, Extra};
use crate::ranking::{Criterion, TableZone};
use crate::shootout::ShootoutRules;
use crate::table::Conduct;

/// The file of a competition.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CompetitionFile {
    pub(super) touchline: Option<String>,
    pub(super) id: String,
    pub(super) name: Option<String>,
    #[serde(rename = "about")]
    pub(super) _about: Option<String>,
    pub(super) game: Option<String>,
    pub(super) teams: Option<usize>,
    pub(super) stages: Vec<RawStage>,
    pub(super) discipline: Option<NamedOr<RawDiscipline>>,
    #[serde(default)]
    pub(super) abandoned: Abandoned,
    pub(super) minimum_players: Option<usize>,
}

/// A number, or words.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(untagged)]
#[schema(as = NumberOrWords)]
pub(super) enum NumberOr {
    Number(usize),
    Text(String),
}

/// The name of a preset, or what it would stand for.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(untagged)]
pub(super) enum NamedOr<T> {
    Named(String),
    Given(T),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = StageFormat)]
pub(super) enum RawKind {
    League,
    Groups,
    Phase,
    Knockout,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StageFile)]
pub(super) struct RawStage {
    pub kind: RawKind,
    pub id: Option<String>,
    pub name: Option<String>,
    pub teams: Option<NumberOr>,
    /// For whoever plays the matches.
    #[serde(rename = "game")]
    pub _game: Option<String>,
    // Tables.
    pub groups: Option<usize>,
    pub conferences: Option<usize>,
    pub drawn: Option<bool>,
    pub legs: Option<usize>,
    #[schema(min_items = 3, max_items = 3)]
    pub points: Option<[i32; 3]>,
    pub shootout_bonus: Option<i32>,
    pub rank: Option<NamedOr<Vec<RankItem>>>,
    pub h2h_restart: Option<bool>,
    pub h2h_complete: Option<bool>,
    pub conduct: Option<Conduct>,
    #[serde(default)]
    pub zones: Vec<TableZone>,
    pub advance: Option<usize>,
    #[serde(default)]
    pub uneven: Uneven,
    // A phase.
    pub matches: Option<usize>,
    pub pots: Option<usize>,
    pub same_country: Option<bool>,
    pub max_per_country: Option<usize>,
    // A cup.
    pub final_legs: Option<usize>,
    pub final_neutral: Option<bool>,
    pub best_of: Option<u32>,
    #[serde(default)]
    pub replay: bool,
    pub extra: Option<Vec<Extra>>,
    pub shootout: Option<ShootoutRules>,
    #[serde(default)]
    pub lots: bool,
    #[serde(default)]
    pub away_goals: AwayGoals,
    pub round: Option<NumberOr>,
    pub rounds: Option<usize>,
    #[serde(default)]
    pub third_place: bool,
    pub pairing: Option<FirstPairing>,
    /// An older word for `"pairing": "cross"`.
    pub cross: Option<String>,
    #[serde(default)]
    pub reseed: bool,
    #[serde(default)]
    pub draw: bool,
    pub protect: Option<Protect>,
    #[serde(default)]
    pub home: Home,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(untagged)]
#[schema(as = RankItem)]
pub(super) enum RankItem {
    Plain(Criterion),
    Flagged {
        by: Criterion,
        #[serde(default)]
        only_if_decisive: bool,
    },
}

/// A ranking among the presets.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRanking {
    #[serde(rename = "about")]
    pub _about: Option<String>,
    pub rank: Vec<RankItem>,
    #[serde(default)]
    pub h2h_restart: bool,
    #[serde(default)]
    pub h2h_complete: bool,
    #[serde(default)]
    pub conduct: Conduct,
}

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DisciplineFile)]
pub(super) struct RawDiscipline {
    #[serde(rename = "about")]
    pub _about: Option<String>,
    pub red_matches: Option<RawReds>,
    pub yellow_steps: Option<Vec<(u32, u32, Option<u32>)>>,
    #[schema(min_items = 2, max_items = 2)]
    pub then_every: Option<[u32; 2]>,
    pub restart: Option<bool>,
    pub two_yellows_count: Option<u32>,
    pub wipe_after: Option<String>,
    pub serve_on_walkover: Option<bool>,
    pub carry_over: Option<bool>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RedCards)]
pub(super) struct RawReds {
    pub second_yellow: Option<u32>,
    pub last_man: Option<u32>,
    pub handball: Option<u32>,
    pub violent: Option<u32>,
    pub other: Option<u32>,
}
