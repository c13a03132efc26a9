//! What can come next.

use tabletop::Side;

use crate::hex::Hex;

tabletop::words! {
    /// What the side in possession may do (CA-5.5).
    #[allow(missing_docs)] // Each is a line of the table in the rules.
    pub enum Menu {
        KickOff = "kick_off",
        AfterMove = "after_move",
        Unclaimed = "unclaimed",
        Tackle = "tackle",
        StdReceived = "std_received",
        FtpReceived = "ftp_received",
        HeadReceived = "head_received",
        LongReceived = "long_received",
        LooseHit = "loose_hit",
        ShortCorner = "short_corner",
        Aos = "aos",
        SaveHold = "save_hold",
        Drop = "drop",
        GoalKick = "goal_kick",
        FreeKick = "free_kick",
        Corner = "corner",
        ThrowIn = "throw_in",
        /// A throw-in after the second phase.
        ThrowInLast = "throw_in_last",
        Penalty = "penalty",
    }
}

impl Menu {
    /// True if the ball is put into play.
    #[must_use]
    pub const fn is_set_piece(self) -> bool {
        matches!(
            self,
            Menu::KickOff
                | Menu::GoalKick
                | Menu::FreeKick
                | Menu::Corner
                | Menu::ThrowIn
                | Menu::ThrowInLast
                | Menu::Penalty
        )
    }
}

tabletop::words! {
    /// How play begins again.
    #[allow(missing_docs)] // The names say it.
    pub enum Kind {
        KickOff = "kick_off",
        ThrowIn = "throw_in",
        GoalKick = "goal_kick",
        Corner = "corner",
        FreeKick = "free_kick",
        Penalty = "penalty",
    }
}

/// A set piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Restart {
    /// Which one.
    pub kind: Kind,
    /// Who takes it.
    pub side: Side,
    /// Where.
    pub at: Hex,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Next {
    /// The referee is drawn (CA-3.5).
    Referee,
    /// The roll-off for the first kick-off (CA-31.4).
    Toss,
    /// A side takes up its formation for a kick-off; the kicking side first.
    LineUp(Side),
    /// The side moves figures of its formation.
    Adjust(Side),
    /// The side in possession chooses an action.
    Choose(Menu),
    /// Final-third moves of this side, then the menu (CA-23).
    FinalThird(Side, Menu),
    /// Both thirds are active; this side moves (CA-21.3).
    Thirds(Side, Menu),
    /// The keeper kicks or drops it.
    KickOrDrop,
    /// An activation of the Movement Phase.
    Activate,
    /// The carrier runs.
    Carry,
    /// An attacker was struck by a loose ball and may shoot (CA-22.10).
    LooseSnap,
    /// The ball comes down among players: a header (CA-18). The keeper rushed out;
    /// it was a corner.
    Header {
        /// The keeper must jump.
        rushed: bool,
        /// It comes from a corner.
        corner: bool,
    },
    /// Substitutions of this side (CA-32).
    Substitutions(Restart, Side),
    /// The keeper of this side may be put anywhere (CA-25.4).
    KeeperPlace(Restart, Side),
    /// Who takes it.
    Taker(Restart),
    /// A placement window: its number, and placements left in it.
    Window(Restart, u8, u8),
    /// One step each before a corner (CA-28.3).
    CornerStep(Side),
    /// This side names its takers, one by one (CA-35.2).
    Order(Side),
    /// Kicks from the spot.
    ShootOut,
}
