//! Who may act: seats, and the secrets that prove them.

use std::fmt;

use tabletop::{BySide, Side, log::hash_of};
use work::surroundings::random_word;

/// A place at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// The coach of a side.
    Coach(Side),
    /// Nobody's coach: types the dice of a match between computer coaches.
    Referee,
}

impl Seat {
    /// The seat with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Seat> {
        match name {
            "referee" => Some(Seat::Referee),
            side => Side::named(side).map(Seat::Coach),
        }
    }

    /// The side it coaches, if it does.
    #[must_use]
    pub fn side(self) -> Option<Side> {
        match self {
            Seat::Coach(side) => Some(side),
            Seat::Referee => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Coach(side) => side.fmt(f),
            Seat::Referee => f.pad("referee"),
        }
    }
}

/// The secrets of a new match, told once to whoever created it.
#[derive(Clone, Debug, Default)]
pub struct Secrets {
    /// Of the sides that people coach.
    pub coaches: BySide<Option<String>>,
    /// Only if nobody coaches.
    pub referee: Option<String>,
}

impl Secrets {
    /// New secrets for the sides that people coach.
    ///
    /// # Errors
    ///
    /// If the system has no random numbers.
    pub(crate) fn new(people: BySide<bool>) -> Result<Secrets, getrandom::Error> {
        let secret = |wanted: bool| wanted.then(|| random_word(SECRET_LETTERS)).transpose();
        Ok(Secrets {
            coaches: BySide {
                home: secret(people.home)?,
                away: secret(people.away)?,
            },
            referee: secret(!people.home && !people.away)?,
        })
    }

    /// The seats with the hashes of their secrets: what is kept.
    pub(crate) fn hashed(&self) -> Vec<(String, String)> {
        let coaches = Side::BOTH.map(|side| (Seat::Coach(side), &self.coaches[side]));
        let all = coaches.into_iter().chain([(Seat::Referee, &self.referee)]);
        all.filter_map(|(seat, secret)| Some((seat.to_string(), hash(secret.as_ref()?))))
            .collect()
    }
}

pub(crate) fn hash(secret: &str) -> String {
    hash_of(secret.as_bytes())
}

/// 130 bits: nobody guesses a seat.
const SECRET_LETTERS: usize = 26;

/// 80 bits: nobody stumbles over a match.
const ID_LETTERS: usize = 16;

/// A new secret, for what else there is to prove.
///
/// # Errors
///
/// If the system has no random numbers.
pub fn new_secret() -> Result<String, getrandom::Error> {
    random_word(SECRET_LETTERS)
}

/// A new id of a match.
///
/// # Errors
///
/// If the system has no random numbers.
pub(crate) fn new_id() -> Result<String, getrandom::Error> {
    random_word(ID_LETTERS)
}
