//! What the score sheet is told.

use tabletop::{
    BySide, Side,
    events::{Shape, Told},
    told_as_word,
    values::Value,
};

pub use crate::outcome::{
    Award, Booking, BookingCheck, Duel, Effort, FoulKind, InjuryFound, Outcome, PassKind, PhaseEnd,
    Rolled, Rolls, ShotKind, Try,
};
use crate::{
    CounterAttack,
    hex::Hex,
    next::{Kind, Menu, Restart},
    pitch::End,
    player::Player,
    state::{Period, PhasePart},
};

tabletop::events! {
    /// What happened.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Happening of (rules: CounterAttack, event: Event) with { period: Period, minute: u8 };

    /// The referee is drawn.
    Referee { leniency: u8 } = "referee leniency={leniency}";
    /// Both roll for the kick-off.
    Toss { home: u8, away: u8 } = "toss home={home} away={away}";
    /// A half begins with a kick-off of the side.
    PeriodStart { side: Side } = "start";
    /// A part of a Movement Phase begins.
    Part { part: PhasePart } = "part {part}";
    /// A piece is put somewhere, or off the pitch.
    Moved { who: Player, to: Option<Hex> } = "moved who={who} to={to}";
    /// A piece is placed at a set piece.
    Placed { who: Player, to: Hex } = "placed who={who} to={to}";
    /// A hex of a run with the ball: where it was before, how many it were.
    Step { who: Player, from: Hex, to: Hex, run: u8, left: u8 } = "step who={who} to={to} left={left}";
    /// The end of a nutmeg.
    Land { who: Player, to: Hex, left: u8 } = "land who={who} to={to} left={left}";
    /// A ball that lies on the pitch is picked up.
    Collect { who: Player, at: Hex } = "collect who={who} at={at}";
    /// A keeper moves, or stays.
    KeeperMove { who: Player, to: Option<Hex> } = "gk who={who} to={to}";
    /// A piece is pushed aside.
    Pushed { who: Player, to: Hex } = "pushed who={who} to={to}";
    /// A loser of a duel is put aside, or stays.
    Repositioned { who: Player, to: Option<Hex> } = "repos who={who} to={to}";
    /// A piece is stunned.
    Stun { who: Player } = "stun who={who}";
    /// A try to steal the ball off a runner.
    Steal { by: Player, on: Player, at: Hex, roll: Effort, res: Outcome }
        = "steal by={by} on={on} die={roll.die} sum={roll.total} res={res}";
    /// A try for a ball that passes by or lies there.
    Tried { what: Try, by: Player, at: Hex, roll: Effort, res: Outcome }
        = "{what} by={by} die={roll.die} sum={roll.total} res={res}";
    /// A keeper who catches a pass on his hex needs no die. Where he stands who tries, what
    /// natural value or total is enough, and where a keeper takes it.
    Intercept {
        by: Player, from: Option<Hex>, roll: Option<Effort>, need: u8 as needed, total: u8, at: Option<Hex>, res: Outcome,
    } = "intercept by={by} die={roll.die} sum={roll.total} need={need} res={res}";
    /// A try to block a shot; who shot.
    Block { by: Player, on: Option<Player>, at: Hex, roll: Effort, need: u8, res: Outcome }
        = "block by={by} die={roll.die} sum={roll.total} need={need} res={res}";
    /// A shot may come off a piece; who shot.
    Deflect { by: Player, on: Option<Player>, roll: Effort, res: Outcome } = "deflect by={by} die={roll.die} res={res}";
    /// A duel for the ball: both dice.
    Duel { duel: Duel, by: Player, on: Player, at: Hex, def: Effort, att: Effort, res: Outcome }
        also { behind: Option<bool> = duel.behind() }
        = "{duel} by={by} on={on} def={def.total} att={att.total}[ behind={behind?y:n}] res={res}";
    /// A duel that is a foul.
    DuelFoul { duel: Duel, by: Player, on: Player, at: Hex, die: u8 }
        also { behind: Option<bool> = duel.behind() }
        = "{duel} by={by} on={on} die={die}[ behind={behind?y:n}] res=foul";
    /// A second die for a reckless tackle.
    Reckless { by: Player, on: Player, at: Hex, die: u8, res: Outcome }
        = "reckless by={by} on={on} die={die} res={res}";
    /// A foul.
    Foul { by: Player, on: Player, at: Hex, foul: FoulKind, behind: bool, last_man: bool }
        = "foul by={by} on={on} at={at} kind={foul} behind={behind?y:n} lastman={last_man?y:n}";
    /// An injury check.
    Injury { on: Player, die: u8, resilience: u8, res: InjuryFound } = "injury on={on} die={die} res={res}";
    /// A booking, or a check for one.
    Booking { by: Player, die: Option<u8>, leniency: u8, check: BookingCheck, res: Booking }
        = "booking by={by} die={die} check={check} res={res}";
    /// A piece is sent off; so many are left.
    SentOff { who: Player, left: u8 } = "sent_off who={who}";
    /// A piece cannot play on.
    MustLeave { who: Player } = "must_leave who={who}";
    /// What a foul leads to, for the side that was fouled.
    Decision { side: Side, award: Award, forced: bool } = "decision {award} forced={forced?y:n}";
    /// A pass along the ground, or a throw; who stands where it goes.
    Pass { pass: PassKind, by: Player, from: Hex, to: Hex, meant: Option<Player> } = "pass kind={pass} from={from} to={to}";
    /// The ball is received; who played it, and from where.
    Received { who: Player, at: Hex, by: Option<Player>, from: Option<Hex> } = "received who={who} at={at}";
    /// The ball comes to rest with nobody there.
    Space { at: Hex } = "space at={at}";
    /// A High Pass; who stands where it is meant to come down.
    High { by: Player, from: Hex, to: Hex, meant: Option<Player>, roll: Effort, accurate: bool }
        = "high from={from} to={to} die={roll.die} total={roll.total} res={accurate?accurate:inaccurate}";
    /// A cross from a corner: it needs no die.
    Cross { by: Player, from: Hex, to: Hex, meant: Option<Player> } = "high from={from} to={to} die=- total=- res=accurate";
    /// A Long Pass.
    Long { by: Player, from: Hex, to: Hex, roll: Effort, need: u8, accurate: bool }
        = "long from={from} to={to} die={roll.die} total={roll.total} need={need} res={accurate?accurate:inaccurate}";
    /// The ball drifts in the air; who kicked it.
    Drift { by: Player, dir: u8, dist: u8, lands: Hex } = "drift dir={dir} dist={dist} lands={lands}";
    /// It drifts off the pitch.
    DriftOut { by: Player, dir: u8, dist: u8, last: Hex } = "drift dir={dir} dist={dist} out last={last}";
    /// It comes down with nobody under it.
    Down { at: Hex } = "down at={at}";
    /// Two jump for it.
    Header { at: Hex, att: (Player, Effort) as jump, def: (Player, Effort) as jump, res: Outcome }
        = "header att={att.who}:{att.total} def={def.who}:{def.total} res={res?won=att:lost=def:tied=tie}";
    /// One heads it alone; a shot needs a die.
    FreeHeader { who: Player, roll: Option<Effort> } = "header free={who}[ total={roll.total}]";
    /// A headed pass; who stands where it goes.
    Headed { who: Player, from: Hex, to: Hex, meant: Option<Player> } = "headed who={who} from={from} to={to}";
    /// A headed shot.
    HeadedShot { who: Player, from: Hex, aim: Hex, roll: Effort }
        = "headshot who={who} from={from} aim={aim} total={roll.total}";
    /// The keeper jumped and did not get there.
    KeeperBeaten { who: Player } = "keeper_beaten";
    /// A Long Pass is brought under control, or not.
    Control { who: Player, at: Hex, roll: Effort, res: Outcome }
        = "control who={who} die={roll.die} total={roll.total} res={res}";
    /// A ball headed back to a keeper.
    BackHead { by: Player, die: u8, held: bool } = "backhead die={die} res={held?held:spilled}";
    /// A Snapshot is called.
    Snapshot { who: Player } = "snapshot who={who}";
    /// A shot.
    Shot { who: Player, from: Hex, aim: Hex, snapshot: bool, modifier: i8 }
        = "shot who={who} from={from} aim={aim} mod={modifier}";
    /// A free kick at goal.
    FreeKickShot { who: Player, roll: Effort } = "fkshot die={roll.die} total={roll.total}";
    /// A penalty kick.
    Penalty { who: Player, aim: Hex, roll: Effort }
        = "penalty who={who} aim={aim} die={roll.die} total={roll.total}";
    /// The shot is off target; who shot.
    OffTarget { who: Player, penalty: bool } = "off_target";
    /// Nobody can reach the shot.
    NoSave { who: Player, roll: Effort } = "no_save total={roll.total}";
    /// A keeper tries to save.
    Save { by: Player, on: Player, at: Hex, step: u8, att: Effort, def: Effort, res: Outcome, penalty: bool }
        = "save by={by} at={at} step={step} mod={def.modifier} att={att.total} def={def.total} res={res?won=saved:lost=goal}";
    /// Whether he holds it.
    Handling { by: Player, die: u8, handling: u8, held: bool }
        = "handling by={by} die={die} res={held?held:spilled}";
    /// A loose ball.
    Loose { from: Hex, off: Player, dir: u8, dist: u8, rolls: Rolls as way }
        also {
            hit: Option<Player> = rolls.hit(),
            rest: Option<Hex> = rolls.rest(),
            goal: bool = rolls == Rolls::Goal,
            last: Option<Hex> = rolls.last(),
        }
        = "loose from={from} off={off} dir={dir} dist={dist}[ hit={hit}][ rest={rest}]{goal? goal:}[ out last={last}]";
    /// A keeper tries to hold a loose ball.
    LooseSave { by: Player, roll: Effort, held: bool }
        = "loosesave by={by} die={roll.die} res={held?held:fail}";
    /// A goal for the side; who scored it, or whose own goal it is, and by what shot, if it was one.
    Goal { side: Side, score: BySide<u8>, scorer: Option<Player>, own: bool, penalty: bool, shot: Option<ShotKind> }
        = "goal side={side?home=H:away=A} score={score}";
    /// Offside.
    Offside { who: Player, at: Hex } = "offside who={who} at={at}";
    /// How play begins again.
    Restart { restart: Restart }
        = "restart kind={restart.kind} side={restart.side?home=H:away=A} at={restart.at}";
    /// A Movement Phase is over.
    PhaseEnd { why: PhaseEnd } = "phase_end why={why}";
    /// Actions added to a half.
    Added { die: u8, leniency: u8, actions: u8 } = "added die={die} actions={actions}";
    /// A half is over.
    HalfEnd { half: Period, score: BySide<u8> }
        also { number: u8 = half.number() }
        = "half_end period={number}";
    /// What the side in possession may do next.
    Menu { side: Side, menu: Menu } = "menu side={side?home=H:away=A} {menu}";
    /// A change.
    Substitution { off: Player, on: Player } = "sub off={off} on={on}";
    /// Somebody else keeps goal.
    NewKeeper { who: Player } = "keeper who={who}";
    /// A kick of the shoot-out; the keeper rolls unless it is off target. How many are in now.
    ShootOutKick {
        who: Player, aim: Hex, shot: Effort, save: Option<(Player, Effort)> as saver, scored: bool, kicks: BySide<u8>,
    }
        = "kick who={who} aim={aim} scored={scored?y:n}";
    /// A side has too few pieces left.
    Abandoned { side: Side } = "abandoned side={side?home=H:away=A}";
    /// The match is over; the kicks that went in, if there was a shoot-out.
    FullTime { score: BySide<u8>, kicks: BySide<u8> } = "full_time score={score}";
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
    /// The end the home side attacked then.
    pub home_attacks: End,
    /// What happened.
    pub what: Happening,
}

impl Event {
    /// The end that a side attacked then.
    #[must_use]
    pub const fn attacks(&self, side: Side) -> End {
        match side {
            Side::Home => self.home_attacks,
            Side::Away => self.home_attacks.other(),
        }
    }
}

/// A header wide of the goal: no penalty is one.
pub(crate) fn headed_wide(who: Player) -> Happening {
    let penalty = false;
    Happening::OffTarget { who, penalty }
}

told_as_word!(Duel, Hex, Player);

impl Told for Effort {
    const SHAPE: Shape = Shape::Record(&[
        ("die", Shape::Number),
        ("star", Shape::Flag),
        ("skill", Shape::Word),
        ("value", Shape::Number),
        ("modifier", Shape::Number),
        ("total", Shape::Number),
    ]);

    fn told(&self) -> Value {
        Value::Record(vec![
            ("die", self.die.face.into()),
            ("star", self.die.star.into()),
            ("skill", Value::word(self.skill.words())),
            ("value", self.value.into()),
            ("modifier", self.modifier().into()),
            ("total", self.total.into()),
        ])
    }
}

impl Told for Restart {
    const SHAPE: Shape = Shape::Record(&[
        ("kind", Kind::SHAPE),
        ("side", Side::SHAPE),
        ("at", Shape::Word),
    ]);

    fn told(&self) -> Value {
        let Restart { kind, side, at } = *self;
        Value::Record(vec![
            ("kind", kind.told()),
            ("side", side.told()),
            ("at", at.told()),
        ])
    }
}

/// Who jumped or dived, and his total.
struct Jump(Player, Effort);

impl Told for Jump {
    const SHAPE: Shape = Shape::Record(&[
        ("who", Shape::Word),
        ("total", Shape::Number),
        ("roll", Effort::SHAPE),
    ]);

    fn told(&self) -> Value {
        let Jump(who, roll) = self;
        Value::Record(vec![
            ("who", who.told()),
            ("total", roll.total.into()),
            ("roll", roll.told()),
        ])
    }
}

fn jump(_: &CounterAttack, _: &Event, (who, roll): &(Player, Effort)) -> Jump {
    Jump(*who, *roll)
}

fn saver(_: &CounterAttack, _: &Event, save: &Option<(Player, Effort)>) -> Option<Jump> {
    save.map(|(who, roll)| Jump(who, roll))
}

/// Without a die there is no value that it needs.
fn needed(_: &CounterAttack, event: &Event, need: &u8) -> Option<u8> {
    let dice = !matches!(event.what, Happening::Intercept { roll: None, .. });
    dice.then_some(*need)
}

fn way(_: &CounterAttack, _: &Event, rolls: &Rolls) -> &'static str {
    match rolls {
        Rolls::Hit(_) => "hit",
        Rolls::Rest(_) => "rest",
        Rolls::Goal => "goal",
        Rolls::Out { .. } => "out",
    }
}
