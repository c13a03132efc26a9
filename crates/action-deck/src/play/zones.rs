//! The zones (AD-5).

use tabletop::{Card, Source};

use super::Play;
use crate::{
    ActionDeck,
    cards::{Entry, Suffix},
    event::{Happening, Reading},
    state::{Next, Zone},
};

impl<S: Source<ActionDeck>> Play<'_, S> {
    /// The holder draws a card and reads the entry of the zone it is in (AD-2.4,
    /// AD-5.3). PRESS and STALL are called before it (AD-13, AD-14).
    #[inline]
    pub(super) fn zone(&mut self) -> Result<(), S::Stop> {
        let pressed = self.press_called()?;
        let stalled = !pressed && self.stall_called()?;
        let zone = self.state.zone;
        let card = self.draw(zone.letter())?;
        if stalled {
            self.aside(Play::stall);
        }
        let first = std::mem::replace(&mut self.state.first, false);
        if zone == Zone::A {
            self.read_attack(card);
            return Ok(());
        }
        let face = self.rules.cards.face(card);
        let entry = match zone {
            Zone::M => face.midfield,
            _ => face.defence,
        };
        let read = Happening::Zone {
            card,
            zone,
            reading: Reading::Entry(entry),
        };
        self.tell(self.holder, read);
        // The X card, at the first draw after the ball was taken in D (AD-15.1).
        if (zone == Zone::D) & first & (card == self.rules.cards.x_card()) {
            self.aside(|play| play.x_in_own_zone(entry, pressed));
            return Ok(());
        }
        self.carry_out(entry, pressed);
        Ok(())
    }

    /// What stands in the A entry: -1, or a look at the chart (AD-10.1, AD-10.2).
    #[inline]
    fn read_attack(&mut self, card: Card) {
        let attacks = self.rules.cards.face(card).attacks;
        let reading = match attacks {
            true => Reading::Attack,
            false => Reading::Retreat,
        };
        let zone = Zone::A;
        let read = Happening::Zone {
            card,
            zone,
            reading,
        };
        self.tell(self.holder, read);
        match attacks {
            true => self.state.next = Next::Attack,
            false => self.state.zone = Zone::M,
        }
    }

    /// An M or D entry: a foul check before the movement (AD-6.1), a control draw
    /// after it (AD-9.1), or the bare movement (AD-5.4), which PRESS may help.
    #[inline]
    pub(super) fn carry_out(&mut self, entry: Entry, pressed: bool) {
        if pressed {
            return self.aside(|play| play.press_on(entry));
        }
        if entry.suffix == Suffix::Foul {
            self.state.next = Next::FoulCheck(entry.movement);
            return;
        }
        self.move_ball(entry.movement, entry.suffix == Suffix::Control);
    }

    /// A movement, with CTL or without: a short-handed holder makes a control draw all
    /// the same (AD-8.2); any other goes on in the zone reached (AD-5.6).
    #[inline]
    pub(super) fn move_ball(&mut self, movement: i8, control: bool) {
        self.state.zone = self.state.zone.moved(movement);
        let short_handed = self.state.sides[self.holder].off.0 != 0;
        self.state.next = match control | short_handed {
            true => Next::Control,
            false => Next::Zone,
        };
    }
}
