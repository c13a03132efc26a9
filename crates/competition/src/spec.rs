//! What a competition is: its stages and their rules, as data (CP-1.1, CP-11).
//!
//! A specification is a JSON file that a person can edit. Presets of rankings and
//! of discipline are files too: a regulation that changes is an edit of data.

mod check;
mod presets;
mod raw;
mod source;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use presets::Presets;
pub use raw::CompetitionFile;
pub use source::{Term, parse_terms};

use crate::across::Uneven;
use crate::phase::PhaseRules;
use crate::ranking::{Ranking, TableZone};
use crate::suspensions::Discipline;
use crate::table::{Conduct, Points};
use crate::tie::TieRules;

/// What is done with a match that was begun and not ended (CP-10.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Abandoned {
    /// It is played again from its start.
    #[default]
    Replay,
    /// The rest of it is played.
    Resume,
    /// It is awarded.
    Award,
}

/// A competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// The game it is usually played with.
    pub game: Option<String>,
    /// How many teams it needs, if that is fixed.
    pub teams: Option<usize>,
    /// Its stages, in order.
    pub stages: Vec<CompetitionStage>,
    /// Suspensions.
    pub discipline: Discipline,
    /// What is done with an abandoned match.
    pub abandoned: Abandoned,
    /// Players a team must be able to field.
    pub minimum: usize,
}

/// A stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompetitionStage {
    /// Its id, by which later stages name it.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Where its teams come from.
    pub from: Vec<Term>,
    /// How many teams it needs, if that is said.
    pub teams: Option<usize>,
    /// What is played.
    pub kind: StageKind,
}

/// What is played in a stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StageKind {
    /// One table or several.
    Tables(Box<Tables>),
    /// A cup.
    Knockout(Box<Knockout>),
}

/// One table or several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    /// How many groups.
    pub groups: usize,
    /// Teams are drawn into groups, pot by pot, instead of dealt out as listed.
    pub drawn: bool,
    /// Who meets whom.
    pub schedule: ScheduleKind,
    /// What a match is worth.
    pub points: Points,
    /// The order after points.
    pub ranking: Ranking,
    /// How cards are weighed.
    pub conduct: Conduct,
    /// What hangs on the places.
    pub zones: Vec<TableZone>,
    /// How many of each group go on, if the next stage does not say who.
    pub advance: usize,
    /// How groups of different sizes are compared.
    pub uneven: Uneven,
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScheduleKind {
    /// Everybody everybody else, so often.
    RoundRobin {
        /// How often.
        legs: usize,
    },
    /// Opponents are drawn.
    Phase(PhaseRules),
}

/// How the teams of a first round are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FirstPairing {
    /// Neighbouring groups cross.
    Cross,
    /// As seeds on the lines of a bracket.
    Seeds,
    /// Each group has a part of the bracket for itself.
    Apart,
    /// Neighbours of the list meet.
    Lines,
    /// By lot.
    Draw,
}

/// How later rounds are paired (CP-7.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Later {
    /// Along the lines.
    #[default]
    Lines,
    /// The best left meets the worst left.
    Reseed,
    /// By lot.
    Draw,
}

/// Whom a draw keeps apart, where that is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Protect {
    /// The better half of the seeds.
    Seeds,
    /// Teams of one country.
    Country,
    /// Teams of one group.
    Group,
}

/// Who is at home (CP-7.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Home {
    /// The higher seed: in the only match, or in the second leg.
    #[default]
    HigherSeed,
    /// Whoever was drawn first: in the only match, or in the first leg.
    DrawnFirst,
    /// Nobody.
    Neutral,
}

/// A cup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knockout {
    /// The rules of a tie.
    pub ties: TieRules,
    /// The rules of the final.
    pub final_tie: TieRules,
    /// How many rounds are played; `None` to the final.
    pub rounds: Option<usize>,
    /// What its round is called, if it has one of its own.
    pub label: Option<String>,
    /// The losers of the semi-finals meet.
    pub third_place: bool,
    /// The first round.
    pub pairing: FirstPairing,
    /// The later rounds.
    pub later: Later,
    /// Whom draws keep apart.
    pub protect: Option<Protect>,
    /// Who is at home.
    pub home: Home,
}
