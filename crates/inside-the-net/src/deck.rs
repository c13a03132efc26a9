//! The action cards (ITN-FAC): 108 of them, each with a section for DEF, MID and OFF.

use std::fmt;

use tabletop::{
    Card, Fault, Faults,
    events::{Shape, Told},
    sheet,
    values::Value,
};

use crate::action::Zone;

/// The first line of a file of cards.
pub const FIRST_LINE: &str = "touchline action-cards 1";

/// Cards in the deck.
pub const CARDS: usize = 108;

/// Spots of a line-up.
pub const SPOTS: usize = 10;

/// The line of a file whose counts are not checked: for examples.
const FREE: &str = "free";

/// Room for every card; a power of two, so that looking one up needs no check.
const ROOM: usize = 128;

/// How often each spot is the attacking number, by zone of the ball (ITN-FAC.3).
pub const ATTACKING: [[u8; SPOTS]; 3] = [
    [15, 14, 13, 12, 11, 11, 10, 9, 7, 6],
    [10, 11, 11, 11, 11, 11, 11, 11, 11, 10],
    [6, 7, 9, 10, 11, 11, 12, 13, 14, 15],
];

/// How often each spot is the defending number, by zone of the ball (ITN-FAC.4).
pub const DEFENDING: [[u8; SPOTS]; 3] = [ATTACKING[2], ATTACKING[1], ATTACKING[0]];

/// Who has the ball.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OnBall {
    /// The man in this spot, from 0.
    Spot(u8),
    /// HIGH: of the men in these two spots the one with the higher OFF (ITN-FAC.6).
    High(u8, u8),
}

/// A section of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Section {
    /// Who has the ball.
    pub attacker: OnBall,
    /// The spot that defends, from 0.
    pub defender: u8,
    /// The SOS number; 0 if there is none (ITN-FAC.9).
    pub sos: u8,
}

impl Section {
    const BLANK: Section = Section {
        attacker: OnBall::Spot(0),
        defender: 0,
        sos: 0,
    };

    /// Reads `6v5`, `H9/10v2` or `6v5s2`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Section> {
        let spot = |text: &str| {
            let spot = text.parse().ok();
            let spot = spot.filter(|spot: &u8| (1..=SPOTS as u8).contains(spot));
            spot.map(|spot| spot - 1)
        };
        let (attacker, rest) = text.split_once('v')?;
        let attacker = match attacker.strip_prefix('H') {
            None => OnBall::Spot(spot(attacker)?),
            Some(two) => {
                let (low, high) = two.split_once('/')?;
                let (low, high) = (spot(low)?, spot(high)?);
                (low < high).then_some(OnBall::High(low, high))?
            }
        };
        let (defender, sos) = match rest.split_once('s') {
            None => (rest, 0),
            Some((defender, sos)) => (defender, sos.parse().ok().filter(|&sos| sos > 0)?),
        };
        Some(Section {
            attacker,
            defender: spot(defender)?,
            sos,
        })
    }
}

impl Told for Section {
    const SHAPE: Shape = Shape::Record(&[
        ("spots", Shape::Numbers),
        ("high", Shape::Flag),
        ("defender", Shape::Number),
        ("sos", Shape::Maybe(&Shape::Number)),
    ]);

    fn told(&self) -> Value {
        let (spots, high) = match self.attacker {
            OnBall::Spot(spot) => (vec![spot], false),
            OnBall::High(one, other) => (vec![one, other], true),
        };
        let spots = spots.iter().map(|spot| Value::from(spot + 1)).collect();
        Value::Record(vec![
            ("spots", Value::List(spots, "/")),
            ("high", high.into()),
            ("defender", (self.defender + 1).into()),
            (
                "sos",
                Value::number_or((self.sos > 0).then_some(self.sos), "-"),
            ),
        ])
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.attacker {
            OnBall::Spot(spot) => write!(f, "{}", spot + 1)?,
            OnBall::High(low, high) => write!(f, "H{}/{}", low + 1, high + 1)?,
        }
        write!(f, "v{}", self.defender + 1)?;
        match self.sos {
            0 => Ok(()),
            sos => write!(f, "s{sos}"),
        }
    }
}

/// What stands on the cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cards {
    /// By zone and card.
    sections: Box<[[Section; ROOM]; 3]>,
}

const COLUMNS: [&str; 4] = ["card", "DEF", "MID", "OFF"];

impl Cards {
    /// Reads the deck, and counts who is named how often (ITN-FAC.1 to ITN-FAC.6).
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse(text: &str) -> Result<Cards, Faults> {
        let mut faults = Faults::default();
        let mut cards = Cards {
            sections: Box::new([[Section::BLANK; ROOM]; 3]),
        };
        let mut seen = [0_usize; ROOM];
        let mut free = false;
        for (line, cells) in sheet::lines(text, FIRST_LINE, &mut faults) {
            if cells == [FREE] {
                free = true;
                continue;
            }
            let [card, sections @ ..] = &cells[..] else {
                continue;
            };
            if sections.len() != 3 {
                let what = format!("{} values instead of 4", cells.len());
                let cure = format!("write {}, with commas between", COLUMNS.join(", "));
                faults.push(Fault::at(line, what, cure));
                continue;
            }
            let at = card.parse().ok();
            let at = at.filter(|at: &usize| (1..=CARDS).contains(at));
            match at.map(|at| &mut seen[at % ROOM]) {
                None => {
                    let cure = "write a whole number from 1 to 108";
                    faults.push(Fault::at(line, format!("`{card}` is no card"), cure));
                }
                Some(first) if *first == 0 => *first = line,
                Some(first) => {
                    let what = format!("card {card} stands in line {first} too");
                    faults.push(Fault::at(line, what, "write it once"));
                }
            }
            for (&zone, text) in Zone::ALL.iter().zip(sections) {
                let section = Section::parse(text);
                let misplaced = section.is_some_and(|section| {
                    zone != Zone::Off && matches!(section.attacker, OnBall::High(..))
                });
                if section.is_none() || misplaced {
                    let cure = match misplaced {
                        true => "HIGH stands in OFF only",
                        false => "write two spots as 6v5, HIGH as H9/10v2, SOS behind it as s2",
                    };
                    let what = format!("the {zone} section is `{text}`");
                    faults.push(Fault::at(line, what, cure));
                }
                if let (Some(section), Some(at)) = (section, at) {
                    cards.sections[zone as usize][at % ROOM] = section;
                }
            }
        }
        if faults.0.is_empty() {
            for missing in (1..=CARDS).filter(|&at| seen[at % ROOM] == 0) {
                let what = format!("card {missing} is missing");
                faults.push(Fault::whole(what, "the deck has the cards 1 to 108"));
            }
        }
        if faults.0.is_empty() && !free {
            cards.count(&mut faults);
        }
        faults.or(cards)
    }

    /// Everybody is named as often as he should be.
    fn count(&self, faults: &mut Faults) {
        for zone in Zone::ALL {
            // In halves: a HIGH card is booked half to each of its two spots.
            let mut attacking = [0_u16; SPOTS];
            let mut defending = [0_u16; SPOTS];
            let mut pairs = [[0_u16; SPOTS]; SPOTS];
            for section in &self.sections[zone as usize][1..=CARDS] {
                match section.attacker {
                    OnBall::Spot(spot) => attacking[usize::from(spot)] += 2,
                    OnBall::High(low, high) => {
                        attacking[usize::from(low)] += 1;
                        attacking[usize::from(high)] += 1;
                        pairs[usize::from(low)][usize::from(high)] += 1;
                    }
                }
                defending[usize::from(section.defender)] += 2;
            }
            for (what, counts, wanted) in [
                ("attacks", attacking, ATTACKING[zone as usize]),
                ("defends", defending, DEFENDING[zone as usize]),
            ] {
                for (spot, (&count, &wanted)) in counts.iter().zip(&wanted).enumerate() {
                    if count != 2 * u16::from(wanted) {
                        let half = if count % 2 == 1 { " and a half" } else { "" };
                        let (spot, count) = (spot + 1, count / 2);
                        let what = format!("spot {spot} {what} {count}{half} times in {zone}");
                        faults.push(Fault::whole(what, format!("it must be {wanted}")));
                    }
                }
            }
            for (low, row) in pairs.iter().enumerate() {
                for (high, count) in row.iter().enumerate().filter(|(_, count)| **count % 2 == 1) {
                    let what = format!("HIGH {}/{} stands on {count} cards", low + 1, high + 1);
                    faults.push(Fault::whole(what, "write it an even number of times"));
                }
            }
        }
    }

    /// A section of a card.
    #[inline]
    #[must_use]
    pub fn section(&self, zone: Zone, card: Card) -> Section {
        self.sections[zone as usize][usize::from(card.0) % ROOM]
    }
}
