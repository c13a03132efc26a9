//! The action deck (AD-2): which card, and who it names.

use tabletop::{Card, Chance, Deck, Side, Source};

use super::{Play, standing::Found};
use crate::{
    ActionDeck,
    cards::CARDS,
    event::Happening,
    options::Randomiser,
    state::Position,
    team::{Column, Players},
};

/// What a number draw reads.
pub(super) const NUMBER: &str = "number";

impl<S: Source<ActionDeck>> Play<'_, S> {
    /// One card (AD-2.6): any of those nobody has seen, for a deck has no order. When
    /// the pile is empty, all are shuffled. With dice it is any of the 101.
    #[inline(always)]
    pub(super) fn draw(&mut self, reads: &'static str) -> Result<Card, S::Stop> {
        if self.rules.options.randomiser == Randomiser::Dice {
            return draw_any(self.source, &self.state.position.deck, reads);
        }
        self.shuffle_if_spent();
        self.source.draw(&mut self.state.position.deck, reads)
    }

    #[inline]
    fn shuffle_if_spent(&mut self) {
        if self.state.deck.left().len() <= usize::from(self.state.burnt) {
            shuffle(&mut self.state.position);
        }
    }

    /// A card is discarded unread: it is only counted, for it may be any of those
    /// nobody has seen (AD-14.1).
    #[inline]
    pub(super) fn burn(&mut self) {
        if self.rules.options.randomiser == Randomiser::Deck {
            self.shuffle_if_spent();
            self.state.burnt += 1;
        }
    }

    /// A number from 1 to 100, for a chart (AD-2.3); `None` for the X, of which
    /// nothing is told yet.
    #[inline(always)]
    pub(super) fn number_or_x(&mut self) -> Result<Option<u8>, S::Stop> {
        let card = self.draw(NUMBER)?;
        Ok(self.rules.cards.face(card).number)
    }

    /// The same where the X means nothing: it is put aside, and the next card drawn
    /// for the same purpose, in a step of its own (AD-2.5).
    #[inline(always)]
    pub(super) fn number(&mut self) -> Result<Option<u8>, S::Stop> {
        let number = self.number_or_x()?;
        if number.is_none() {
            self.tell("AD-2.5", self.holder, Happening::XAside);
        }
        Ok(number)
    }

    /// The player whom a column of a side's chart names; those who cannot be meant are
    /// drawn again.
    pub(super) fn find(
        &mut self,
        side: Side,
        column: Column,
        number: u8,
        without: Players,
    ) -> Option<u8> {
        let Found { said, player } = self.standing().find(side, column, number, without);
        self.say(side, said);
        player
    }

    /// The same for one who is not sent off.
    pub(super) fn find_present(&mut self, side: Side, column: Column, number: u8) -> Option<u8> {
        self.find(side, column, number, self.state.sides[side].off)
    }
}

/// A card of a deck that stays whole.
#[inline(never)]
fn draw_any<S: Source<ActionDeck>>(
    source: &mut S,
    deck: &Deck<CARDS>,
    reads: &'static str,
) -> Result<Card, S::Stop> {
    let left = deck.left();
    let index = source.chance(Chance::Draw { left, reads })?;
    Ok(left[index as usize])
}

/// All cards are in the deck again.
#[inline(never)]
fn shuffle(position: &mut Position) {
    position.deck = Deck::full();
    position.burnt = 0;
}
