//! The dice of a match: what the sides do so that nobody can have chosen them, and those of
//! a match between two people, which nobody can foresee.

use arena::Due;
use games::{
    Dice, MatchSetup,
    wish::{MatchWish, Whose, two_people},
};
use tabletop::{
    Side,
    log::{Note, hash_of},
    pledge::{Digits, Form, Pledge},
};
use work::surroundings;

use crate::{Clubhouse, refusal::Refusal, room::Room, seat::Seat};

/// What a coach does about verifiable dice before kick-off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceStep {
    /// Adds to them in the open, in a match of before.
    Add(String),
    /// Binds himself to an addition, by its hash.
    Commit(String),
    /// Reveals the addition.
    Reveal(String),
    /// Says that whoever has to reveal now does not.
    Unrevealed,
    /// Agrees that all begin anew, though the other did not reveal.
    Anew,
}

impl Clubhouse {
    /// Takes a step on the way to verifiable dice. One that was taken already, by somebody who did not
    /// hear that it arrived, may be taken again.
    ///
    /// # Errors
    ///
    /// If it has no place now.
    pub async fn mix(&self, id: &str, secret: &str, step: DiceStep) -> Result<(), Refusal> {
        let secret = secret.to_string();
        self.try_change(id, None, move |room| {
            let seat = room.seat(&secret)?;
            room.mix(seat, &step)
        })
        .await
    }
}

impl Room {
    pub(crate) fn mix(&mut self, seat: Seat, step: &DiceStep) -> Result<(), Refusal> {
        let Seat::Coach(side) = seat else {
            return Err(Refusal::NotYou("only coaches add to the dice".to_string()));
        };
        let Dice::Verifiable(pledge) = self.played.setup().dice else {
            let why = "the dice of this match are not verifiable: nothing is added to them";
            return Err(Refusal::NotNow(why.to_string()));
        };
        if (pledge.form == Form::One) != matches!(step, DiceStep::Add(_)) {
            let why = match pledge.form {
                Form::One => "in this match each side adds to the dice in one step: `add`",
                Form::Two => "each side commits itself first: `commit`, then `reveal`",
            };
            return Err(Refusal::Unfit(why.to_string()));
        }
        if self.has_taken(side, step) {
            return Ok(());
        }
        let (note, due) = match step {
            DiceStep::Add(text) => {
                let text = text.trim().to_string();
                let due = self.played.due(side) == Some(Due::Contribution);
                (Note::Contribution { side, text }, due)
            }
            DiceStep::Commit(hash) => {
                let hash = hash.trim().to_string();
                let due = self.played.due(side) == Some(Due::Commitment);
                (Note::Commitment { side, hash }, due)
            }
            DiceStep::Reveal(text) => {
                let addition = text.trim().to_string();
                let due = self.played.due(side) == Some(Due::Reveal);
                (Note::Reveal { side, addition }, due)
            }
            DiceStep::Unrevealed => {
                let named = self.who_reveals_next();
                (Note::Unrevealed(named.unwrap_or(side)), named.is_some())
            }
            DiceStep::Anew => (Note::Anew(side), self.played.unrevealed().is_some()),
        };
        if !due {
            let why = "this is not due now, or it was done";
            return Err(Refusal::NotNow(why.to_string()));
        }
        let mixed = self.played.mix(note);
        mixed.map_err(|refused| Refusal::Unfit(refused.to_string()))?;
        self.play_on()
    }

    fn who_reveals_next(&self) -> Option<Side> {
        let mut sides = Side::BOTH.into_iter();
        sides.find(|&side| self.played.due(side) == Some(Due::Reveal))
    }

    /// True if the same was done before by the same side.
    fn has_taken(&self, side: Side, step: &DiceStep) -> bool {
        match step {
            DiceStep::Commit(hash) => self.played.commitments()[side] == Some(hash.trim()),
            DiceStep::Reveal(text) => self.played.contributions()[side] == Some(text.trim()),
            DiceStep::Unrevealed => {
                let named = self.played.unrevealed();
                named.is_some() && named == self.who_reveals_next()
            }
            DiceStep::Add(_) | DiceStep::Anew => false,
        }
    }

    /// The same again: with new dice, if they are the program's.
    pub(crate) fn again(&self) -> Result<(MatchSetup, Option<String>), Refusal> {
        let mut setup = self.played.setup().clone();
        let (dice, secret) = match setup.dice {
            Dice::App { .. } | Dice::Key(_) => (own_dice(two_people(&setup.coaches))?, None),
            Dice::Mine => (Dice::Mine, None),
            Dice::Verifiable(_) => pledged_dice()?,
        };
        setup.dice = dice;
        Ok((setup, secret))
    }
}

/// New dice of the program. Between two people they are of a key with 256 bits: whoever sees
/// some of them could search for a short seed, and know those to come.
pub(crate) fn own_dice(two_people: bool) -> Result<Dice, Refusal> {
    if !two_people {
        let seed = new_seed()?;
        return Ok(Dice::App { seed, index: 0 });
    }
    let mut bytes = [0; 32];
    surroundings::fill(&mut bytes)?;
    Ok(Dice::Key(Digits::of(bytes)))
}

/// The dice that are wished for, and the secret behind them if they have one.
pub(crate) fn wished_dice(wish: &MatchWish) -> Result<(Dice, Option<String>), Refusal> {
    Ok(match wish.dice {
        Whose::Mine => (Dice::Mine, None),
        Whose::App => match wish.seed {
            Some(seed) => (Dice::App { seed, index: 0 }, None),
            None => (own_dice(wish.is_between_people())?, None),
        },
        Whose::Verifiable if wish.seed.is_some() => {
            let why = "verifiable dice have no seed: leave it out";
            return Err(Refusal::Unfit(why.to_string()));
        }
        Whose::Verifiable => pledged_dice()?,
    })
}

/// Verifiable dice of a new secret, and that secret.
pub(crate) fn pledged_dice() -> Result<(Dice, Option<String>), Refusal> {
    let mut bytes = [0; 32];
    surroundings::fill(&mut bytes)?;
    let secret = hash_of(&bytes);
    Ok((Dice::Verifiable(Pledge::of(&secret)), Some(secret)))
}

/// A seed that JSON can carry.
pub(crate) fn new_seed() -> Result<u64, Refusal> {
    let mut bytes = [0; 8];
    surroundings::fill(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes) >> 11)
}
