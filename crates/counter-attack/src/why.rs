//! Why something happened, in words: who, where, what each die is held against, what came of it.

use crate::{
    CounterAttack,
    event::{
        Award, Booking, Check, Duel, Effort, FoulKind, Hurt, Outcome, PassKind, PhaseEnd, Rolls,
    },
    hex::Hex,
    next::{Kind, Menu, Restart},
    pitch::End,
    player::Player,
    state::Part,
};

/// `1 hex`, `3 hexes`
pub(crate) fn hexes(number: u8) -> String {
    match number {
        1 => "1 hex".to_string(),
        number => format!("{number} hexes"),
    }
}

/// `die 4 + Tackling 3 = 7, a die of 6 or a total of 10 is needed`
pub(crate) fn needed(roll: Effort, face: u8, total: u8) -> String {
    format!("{roll}, a die of {face} or a total of {total} is needed")
}

pub(crate) fn part(part: Part) -> &'static str {
    match part {
        Part::A4 => "the attack moves up to four players",
        Part::D5 => "the defence moves up to five players",
        Part::A2 => "the attack moves up to two others, two hexes at most",
    }
}

pub(crate) fn phase_end(why: PhaseEnd) -> &'static str {
    match why {
        PhaseEnd::Normal => "all three parts are played",
        PhaseEnd::Steal => "the ball was stolen",
        PhaseEnd::Tackle => "the ball was won",
        PhaseEnd::Dive => "the keeper has the ball",
        PhaseEnd::Reach => "a defender reached the ball",
        PhaseEnd::Collect => "the ball was collected",
        PhaseEnd::Loose => "the ball came loose",
        PhaseEnd::Save => "the keeper holds the ball",
        PhaseEnd::Stoppage => "play has stopped",
    }
}

pub(crate) fn menu(menu: Menu) -> &'static str {
    match menu {
        Menu::KickOff => "the kick-off",
        Menu::AfterMove => "the Movement Phase is over",
        Menu::Unclaimed => "nobody has the ball, so players must move",
        Menu::Tackle => "the ball is won or under control",
        Menu::StdReceived => "the pass is received",
        Menu::FtpReceived => "the First-Time Pass is received",
        Menu::HeadReceived => "the headed ball is received",
        Menu::LongReceived => "the high ball is received",
        Menu::LooseHit => "the loose ball struck a player",
        Menu::ShortCorner => "the short corner is received",
        Menu::Aos => "a player has come by the ball: any other scenario",
        Menu::SaveHold => "the keeper has the ball in his hands",
        Menu::Drop => "the keeper has dropped the ball",
        Menu::GoalKick => "the goal kick",
        Menu::FreeKick => "the free kick",
        Menu::Corner => "the corner",
        Menu::ThrowIn => "the throw-in, or players move once more before it",
        Menu::ThrowInLast => "the throw-in",
        Menu::Penalty => "the penalty",
    }
}

pub(crate) fn pass(kind: PassKind) -> &'static str {
    match kind {
        PassKind::Std => "Standard Pass",
        PassKind::Short => "short pass",
        PassKind::Ftp => "First-Time Pass",
        PassKind::Throw => "Quick Throw",
        PassKind::ThrowIn => "throw-in to feet or space",
        PassKind::ThrowHead => "throw-in to a head",
        PassKind::CornerShort => "short corner",
    }
}

/// A ball in the air, by the clause that it is played by.
pub(crate) fn high(clause: &str) -> &'static str {
    match clause {
        "CA-21.5" => "Keeper Kick",
        "CA-28.4" => "cross",
        _ => "High Pass",
    }
}

/// What a figure is put somewhere for, unless its manager wants it there.
pub(crate) fn placed(clause: &str) -> &'static str {
    match clause {
        "CA-21.3" => ", away from the keeper with the ball",
        "CA-25.7" => ", for he may not stay where he was",
        "CA-25.8" => ", to make room",
        "CA-26.1" => " to take the throw-in",
        "CA-26.2" => ", away from the thrower",
        "CA-27.2" => " with the ball",
        "CA-27.4" => ", out of the box",
        "CA-28.1" => " to take the corner",
        "CA-29.3" => ", for somebody must stand at the ball",
        "CA-30.1" => " for the penalty",
        _ => "",
    }
}

/// The end of the match, by the clause that ends it.
pub(crate) fn full_time(clause: &str) -> &'static str {
    match clause {
        "CA-35.1" => "the match is over, and the draw stands",
        "CA-35.2" => "the shoot-out is over, and the score stays",
        _ => "the match is over",
    }
}

/// Why totals do not count in a duel: a star beats any other die (CA-1.3).
fn stars(first: Effort, second: Effort) -> &'static str {
    match (first.die.star, second.die.star) {
        (true, true) => "star against star: ",
        (true, false) | (false, true) => "the star decides: ",
        (false, false) => "",
    }
}

pub(crate) fn foul(kind: FoulKind) -> &'static str {
    match kind {
        FoulKind::Steal => "in a steal",
        FoulKind::Tackle => "in a tackle",
        FoulKind::Dive => "in a dive at his feet",
        FoulKind::Nutmeg => "in a nutmeg",
        FoulKind::Reckless => "in a reckless tackle",
        FoulKind::FirstTime => "stepping up to the passer",
        FoulKind::Handball => "with his hands outside the box",
    }
}

pub(crate) fn duel(duel: Duel) -> &'static str {
    match duel {
        Duel::Tackle { behind: false } => "tackle",
        Duel::Tackle { behind: true } => "tackle from behind",
        Duel::Dive => "dive",
        Duel::Nutmeg => "nutmeg",
    }
}

/// What a foul leads to.
pub(crate) fn award(award: Award) -> &'static str {
    match award {
        Award::PlayOn => "advantage",
        Award::FreeKick => "free kick",
        Award::Penalty => "penalty",
    }
}

/// `die 5 reaches Resilience 5: injured, every attribute one less`
pub(crate) fn injury(die: u8, resilience: u8, res: Hurt) -> String {
    match res {
        Hurt::None => format!("die {die} is under Resilience {resilience}: not hurt"),
        Hurt::Injured => {
            format!("die {die} reaches Resilience {resilience}: injured, every attribute one less")
        }
        Hurt::Second => {
            format!("die {die} reaches Resilience {resilience}: hurt for the second time")
        }
    }
}

/// `die 4 reaches Leniency 4: a yellow card`
pub(crate) fn booking(die: Option<u8>, leniency: u8, check: Check, res: Booking) -> String {
    let card = match res {
        Booking::None => "no card",
        Booking::Yellow => "a yellow card",
        Booking::SecondYellow => "a second yellow card, which is red",
        Booking::Red => "a red card",
    };
    let Some(die) = die else {
        return format!("no die is needed: {card}");
    };
    let reaches = match die >= leniency {
        true => "reaches",
        false => "is under",
    };
    let stake = match check {
        Check::YellowRed => " with yellow or red at stake",
        Check::NoneYellow | Check::Automatic => "",
    };
    format!("die {die} {reaches} Leniency {leniency}{stake}: {card}")
}

/// `-1 for outside the box`
pub(crate) fn modifiers(from: Hex, aim: Hex, snapshot: bool, modifier: i8) -> String {
    let end = if aim.x > 0 { End::Right } else { End::Left };
    let all = [
        (!end.is_box(from), "outside the box"),
        (end.difficult(from), "a difficult angle"),
        (snapshot, "the Snapshot"),
    ];
    let so = all.into_iter().filter(|(is_so, _)| *is_so);
    let words: Vec<&str> = so.map(|(_, words)| words).collect();
    let most = match words.len() > usize::from(modifier.unsigned_abs()) {
        true => ", the most there is,",
        false => "",
    };
    match words.is_empty() {
        true => "nothing is taken off".to_string(),
        false => format!("{modifier}{most} for {}", words.join(" and ")),
    }
}

/// `die 6 + Leniency 4 = 10, but no more than 7 actions are added`
pub(crate) fn added(die: u8, leniency: u8, actions: u8) -> String {
    let sum = die + leniency;
    let added = match actions {
        1 => "1 action is added".to_string(),
        actions => format!("{actions} actions are added"),
    };
    match sum == actions {
        true => format!("die {die} + Leniency {leniency} = {sum}: {added}"),
        false => format!("die {die} + Leniency {leniency} = {sum}, but no more than {added}"),
    }
}

pub(crate) fn restart(restart: Restart) -> String {
    let Restart { kind, side, at } = restart;
    match kind {
        Kind::KickOff => format!("{side} kicks off at {at} after the goal"),
        Kind::ThrowIn => format!("over the touchline: a throw-in for {side} at {at}"),
        Kind::GoalKick => format!("over the goal line: a goal kick for {side} from {at}"),
        Kind::Corner => format!("over the goal line: a corner for {side} at {at}"),
        Kind::FreeKick => format!("a free kick for {side} at {at}"),
        Kind::Penalty => format!("a penalty for {side}, for what was done on {at}"),
    }
}

/// Words that name players.
impl CounterAttack {
    /// `4A Berg with die 5 + Tackling 3 = 8`
    fn with(&self, player: Player, roll: Effort) -> String {
        format!("{} with {roll}", self.piece(player))
    }

    /// The defender's total comes first: his die was first (CA-4.3).
    pub(crate) fn duel_words(
        &self,
        kind: Duel,
        at: Hex,
        (by, def): (Player, Effort),
        (on, att): (Player, Effort),
        res: Outcome,
    ) -> String {
        let (first, second) = (self.with(by, def), self.with(on, att));
        let result = match (res, kind) {
            (Outcome::Won, _) => format!("{} wins the ball", self.piece(by)),
            (Outcome::Lost, Duel::Nutmeg) => format!("{} goes through", self.piece(on)),
            (Outcome::Lost, _) => format!("{} keeps the ball", self.piece(on)),
            _ => "level, the ball comes loose".to_string(),
        };
        let (kind, stars) = (duel(kind), stars(def, att));
        format!("{kind} on {at}: {first} against {second}: {stars}{result}")
    }

    pub(crate) fn header_words(
        &self,
        at: Hex,
        (att, jump): (Player, Effort),
        (def, other): (Player, Effort),
        res: Outcome,
    ) -> String {
        let (first, second) = (self.with(att, jump), self.with(def, other));
        let result = match res {
            Outcome::Won => format!("{} wins it", self.piece(att)),
            Outcome::Lost => format!("{} wins it", self.piece(def)),
            _ => "level, the ball comes loose".to_string(),
        };
        let stars = stars(jump, other);
        format!("for the ball on {at}, {first} against {second}: {stars}{result}")
    }

    pub(crate) fn intercept_words(
        &self,
        (by, from): (Player, Option<Hex>),
        roll: Option<Effort>,
        (face, total): (u8, u8),
        at: Option<Hex>,
        res: Outcome,
    ) -> String {
        let from = from.map_or(String::new(), |from| format!(" on {from}"));
        let by = format!("{}{from}", self.piece(by));
        let there = at.map_or(String::new(), |at| format!(" on {at}"));
        let Some(roll) = roll else {
            return format!("{by} is in the way of the pass and catches it without a die");
        };
        let needed = needed(roll, face, total);
        match res {
            Outcome::Foul => format!("{by} next to the passer: die 1 is a foul"),
            Outcome::Won => format!("{by} tries for the pass: {needed}: he has it{there}"),
            _ => format!("{by} tries for the pass: {needed}: it goes past him"),
        }
    }

    pub(crate) fn save_words(
        &self,
        (on, att): (Player, Effort),
        (by, def): (Player, Effort),
        at: Hex,
        step: u8,
        res: Outcome,
    ) -> String {
        let (shot, keeper) = (self.with(on, att), self.piece(by));
        let away = match step {
            0 => "where he stands".to_string(),
            step => format!("{} away", hexes(step)),
        };
        let result = match res {
            Outcome::Won => "saved",
            Outcome::Lost => "a goal",
            _ => "level, the ball comes loose",
        };
        let stars = stars(att, def);
        format!("{shot} against {keeper} on {at}, {away}, with {def}: {stars}{result}")
    }

    pub(crate) fn loose_words(
        &self,
        from: Hex,
        off: Player,
        dice: [u8; 2],
        rolls: Rolls,
    ) -> String {
        let [direction, distance] = dice;
        let off = self.piece(off);
        let ends = match rolls {
            Rolls::Hit(player) => format!("it strikes {}", self.piece(player)),
            Rolls::Rest(hex) => format!("it comes to rest on {hex}"),
            Rolls::Goal => "it rolls at the goal".to_string(),
            Rolls::Out { last } => format!("it leaves the pitch from {last}"),
        };
        format!("off {off} on {from}: direction {direction}, distance {distance}: {ends}")
    }

    pub(crate) fn kick_words(
        &self,
        who: Player,
        aim: Hex,
        shot: Effort,
        save: Option<(Player, Effort)>,
        scored: bool,
    ) -> String {
        let shot_words = self.with(who, shot);
        let result = if scored { "scored" } else { "not scored" };
        match save {
            Some((keeper, save)) => {
                let (keeper, stars) = (self.with(keeper, save), stars(shot, save));
                format!("at {aim}, {shot_words} against {keeper}: {stars}{result}")
            }
            None if shot.die.face == 1 => {
                format!("{} at {aim}: a die of 1 is off target", self.piece(who))
            }
            None => format!("at {aim}, {shot_words}, and nobody saves: {result}"),
        }
    }
}
