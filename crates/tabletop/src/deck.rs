//! A shuffled deck, represented without an order.

use std::hash::{Hash, Hasher};

/// A card, by the number on it (1 to 127).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(pub u8);

/// A deck of `N` cards, numbered from 1; at most 127.
///
/// A well shuffled deck is one whose next card is equally likely to be any card
/// left in it. So there is no order to keep: nobody can peek, not even the
/// program, and the card turned over on a real table can be typed in.
///
/// # Equality
///
/// Decks are equal if the same cards are left. How they lie in memory does not
/// matter.
#[derive(Clone, Copy, Debug)]
pub struct Deck<const N: usize> {
    left: u8,
    /// First the cards left, in no order, then those turned over, last first.
    cards: [Card; N],
}

impl<const N: usize> Deck<N> {
    /// All cards.
    #[must_use]
    pub const fn full() -> Deck<N> {
        const { assert!(0 < N && N <= 127) };
        let mut cards = [Card(0); N];
        let mut i = 0;
        while i < N {
            cards[i] = Card(i as u8 + 1);
            i += 1;
        }
        Deck {
            left: N as u8,
            cards,
        }
    }

    /// The cards left, in no order.
    #[inline]
    #[must_use]
    pub fn left(&self) -> &[Card] {
        &self.cards[..usize::from(self.left)]
    }

    /// The cards turned over, the last one first.
    #[must_use]
    pub fn turned(&self) -> &[Card] {
        &self.cards[usize::from(self.left)..]
    }

    /// True if no card is left.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.left == 0
    }

    /// Turns over the card at `index` of [`Deck::left`].
    #[inline]
    pub fn turn(&mut self, index: usize) -> Card {
        let last = usize::from(self.left) - 1;
        let left = &mut self.cards[..=last];
        let card = left[index];
        left.swap(index, last);
        self.left -= 1;
        card
    }

    /// Turns over the card with this number; false if it is not left.
    pub fn turn_card(&mut self, card: Card) -> bool {
        let index = self.left().iter().position(|&left| left == card);
        index.map(|index| self.turn(index)).is_some()
    }

    fn set(&self) -> u128 {
        self.left().iter().fold(0, |set, card| set | 1 << card.0)
    }
}

impl<const N: usize> PartialEq for Deck<N> {
    fn eq(&self, other: &Deck<N>) -> bool {
        self.left == other.left && self.set() == other.set()
    }
}

impl<const N: usize> Eq for Deck<N> {}

impl<const N: usize> Hash for Deck<N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.set().hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_comes_out_once() {
        let mut deck = Deck::<108>::full();
        let mut seen = Vec::new();
        let mut k = 7_u32;
        while !deck.is_empty() {
            k = k.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
            let index = k as usize % deck.left().len();
            let expected = deck.left()[index];
            assert_eq!(deck.turn(index), expected);
            assert_eq!(deck.turned()[0], expected);
            seen.push(expected.0);
        }
        seen.sort_unstable();
        assert_eq!(seen, (1..=108).collect::<Vec<u8>>());
    }

    #[test]
    fn order_does_not_matter() {
        let mut a = Deck::<12>::full();
        let mut b = a;
        for (i, j) in [(1, 4), (4, 1)] {
            a.turn(a.left().iter().position(|c| c.0 == i).unwrap());
            b.turn(b.left().iter().position(|c| c.0 == j).unwrap());
        }
        assert_eq!(a, b);
        assert_ne!(a, Deck::full());
    }
}
