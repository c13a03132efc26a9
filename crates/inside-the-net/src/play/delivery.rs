//! Corners and crosses (ITN-CC) and rebounds (ITN-REB): a ball into the box.

use tabletop::{Ask, Duty, Source};

use super::{Play, zone};
use crate::{
    InsideTheNet,
    action::{Stop, Way, Zone},
    choice::Choice,
    event::{Happening, Stoppage},
    lookup::{KeeperCheck, first_stop},
    men::NOBODY,
    state::Next,
};

impl<S: Source<InsideTheNet>> Play<'_, S> {
    /// A corner, of a man or of nobody by name (ITN-OFF.19, ITN-CC.8): a stoppage
    /// first.
    pub(super) fn corner(&mut self, taker: u8) -> Result<(), S::Stop> {
        let attack = self.state.attack;
        let spot = self.state.sides[attack].spot_of(taker);
        self.stoppage(Stoppage::Corner, None)?;
        let clause = if spot.is_some() {
            "ITN-OFF.19"
        } else {
            "ITN-CC.8"
        };
        let taker = self.still_takes(taker, spot)?;
        self.tell(clause, attack, Happening::Corner { taker });
        self.ball_for(attack, Zone::Off, Next::Corner, taker);
        Ok(())
    }

    /// A position that begins at a stoppage: the coaches change men, and a corner is taken by
    /// whom it belongs to then.
    pub(super) fn end_halt(&mut self) -> Result<(), S::Stop> {
        let (attack, taker) = (self.state.attack, self.state.from);
        let spot = self.state.sides[attack].spot_of(taker);
        self.coaches_change()?;
        if self.state.next == Next::Corner {
            self.state.from = self.still_takes(taker, spot)?;
        }
        Ok(())
    }

    /// Who takes a corner that was this man's, of this spot: if he left the pitch at this stoppage,
    /// the man who stands there now; if nobody does, whom the coach names, the next in the order if
    /// he names nobody (ITN-OFF.19, ITN-STP.2). What was nobody's stays so.
    fn still_takes(&mut self, man: u8, spot: Option<u8>) -> Result<u8, S::Stop> {
        let Some(spot) = spot else {
            return Ok(NOBODY);
        };
        let team = &self.state.sides[self.state.attack];
        let on_his_spot = team.man(spot);
        if team.spot_of(man).is_some() {
            return Ok(man);
        }
        if on_his_spot != NOBODY {
            return Ok(on_his_spot);
        }
        let next = team.men().position(|(there, _)| there > spot);
        self.corner_taker(next.unwrap_or(0))
    }

    /// A new card names a receiver and a defender (ITN-CC.1, ITN-REB.1); white is read
    /// for the defence, black against the receiver's Shot.
    #[inline(never)]
    pub(super) fn delivery(&mut self) -> Result<(), S::Stop> {
        let next = self.state.next;
        if !self.has_card() {
            return self.end_half();
        }
        if next == Next::Corner && self.rules.options.named_corner_taker {
            self.name_corner_taker()?;
        }
        let named = self.flip(next, Zone::Off)?;
        let from = self.state.from;
        let (spot, man) = self.on_ball(named);
        if man == NOBODY {
            let clause = match next {
                Next::Rebound => "ITN-CARD.3",
                _ => "ITN-CC.9",
            };
            self.nobody_on_ball(clause, spot);
            return Ok(());
        }
        let defender = self.defender(named.defender);
        self.face(man, defender);
        let (black, white) = self.throw()?;
        let shown = self.clearance(next, defender, white);
        let sos = named.sos;
        let stop = match sos {
            true if self.rules.schedule.favoured == self.state.attack => Stop::None,
            // Whatever black shows (ITN-FSOS.5).
            true if shown == Stop::None && defender != NOBODY => Stop::Clear,
            _ => shown,
        };
        let attack = self.state.attack;
        let (by, clause) = match (stop, next) {
            (Stop::Claim, _) => (self.state.sides[attack.other()].keeper, "ITN-CC.4"),
            (Stop::Gather, _) => (self.state.sides[attack.other()].keeper, "ITN-REB.3"),
            (_, Next::Rebound) => (defender, "ITN-REB.3"),
            _ => (defender, "ITN-CC.3"),
        };
        let helped = sos.then(|| zone::sos(self.rules, attack, true, "ITN-FSOS.5", (shown, stop)));
        let stopped = zone::stopped(clause, attack.other(), next, stop, by, white);
        for (clause, side, what) in helped.flatten().into_iter().chain(stopped) {
            self.tell(clause, side, what);
        }
        match stop {
            // The attack has it, one zone back.
            Stop::Clear => {
                self.ball(clause, attack, Zone::Mid);
                Ok(())
            }
            Stop::Claim | Stop::Gather => self.keeper_has_it(),
            _ => self.receive(next, from, man, defender, black),
        }
    }

    /// White against the defender's CLR, then against the keeper's `CrsP INT`, or REC on
    /// a rebound (ITN-CC.2, ITN-REB.2).
    fn clearance(&self, next: Next, defender: u8, white: u8) -> Stop {
        let side = self.state.defence();
        let cards = &self.rules.lookup[side];
        let white = usize::from(white) % 32;
        let own = cards.man(defender).clears[white];
        let check = match next {
            _ if !self.rules.keeper_may_stop(defender) => KeeperCheck::Nothing,
            Next::Rebound => KeeperCheck::Gather,
            _ => KeeperCheck::Claim,
        };
        let keeper = cards.keeper(self.state.sides[side].keeper);
        first_stop(own, keeper.stops[check as usize][white])
    }

    /// Black up to the receiver's Shot, with the bonus of the man who crossed or took
    /// the corner, is a shot (ITN-CC.5, ITN-CC.6, ITN-REB.4, ITN-REB.5); more leaves the
    /// ball loose (ITN-CC.7).
    fn receive(
        &mut self,
        next: Next,
        from: u8,
        man: u8,
        defender: u8,
        black: u8,
    ) -> Result<(), S::Stop> {
        let cards = &self.rules.lookup[self.state.attack];
        let (bonus, way) = match next {
            Next::Corner => (cards.man(from).corner_bonus, Way::Corner),
            Next::Cross => (cards.man(from).cross_bonus, Way::Cross),
            _ => (0, Way::Rebound),
        };
        let need = cards.man(man).shot + bonus;
        let controlled = black as i8 <= need;
        let received = Happening::Received {
            man,
            from,
            next,
            black,
            need,
            controlled,
        };
        let clause = match (next, controlled) {
            (Next::Rebound, true) => "ITN-REB.4",
            (Next::Rebound, false) => "ITN-REB.5",
            (_, true) => "ITN-CC.5",
            (_, false) => "ITN-CC.7",
        };
        self.tell(clause, self.state.attack, received);
        match controlled {
            true => self.shot(way, man, defender, from),
            false => self.recovery(),
        }
    }

    /// If that was agreed, the coach names who takes a corner after a block or a save:
    /// the one with the highest CK+, unless he says otherwise (ITN-CC.8).
    fn name_corner_taker(&mut self) -> Result<(), S::Stop> {
        if self.state.from != NOBODY {
            return Ok(());
        }
        let side = self.state.attack;
        let cards = &self.rules.lookup[side];
        let men = self.state.sides[side].men().enumerate();
        let best = men.max_by_key(|(_, (spot, man))| {
            let card = cards.man(*man);
            (card.corner_bonus, card.off, *spot)
        });
        self.state.from = self.corner_taker(best.map_or(0, |(at, _)| at))?;
        Ok(())
    }

    /// Whom the coach names for a corner: this one of his men, unless he says otherwise.
    fn corner_taker(&mut self, default: usize) -> Result<u8, S::Stop> {
        let side = self.state.attack;
        let men = self.state.sides[side].men();
        let menu: Vec<Choice> = men.map(|(_, man)| Choice::Man(man)).collect();
        if menu.is_empty() {
            return Ok(NOBODY);
        }
        let choice = self.source.choose(&Ask {
            name: "corner",
            state: self.state,
            side,
            menu: &menu,
            default,
            duty: Duty::May,
        })?;
        Ok(match choice {
            Choice::Man(man) => man,
            _ => NOBODY,
        })
    }
}
