//! A pass has opened a shot (ITN-OPN).

use tabletop::Source;

use super::Play;
use crate::{
    InsideTheNet,
    action::{Way, Zone},
    event::Happening,
    men::NOBODY,
    state::Next,
};

/// The spot that receives, by the one on the card; from 0 (ITN-OPN.2).
#[inline]
pub(crate) fn receiver(spot: u8) -> u8 {
    const RECEIVERS: [u8; 10] = [7, 8, 8, 9, 9, 9, 6, 7, 8, 9];
    RECEIVERS[usize::from(spot) % 10]
}

impl<S: Source<InsideTheNet>> Play<'_, S> {
    /// Of a new card only the attacking entry of its OFF section counts (ITN-OPN.1).
    /// Black up to the receiver's Shot is a shot (ITN-OPN.4); more leaves the ball loose
    /// (ITN-OPN.5). Nobody defends (ITN-OPN.6).
    #[inline(never)]
    pub(super) fn open(&mut self) -> Result<(), S::Stop> {
        if !self.has_card() {
            return self.end_half();
        }
        let named = self.flip(Next::Open, Zone::Off)?;
        let side = self.state.attack;
        let passer = self.state.from;
        let spot = match named.other == named.attacker {
            true => receiver(named.attacker),
            false => self.highest(),
        };
        let man = self.state.sides[side].man(spot);
        if man == NOBODY {
            self.nobody_on_ball("ITN-OPN.7", spot);
            return Ok(());
        }
        self.face(man, NOBODY);
        let (black, _) = self.throw()?;
        let need = self.rules.lookup[side].man(man).shot;
        let controlled = black as i8 <= need;
        let received = Happening::Received {
            man,
            from: passer,
            next: Next::Open,
            black,
            need,
            controlled,
        };
        let clause = if controlled { "ITN-OPN.4" } else { "ITN-OPN.5" };
        self.tell(clause, side, received);
        match controlled {
            true => self.shot(Way::Through, man, NOBODY, passer),
            false => self.recovery(),
        }
    }

    /// Any HIGH: the spot of the man with the highest OFF rating of all on the pitch,
    /// of equals the higher spot (ITN-OPN.3).
    fn highest(&self) -> u8 {
        let side = self.state.attack;
        let rating = |(spot, man): &(u8, u8)| (self.rules.lookup[side].man(*man).off, *spot);
        let best = self.state.sides[side].men().max_by_key(rating);
        best.map_or(9, |(spot, _)| spot)
    }
}
