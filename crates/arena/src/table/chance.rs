//! The program's dice and cards, and those that people name.

use tabletop::{
    Card, Question, Session,
    log::Answer,
    naming,
    pledge::{Form, PledgedDice},
    sources::Generator,
};

use super::Table;
use crate::verifiable::Verifiable as _;
use games::{playable::Playable, setup::Dice};

impl<G: Playable + 'static> Table<G> {
    /// What the program throws or draws for a question of chance; `None` as long as the
    /// secret behind it is not known.
    pub(super) fn thrown(
        &self,
        session: &Session<G>,
        question: &Question<G::Choice>,
    ) -> Option<u32> {
        let outcomes = match question {
            Question::Roll(die) => die.faces(),
            Question::Draw { left, .. } => left.len() as u32,
            Question::Elapsed(_) | Question::Decide(_) => return None,
        };
        let at = session.dice_position();
        let of_seed = |seed, index| {
            let mut dice = at.dice(Generator::new(seed, index), self.setup.reroll);
            Some(dice.below(outcomes))
        };
        match self.setup.dice {
            Dice::App { seed, index } => of_seed(seed, index),
            Dice::Mine => of_seed(0, 0),
            Dice::Key(key) => {
                let undos = if self.setup.reroll { at.undos } else { 0 };
                let dice = PledgedDice::of_key(key, undos);
                let rank = dice.below(at.step, at.draw, outcomes);
                Some(of_rank(question, rank))
            }
            Dice::Verifiable(pledge) => {
                let dice = self.pledged(pledge.form)?;
                // Nothing is taken back in such a match: throws can be counted by whoever
                // reads the file, without the rules.
                let rank = match pledge.form {
                    Form::One => dice.below(at.step, at.draw, outcomes),
                    Form::Two => dice.throw(session.throws(), outcomes),
                };
                Some(of_rank(question, rank))
            }
        }
    }

    /// The cards left that are named so, if one is to be turned over.
    pub(super) fn cards_meant(&self, said: &str) -> Vec<u8> {
        let Some(Question::Draw { left, reads }) = self.session.waiting() else {
            return Vec::new();
        };
        let cards = naming::meant(self.session.rules(), left, reads, said);
        cards.into_iter().map(|card| card.0).collect()
    }

    /// True if an answer of the log can have been given in these words.
    pub(super) fn is_said(&self, answer: &Answer, said: &str) -> bool {
        let card = answer.text.parse().ok().filter(|_| answer.is_card());
        let named = |card| naming::is_named(self.session.rules(), Card(card), said);
        answer.text == said.trim() || card.is_some_and(named)
    }

    /// The dice of the secret and of what the sides added to it.
    fn pledged(&self, form: Form) -> Option<PledgedDice> {
        let secret = self.secret.as_deref().or(self.secret())?;
        let added = self.contributions().map(Option::unwrap_or_default);
        Some(PledgedDice::new(form, secret, added))
    }
}

/// The index of the outcome with this rank. Cards are ranked by their numbers, so that
/// nobody needs to know how they lie in the deck.
fn of_rank<C>(question: &Question<C>, rank: u32) -> u32 {
    let Question::Draw { left, .. } = question else {
        return rank;
    };
    let mut ranked: Vec<usize> = (0..left.len()).collect();
    ranked.sort_by_key(|&at| left[at]);
    ranked.get(rank as usize).map_or(rank, |&at| at as u32)
}
