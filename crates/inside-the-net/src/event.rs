//! What the score sheet is told.

use tabletop::{
    BySide, Card, Side,
    events::{Shape, Told},
    values::Value,
};

use crate::{
    InsideTheNet,
    action::{Action, Family, Release, SaveOut, ShotKind, Stop, Way, Zone},
    deck::Section,
    men::NOBODY,
    sheet::Formation,
    state::{Next, Period},
};

tabletop::words! {
    /// What a foul brings (ITN-CARD).
    pub enum Caution {
        /// No card.
        Plain = "plain",
        /// A first yellow card.
        Yellow = "yellow",
        /// A second one that is not given.
        Waived = "waived",
        /// A second one: sent off.
        Second = "second yellow",
        /// A third yellow result: sent off.
        Third = "third yellow",
        /// A red card.
        Red = "red",
    }
}

impl Caution {
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

tabletop::words! {
    /// What is counted for an action.
    pub enum Counted {
        /// Nothing, or what is told later: a shot, a foul.
        Nothing = "nothing",
        /// A pass to another man.
        Pass = "pass",
        /// The man carried the ball.
        Carry = "carry",
        /// The defence intercepted.
        Interception = "interception",
        /// The defence tackled.
        Tackle = "tackle",
        /// The defence blocked a shot.
        Block = "block",
    }
}

impl Counted {
    /// The group of all events of an action of a side for which this is counted.
    #[inline]
    pub(crate) const fn group(self, side: Side) -> u8 {
        self as u8 * 2 + side as u8
    }
}

tabletop::words! {
    /// Why play is stopped (ITN-STP.1).
    #[allow(missing_docs)] // The names say it.
    pub enum Stoppage {
        Goal = "goal",
        Foul = "foul",
        Corner = "corner",
        GoalKick = "goal kick",
        Offside = "offside",
    }
}

tabletop::words! {
    /// What adds time to a half (ITN-TIM.4, ITN-TIM.5).
    pub enum Delay {
        /// A goal.
        Goal = "goal",
        /// A foul that is shown a card.
        Card = "card",
        /// Any other foul.
        Foul = "foul",
        /// A change of men.
        Change = "change",
    }
}

impl Delay {
    /// True if it adds a full card, 30 seconds; otherwise half a one.
    #[inline]
    #[must_use]
    pub const fn is_full(self) -> bool {
        !matches!(self, Delay::Foul)
    }
}

tabletop::words! {
    /// What is done with the EXTRAS pile (ITN-TIM.7, ITN-TIM.9).
    pub enum Pulled {
        /// A spare card is laid on it.
        Card = "card",
        /// The one that lies sideways is turned straight.
        Straightened = "straightened",
        /// Nothing: no spare card is left.
        Nothing = "nothing",
    }
}

tabletop::events! {
    /// What happened. Players are named by their places on their team's list; an
    /// attacker is the event's side's, a defender the other's.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Happening of (rules: InsideTheNet, event: Event) with { side: Side, period: Period };

    /// The die for the first kick-off; the side starts.
    KickOffRolled { blue: u8 } = "kick-off {side} {blue}";
    /// A half begins; the side starts it.
    PeriodStart = "period start {period} {side}";
    /// The side has the ball here.
    Ball { zone: Zone, free_kick: bool } = "ball {side} {zone}{free_kick? free kick:}";
    /// A card is flipped for this; so many of EXTRAS are left.
    Flip { next: Next, zone: Zone, card: Card, extra: bool, left: u8 }
        also { section: Section = rules.cards().section(zone, card) }
        = "flip {next} {side} {zone} {section.high?H:}{section.spots}v{section.defender}[s{section.sos}]{extra? extra:}";
    /// The spot on the ball is empty, from 0.
    NobodyOnBall { spot: u8 as from_1 } = "nobody on the ball {side} {spot}";
    /// The side's spot that should defend is empty, from 0.
    NobodyDefends { spot: u8 as from_1 } = "nobody defends {side} {spot}";
    /// An action of the side's player, and what white did to it.
    Action {
        man: u8 as own_man,
        /// Whose pass came just before.
        from: u8 as own_man,
        defender: u8 as their_man,
        zone: Zone,
        action: Action,
        black: u8,
        white: u8,
        free_kick: bool,
        /// The keeper of the other side.
        keeper: u8 as their_keeper,
        /// The stop that white shows, and the one that counts: SOS can change it.
        shown: Stop,
        stop: Stop,
        /// What is counted for it.
        counted: Counted,
    }
        // What white is read against: nothing on a free kick (ITN-FK.2).
        also { family: Family = if free_kick { Family::Free } else { action.family() } }
        = "action {side} {man} {action} {black} {white}";
    /// Fld on a free kick is another action.
    TurnedInto { action: Action } = "turned into {side} {action}";
    /// SOS disregards stops for the side on the ball: what white shows, and what is left
    /// of it.
    SosAttack { shown: Stop, stop: Stop } = "sos attack {side}";
    /// SOS makes a stop for the side.
    SosDefence { stop: Stop } = "sos defence {side} {stop}";
    /// A stop of the side, by its defender, or by its keeper for a keeper's stop, on such
    /// a card.
    Stopped { next: Next, stop: Stop, by: u8 as stopper, white: u8 }
        // A stop of the keeper needs no name: there is one keeper.
        also { defender: Option<String> = (!stop.is_keepers()).then(|| own_man(rules, event, &by).0).flatten() }
        = "stop {side}[ {defender}] {stop}";
    /// Blue for a loose ball in a strip; the side wins it.
    Recovery { strip: Zone, blue: u8, need: u8 } = "recovery {side} {strip} {blue} of {need}";
    /// Black against the Shot of the side's receiver, with the bonus of the man from whom
    /// the ball comes, if he has one.
    Received { man: u8 as own_man, from: u8 as own_man, next: Next, black: u8, need: i8, controlled: bool }
        = "shot check {side} {man} {black} of {need} {controlled}";
    /// A shot of the side's player, against a defender who counts or nobody.
    Shot {
        man: u8 as own_man, defender: u8 as their_man, way: Way, shot: ShotKind, black: u8, need: i8, on_target: bool,
    }
        = "shot {side} {man} {shot} {black} of {need} {on_target?on target:off target}";
    /// A shot that is on target, of the other side's man against the side's keeper: white
    /// and what scores.
    Faced { keeper: u8 as own_keeper, man: u8 as their_man, shot: ShotKind, white: u8, need: i8, goal: bool }
        = "goal check {side} {white} of {need} {goal}";
    /// A goal of the side's player.
    Goal { man: u8 as own_man, assist: u8 as own_man, way: Way, penalty: bool, score: BySide<u16> }
        = "goal {side} {man} {score}[ assist {assist}]";
    /// A goal by the side's player against his own side.
    OwnGoal { man: u8 as own_man, white: u8, score: BySide<u16> } = "own goal {side} {man} {score}";
    /// The side's keeper saves from the other side's man.
    Saved { keeper: u8 as own_keeper, man: u8 as their_man, way: Way, out: SaveOut, white: u8 } = "save {side} {keeper} {out}";
    /// The side's keeper lets go of the ball.
    Released { keeper: u8 as own_keeper, how: Release, blue: u8 } = "keeper {side} {keeper} {how} {blue}";
    /// The side's goal kick.
    GoalKick { keeper: u8 as own_keeper, how: Release, blue: u8 } = "goal kick {side} {how} {blue}";
    /// Play is stopped.
    Halted { why: Stoppage } = "halt {why}";
    /// Offside of the side's player.
    Offside { man: u8 as own_man } = "offside {side} {man}";
    /// A corner for the side.
    Corner { taker: u8 as own_man } = "corner {side}[ {taker}]";
    /// Blue for a second yellow card of the side's man.
    SecondYellow { man: u8 as own_man, blue: u8, need: u8 }
        also { given: bool = blue <= need }
        = "second yellow check {side} {man} {blue} of {need} {given}";
    /// A foul of the side's man (nobody, if his spot is empty) on a man of the other, in
    /// a challenge or not.
    Foul { man: u8 as own_man, on: u8 as their_man, challenge: bool, caution: Caution, white: u8 }
        = "foul {side} {man} {caution}";
    /// A penalty is awarded to the side, for a foul on its man by a defender.
    PenaltyAwarded { man: u8 as own_man, defender: u8 as their_man, white: u8 } = "penalty awarded {side}";
    /// A penalty kick of the side's man.
    Penalty {
        man: u8 as own_man, keeper: u8 as their_keeper, black: u8, white: u8, need: i8, on_target: bool, goal: bool,
    }
        also { at_goal: Option<u8> = on_target.then_some(white) }
        = "penalty {side} {man} {on_target?:off target}[{at_goal} of {need}]";
    /// A card for EXTRAS, or half of one; the pile now.
    Extra { delay: Delay, pulled: Pulled, pile: u8, sideways: bool }
        also { seconds: u8 = if delay.is_full() { 30 } else { 15 } }
        = "extra +{seconds} {pile}{sideways? sideways:}";
    /// HREC of a strip moves; as it is read now.
    Hrec { strip: Zone, by: i8, now: u8 } = "hrec {strip} {now}";
    /// Blue for an injury of the side's man.
    InjuryCheck { man: u8 as own_man, blue: u8, need: u8, starred: bool }
        also { hurt: bool = blue <= need }
        = "injury check {side} {man} {blue} of {need} {hurt}";
    /// The side's man is injured.
    Injured { man: u8 as own_man, blue: u8, matches: u8 } = "injured {side} {man} {blue} misses {matches}";
    /// Nobody comes on for the side's man.
    NotReplaced { man: u8 as own_man } = "not replaced {side} {man}";
    /// The automatic check of two men of the side (one, if they are the same), whose spots
    /// black and white name. It can be idle: nobody may come on.
    SubCheck { first: u8 as own_man_if_any, second: u8 as own_man_if_any, black: u8, white: u8, blue: u8, idle: bool }
        = "sub check {side} {first} {second} {blue}";
    /// The side's man is tired, and stays on.
    KeptOn { man: u8 as own_man } = "kept on {side} {man}";
    /// The side changes a man.
    Substitution { out: u8 as own_man, on: u8 as own_man, windows: u8 }
        = "substitution {side} {on} for {out} windows {windows}";
    /// The side changes its keeper.
    KeeperChange { out: u8 as own_keeper, on: u8 as own_keeper, windows: u8 }
        = "keeper change {side} {on} for {out} windows {windows}";
    /// The side stands in a new order.
    NewOrder { formation: Formation } = "new order {side} {formation}";
    /// A half is over.
    PeriodEnd { score: BySide<u16> } = "period end {period} {score}";
    /// The match is over.
    MatchEnd { score: BySide<u16> } = "match end {score}";
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

/// A man by his name, or nobody.
struct Somebody(Option<String>);

impl Told for Somebody {
    const SHAPE: Shape = Shape::Maybe(&Shape::Word);

    fn told(&self) -> Value {
        Value::word_or(self.0.as_ref(), "nobody")
    }
}

fn man_of(rules: &InsideTheNet, side: Side, man: u8) -> Somebody {
    Somebody((man != NOBODY).then(|| rules.squads()[side].player_name(man).to_string()))
}

fn own_man(rules: &InsideTheNet, event: &Event, man: &u8) -> Somebody {
    man_of(rules, event.side, *man)
}

fn their_man(rules: &InsideTheNet, event: &Event, man: &u8) -> Somebody {
    man_of(rules, event.side.other(), *man)
}

/// Where a dash stands for nobody.
fn own_man_if_any(rules: &InsideTheNet, event: &Event, man: &u8) -> Option<String> {
    own_man(rules, event, man).0
}

fn own_keeper(rules: &InsideTheNet, event: &Event, keeper: &u8) -> String {
    rules.squads()[event.side].keeper_name(*keeper).to_string()
}

fn their_keeper(rules: &InsideTheNet, event: &Event, keeper: &u8) -> String {
    let squad = &rules.squads()[event.side.other()];
    squad.keeper_name(*keeper).to_string()
}

fn stopper(rules: &InsideTheNet, event: &Event, by: &u8) -> Somebody {
    match event.what {
        Happening::Stopped { stop, .. } if stop.is_keepers() => {
            Somebody(Some(own_keeper(rules, event, by)))
        }
        _ => own_man(rules, event, by),
    }
}

/// Spots are counted as people count.
fn from_1(_: &InsideTheNet, _: &Event, spot: &u8) -> u8 {
    spot + 1
}
