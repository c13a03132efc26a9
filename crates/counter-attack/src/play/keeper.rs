//! The goalkeeper in play: entry move, dive at feet (CA-13).

use std::cmp::Ordering;

use tabletop::{Side, Source};

use super::{Play, clock::AfterAction, loose::LooseFrom, run::AfterCheck, tackle::DuelClauses};
use crate::{
    CounterAttack,
    card::Attribute,
    choice::Choice,
    event::{Duel, FoulKind, Happening, PhaseEnd},
    hex::Hex,
    next::Menu,
    options::{FromBehind, GkDiveLimit},
    pitch::behind,
    player::Player,
    state::Tokens,
};

/// A dive at the carrier's feet.
const DIVING: DuelClauses = DuelClauses {
    foul: "CA-13.6",
    from_behind: "CA-13.6",
    won: "CA-13.7",
    lost: "CA-13.7",
    tied: "CA-13.7",
};

/// How far along his column a keeper dives.
pub(super) const DIVE: u8 = 3;

/// The steps from a keeper to a hex of his dive line; `None` if it is not on it
/// (CA-13.5).
pub(super) fn dive_step(keeper: Hex, hex: Hex) -> Option<u8> {
    let steps = keeper.distance(hex);
    (keeper.x == hex.x && steps <= DIVE).then_some(steps)
}

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// True if the attacking side brings the ball from outside into the box it
    /// attacks (CA-13.1).
    pub(super) fn enters_box(&self, from: Hex, to: Hex) -> bool {
        let end = self.state.attacks(self.state.attack);
        end.is_box(to) && !end.is_box(from)
    }

    /// The keeper of a side may move to a free neighbouring hex, now or not at all
    /// (CA-13.1, CA-13.2). A stunned one may not (CA-11.15). The clause is that of what brought
    /// the ball.
    pub(super) fn entry_move(&mut self, clause: &'static str, side: Side) -> Result<(), S::Stop> {
        let Some((keeper, at)) = self.state.keeper(side) else {
            return Ok(());
        };
        if self.is_stunned(keeper) {
            return Ok(());
        }
        let barred = self.state.holder.is_none().then_some(self.state.ball);
        let round = self.free_round(at).into_iter();
        let mut hexes: Vec<Option<Hex>> = round.map(Some).filter(|hex| *hex != barred).collect();
        if self.rules.options.gk_entry_move_optional || hexes.is_empty() {
            hexes.push(None);
        }
        let default = hexes.len() - 1;
        let to = self.pick("keeper", side, &hexes, Choice::KeeperMove, default)?;
        self.tell(clause, Happening::KeeperMove { who: keeper, to });
        if let Some(hex) = to {
            self.state.put(keeper, hex);
        }
        Ok(())
    }

    /// The keeper when the carrier arrives: he may dive if the hex is on his dive
    /// line; otherwise, or if he declines, he must steal (CA-6.9, CA-7.12).
    pub(super) fn keeper_at_feet(
        &mut self,
        keeper: Player,
        at: Hex,
        carrier: Player,
        must_steal: bool,
    ) -> Result<AfterCheck, S::Stop> {
        let side = keeper.side();
        let ball = self.state.ball;
        let at_home = self.state.own_box(side, at) && self.state.own_box(side, ball);
        let spent = self.rules.options.gk_dive_limit == GkDiveLimit::OncePerPhase
            && self.state.has(keeper, Tokens::DIVED);
        let step = dive_step(at, ball).filter(|_| at_home && !spent && self.may_act(keeper));
        if let Some(step) = step {
            let menu = [Choice::Dive, Choice::Decline];
            if self.must("dive", side, &menu, 1)? == Choice::Dive {
                return self.dive(keeper, at, carrier, step);
            }
        }
        let steals = must_steal
            && at.touches(ball)
            && (self.rules.options.gk_steal_in_box || !self.state.own_box(side, ball));
        match steals {
            true => self.steal(keeper, carrier),
            false => Ok(AfterCheck::Goes),
        }
    }

    /// Saving against Dribbling at the carrier's feet (CA-13.6 to CA-13.8).
    fn dive(&mut self, by: Player, from: Hex, on: Player, step: u8) -> Result<AfterCheck, S::Stop> {
        self.state
            .give(by, Tokens(Tokens::STOLE.0 | Tokens::DIVED.0));
        let at = self.state.ball;
        let end = self.state.attacks(on.side());
        let behind = step == 1
            && behind(
                end,
                at,
                self.rules.options.from_behind != FromBehind::Column,
            )
            .contains(&from);
        let def = self.effort("dive", by, Attribute::Saving)?;
        let duel = Duel::Dive;
        if self.duel_is_foul(&DIVING, duel, by, on, def, behind) {
            let goes_on = self.foul(by, on, at, FoulKind::Dive, behind)?;
            return Ok(if goes_on {
                AfterCheck::Goes
            } else {
                AfterCheck::Over
            });
        }
        let def = def.plus(-i8::from(step == DIVE));
        match self.duel(&DIVING, duel, by, on, def)? {
            Ordering::Greater => {
                self.state.holder = None;
                self.keeper_goes(by, at);
                self.hold(by);
                self.finish(PhaseEnd::Dive, AfterAction::Menu(Menu::SaveHold))?;
                Ok(AfterCheck::Over)
            }
            Ordering::Less => Ok(AfterCheck::Goes),
            Ordering::Equal => {
                self.loose(from, by, LooseFrom::Phase)?;
                Ok(AfterCheck::Over)
            }
        }
    }
}
