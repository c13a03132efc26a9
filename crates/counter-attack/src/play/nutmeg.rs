//! The nutmeg (CA-11).

use std::cmp::Ordering;

use tabletop::Source;

use super::{Play, loose::After, run::Flow};
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
    pub(super) fn nutmeg_targets(&self, from: Hex, leaves: Option<Hex>, left: u8) -> Vec<Player> {
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
            .map(|(player, _)| player)
            .collect()
    }

    /// The free hexes on the other side of a defender.
    fn far_hexes(&self, from: Hex, defender: Hex) -> Vec<Hex> {
        let free = self.free_round(defender).into_iter();
        free.filter(|hex| hex.distance(from) == 2).collect()
    }

    /// The duel, after the other defenders' steals (CA-11.5). A call that no longer
    /// holds lapses, and the defender steals.
    pub(super) fn nutmeg(&mut self, carrier: Player, defender: Player) -> Result<Flow, S::Stop> {
        let from = self.state.ball;
        let holds = self
            .nutmeg_targets(from, None, self.pace_left())
            .contains(&defender);
        let Some(at) = self.state.at(defender) else {
            return Ok(Flow::Goes);
        };
        if !holds {
            let steals = at.touches(from)
                && self.may_act(defender)
                && !self.state.has(defender, Tokens::STOLE);
            return match steals {
                true => self.steal(defender, carrier),
                false => Ok(Flow::Goes),
            };
        }
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
            Ordering::Greater => self.through("CA-11.8", carrier, defender),
            Ordering::Less => {
                self.stun("CA-11.10", carrier, true);
                self.ball_won("CA-11.10", defender)?;
                Ok(Flow::Over)
            }
            Ordering::Equal => {
                // He may not move any more, even if the ball strikes him (CA-11.11).
                self.state.give(carrier, Tokens::STUCK);
                self.loose(at, defender, After::Phase)?;
                Ok(Flow::Over)
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
    ) -> Result<Flow, S::Stop> {
        if !self.foul(defender, carrier, from, FoulKind::Nutmeg, false)? {
            return Ok(Flow::Over);
        }
        let at = self.state.at(defender);
        let far = at.map_or(Vec::new(), |at| self.far_hexes(from, at));
        let stays = self.rules.options.play_on_nutmeg == PlayOnNutmeg::Stay;
        match stays || self.pace_left() < 2 || far.is_empty() {
            true => Ok(Flow::Goes),
            false => self.through("CA-11.13", carrier, defender),
        }
    }

    /// The carrier lands beyond the defender, who is stunned (CA-11.8, CA-11.9).
    fn through(
        &mut self,
        clause: &'static str,
        carrier: Player,
        defender: Player,
    ) -> Result<Flow, S::Stop> {
        self.stun(clause, defender, false);
        let from = self.state.ball;
        let Some(at) = self.state.at(defender) else {
            return Ok(Flow::Goes);
        };
        let left = self.pace_left().saturating_sub(2);
        let mut menu = Vec::with_capacity(12);
        for hex in self.far_hexes(from, at) {
            menu.push(Choice::Land(hex, None));
            for next in self.nutmeg_targets(hex, Some(from), left) {
                menu.push(Choice::Land(hex, Some(next)));
            }
        }
        if menu.is_empty() {
            return Ok(Flow::Goes);
        }
        let Choice::Land(to, next) = self.must("land", carrier.side(), &menu, 0)? else {
            return Ok(Flow::Goes);
        };
        self.state.put(carrier, to);
        if let Some(phase) = &mut self.state.phase {
            phase.spent += 2;
        }
        let (who, left) = (carrier, self.pace_left());
        self.tell(clause, Happening::Land { who, to, left });
        self.arrive(carrier, from, next)?;
        Ok(Flow::Over)
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
