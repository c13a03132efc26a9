//! The draft in words, for whoever sits at the table.

use std::fmt::Write as _;

use tabletop::{BySide, Side};

use super::{Draft, DraftTable, Next, Picked};
use crate::Card;

/// A card as it lies on the table: its name and its numbers.
fn face(card: &Card) -> String {
    let values = card
        .shows()
        .map(|what| format!("{} {}", what.name(), card.get(what)));
    let kind = if card.keeper { ", keeper" } else { "" };
    format!("{}{kind}: {}", card.name, values.join(", "))
}

impl Draft {
    /// A card in words: its number, name and numbers.
    #[must_use]
    pub fn describe(&self, card: u8) -> String {
        let words = self.card(card).map(face).unwrap_or_default();
        format!("{card:>3} {words}")
    }

    /// What happened, in a sentence.
    #[must_use]
    pub fn tell(&self, event: Picked) -> String {
        let name = |card| {
            let known = self.card(card).map(|card| card.name.as_str());
            known.unwrap_or_default()
        };
        match event {
            Picked::RollOff { home, away } => {
                let both = BySide { home, away };
                let who = match home.cmp(&away) {
                    std::cmp::Ordering::Equal => return format!("{home} and {away}: once more."),
                    std::cmp::Ordering::Greater => Side::Home,
                    std::cmp::Ordering::Less => Side::Away,
                };
                let (high, low) = (both[who], both[who.other()]);
                format!("{high} against {low}: {} pick first.", self.name(who))
            }
            Picked::TurnedUp { card, .. } => self.describe(card),
            Picked::Card { side, card } => format!("{} pick {}.", self.name(side), name(card)),
            Picked::Shirt { side, card, shirt } => {
                format!("{}: {} wears {shirt}.", self.name(side), name(card))
            }
        }
    }

    /// What lies on the table: the open cards, or those that wait for a shirt.
    #[must_use]
    pub fn picture(&self, table: &DraftTable) -> String {
        let mut text = String::new();
        let lines = |cards: &mut dyn Iterator<Item = u8>, text: &mut String| {
            for card in cards {
                // Writing to a string cannot fail.
                let _ = writeln!(text, "{}", self.describe(card));
            }
        };
        match table.next {
            Next::Shirts(side) => {
                let _ = writeln!(text, "{} give shirts to:", self.name(side));
                lines(&mut table.without_shirt(side), &mut text);
            }
            _ => {
                for side in Side::BOTH {
                    let _ = writeln!(
                        text,
                        "{} have {} cards",
                        self.name(side),
                        table.picks(side).count()
                    );
                    lines(&mut table.picks(side), &mut text);
                }
                if table.open().next().is_some() {
                    let _ = writeln!(text, "On the table:");
                    lines(&mut table.open(), &mut text);
                }
            }
        }
        text
    }
}
