//! What is to be said of each event: what it comes to in common terms, to whom it is
//! credited, why it happened, and what a reporter would speak of.

mod ball;
mod duel;
mod goal;

use football::{Deed, Hearer, PlayerId, What, Words};
use tabletop::{BySide, Side};

use crate::{
    CounterAttack,
    event::{Event, Happening, Outcome},
    next::{Kind, Restart},
    player::Player,
    state::Period,
    why::{self, hexes},
};

#[inline(always)]
const fn won(res: Outcome) -> bool {
    matches!(res, Outcome::Won | Outcome::Caught)
}

/// `1-0`
fn goals(score: BySide<u8>) -> String {
    format!("{}-{}", score.home, score.away)
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

    fn name_of(&self, player: Player) -> String {
        self.card(player).name.clone()
    }

    #[inline(always)]
    pub(crate) fn tell_of_match(&self, event: &Event, hear: &mut impl Hearer) {
        let common = |hear: &mut _, side, what| Hearer::common(hear, side, what, None);
        let words = |score: BySide<u8>| vec![("score", goals(score))];
        match event.what {
            Happening::Referee { leniency } => hear.reason(|| {
                format!("Leniency {leniency} for the whole match: booking dice are held against it")
            }),
            Happening::Toss { home, away } => hear.reason(|| match home.cmp(&away) {
                std::cmp::Ordering::Equal => format!("both threw {home}: again"),
                order => {
                    let first = if order.is_gt() {
                        Side::Home
                    } else {
                        Side::Away
                    };
                    format!("home threw {home}, away {away}: {first} begins")
                }
            }),
            Happening::PeriodStart { side } => {
                common(hear, side, What::KickOff);
                let period = event.period;
                hear.reason(|| format!("{side} kicks off: {period}"));
                hear.remark("charts.start", side, || {
                    vec![("period", period.to_string())]
                });
            }
            Happening::Restart { restart } => self.tell_of_restart(restart, hear),
            // Whose turn it is to act: possession is counted in actions.
            Happening::Menu { side, menu } => {
                common(hear, side, What::Possession);
                hear.reason(|| format!("{side} acts: {}", why::menu(menu)));
            }
            Happening::Added {
                die,
                leniency,
                actions,
            } => hear.reason(|| why::added(die, leniency, actions)),
            Happening::HalfEnd {
                half: period,
                score,
            } => {
                common(hear, Side::Home, What::PeriodEnd);
                hear.reason(|| {
                    let score = goals(score);
                    format!("no action is left: {period} ends {score}")
                });
                if period == Period::FirstHalf {
                    hear.remark("charts.half.time", Side::Home, || words(score));
                }
            }
            Happening::Substitution { off, on } => {
                common(hear, on.side(), What::Substitution);
                hear.reason(|| format!("{} comes on for {}", self.piece(on), self.piece(off)));
            }
            Happening::NewKeeper { who } => {
                hear.reason(|| format!("{} goes in goal with his own card", self.piece(who)));
            }
            Happening::ShootOutKick {
                who,
                aim,
                shot,
                save,
                scored,
            } => {
                common(hear, who.side(), What::ShootOutKick { scored });
                hear.reason(|| self.kick_words(who, aim, shot, save, scored));
            }
            Happening::Abandoned { side } => {
                hear.reason(|| format!("{side} has nobody left on the pitch"));
            }
            Happening::FullTime { score } => {
                common(hear, Side::Home, What::FullTime);
                let end = why::full_time(event.clause);
                hear.reason(|| format!("{end}: {}", goals(score)));
                hear.remark("charts.full.time", Side::Home, || words(score));
            }
            _ => (),
        }
    }

    #[inline(always)]
    fn tell_of_restart(&self, restart: Restart, hear: &mut impl Hearer) {
        let side = restart.side;
        let (what, key) = match restart.kind {
            Kind::FreeKick => (Some(What::FreeKick), Some("charts.free.kick")),
            Kind::Corner => (Some(What::Corner), Some("charts.corner")),
            Kind::KickOff => (Some(What::KickOff), None),
            Kind::Penalty => (None, Some("deck.penalty")),
            Kind::ThrowIn | Kind::GoalKick => (None, None),
        };
        if let Some(what) = what {
            hear.common(side, what, None);
        }
        hear.reason(|| why::restart(restart));
        if let Some(key) = key {
            hear.remark(key, side, Words::new);
        }
    }

    #[inline(always)]
    pub(crate) fn tell_of_move(&self, event: &Event, hear: &mut impl Hearer) {
        let name = |who| self.piece(who);
        hear.reason(|| match event.what {
            Happening::Part { part } => why::part(part).to_string(),
            Happening::Moved { who, to: Some(to) } => format!("{} moves to {to}", name(who)),
            Happening::Moved { who, to: None } => {
                format!("{} uses his move where he stands", name(who))
            }
            Happening::Placed { who, to } => {
                format!("{} is put on {to}{}", name(who), why::placed(event.clause))
            }
            Happening::Step { who, to, left } => {
                format!("{} dribbles to {to} with {} left", name(who), hexes(left))
            }
            Happening::Land { who, to, left } => {
                let (who, left) = (name(who), hexes(left));
                format!("{who} is through and lands on {to} with {left} left")
            }
            Happening::Collect { who, at } => {
                format!("{} steps on to the ball on {at} and has it", name(who))
            }
            Happening::KeeperMove { who, to: Some(to) } => {
                format!("{} moves one hex, to {to}", name(who))
            }
            Happening::KeeperMove { who, to: None } => format!("{} stays", name(who)),
            Happening::Pushed { who, to } => {
                format!("the keeper pushes {} on to {to}", name(who))
            }
            Happening::Repositioned { who, to: Some(to) } => {
                format!("{} goes round to {to} with the ball", name(who))
            }
            Happening::Repositioned { who, to: None } => {
                format!("{} stays where he is with the ball", name(who))
            }
            Happening::Stun { who } => format!("{} was beaten and is stunned", name(who)),
            Happening::PhaseEnd { why: end } => {
                format!("the Movement Phase is over: {}", why::phase_end(end))
            }
            _ => String::new(),
        });
    }
}
