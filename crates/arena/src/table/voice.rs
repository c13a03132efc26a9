//! Who tells a match.

use football::Commentator;
use games::{Dice, playable::Playable};

use super::Table;

impl<G: Playable + 'static> Table<G> {
    /// Tells the match, which may begin in the middle: with goals scored and time gone.
    pub(super) fn commentator(&self) -> Commentator {
        let (rules, start) = (self.session.rules(), self.session.start());
        Commentator::new(self.story_seed()).coming_in_at(rules.score(start), rules.moment(start))
    }

    /// The words depend on the match alone.
    fn story_seed(&self) -> u64 {
        match self.setup.dice {
            Dice::App { seed, index } => seed ^ index.rotate_left(32),
            Dice::Key(key) => key.number(),
            Dice::Mine => 0,
            Dice::Verifiable(pledge) => pledge.number(),
        }
    }
}
