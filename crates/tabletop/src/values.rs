//! The values of a situation, as people write them: sides, numbers, yes and no.

use std::{fmt::Display, str::FromStr};

use crate::{
    deck::{Card, Deck},
    fault::Fault,
    side::{BySide, Side},
};

/// A value that does not fit, and what would.
#[must_use]
pub fn wrong(name: &str, value: &str, allowed: &str) -> Fault {
    Fault::whole(
        format!("`{name}` cannot be `{value}`"),
        format!("it can be {allowed}"),
    )
}

/// `home` or `away`.
///
/// # Errors
///
/// If it is neither.
pub fn read_side(name: &str, value: &str) -> Result<Side, Fault> {
    Side::named(value).ok_or_else(|| wrong(name, value, "home, away"))
}

/// A whole number from 0 on.
///
/// # Errors
///
/// If it is none, or more than `most`.
pub fn read_up_to<T: Copy + FromStr + PartialOrd + Display>(
    name: &str,
    value: &str,
    most: T,
) -> Result<T, Fault> {
    let number = value.parse().ok().filter(|number| *number <= most);
    let allowed = || format!("a whole number from 0 to {most}");
    number.ok_or_else(|| wrong(name, value, &allowed()))
}

/// `2-1`.
///
/// # Errors
///
/// If it is no score.
pub fn read_score(name: &str, value: &str) -> Result<BySide<u16>, Fault> {
    let goals = value.split_once('-');
    let (home, away) = goals.ok_or_else(|| wrong(name, value, "a score as 1-0"))?;
    Ok(BySide {
        home: read_up_to(name, home.trim(), u16::MAX)?,
        away: read_up_to(name, away.trim(), u16::MAX)?,
    })
}

/// `yes` or `no`.
///
/// # Errors
///
/// If it is neither.
pub fn read_yes(name: &str, value: &str) -> Result<bool, Fault> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(wrong(name, value, "yes, no")),
    }
}

/// The same written.
#[must_use]
pub fn yes(is: bool) -> String {
    if is { "yes" } else { "no" }.to_string()
}

/// A deck without the cards named: numbers with spaces between, or `none`.
///
/// # Errors
///
/// If a card is not in the deck, or named twice.
pub fn read_gone<const N: usize>(name: &str, value: &str) -> Result<Deck<N>, Fault> {
    let mut deck = Deck::full();
    for word in value.split_whitespace().filter(|word| *word != "none") {
        let card = word.parse().ok().map(Card);
        if !card.is_some_and(|card| deck.turn_card(card)) {
            let all = format!("different numbers from 1 to {N}, or none");
            return Err(wrong(name, value, &all));
        }
    }
    Ok(deck)
}
