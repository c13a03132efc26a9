//! What a side adds to verifiable dice, and how it binds itself to it beforehand.
//!
//! An addition is a salt of 32 hexadecimal digits, drawn by lot, and perhaps a space and
//! words of one's own. Its commitment is a hash: whoever reads that knows nothing of the
//! addition, because nobody can try all salts; and whoever made it can reveal nothing else.

use crate::{
    log::hash_of,
    pledge::{LONGEST_CONTRIBUTION, Pledge, contribution_fault},
    side::Side,
};

/// Names the procedure.
const PROCEDURE: &str = "touchline addition 2";

/// How many digits a salt has: 128 bits.
const SALT: usize = 32;

/// An addition of these random bytes, and of words, which may be empty.
#[must_use]
pub fn addition(salt: [u8; 16], words: &str) -> String {
    let salt: String = salt.iter().map(|byte| format!("{byte:02x}")).collect();
    match words.trim() {
        "" => salt,
        words => format!("{salt} {words}"),
    }
}

/// What a side writes down before anything is revealed: no other addition has this hash, and
/// neither has this one for the other side or in another match.
#[must_use]
pub fn commitment(pledge: Pledge, side: Side, addition: &str) -> String {
    hash_of(format!("{PROCEDURE}\n{pledge}\n{side} {addition}\n").as_bytes())
}

/// What is wrong with an addition, if anything is.
#[must_use]
pub fn addition_fault(text: &str) -> Option<String> {
    let (salt, words) = text.split_at_checked(SALT).unwrap_or((text, ""));
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    let salted = salt.len() == SALT && salt.bytes().all(is_digit);
    let plain = match words.strip_prefix(' ') {
        Some(words) => contribution_fault(words).is_none(),
        None => words.is_empty(),
    };
    let cure = format!(
        "it is {SALT} hexadecimal digits drawn by lot, and perhaps a space and up to \
         {LONGEST_CONTRIBUTION} characters in one line"
    );
    (!salted || !plain).then(|| format!("this is no addition to the dice; {cure}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SALTED: &str = "000102030405060708090a0b0c0d0e0f";

    #[test]
    fn an_addition_is_a_salt_and_perhaps_words() {
        let salt = std::array::from_fn(|at| at as u8);
        assert_eq!(addition(salt, " "), SALTED);
        assert_eq!(addition(salt, "f00d "), format!("{SALTED} f00d"));
        for fits in [
            SALTED.to_string(),
            format!("{SALTED} äöü"),
            format!("{SALTED} {}", "x".repeat(80)),
        ] {
            assert_eq!(addition_fault(&fits), None, "{fits}");
        }
        for unfit in [
            "",
            "7",
            &SALTED[1..],
            &SALTED.to_uppercase(),
            &format!("{SALTED}x"),
            &format!("{SALTED} "),
            &format!("{SALTED} a\nb"),
            &format!("{SALTED} {}", "x".repeat(81)),
            &"é".repeat(40),
        ] {
            assert!(addition_fault(unfit).is_some(), "{unfit:?}");
        }
    }

    /// Worked out with Python's hashlib, by the procedure in `docs/dice.md`.
    #[test]
    fn known_commitments() {
        let pledge = Pledge::of("00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff");
        let text = format!("{SALTED} f00d");
        let home = commitment(pledge, Side::Home, &text);
        let away = commitment(pledge, Side::Away, &text);
        assert_eq!(
            home,
            "d4e2c72d5837e2635859fcbc83b50c086252189c267d62f19ca9b92e86f9916e"
        );
        assert_eq!(
            away,
            "b5bf3d4bd464a427c14a6e4a151b5b41e18c318690f9848083a1639a0485cd8a"
        );
    }
}
