//! Set pieces: figures are placed by templates.

use ::counter_attack::{Attribute, Choice, Hex, Player};

use super::view::SideView;

/// Where attackers wait for a ball into the box: depth and double row.
const BOX: [(i8, i8); 6] = [(15, 5), (15, -5), (14, 0), (13, 7), (13, -7), (12, 2)];

/// How deep a set piece must lie for the box to be filled.
const NEAR: i8 = 4;

impl SideView<'_> {
    /// Where the next attacker is to go, if anywhere.
    fn open_place(&self) -> Option<Hex> {
        let sign = if self.goal.depth(Hex::new(18, 0)) > 0 {
            1
        } else {
            -1
        };
        let places = BOX.map(|(depth, row)| Hex::new(sign * depth, row));
        let taken = |hex: &Hex| self.mine.iter().any(|(_, at)| at.distance(*hex) <= 1);
        let near = self.goal.depth(self.state.ball) >= NEAR;
        places.into_iter().find(|hex| near && !taken(hex))
    }

    /// Who is placed next: the best header of those who are not there; `None`: done.
    pub fn placed(&self, menu: &[Choice]) -> Option<usize> {
        if self.state.attack != self.side {
            return self.marker(menu);
        }
        // A template fills the box in one answer.
        let template = |choice: &Choice| matches!(choice, Choice::Template(_));
        if let Some(index) = menu.iter().position(template) {
            return Some(index);
        }
        self.open_place()?;
        let ball = self.state.ball;
        let candidate = |(index, choice): (usize, &Choice)| {
            let Choice::Place(player) = *choice else {
                return None;
            };
            let at = self.state.at(player)?;
            let fits = !self.state.is_keeper(player)
                && !self.goal.is_box(at)
                && at.distance(ball) > 1
                && !self.is_back(player);
            let heading = self.attribute(player, Attribute::Heading);
            fits.then_some((heading, index))
        };
        let best = menu.iter().enumerate().filter_map(candidate).max();
        best.map(|(_, index)| index)
    }

    /// Of the defenders the one who covers least; `None` if nobody is left free.
    fn marker(&self, menu: &[Choice]) -> Option<usize> {
        let own_goal = self.goal.other();
        let free = |(_, at): &&(Player, Hex)| {
            own_goal.depth(*at) >= 8 && !self.mine.iter().any(|(_, mate)| mate.distance(*at) <= 1)
        };
        self.theirs.iter().find(free)?;
        let idle = |(index, choice): (usize, &Choice)| {
            let Choice::Place(player) = *choice else {
                return None;
            };
            let at = self.state.at(player)?;
            let fits = !self.state.is_keeper(player);
            fits.then(|| (self.cover(player, at), index))
        };
        let least = menu.iter().enumerate().filter_map(idle);
        let least = least.min_by(|a, b| a.0.total_cmp(&b.0));
        least.map(|(_, index)| index)
    }

    /// What a hex is worth to a player who is placed.
    pub fn place(&self, player: Player, hex: Hex) -> f64 {
        if self.state.is_keeper(player) {
            return self.keeper_place(hex);
        }
        match self.state.attack == self.side {
            true => match self.open_place() {
                Some(place) => -f64::from(hex.distance(place)),
                None => self.support(player, hex, self.is_back(player)),
            },
            false => self.cover(player, hex),
        }
    }
}
