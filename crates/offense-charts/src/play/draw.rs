//! Cards and dice (OC-1.9 to OC-1.14): which of the three numbers is read.

use tabletop::{Card, Deck, Source};

use super::Play;
use crate::{
    OffenseCharts,
    cards::CARDS,
    options::NumbersFrom,
    table::{BOTTOM, MIDDLE, TOP, Table},
};

impl<S: Source<OffenseCharts>> Play<'_, S> {
    /// An initial draw on a chart: the top number (OC-1.9).
    #[inline(always)]
    pub(super) fn top<T: Copy + PartialEq>(
        &mut self,
        table: &Table<T>,
    ) -> Result<(u8, T), S::Stop> {
        if self.rules.options.draws == NumbersFrom::Dice {
            return throw(self.source, table);
        }
        let card = self.card(TOP.name())?;
        let number = self.rules.cards.face(card).top;
        Ok((number, table.at(number)))
    }

    /// Any other number from 1 to 100: the bottom one (OC-1.10).
    #[inline(always)]
    pub(super) fn bottom<T: Copy + PartialEq>(
        &mut self,
        table: &Table<T>,
    ) -> Result<(u8, T), S::Stop> {
        if self.rules.options.draws == NumbersFrom::Dice {
            return throw(self.source, table);
        }
        let card = self.card(BOTTOM.name())?;
        let number = self.rules.cards.face(card).bottom;
        Ok((number, table.at(number)))
    }

    /// Two middle numbers, the holder's first (OC-1.11, OC-7.5), each of which
    /// matters, or only their difference.
    #[inline(always)]
    pub(super) fn middles(&mut self, each: bool) -> Result<(u8, u8), S::Stop> {
        if self.rules.options.draws == NumbersFrom::Dice {
            return throw_both(self.rules, self.source, each);
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
        if self.rules.options.draws == NumbersFrom::Unlimited {
            return draw_any(self.source, reads);
        }
        if self.state.deck.is_empty() {
            shuffle(&mut self.state.deck);
        }
        self.source.draw(&mut self.state.deck, reads)
    }
}

/// A die, read through a table (OC-1.14).
#[inline(never)]
fn throw<S: Source<OffenseCharts>, T: Copy + PartialEq>(
    source: &mut S,
    table: &Table<T>,
) -> Result<(u8, T), S::Stop> {
    let thrown = source.read(table.reading())?;
    Ok((thrown.faces.last(), thrown.meaning))
}

/// Two dice, the holder's first.
#[inline(never)]
fn throw_both<S: Source<OffenseCharts>>(
    rules: &OffenseCharts,
    source: &mut S,
    each: bool,
) -> Result<(u8, u8), S::Stop> {
    let faces = match each {
        true => source.read(&rules.each)?.faces,
        false => source.read(&rules.difference)?.faces,
    };
    Ok((faces.first().unwrap_or_default(), faces.last()))
}

/// A card of a deck that is whole.
#[inline(never)]
fn draw_any<S: Source<OffenseCharts>>(
    source: &mut S,
    reads: &'static str,
) -> Result<Card, S::Stop> {
    source.draw(&mut Deck::<CARDS>::full(), reads)
}

/// All cards are in the deck again.
#[inline(never)]
pub(super) fn shuffle(deck: &mut Deck<CARDS>) {
    *deck = Deck::full();
}
