//! Cards as people name them: by their number (`57`, `card 57`), or by what they show, as
//! `top 41`, `M +1 CTL`, or `6v5` alone where it is read. One reader for scripts, terminal and
//! page.

use crate::{
    deck::Card,
    question::{CARD, Misfit, Question},
    session::{Refused, Session},
    situation::Situation,
};

/// No part of a card shows more words.
const LONGEST: usize = 3;

/// Every card that a deck can have.
fn all_cards() -> Vec<Card> {
    (1..=127).map(Card).collect()
}

/// True if a die or a part of a card is called so: `top`, or short `T`.
#[must_use]
pub fn is_called(said: &str, name: &str) -> bool {
    let said = said.to_lowercase();
    let name = name.to_lowercase();
    said == name || (said.chars().count() == 1 && name.starts_with(&said))
}

/// The cards of these that show a value on a part of them, lowest number first.
#[must_use]
pub fn showing<G: Situation>(rules: &G, cards: &[Card], part: &str, value: &str) -> Vec<Card> {
    let shows = |card: &Card| {
        let mut face = rules.shows(*card).into_iter();
        face.any(|(name, is)| name == part && is.eq_ignore_ascii_case(value))
    };
    let mut found: Vec<Card> = cards.iter().copied().filter(shows).collect();
    found.sort_unstable();
    found
}

/// The cards of these that are meant, lowest number first. What is said without the name of a
/// part is the number of a card, or else what stands on the part that is read. By another part
/// a card is named only if no other shows the same: what is read is not left to chance.
#[must_use]
pub fn meant<G: Situation>(rules: &G, cards: &[Card], reads: &str, said: &str) -> Vec<Card> {
    match (part_of(rules, said), number_of(rules, said)) {
        (Some((part, value)), _) => {
            let found = showing(rules, cards, part, value);
            let sure = part == reads || found.len() == 1;
            if sure { found } else { Vec::new() }
        }
        (None, Some(number)) => cards
            .iter()
            .copied()
            .filter(|&card| card == number)
            .collect(),
        (None, None) => showing(rules, cards, reads, said.trim()),
    }
}

/// True if a card can have been named so, whichever part of it was read.
#[must_use]
pub fn is_named<G: Situation>(rules: &G, card: Card, said: &str) -> bool {
    let mut parts = rules.shows(card).into_iter();
    parts.any(|(part, _)| !meant(rules, &[card], part, said).is_empty())
}

/// What is said of several cards in one breath, each by itself: `top 41 30` is `top 41` and
/// `top 30`. Words that no card shows, as the numbers of dice, stay as they are.
#[must_use]
pub fn in_one_breath<G: Situation>(rules: &G, line: &str) -> Vec<String> {
    let words = line.split(|letter: char| letter.is_whitespace() || ",;:".contains(letter));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let parts = parts(rules);
    let mut answers = Vec::new();
    let mut part = None;
    let mut rest = &words[..];
    while let Some(word) = rest.first() {
        if let Some(name) = named_part(&parts, word) {
            (part, rest) = (Some(name), &rest[1..]);
            continue;
        }
        let (value, left) = first_value(rules, part, rest);
        part = part.filter(|_| is_shown(rules, part, &value));
        answers.push(match part {
            Some(part) => format!("{part} {value}"),
            None => value,
        });
        rest = left;
    }
    answers
}

/// Several words that stand on a card together are one answer: `M +1 CTL`.
#[must_use]
pub fn joined<G: Situation>(rules: &G, part: &str, words: &[&str]) -> Vec<String> {
    let part = named_part(&parts(rules), part);
    let mut answers = Vec::new();
    let mut rest = words;
    while !rest.is_empty() {
        let (value, left) = first_value(rules, part, rest);
        answers.push(value);
        rest = left;
    }
    answers
}

/// As many of the first words as stand on a card together, and the words after them.
fn first_value<'a, 'w, G: Situation>(
    rules: &G,
    part: Option<&str>,
    words: &'a [&'w str],
) -> (String, &'a [&'w str]) {
    let value = |count: usize| words[..count].join(" ");
    let mut counts = (2..=words.len().min(LONGEST)).rev();
    let count = counts.find(|&count| is_shown(rules, part, &value(count)));
    let (_, rest) = words.split_at(count.unwrap_or(1));
    (value(count.unwrap_or(1)), rest)
}

/// True if any card shows this there, or on any part of it.
fn is_shown<G: Situation>(rules: &G, part: Option<&str>, value: &str) -> bool {
    let faces = all_cards().into_iter().flat_map(|card| rules.shows(card));
    let mut faces = faces.filter(|(name, _)| part.is_none_or(|part| part == *name));
    faces.any(|(_, is)| is.eq_ignore_ascii_case(value))
}

/// What the parts of a card are called.
fn parts<G: Situation>(rules: &G) -> Vec<&'static str> {
    let face = rules.shows(Card(1)).into_iter();
    face.map(|(name, _)| name).collect()
}

/// The part that is called so, or the word before a number.
fn named_part(parts: &[&'static str], said: &str) -> Option<&'static str> {
    let mut known = parts.iter().copied();
    let part = known.find(|name| is_called(said, name));
    part.or(Some(CARD).filter(|card| said.eq_ignore_ascii_case(card)))
}

/// The part that is named, and what it shows.
fn part_of<'a, G: Situation>(rules: &G, said: &'a str) -> Option<(&'static str, &'a str)> {
    let (part, value) = said.trim().split_once(' ')?;
    let part = named_part(&parts(rules), part).filter(|part| *part != CARD)?;
    Some((part, value.trim()))
}

/// The number of a card, if a card has it: a sign before it makes it something that a card
/// shows.
fn number_of<G: Situation>(rules: &G, said: &str) -> Option<Card> {
    let said = said.trim();
    let number = match said.split_once(' ') {
        Some((word, number)) if word.eq_ignore_ascii_case(CARD) => number.trim(),
        _ => said,
    };
    let digits = number.chars().all(|digit| digit.is_ascii_digit());
    let card = Card(number.parse().ok().filter(|_| digits)?);
    Some(card).filter(|card| parts(rules).is_empty() || !rules.shows(*card).is_empty())
}

impl<G: Situation> Session<G> {
    /// Answers as a person says it: in notation, or with a card by what it shows. Of several
    /// cards that show it the one with the lowest number is taken.
    ///
    /// # Errors
    ///
    /// If the answer does not fit.
    pub fn answer_as_said(&mut self, said: &str) -> Result<(), Refused> {
        let Some(Question::Draw { left, reads }) = self.waiting() else {
            return self.answer(said);
        };
        let Some(card) = meant(self.rules(), left, reads, said).first().copied() else {
            return Err(no_card(self.rules(), left, reads, said).into());
        };
        self.answer(&card.0.to_string())
    }
}

/// Why no card is meant.
fn no_card<G: Situation>(rules: &G, left: &[Card], reads: &str, said: &str) -> Misfit {
    let gone = !meant(rules, &all_cards(), reads, said).is_empty();
    let count = left.len();
    let allowed = match (gone, example(rules, left, reads)) {
        (true, _) => format!("that card is gone; {count} are left"),
        (false, Some(example)) => {
            format!("the number of one of the {count} cards left, or what it shows, as `{example}`")
        }
        (false, None) => format!("the number of one of the {count} cards left"),
    };
    Misfit {
        question: CARD.to_string(),
        given: said.trim().to_string(),
        allowed,
    }
}

/// A card of those left as it can be named by what is read on it: `top 41`.
#[must_use]
pub fn example<G: Situation>(rules: &G, left: &[Card], reads: &str) -> Option<String> {
    let mut face = rules.shows(*left.iter().min()?).into_iter();
    let (part, value) = face.find(|(name, _)| *name == reads)?;
    Some(format!("{part} {value}"))
}
