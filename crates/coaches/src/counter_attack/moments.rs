//! The questions in between: keepers, headers, duels, set pieces and benches.

use ::counter_attack::{Action, Attribute, Choice, Hex, Kind, Next, Player, Tokens};

use super::{greedy::best, view::SideView};

/// What an exchange must bring in a whole match.
const WORTH_EXCHANGING: f64 = 0.03;

impl SideView<'_> {
    pub(super) fn aim(&self, menu: &[Choice]) -> Option<usize> {
        let shooter = self.state.holder.or(self.state.player)?;
        let sight = self.sight();
        let worth = |choice: &Choice| match choice {
            Choice::Aim(hex) | Choice::To(Some(hex)) => Some(sight.shot(shooter, *hex, true).goal),
            _ => None,
        };
        best(menu.iter().map(worth))
    }

    /// The keeper's move as the ball comes into his box.
    pub(super) fn keeper(&self, menu: &[Choice]) -> Option<usize> {
        let hexes = menu.iter().map_while(|choice| match choice {
            Choice::KeeperMove(hex) => Some(*hex),
            _ => None,
        });
        self.keeper_hex(hexes)
    }

    pub(super) fn dive(&self, menu: &[Choice]) -> Option<usize> {
        let (keeper, at) = self.state.keeper(self.side)?;
        let carrier = self.state.holder?;
        let far = i8::from(at.distance(self.state.ball) == 3);
        let odds = self.sight().duel(
            self.attribute(keeper, Attribute::Saving) as i8 - far,
            self.attribute(carrier, Attribute::Dribbling) as i8,
            1,
        );
        let wanted = match odds.won > 1.5 * odds.foul {
            true => Choice::Dive,
            false => Choice::Decline,
        };
        menu.iter().position(|choice| *choice == wanted)
    }

    /// Round the loser of a duel: forward, away from opponents.
    pub(super) fn reposition(&self, menu: &[Choice]) -> usize {
        let Some(winner) = self.state.holder else {
            return 0;
        };
        let worth = |hex: Hex| {
            let keeps = self.keeps(winner, hex);
            keeps * self.holds(hex) - (1.0 - keeps) * self.loses(hex)
        };
        let stays = worth(self.state.ball);
        let moved = SideView::best_target(menu, worth);
        match menu[moved] {
            Choice::Reposition(Some(hex)) if worth(hex) > stays => moved,
            _ => {
                let stay = menu.iter();
                let mut stay = stay.enumerate();
                let stay = stay.find(|(_, choice)| **choice == Choice::Reposition(None));
                stay.map_or(moved, |(index, _)| index)
            }
        }
    }

    pub(super) fn high_target(&self, menu: &[Choice]) -> usize {
        SideView::best_target(menu, |hex| self.high(hex, Action::HighPass))
    }

    pub(super) fn rush(&self, menu: &[Choice]) -> Option<usize> {
        let ball = self.state.ball;
        let (keeper, _) = self.state.keeper(self.side)?;
        let aerial = self.attribute(keeper, Attribute::Aerial);
        let near = self.theirs.iter().filter(|(_, at)| at.distance(ball) <= 2);
        let heads = near.map(|(player, _)| self.attribute(*player, Attribute::Heading));
        if aerial <= heads.max().unwrap_or(0) {
            return menu.iter().position(|choice| *choice == Choice::Rush(None));
        }
        let worth = |choice: &Choice| match choice {
            Choice::Rush(Some(hex)) => Some(-f64::from(hex.distance(ball))),
            _ => None,
        };
        best(menu.iter().map(worth))
    }

    /// How good a header is.
    fn jumper(&self, player: Player) -> f64 {
        let skill = self.sight().jumps_with(player, self.state.ball);
        f64::from(skill.unwrap_or_default())
    }

    pub(super) fn jump(&self, menu: &[Choice]) -> usize {
        let worth = |choice: &Choice| match choice {
            Choice::Jump { shot, player } => {
                let shot = if *shot { 10.0 } else { 0.0 };
                Some(shot + self.jumper(*player))
            }
            _ => None,
        };
        best(menu.iter().map(worth)).unwrap_or(0)
    }

    pub(super) fn header(&self, menu: &[Choice]) -> Option<usize> {
        let worth = |choice: &Choice| match choice {
            Choice::Contest(Some(player)) | Choice::Also(Some(player)) => {
                Some(self.jumper(*player))
            }
            _ => None,
        };
        best(menu.iter().map(worth))
    }

    pub(super) fn headed(&self, hex: Hex) -> f64 {
        if self.offside(hex, self.state.ball) {
            return -1.0;
        }
        match self.state.on(hex) {
            Some(mate) if self.state.is_keeper(mate) => 0.01,
            Some(mate) => self.plan(mate, hex, self.pace(mate)).worth,
            None => {
                let near = |team: &[(Player, Hex)]| {
                    let near = team.iter().map(|(_, at)| at.distance(hex));
                    f64::from(near.min().unwrap_or(20))
                };
                let first = near(&self.theirs) - near(&self.mine);
                0.3 * self.holds(hex) - 0.7 * self.loses(hex) + 0.004 * first - 0.02
            }
        }
    }

    /// A free kick within reach of goal, or where little is lost by stopping.
    pub(super) fn foul(&self, menu: &[Choice]) -> Option<usize> {
        let ball = self.state.ball;
        let shoots = self.goal.goal_distance(ball) <= 11;
        let wanted = match shoots || self.threat(ball) < 0.08 {
            true => Choice::TakeFoul,
            false => Choice::PlayOn,
        };
        menu.iter().position(|choice| *choice == wanted)
    }

    /// Shooters for penalties and free kicks near goal, crossers for corners.
    pub(super) fn taker(&self, menu: &[Choice]) -> Option<usize> {
        let Next::Taker(restart) = self.state.next else {
            return None;
        };
        let skill = match restart.kind {
            Kind::Penalty => Attribute::Shooting,
            Kind::Corner => Attribute::HighPass,
            Kind::FreeKick if self.goal.goal_distance(restart.at) <= 11 => Attribute::Shooting,
            _ => return None,
        };
        let worth = |choice: &Choice| match choice {
            Choice::Taker(player) if !self.state.is_keeper(*player) => {
                Some(f64::from(self.attribute(*player, skill)))
            }
            _ => None,
        };
        best(menu.iter().map(worth))
    }

    /// Whoever is injured goes off.
    pub(super) fn substitution(&self, menu: &[Choice]) -> Option<usize> {
        let worth = |choice: &Choice| match *choice {
            Choice::Substitute(off, on) if self.state.has(off, Tokens::INJURED) => {
                let card = self.rules.card(on);
                let sum: u8 = card.shows().iter().map(|what| card.get(*what)).sum();
                Some(f64::from(sum))
            }
            _ => None,
        };
        best(menu.iter().map(worth))
    }

    /// Whoever is injured goes off, and who is worse than one on the bench.
    pub(super) fn exchange(&self, menu: &[Choice]) -> Option<usize> {
        let worth = |choice: &Choice| match *choice {
            Choice::Substitute(off, on) => {
                let gain = self.strength(on) - self.strength(off);
                (gain > WORTH_EXCHANGING).then_some(gain)
            }
            _ => None,
        };
        best(menu.iter().map(worth))
    }

    /// Before a Snapshot: the defender nearest to the ball comes, the keeper stays.
    pub(super) fn snap_move(&self, menu: &[Choice]) -> Option<usize> {
        let ball = self.state.ball;
        let worth = |choice: &Choice| match *choice {
            Choice::In(_, Some(player)) if !self.state.is_keeper(player) => {
                let at = self.state.at(player)?;
                (at.distance(ball) <= 4).then(|| -f64::from(at.distance(ball)))
            }
            _ => None,
        };
        best(menu.iter().map(worth))
    }
}
