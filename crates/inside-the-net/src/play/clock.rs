//! Cards as the clock (ITN-TIM): flips, and the EXTRAS pile.

use tabletop::{Card, Chance, Source};

use super::Play;
use crate::{
    InsideTheNet,
    action::Zone,
    event::{Delay, Happening, Pulled},
    lookup::Named,
    men::NOBODY,
    options::{Flips, SidewaysCard},
    state::Next,
};

impl<S: Source<InsideTheNet>> Play<'_, S> {
    /// True if a card is left: otherwise the half is over (ITN-TIM.11).
    #[inline(always)]
    pub(super) fn has_card(&self) -> bool {
        self.state.regular > 0 || self.state.extras > 0
    }

    /// The next card: a regular one, or one of EXTRAS when those are used up
    /// (ITN-TIM.8).
    #[inline(always)]
    pub(super) fn flip(&mut self, next: Next, zone: Zone) -> Result<Named, S::Stop> {
        let card = self.draw(zone)?;
        let extra = self.state.regular == 0;
        match extra {
            false => self.state.regular -= 1,
            true => self.lent().play_extra(),
        }
        let flip = Happening::Flip {
            next,
            zone,
            card,
            extra,
            left: self.state.extras,
        };
        let named = self.rules.names.of(zone, card);
        let high = named.other != named.attacker;
        let clause = match next {
            _ if extra => "ITN-TIM.8",
            Next::Open if high => "ITN-OPN.3",
            Next::Open => "ITN-OPN.2",
            _ if high => self.high_clause(named),
            Next::FreeKick => "ITN-FK.1",
            Next::Corner | Next::Cross => "ITN-CC.1",
            Next::Rebound => "ITN-REB.1",
            _ => "ITN-ACT.1",
        };
        self.tell(clause, self.state.attack, flip);
        Ok(named)
    }

    /// Any card that nobody has seen in this half: a shuffled deck has no order, and
    /// cards set aside are only counted (ITN-TIM.2).
    #[inline(always)]
    fn draw(&mut self, zone: Zone) -> Result<Card, S::Stop> {
        let reads = zone.name();
        if self.rules.options.cards == Flips::Unlimited {
            let left = self.state.deck.left();
            return Ok(left[self.source.chance(Chance::Draw { left, reads })? as usize]);
        }
        self.source.draw(&mut self.state.deck, reads)
    }

    /// A card of the pile is played: the sideways one last, unless that was agreed
    /// otherwise (ITN-TIM.8).
    #[inline(never)]
    fn play_extra(&mut self) {
        let first = self.rules.options.sideways_card == SidewaysCard::First;
        if self.state.sideways && (first || self.state.extras == 1) {
            self.state.sideways = false;
        }
        self.state.extras -= 1;
        self.state.added += 1;
    }

    /// 30 seconds: a full card is pulled; 15 seconds: a card is pulled and laid
    /// sideways, or the one that lies sideways is straightened (ITN-TIM.4 to
    /// ITN-TIM.7). Without spare cards nothing is pulled (ITN-TIM.9).
    pub(super) fn extra(&mut self, delay: Delay) {
        let pulled = if !delay.is_full() && self.state.sideways {
            self.state.sideways = false;
            Pulled::Straightened
        } else if self.state.spare > 0 {
            self.state.spare -= 1;
            self.state.extras += 1;
            self.state.sideways |= !delay.is_full();
            Pulled::Card
        } else {
            Pulled::Nothing
        };
        let clause = match (pulled, delay) {
            (Pulled::Nothing, _) => "ITN-TIM.9",
            (Pulled::Straightened, _) => "ITN-TIM.7",
            (_, Delay::Goal | Delay::Card | Delay::Change) => "ITN-TIM.4",
            (_, Delay::Foul) => "ITN-TIM.5",
        };
        let extra = Happening::Extra {
            delay,
            pulled,
            pile: self.state.extras,
            sideways: self.state.sideways,
        };
        self.tell(clause, self.state.attack, extra);
    }

    /// Who is on the ball (ITN-FAC.2): his spot and he; nobody if the spot is empty.
    #[inline]
    pub(super) fn on_ball(&self, named: Named) -> (u8, u8) {
        let spot = named.attacker;
        match named.other == spot {
            true => (spot, self.state.sides[self.state.attack].man(spot)),
            false => self.higher(spot, named.other),
        }
    }

    /// HIGH: the one with the higher OFF rating, of equals the one in the higher spot;
    /// an empty spot leaves the other (ITN-FAC.6, ITN-FAC.7).
    #[inline]
    fn higher(&self, low: u8, high: u8) -> (u8, u8) {
        let side = self.state.attack;
        let man = |spot: u8| self.state.sides[side].man(spot);
        let rating = |spot: u8| self.rules.lookup[side].man(man(spot)).off;
        let lower = match (man(low), man(high)) {
            (NOBODY, _) => false,
            (_, NOBODY) => true,
            _ => rating(low) > rating(high),
        };
        let spot = if lower { low } else { high };
        (spot, man(spot))
    }

    /// The higher rating decides (ITN-FAC.6), unless both are equal or one is missing
    /// (ITN-FAC.7).
    #[inline]
    fn high_clause(&self, named: Named) -> &'static str {
        let side = self.state.attack;
        let men = [named.attacker, named.other].map(|spot| self.state.sides[side].man(spot));
        let [low, high] = men.map(|man| self.rules.lookup[side].man(man).off);
        match men.contains(&NOBODY) || low == high {
            true => "ITN-FAC.7",
            false => "ITN-FAC.6",
        }
    }

    /// An empty spot on the ball: the defence has it at once, on the same ground
    /// (ITN-CARD.3), on whatever card it is named.
    pub(super) fn nobody_on_ball(&mut self, clause: &'static str, spot: u8) {
        let nobody = Happening::NobodyOnBall { spot };
        self.tell(clause, self.state.attack, nobody);
        let zone = self.state.zone.flip();
        self.ball("ITN-CARD.3", self.state.defence(), zone);
    }

    /// Who defends; nobody if his spot is empty (ITN-CARD.4).
    #[inline]
    pub(super) fn defender(&mut self, spot: u8) -> u8 {
        let side = self.state.defence();
        let defender = self.state.sides[side].man(spot);
        if defender == NOBODY {
            self.tell("ITN-CARD.4", side, Happening::NobodyDefends { spot });
        }
        defender
    }
}
