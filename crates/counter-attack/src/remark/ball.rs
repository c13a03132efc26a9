//! Of runs, passes and headers.

use football::{Topic, topic, words};

use super::{DUEL, SPILLED, Said, at_place};
use crate::{
    CounterAttack,
    card::Attribute,
    event::{Event, Happening, Outcome, PassKind, Rolls},
    hex::Hex,
    pitch::End,
    player::Player,
};

/// A ball in the air is long from here on.
const LONG: u8 = 12;
/// A pass across so many double rows changes the wing.
const SWITCH: u8 = 20;
/// Beyond these rows a ball into the box is a cross.
const WIDE: i8 = 15;

impl CounterAttack {
    pub(super) fn remark_of_ball(&self, event: &Event) -> Said {
        let name = |who| self.name(who);
        Some(match event.what {
            Happening::Step {
                who, from, to, run, ..
            } => self.remark_of_arrival(event, who, Some(from), to, || {
                (run == 1).then_some(topic::RUN)
            })?,
            Happening::Pass { .. } | Happening::Received { .. } => self.remark_of_pass(event)?,
            Happening::Intercept {
                by,
                at,
                res: Outcome::Won | Outcome::Caught,
                ..
            } => match at {
                Some(_) => (topic::KEEPER_CLAIMS, by.side(), words!(keeper = name(by))),
                None => (topic::INTERCEPTED, by.side(), words!(who = name(by))),
            },
            Happening::High { .. } | Happening::Cross { .. } | Happening::Long { .. } => {
                self.remark_of_flight(event)?
            }
            Happening::Drift { by, .. } | Happening::DriftOut { by, .. } => {
                (topic::OVERHIT, by.side(), words!(who = name(by)))
            }
            Happening::Collect { who, .. } if event.clause == "CA-17.7" => {
                let words = words!(who = name(who), keeper = name(who));
                (topic::KEEPER_OUT, who.side(), words)
            }
            Happening::Collect { who, .. }
            | Happening::Tried {
                by: who,
                res: Outcome::Won,
                ..
            } => (
                Topic::minor("ca.gathers"),
                who.side(),
                words!(who = name(who)),
            ),
            Happening::Loose { rolls, off, .. } => match rolls {
                Rolls::Hit(who) => (
                    Topic::minor("ca.breaks"),
                    who.side(),
                    words!(who = name(who)),
                ),
                Rolls::Rest(_) => (topic::LOOSE, off.side(), words!()),
                Rolls::Goal | Rolls::Out { .. } => return None,
            },
            _ => return self.remark_of_header(event),
        })
    }

    /// Along the ground.
    fn remark_of_pass(&self, event: &Event) -> Said {
        let name = |who| self.name(who);
        let to = |meant: Option<Player>| meant.map(name);
        let place = |who: Player, at| at_place(event, who.side(), at);
        Some(match event.what {
            Happening::Pass {
                pass: PassKind::CornerShort,
                by,
                meant,
                ..
            } => (
                Topic::minor("ca.short.corner"),
                by.side(),
                words!(who = name(by), to = to(meant)),
            ),
            Happening::Pass {
                by,
                to,
                meant: None,
                ..
            } => {
                let place = place(by, to);
                (
                    Topic::minor("ca.space"),
                    by.side(),
                    words!(who = name(by), place = place),
                )
            }
            Happening::Received { who, at, by, from } => {
                let wide = from.is_some_and(|from| from.y.abs_diff(at.y) >= SWITCH);
                let usual = match (self.keeps(who), wide) {
                    (true, _) => topic::BACK_PASS,
                    (_, true) => topic::SWITCH,
                    _ => topic::PASS,
                };
                let (topic, side, words) =
                    self.remark_of_arrival(event, who, from, at, || Some(usual))?;
                match usual == topic {
                    true => (
                        topic,
                        side,
                        words!(who = to(by), to = name(who), place = place(who, at)),
                    ),
                    false => (topic, side, words),
                }
            }
            _ => return None,
        })
    }

    /// Through the air.
    fn remark_of_flight(&self, event: &Event) -> Said {
        let name = |who| self.name(who);
        let to = |meant: Option<Player>| meant.map(name);
        let place = |who: Player, at| at_place(event, who.side(), at);
        Some(match event.what {
            Happening::High {
                by,
                from,
                to: at,
                meant,
                ..
            } => {
                let end = event.attacks(by.side());
                let wide = end.third(from) && end.across(from).abs() > WIDE;
                let topic = match event.clause {
                    "CA-28.4" => topic::CROSS,
                    _ if wide && end.is_box(at) => topic::CROSS,
                    _ if from.distance(at) >= LONG => topic::LONG,
                    _ => Topic::minor("ca.high"),
                };
                let place = place(by, at);
                (
                    topic,
                    by.side(),
                    words!(who = name(by), to = to(meant), place = place),
                )
            }
            Happening::Cross { by, meant, .. } => (
                topic::CROSS,
                by.side(),
                words!(who = name(by), to = to(meant)),
            ),
            Happening::Long { by, to, .. } => {
                let place = place(by, to);
                (
                    topic::LONG,
                    by.side(),
                    words!(who = name(by), place = place),
                )
            }
            _ => return None,
        })
    }

    fn remark_of_header(&self, event: &Event) -> Said {
        let name = |who| self.name(who);
        let to = |meant: Option<Player>| meant.map(name);
        Some(match event.what {
            Happening::Header { att, def, res, .. } => {
                let (who, roll) = match res {
                    Outcome::Won => att,
                    Outcome::Lost => def,
                    _ => {
                        let words = words!(who = name(att.0), by = name(def.0));
                        return Some((DUEL, att.0.side(), words));
                    }
                };
                match roll.skill == Attribute::Aerial {
                    true => (topic::KEEPER_CLAIMS, who.side(), words!(keeper = name(who))),
                    false => (topic::HEADER_WON, who.side(), words!(who = name(who))),
                }
            }
            Happening::FreeHeader { who, .. } if self.keeps(who) => {
                let words = words!(who = name(who), keeper = name(who));
                (topic::KEEPER_OUT, who.side(), words)
            }
            Happening::FreeHeader { who, .. } => {
                (topic::HEADER_WON, who.side(), words!(who = name(who)))
            }
            Happening::Headed {
                who,
                from,
                to: at,
                meant,
            } => {
                let end = event.attacks(who.side());
                let away = end.other().is_box(from) && end.depth(at) > end.depth(from);
                let topic = if away {
                    topic::CLEARED
                } else {
                    Topic::minor("ca.headed")
                };
                (topic, who.side(), words!(who = name(who), to = to(meant)))
            }
            Happening::Control { who, res, .. } => {
                let topic = match res {
                    Outcome::Won => Topic::minor("ca.control"),
                    _ => topic::CONTROL_LOST,
                };
                (topic, who.side(), words!(who = name(who)))
            }
            Happening::BackHead { by, held, .. } => {
                let topic = match held {
                    true => topic::KEEPER_CLAIMS,
                    false => SPILLED,
                };
                (topic, by.side(), words!(keeper = name(by)))
            }
            _ => return None,
        })
    }

    /// Somebody comes with the ball, or to the ball, to a hex: into the box, into the last third, or as
    /// usual.
    fn remark_of_arrival(
        &self,
        event: &Event,
        who: Player,
        from: Option<Hex>,
        to: Hex,
        usual: impl FnOnce() -> Option<Topic>,
    ) -> Said {
        let end = event.attacks(who.side());
        let was_out = |part: fn(End, Hex) -> bool| from.is_some_and(|from| !part(end, from));
        let topic = match () {
            () if end.is_box(to) && was_out(End::is_box) => Topic::minor("ca.box"),
            () if end.third(to) && was_out(End::third) => topic::ADVANCE,
            () => usual()?,
        };
        let place = at_place(event, who.side(), to);
        Some((
            topic,
            who.side(),
            words!(who = self.name(who), place = place),
        ))
    }
}
