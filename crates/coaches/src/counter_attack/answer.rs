//! What the defence will do about a move: a guess, by what `greedy` would do in its place.

use ::counter_attack::{Hex, Part, Player, State};

use super::{scale::GUESSED, view::View};

/// A move that gains less is left out.
const WORTH_MOVING: f64 = 0.002;

/// A tackle comes before all cover.
const TACKLE: f64 = 1.0;

impl View<'_> {
    /// The best move of a defender, with what it gains: a tackle if it is worth it, else
    /// cover; `None` if he had better stay.
    pub(super) fn answer(&self, player: Player) -> Option<(f64, Hex)> {
        let mut hexes = self.reach(player, self.allowance(player));
        let cover = self.best_cover(player, &hexes);
        hexes.extend(self.state.at(player));
        let tackle = match self.state.holder {
            Some(_) => self.best_tackle(player, &hexes, self.loses(self.state.ball)),
            None => None,
        };
        let tackle = tackle.filter(|(_, worth)| *worth > 0.0);
        let tackle = tackle.map(|(hex, worth)| (TACKLE + worth, hex));
        let answer = tackle.or(cover.map(|(hex, gain)| (gain, hex)));
        answer.filter(|(gain, _)| *gain > WORTH_MOVING)
    }

    /// A position after the defence has moved. Nobody has won the ball: how likely that is
    /// does not depend on those who are without it.
    pub(super) fn answered(&self, state: &State) -> State {
        let mut state = *state;
        let side = state.defence();
        let defence = |state: &State, player| {
            let view = View::new(self.rules, state, side, &GUESSED);
            let (gain, hex) = view.answer(player)?;
            Some((gain, player, hex))
        };
        let sight = self.sight();
        let men = state.team(side).map(|(player, _)| player);
        let men = men.filter(|player| sight.may_act(*player));
        let mut moves: Vec<(f64, Player, Hex)> =
            men.filter_map(|player| defence(&state, player)).collect();
        let mut left = Part::D5.moves();
        while left > 0 {
            moves.sort_by(|a, b| a.0.total_cmp(&b.0));
            let Some((_, player, _)) = moves.pop() else {
                break;
            };
            // Others have moved since: is it still the best?
            let Some(again) = defence(&state, player) else {
                continue;
            };
            match moves.last() {
                Some(next) if again.0 < next.0 => moves.push(again),
                _ => {
                    state.put(player, again.2);
                    left -= 1;
                }
            }
        }
        state
    }
}
