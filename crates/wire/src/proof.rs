//! Dice that both sides can verify, as the page is told of them.

use arena::{Dice, DiceCheck, Match};
use serde::Serialize;
use tabletop::Side;
use utoipa::ToSchema;

/// What is known of verifiable dice by now.
#[derive(Debug, Serialize, ToSchema)]
pub struct PledgeShape {
    /// The SHA-256 of the secret, promised before kick-off.
    promised: String,
    /// What home and away added; `null` for nothing so far.
    contributions: [Option<String>; 2],
    /// The sides that have to add something before the match begins.
    lacking: Vec<&'static str>,
    /// The secret, told at full time.
    secret: Option<String>,
}

impl PledgeShape {
    /// The shape of a match's dice; `None` if they are not verifiable.
    #[must_use]
    pub fn new(played: &dyn Match) -> Option<PledgeShape> {
        let Dice::Verifiable(pledge) = played.setup().dice else {
            return None;
        };
        let added = played.contributions();
        let lacking = Side::BOTH.into_iter();
        Some(PledgeShape {
            promised: pledge.to_string(),
            contributions: [added.home, added.away].map(|text| text.map(str::to_string)),
            lacking: lacking
                .filter(|&side| played.lacks_contribution(side))
                .map(Side::name)
                .collect(),
            secret: played.secret().map(str::to_string),
        })
    }
}

/// What came of throwing the dice of a match again.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProofShape {
    /// `fits`, `differs`, `secret` (it is not told yet) or `mine` (people threw them).
    result: &'static str,
    /// Dice and cards that are as they should be.
    throws: usize,
    /// The first line of the log whose die or card is not.
    line: Option<usize>,
}

impl ProofShape {
    /// The shape of a check.
    #[must_use]
    pub fn new(checked: Result<DiceCheck, usize>) -> ProofShape {
        let (result, throws) = match checked {
            Ok(DiceCheck::OfSeed(throws) | DiceCheck::OfSecret(throws)) => ("fits", throws),
            Ok(DiceCheck::NotRevealed) => ("secret", 0),
            Ok(DiceCheck::Mine) => ("mine", 0),
            Err(_) => ("differs", 0),
        };
        ProofShape {
            result,
            throws,
            line: checked.err(),
        }
    }
}
