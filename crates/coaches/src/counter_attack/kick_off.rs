//! Who plays and where: at kick-offs shooters wait in front and tacklers behind; who brings
//! more than a man on the pitch is no good on the bench.

use ::counter_attack::{Attribute, Choice, CounterAttack, End, Hex, Player};
use tabletop::Ask;

use super::view::View;

/// The places of a side that kicks off, as depth and double row, from front to back.
const KICKING: [(i8, i8); 10] = [
    (0, 0),
    (0, -10),
    (0, 10),
    (-3, -19),
    (-3, 19),
    (-4, -4),
    (-4, 4),
    (-10, -10),
    (-10, 10),
    (-11, 1),
];

/// The places of a side that waits.
const WAITING: [(i8, i8); 10] = [
    (0, -10),
    (0, 10),
    (-3, -17),
    (-3, 17),
    (-4, 0),
    (-5, -7),
    (-5, 7),
    (-9, -9),
    (-9, 9),
    (-10, 0),
];

/// What one more of a number on an outfield player's card brings in a match, in goals: from
/// 6,000 matches of `greedy` against himself, clubs and line-ups by lot.
const EFFECTS: [(Attribute, f64); 5] = [
    (Attribute::Pace, 0.039),
    (Attribute::Dribbling, 0.034),
    (Attribute::Heading, 0.040),
    (Attribute::Shooting, 0.010),
    (Attribute::Tackling, 0.021),
];

/// What one more Saving of the keeper brings.
const SAVING: f64 = 0.24;

impl View<'_> {
    /// The next figure to be put elsewhere before a kick-off; `None`: done.
    pub fn line_up(&self, menu: &[Choice]) -> Option<usize> {
        menu.iter().position(|choice| match *choice {
            Choice::Place(player) => match (self.kick_off_place(player), self.state.at(player)) {
                (Some(place), Some(at)) => at.distance(place) > 1,
                _ => false,
            },
            _ => false,
        })
    }

    /// Where to put the figure that was picked up.
    pub fn line_up_at(&self, ask: &Ask<'_, CounterAttack>) -> Option<usize> {
        let place = self.kick_off_place(ask.state.about?)?;
        let near = |hex: Hex| -f64::from(hex.distance(place));
        Some(View::best_target(ask.menu, near))
    }

    /// Where a player belongs at a kick-off.
    fn kick_off_place(&self, player: Player) -> Option<Hex> {
        let places = match self.state.attack == self.side {
            true => KICKING,
            false => WAITING,
        };
        let mut team: Vec<(i16, Player)> = self
            .mine
            .iter()
            .map(|(player, _)| *player)
            .filter(|player| !self.state.is_keeper(*player))
            .map(|player| (self.forward(player), player))
            .collect();
        team.sort_by_key(|(forward, player)| (-forward, player.shirt()));
        let rank = team.iter().position(|(_, mate)| *mate == player)?;
        let (depth, row) = *places.get(rank)?;
        let sign = if self.goal == End::Right { 1 } else { -1 };
        Some(Hex::new(sign * depth, sign * row))
    }

    /// How much a player belongs in front.
    fn forward(&self, player: Player) -> i16 {
        let has = |what| i16::from(self.attribute(player, what));
        2 * has(Attribute::Shooting) + has(Attribute::Dribbling) + has(Attribute::Pace)
            - 3 * has(Attribute::Tackling)
    }

    /// What a man is worth to his side in a match, in goals.
    pub(super) fn strength(&self, player: Player) -> f64 {
        let number = |what| f64::from(self.attribute(player, what));
        match self.rules.card(player).keeper {
            true => SAVING * number(Attribute::Saving),
            false => EFFECTS
                .iter()
                .map(|(what, goals)| goals * number(*what))
                .sum(),
        }
    }
}
