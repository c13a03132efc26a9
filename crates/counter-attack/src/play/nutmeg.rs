//! The nutmeg (CA-11).

use std::cmp::Ordering;

use tabletop::Source;

use super::{Play, loose::LooseFrom, run::AfterCheck};
use crate::{
    CounterAttack,
    card::Attribute,
    choice::Choice,
    event::{Duel, FoulKind, Happening, Outcome},
    hex::Hex,
    options::PlayOnNutmeg,
    options::StunScope,
    player::Player,
    state::Tokens,
};

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// Who can be nutmegged from a hex with this Pace left (CA-11.1 to CA-11.4). The
    /// carrier's present hex counts as free: he has left it.
    pub(super) fn nutmeg_targets(
        &self,
        from: Hex,
        leaves: Option<Hex>,
        left: u8,
    ) -> Vec<(Player, Hex)> {
        if left < 2 {
            return Vec::new();
        }
        let defence = self.state.team(self.state.defence());
        let near = defence.filter(|(_, hex)| hex.touches(from));
        near.filter(|(player, _)| !self.is_stunned(*player))
            .filter(|(_, hex)| {
                let mut far = hex.neighbours().filter(|far| far.distance(from) == 2);
                far.any(|far| Some(far) == leaves || self.state.is_free(far))
            })
            .collect()
    }

    /// The free hexes on the other side of a defender.
    fn far_hexes(&self, from: Hex, defender: Hex) -> Vec<Hex> {
        let free = self.free_round(defender).into_iter();
        free.filter(|hex| hex.distance(from) == 2).collect()
    }

    /// The duel, after the other defenders' steals (CA-11.5). A call that no longer
    /// holds lapses, and the defender steals.
    pub(super) fn nutmeg(
        &mut self,
        carrier: Player,
        defender: Player,
    ) -> Result<AfterCheck, S::Stop> {
        let from = self.state.ball;
        let targets = self.nutmeg_targets(from, None, self.pace_left());
        let target = targets.into_iter().find(|(player, _)| *player == defender);
        let Some((_, at)) = target else {
            let near = self.state.at(defender);
            let steals = near.is_some_and(|at| at.touches(from))
                && self.may_act(defender)
                && !self.state.has(defender, Tokens::STOLE);
            return match steals {
                true => self.steal(defender, carrier),
                false => Ok(AfterCheck::Goes),
            };
        };
        self.state.give(defender, Tokens::STOLE);
        let saves = self.state.is_keeper(defender) && self.state.own_box(defender.side(), at);
        let skill = if saves {
            Attribute::Saving
        } else {
            Attribute::Tackling
        };
        let (duel, by, on) = (Duel::Nutmeg, carrier, defender);
        let def = self.effort("nutdef", defender, skill)?.plus(1);
        if def.die.face == 1 {
            let die = def.die.face;
            let at = from;
            self.tell(
                "CA-11.7",
                Happening::DuelFoul {
                    duel,
                    by,
                    on,
                    at,
                    die,
                },
            );
            return self.nutmeg_foul(carrier, defender, from);
        }
        let att = self.effort("nutatt", carrier, Attribute::Dribbling)?;
        let won = att.against(def);
        let (res, clause) = match won {
            Ordering::Greater => (Outcome::Won, "CA-11.8"),
            Ordering::Less => (Outcome::Lost, "CA-11.10"),
            Ordering::Equal => (Outcome::Tied, "CA-11.11"),
        };
        self.tell(
            clause,
            Happening::Duel {
                duel,
                by,
                on,
                at: from,
                def,
                att,
                res,
            },
        );
        match won {
            Ordering::Greater => self.through("CA-11.8", carrier, defender, at),
            Ordering::Less => {
                self.stun("CA-11.10", carrier, true);
                self.ball_won("CA-11.10", defender)?;
                Ok(AfterCheck::Over)
            }
            Ordering::Equal => {
                // He may not move any more, even if the ball strikes him (CA-11.11).
                self.state.give(carrier, Tokens::STUCK);
                self.loose(at, defender, LooseFrom::Phase)?;
                Ok(AfterCheck::Over)
            }
        }
    }

    /// A foul in the duel: free kick where the call was made, or play on (CA-11.12,
    /// CA-11.13).
    fn nutmeg_foul(
        &mut self,
        carrier: Player,
        defender: Player,
        from: Hex,
    ) -> Result<AfterCheck, S::Stop> {
        if !self.foul(defender, carrier, from, FoulKind::Nutmeg, false)? {
            return Ok(AfterCheck::Over);
        }
        let at = self.state.at(defender);
        let passed = at.filter(|at| !self.far_hexes(from, *at).is_empty());
        let stays = self.rules.options.play_on_nutmeg == PlayOnNutmeg::Stay;
        match passed.filter(|_| !stays && self.pace_left() >= 2) {
            Some(at) => self.through("CA-11.13", carrier, defender, at),
            None => Ok(AfterCheck::Goes),
        }
    }

    /// The carrier lands beyond the defender, who is stunned (CA-11.8, CA-11.9).
    fn through(
        &mut self,
        clause: &'static str,
        carrier: Player,
        defender: Player,
        at: Hex,
    ) -> Result<AfterCheck, S::Stop> {
        self.stun(clause, defender, false);
        let from = self.state.ball;
        let left = self.pace_left().saturating_sub(2);
        let mut menu = Vec::with_capacity(12);
        for hex in self.far_hexes(from, at) {
            menu.push((hex, None));
            let next = self.nutmeg_targets(hex, Some(from), left);
            menu.extend(next.into_iter().map(|(next, _)| (hex, Some(next))));
        }
        let written = |(hex, next)| Choice::Land(hex, next);
        let (to, next) = self.pick("land", carrier.side(), &menu, written, 0)?;
        self.state.put(carrier, to);
        if let Some(phase) = &mut self.state.phase {
            phase.spent += 2;
        }
        let (who, left) = (carrier, self.pace_left());
        self.tell(clause, Happening::Land { who, to, left });
        self.arrive(carrier, from, next)?;
        Ok(AfterCheck::Over)
    }

    /// Stuns a player; a beaten nutmegger to the end of the next phase (CA-11.14).
    fn stun(&mut self, clause: &'static str, player: Player, long: bool) {
        self.state.give(player, Tokens::STUNNED);
        if long || self.rules.options.stun_scope == StunScope::Both {
            self.state.give(player, Tokens::STUN_LONG);
        }
        self.tell(clause, Happening::Stun { who: player });
    }
}
