//! What the score sheet is told.

use tabletop::{BySide, Side};

pub use crate::outcome::{
    Booking, Check, Duel, FoulKind, Hurt, Outcome, PassKind, PhaseEnd, Rolls, Try,
};
use crate::{
    hex::Hex,
    next::{Menu, Restart},
    player::Player,
    state::{Part, Period},
};

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The fields are what their names say.
pub enum Happening {
    Referee {
        leniency: u8,
    },
    Toss {
        home: u8,
        away: u8,
    },
    /// A half begins with a kick-off of the side.
    PeriodStart {
        side: Side,
    },
    Part(Part),
    Moved {
        who: Player,
        to: Option<Hex>,
    },
    Placed {
        who: Player,
        to: Hex,
    },
    Step {
        who: Player,
        to: Hex,
        left: u8,
    },
    Land {
        who: Player,
        to: Hex,
        left: u8,
    },
    Collect {
        who: Player,
        at: Hex,
    },
    KeeperMove {
        who: Player,
        to: Option<Hex>,
    },
    Pushed {
        who: Player,
        to: Hex,
    },
    Repositioned {
        who: Player,
        to: Option<Hex>,
    },
    Stun {
        who: Player,
    },
    Steal {
        by: Player,
        on: Player,
        die: u8,
        sum: u8,
        res: Outcome,
    },
    Tried {
        what: Try,
        by: Player,
        die: u8,
        sum: u8,
        res: Outcome,
    },
    /// A keeper who catches a pass on his hex needs no die.
    Intercept {
        by: Player,
        die: Option<u8>,
        sum: u8,
        need: u8,
        res: Outcome,
    },
    Block {
        by: Player,
        die: u8,
        sum: u8,
        need: u8,
        res: Outcome,
    },
    Deflect {
        by: Player,
        die: u8,
        res: Outcome,
    },
    Duel {
        duel: Duel,
        by: Player,
        on: Player,
        def: u8,
        att: u8,
        res: Outcome,
    },
    DuelFoul {
        duel: Duel,
        by: Player,
        on: Player,
        die: u8,
    },
    Reckless {
        by: Player,
        on: Player,
        die: u8,
        res: Outcome,
    },
    Foul {
        by: Player,
        on: Player,
        at: Hex,
        kind: FoulKind,
        behind: bool,
        last_man: bool,
    },
    Injury {
        on: Player,
        die: u8,
        res: Hurt,
    },
    Booking {
        by: Player,
        die: Option<u8>,
        check: Check,
        res: Booking,
    },
    SentOff {
        who: Player,
    },
    MustLeave {
        who: Player,
    },
    /// What a foul leads to; `None`: play on.
    Decision {
        penalty: Option<bool>,
        forced: bool,
    },
    Pass {
        kind: PassKind,
        by: Player,
        from: Hex,
        to: Hex,
    },
    Received {
        who: Player,
        at: Hex,
    },
    Space {
        at: Hex,
    },
    High {
        by: Player,
        from: Hex,
        to: Hex,
        die: u8,
        total: u8,
        accurate: bool,
    },
    Cross {
        by: Player,
        from: Hex,
        to: Hex,
    },
    Long {
        by: Player,
        from: Hex,
        to: Hex,
        die: u8,
        total: u8,
        need: u8,
        accurate: bool,
    },
    Drift {
        dir: u8,
        dist: u8,
        lands: Hex,
    },
    DriftOut {
        dir: u8,
        dist: u8,
        last: Hex,
    },
    Down {
        at: Hex,
    },
    Header {
        att: Player,
        att_total: i8,
        def: Player,
        def_total: i8,
        res: Outcome,
    },
    FreeHeader {
        who: Player,
        total: Option<u8>,
    },
    Headed {
        who: Player,
        from: Hex,
        to: Hex,
    },
    HeadedShot {
        who: Player,
        from: Hex,
        aim: Hex,
        total: i8,
    },
    KeeperBeaten {
        who: Player,
    },
    Control {
        who: Player,
        die: u8,
        total: i8,
        res: Outcome,
    },
    BackHead {
        die: u8,
        held: bool,
    },
    Snapshot {
        who: Player,
    },
    Shot {
        who: Player,
        from: Hex,
        aim: Hex,
        modifier: i8,
    },
    FreeKickShot {
        die: u8,
        total: i8,
    },
    Penalty {
        who: Player,
        aim: Hex,
        die: u8,
        total: i8,
    },
    /// The shot is off target; who shot.
    OffTarget {
        who: Player,
    },
    /// Nobody can reach the shot.
    NoSave {
        who: Player,
        total: i8,
    },
    Save {
        by: Player,
        on: Player,
        at: Hex,
        step: u8,
        modifier: i8,
        att: i8,
        def: i8,
        res: Outcome,
    },
    Handling {
        by: Player,
        die: u8,
        held: bool,
    },
    Loose {
        from: Hex,
        off: Player,
        dir: u8,
        dist: u8,
        rolls: Rolls,
    },
    LooseSave {
        by: Player,
        die: u8,
        held: bool,
    },
    /// A goal for the side; who scored it, or whose own goal it is.
    Goal {
        side: Side,
        score: BySide<u8>,
        scorer: Option<Player>,
        own: bool,
        penalty: bool,
    },
    Offside {
        who: Player,
        at: Hex,
    },
    Restart(Restart),
    PhaseEnd(PhaseEnd),
    Added {
        die: u8,
        actions: u8,
    },
    HalfEnd {
        period: Period,
        score: BySide<u8>,
    },
    Menu {
        side: Side,
        menu: Menu,
    },
    Substitution {
        off: Player,
        on: Player,
    },
    NewKeeper {
        who: Player,
    },
    ShootOutKick {
        who: Player,
        aim: Hex,
        scored: bool,
    },
    Abandoned {
        side: Side,
    },
    FullTime {
        score: BySide<u8>,
    },
}

/// An event: what happened, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// The part of the match.
    pub period: Period,
    /// Minutes played of it.
    pub minute: u8,
    /// What happened.
    pub what: Happening,
}
