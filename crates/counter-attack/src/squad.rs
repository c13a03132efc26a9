//! Squads: 16 cards with shirts, as people write them down.

use football::Club;
use tabletop::{Fault, Faults, sheet};

use crate::{
    card::{Attribute, Card},
    player::SHIRTS,
};

/// The first line of a file of squads.
pub const FIRST_LINE: &str = "touchline squads 1";

/// A squad: who wears which shirt (CA-3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Squad {
    /// What it is called on the command line.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Three letters for a narrow score board.
    pub short: String,
    /// By shirts, 1 to 16.
    pub cards: Vec<Card>,
}

impl Squad {
    /// Reads a file of squads: a row `team, id, name, short` begins each, and a row
    /// `keeper` or `player` with shirt, name and seven numbers follows for each shirt.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse_all(text: &str) -> Result<Vec<Squad>, Faults> {
        let mut faults = Faults::default();
        let rows = sheet::lines(text, FIRST_LINE, &mut faults);
        let mut drafts: Vec<Draft> = Vec::new();
        for (line, cells) in rows {
            match (cells[0], drafts.last_mut()) {
                ("team", _) => drafts.push(team(line, &cells, &mut faults)),
                ("keeper" | "player", Some(draft)) => draft.add(line, &cells, &mut faults),
                ("keeper" | "player", None) => faults.push(Fault::at(
                    line,
                    "a player without a team",
                    "begin each squad with a row team, id, name, short",
                )),
                (other, _) => faults.push(Fault::at(
                    line,
                    format!("`{other}` begins no row"),
                    "rows begin with team, keeper or player",
                )),
            }
        }
        let mut squads: Vec<Squad> = Vec::new();
        for draft in drafts {
            if squads.iter().any(|squad| squad.id == draft.id) {
                faults.push(Fault::at(
                    draft.line,
                    format!("the team `{}` is there twice", draft.id),
                    "give each team an id of its own",
                ));
            }
            squads.extend(draft.finish(&mut faults));
        }
        faults.or(squads)
    }

    /// The only squad of a text.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse_one(text: &str) -> Result<Squad, Faults> {
        sheet::only(Squad::parse_all(text)?, "team")
    }

    /// The squad as a text of its own.
    #[must_use]
    pub fn document(&self) -> String {
        format!("{FIRST_LINE}\n{}", self.rows())
    }

    /// Several squads as one text.
    #[must_use]
    pub fn document_of_all<'a>(squads: impl IntoIterator<Item = &'a Squad>) -> String {
        let rows: Vec<String> = squads.into_iter().map(Squad::rows).collect();
        format!("{FIRST_LINE}\n{}", rows.join("\n"))
    }

    fn rows(&self) -> String {
        let mut text = format!("team, {}, {}, {}\n", self.id, self.name, self.short);
        for (shirt, card) in (1..).zip(&self.cards) {
            let kind = if card.keeper { "keeper" } else { "player" };
            let values = card
                .shows()
                .map(|attribute| card.get(attribute).to_string());
            let values = values.join(", ");
            text.push_str(&format!("{kind}, {shirt}, {}, {values}\n", card.name));
        }
        text
    }

    /// How many of the cards are goalkeepers'.
    #[must_use]
    pub fn keepers(&self) -> usize {
        self.cards.iter().filter(|card| card.keeper).count()
    }
}

/// A squad of which not all rows are read yet.
struct Draft {
    line: usize,
    id: String,
    name: String,
    short: String,
    cards: Vec<Option<Card>>,
}

fn team(line: usize, cells: &[&str], faults: &mut Faults) -> Draft {
    let Club { id, name, short } = Club::read_head(line, cells, faults);
    Draft {
        line,
        id,
        name,
        short,
        cards: vec![None; usize::from(SHIRTS)],
    }
}

impl Draft {
    fn add(&mut self, line: usize, cells: &[&str], faults: &mut Faults) {
        let &[kind, shirt, name, ref values @ ..] = cells else {
            faults.push(Fault::at(
                line,
                format!("{} values instead of 10", cells.len()),
                "write the kind, shirt, name and seven numbers, with commas between",
            ));
            return;
        };
        let mut card = Card::blank(name, kind == "keeper");
        if name.is_empty() {
            faults.push(Fault::at(line, "the player has no name", "add it"));
        }
        if values.len() != 7 {
            let shown = card.shows().map(Attribute::name);
            faults.push(Fault::at(
                line,
                format!("{} numbers instead of 7", values.len()),
                format!("write {}", shown.join(", ")),
            ));
        }
        for (attribute, text) in card.shows().into_iter().zip(values) {
            match text.parse() {
                Ok(value @ 1..=6) => card = card.with(attribute, value),
                _ => faults.push(Fault::at(
                    line,
                    format!("{} cannot be `{text}`", attribute.name()),
                    "write a number from 1 to 6",
                )),
            }
        }
        let place = shirt.parse::<usize>().ok();
        let place = place.and_then(|shirt| self.cards.get_mut(shirt.checked_sub(1)?));
        match place {
            None => faults.push(Fault::at(
                line,
                format!("`{shirt}` is no shirt"),
                "shirts are 1 to 16",
            )),
            Some(Some(_)) => faults.push(Fault::at(
                line,
                format!("shirt {shirt} is given twice"),
                "give each player a shirt of his own",
            )),
            Some(place) => *place = Some(card),
        }
    }

    fn finish(self, faults: &mut Faults) -> Option<Squad> {
        let cards = (1..).zip(&self.cards);
        let missing: Vec<String> = cards
            .filter(|(_, card)| card.is_none())
            .map(|(shirt, _): (usize, _)| shirt.to_string())
            .collect();
        if !missing.is_empty() {
            faults.push(Fault::at(
                self.line,
                format!("nobody wears shirt {}", missing.join(", ")),
                "a squad has shirts 1 to 16",
            ));
            return None;
        }
        let cards: Vec<Card> = self.cards.into_iter().flatten().collect();
        if !cards.first().is_some_and(|card| card.keeper) {
            faults.push(Fault::at(
                self.line,
                "shirt 1 is no goalkeeper",
                "give it to a keeper",
            ));
        }
        let starters = &cards[1..usize::from(crate::player::STARTERS)];
        if starters.iter().any(|card| card.keeper) {
            faults.push(Fault::at(
                self.line,
                "a second goalkeeper starts",
                "give him a shirt from 12 to 16",
            ));
        }
        Some(Squad {
            id: self.id,
            name: self.name,
            short: self.short,
            cards,
        })
    }
}
