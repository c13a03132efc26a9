//! The program's dice of a saved match, thrown again.

use tabletop::{Question, log::Entry};

use super::Table;
use crate::{playable::Playable, setup::Dice};

impl<G: Playable + 'static> Table<G> {
    /// How many dice are those of the seed; or the first line whose die is not.
    pub(super) fn dice_that_fit(&self) -> Result<usize, usize> {
        if self.setup.dice == Dice::Mine {
            return Ok(0);
        }
        let changed: Vec<usize> = self.changed_lines().collect();
        let mut again = self.session.branch(0);
        let mut checked = 0;
        for (index, entry) in self.session.entries().iter().enumerate() {
            let number = index + 1;
            match entry {
                Entry::Undo { from, agreed } => again.undo(*from, *agreed).map_err(|_| number)?,
                Entry::Answer(answer) => {
                    if let Some(question @ (Question::Roll(_) | Question::Draw { .. })) =
                        again.waiting()
                    {
                        let outcomes = match question {
                            Question::Roll(die) => die.faces(),
                            Question::Draw { left, .. } => left.len() as u32,
                            Question::Elapsed(_) | Question::Decide(_) => 1,
                        };
                        let expected = self.dice(&again).below(outcomes);
                        let fits = question.write(expected) == answer.text;
                        // The header says which ones were changed by a correction.
                        if !fits && !changed.contains(&number) {
                            return Err(number);
                        }
                        checked += usize::from(fits);
                    }
                    again.answer(&answer.text).map_err(|_| number)?;
                }
            }
        }
        Ok(checked)
    }
}
