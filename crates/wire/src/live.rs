//! Live updates: the messages of a match, alone on a line or with others.

use serde::Serialize;
use utoipa::ToSchema;

/// A message of the live updates.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Message)]
pub struct MessageShape {
    /// `update`, `chances`, `emote` or `end`.
    pub event: String,
    /// The version of the match: what to resume after. Messages named `chances` and `emote` have none.
    pub id: String,
    /// What is new, as JSON: an `Update`, a `Foreseen`, a `GivenEmote` or an `End`.
    pub data: String,
}

/// Why nothing more is told of a match.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum WhyEnded {
    /// It is over.
    Over,
    /// It is not there, or cannot be read.
    Gone,
}

/// The last message of the live updates.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = End)]
pub struct EndShape {
    /// Why nothing more comes.
    pub why: WhyEnded,
}

/// A message of the live updates of several matches on one line.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SharedMessage)]
pub struct SharedMessageShape {
    /// As on a line of its own: `update`, `chances`, `emote` or `end`.
    pub event: String,
    /// How far all of the matches were told, `ID:VERSION` each with commas between them: what to
    /// resume after.
    pub id: String,
    /// `{"match": ID, "news": …}` as JSON, with the data of a message on a line of its own.
    pub data: String,
}
