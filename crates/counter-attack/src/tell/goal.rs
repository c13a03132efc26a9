//! Of shots, saves and goals.

use football::{Deed, Hearer, What, Words};

use super::{goals, won};
use crate::{
    CounterAttack,
    event::{Event, Happening, Outcome},
    play::{NEEDS, UNBLOCKED},
    why::{self, needed},
};

impl CounterAttack {
    #[inline(always)]
    pub(crate) fn tell_of_shot(&self, event: &Event, hear: &mut impl Hearer) {
        let name = |who| self.piece(who);
        let on_target = false;
        match event.what {
            Happening::Snapshot { who } => {
                hear.reason(|| format!("{} calls a Snapshot", name(who)));
            }
            Happening::Shot {
                who,
                from,
                aim,
                snapshot,
                modifier,
            } => hear.reason(|| {
                let taken = why::modifiers(from, aim, snapshot, modifier);
                format!("{} shoots from {from} at {aim}: {taken}", name(who))
            }),
            Happening::FreeKickShot { who, roll } => hear.reason(|| {
                let who = name(who);
                match roll.total >= UNBLOCKED && roll.die.face > 1 {
                    true => format!("{who}: {roll}, {UNBLOCKED} cannot be blocked"),
                    false => format!("{who}: {roll}, which can be blocked"),
                }
            }),
            Happening::Penalty { who, aim, roll } => {
                hear.common(who.side(), What::Penalty, None);
                hear.reason(|| format!("{} from the spot at {aim}: {roll}", name(who)));
            }
            Happening::OffTarget { who, penalty } => {
                hear.common(who.side(), What::Shot { on_target }, None);
                hear.common_if(penalty, who.side(), What::PenaltyMissed);
                self.credit_to(who, Deed::Shot { on_target }, hear);
                hear.reason(|| format!("{}: a die of 1 is off target", name(who)));
                hear.remark("deck.wide", who.side(), || {
                    vec![("player", self.name_of(who))]
                });
            }
            Happening::Block {
                by,
                at,
                roll,
                need,
                res,
            } => {
                let (side, other) = (by.side(), by.side().other());
                hear.common_if(won(res), other, What::Shot { on_target });
                hear.common_if(won(res), side, What::Block);
                hear.reason(|| {
                    let (by, roll) = (name(by), needed(roll, need, NEEDS));
                    let res = if won(res) {
                        "blocked"
                    } else {
                        "it goes past him"
                    };
                    format!("{by} on {at} against the shot: {roll}: {res}")
                });
                if won(res) {
                    hear.remark("charts.blocked", other, Words::new);
                }
            }
            Happening::Deflect { by, roll, res } => {
                let (side, other) = (by.side(), by.side().other());
                hear.common_if(won(res), other, What::Shot { on_target: true });
                hear.common_if(won(res), side, What::Save);
                hear.reason(|| {
                    let (by, roll) = (name(by), needed(roll, 6, NEEDS));
                    let res = if won(res) {
                        "turned aside"
                    } else {
                        "it goes past him"
                    };
                    format!("{by} next to the line: {roll}: {res}")
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
                hear.reason(|| {
                    let no = "the keeper reaches no hex of the line";
                    format!("{} with {roll}: {no}: a goal", name(who))
                });
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
                hear.reason(|| self.save_words((on, att), (by, def), at, step, res));
                if saved {
                    hear.remark("deck.save", on.side(), || {
                        vec![("player", self.name_of(on)), ("keeper", self.name_of(by))]
                    });
                }
            }
            Happening::Handling {
                by,
                die,
                handling,
                held,
            } => hear.reason(|| match held {
                true => format!("{}: die {die} is under Handling {handling}: held", name(by)),
                false => format!(
                    "{}: die {die} reaches Handling {handling}: spilled",
                    name(by)
                ),
            }),
            Happening::Loose {
                from,
                off,
                dir,
                dist,
                rolls,
            } => hear.reason(|| self.loose_words(from, off, [dir, dist], rolls)),
            Happening::LooseSave { by, roll, held } => hear.reason(|| {
                let (by, roll) = (name(by), needed(roll, 5, NEEDS));
                let res = if held { "held" } else { "it goes in" };
                format!("{by} at the loose ball: {roll}: {res}")
            }),
            Happening::Goal {
                side,
                score,
                scorer,
                own,
                penalty,
            } => {
                hear.common_if(own, side.other(), What::OwnGoal);
                hear.common_if(!own, side, What::Goal);
                hear.common_if(!own && penalty, side, What::PenaltyGoal);
                if let (Some(scorer), false) = (scorer, own) {
                    self.credit_to(scorer, Deed::Goal, hear);
                }
                hear.reason(|| {
                    let whose = if own { "an own goal by " } else { "scored by " };
                    let who = scorer.map_or(side.to_string(), name);
                    format!("{whose}{who}: {}", goals(score))
                });
                let words = || vec![("score", goals(score))];
                match own {
                    true => hear.remark("charts.own.goal", side.other(), words),
                    false => hear.remark("charts.goal", side, words),
                }
            }
            _ => (),
        }
    }
}
