//! The injury chart (ITN-INJ.8): matches missed, by roll and letter.

use tabletop::{Fault, Faults, sheet};

use crate::{
    action::{FACES, ROOM},
    card_text::letter,
};

/// The first line of the chart.
pub const FIRST_LINE: &str = "touchline injury-chart 1";

/// Letters, A to J.
const LETTERS: usize = 10;

/// The chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Injuries {
    /// By roll and letter.
    matches: [[u8; LETTERS]; ROOM],
}

impl Injuries {
    /// Reads the chart: a line for each roll, with the matches for A to J.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse(text: &str) -> Result<Injuries, Faults> {
        let mut faults = Faults::default();
        let mut chart = Injuries {
            matches: [[0; LETTERS]; ROOM],
        };
        let mut seen = [false; ROOM];
        let columns = ["roll", "A", "B", "C", "D", "E", "F", "G", "H", "I", "J"];
        for (line, cells) in sheet::rows(text, FIRST_LINE, &columns, &mut faults) {
            let numbers: Vec<Option<u8>> = cells.iter().map(|cell| cell.parse().ok()).collect();
            let [roll, matches @ ..] = &numbers[..] else {
                continue;
            };
            let roll = roll.filter(|roll| (1..=FACES).contains(roll));
            let Some(roll) = roll.filter(|roll| !seen[usize::from(*roll)]) else {
                let what = format!("`{}` is no roll, or there twice", cells[0]);
                faults.push(Fault::at(line, what, "write each number from 1 to 20 once"));
                continue;
            };
            seen[usize::from(roll)] = true;
            for (column, found) in matches.iter().enumerate() {
                match found.filter(|matches| *matches <= 99) {
                    Some(found) => chart.matches[usize::from(roll)][column] = found,
                    None => {
                        let what = format!("column {} is no number", letter(column as u8));
                        faults.push(Fault::at(line, what, "write matches from 0 to 99"));
                    }
                }
            }
        }
        let complete = faults.0.is_empty();
        let missing = (1..=FACES).filter(|roll| !seen[usize::from(*roll)]);
        for roll in missing.filter(|_| complete) {
            faults.push(Fault::whole(format!("roll {roll} is missing"), "add it"));
        }
        faults.or(chart)
    }

    /// Matches missed after this one.
    #[must_use]
    pub fn matches(&self, roll: u8, column: u8) -> u8 {
        let row = &self.matches[usize::from(roll) % ROOM];
        row[usize::from(column) % LETTERS]
    }
}
