//! Playing with friends: who is there, and who takes over a seat that was left.

use clubhouse::{Place, Presence, Successor};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::room::{SideShape, Update, whole};

/// A sign of life from a page.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignShape {
    /// What the page calls itself, so that it is counted once; the beginning of a long name counts.
    #[serde(default)]
    pub viewer: String,
    /// True if its coach will be back later.
    #[serde(default)]
    pub back_later: bool,
}

/// A seat between two screens.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlaceShape {
    /// `home` or `away`.
    side: &'static str,
    /// True if somebody is there.
    here: bool,
    /// True if he said that he will be back later.
    back_later: bool,
    /// True if the other side may let somebody else have the seat.
    left: bool,
}

impl PlaceShape {
    fn new(place: &Place) -> PlaceShape {
        PlaceShape {
            side: place.side.name(),
            here: place.here,
            back_later: place.back_later,
            left: place.left,
        }
    }
}

/// Who is there.
#[derive(Debug, Serialize, ToSchema)]
pub struct PresenceShape {
    /// The seats of a match between two screens; none elsewhere.
    places: Vec<PlaceShape>,
    /// How many watch.
    watchers: usize,
    /// Milliseconds until the next sign of life is due.
    again_in: u64,
}

impl PresenceShape {
    /// The shape of who is there.
    #[must_use]
    pub fn new(presence: &Presence, again_in: std::time::Duration) -> PresenceShape {
        PresenceShape {
            places: presence.places.iter().map(PlaceShape::new).collect(),
            watchers: presence.watchers,
            again_in: u64::try_from(again_in.as_millis()).unwrap_or(u64::MAX),
        }
    }
}

/// Who gets a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SuccessorShape {
    /// The game's first computer coach, until its coach comes back.
    Computer,
    /// Whoever gets the new link.
    Invited,
    /// Its coach, whom a computer stood in for.
    Returned,
}

impl From<SuccessorShape> for Successor {
    fn from(shape: SuccessorShape) -> Successor {
        match shape {
            SuccessorShape::Computer => Successor::Computer,
            SuccessorShape::Invited => Successor::Invited,
            SuccessorShape::Returned => Successor::Returned,
        }
    }
}

/// A seat that was left is to be somebody else's.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeOverShape {
    /// Lines in the log when it was seen.
    #[serde(deserialize_with = "whole")]
    #[schema(value_type = u32)]
    pub version: usize,
    /// Which seat.
    pub side: SideShape,
    /// Whose it is to be.
    pub by: SuccessorShape,
}

/// A seat that is somebody else's now.
#[derive(Debug, Serialize, ToSchema)]
pub struct TakenOverShape {
    /// What proves the seat from now on; `null` if that did not change. Told once.
    pub secret: Option<String>,
    /// What is new.
    pub update: Update,
}
