//! Placing by template: a whole window of a set piece in one answer (CA-25.5).

use std::cmp::Reverse;

use tabletop::{Side, Source};

use super::Play;
use crate::{
    CounterAttack,
    card::Attribute,
    choice::Choice,
    event::Happening,
    hex::Hex,
    next::{Kind, Restart},
    player::Player,
    state::Tokens,
};

impl<S: Source<CounterAttack>> Play<'_, S> {
    /// The templates of a set piece that have a place left for this side and somebody to
    /// go there. Far from goal a free kick is just a pass, and needs none.
    pub(super) fn templates(&self, restart: Restart, side: Side, open: &[Player]) -> Vec<Choice> {
        let attacked = self.state.attacks(restart.side);
        if restart.kind == Kind::FreeKick && !attacked.third(self.state.ball) {
            return Vec::new();
        }
        let all = (0..).zip(self.rules.templates());
        let fitting = all.filter(|(number, template)| {
            template.kind == restart.kind
                && template.attack == (side == restart.side)
                && self.next_by_template(*number, restart, open).is_some()
        });
        fitting
            .map(|(number, _)| Choice::Template(number))
            .collect()
    }

    /// The places of a template for this set piece.
    pub(super) fn places(&self, number: u8, restart: Restart) -> Vec<Hex> {
        let template = self.rules.templates().get(usize::from(number));
        template.map_or(Vec::new(), |template| {
            template.hexes(self.state.attacks(restart.side), self.state.ball)
        })
    }

    /// Who goes where next: the first place that is free and allowed; of the attackers the
    /// best header who is not placed yet, of the defenders the nearest.
    fn next_by_template(
        &self,
        number: u8,
        restart: Restart,
        open: &[Player],
    ) -> Option<(Player, Hex)> {
        let places = self.places(number, restart);
        let ball = self.state.ball;
        let idle = |player: &&Player| {
            let at = self.state.at(**player);
            let placed = at.is_none_or(|at| places.contains(&at));
            // Who waits at the ball takes a free kick.
            let at_ball =
                player.side() == restart.side && at.is_some_and(|at| at.distance(ball) <= 1);
            !placed && !at_ball && !self.state.is_keeper(**player)
        };
        for &place in places.iter().filter(|place| self.state.is_free(**place)) {
            let fits = open.iter().filter(idle);
            let fits = fits.filter(|player| self.is_allowed(restart, **player, place));
            let who = fits.min_by_key(|player| {
                let far = self.state.at(**player).map_or(0, |at| at.distance(place));
                let heading = match player.side() == restart.side {
                    true => self.attribute(**player, Attribute::Heading),
                    false => 0,
                };
                (Reverse(heading), far, player.shirt())
            });
            if let Some(&who) = who {
                return Some((who, place));
            }
        }
        None
    }

    /// Places up to so many figures.
    pub(super) fn place_by_template(
        &mut self,
        number: u8,
        restart: Restart,
        open: &[Player],
        most: u8,
    ) {
        for _ in 0..most {
            let Some((who, to)) = self.next_by_template(number, restart, open) else {
                return;
            };
            self.state.give(who, Tokens::ACTIVATED);
            self.state.put(who, to);
            self.tell("CA-25.5", Happening::Placed { who, to });
        }
    }
}
