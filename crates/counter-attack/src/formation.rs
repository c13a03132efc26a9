//! Formations: where eleven figures stand at a kick-off.

use tabletop::{Fault, Faults, sheet};

use crate::{
    hex::Hex,
    pitch::{End, centre_circle},
    player::STARTERS,
};

/// The first line of a file of formations.
pub const FIRST_LINE: &str = "touchline formations 1";

/// A formation, for the side that attacks the right goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formation {
    /// `4-4-2`.
    pub name: String,
    /// The hexes, the goalkeeper's first.
    pub hexes: Vec<Hex>,
}

impl Formation {
    /// Reads a file of formations: `name, eleven hexes` on each line, the
    /// goalkeeper's hex first.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse_all(text: &str) -> Result<Vec<Formation>, Faults> {
        let mut faults = Faults::default();
        let rows = sheet::rows(text, FIRST_LINE, &["name", "eleven hexes"], &mut faults);
        let mut formations: Vec<Formation> = Vec::new();
        for (line, cells) in rows {
            let [name, hexes] = cells[..] else {
                continue;
            };
            if formations.iter().any(|known| known.name == name) {
                faults.push(Fault::at(
                    line,
                    format!("`{name}` is there twice"),
                    "give each formation a name of its own",
                ));
            }
            formations.push(Formation {
                name: name.to_string(),
                hexes: hexes_of(line, hexes, &mut faults),
            });
        }
        if formations.is_empty() && faults.0.is_empty() {
            faults.push(Fault::whole("there is no formation", "write one"));
        }
        // A formation is chosen by its number, which is kept in a byte.
        if formations.len() > 100 {
            faults.push(Fault::whole("more than 100 formations", "leave some out"));
        }
        faults.or(formations)
    }

    /// The formations as a text.
    #[must_use]
    pub fn document(formations: &[Formation]) -> String {
        let mut text = format!("{FIRST_LINE}\n");
        for formation in formations {
            let hexes: Vec<String> = formation.hexes.iter().map(ToString::to_string).collect();
            text.push_str(&format!("{}, {}\n", formation.name, hexes.join(" ")));
        }
        text
    }
}

fn hexes_of(line: usize, text: &str, faults: &mut Faults) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = Vec::new();
    for word in text.split_whitespace() {
        let Some(hex) = Hex::named(word).filter(|hex| hex.in_bounds()) else {
            faults.push(Fault::at(
                line,
                format!("there is no hex `{word}`"),
                "hexes are a letter and a column, as M19",
            ));
            continue;
        };
        if hexes.contains(&hex) {
            faults.push(Fault::at(
                line,
                format!("two stand on {hex}"),
                "one figure a hex",
            ));
        }
        if hex.x > 0 || centre_circle(hex) {
            faults.push(Fault::at(
                line,
                format!("{hex} is not in the own half outside the centre circle"),
                "columns 1 to 19, more than three steps from M19",
            ));
        }
        hexes.push(hex);
    }
    if hexes.len() != usize::from(STARTERS) {
        faults.push(Fault::at(
            line,
            format!("{} hexes instead of {STARTERS}", hexes.len()),
            "write one for each player, the goalkeeper's first",
        ));
    }
    if !hexes.first().is_some_and(|hex| End::Left.is_box(*hex)) {
        faults.push(Fault::at(
            line,
            "the goalkeeper is not in his box",
            "name his hex first",
        ));
    }
    hexes
}
