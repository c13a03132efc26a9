//! Parts of a position as text and back.

use tabletop::{Fault, values::wrong};

use crate::{
    card::Squad,
    deck::SPOTS,
    men::{Men, NOBODY},
};

/// What stands for nobody.
pub(crate) const EMPTY: &str = "-";

/// One of a list of named things.
pub(crate) fn read_named<T: Copy>(
    names: &[(T, &str)],
    name: &str,
    value: &str,
) -> Result<T, Fault> {
    let found = names.iter().find(|(_, known)| *known == value);
    found.map(|(what, _)| *what).ok_or_else(|| {
        let all: Vec<&str> = names.iter().map(|(_, known)| *known).collect();
        wrong(name, value, &all.join(", "))
    })
}

/// Names with commas between, or `none`.
fn joined(names: &[&str]) -> String {
    match names.is_empty() {
        true => "none".to_string(),
        false => names.join(", "),
    }
}

pub(crate) fn men_text(squad: &Squad, men: Men) -> String {
    let names: Vec<&str> = men.iter().map(|man| squad.player_name(man)).collect();
    joined(&names)
}

pub(crate) fn keepers_text(squad: &Squad, keepers: Men) -> String {
    let names: Vec<&str> = keepers.iter().map(|man| squad.keeper_name(man)).collect();
    joined(&names)
}

fn words(value: &str) -> impl Iterator<Item = &str> {
    let words = value.split(',').map(str::trim);
    words.filter(|word| !matches!(*word, "" | "none"))
}

pub(crate) fn read_man(squad: &Squad, name: &str, value: &str) -> Result<u8, Fault> {
    let found = squad.player_named(value);
    found.ok_or_else(|| wrong(name, value, "a player of the team"))
}

pub(crate) fn read_men(squad: &Squad, name: &str, value: &str) -> Result<Men, Fault> {
    words(value)
        .map(|word| read_man(squad, name, word))
        .collect()
}

pub(crate) fn read_keeper(squad: &Squad, name: &str, value: &str) -> Result<u8, Fault> {
    let found = squad.keeper_named(value);
    found.ok_or_else(|| wrong(name, value, "a keeper of the team"))
}

pub(crate) fn read_keepers(squad: &Squad, name: &str, value: &str) -> Result<Men, Fault> {
    words(value)
        .map(|word| read_keeper(squad, name, word))
        .collect()
}

/// Who stands where: ten names, `-` for an empty spot.
pub(crate) fn spots_text(squad: &Squad, spots: &[u8; SPOTS]) -> String {
    let name = |man: &u8| match *man {
        NOBODY => EMPTY,
        man => squad.player_name(man),
    };
    let names: Vec<&str> = spots.iter().map(name).collect();
    names.join(", ")
}

pub(crate) fn read_spots(squad: &Squad, name: &str, value: &str) -> Result<[u8; SPOTS], Fault> {
    let man = |word: &str| match word {
        EMPTY => Ok(NOBODY),
        word => read_man(squad, name, word),
    };
    let men: Vec<u8> = value
        .split(',')
        .map(|word| man(word.trim()))
        .collect::<Result<_, _>>()?;
    let spots = <[u8; SPOTS]>::try_from(men);
    spots.map_err(|_| wrong(name, value, "ten names with commas between, - for nobody"))
}

/// `12/10/8`.
pub(crate) fn hrec_text(hrec: [i8; 3]) -> String {
    let [own, middle, far] = hrec;
    format!("{own}/{middle}/{far}")
}

pub(crate) fn read_hrec(name: &str, value: &str) -> Result<[i8; 3], Fault> {
    let numbers: Vec<i8> = value
        .split('/')
        .map(|number| {
            number
                .trim()
                .parse()
                .ok()
                .filter(|n| (-60..=60).contains(n))
        })
        .collect::<Option<_>>()
        .unwrap_or_default();
    <[i8; 3]>::try_from(numbers).map_err(|_| wrong(name, value, "three numbers as 12/10/8"))
}

/// `2`, or `2 sideways`.
pub(crate) fn pile_text(pile: u8, sideways: bool) -> String {
    match sideways {
        true => format!("{pile} sideways"),
        false => pile.to_string(),
    }
}

/// `1 window left`.
pub(crate) fn windows_left(windows: u8) -> String {
    let plural = if windows == 1 { "" } else { "s" };
    format!("{windows} window{plural} left")
}
