//! Of shots, saves and goals.

use football::{Deed, Hearer, What, Word, phrase};

use super::won;
use crate::{
    CounterAttack,
    event::{Event, Happening, Outcome},
    play::{NEEDS, UNBLOCKED},
    why::{self, goals, needed},
};

impl CounterAttack {
    #[inline(always)]
    pub(crate) fn tell_of_shot(&self, event: &Event, hear: &mut impl Hearer) {
        let name = |who| self.piece(who);
        let on_target = false;
        match event.what {
            Happening::Snapshot { who } => {
                hear.reason(|| phrase!("ca.why.snapshot", who = name(who)));
            }
            Happening::Shot {
                who,
                from,
                aim,
                snapshot,
                modifier,
            } => hear.reason(|| {
                let less = why::modifiers(from, aim, snapshot, modifier);
                phrase!(
                    "ca.why.shot",
                    who = name(who),
                    from = from,
                    aim = aim,
                    less = less
                )
            }),
            Happening::FreeKickShot { who, roll } => hear.reason(|| {
                let open = roll.total >= UNBLOCKED && roll.die.face > 1;
                phrase!(
                    "ca.why.free.kick.shot",
                    who = name(who),
                    roll = roll,
                    open = open,
                    need = UNBLOCKED,
                )
            }),
            Happening::Penalty { who, aim, roll } => {
                hear.common(who.side(), What::Penalty, None);
                hear.reason(|| phrase!("ca.why.penalty", who = name(who), aim = aim, roll = roll));
            }
            Happening::OffTarget { who, penalty } => {
                hear.common(who.side(), What::Shot { on_target }, None);
                hear.common_if(penalty, who.side(), What::PenaltyMissed);
                self.credit_to(who, Deed::Shot { on_target }, hear);
                hear.reason(|| phrase!("ca.why.off.target", who = name(who)));
            }
            Happening::Block {
                by,
                at,
                roll,
                need,
                res,
                ..
            } => {
                let (side, other) = (by.side(), by.side().other());
                hear.common_if(won(res), other, What::Shot { on_target });
                hear.common_if(won(res), side, What::Block);
                hear.reason(|| {
                    let (by, needed) = (name(by), needed(roll, need, NEEDS));
                    phrase!(
                        "ca.why.block",
                        by = by,
                        at = at,
                        needed = needed,
                        won = won(res)
                    )
                });
            }
            Happening::Deflect { by, roll, res, .. } => {
                let (side, other) = (by.side(), by.side().other());
                hear.common_if(won(res), other, What::Shot { on_target: true });
                hear.common_if(won(res), side, What::Save);
                hear.reason(|| {
                    let (by, needed) = (name(by), needed(roll, 6, NEEDS));
                    phrase!("ca.why.deflect", by = by, needed = needed, won = won(res))
                });
            }
            _ => (),
        }
    }

    #[inline(always)]
    pub(crate) fn tell_of_goal(&self, event: &Event, hear: &mut impl Hearer) {
        let name = |who| self.piece(who);
        let on_target = true;
        match event.what {
            Happening::NoSave { who, roll } => {
                hear.common(who.side(), What::Shot { on_target }, None);
                self.credit_to(who, Deed::Shot { on_target }, hear);
                hear.reason(|| phrase!("ca.why.no.save", shot = self.with(who, roll)));
            }
            Happening::Save {
                by,
                on,
                at,
                step,
                att,
                def,
                res,
                penalty,
            } => {
                let saved = res != Outcome::Lost;
                hear.common(on.side(), What::Shot { on_target }, None);
                hear.common_if(saved && penalty, on.side(), What::PenaltyMissed);
                hear.common_if(saved, by.side(), What::Save);
                self.credit_to(on, Deed::Shot { on_target }, hear);
                self.credit_to(by, Deed::Faced { saved }, hear);
                hear.reason(|| self.why_save((on, att), (by, def), at, step, res));
            }
            Happening::Handling {
                by,
                die,
                handling,
                held,
            } => hear.reason(|| {
                let by = name(by);
                phrase!(
                    "ca.why.handling",
                    by = by,
                    die = die,
                    handling = handling,
                    held = held
                )
            }),
            Happening::Loose {
                from,
                off,
                dir,
                dist,
                rolls,
            } => hear.reason(|| self.why_loose(from, off, [dir, dist], rolls)),
            Happening::LooseSave { by, roll, held } => hear.reason(|| {
                let needed = needed(roll, 5, NEEDS);
                phrase!(
                    "ca.why.loose.save",
                    by = name(by),
                    needed = needed,
                    held = held
                )
            }),
            Happening::Goal {
                side,
                score,
                scorer,
                own,
                penalty,
                ..
            } => {
                hear.common_if(own, side.other(), What::OwnGoal);
                hear.common_if(!own, side, What::Goal);
                hear.common_if(!own && penalty, side, What::PenaltyGoal);
                if let (Some(scorer), false) = (scorer, own) {
                    self.credit_to(scorer, Deed::Goal, hear);
                }
                hear.reason(|| {
                    let who = scorer.map_or(Word::Side(side), |who| name(who).into());
                    phrase!("ca.why.goal", own = own, who = who, score = goals(score))
                });
            }
            _ => (),
        }
    }
}
