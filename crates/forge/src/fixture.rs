//! A match of a season, played out by a coach who leads both sides.

use football::Game;
use tabletop::{
    BySide, Coach, Side, play_out,
    sources::{Generator, Simulate},
};

use crate::scores::{Scores, points};

/// A match of the season: which clubs, and its rules.
pub(crate) struct Fixture<G> {
    pub clubs: BySide<usize>,
    pub rules: G,
}

/// What a club has of a match.
pub(crate) trait Tally {
    /// One match more, with so many points.
    fn match_played(&mut self, points: u64);
}

impl<G: Game> Fixture<G> {
    /// Plays the match. `hear` is told what happens; the result is added to the clubs and the
    /// scores. How it stood at the end.
    pub fn play<T: Tally>(
        &self,
        dice: Generator,
        coach: impl Coach<G>,
        clubs: &mut [T],
        scores: &mut Scores,
        hear: impl Fn(&Fixture<G>, &G::Event, &mut [T]),
    ) -> G::State {
        let rules = &self.rules;
        let told = |event: G::Event| hear(self, &event, clubs);
        let mut source = Simulate::new(rules, dice, coach, told);
        let mut state = rules.kick_off();
        play_out(rules, &mut state, &mut source);
        let score = rules.score(&state);
        for side in Side::BOTH {
            clubs[self.clubs[side]].match_played(points(score, side));
        }
        scores.count(score);
        state
    }
}
