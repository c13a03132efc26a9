//! Dice and cards that people throw themselves, as they type them.

use std::io::Write;

use arena::Pending;

use super::{Next, Seat};
use crate::terminal::words;

impl<W: Write> Seat<'_, W> {
    /// Numbers of dice or cards, with or without their names, or what cards show; the first
    /// is for this question.
    pub(super) fn numbers(&mut self, pending: &Pending, line: &str) -> anyhow::Result<Next> {
        let numbers = line.contains(|letter: char| letter.is_ascii_digit());
        let fits = match pending {
            Pending::Roll { .. } => numbers,
            Pending::Draw { .. } => numbers || !self.played.cards_meant(line).is_empty(),
            Pending::Clock | Pending::Decide { .. } => false,
        };
        if fits {
            self.typed_ahead = self.played.in_one_breath(line).into();
            return self.give_typed(pending);
        }
        writeln!(self.out, "`{line}` is nothing I know here; type help.")?;
        Ok(Next::Go)
    }

    /// The next number typed, if no other die than this one is named before it, or the next
    /// card.
    pub(super) fn give_typed(&mut self, pending: &Pending) -> anyhow::Result<Next> {
        let label = words::label(pending);
        while let Some(word) = self.typed_ahead.pop_front() {
            if let Pending::Draw { .. } = pending {
                self.tell_card(&word)?;
                return self.give(&word);
            }
            if word.parse::<u32>().is_ok() {
                return self.give(&word);
            }
            if word.to_lowercase() != label {
                self.typed_ahead.clear();
                writeln!(self.out, "`{word}` is not asked now: the {label} is.")?;
            }
        }
        Ok(Next::Go)
    }

    /// Which card is taken, if several show what was said.
    fn tell_card(&mut self, said: &str) -> anyhow::Result<()> {
        let cards = self.played.cards_meant(said);
        if let [card, _, ..] = cards[..] {
            let count = cards.len();
            writeln!(
                self.out,
                "{count} cards left show `{said}`: card {card} is taken."
            )?;
        }
        Ok(())
    }
}
