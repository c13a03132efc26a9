//! Coaches for action-deck.

pub mod odds;

pub use crate::manner::Manner as Policy;
use ::action_deck::{ActionDeck, Choice};
use tabletop::{Ask, Coach};

/// All coaches by name, and what they do, the default first.
pub const COACHES: [(&str, &str); 2] = [
    (
        "sensible",
        "calls PRESS whenever it may, never stalls, and lets the chart name the keeper",
    ),
    (
        "passive",
        "calls nothing and lets the chart name the keeper",
    ),
];

impl Coach<ActionDeck> for Policy {
    // Always inlined: bulk play asks before every zone draw.
    #[inline(always)]
    fn decide(&mut self, _: &ActionDeck, ask: &Ask<'_, ActionDeck>) -> usize {
        match (*self, ask.menu) {
            (Policy::Sensible, [Choice::PlayOn, Choice::Press]) => 1,
            _ => ask.default,
        }
    }
}
