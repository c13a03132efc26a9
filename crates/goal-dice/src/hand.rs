//! Advance rolls: what four dice are worth (GD-4.1), and the wild die (GD-9.3).

tabletop::words! {
    /// A hand of dice, the higher the later.
    #[derive(PartialOrd, Ord)]
    pub enum Hand {
        /// No advance.
        None = "nothing",
        /// One pair: one square.
        Pair = "pair",
        /// Two different pairs: two squares.
        TwoPair = "two pairs",
        /// Three equal: to the attacking corner.
        Trips = "three of a kind",
        /// Four in a row: to the penalty box.
        Straight = "straight",
        /// Four equal: to the penalty box.
        Quads = "four of a kind",
    }
}

impl Hand {
    /// What these dice are, none of them wild. Straights, two pairs and four of
    /// a kind take four dice (GD-9.9).
    #[must_use]
    pub fn of(faces: &[u8]) -> Hand {
        let mut sorted = [0_u8; 4];
        let dice = faces.len().min(4);
        sorted[..dice].copy_from_slice(&faces[..dice]);
        let sorted = &mut sorted[..dice];
        sorted.sort_unstable();
        // How many neighbours are equal: a pair has one, three equal have two.
        let equal = sorted.windows(2).filter(|pair| pair[0] == pair[1]).count();
        let in_a_row = sorted.windows(2).all(|pair| pair[0] + 1 == pair[1]);
        match equal {
            0 if dice == 4 && in_a_row => Hand::Straight,
            0 => Hand::None,
            1 => Hand::Pair,
            2 if sorted[1] == sorted[dice - 2] => Hand::Trips,
            2 => Hand::TwoPair,
            _ => Hand::Quads,
        }
    }
}

/// The hands that a throw can be read as: one, or with a wild face several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hands(u8);

impl Hands {
    /// What these dice can be. `wild` is the place of a die whose face is wild.
    #[must_use]
    pub fn of(faces: &[u8], wild: Option<usize>) -> Hands {
        let Some(wild) = wild else {
            return Hands(1 << Hand::of(faces) as u8);
        };
        let mut as_it_counts = faces.to_vec();
        let mut hands = 0;
        for face in 1..=6 {
            as_it_counts[wild] = face;
            hands |= 1 << Hand::of(&as_it_counts) as u8;
        }
        Hands(hands)
    }

    /// No advance, whatever counts as what.
    pub const NOTHING: Hands = Hands(1 << Hand::None as u8);

    /// How many sets of hands there are.
    pub const COUNT: usize = 1 << Hand::ALL.len();

    /// All sets of hands, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Hands> {
        (0..Hands::COUNT).map(|number| Hands(number as u8))
    }

    /// Its number among all sets.
    #[inline]
    #[must_use]
    pub fn number(self) -> usize {
        usize::from(self.0)
    }

    /// True if a wild face was thrown: then, and only then, there is a choice.
    #[inline]
    #[must_use]
    pub fn are_wild(self) -> bool {
        self.0.count_ones() > 1
    }

    /// The best of them: the farthest destination, then the higher hand.
    #[must_use]
    pub fn best(self, destination: impl Fn(Hand) -> Option<u8>) -> Hand {
        Hand::ALL
            .into_iter()
            .filter(|&hand| self.0 & (1 << hand as u8) != 0)
            .max_by_key(|&hand| (destination(hand), hand))
            .unwrap_or(Hand::None)
    }
}

/// The lowest face the wild die can count as to make this hand.
#[must_use]
pub fn wild_counts_as(faces: &[u8], wild: usize, hand: Hand) -> Option<u8> {
    let mut as_it_counts = faces.to_vec();
    (1..=6).find(|&face| {
        as_it_counts[wild] = face;
        Hand::of(&as_it_counts) == hand
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wild_face_leaves_a_choice_and_nothing_else_does() {
        // GD-9.3
        for (faces, wild, choice) in [
            (&[1, 2, 2, 5][..], Some(0), true),
            (&[1, 4, 4, 4], Some(0), true),
            (&[2, 3, 4, 1], Some(3), true),
            (&[1, 1, 1, 1], Some(0), true),
            (&[1, 4, 6], Some(0), true),
            (&[3, 3], Some(1), true),
            (&[1, 2, 3, 4], None, false),
            (&[1, 3, 6], None, false),
        ] {
            assert_eq!(Hands::of(faces, wild).are_wild(), choice, "{faces:?}");
        }
    }

    #[test]
    fn any_other_set_advances() {
        // The empty one is no throw.
        for hands in Hands::all().skip(1) {
            let best = hands.best(|hand| (hand != Hand::None).then_some(1));
            assert_eq!(best == Hand::None, hands == Hands::NOTHING);
        }
    }
}
