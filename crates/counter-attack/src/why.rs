//! Why something happened, in phrases: who, where, what each die is held against, what came of it.

use football::{Phrase, Word, phrase, phrase::term};
use tabletop::BySide;

use crate::{
    CounterAttack,
    card::Attribute,
    event::{BookingCheck, Duel, Effort, Outcome, Rolls},
    gist::Gist,
    hex::Hex,
    pitch::End,
    player::Player,
    state::Period,
};

impl From<Hex> for Word {
    fn from(hex: Hex) -> Word {
        Word::from(hex.to_string())
    }
}

/// `die 4 + Shooting 5 - 1 = 8`
impl From<Effort> for Word {
    fn from(roll: Effort) -> Word {
        let modifier = roll.modifier();
        Word::Phrase(phrase!(
            "ca.roll",
            die = roll.die.face,
            star = roll.die.star,
            skill = roll.skill.term(),
            value = roll.value,
            plus = modifier.max(0),
            minus = -modifier.min(0),
            total = roll.total,
        ))
    }
}

impl Attribute {
    /// Its name in the reader's language.
    #[must_use]
    pub fn term(self) -> Phrase {
        term(format!("ca.skill.{}", self.name()))
    }
}

impl Gist {
    /// Its words in the reader's language.
    #[must_use]
    pub fn term(self) -> Phrase {
        let words = self.name().replace(", ", " ").replace(' ', ".");
        term(format!("ca.gist.{words}"))
    }
}

/// `die 4 + Tackling 3 = 7, a die of 6 or a total of 10 is needed`
pub(crate) fn needed(roll: Effort, face: u8, total: u8) -> Phrase {
    phrase!("ca.needed", roll = roll, face = face, total = total)
}

/// `1-0`
pub(crate) fn goals(score: BySide<u8>) -> Phrase {
    football::score(score.map(u16::from))
}

/// A part of the match.
pub(crate) fn period(period: Period) -> Phrase {
    term(match period {
        Period::FirstHalf => "period.first",
        Period::SecondHalf | Period::FullTime => "period.second",
        Period::ExtraFirst => "period.extra.first",
        Period::ExtraSecond => "period.extra.second",
        Period::ShootOut => "period.shootout",
    })
}

/// The kind of a duel.
pub(crate) fn duel(duel: Duel) -> Phrase {
    term(match duel {
        Duel::Tackle { behind: false } => "ca.duel.tackle",
        Duel::Tackle { behind: true } => "ca.duel.behind",
        Duel::Dive => "ca.duel.dive",
        Duel::Nutmeg => "ca.duel.nutmeg",
    })
}

/// A ball in the air, by the clause that it is played by.
pub(crate) fn high(clause: &str) -> Phrase {
    term(match clause {
        "CA-21.5" => "ca.kick.keeper",
        "CA-28.4" => "ca.kick.cross",
        _ => "ca.kick.high",
    })
}

/// What a figure is put somewhere for, unless its manager wants it there.
pub(crate) fn placed(clause: &str) -> &'static str {
    match clause {
        "CA-21.3" => "ca.why.placed.keeper",
        "CA-25.7" => "ca.why.placed.not.there",
        "CA-25.8" => "ca.why.placed.room",
        "CA-26.1" => "ca.why.placed.throw",
        "CA-26.2" => "ca.why.placed.thrower",
        "CA-27.2" => "ca.why.placed.ball",
        "CA-27.4" => "ca.why.placed.box",
        "CA-28.1" => "ca.why.placed.corner",
        "CA-29.3" => "ca.why.placed.free.kick",
        "CA-30.1" => "ca.why.placed.penalty",
        _ => "ca.why.placed",
    }
}

/// The end of the match, by the clause that ends it.
pub(crate) fn full_time(clause: &str) -> &'static str {
    match clause {
        "CA-35.1" => "ca.why.full.time.draw",
        "CA-35.2" => "ca.why.full.time.kicks",
        _ => "ca.why.full.time",
    }
}

/// How many of two dice are stars: one beats any other die (CA-1.3).
fn stars(first: Effort, second: Effort) -> u8 {
    u8::from(first.die.star) + u8::from(second.die.star)
}

/// What is taken from a shot, and for what.
pub(crate) fn modifiers(from: Hex, aim: Hex, snapshot: bool, modifier: i8) -> Phrase {
    let end = if aim.x > 0 { End::Right } else { End::Left };
    let (outside, angle) = (!end.is_box(from), end.difficult(from));
    let all = [outside, angle, snapshot].map(u8::from).iter().sum::<u8>();
    phrase!(
        "ca.less",
        n = all,
        modifier = modifier,
        most = all > modifier.unsigned_abs(),
        outside = outside,
        angle = angle,
        second = outside && angle,
        snapshot = snapshot,
        third = snapshot && (outside || angle),
    )
}

/// Phrases that name players.
impl CounterAttack {
    /// `4A Berg with die 5 + Tackling 3 = 8`
    pub(crate) fn with(&self, player: Player, roll: Effort) -> Phrase {
        phrase!("ca.with", who = self.piece(player), roll = roll)
    }

    /// The defender's total comes first: his die was first (CA-4.3).
    pub(crate) fn why_duel(
        &self,
        kind: Duel,
        at: Hex,
        (by, def): (Player, Effort),
        (on, att): (Player, Effort),
        res: Outcome,
    ) -> Phrase {
        let key = match (res, kind) {
            (Outcome::Won, _) => "ca.why.duel.won",
            (Outcome::Lost, Duel::Nutmeg) => "ca.why.duel.through",
            (Outcome::Lost, _) => "ca.why.duel.lost",
            _ => "ca.why.duel.tied",
        };
        phrase!(
            key,
            duel = duel(kind),
            at = at,
            first = self.with(by, def),
            second = self.with(on, att),
            stars = stars(def, att),
            by = self.piece(by),
            on = self.piece(on),
        )
    }

    pub(crate) fn why_header(
        &self,
        at: Hex,
        (att, jump): (Player, Effort),
        (def, other): (Player, Effort),
        res: Outcome,
    ) -> Phrase {
        let winner = match res {
            Outcome::Won => Some(self.piece(att)),
            Outcome::Lost => Some(self.piece(def)),
            _ => None,
        };
        phrase!(
            "ca.why.header",
            at = at,
            first = self.with(att, jump),
            second = self.with(def, other),
            stars = stars(jump, other),
            winner = winner,
        )
    }

    pub(crate) fn why_intercept(
        &self,
        (by, from): (Player, Option<Hex>),
        roll: Option<Effort>,
        (face, total): (u8, u8),
        at: Option<Hex>,
        res: Outcome,
    ) -> Phrase {
        let key = match (roll, res) {
            (None, _) => "ca.why.intercept.caught",
            (_, Outcome::Foul) => "ca.why.intercept.foul",
            (_, Outcome::Won) => "ca.why.intercept.won",
            _ => "ca.why.intercept.fail",
        };
        phrase!(
            key,
            by = self.piece(by),
            from = from,
            needed = roll.map(|roll| needed(roll, face, total)),
            at = at,
        )
    }

    pub(crate) fn why_save(
        &self,
        (on, att): (Player, Effort),
        (by, def): (Player, Effort),
        at: Hex,
        step: u8,
        res: Outcome,
    ) -> Phrase {
        let key = match res {
            Outcome::Won => "ca.why.save.won",
            Outcome::Lost => "ca.why.save.lost",
            _ => "ca.why.save.tied",
        };
        phrase!(
            key,
            shot = self.with(on, att),
            keeper = self.piece(by),
            at = at,
            step = step,
            roll = def,
            stars = stars(att, def),
        )
    }

    pub(crate) fn why_loose(&self, from: Hex, off: Player, dice: [u8; 2], rolls: Rolls) -> Phrase {
        let [dir, dist] = dice;
        let off = self.piece(off);
        let it = phrase!("ca.loose", off = off, from = from, dir = dir, dist = dist);
        match rolls {
            Rolls::Hit(player) => phrase!("ca.why.loose.hit", it = it, who = self.piece(player)),
            Rolls::Rest(hex) => phrase!("ca.why.loose.rest", it = it, at = hex),
            Rolls::Goal => phrase!("ca.why.loose.goal", it = it),
            Rolls::Out { last } => phrase!("ca.why.loose.out", it = it, at = last),
        }
    }

    /// `10H Ravn: die 3 reaches Leniency 3: a yellow card`
    pub(crate) fn why_booking(
        &self,
        by: Player,
        die: Option<u8>,
        leniency: u8,
        check: BookingCheck,
        card: Phrase,
    ) -> Phrase {
        let who = self.piece(by);
        match die {
            None => phrase!("ca.why.booking.sure", who = who, card = card),
            Some(die) => phrase!(
                "ca.why.booking",
                who = who,
                die = die,
                reaches = die >= leniency,
                leniency = leniency,
                stake = check == BookingCheck::YellowRed,
                card = card,
            ),
        }
    }

    pub(crate) fn why_kick(
        &self,
        who: Player,
        aim: Hex,
        shot: Effort,
        save: Option<(Player, Effort)>,
        scored: bool,
    ) -> Phrase {
        let (key, keeper, stars) = match save {
            Some((keeper, save)) => {
                let stars = stars(shot, save);
                ("ca.why.kick", Some(self.with(keeper, save)), stars)
            }
            None if shot.die.face == 1 => ("ca.why.kick.off.target", None, 0),
            None => ("ca.why.kick.alone", None, 0),
        };
        phrase!(
            key,
            who = self.piece(who),
            aim = aim,
            shot = self.with(who, shot),
            keeper = keeper,
            stars = stars,
            scored = scored,
        )
    }
}
