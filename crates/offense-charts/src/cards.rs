//! The action deck (OC-1.7, OC-1.8): three numbers on each of 100 cards.

use tabletop::{Card, Fault, Faults, sheet};

/// The first line of a file of cards.
pub const FIRST_LINE: &str = "touchline deck 1";

/// Cards in the deck.
pub const CARDS: usize = 100;

/// The highest middle number.
pub const HIGHEST_MIDDLE: u8 = 20;

const COLUMNS: [&str; 4] = ["card", "top", "middle", "bottom"];

/// Room for every card; a power of two, so that looking one up needs no check.
const ROOM: usize = 128;

/// The numbers on a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(align(4))] // So it is found by a shift.
pub struct Face {
    /// For initial draws on a chart.
    pub top: u8,
    /// For checks and contests.
    pub middle: u8,
    /// For everything else.
    pub bottom: u8,
}

/// What stands on the cards.
#[derive(Clone, Debug)]
pub struct Cards {
    by_card: Box<[Face; ROOM]>,
}

impl Cards {
    /// Reads the deck.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse(text: &str) -> Result<Cards, Faults> {
        let mut faults = Faults::default();
        let rows = sheet::rows(text, FIRST_LINE, &COLUMNS, &mut faults);
        let mut by_card = [Face::default(); ROOM];
        let mut seen = [
            Seen::new("card", 100, 1),
            Seen::new("top", 100, 1),
            Seen::new("middle", HIGHEST_MIDDLE, 5),
            Seen::new("bottom", 100, 1),
        ];
        for (line, cells) in &rows {
            let mut numbers = [0; 4];
            for (at, seen) in seen.iter_mut().enumerate() {
                let cell = cells.get(at).copied().unwrap_or_default();
                numbers[at] = seen.count(*line, cell, &mut faults).unwrap_or_default();
            }
            let [card, top, middle, bottom] = numbers;
            by_card[usize::from(card) % ROOM] = Face {
                top,
                middle,
                bottom,
            };
        }
        if faults.0.is_empty() {
            for seen in &seen {
                seen.check(&mut faults);
            }
        }
        faults.or(Cards {
            by_card: Box::new(by_card),
        })
    }

    /// What a card shows.
    #[inline]
    #[must_use]
    pub fn face(&self, card: Card) -> Face {
        self.by_card[usize::from(card.0) % ROOM]
    }
}

/// How often each number stands in a column.
struct Seen {
    column: &'static str,
    highest: u8,
    times: usize,
    counts: [usize; ROOM],
}

impl Seen {
    fn new(column: &'static str, highest: u8, times: usize) -> Seen {
        Seen {
            column,
            highest,
            times,
            counts: [0; ROOM],
        }
    }

    fn count(&mut self, line: usize, cell: &str, faults: &mut Faults) -> Option<u8> {
        let highest = self.highest;
        let number = cell.parse().ok();
        let number = number.filter(|number| (1..=highest).contains(number));
        match number {
            None => faults.push(Fault::at(
                line,
                format!("{} is `{cell}`", self.column),
                format!("write a whole number from 1 to {highest}"),
            )),
            Some(number) => {
                let count = &mut self.counts[usize::from(number) % ROOM];
                *count += 1;
                if *count > self.times {
                    faults.push(Fault::at(
                        line,
                        format!("{} {number} stands on too many cards", self.column),
                        format!("it stands on {}", self.times),
                    ));
                }
            }
        }
        number
    }

    fn check(&self, faults: &mut Faults) {
        for number in 1..=self.highest {
            let count = self.counts[usize::from(number) % ROOM];
            if count < self.times {
                faults.push(Fault::whole(
                    format!("{} {number} stands on {count} cards", self.column),
                    format!("it stands on {}", self.times),
                ));
            }
        }
    }
}
