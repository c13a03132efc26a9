//! Dice that both sides can verify, as the page is told of them.

use arena::{Dice, DiceCheck, Due, Match};
use serde::Serialize;
use tabletop::{Side, pledge::Form};
use utoipa::ToSchema;

/// What is known of verifiable dice by now.
#[derive(Debug, Serialize, ToSchema)]
pub struct PledgeShape {
    /// The SHA-256 of the secret, promised before kick-off.
    promised: String,
    /// 1 in matches of before, whose sides add in the open; 2 in those whose sides commit themselves
    /// first.
    form: u8,
    /// What home and away are bound to; `null` for nothing so far.
    commitments: [Option<String>; 2],
    /// What home and away added, revealed; `null` for nothing so far.
    contributions: [Option<String>; 2],
    /// The sides that have to do something now, so that the match can begin.
    lacking: Vec<&'static str>,
    /// What home and away have to do now: `commitment`, `reveal`, `contribution` (form 1), or `null`.
    due: [Option<&'static str>; 2],
    /// The side that was named for not revealing what it is bound to; `null` if nobody.
    unrevealed: Option<&'static str>,
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
        let (added, bound) = (played.contributions(), played.commitments());
        let lacking = Side::BOTH.into_iter();
        Some(PledgeShape {
            promised: pledge.to_string(),
            form: match pledge.form {
                Form::One => 1,
                Form::Two => 2,
            },
            commitments: [bound.home, bound.away].map(|hash| hash.map(str::to_string)),
            due: [Side::Home, Side::Away].map(|side| played.due(side).map(Due::name)),
            unrevealed: played.unrevealed().map(Side::name),
            contributions: [added.home, added.away].map(|text| text.map(str::to_string)),
            lacking: lacking
                .filter(|&side| played.due(side).is_some())
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
