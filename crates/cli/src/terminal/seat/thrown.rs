//! Dice and cards that people throw themselves, as they type them.

use std::io::Write;

use arena::Pending;
use football::phrase;

use super::{AfterAnswer, TerminalSeat};
use crate::terminal::words;

impl<W: Write> TerminalSeat<'_, W> {
    /// Numbers of dice or cards, with or without their names, or what cards show; the first
    /// is for this question.
    pub(super) fn numbers(&mut self, pending: &Pending, line: &str) -> anyhow::Result<AfterAnswer> {
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
        self.say(&phrase!("terminal.unknown", text = line.to_string()))?;
        Ok(AfterAnswer::Go)
    }

    /// The next number typed, if no other die than this one is named before it, or the next
    /// card.
    pub(super) fn give_typed(&mut self, pending: &Pending) -> anyhow::Result<AfterAnswer> {
        let asked = words::asked(pending, &self.telling.speech);
        while let Some(word) = self.typed_ahead.pop_front() {
            if let Pending::Draw { .. } = pending {
                self.tell_card(&word)?;
                return self.give(&word);
            }
            if word.parse::<u32>().is_ok() {
                return self.give(&word);
            }
            let is_asked =
                matches!(pending, Pending::Roll { die, .. } if word.to_lowercase() == *die);
            if !is_asked {
                self.typed_ahead.clear();
                self.say(&phrase!(
                    "terminal.not.asked",
                    text = word,
                    asked = asked.clone()
                ))?;
            }
        }
        Ok(AfterAnswer::Go)
    }

    /// Which card is taken, if several show what was said.
    fn tell_card(&mut self, said: &str) -> anyhow::Result<()> {
        let cards = self.played.cards_meant(said);
        if let [card, _, ..] = cards[..] {
            let count = cards.len();
            self.say(&phrase!(
                "terminal.cards.alike",
                n = count,
                text = said.to_string(),
                card = card,
            ))?;
        }
        Ok(())
    }
}
