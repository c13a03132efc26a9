//! Why something happened when play was stopped: fouls, penalties, injuries, changes,
//! EXTRAS.

use football::{Phrase, Word, phrase, term};
use tabletop::Side;

use crate::{
    InsideTheNet,
    action::Zone,
    card_text::{foul_text, letter},
    event::{Caution, Delay, Pulled},
    men::NOBODY,
    readings::{Against, named, white_on, zone_term},
};

pub(crate) fn extra(delay: Delay, pulled: Pulled, pile: u8) -> Phrase {
    let adds = term(match delay {
        Delay::Goal => "itn.why.extra.goal",
        Delay::Card => "itn.why.extra.card",
        Delay::Foul => "itn.why.extra.foul",
        Delay::Change => "itn.why.extra.change",
    });
    let key = match (pulled, delay.is_full()) {
        (Pulled::Card, true) => "itn.why.extra.full",
        (Pulled::Card, false) => "itn.why.extra.half",
        (Pulled::Straightened, _) => "itn.why.extra.straight",
        (Pulled::Nothing, _) => "itn.why.extra.none",
    };
    phrase!(key, adds = adds, pile = pile)
}

/// What moves HREC, and what is read now. The clause says what it was; which way it goes
/// says whose.
pub(crate) fn hrec(clause: &str, strip: Zone, by: i8, now: u8) -> Phrase {
    let (gains, loses) = match by {
        ..=-1 => (Side::Away, Side::Home),
        _ => (Side::Home, Side::Away),
    };
    let cause = match clause {
        "ITN-CARD.5" => Some(("itn.why.hrec.short", loses)),
        "ITN-CARD.6" => Some(("itn.why.hrec.marker", loses)),
        "ITN-CARD.9" => Some(("itn.why.hrec.second", loses)),
        "ITN-CARD.11" => Some(("itn.why.hrec.fresh.back", gains)),
        "ITN-CARD.12" => Some(("itn.why.hrec.short.back", gains)),
        "ITN-FRS.1" => Some(("itn.why.hrec.fresh", gains)),
        "ITN-TRD.2" => Some(("itn.why.hrec.tired", loses)),
        "ITN-HREC.9" => Some(("itn.why.hrec.order", gains)),
        "ITN-FRM.4" => Some(("itn.why.hrec.sheets", gains)),
        _ => None,
    };
    let cause = cause.map(|(key, side)| phrase!(key, side = side));
    phrase!(
        "itn.why.hrec",
        cause = cause,
        by = by,
        zone = zone_term(strip),
        home = Side::Home,
        now = now
    )
}

impl InsideTheNet {
    /// Whose pass it was, or why nobody is credited with one.
    pub(crate) fn why_goal(&self, clause: &str, side: Side, assist: u8, penalty: bool) -> Phrase {
        let key = match (assist, clause) {
            _ if penalty => "itn.why.goal.penalty",
            (NOBODY, "ITN-AST.3") => "itn.why.goal.alone",
            (NOBODY, "ITN-AST.4") => "itn.why.goal.himself",
            (NOBODY, _) => "itn.why.goal.no.pass",
            (_, "ITN-AST.2") => "itn.why.goal.rebound",
            _ => "itn.why.goal.pass",
        };
        phrase!(key, man = self.man_word(side, assist))
    }

    pub(crate) fn why_corner(&self, side: Side, taker: u8) -> Phrase {
        match self.squads()[side].player(taker) {
            None if self.options().named_corner_taker => term("itn.why.corner.named"),
            None => term("itn.why.corner.nobody"),
            Some(card) => {
                let bonus = card.plays.corner_bonus;
                phrase!("itn.why.corner", man = card.name.clone(), bonus = bonus)
            }
        }
    }

    /// White on the defender's cards, or in his Foul in a challenge.
    pub(crate) fn why_foul(
        &self,
        side: Side,
        man: u8,
        challenge: bool,
        caution: Caution,
        white: u8,
    ) -> Phrase {
        let Some(card) = self.squads()[side].player(man) else {
            return term("itn.why.foul.nobody");
        };
        let (name, plays) = (&card.name, &card.plays);
        if challenge {
            return phrase!(
                "itn.why.foul.challenge",
                face = white,
                range = foul_text(plays),
                man = name.clone()
            );
        }
        let ranges = [named("Ycd", plays.yellow), named("Rcd", plays.red)];
        let key = match caution {
            Caution::Plain => "itn.why.foul.plain",
            Caution::Yellow => "itn.why.foul.yellow",
            Caution::Waived => "itn.why.foul.waived",
            Caution::Second => "itn.why.foul.second",
            Caution::Third => "itn.why.foul.third",
            Caution::Red => "itn.why.foul.red",
        };
        let never = plays.second_yellow.is_none();
        let read = white_on(white, name, &ranges);
        phrase!(
            key,
            man = name.clone(),
            read = read,
            side = side,
            never = never
        )
    }

    pub(crate) fn why_second_yellow(&self, side: Side, man: u8, blue: Against) -> Phrase {
        let man = self.man_word(side, man);
        let (read, given) = (blue.what("(#)"), blue.hits());
        phrase!(
            "itn.why.second.yellow",
            read = read,
            man = man,
            given = given
        )
    }

    /// White in `PKw` of the man who was fouled, in `PKc` of the defender, or in both.
    pub(crate) fn why_awarded(&self, side: Side, man: u8, defender: u8, white: u8) -> Phrase {
        let won = self.squads()[side].player(man);
        let won = won.map(|card| ("PKw", card.plays.penalty_won, &card.name));
        let conceded = self.squads()[side.other()].player(defender);
        let conceded = conceded.map(|card| ("PKc", card.plays.penalty_conceded, &card.name));
        let hit = [won, conceded].into_iter().flatten();
        let mut hit = hit
            .filter(|(_, span, _)| span.has(white))
            .map(|(range, span, name)| {
                let range = format!("{range} {span}");
                phrase!("itn.why.range.of", range = range, man = name.clone())
            });
        phrase!(
            "itn.why.awarded",
            face = white,
            first = hit.next(),
            second = hit.next(),
            side = side
        )
    }

    /// White against PK with the keeper's Pen Kick; black only if that was agreed.
    pub(crate) fn why_penalty(
        &self,
        side: Side,
        [man, keeper]: [u8; 2],
        black: u8,
        white: Against,
        on_target: bool,
    ) -> Phrase {
        let name = self.man_word(side, man);
        let plays = self.squads()[side].player(man).map(|card| &card.plays);
        if !on_target {
            let need = plays.map_or(0, |plays| plays.on_target as i8);
            let read = Against::black(black, need).what("OnT");
            return phrase!("itn.why.penalty.wide", read = read, man = name);
        }
        let own = plays.map_or(0, |plays| plays.penalty as i8);
        let card = self.squads()[side.other()].keepers.get(usize::from(keeper));
        let save = card.map_or(0, |card| card.penalty);
        let then = term(match white.face {
            20 => "itn.why.then.always.saved",
            _ if white.hits() => "itn.why.then.a.goal",
            _ => "itn.why.then.saved",
        });
        phrase!(
            "itn.why.penalty",
            read = white.what("PK"),
            own = own,
            man = name,
            save = save,
            keeper = self.keeper_word(side.other(), keeper),
            capped = own + save > white.need,
            then = then
        )
    }

    pub(crate) fn why_hurt(&self, side: Side, man: u8, starred: bool, blue: Against) -> Phrase {
        phrase!(
            "itn.why.hurt",
            read = blue.what("INJ"),
            man = self.man_word(side, man),
            starred = starred,
            hurt = blue.hits()
        )
    }

    pub(crate) fn why_injured(&self, side: Side, man: u8, blue: u8, matches: u8) -> Phrase {
        let card = self.squads()[side].player(man);
        let column = letter(card.map_or(0, |card| card.injury_column));
        phrase!(
            "itn.why.injured",
            face = blue,
            column = column.to_string(),
            man = self.man_word(side, man),
            matches = matches
        )
    }

    /// Black and white name the spots, blue is held against END of the men there.
    pub(crate) fn why_sub_check(
        &self,
        clause: &str,
        side: Side,
        men: [u8; 2],
        [black, white, blue]: [u8; 3],
        idle: bool,
    ) -> Phrase {
        let squad = &self.squads()[side];
        let who = |man: u8| match squad.player(man) {
            Some(card) => Word::from(card.name.clone()),
            None => term("itn.why.check.nobody").into(),
        };
        let [spot, other] = [black, white].map(|face| (face - 1) % 10 + 1);
        let named = match spot == other {
            true => phrase!(
                "itn.why.check.one",
                black = black,
                white = white,
                spot = spot,
                side = side,
                man = who(men[0])
            ),
            false => phrase!(
                "itn.why.check.two",
                black = black,
                spot = spot,
                side = side,
                man = who(men[0]),
                white = white,
                second = other,
                mate = who(men[1])
            ),
        };
        if men == [NOBODY; 2] {
            let key = match clause {
                "ITN-SUB.11" => "itn.why.check.fresh",
                _ => "itn.why.check.empty",
            };
            return phrase!(key, named = named);
        }
        let cards = men.into_iter().filter_map(|man| squad.player(man));
        let mut checks = cards.map(|card| {
            let blue = Against::blue(blue, card.endurance);
            let (read, tired) = (blue.what("END"), blue.hits());
            phrase!(
                "itn.why.check.tired",
                read = read,
                man = card.name.clone(),
                tired = tired
            )
        });
        phrase!(
            "itn.why.check",
            named = named,
            first = checks.next(),
            second = checks.next(),
            idle = idle
        )
    }

    pub(crate) fn why_change(
        &self,
        clause: &str,
        side: Side,
        on: u8,
        out: u8,
        windows: u8,
    ) -> Phrase {
        phrase!(
            "itn.why.change",
            on = self.man_word(side, on),
            off = self.man_word(side, out),
            free = clause == "ITN-END.1",
            side = side,
            windows = windows
        )
    }

    pub(crate) fn why_keeper_change(&self, side: Side, on: u8, out: u8, windows: u8) -> Phrase {
        phrase!(
            "itn.why.keeper.change",
            on = self.keeper_word(side, on),
            off = self.keeper_word(side, out),
            side = side,
            windows = windows
        )
    }
}
