//! The action deck (AD-2): a number and three readings on each of 101 cards.

use std::fmt;

use tabletop::{Card, Fault, Faults, sheet};

/// The first line of a file of cards.
pub const FIRST_LINE: &str = "touchline zone-deck 1";

/// Cards in the deck.
pub const CARDS: usize = 101;

const COLUMNS: [&str; 5] = ["card", "number", "A", "M", "D"];

/// Room for every card; a power of two, so that looking one up needs no check.
const ROOM: usize = 128;

/// What follows a movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suffix {
    /// Nothing.
    Bare,
    /// A control draw after it.
    Control,
    /// A foul check before it.
    Foul,
}

/// A reading of midfield or of the own zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// Zones to move: forward, or back if negative.
    pub movement: i8,
    /// What else it asks for.
    pub suffix: Suffix,
}

impl Entry {
    /// Reads `+1 CTL`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Entry> {
        let (movement, suffix) = text.split_once(' ').unwrap_or((text, ""));
        let movement = match movement {
            "-1" => -1,
            "0" => 0,
            "+1" => 1,
            "+2" => 2,
            _ => return None,
        };
        let suffix = match suffix.trim() {
            "" => Suffix::Bare,
            "CTL" => Suffix::Control,
            "FOUL" => Suffix::Foul,
            _ => return None,
        };
        Some(Entry { movement, suffix })
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suffix = match self.suffix {
            Suffix::Bare => "",
            Suffix::Control => " CTL",
            Suffix::Foul => " FOUL",
        };
        match self.movement {
            0 => write!(f, "0{suffix}"),
            movement => write!(f, "{movement:+}{suffix}"),
        }
    }
}

/// What stands on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(align(8))] // So it is found by a shift.
pub struct Face {
    /// 1 to 100; `None` on the X card.
    pub number: Option<u8>,
    /// The A reading: true for AA, false for -1.
    pub attacks: bool,
    /// The M reading.
    pub midfield: Entry,
    /// The D reading.
    pub defence: Entry,
}

impl Face {
    /// The number as it is printed.
    #[must_use]
    pub fn number_text(&self) -> String {
        self.number.map_or("X".to_string(), |n| n.to_string())
    }

    /// The A reading as it is printed.
    #[must_use]
    pub fn attack_text(&self) -> &'static str {
        if self.attacks { "AA" } else { "-1" }
    }
}

/// Nothing stands on a card that does not exist.
const BLANK: Face = Face {
    number: None,
    attacks: false,
    midfield: Entry {
        movement: 0,
        suffix: Suffix::Bare,
    },
    defence: Entry {
        movement: 0,
        suffix: Suffix::Bare,
    },
};

/// What stands on the cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cards {
    by_card: Box<[Face; ROOM]>,
    x_card: Card,
}

impl Cards {
    /// Reads the deck (AD-2.1, AD-2.2, AD-5.4, AD-5.5, AD-10.1).
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse(text: &str) -> Result<Cards, Faults> {
        let mut faults = Faults::default();
        let mut cards = Cards {
            by_card: Box::new([BLANK; ROOM]),
            x_card: Card(0),
        };
        let mut seen = [[0_usize; ROOM]; 2];
        let mut last = 1;
        for (line, cells) in sheet::rows(text, FIRST_LINE, &COLUMNS, &mut faults) {
            let [card, number, a, m, d] = cells[..] else {
                continue;
            };
            last = line;
            let mut fault =
                |what: String, cure: &str| faults.push(Fault::at(line, what, cure.to_string()));
            let within = |text: &str, most| {
                let number = text.parse().ok();
                number.filter(|number: &u8| (1..=most).contains(number))
            };
            let at = within(card, CARDS as u8);
            if at.is_none() {
                let cure = "write a whole number from 1 to 101";
                fault(format!("`{card}` is no card"), cure);
            }
            let on_it = match number {
                // Counted as 101 below.
                "X" => Some(CARDS as u8),
                number => within(number, 100),
            };
            if on_it.is_none() {
                let cure = "write a whole number from 1 to 100, or X";
                fault(format!("the number is `{number}`"), cure);
            }
            for (counts, found, what) in [(0, at, "card"), (1, on_it, "number")] {
                let Some(found) = found else { continue };
                let count = &mut seen[counts][usize::from(found) % ROOM];
                *count += 1;
                if *count > 1 {
                    let shown = if what == "card" { card } else { number };
                    fault(format!("{what} {shown} is there twice"), "write it once");
                }
            }
            if !matches!(a, "AA" | "-1") {
                fault(format!("the A reading is `{a}`"), "write AA or -1");
            }
            let mut entry = |zone: &str, text: &str, allowed: [i8; 3], cure: &str| {
                let entry = Entry::parse(text).filter(|entry| {
                    let foul = entry.suffix == Suffix::Foul;
                    // A foul check never stands with -1 or +2.
                    (!foul || matches!(entry.movement, 0 | 1)) && allowed.contains(&entry.movement)
                });
                if entry.is_none() {
                    fault(format!("the {zone} reading is `{text}`"), cure);
                }
                entry.unwrap_or(BLANK.midfield)
            };
            let cure = "write -1, 0 or +1, with CTL or (after 0 and +1) FOUL behind it if wanted";
            let midfield = entry("M", m, [-1, 0, 1], cure);
            let cure = "write 0, +1 or +2, with CTL or (after 0 and +1) FOUL behind it if wanted";
            let defence = entry("D", d, [0, 1, 2], cure);
            let Some(at) = at else { continue };
            if number == "X" {
                cards.x_card = Card(at);
            }
            cards.by_card[usize::from(at) % ROOM] = Face {
                number: on_it.filter(|&number| number <= 100),
                attacks: a == "AA",
                midfield,
                defence,
            };
        }
        if faults.0.is_empty() {
            for (counts, what) in [(0, "card"), (1, "number")] {
                for missing in (1..=CARDS).filter(|&at| seen[counts][at % ROOM] == 0) {
                    let shown = match (what, missing) {
                        ("number", CARDS) => "X".to_string(),
                        _ => missing.to_string(),
                    };
                    let text = format!("{what} {shown} is missing");
                    let cure = "the deck has 101 cards: 1 to 100, and X";
                    faults.push(Fault::at(last, text, cure));
                }
            }
        }
        faults.or(cards)
    }

    /// What a card shows.
    #[inline]
    #[must_use]
    pub fn face(&self, card: Card) -> &Face {
        &self.by_card[usize::from(card.0) % ROOM]
    }

    /// The card with the X.
    #[inline]
    #[must_use]
    pub fn x_card(&self) -> Card {
        self.x_card
    }
}
