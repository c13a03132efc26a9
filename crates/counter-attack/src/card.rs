//! Player cards: seven numbers from 1 to 6, other ones for goalkeepers.

/// What a card has a number for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Attribute {
    /// Hexes in a Movement Phase.
    Pace,
    /// Keeping the ball at the feet.
    Dribbling,
    /// Headers.
    Heading,
    /// Balls in the air.
    HighPass,
    /// Against injuries.
    Resilience,
    /// Shots.
    Shooting,
    /// Winning the ball.
    Tackling,
    /// A keeper's headers.
    Aerial,
    /// A keeper's saves.
    Saving,
    /// A keeper's hands.
    Handling,
}

use Attribute::{
    Aerial, Dribbling, Handling, Heading, HighPass, Pace, Resilience, Saving, Shooting, Tackling,
};

impl Attribute {
    /// All of them with their short names.
    pub const ALL: [(Attribute, &str); 10] = [
        (Pace, "pac"),
        (Dribbling, "dri"),
        (Heading, "hea"),
        (HighPass, "hig"),
        (Resilience, "res"),
        (Shooting, "sho"),
        (Tackling, "tac"),
        (Aerial, "aer"),
        (Saving, "sav"),
        (Handling, "han"),
    ];

    /// What an outfield card shows, in its order.
    pub const OUTFIELD: [Attribute; 7] = [
        Pace, Dribbling, Heading, HighPass, Resilience, Shooting, Tackling,
    ];

    /// What a goalkeeper's card shows, in its order.
    pub const KEEPER: [Attribute; 7] = [
        Aerial, Dribbling, Pace, Resilience, Saving, Handling, HighPass,
    ];

    /// The attribute with this short name.
    #[must_use]
    pub fn named(name: &str) -> Option<Attribute> {
        let mut same = Attribute::ALL.iter().filter(|(_, known)| *known == name);
        same.next().map(|(attribute, _)| *attribute)
    }

    /// The name as it is spoken.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Pace => "Pace",
            Dribbling => "Dribbling",
            Heading => "Heading",
            HighPass => "High Pass",
            Resilience => "Resilience",
            Shooting => "Shooting",
            Tackling => "Tackling",
            Aerial => "Aerial Ability",
            Saving => "Saving",
            Handling => "Handling",
        }
    }

    /// The short name.
    #[must_use]
    pub fn name(self) -> &'static str {
        Attribute::ALL[self as usize].1
    }
}

/// A player's card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The name on it.
    pub name: String,
    /// It is a goalkeeper's.
    pub keeper: bool,
    /// The numbers; 0 for what is not on the card.
    values: [u8; 10],
}

impl Card {
    /// A card without numbers.
    #[must_use]
    pub fn blank(name: &str, keeper: bool) -> Card {
        Card {
            name: name.to_string(),
            keeper,
            values: [0; 10],
        }
    }

    /// What the card has numbers for, in its order.
    #[must_use]
    pub fn shows(&self) -> [Attribute; 7] {
        match self.keeper {
            true => Attribute::KEEPER,
            false => Attribute::OUTFIELD,
        }
    }

    /// A number; 0 for what is not on the card (CA-1.6).
    #[inline]
    #[must_use]
    pub fn get(&self, attribute: Attribute) -> u8 {
        self.values[attribute as usize]
    }

    /// The card with another number.
    #[must_use]
    pub fn with(mut self, attribute: Attribute, value: u8) -> Card {
        self.values[attribute as usize] = value;
        self
    }
}
