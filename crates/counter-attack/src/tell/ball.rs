//! Of passes and headers.

use football::{Deed, Hearer, What, phrase};

use super::won;
use crate::{
    CounterAttack,
    event::{Event, Happening},
    play::{CONTROLS, HIGH_NEEDS, LONG_NEEDS},
    why,
};

impl CounterAttack {
    #[inline(always)]
    pub(crate) fn tell_of_pass(&self, event: &Event, hear: &mut impl Hearer) {
        let name = |who| self.piece(who);
        match event.what {
            Happening::Pass {
                pass, by, from, to, ..
            } => hear.reason(|| {
                phrase!(
                    "ca.why.pass",
                    by = name(by),
                    pass = football::term(format!("ca.pass.{pass}")),
                    from = from,
                    to = to,
                    far = from.distance(to),
                )
            }),
            Happening::Received { who, at, .. } => {
                hear.common(who.side(), What::Pass, None);
                hear.reason(|| phrase!("ca.why.received", who = name(who), at = at));
            }
            Happening::Space { at } | Happening::Down { at } => {
                hear.reason(|| phrase!("ca.why.space", at = at));
            }
            Happening::Intercept {
                by,
                from,
                roll,
                need,
                total,
                at,
                res,
            } => {
                hear.common_if(won(res), by.side(), What::Interception);
                hear.reason(|| self.why_intercept((by, from), roll, (need, total), at, res));
            }
            Happening::High {
                by,
                from,
                to,
                roll,
                accurate,
                ..
            } => hear.reason(|| {
                phrase!(
                    "ca.why.high",
                    by = name(by),
                    kick = why::high(event.clause),
                    from = from,
                    to = to,
                    far = from.distance(to),
                    roll = roll,
                    need = HIGH_NEEDS,
                    accurate = accurate,
                )
            }),
            Happening::Cross { by, from, to, .. } => hear.reason(|| {
                let far = from.distance(to);
                phrase!(
                    "ca.why.cross",
                    by = name(by),
                    from = from,
                    to = to,
                    far = far
                )
            }),
            Happening::Long {
                by,
                from,
                to,
                roll,
                need,
                accurate,
            } => hear.reason(|| {
                phrase!(
                    "ca.why.long",
                    by = name(by),
                    from = from,
                    to = to,
                    far = from.distance(to),
                    roll = roll,
                    need = need,
                    thirds = need > LONG_NEEDS,
                    accurate = accurate,
                )
            }),
            Happening::Drift {
                dir, dist, lands, ..
            } => hear.reason(|| phrase!("ca.why.drift", dir = dir, far = dist, at = lands)),
            Happening::DriftOut {
                dir, dist, last, ..
            } => hear.reason(|| phrase!("ca.why.drift.out", dir = dir, far = dist, at = last)),
            _ => (),
        }
    }

    #[inline(always)]
    pub(crate) fn tell_of_header(&self, event: &Event, hear: &mut impl Hearer) {
        let name = |who| self.piece(who);
        match event.what {
            Happening::Header { at, att, def, res } => {
                hear.reason(|| self.why_header(at, att, def, res));
            }
            Happening::FreeHeader { who, roll } => {
                hear.reason(|| phrase!("ca.why.header.free", who = name(who), roll = roll));
            }
            Happening::Headed { who, from, to, .. } => hear.reason(|| {
                let far = from.distance(to);
                phrase!(
                    "ca.why.headed",
                    who = name(who),
                    from = from,
                    to = to,
                    far = far
                )
            }),
            Happening::HeadedShot {
                who,
                from,
                aim,
                roll,
            } => hear.reason(|| {
                let (who, total) = (name(who), roll.total);
                phrase!(
                    "ca.why.headed.shot",
                    who = who,
                    from = from,
                    aim = aim,
                    total = total
                )
            }),
            Happening::KeeperBeaten { who } => {
                hear.common(who.side(), What::Shot { on_target: true }, None);
                self.credit_to(who, Deed::Shot { on_target: true }, hear);
                hear.reason(|| phrase!("ca.why.keeper.beaten", who = name(who)));
            }
            Happening::Control { who, at, roll, res } => hear.reason(|| {
                phrase!(
                    "ca.why.control",
                    who = name(who),
                    at = at,
                    roll = roll,
                    need = CONTROLS,
                    won = won(res),
                )
            }),
            Happening::BackHead { by, die, held } => {
                hear.reason(|| phrase!("ca.why.back.head", by = name(by), die = die, held = held));
            }
            _ => (),
        }
    }
}
