//! Where play stands between two draws, and where a draw sends it.

use tabletop::Side;

use crate::{
    event::Happening,
    state::{Next, Zone},
};

/// Where play stands: all that a card's meaning depends on, but for the men sent off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// The side in control of the ball.
    pub holder: Side,
    /// Where, as the holder sees it.
    pub zone: Zone,
    /// True before the first zone draw of a possession.
    pub first: bool,
    /// What is drawn for next.
    pub next: Next,
}

impl Spot {
    /// A side has just taken possession: its next zone draw is a first one.
    #[must_use]
    pub const fn taken(holder: Side, zone: Zone) -> Spot {
        Spot {
            holder,
            zone,
            first: true,
            next: Next::Zone,
        }
    }

    /// True if the reading of the zone is drawn for.
    #[inline]
    pub(crate) const fn is_zone_draw(&self) -> bool {
        matches!(self.next, Next::Zone)
    }

    /// The same after the first zone draw.
    pub(crate) const fn once_drawn(self) -> Spot {
        Spot {
            first: false,
            ..self
        }
    }

    /// The same ball, and this is drawn for.
    pub(crate) const fn with(self, next: Next) -> Spot {
        Spot { next, ..self }
    }

    /// The same holder goes on in this zone.
    pub(crate) const fn on_in(self, zone: Zone) -> Spot {
        Spot {
            zone,
            next: Next::Zone,
            ..self
        }
    }
}

/// Where a draw sends play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Course {
    /// Where it stands then.
    pub(crate) spot: Spot,
    /// A mark is made, if one is left.
    pub(crate) mark: Option<Mark>,
}

/// What makes a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// Possession is taken (AD-17.1).
    Possession,
    /// A foul on the holder, if that was agreed (AD-17.3).
    Foul,
    /// A STALL, if that was agreed (AD-14.2).
    Stall,
}

impl Course {
    /// Nothing is marked.
    pub(crate) const fn to(spot: Spot) -> Course {
        Course { spot, mark: None }
    }

    /// A side takes possession: a mark (AD-17.1, AD-17.3).
    pub(crate) const fn taken(side: Side, zone: Zone) -> Course {
        Course {
            spot: Spot::taken(side, zone),
            mark: Some(Mark::Possession),
        }
    }

    /// What is told of its mark; the side is the one that has the ball then.
    pub(crate) fn marked(self) -> Option<Cited> {
        let zone = self.spot.zone;
        self.mark.map(|mark| match mark {
            Mark::Possession => Cited("AD-17.1", Happening::Possession { zone }),
            Mark::Foul => Cited("AD-17.3", Happening::Mark { stall: false }),
            Mark::Stall => Cited("AD-14.2", Happening::Mark { stall: true }),
        })
    }
}

/// What is told, and the clause of the rules by which it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cited(pub(crate) &'static str, pub(crate) Happening);

/// What a card comes to: what is told, and where it sends play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lead {
    /// Whose event it is.
    pub(crate) side: Side,
    /// What is told.
    pub(crate) said: Cited,
    /// Where play goes.
    pub(crate) course: Course,
}
