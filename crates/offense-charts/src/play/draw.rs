//! Cards and dice (OC-1.9 to OC-1.14): which of the three numbers is read.

use tabletop::{Card, Deck, Source};

use super::Play;
use crate::{
    OffenseCharts,
    cards::CARDS,
    options::Draws,
    table::{BOTTOM, MIDDLE, TOP, Table},
};

impl<S: Source<OffenseCharts>> Play<'_, S> {
    /// An initial draw on a chart: the top number (OC-1.9).
    #[inline]
    pub(super) fn top<T: Copy + PartialEq>(
        &mut self,
        table: &Table<T>,
    ) -> Result<(u8, T), S::Stop> {
        if self.rules.options.draws == Draws::Dice {
            let thrown = self.source.read(table.reading())?;
            return Ok((thrown.faces.last(), thrown.meaning));
        }
        let card = self.card(TOP.name())?;
        let number = self.rules.cards.face(card).top;
        Ok((number, table.at(number)))
    }

    /// Any other number from 1 to 100: the bottom one (OC-1.10).
    #[inline]
    pub(super) fn bottom<T: Copy + PartialEq>(
        &mut self,
        table: &Table<T>,
    ) -> Result<(u8, T), S::Stop> {
        if self.rules.options.draws == Draws::Dice {
            let thrown = self.source.read(table.reading())?;
            return Ok((thrown.faces.last(), thrown.meaning));
        }
        let card = self.card(BOTTOM.name())?;
        let number = self.rules.cards.face(card).bottom;
        Ok((number, table.at(number)))
    }

    /// Two middle numbers, the holder's first (OC-1.11, OC-7.5), each of which
    /// matters, or only their difference.
    #[inline]
    pub(super) fn middles(&mut self, each: bool) -> Result<(u8, u8), S::Stop> {
        if self.rules.options.draws == Draws::Dice {
            let rules = self.rules;
            let faces = match each {
                true => self.source.read(&rules.each)?.faces,
                false => self.source.read(&rules.difference)?.faces,
            };
            return Ok((faces.first().unwrap_or_default(), faces.last()));
        }
        let mine = self.card(MIDDLE.name())?;
        let other = self.card(MIDDLE.name())?;
        let cards = &self.rules.cards;
        Ok((cards.face(mine).middle, cards.face(other).middle))
    }

    /// One new card, of which one number is read (OC-1.12). All are shuffled when
    /// none is left (OC-1.13).
    #[inline(always)]
    fn card(&mut self, reads: &'static str) -> Result<Card, S::Stop> {
        if self.rules.options.draws == Draws::Unlimited {
            return self.source.draw(&mut Deck::<CARDS>::full(), reads);
        }
        if self.state.deck.is_empty() {
            self.shuffle();
        }
        self.source.draw(&mut self.state.deck, reads)
    }

    /// All cards are in the deck again.
    #[inline(never)]
    pub(super) fn shuffle(&mut self) {
        self.state.deck = Deck::full();
    }
}
