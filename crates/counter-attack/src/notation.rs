//! What managers say in the notation CA/1: `H mv 7H K22`, `A tkl hands`.
//!
//! A line is one or more answers after each other: `mv 7H` to *who moves?*, `K22` to
//! *where to?*. So nothing is written twice: the words are those of the menus.

use tabletop::{Side, sheet::before};

use crate::{choice::Choice, player::side_of};

/// A line of a match: who speaks, and the words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpokenLine {
    /// Whose manager.
    pub side: Side,
    /// The words, in canonical spelling.
    pub words: Vec<String>,
}

impl SpokenLine {
    /// Reads a line `H words`; case and white space do not matter, `;` begins a remark.
    #[must_use]
    pub fn parse(line: &str) -> Option<SpokenLine> {
        let line = before(line, ";");
        let mut words = line.split_whitespace();
        let side = side_of(words.next()?)?;
        // The first word is a verb; `f3` is no hex there. `to` is none: the hex that follows
        // answers a question that was asked already.
        let verb = words.next()?.to_ascii_lowercase();
        let verb = Some(verb).filter(|verb| verb != "to");
        let words = verb.into_iter().chain(words.map(canonical)).collect();
        Some(SpokenLine { side, words })
    }

    /// The choice of a menu that the words from `used` on begin with (the longest), and
    /// how many words it takes.
    #[must_use]
    pub fn choice_in(&self, menu: &[Choice], used: usize) -> Option<(usize, usize)> {
        let left = self.words.get(used..)?;
        let fits = |(index, choice): (usize, &Choice)| {
            let text = choice.to_string();
            let words: Vec<&str> = text.split(' ').collect();
            let begins = words.len() <= left.len() && words.iter().zip(left).all(|(a, b)| a == b);
            begins.then_some((index, words.len()))
        };
        let fitting = menu.iter().enumerate().filter_map(fits);
        fitting.max_by_key(|(_, words)| *words)
    }
}

impl std::fmt::Display for SpokenLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{} {}",
            crate::player::letter(self.side),
            self.words.join(" ")
        )
    }
}

/// Hexes and players in upper case, all other words in lower case.
fn canonical(word: &str) -> String {
    let is_name = crate::Hex::named(word).is_some() || crate::Player::named(word).is_some();
    match is_name {
        true => word.to_ascii_uppercase(),
        false => word.to_ascii_lowercase(),
    }
}
