//! Of passes and headers.

use football::{Deed, Hearer, What, Words};

use super::won;
use crate::{
    CounterAttack,
    event::{Event, Happening},
    play::{CONTROLS, HIGH_NEEDS, LONG_NEEDS},
    why::{self, hexes},
};

impl CounterAttack {
    #[inline(always)]
    pub(crate) fn tell_of_pass(&self, event: &Event, hear: &mut impl Hearer) {
        let name = |who| self.piece(who);
        let accurate = |is| if is { "accurate" } else { "inaccurate" };
        match event.what {
            Happening::Pass { pass, by, from, to } => hear.reason(|| {
                let (by, pass, far) = (name(by), why::pass(pass), hexes(from.distance(to)));
                format!("{by}: {pass} from {from} to {to}, {far}")
            }),
            Happening::Received { who, at } => {
                hear.common(who.side(), What::Pass, None);
                hear.reason(|| format!("{} has the ball on {at}", name(who)));
            }
            Happening::Space { at } | Happening::Down { at } => {
                hear.reason(|| format!("the ball comes to {at}, where nobody stands"));
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
                hear.reason(|| self.intercept_words((by, from), roll, (need, total), at, res));
                if won(res) {
                    hear.remark("charts.intercepted", by.side().other(), Words::new);
                }
            }
            Happening::High {
                by,
                from,
                to,
                roll,
                accurate: is,
            } => hear.reason(|| {
                let (by, res, far) = (name(by), accurate(is), hexes(from.distance(to)));
                let kick = why::high(event.clause);
                format!(
                    "{by}: {kick} from {from} to {to}, {far}: {roll}, {HIGH_NEEDS} is needed: {res}"
                )
            }),
            Happening::Cross { by, from, to } => {
                hear.reason(|| {
                    let (by, far) = (name(by), hexes(from.distance(to)));
                    format!("{by}: cross from {from} to {to}, {far}: accurate without a die")
                });
            }
            Happening::Long {
                by,
                from,
                to,
                roll,
                need,
                accurate: is,
            } => hear.reason(|| {
                let (by, res, far) = (name(by), accurate(is), hexes(from.distance(to)));
                let thirds = match need > LONG_NEEDS {
                    true => " from third to third",
                    false => "",
                };
                format!(
                    "{by}: Long Pass from {from} to {to}, {far}: {roll}, {need} is needed{thirds}: \
                     {res}"
                )
            }),
            Happening::Drift { dir, dist, lands } => hear.reason(|| {
                let far = hexes(dist);
                format!("direction {dir}, {far} from the target: it comes down on {lands}")
            }),
            Happening::DriftOut { dir, dist, last } => hear.reason(|| {
                let far = hexes(dist);
                format!("direction {dir}, {far} from the target: it leaves the pitch past {last}")
            }),
            _ => (),
        }
    }

    #[inline(always)]
    pub(crate) fn tell_of_header(&self, event: &Event, hear: &mut impl Hearer) {
        let name = |who| self.piece(who);
        match event.what {
            Happening::Header { at, att, def, res } => {
                hear.reason(|| self.header_words(at, att, def, res));
            }
            Happening::FreeHeader { who, roll } => hear.reason(|| {
                let roll = roll.map_or(String::new(), |roll| format!(": {roll}"));
                format!("{} heads it with nobody against him{roll}", name(who))
            }),
            Happening::Headed { who, from, to } => hear.reason(|| {
                let (who, far) = (name(who), hexes(from.distance(to)));
                format!("{who} heads it from {from} to {to}, {far}")
            }),
            Happening::HeadedShot {
                who,
                from,
                aim,
                roll,
            } => hear.reason(|| {
                let (who, total) = (name(who), roll.total);
                format!("{who} heads it from {from} at {aim} with his total of {total}")
            }),
            Happening::KeeperBeaten { who } => {
                hear.common(who.side(), What::Shot { on_target: true }, None);
                self.credit_to(who, Deed::Shot { on_target: true }, hear);
                hear.reason(|| format!("{} beat the keeper who jumped", name(who)));
            }
            Happening::Control { who, at, roll, res } => hear.reason(|| {
                let result = match won(res) {
                    true => "he has it at his feet",
                    false => "the ball comes loose",
                };
                let who = name(who);
                format!("{who} for the ball on {at}: {roll}, {CONTROLS} is needed: {result}")
            }),
            Happening::BackHead { by, die, held } => hear.reason(|| match held {
                true => format!("{}: die {die}, only a 1 slips: held", name(by)),
                false => format!("{}: die {die} slips: the ball comes loose", name(by)),
            }),
            _ => (),
        }
    }
}
