//! What a position holds for the side with the ball, and which moves could change that.

use ::counter_attack::{Action, BallLine, GroundPass, Hex, Menu, Next, PhasePart, Player, State};

use super::view::SideView;

/// What the best action counts, the second best, and so on.
const FEW: [f64; 4] = [0.75, 0.15, 0.07, 0.03];
const MANY: [f64; 4] = [0.4, 0.3, 0.2, 0.1];

/// Hexes tried for each figure of the attack, and twice for each of the defence: those from
/// which it covers most, and those most in the way.
const ATTACK: usize = 4;
const DEFENCE: usize = 8;

impl SideView<'_> {
    /// What the side with the ball can make of a position after the phase: its best
    /// actions, the best counting most.
    pub(super) fn prospect(&self, state: &State) -> f64 {
        // Before the defence has moved, many threats are better than one.
        let before = self
            .state
            .phase
            .is_some_and(|phase| phase.part == PhasePart::A4);
        self.after_phase(*state, if before { MANY } else { FEW })
    }

    /// The same after the defence has answered.
    pub(super) fn answered_prospect(&self, state: &State) -> f64 {
        self.after_phase(self.answered(state), FEW)
    }

    fn after_phase(&self, mut state: State, weights: [f64; 4]) -> f64 {
        state.phase = None;
        state.next = Next::Choose(Menu::AfterMove);
        let view = SideView::new(self.rules, &state, state.attack, self.scale);
        view.outlook(weights)
    }

    fn outlook(&self, weights: [f64; 4]) -> f64 {
        let Some(holder) = self.state.holder else {
            return 0.0;
        };
        let ball = self.state.ball;
        let mut worths: Vec<f64> = Vec::with_capacity(12);
        worths.push(self.plan(holder, ball, self.pace(holder)).worth);
        if let Some((_, shot)) = self.best_shot(holder, ball, false) {
            worths.push(shot);
        }
        worths.extend(self.passes().iter().map(|(worth, ..)| worth));
        worths.push(self.action(Action::HighPass));
        worths.sort_by(|a, b| b.total_cmp(a));
        let parts = worths
            .iter()
            .zip(weights)
            .map(|(worth, weight)| worth * weight);
        parts.sum()
    }

    /// The Standard Passes to team-mates, and what each is worth.
    fn passes(&self) -> Vec<(f64, Player, Hex)> {
        let Some(pass) = GroundPass::of(Action::StandardPass) else {
            return Vec::new();
        };
        let mates = self.mates_within(pass);
        let worth = |(mate, hex): (Player, Hex)| (self.pass(hex, pass), mate, hex);
        mates.map(worth).collect()
    }

    pub(super) fn best_relay(&self, pass: GroundPass) -> f64 {
        let worths = self.mates_within(pass);
        let worths = worths.map(|(_, hex)| self.relay(hex, pass));
        worths.fold(-1.0, f64::max)
    }

    /// A pass to a team-mate who then does what is best for him.
    pub(super) fn relay(&self, to: Hex, pass: GroundPass) -> f64 {
        let plain = self.pass(to, pass);
        let arrives = self.sight().pass_arrives(to, pass.kind);
        let Some(mate) = self.state.on(to).filter(|_| plain > -1.0 && arrives > 0.0) else {
            return plain;
        };
        if self.offside(to, self.state.ball) {
            return plain;
        }
        let mut state = self.holding(mate, to);
        state.phase = None;
        let then = pass.kind.received();
        state.next = Next::Choose(then);
        let view = SideView::new(self.rules, &state, self.side, self.scale);
        let worths = then.actions().iter().map(|action| view.action(*action));
        let best = worths.fold(-1.0, f64::max);
        arrives * best - (1.0 - arrives) * self.loses(to)
    }

    /// Where the attack would do most harm: the ways of its best passes, the ends of the
    /// runs that follow, and the lines of their shots.
    pub(super) fn hot(&self) -> Vec<Hex> {
        let attack = SideView::new(self.rules, self.state, self.side.other(), self.scale);
        let Some(holder) = self.state.holder else {
            return Vec::new();
        };
        let ball = self.state.ball;
        let mut best = attack.passes();
        let own = attack.plan(holder, ball, attack.pace(holder)).worth;
        best.push((own, holder, ball));
        best.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut hot = Vec::new();
        for (_, player, hex) in best.into_iter().take(3) {
            let end = attack.plan(player, hex, attack.pace(player)).way.to;
            hot.extend(BallLine::new(ball, hex).covered());
            hot.extend(BallLine::new(hex, end).covered());
            hot.extend(BallLine::new(end, attack.goal.goal_line()).covered());
        }
        hot
    }

    /// Hexes that stand in the way of all that.
    pub(super) fn in_the_way(
        &self,
        player: Player,
        hexes: &[Hex],
        hot: &[Hex],
    ) -> Vec<(f64, Player, Hex)> {
        let touched = |hex: Hex| hot.iter().filter(|hot| hot.distance(hex) <= 1).count();
        let touched = |hex: &Hex| (touched(*hex) as f64, player, *hex);
        let mut order: Vec<(f64, Player, Hex)> = hexes.iter().map(touched).collect();
        order.retain(|(touched, ..)| *touched > 0.0);
        order.sort_by(|a, b| b.0.total_cmp(&a.0));
        order.truncate(DEFENCE);
        order
    }

    /// The hexes of a figure that are worth a try, with how promising they look.
    pub(super) fn tries(&self, player: Player, hexes: &[Hex]) -> Vec<(f64, Player, Hex)> {
        let Some(at) = self.state.at(player) else {
            return Vec::new();
        };
        let attacks = self.state.attack == self.side;
        let back = self.is_back(player);
        let worth = |hex: Hex| match attacks {
            true => self.support(player, hex, back),
            false => self.cover(player, hex),
        };
        let most = if attacks { ATTACK } else { DEFENCE };
        let now = worth(at);
        let gains = hexes.iter().map(|hex| (worth(*hex) - now, player, *hex));
        let mut gains: Vec<(f64, Player, Hex)> = gains.collect();
        gains.sort_by(|a, b| b.0.total_cmp(&a.0));
        // Neighbours of a good hex are much the same.
        let mut apart: Vec<(f64, Player, Hex)> = Vec::with_capacity(most);
        for gain in gains {
            if apart.len() == most {
                break;
            }
            if apart.iter().all(|known| !known.2.touches(gain.2)) {
                apart.push(gain);
            }
        }
        apart
    }
}
