//! The side with the ball: which action, to whom, and where the others go.

use ::counter_attack::{
    Action, Attribute, Choice, GroundPass, Hex, Player, Sight, event::PassKind,
};

use super::view::SideView;

/// How far a team-mate can be to be passed to at once.
const NEAR: u8 = match GroundPass::of(Action::StandardPass) {
    Some(pass) => pass.range,
    None => 0,
};

/// Players who stay behind the ball.
const BACKS: usize = 3;

impl SideView<'_> {
    /// What an action is worth.
    pub fn action(&self, action: Action) -> f64 {
        let Some(holder) = self.state.holder else {
            return 0.0;
        };
        let ball = self.state.ball;
        if let Some(pass) = GroundPass::of(action) {
            return self.best_pass(pass);
        }
        let shot = |snapshot| self.best_shot(holder, ball, snapshot);
        match action {
            Action::Shot | Action::FreeKickShot => shot(false).map_or(-1.0, |(_, worth)| worth),
            Action::Snapshot => shot(true).map_or(-1.0, |(_, worth)| 0.95 * worth),
            Action::PenaltyKick => 1.0,
            Action::Move => {
                let plan = self.plan(holder, ball, self.pace(holder));
                // The others move up meanwhile; but a shot at once is better than one
                // after a run.
                match plan.shoots {
                    true => 0.97 * plan.worth,
                    false => plan.worth + 0.015,
                }
            }
            Action::HighPass | Action::KeeperKick | Action::Cross => self.best_high(action),
            Action::Drop => self.scale.kept + 0.005,
            Action::ActivateThirds => self.scale.kept + 0.012,
            _ => 0.0,
        }
    }

    fn best_pass(&self, pass: GroundPass) -> f64 {
        let worths = self.mates_within(pass);
        let worths = worths.map(|(_, hex)| self.pass(hex, pass));
        worths.fold(-1.0, f64::max)
    }

    /// The team-mates whom a pass can reach by its length.
    pub(super) fn mates_within(&self, pass: GroundPass) -> impl Iterator<Item = (Player, Hex)> {
        let near = move |hex: Hex| (1..=pass.range).contains(&hex.distance(self.state.ball));
        let mates = self.mine.iter().copied();
        mates.filter(move |(_, hex)| near(*hex))
    }

    /// A pass along the ground to a hex.
    pub fn pass(&self, to: Hex, pass: GroundPass) -> f64 {
        let arrives = self.sight().pass_arrives(to, pass.kind);
        if arrives == 0.0 {
            return -1.0;
        }
        let offside = !matches!(pass.kind, PassKind::ThrowIn | PassKind::CornerShort)
            && self.offside(to, self.state.ball);
        if offside {
            return -self.loses(to);
        }
        let gained = match self.state.on(to) {
            Some(mate) if mate.side() == self.side => self.plan(mate, to, self.pace(mate)).worth,
            _ => self.space(to),
        };
        arrives * gained - (1.0 - arrives) * self.loses(to)
    }

    /// A ball into space: worth something to who is there first, after the defence.
    fn space(&self, to: Hex) -> f64 {
        let nearest = |team: &[(Player, Hex)]| {
            let far = team.iter().map(|(_, at)| at.distance(to)).min();
            far.unwrap_or(u8::MAX)
        };
        match nearest(&self.mine) < nearest(&self.theirs) {
            true => 0.5 * self.holds(to) - 0.5 * self.loses(to),
            false => -self.loses(to),
        }
    }

    fn best_high(&self, action: Action) -> f64 {
        let sight = self.sight();
        let mates = self.mine.iter().filter(|(_, hex)| {
            // A corner goes into the box or is played short.
            let useful = action != Action::Cross || self.goal.is_box(*hex);
            useful && sight.carries_to(action, *hex)
        });
        let worths = mates.map(|(_, hex)| self.high(*hex, action));
        worths.fold(-1.0, f64::max)
    }

    /// A ball in the air to a team-mate on a hex: both sides jump.
    pub fn high(&self, to: Hex, action: Action) -> f64 {
        let ball = self.state.ball;
        if action == Action::HighPass && self.offside(to, ball) {
            return -self.loses(to);
        }
        let passer = self.state.holder;
        let skill = passer.map_or(0, |passer| self.attribute(passer, Attribute::HighPass));
        let accurate = f64::from((skill as i8 - 1).clamp(0, 6)) / 6.0;
        let sight = self.sight();
        let jumps = |team: &[(Player, Hex)]| {
            let others = team.iter().filter(|(player, _)| Some(*player) != passer);
            let skills = others.filter_map(|(player, _)| sight.jumps_with(*player, to));
            skills.max()
        };
        let won = match (jumps(&self.mine), jumps(&self.theirs)) {
            (None, _) => 0.1,
            (Some(_), None) => 0.95,
            (Some(mine), Some(theirs)) => sight.duel(mine, theirs, 0).won,
        };
        let gained = match self.goal.goal_distance(to) <= 6 {
            true => self.scale.header,
            false => self.scale.air.0 * self.holds(to),
        };
        let kept = accurate * won;
        kept * gained - (1.0 - kept) * self.scale.air.1 * self.loses(to)
    }

    /// True for those who stay behind the ball: the keeper and the rearmost three.
    pub fn is_back(&self, player: Player) -> bool {
        let Some(at) = self.state.at(player) else {
            return true;
        };
        let depth = (self.goal.depth(at), player.shirt());
        let rear = self.mine.iter().filter(|(mate, hex)| {
            (self.goal.depth(*hex), mate.shirt()) < depth && !self.state.is_keeper(*mate)
        });
        self.state.is_keeper(player) || rear.count() < BACKS
    }

    /// What it is worth to have a player without the ball on a hex, looked at quickly.
    pub fn support(&self, player: Player, hex: Hex, back: bool) -> f64 {
        let ball = self.state.ball;
        let depth = self.goal.depth(hex);
        if back {
            let ideal = (self.goal.depth(ball) - 10).clamp(-12, 0);
            let off_line = f64::from((depth - ideal).unsigned_abs());
            let off_middle = f64::from(hex.y.unsigned_abs().saturating_sub(10));
            return 0.03 - 0.004 * off_line - 0.0005 * off_middle - self.crowd(player, hex);
        }
        let near = |most: u8| {
            let near = self.theirs.iter();
            near.filter(|(_, at)| at.distance(hex) <= most).count() as f64
        };
        let open = (1.0 - 0.22 * near(1) - 0.06 * near(3)).max(0.15);
        let flag = if self.offside(hex, ball) { 0.15 } else { 1.0 };
        let far = f64::from(hex.distance(ball).saturating_sub(NEAR));
        let reach = (1.0 - 0.06 * far).max(0.3);
        self.threat(hex) * open * flag * reach - self.crowd(player, hex)
    }

    /// Team-mates who stand too near each other.
    fn crowd(&self, player: Player, hex: Hex) -> f64 {
        let mates = self.mine.iter().filter(|(mate, _)| *mate != player);
        let near = mates.filter(|(_, at)| at.distance(hex) <= 3);
        0.01 * near.count() as f64
    }

    /// The same with the pass to him: the better the way is, the better the place.
    pub fn supports(&self, sight: &Sight<'_>, player: Player, hex: Hex, back: bool) -> f64 {
        let worth = self.support(player, hex, back);
        if back || self.state.holder.is_none() || hex.distance(self.state.ball) > NEAR {
            return worth;
        }
        worth * (0.5 + 0.5 * sight.pass_arrives(hex, PassKind::Std))
    }

    /// The best of the hexes for a player without the ball, and what is gained by it.
    pub fn best_support(&self, player: Player, hexes: &[Hex]) -> Option<(Hex, f64)> {
        let back = self.is_back(player);
        let sight = self.sight();
        let at = self.state.at(player)?;
        let now = self.supports(&sight, player, at, back);
        let quick = |hex: &Hex| (self.support(player, *hex, back), *hex);
        let mut order: Vec<(f64, Hex)> = hexes.iter().map(quick).collect();
        order.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best = order.iter().take(5);
        let best = best.map(|(_, hex)| (*hex, self.supports(&sight, player, *hex, back) - now));
        best.max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// The best hex to go to or to play to, of a menu of hexes, by what it is worth.
    pub fn best_target(menu: &[Choice], worth: impl Fn(Hex) -> f64) -> usize {
        let worths = menu.iter().map(|choice| match choice {
            Choice::To(Some(hex))
            | Choice::Target(hex)
            | Choice::HeadTo(hex)
            | Choice::Aim(hex)
            | Choice::Land(hex, None)
            | Choice::Reposition(Some(hex))
            | Choice::KeeperMove(Some(hex)) => worth(*hex),
            _ => f64::NEG_INFINITY,
        });
        let best = worths.enumerate().max_by(|a, b| a.1.total_cmp(&b.1));
        best.map_or(0, |(index, _)| index)
    }
}
