//! What stands on player cards: actions, stops and spans of a twenty-sided die.

use std::fmt;

/// Faces of each die.
pub const FACES: u8 = 20;

/// Room for every face; a power of two, so that looking one up needs no check.
pub(crate) const ROOM: usize = 32;

tabletop::words! {
    /// A third of the pitch, as the side sees it that has the ball (ITN-EQ.3); with
    /// the home side's eyes, a strip.
    pub enum Zone {
        /// In front of the own goal.
        Def = "DEF",
        /// In the middle.
        Mid = "MID",
        /// In front of the opponents' goal.
        Off = "OFF",
    }
}

impl Zone {
    /// The same ground, as the other side sees it (ITN-EQ.4).
    #[inline]
    #[must_use]
    pub const fn flip(self) -> Zone {
        match self {
            Zone::Def => Zone::Off,
            Zone::Mid => Zone::Mid,
            Zone::Off => Zone::Def,
        }
    }

    /// The next zone; nothing comes after OFF (ITN-EQ.5).
    #[must_use]
    pub const fn next(self) -> Zone {
        match self {
            Zone::Def => Zone::Mid,
            Zone::Mid | Zone::Off => Zone::Off,
        }
    }
}

tabletop::words! {
    /// A line of a formation, and a position on a card.
    pub enum Line {
        /// Defenders.
        Df = "DF",
        /// Midfielders.
        Mf = "MF",
        /// Forwards.
        Fw = "FW",
    }
}

tabletop::words! {
    /// What the black die picks from an attacker's table (ITN-ACT.2).
    pub enum Action {
        /// The ball is carried to the next zone.
        Carry = "Cry+",
        /// A challenge on the way to the next zone.
        Challenge = "Chl+",
        /// Fouled.
        Fouled = "Fld",
        /// A long pass over two zones.
        LongPass = "P++",
        /// A pass that opens a shot.
        ThroughBall = "Ps+S",
        /// A pass to the next zone.
        Pass = "Pss+",
        /// A pass that is lost.
        LostPass = "Pto+",
        /// Carried into a shot.
        CarryShot = "CryS",
        /// A challenge on the way to a shot.
        ChallengeShot = "ChlS",
        /// The ball is switched to the other wing.
        Switch = "Swch",
        /// A pass to a man offside.
        OffsidePass = "OffP",
        /// A cross.
        Cross = "CrsP",
        /// Over the end line: a goal kick.
        OverLine = "GK",
        /// A corner is won.
        Corner = "CK",
        /// A shot is tried.
        Attempt = "Att",
    }
}

impl Action {
    /// The actions of a zone's table, in the order of the cards.
    #[must_use]
    pub const fn of(zone: Zone) -> &'static [Action] {
        use Action::{
            Attempt, Carry, CarryShot, Challenge, ChallengeShot, Corner, Cross, Fouled, LongPass,
            LostPass, OffsidePass, OverLine, Pass, Switch, ThroughBall,
        };
        match zone {
            Zone::Def => &[Carry, Challenge, Fouled, LongPass, Pass, LostPass],
            Zone::Mid => &[Carry, Challenge, Fouled, ThroughBall, Pass, LostPass],
            Zone::Off => &[
                CarryShot,
                ChallengeShot,
                Fouled,
                Switch,
                OffsidePass,
                Cross,
                OverLine,
                Corner,
                Attempt,
            ],
        }
    }

    /// What the white die is read against (ITN-ACT.2).
    #[must_use]
    pub const fn family(self) -> Family {
        match self {
            Action::Challenge | Action::ChallengeShot => Family::Challenge,
            Action::LongPass
            | Action::ThroughBall
            | Action::Pass
            | Action::LostPass
            | Action::OffsidePass
            | Action::Cross
            | Action::OverLine => Family::Pass,
            Action::Attempt => Family::Shot,
            Action::Carry
            | Action::Fouled
            | Action::CarryShot
            | Action::Switch
            | Action::Corner => Family::Free,
        }
    }

    /// True for the passes that a keeper can sweep up (ITN-ACT.2).
    #[inline]
    #[must_use]
    pub const fn is_swept(self) -> bool {
        matches!(self, Action::LongPass | Action::ThroughBall)
    }
}

tabletop::words! {
    /// A row of white ranges on a defender's card.
    pub enum Family {
        /// Nothing is read.
        Free = "free",
        /// Foul, `TklR`, Tkl.
        Challenge = "challenge",
        /// `BlkP`, Int.
        Pass = "pass",
        /// `BlkS`.
        Shot = "shot",
    }
}

tabletop::words! {
    /// A defensive stop (ITN-CHK.5).
    pub enum Stop {
        /// None.
        None = "none",
        /// A foul.
        Foul = "Foul",
        /// A tackle that leaves the ball loose.
        TackleLoose = "TklR",
        /// A tackle that wins the ball.
        Tackle = "Tkl",
        /// A pass is blocked.
        BlockPass = "BlkP",
        /// A pass is intercepted.
        Intercept = "Int",
        /// The keeper sweeps the pass up.
        Sweep = "SWEEP",
        /// A shot is blocked.
        BlockShot = "BlkS",
        /// The ball is cleared.
        Clear = "CLR",
        /// The keeper claims the cross.
        Claim = "CrsP INT",
        /// The keeper gathers the rebound.
        Gather = "REC",
    }
}

impl Stop {
    /// True for a keeper's stop.
    #[inline]
    #[must_use]
    pub const fn is_keepers(self) -> bool {
        matches!(self, Stop::Sweep | Stop::Claim | Stop::Gather)
    }
}

tabletop::words! {
    /// A kind of shot, as keepers' cards tell them apart (ITN-SAV.2).
    pub enum ShotKind {
        /// After a carry or a challenge.
        Challenge = "Chl",
        /// From a corner.
        Corner = "CK",
        /// Any other.
        Shot = "Shot",
        /// From a rebound.
        Rebound = "Reb",
        /// Direct from a free kick.
        DirectKick = "DK",
    }
}

tabletop::words! {
    /// How a shot comes about.
    pub enum Way {
        /// In play.
        Play = "play",
        /// After a run with the ball whom nobody meets.
        Run = "run",
        /// After a challenge that was won.
        Challenge = "challenge",
        /// After a pass that opens it: nobody defends.
        Through = "through",
        /// From a cross.
        Cross = "cross",
        /// From a corner.
        Corner = "corner",
        /// From a rebound.
        Rebound = "rebound",
        /// Direct from a free kick.
        FreeKick = "free kick",
        /// From the penalty spot.
        Penalty = "penalty",
    }
}

impl Way {
    /// The kind of shot on keepers' cards (ITN-SAV.2); penalties have a line of their own there.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> ShotKind {
        match self {
            Way::Run | Way::Challenge => ShotKind::Challenge,
            Way::Corner => ShotKind::Corner,
            Way::Rebound => ShotKind::Rebound,
            Way::FreeKick => ShotKind::DirectKick,
            Way::Play | Way::Through | Way::Cross | Way::Penalty => ShotKind::Shot,
        }
    }
}

tabletop::words! {
    /// What becomes of a save (ITN-SAV.4, ITN-SAV.5).
    pub enum SaveOut {
        /// Held.
        Held = "SV",
        /// Behind: a corner.
        Corner = "CK",
        /// A rebound.
        Rebound = "REB",
    }
}

tabletop::words! {
    /// What a keeper does with the ball (ITN-GKP.2 to ITN-GKP.7).
    pub enum Release {
        /// A throw: his team in DEF.
        Throw = "Throw",
        /// A pass: his team in MID.
        Pass = "Pss+",
        /// A lost pass: the opponents in MID.
        LostPass = "Pto+",
        /// A launch: loose in MID.
        Launch = "LaunchR",
        /// A short goal kick: his team in DEF.
        Short = "Pass",
    }
}

/// Faces from one to another; none if they are the wrong way round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Span {
    /// The lowest.
    pub low: u8,
    /// The highest.
    pub high: u8,
}

impl Span {
    /// No face.
    pub const NONE: Span = Span { low: 1, high: 0 };

    /// True if a face lies in it, the ends included (ITN-CHK.1).
    #[inline]
    #[must_use]
    pub const fn has(self, face: u8) -> bool {
        self.low <= face && face <= self.high
    }

    /// True if it has no face.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.low > self.high
    }

    /// True if they have a face in common.
    #[must_use]
    pub fn meets(self, other: Span) -> bool {
        (1..=FACES).any(|face| self.has(face) && other.has(face))
    }

    /// Reads `3`, `3-7` or `-`.
    #[must_use]
    pub fn read(text: &str) -> Option<Span> {
        if text == "-" {
            return Some(Span::NONE);
        }
        let found = tabletop::ranges::read_range(text, FACES)?;
        Some(Span {
            low: *found.start(),
            high: *found.end(),
        })
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            _ if self.is_empty() => f.pad("-"),
            _ if self.low == self.high => f.pad(&self.low.to_string()),
            _ => f.pad(&format!("{}-{}", self.low, self.high)),
        }
    }
}
