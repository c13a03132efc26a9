//! Kick-offs: who stands where, so that all together bring most where they stand.

use ::counter_attack::{Attribute, Choice, CounterAttack, End, Hex, Player};
use tabletop::Ask;

use super::view::SideView;

/// The places of a side that kicks off, as depth and double row, from front to back.
const KICKING: [(i8, i8); 10] = [
    (0, 0),
    (0, -10),
    (0, 10),
    (-3, -19),
    (-3, 19),
    (-4, -4),
    (-4, 4),
    (-7, -11),
    (-7, 11),
    (-8, 0),
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
    (-6, -10),
    (-6, 10),
    (-7, 1),
];

/// How many of the places are in front, and at the back.
const FRONT: usize = 2;
const BACK: usize = 3;

/// What one more of a number on a card brings in a match, in goals, to a man in front, in the
/// middle and at the back: from 6,000 matches of `greedy` against himself, clubs and line-ups
/// by lot.
const EFFECTS: [(Attribute, [f64; 3]); 5] = [
    (Attribute::Pace, [0.049, 0.039, 0.035]),
    (Attribute::Dribbling, [0.018, 0.034, 0.021]),
    (Attribute::Heading, [0.045, 0.040, 0.029]),
    (Attribute::Shooting, [0.016, 0.010, -0.004]),
    (Attribute::Tackling, [0.005, 0.021, 0.016]),
];

/// What one more Saving of the keeper brings in a match, in goals: from the same matches.
const SAVING: f64 = 0.24;

impl SideView<'_> {
    /// The next figure to be put elsewhere before a kick-off; `None`: done.
    pub fn line_up(&self, menu: &[Choice]) -> Option<usize> {
        let order = self.front_to_back();
        menu.iter().position(|choice| match *choice {
            Choice::Place(player) => {
                match (self.kick_off_place(player, &order), self.state.at(player)) {
                    (Some(place), Some(at)) => at.distance(place) > 1,
                    _ => false,
                }
            }
            _ => false,
        })
    }

    /// Where to put the figure that was picked up.
    pub fn line_up_at(&self, ask: &Ask<'_, CounterAttack>) -> Option<usize> {
        let place = self.kick_off_place(ask.state.about?, &self.front_to_back())?;
        let near = |hex: Hex| -f64::from(hex.distance(place));
        Some(SideView::best_target(ask.menu, near))
    }

    /// Where a player belongs at a kick-off.
    fn kick_off_place(&self, player: Player, order: &[Player]) -> Option<Hex> {
        let places = match self.state.attack == self.side {
            true => KICKING,
            false => WAITING,
        };
        let rank = order.iter().position(|mate| *mate == player)?;
        let (depth, row) = *places.get(rank)?;
        let sign = if self.goal == End::Right { 1 } else { -1 };
        Some(Hex::new(sign * depth, sign * row))
    }

    /// The men from front to back: of all ways to choose who stands in front and who at the
    /// back, the one that brings most.
    fn front_to_back(&self) -> Vec<Player> {
        let men = self.mine.iter().map(|(player, _)| *player);
        let men = men.filter(|player| !self.state.is_keeper(*player));
        let mut men: Vec<(Player, [f64; 3])> =
            men.map(|player| (player, self.brings(player))).collect();
        // In the middle, those who are of more use in front stand further up.
        men.sort_by(|(_, a), (_, b)| (b[0] - b[2]).total_cmp(&(a[0] - a[2])));
        let mut best = (f64::NEG_INFINITY, 0, 0);
        let sets = || 0_u32..1 << men.len();
        let line =
            |front: u32, back: u32, place: usize| match (front >> place & 1, back >> place & 1) {
                (1, _) => 0,
                (_, 1) => 2,
                _ => 1,
            };
        let fronts = sets().filter(|set| set.count_ones() as usize == FRONT);
        for front in fronts {
            let backs = sets().filter(|set| set.count_ones() as usize == BACK);
            for back in backs.filter(|back| back & front == 0) {
                let brings = men.iter().enumerate();
                let brings = brings.map(|(place, (_, brings))| brings[line(front, back, place)]);
                let all: f64 = brings.sum();
                if all > best.0 {
                    best = (all, front, back);
                }
            }
        }
        let (_, front, back) = best;
        let order = men.iter().enumerate();
        let order = order.map(|(place, (player, _))| (line(front, back, place), *player));
        let mut order: Vec<(usize, Player)> = order.collect();
        order.sort_by_key(|(line, _)| *line);
        order.into_iter().map(|(_, player)| player).collect()
    }

    /// What a man brings in front, in the middle and at the back.
    fn brings(&self, player: Player) -> [f64; 3] {
        let mut brings = [0.0; 3];
        for (what, effects) in EFFECTS {
            let number = f64::from(self.attribute(player, what));
            for (sum, effect) in brings.iter_mut().zip(effects) {
                *sum += effect * number;
            }
        }
        brings
    }

    /// What a man is worth to his side in a match, wherever he stands.
    pub(super) fn strength(&self, player: Player) -> f64 {
        match self.state.is_keeper(player) || self.rules.card(player).keeper {
            true => SAVING * f64::from(self.attribute(player, Attribute::Saving)),
            false => self.brings(player)[1],
        }
    }
}
