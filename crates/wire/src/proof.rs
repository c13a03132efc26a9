//! Dice that both sides can verify, as the page is told of them.

use arena::{DiceCheck, Due, Match};
use games::Dice;
use serde::Serialize;
use tabletop::{BySide, Side, pledge::Form};
use utoipa::ToSchema;

/// What is known of verifiable dice by now.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Pledge)]
pub struct PledgeShape {
    /// The SHA-256 of the secret, promised before kick-off.
    promised: String,
    /// 1 in matches of before, whose sides add in the open; 2 in those whose sides commit themselves
    /// first.
    #[schema(minimum = 1, maximum = 2)]
    form: u8,
    /// What home and away are bound to; `null` for nothing so far.
    commitments: BySide<Option<String>>,
    /// What home and away added, revealed; `null` for nothing so far.
    contributions: BySide<Option<String>>,
    /// The sides that have to do something now, so that the match can begin.
    lacking: Vec<Side>,
    /// What home and away have to do now, or `null`.
    due: BySide<Option<Due>>,
    /// The side that was named for not revealing what it is bound to; `null` if nobody.
    #[schema(required)]
    unrevealed: Option<Side>,
    /// The secret, told at full time.
    #[schema(required)]
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
            commitments: bound.map(|hash| hash.map(str::to_string)),
            due: BySide::from_fn(|side| played.due(side)),
            unrevealed: played.unrevealed(),
            contributions: added.map(|text| text.map(str::to_string)),
            lacking: lacking.filter(|&side| played.due(side).is_some()).collect(),
            secret: played.secret().map(str::to_string),
        })
    }
}

/// What came of throwing the dice of a match again.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Proof)]
pub struct ProofShape {
    /// Whether they are as they should be.
    result: DiceProof,
    /// Dice and cards that are as they should be.
    throws: usize,
    /// The first line of the log whose die or card is not.
    #[schema(required)]
    line: Option<usize>,
}

/// Whether dice are as they should be.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum DiceProof {
    /// They are.
    Fits,
    /// One is not.
    Differs,
    /// The secret is not told yet.
    Secret,
    /// People threw them.
    Mine,
}

impl ProofShape {
    /// The shape of a check.
    #[must_use]
    pub fn new(checked: Result<DiceCheck, usize>) -> ProofShape {
        let (result, throws) = match checked {
            Ok(DiceCheck::OfSeed(throws) | DiceCheck::OfSecret(throws)) => {
                (DiceProof::Fits, throws)
            }
            Ok(DiceCheck::NotRevealed) => (DiceProof::Secret, 0),
            Ok(DiceCheck::Mine) => (DiceProof::Mine, 0),
            Err(_) => (DiceProof::Differs, 0),
        };
        ProofShape {
            result,
            throws,
            line: checked.err(),
        }
    }
}
