//! Of duels, fouls and cards.

use football::{Topic, Words, topic, words};
use tabletop::Side;

use super::{DUEL, Said};
use crate::{
    CounterAttack,
    event::{Award, Booking, Duel, Event, FoulKind, Happening, InjuryFound, Outcome},
    player::Player,
};

impl CounterAttack {
    pub(super) fn remark_of_duel(&self, event: &Event) -> Said {
        let name = |who| self.name(who);
        Some(match event.what {
            Happening::Steal { by, on, res, .. } => match res {
                Outcome::Won => self.wins(by, on),
                Outcome::Foul => return None,
                _ => self.gets_past(topic::TACKLE_BEATEN, on, by),
            },
            Happening::Duel {
                duel, by, on, res, ..
            } => match (duel, res) {
                (_, Outcome::Tied) => {
                    let words = words!(who = name(on), by = name(by));
                    (DUEL, on.side(), words)
                }
                (Duel::Nutmeg, Outcome::Won) => self.gets_past(Topic::plain("ca.nutmeg"), by, on),
                (Duel::Nutmeg, _) => self.wins(on, by),
                (Duel::Dive, Outcome::Won) => {
                    let words = words!(who = name(by), keeper = name(by));
                    (topic::KEEPER_OUT, by.side(), words)
                }
                (Duel::Dive, _) => self.gets_past(Topic::plain("ca.past.keeper"), on, by),
                (Duel::Tackle { .. }, Outcome::Won) => self.wins(by, on),
                (Duel::Tackle { .. }, _) => self.gets_past(topic::TACKLE_BEATEN, on, by),
            },
            Happening::Reckless { by, on, res, .. } if res != Outcome::Foul => (
                Topic::plain("ca.reckless"),
                by.side(),
                words!(who = name(by), on = name(on)),
            ),
            _ => return self.remark_of_foul(event),
        })
    }

    fn wins(&self, who: Player, from: Player) -> (Topic, Side, Words) {
        let words = words!(who = self.name(who), from = self.name(from));
        (topic::TACKLE, who.side(), words)
    }

    fn gets_past(&self, topic: Topic, who: Player, by: Player) -> (Topic, Side, Words) {
        let words = words!(who = self.name(who), by = self.name(by));
        (topic, who.side(), words)
    }

    fn remark_of_foul(&self, event: &Event) -> Said {
        let of = |topic, who: Player| (topic, who.side(), words!(who = self.name(who)));
        Some(match event.what {
            Happening::Foul {
                by,
                foul: FoulKind::Handball,
                ..
            } => of(Topic::plain("ca.handball"), by),
            Happening::Foul { by, on, .. } => {
                let words = words!(who = self.name(by), on = self.name(on));
                (topic::FOUL, by.side(), words)
            }
            Happening::Injury { on, res, .. } if res != InjuryFound::None => of(topic::INJURY, on),
            Happening::Booking { by, res, .. } => match res {
                Booking::None => of(topic::WARNED, by),
                Booking::Yellow => of(topic::YELLOW, by),
                Booking::SecondYellow => of(topic::SECOND_YELLOW, by),
                Booking::Red => of(topic::RED, by),
            },
            Happening::SentOff { who, left } => {
                (topic::SENT_OFF_SHORT, who.side(), words!(n = left))
            }
            Happening::MustLeave { who } => of(topic::INJURY_OFF, who),
            Happening::Decision {
                side,
                award: Award::PlayOn,
                ..
            } => (topic::ADVANTAGE, side, words!()),
            Happening::Offside { who, .. } => of(topic::OFFSIDE, who),
            _ => return None,
        })
    }
}
