//! Dice that both sides can verify: a secret that is promised before kick-off, what each
//! side adds to it, and every die a function of those and of its place in the match.
//!
//! Whoever keeps the secret chose it before the sides added anything, and each side is bound
//! to its addition before it knows the other's ([`crate::addition`]): nobody chose the dice.
//! The procedure is written down in `docs/dice.md`, so that anybody can check it with
//! nothing but SHA-256.

use std::fmt;

use sha2::{Digest as _, Sha256};

use crate::{log::hash_of, side::BySide};

/// How the sides add to the dice. Each names its procedure, so that one can never be taken
/// for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// One after the other, in the open: matches of before. Who knew the secret and added
    /// last could try what suited him.
    One,
    /// Each commits itself before anything is revealed.
    Two,
}

impl Form {
    fn procedure(self) -> &'static str {
        match self {
            Form::One => "touchline dice 1",
            Form::Two => "touchline dice 2",
        }
    }
}

/// Names the procedure of the program's own dice.
const OF_A_KEY: &str = "touchline app dice 1";

/// The longest contribution, in characters.
pub const LONGEST_CONTRIBUTION: usize = 80;

/// 256 bits, written as 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digits([u8; 32]);

impl Digits {
    /// These bytes.
    #[must_use]
    pub fn of(bytes: [u8; 32]) -> Digits {
        Digits(bytes)
    }

    /// What is written in these 64 small digits.
    #[must_use]
    pub fn named(digits: &str) -> Option<Digits> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if digits.len() != 64 || !digits.bytes().all(is_digit) {
            return None;
        }
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(digits.get(2 * at..2 * at + 2)?, 16).ok()?;
        }
        Some(Digits(bytes))
    }

    /// A number that differs from match to match, and tells nothing of the dice.
    #[must_use]
    pub fn number(self) -> u64 {
        first_number(&Sha256::digest(self.0))
    }
}

impl fmt::Display for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// What is promised before kick-off: the hash of a secret, and how the sides add to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pledge {
    /// How the sides add to it.
    pub form: Form,
    hash: Digits,
}

impl Pledge {
    /// The promise of a secret, for a new match.
    #[must_use]
    pub fn of(secret: &str) -> Pledge {
        Pledge {
            form: Form::Two,
            hash: Digits(Sha256::digest(secret.as_bytes()).into()),
        }
    }

    /// The promise that is written in these 64 digits.
    #[must_use]
    pub fn named(form: Form, digits: &str) -> Option<Pledge> {
        let hash = Digits::named(digits)?;
        Some(Pledge { form, hash })
    }

    /// True if this is the secret that was promised.
    #[must_use]
    pub fn fits(self, secret: &str) -> bool {
        self.hash == Pledge::of(secret).hash
    }

    /// A number that differs from match to match, and tells nothing of the dice.
    #[must_use]
    pub fn number(self) -> u64 {
        first_number(&self.hash.0)
    }
}

impl fmt::Display for Pledge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.hash.fmt(f)
    }
}

/// What is wrong with a contribution, if anything is: it is one line of a file.
#[must_use]
pub fn contribution_fault(text: &str) -> Option<String> {
    let fits = (1..=LONGEST_CONTRIBUTION).contains(&text.chars().count());
    let plain = text.trim() == text && !text.chars().any(char::is_control);
    let cure = format!("write 1 to {LONGEST_CONTRIBUTION} letters, digits or signs in one line");
    (!fits || !plain).then(|| format!("this is no contribution to the dice; {cure}"))
}

/// The dice that a secret and the contributions of both sides give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PledgedDice {
    key: String,
}

impl PledgedDice {
    /// The dice of a secret, and of what the sides added; empty for one that adds nothing.
    #[must_use]
    pub fn new(form: Form, secret: &str, contributions: BySide<&str>) -> PledgedDice {
        let BySide { home, away } = contributions;
        let procedure = form.procedure();
        let text = format!("{procedure}\n{secret}\nhome {home}\naway {away}\n");
        PledgedDice {
            key: hash_of(text.as_bytes()),
        }
    }

    /// The program's own dice, of a key that nobody can search for; other ones after each
    /// of so many undos, if that is agreed.
    #[must_use]
    pub fn of_key(key: Digits, undos: u64) -> PledgedDice {
        PledgedDice {
            key: hash_of(format!("{OF_A_KEY}\n{key}\n{undos}\n").as_bytes()),
        }
    }

    /// A number below `outcomes` (1 or more), for a draw of a step, both counted from 0.
    #[must_use]
    pub fn below(&self, step: u64, draw: u64, outcomes: u32) -> u32 {
        self.at(&format!("{step} {draw}"), outcomes)
    }

    /// A number below `outcomes` (1 or more), for a throw of the match, counted from 0.
    #[must_use]
    pub fn throw(&self, number: u64, outcomes: u32) -> u32 {
        self.at(&number.to_string(), outcomes)
    }

    fn at(&self, place: &str, outcomes: u32) -> u32 {
        let mut attempt = 0_u64;
        loop {
            let text = format!("{}\n{place} {attempt}", self.key);
            let number = first_number(&Sha256::digest(text.as_bytes()));
            if let Some(outcome) = fair_share(number, outcomes) {
                return outcome;
            }
            attempt += 1;
        }
    }
}

/// Which outcome a number stands for. No outcome is likelier than another: the few numbers
/// at the end of the 2^64 that would favour some stand for none.
fn fair_share(number: u64, outcomes: u32) -> Option<u32> {
    let outcomes = u128::from(outcomes.max(1));
    let shared_out = (1_u128 << 64) / outcomes * outcomes;
    let number = u128::from(number);
    (number < shared_out).then_some((number % outcomes) as u32)
}

/// The first eight bytes as one number, the most significant first.
fn first_number(bytes: &[u8]) -> u64 {
    let first = bytes.iter().take(8);
    first.fold(0, |number, &byte| number << 8 | u64::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

    /// Worked out with Python's hashlib, by the procedure in `docs/match-files.md`.
    #[test]
    fn known_dice() {
        let pledge = "2a8abfa8cb9906290437854193ca6bca41d4d4e26d1d454bd66a35158095e737";
        assert_eq!(Pledge::of(SECRET).to_string(), pledge);
        assert_eq!(Pledge::named(Form::Two, pledge), Some(Pledge::of(SECRET)));
        assert!(Pledge::named(Form::One, pledge).unwrap().fits(SECRET));
        let dice = PledgedDice::new(
            Form::One,
            SECRET,
            BySide {
                home: "seven goals please",
                away: "f00d",
            },
        );
        assert_eq!(
            dice.key,
            "8e64e469057f0e97a9e70355f6d4555ea2b7a682b99ab03493e0436c0bbf98a5"
        );
        let row = |step, outcomes, draws: u64| -> Vec<u32> {
            let each = (0..draws).map(|draw| dice.below(step, draw, outcomes));
            each.collect()
        };
        assert_eq!(row(0, 10, 6), [5, 7, 8, 0, 6, 3]);
        assert_eq!(row(1, 6, 6), [1, 2, 3, 2, 5, 0]);
        assert_eq!(row(311, 20, 3), [13, 16, 6]);
        let without = PledgedDice::new(Form::One, SECRET, BySide::both(""));
        assert_eq!(without.below(0, 0, 54), 3);
    }

    /// 2^64 leaves 4 when it is shared out among six, and nothing among eight.
    #[test]
    fn no_face_is_favoured() {
        assert_eq!(fair_share(u64::MAX - 4, 6), Some(5));
        assert_eq!(fair_share(u64::MAX - 3, 6), None);
        assert_eq!(fair_share(u64::MAX, 6), None);
        assert_eq!(fair_share(u64::MAX, 8), Some(7));
        assert_eq!(fair_share(u64::MAX, 1), Some(0));
    }

    #[test]
    fn a_contribution_is_one_plain_line() {
        for fits in ["7", "äöü und ein Tor", &"x".repeat(80)] {
            assert_eq!(contribution_fault(fits), None, "{fits}");
        }
        for unfit in ["", " ", "a ", "two\nlines", "bell\u{7}", &"x".repeat(81)] {
            assert!(contribution_fault(unfit).is_some(), "{unfit:?}");
        }
    }

    #[test]
    fn a_pledge_has_64_small_digits() {
        let digits = Pledge::of("").to_string();
        assert_eq!(Digits::named(&digits.to_uppercase()), None);
        assert_eq!(Digits::named(&digits[1..]), None);
        assert_eq!(Digits::named(&"é".repeat(32)), None);
    }
}
