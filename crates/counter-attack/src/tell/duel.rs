//! Of duels, fouls and cards.

use football::{Deed, Hearer, What, Words};

use super::won;
use crate::{
    CounterAttack,
    event::{Award, Booking, Duel, Event, Happening, Hurt, Outcome, Try},
    play::NEEDS,
    why::{self, needed},
};

/// As the other one sees it.
const fn turned(res: Outcome) -> Outcome {
    match res {
        Outcome::Won => Outcome::Lost,
        Outcome::Lost => Outcome::Won,
        same => same,
    }
}

impl CounterAttack {
    #[inline(always)]
    pub(crate) fn tell_of_duel(&self, event: &Event, hear: &mut impl Hearer) {
        let name = |who| self.piece(who);
        match event.what {
            Happening::Steal {
                by,
                on,
                at,
                roll,
                res,
            } => {
                hear.common_if(won(res), by.side(), What::Tackle);
                hear.reason(|| {
                    let (by, on) = (name(by), name(on));
                    let verdict = match res {
                        Outcome::Foul => "die 1 is a foul".to_string(),
                        Outcome::Won => format!("{}: {by} has the ball", needed(roll, 6, NEEDS)),
                        _ => format!("{}: {on} goes on", needed(roll, 6, NEEDS)),
                    };
                    format!("steal on {at} by {by} against {on}: {verdict}")
                });
                if won(res) {
                    hear.remark("charts.dispossessed", by.side().other(), Words::new);
                }
            }
            Happening::Tried {
                what,
                by,
                at,
                roll,
                res,
            } => hear.reason(|| {
                let does = match what {
                    Try::Reach => "reaches for the ball",
                    Try::Attract => "tries to attract the ball",
                };
                let roll = match res {
                    Outcome::Foul => "die 1 is a foul".to_string(),
                    Outcome::Won => format!("{}: he has it", needed(roll, 6, NEEDS)),
                    _ => format!("{}: he misses it", needed(roll, 6, NEEDS)),
                };
                format!("{} {does} on {at}: {roll}", name(by))
            }),
            Happening::Duel {
                duel,
                by,
                on,
                at,
                def,
                att,
                res,
            } => {
                let (side, other) = (by.side(), on.side());
                match (duel, res) {
                    (Duel::Nutmeg, Outcome::Won) => hear.common(side, What::Dribble, None),
                    (Duel::Nutmeg, Outcome::Lost) => hear.common(other, What::Tackle, None),
                    (_, Outcome::Won) => hear.common(side, What::Tackle, None),
                    _ => (),
                }
                hear.reason(|| match duel {
                    // It is told as the carrier sees it.
                    Duel::Nutmeg => self.duel_words(duel, at, (on, def), (by, att), turned(res)),
                    _ => self.duel_words(duel, at, (by, def), (on, att), res),
                });
            }
            Happening::DuelFoul {
                duel,
                by,
                on,
                at,
                die,
            } => hear.reason(|| {
                let (by, on) = match duel {
                    Duel::Nutmeg => (name(on), name(by)),
                    _ => (name(by), name(on)),
                };
                let from = if die == 2 { " from behind" } else { "" };
                let duel = match duel {
                    Duel::Tackle { .. } => "tackle",
                    duel => why::duel(duel),
                };
                format!("{duel} on {at} by {by} against {on}: die {die} is a foul{from}")
            }),
            Happening::Reckless {
                by,
                on,
                at,
                die,
                res,
            } => hear.reason(|| {
                let (by, on) = (name(by), name(on));
                let verdict = match res {
                    Outcome::Foul => "and 3 or more is a foul",
                    _ => "and 1 or 2 misses him",
                };
                format!("reckless tackle on {at} by {by} against {on}: die {die}, {verdict}")
            }),
            _ => (),
        }
    }

    #[inline(always)]
    pub(crate) fn tell_of_foul(&self, event: &Event, hear: &mut impl Hearer) {
        let player = |who| vec![("player", self.name_of(who))];
        match event.what {
            Happening::Foul {
                by,
                on,
                at,
                foul,
                behind,
                last_man,
            } => {
                hear.common(by.side(), What::Foul, None);
                self.credit_to(by, Deed::Foul, hear);
                self.credit_to(on, Deed::Fouled, hear);
                hear.reason(|| {
                    let (by, on, how) = (self.piece(by), self.piece(on), why::foul(foul));
                    let behind = if behind { ", from behind" } else { "" };
                    let last = if last_man { ", as last man" } else { "" };
                    format!("{by} fouls {on} on {at} {how}{behind}{last}")
                });
                hear.remark("deck.foul", by.side(), || player(by));
            }
            Happening::Injury {
                on,
                die,
                resilience,
                res,
            } => {
                hear.common_if(res != Hurt::None, on.side(), What::Injury);
                let words = || why::injury(die, resilience, res);
                hear.reason(|| format!("{}: {}", self.piece(on), words()));
            }
            Happening::Booking {
                by,
                die,
                leniency,
                check,
                res,
            } => {
                if matches!(res, Booking::Yellow | Booking::SecondYellow) {
                    hear.common(by.side(), What::Yellow, None);
                    self.credit_to(by, Deed::Yellow, hear);
                }
                let words = || why::booking(die, leniency, check, res);
                hear.reason(|| format!("{}: {}", self.piece(by), words()));
                if res == Booking::Yellow {
                    hear.remark("deck.yellow", by.side(), || player(by));
                }
            }
            Happening::SentOff { who } => {
                hear.common(who.side(), What::Red, None);
                self.credit_to(who, Deed::Red, hear);
                hear.reason(|| format!("{} leaves the pitch, one man fewer", self.piece(who)));
                hear.remark("deck.off", who.side(), || player(who));
            }
            Happening::MustLeave { who } => {
                hear.reason(|| format!("{} cannot go on", self.piece(who)));
            }
            Happening::Decision {
                side,
                award,
                forced,
            } => hear.reason(|| match (award, forced) {
                (Award::PlayOn, _) => format!("{side} plays on"),
                (stop, true) => format!("play must stop: a {} for {side}", why::award(stop)),
                (stop, false) => format!("{side} takes the {}", why::award(stop)),
            }),
            Happening::Offside { who, at } => {
                hear.common(who.side(), What::Offside, None);
                hear.reason(|| {
                    let who = self.piece(who);
                    let was = "fewer than two opponents were level with him or past him";
                    format!("{who} on {at}: when the ball was played he was past it, and {was}")
                });
                hear.remark("charts.offside", who.side(), Words::new);
            }
            _ => (),
        }
    }
}
