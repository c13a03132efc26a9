//! Playing with friends: who is there, and who takes over a seat that was left.

use clubhouse::{MatchPresence, SeatPresence, Successor};
use serde::{Deserialize, Serialize};
use tabletop::Side;
use utoipa::ToSchema;

use crate::room::{Update, whole};

/// Who is there.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Presence)]
pub struct PresenceShape {
    /// The seats of a match between two screens; none elsewhere.
    places: Vec<SeatPresence>,
    /// How many watch.
    watchers: usize,
    /// Lines in the log of the match: live updates end at full time, and it can go on.
    version: usize,
    /// The id of the match that follows.
    #[schema(required)]
    rematch: Option<String>,
    /// Milliseconds until the next sign of life is due.
    again_in: u64,
}

impl PresenceShape {
    /// The shape of who is there.
    #[must_use]
    pub fn new(presence: MatchPresence, again_in: std::time::Duration) -> PresenceShape {
        PresenceShape {
            places: presence.places,
            watchers: presence.watchers,
            version: presence.version,
            rematch: presence.rematch,
            again_in: u64::try_from(again_in.as_millis()).unwrap_or(u64::MAX),
        }
    }
}

/// A seat that was left is to be somebody else's.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = TakeOver)]
pub struct TakeOverShape {
    /// Lines in the log when it was seen.
    #[serde(deserialize_with = "whole")]
    #[schema(value_type = u32)]
    pub version: usize,
    /// Which seat.
    pub side: Side,
    /// Whose it is to be.
    pub by: Successor,
}

/// A seat that is somebody else's now.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TakenOver)]
pub struct TakenOverShape {
    /// What proves the seat from now on; `null` if that did not change. Told once.
    #[schema(required)]
    pub secret: Option<String>,
    /// What is new.
    pub update: Update,
}
