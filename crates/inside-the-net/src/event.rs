//! What the score sheet is told.

use tabletop::{BySide, Card, Side};

use crate::{
    action::{Action, Release, SaveOut, ShotKind, Stop, Zone},
    sheet::Formation,
    state::{Next, Period},
};

/// What a foul brings (ITN-CARD).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Caution {
    /// No card.
    Plain,
    /// A first yellow card.
    Yellow,
    /// A second one that is not given.
    Waived,
    /// A second one: sent off.
    Second,
    /// A third yellow result: sent off.
    Third,
    /// A red card.
    Red,
}

impl Caution {
    /// All of them, with their names.
    pub const ALL: [(Caution, &str); 6] = [
        (Caution::Plain, "plain"),
        (Caution::Yellow, "yellow"),
        (Caution::Waived, "waived"),
        (Caution::Second, "second yellow"),
        (Caution::Third, "third yellow"),
        (Caution::Red, "red"),
    ];

    /// What it is called.
    #[must_use]
    pub fn name(self) -> &'static str {
        Caution::ALL[self as usize].1
    }

    /// True if the man is sent off.
    #[inline]
    #[must_use]
    pub const fn sends_off(self) -> bool {
        matches!(self, Caution::Second | Caution::Third | Caution::Red)
    }

    /// True if a card is shown.
    #[inline]
    #[must_use]
    pub const fn is_card(self) -> bool {
        !matches!(self, Caution::Plain | Caution::Waived)
    }
}

/// What is counted for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counted {
    /// Nothing, or what is told later: a shot, a foul.
    Nothing,
    /// A pass to another man.
    Pass,
    /// The man carried the ball.
    Carry,
    /// The defence intercepted.
    Interception,
    /// The defence tackled.
    Tackle,
    /// The defence blocked a shot.
    Block,
}

impl Counted {
    /// All of them.
    pub(crate) const ALL: [Counted; 6] = [
        Counted::Nothing,
        Counted::Pass,
        Counted::Carry,
        Counted::Interception,
        Counted::Tackle,
        Counted::Block,
    ];

    /// The group of all events of an action of a side for which this is counted.
    #[inline]
    pub(crate) const fn group(self, side: Side) -> u8 {
        self as u8 * 2 + side as u8
    }
}

/// Why play is stopped (ITN-STP.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say it.
pub enum Stoppage {
    Goal,
    Foul,
    Corner,
    GoalKick,
    Offside,
}

impl Stoppage {
    /// What it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Stoppage::Goal => "goal",
            Stoppage::Foul => "foul",
            Stoppage::Corner => "corner",
            Stoppage::GoalKick => "goal kick",
            Stoppage::Offside => "offside",
        }
    }
}

/// What adds time to a half (ITN-TIM.4, ITN-TIM.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Delay {
    /// A goal.
    Goal,
    /// A foul that is shown a card.
    Card,
    /// Any other foul.
    Foul,
    /// A change of men.
    Change,
}

impl Delay {
    /// True if it adds a full card, 30 seconds; otherwise half a one.
    #[inline]
    #[must_use]
    pub const fn is_full(self) -> bool {
        !matches!(self, Delay::Foul)
    }
}

/// What is done with the EXTRAS pile (ITN-TIM.7, ITN-TIM.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pulled {
    /// A spare card is laid on it.
    Card,
    /// The one that lies sideways is turned straight.
    Straightened,
    /// Nothing: no spare card is left.
    Nothing,
}

/// What happened. Players are named by their places on their team's list; an
/// attacker is the event's side's, a defender the other's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The fields are what their names say.
pub enum Happening {
    /// The die for the first kick-off; the side starts.
    KickOffRolled { blue: u8 },
    /// A half begins; the side starts it.
    PeriodStart,
    /// The side has the ball here.
    Ball { zone: Zone, free_kick: bool },
    /// A card is flipped for this.
    Flip {
        next: Next,
        zone: Zone,
        card: Card,
        extra: bool,
    },
    /// The spot on the ball is empty, from 0.
    NobodyOnBall { spot: u8 },
    /// The side's spot that should defend is empty, from 0.
    NobodyDefends { spot: u8 },
    /// An action of the side's player, and what white did to it.
    Action {
        man: u8,
        defender: u8,
        zone: Zone,
        action: Action,
        black: u8,
        white: u8,
        free_kick: bool,
        /// The keeper of the other side.
        keeper: u8,
        /// The stop that white shows, and the one that counts: SOS can change it.
        shown: Stop,
        stop: Stop,
        /// What is counted for it.
        counted: Counted,
    },
    /// Fld on a free kick is another action.
    TurnedInto { action: Action },
    /// SOS disregards stops for the side on the ball: what white shows, and what is left
    /// of it.
    SosAttack { shown: Stop, stop: Stop },
    /// SOS makes a stop for the side.
    SosDefence { stop: Stop },
    /// A stop of the side, by its defender, or by its keeper for a keeper's stop.
    Stopped { stop: Stop, by: u8, white: u8 },
    /// Blue for a loose ball in a strip; the side wins it.
    Recovery { strip: Zone, blue: u8, need: u8 },
    /// Black against the Shot of the side's receiver, with the bonus of the man from whom
    /// the ball comes.
    Received {
        man: u8,
        from: u8,
        next: Next,
        black: u8,
        need: i8,
        controlled: bool,
    },
    /// A shot of the side's player, against a defender who counts or nobody.
    Shot {
        man: u8,
        defender: u8,
        kind: ShotKind,
        black: u8,
        need: i8,
        on_target: bool,
    },
    /// A shot that is on target, of the other side's man against the side's keeper: white
    /// and what scores.
    Faced {
        keeper: u8,
        man: u8,
        kind: ShotKind,
        white: u8,
        need: i8,
        goal: bool,
    },
    /// A goal of the side's player.
    Goal {
        man: u8,
        assist: u8,
        penalty: bool,
        score: BySide<u16>,
    },
    /// A goal by the side's player against his own side.
    OwnGoal {
        man: u8,
        white: u8,
        score: BySide<u16>,
    },
    /// The side's keeper saves.
    Saved { keeper: u8, out: SaveOut, white: u8 },
    /// The side's keeper lets go of the ball.
    Released { keeper: u8, how: Release, blue: u8 },
    /// The side's goal kick.
    GoalKick { keeper: u8, how: Release, blue: u8 },
    /// Play is stopped.
    Halted { why: Stoppage },
    /// Offside of the side's player.
    Offside { man: u8 },
    /// A corner for the side.
    Corner { taker: u8 },
    /// Blue for a second yellow card of the side's man.
    SecondYellow { man: u8, blue: u8, need: u8 },
    /// A foul of the side's man (nobody, if his spot is empty) on a man of the other, in
    /// a challenge or not.
    Foul {
        man: u8,
        on: u8,
        challenge: bool,
        caution: Caution,
        white: u8,
    },
    /// A penalty is awarded to the side, for a foul on its man by a defender.
    PenaltyAwarded { man: u8, defender: u8, white: u8 },
    /// A penalty kick of the side's man.
    Penalty {
        man: u8,
        keeper: u8,
        black: u8,
        white: u8,
        need: i8,
        on_target: bool,
        goal: bool,
    },
    /// A card for EXTRAS, or half of one; the pile now.
    Extra {
        delay: Delay,
        pulled: Pulled,
        pile: u8,
        sideways: bool,
    },
    /// HREC of a strip moves; as it is read now.
    Hrec { strip: Zone, by: i8, now: u8 },
    /// Blue for an injury of the side's man.
    InjuryCheck {
        man: u8,
        blue: u8,
        need: u8,
        starred: bool,
    },
    /// The side's man is injured.
    Injured { man: u8, blue: u8, matches: u8 },
    /// Nobody comes on for the side's man.
    NotReplaced { man: u8 },
    /// The automatic check of two men of the side (one, if they are the same), whose spots
    /// black and white name. It can be idle: nobody may come on.
    SubCheck {
        first: u8,
        second: u8,
        black: u8,
        white: u8,
        blue: u8,
        idle: bool,
    },
    /// The side's man is tired, and stays on.
    KeptOn { man: u8 },
    /// The side changes a man.
    Substitution { out: u8, on: u8, windows: u8 },
    /// The side changes its keeper.
    KeeperChange { out: u8, on: u8, windows: u8 },
    /// The side stands in a new order.
    NewOrder { formation: Formation },
    /// A half is over.
    PeriodEnd { score: BySide<u16> },
    /// The match is over.
    MatchEnd { score: BySide<u16> },
}

/// An event: what happened, to whom, when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// The clause of the rules by which it happened.
    pub clause: &'static str,
    /// The part of the match.
    pub period: Period,
    /// Regular cards played in it.
    pub cards: u8,
    /// EXTRAS cards played in it.
    pub added: u8,
    /// Whose event it is.
    pub side: Side,
    /// What happened.
    pub what: Happening,
}
