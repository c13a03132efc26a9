//! What the defence will do about a move: a guess, by what `greedy` would do in its place.

use ::counter_attack::{Hex, PhasePart, Player, State};

use super::{scale::GUESSED, view::SideView};

/// A move that gains less is left out.
const WORTH_MOVING: f64 = 0.002;

/// A tackle comes before all cover.
const TACKLE: f64 = 1.0;

impl SideView<'_> {
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
            let view = SideView::new(self.rules, state, side, &GUESSED);
            let (gain, hex) = view.answer(player)?;
            Some((gain, player, hex))
        };
        let sight = self.sight();
        let men = state.team(side).map(|(player, _)| player);
        let men = men.filter(|player| sight.may_act(*player));
        let mut moves: Vec<(f64, Player, Hex)> =
            men.filter_map(|player| defence(&state, player)).collect();
        let mut left = PhasePart::D5.moves();
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

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use ::counter_attack::{CounterAttack, PhasePart, Player, State};
    use tabletop::{Side, situation::Situation as _};

    use super::super::{kit::rules, scale::MEASURED, view::SideView};

    /// 10H has the ball; 9H waits alone before goal, 4A and 5A can be with him at once, and
    /// five more are anywhere.
    fn position(rules: &CounterAttack) -> State {
        let mut state = rules.opening();
        let put = "1H@M1 10H@M22 9H@M31 1A@M37 4A@P32 5A@J32 6A@C24 7A@V24 8A@C12 2A@V12 3A@B2";
        for (name, value) in [
            ("put", put),
            ("ball", "10H"),
            ("next", "activate"),
            ("phase", "A4 left 3 spent 0"),
        ] {
            rules.set(&mut state, name, value).unwrap();
        }
        state
    }

    fn at(state: &State, name: &str) -> ::counter_attack::Hex {
        state.at(Player::named(name).unwrap()).unwrap()
    }

    #[test]
    fn the_defence_answers_with_five_and_marks_who_is_free() {
        let rules = rules(&[]);
        let state = position(&rules);
        let view = SideView::new(&rules, &state, Side::Home, &MEASURED);
        let answered = view.answered(&state);
        let moved = Player::of(Side::Away).filter(|who| state.at(*who) != answered.at(*who));
        assert!((2..=usize::from(PhasePart::D5.moves())).contains(&moved.count()));
        for attacker in ["9H", "10H", "1H"] {
            assert_eq!(at(&answered, attacker), at(&state, attacker));
        }
        let nine = at(&answered, "9H");
        let near = |name| at(&answered, name).distance(nine) <= 1;
        assert!(near("4A") || near("5A"));
    }

    /// A free man before goal is worth less when the defence has had its say.
    #[test]
    fn an_answer_takes_from_a_threat() {
        let rules = rules(&[]);
        let state = position(&rules);
        let view = SideView::new(&rules, &state, Side::Home, &MEASURED);
        assert!(view.answered_prospect(&state) < view.prospect(&state));
    }
}
