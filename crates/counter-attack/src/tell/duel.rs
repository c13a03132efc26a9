//! Of duels, fouls and cards.

use football::{Deed, Hearer, What, phrase, phrase::term};

use super::won;
use crate::{
    CounterAttack,
    event::{Award, Booking, Duel, Event, Happening, InjuryFound, Outcome},
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
            Happening::Steal { .. } | Happening::Tried { .. } => self.tell_of_try(event, hear),
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
                    Duel::Nutmeg => self.why_duel(duel, at, (on, def), (by, att), turned(res)),
                    _ => self.why_duel(duel, at, (by, def), (on, att), res),
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
                let duel = match duel {
                    Duel::Tackle { .. } => Duel::Tackle { behind: false },
                    duel => duel,
                };
                phrase!(
                    "ca.why.duel.foul",
                    duel = why::duel(duel),
                    at = at,
                    by = by,
                    on = on,
                    die = die,
                    behind = die == 2,
                )
            }),
            Happening::Reckless {
                by,
                on,
                at,
                die,
                res,
            } => hear.reason(|| {
                let (by, on, foul) = (name(by), name(on), res == Outcome::Foul);
                phrase!(
                    "ca.why.reckless",
                    by = by,
                    on = on,
                    at = at,
                    die = die,
                    foul = foul
                )
            }),
            _ => (),
        }
    }

    /// One die, for a ball that is another's or nobody's.
    #[inline(always)]
    fn tell_of_try(&self, event: &Event, hear: &mut impl Hearer) {
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
                    let key = match res {
                        Outcome::Foul => "ca.why.steal.foul",
                        Outcome::Won => "ca.why.steal.won",
                        _ => "ca.why.steal.fail",
                    };
                    let (by, on, needed) = (name(by), name(on), needed(roll, 6, NEEDS));
                    phrase!(key, by = by, on = on, at = at, needed = needed)
                });
            }
            Happening::Tried {
                what,
                by,
                at,
                roll,
                res,
            } => hear.reason(|| {
                let (by, needed) = (name(by), needed(roll, 6, NEEDS));
                let foul = res == Outcome::Foul;
                let key = format!("ca.why.{what}");
                phrase!(
                    key,
                    by = by,
                    at = at,
                    foul = foul,
                    needed = needed,
                    won = won(res)
                )
            }),
            _ => (),
        }
    }

    #[inline(always)]
    pub(crate) fn tell_of_foul(&self, event: &Event, hear: &mut impl Hearer) {
        let name = |who| self.piece(who);
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
                    phrase!(
                        "ca.why.foul",
                        by = name(by),
                        on = name(on),
                        at = at,
                        how = term(format!("ca.foul.{foul}")),
                        behind = behind,
                        last = last_man,
                    )
                });
            }
            Happening::Injury {
                on,
                die,
                resilience,
                res,
            } => {
                hear.common_if(res != InjuryFound::None, on.side(), What::Injury);
                hear.reason(|| {
                    let key = format!("ca.why.injury.{res}");
                    phrase!(key, on = name(on), die = die, resilience = resilience)
                });
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
                let card = || term(format!("ca.card.{res}"));
                hear.reason(|| self.why_booking(by, die, leniency, check, card()));
            }
            Happening::SentOff { who, .. } => {
                hear.common(who.side(), What::Red, None);
                self.credit_to(who, Deed::Red, hear);
                hear.reason(|| phrase!("ca.why.sent.off", who = name(who)));
            }
            Happening::MustLeave { who } => {
                hear.reason(|| phrase!("ca.why.must.leave", who = name(who)));
            }
            Happening::Decision {
                side,
                award,
                forced,
            } => hear.reason(|| {
                let key = match (award, forced) {
                    (Award::PlayOn, _) => "ca.why.play.on",
                    (_, true) => "ca.why.must.stop",
                    (_, false) => "ca.why.takes",
                };
                phrase!(key, side = side, penalty = award == Award::Penalty)
            }),
            Happening::Offside { who, at } => {
                hear.common(who.side(), What::Offside, None);
                hear.reason(|| phrase!("ca.why.offside", who = name(who), at = at));
            }
            _ => (),
        }
    }
}
