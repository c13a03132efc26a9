//! Parts of a position as text and back.

use tabletop::{
    Fault,
    values::{Given, Value},
};

use crate::{
    card::Squad,
    deck::SPOTS,
    men::{Men, NOBODY},
};

/// What stands for nobody.
const EMPTY: &str = "-";

/// A player, or nobody.
pub(crate) fn man(squad: &Squad, man: u8) -> Value {
    let there = (man != NOBODY).then(|| squad.player_name(man));
    Value::word_or(there, EMPTY)
}

pub(crate) fn men(squad: &Squad, men: Men) -> Value {
    Value::names(men.iter().map(|man| squad.player_name(man)))
}

pub(crate) fn keepers(squad: &Squad, keepers: Men) -> Value {
    Value::names(keepers.iter().map(|man| squad.keeper_name(man)))
}

fn read_man(squad: &Squad, given: Given<'_>) -> Result<u8, Fault> {
    given.read(|name| squad.player_named(name), "a player of the team")
}

pub(crate) fn read_man_or_nobody(squad: &Squad, given: Given<'_>) -> Result<u8, Fault> {
    let there = given.unless(EMPTY, |given| read_man(squad, given))?;
    Ok(there.unwrap_or(NOBODY))
}

pub(crate) fn read_men(squad: &Squad, given: Given<'_>) -> Result<Men, Fault> {
    given.list(',').map(|word| read_man(squad, word)).collect()
}

pub(crate) fn read_keeper(squad: &Squad, given: Given<'_>) -> Result<u8, Fault> {
    given.read(|name| squad.keeper_named(name), "a keeper of the team")
}

pub(crate) fn read_keepers(squad: &Squad, given: Given<'_>) -> Result<Men, Fault> {
    let words = given.list(',');
    words.map(|word| read_keeper(squad, word)).collect()
}

/// Who stands where: ten names, `-` for an empty spot.
pub(crate) fn read_spots(squad: &Squad, given: Given<'_>) -> Result<[u8; SPOTS], Fault> {
    let words = given.list(',');
    let men = words.map(|word| read_man_or_nobody(squad, word));
    let spots = <[u8; SPOTS]>::try_from(men.collect::<Result<Vec<u8>, Fault>>()?);
    spots.map_err(|_| given.wrong("ten names with commas between, - for nobody"))
}

/// `12/10/8`.
pub(crate) fn read_hrec(given: Given<'_>) -> Result<[i8; 3], Fault> {
    let numbers = given.list('/').map(|part| part.value.parse().ok());
    let numbers = numbers.map(|number| number.filter(|n| (-60..=60).contains(n)));
    let numbers: Option<Vec<i8>> = numbers.collect();
    let three = numbers.and_then(|numbers| <[i8; 3]>::try_from(numbers).ok());
    three.ok_or_else(|| given.wrong("three numbers as 12/10/8"))
}

/// The EXTRAS pile.
pub(crate) fn pile(cards: u8, sideways: bool) -> Value {
    let parts = vec![("cards", cards.into()), ("sideways", sideways.into())];
    Value::Worded(pile_text(cards, sideways), Box::new(Value::Record(parts)))
}

/// `2`, or `2 sideways`.
pub(crate) fn pile_text(pile: u8, sideways: bool) -> String {
    match sideways {
        true => format!("{pile} sideways"),
        false => pile.to_string(),
    }
}
