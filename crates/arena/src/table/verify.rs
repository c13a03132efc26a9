//! The program's dice of a saved match, thrown again.

use tabletop::{Question, log::Entry};

use super::Table;
use crate::verifiable::{DiceCheck, Verifiable as _};
use games::{playable::Playable, setup::Dice};

impl<G: Playable + 'static> Table<G> {
    /// How many dice and cards are those of the seed or the secret; or the first line whose
    /// die or card is not.
    pub(super) fn dice_that_fit(&self) -> Result<DiceCheck, usize> {
        match self.setup.dice {
            Dice::Mine => Ok(DiceCheck::Mine),
            Dice::App { .. } | Dice::Key(_) => self.thrown_again().map(DiceCheck::OfSeed),
            Dice::Verifiable(_) if self.secret().is_none() => Ok(DiceCheck::NotRevealed),
            Dice::Verifiable(_) => self.thrown_again().map(DiceCheck::OfSecret),
        }
    }

    fn thrown_again(&self) -> Result<usize, usize> {
        let changed: Vec<usize> = self.changed_lines().collect();
        let mut again = self.session.branch(0);
        let mut checked = 0;
        for (index, entry) in self.session.entries().iter().enumerate() {
            let number = index + 1;
            if let Entry::Answer(answer) = entry
                && let Some(question @ (Question::Roll(_) | Question::Draw { .. })) =
                    again.waiting()
            {
                let thrown = self.thrown(&again, question);
                let fits = thrown.is_some_and(|thrown| question.write(thrown) == answer.text);
                // The header says which ones were changed by a correction.
                if !fits && !changed.contains(&number) {
                    return Err(number);
                }
                checked += usize::from(fits);
            }
            again.take_over(entry).map_err(|_| number)?;
        }
        Ok(checked)
    }
}
