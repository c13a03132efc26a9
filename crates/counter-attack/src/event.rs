//! What the score sheet is told.

use tabletop::{BySide, Side};

pub use crate::outcome::{
    Booking, Check, Duel, Effort, FoulKind, Hurt, Outcome, PassKind, PhaseEnd, Rolled, Rolls, Try,
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
        at: Hex,
        roll: Effort,
        res: Outcome,
    },
    Tried {
        what: Try,
        by: Player,
        at: Hex,
        roll: Effort,
        res: Outcome,
    },
    /// A keeper who catches a pass on his hex needs no die. Where he stands who tries, what
    /// natural value or total is enough, and where a keeper takes it.
    Intercept {
        by: Player,
        from: Option<Hex>,
        roll: Option<Effort>,
        need: u8,
        total: u8,
        at: Option<Hex>,
        res: Outcome,
    },
    Block {
        by: Player,
        at: Hex,
        roll: Effort,
        need: u8,
        res: Outcome,
    },
    Deflect {
        by: Player,
        roll: Effort,
        res: Outcome,
    },
    Duel {
        duel: Duel,
        by: Player,
        on: Player,
        at: Hex,
        def: Effort,
        att: Effort,
        res: Outcome,
    },
    DuelFoul {
        duel: Duel,
        by: Player,
        on: Player,
        at: Hex,
        die: u8,
    },
    Reckless {
        by: Player,
        on: Player,
        at: Hex,
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
        resilience: u8,
        res: Hurt,
    },
    Booking {
        by: Player,
        die: Option<u8>,
        leniency: u8,
        check: Check,
        res: Booking,
    },
    SentOff {
        who: Player,
    },
    MustLeave {
        who: Player,
    },
    /// What a foul leads to, for the side that was fouled; `None`: play on.
    Decision {
        side: Side,
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
        roll: Effort,
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
        roll: Effort,
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
        at: Hex,
        att: (Player, Effort),
        def: (Player, Effort),
        res: Outcome,
    },
    /// A shot needs a die.
    FreeHeader {
        who: Player,
        roll: Option<Effort>,
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
        roll: Effort,
    },
    KeeperBeaten {
        who: Player,
    },
    Control {
        who: Player,
        at: Hex,
        roll: Effort,
        res: Outcome,
    },
    BackHead {
        by: Player,
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
        snapshot: bool,
        modifier: i8,
    },
    FreeKickShot {
        who: Player,
        roll: Effort,
    },
    Penalty {
        who: Player,
        aim: Hex,
        roll: Effort,
    },
    /// The shot is off target; who shot.
    OffTarget {
        who: Player,
        penalty: bool,
    },
    /// Nobody can reach the shot.
    NoSave {
        who: Player,
        roll: Effort,
    },
    Save {
        by: Player,
        on: Player,
        at: Hex,
        step: u8,
        att: Effort,
        def: Effort,
        res: Outcome,
        penalty: bool,
    },
    Handling {
        by: Player,
        die: u8,
        handling: u8,
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
        roll: Effort,
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
        leniency: u8,
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
    /// The keeper rolls unless the shot is off target.
    ShootOutKick {
        who: Player,
        aim: Hex,
        shot: Effort,
        save: Option<(Player, Effort)>,
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
    /// The clause of the rules by which it happened.
    pub clause: &'static str,
    /// The part of the match.
    pub period: Period,
    /// Minutes played of it.
    pub minute: u8,
    /// What happened.
    pub what: Happening,
}

/// A header wide of the goal: no penalty is one.
pub(crate) fn headed_wide(who: Player) -> Happening {
    let penalty = false;
    Happening::OffTarget { who, penalty }
}
