//! What is to be said of each event: what it comes to in common terms, to whom it is
//! credited, and why it happened.

mod ball;
mod duel;
mod goal;

use std::cmp::Ordering;

use football::{Deed, Hearer, Phrase, PlayerId, What, phrase, phrase::term};
use tabletop::Side;

use crate::{
    CounterAttack,
    event::{Event, Happening, Outcome},
    next::{Kind, Restart},
    player::Player,
    why::{self, goals},
};

#[inline(always)]
const fn won(res: Outcome) -> bool {
    matches!(res, Outcome::Won | Outcome::Caught)
}

impl CounterAttack {
    /// A player as the score sheet knows him: by his shirt, keepers apart. It cannot fail, so
    /// that nothing is looked up where nobody keeps a sheet.
    #[inline(always)]
    fn on_sheet(&self, player: Player) -> PlayerId {
        let place = player.shirt() - 1;
        let card = self.squads()[player.side()].cards.get(usize::from(place));
        match card.is_some_and(|card| card.keeper) {
            true => PlayerId::Keeper(place),
            false => PlayerId::Player(place),
        }
    }

    #[inline(always)]
    fn credit_to(&self, player: Player, deed: Deed, hear: &mut impl Hearer) {
        hear.credit(player.side(), self.on_sheet(player), deed);
    }

    #[inline(always)]
    pub(crate) fn tell_of_match(&self, event: &Event, hear: &mut impl Hearer) {
        let common = |hear: &mut _, side, what| Hearer::common(hear, side, what, None);
        let name = |who| self.piece(who);
        match event.what {
            Happening::Referee { leniency } => {
                hear.reason(|| phrase!("ca.why.referee", n = leniency));
            }
            Happening::Toss { home, away } => hear.reason(|| match home.cmp(&away) {
                Ordering::Equal => phrase!("ca.why.toss.again", n = home),
                order => phrase!(
                    "ca.why.toss",
                    one = Side::Home,
                    n = home,
                    two = Side::Away,
                    m = away,
                    first = if order.is_gt() {
                        Side::Home
                    } else {
                        Side::Away
                    },
                ),
            }),
            Happening::PeriodStart { side } => {
                common(hear, side, What::KickOff);
                let period = || why::period(event.period);
                hear.reason(|| phrase!("ca.why.start", side = side, period = period()));
            }
            Happening::Restart { restart } => self.tell_of_restart(restart, hear),
            // Whose turn it is to act: possession is counted in actions.
            Happening::Menu { side, menu } => {
                common(hear, side, What::Possession);
                let what = || term(format!("ca.menu.{menu}"));
                hear.reason(|| phrase!("ca.why.menu", side = side, what = what()));
            }
            Happening::Added {
                die,
                leniency,
                actions,
            } => hear.reason(|| {
                phrase!(
                    "ca.why.added",
                    die = die,
                    leniency = leniency,
                    sum = die + leniency,
                    most = die + leniency > actions,
                    n = actions,
                )
            }),
            Happening::HalfEnd { half, score } => {
                common(hear, Side::Home, What::PeriodEnd);
                let (period, score) = (|| why::period(half), || goals(score));
                hear.reason(|| phrase!("ca.why.half.end", period = period(), score = score()));
            }
            Happening::Substitution { off, on } => {
                common(hear, on.side(), What::Substitution);
                hear.reason(|| phrase!("ca.why.substitution", on = name(on), off = name(off)));
            }
            Happening::NewKeeper { who } => {
                hear.reason(|| phrase!("ca.why.new.keeper", who = name(who)));
            }
            Happening::ShootOutKick {
                who,
                aim,
                shot,
                save,
                scored,
                ..
            } => {
                common(hear, who.side(), What::ShootOutKick { scored });
                hear.reason(|| self.why_kick(who, aim, shot, save, scored));
            }
            Happening::Abandoned { side } => {
                hear.reason(|| phrase!("ca.why.abandoned", side = side));
            }
            Happening::FullTime { score, .. } => {
                common(hear, Side::Home, What::FullTime);
                let end = why::full_time(event.clause);
                hear.reason(|| phrase!(end, score = goals(score)));
            }
            _ => (),
        }
    }

    #[inline(always)]
    fn tell_of_restart(&self, restart: Restart, hear: &mut impl Hearer) {
        let Restart { kind, side, at } = restart;
        let what = match kind {
            Kind::FreeKick => Some(What::FreeKick),
            Kind::Corner => Some(What::Corner),
            Kind::KickOff => Some(What::KickOff),
            Kind::Penalty | Kind::ThrowIn | Kind::GoalKick => None,
        };
        if let Some(what) = what {
            hear.common(side, what, None);
        }
        hear.reason(|| phrase!(format!("ca.why.restart.{kind}"), side = side, at = at));
    }

    #[inline(always)]
    pub(crate) fn tell_of_move(&self, event: &Event, hear: &mut impl Hearer) {
        let name = |who| self.piece(who);
        hear.reason(|| match event.what {
            Happening::Part { part } => term(format!("ca.why.part.{part}")),
            Happening::Moved { who, to } => phrase!("ca.why.moved", who = name(who), to = to),
            Happening::Placed { who, to } => {
                phrase!(why::placed(event.clause), who = name(who), to = to)
            }
            Happening::Step { who, to, left, .. } => {
                phrase!("ca.why.step", who = name(who), to = to, left = left)
            }
            Happening::Land { who, to, left } => {
                phrase!("ca.why.land", who = name(who), to = to, left = left)
            }
            Happening::Collect { who, at } => {
                phrase!("ca.why.collect", who = name(who), at = at)
            }
            Happening::KeeperMove { who, to } => {
                phrase!("ca.why.keeper.moves", who = name(who), to = to)
            }
            Happening::Pushed { who, to } => phrase!("ca.why.pushed", who = name(who), to = to),
            Happening::Repositioned { who, to } => {
                phrase!("ca.why.round", who = name(who), to = to)
            }
            Happening::Stun { who } => phrase!("ca.why.stun", who = name(who)),
            Happening::PhaseEnd { why: end } => {
                let what = term(format!("ca.phase.{end}"));
                phrase!("ca.why.phase.end", what = what)
            }
            _ => Phrase::from(String::new()),
        });
    }
}
