//! `planner`: looks at the best answer to a move before it is made. Sensible plans are
//! tried on the board and judged by the best action that the side with the ball has
//! then, by the exact odds of its dice.
//!
//! The budget counts positions that are judged, not time: the same question gets the
//! same answer.

use ::counter_attack::{Action, Choice, CounterAttack, Hex, Line, Menu, Next, Part, Player, State};
use tabletop::Ask;

use super::{greedy, view::View};

/// Positions judged for one decision.
pub const BUDGET: u32 = 80;

/// What a move must gain to be made.
const WORTH_MOVING: f64 = 0.0005;

/// What the best action counts, the second best, and so on.
const FEW: [f64; 4] = [0.75, 0.15, 0.07, 0.03];
const MANY: [f64; 4] = [0.4, 0.3, 0.2, 0.1];

/// Hexes tried for each figure.
const HEXES: usize = 4;

/// A searcher.
#[derive(Clone, Debug)]
pub struct Planner {
    /// Positions judged for one decision.
    budget: u32,
}

/// A plan: the answer to this question and to the next, and what it is worth.
struct Plan {
    first: Choice,
    to: Option<Hex>,
    worth: f64,
}

impl Planner {
    /// A searcher with this budget.
    #[must_use]
    pub const fn new(budget: u32) -> Planner {
        Planner { budget }
    }

    /// The index of the choice.
    pub(super) fn choose(&self, rules: &CounterAttack, ask: &Ask<'_, CounterAttack>) -> usize {
        let usual = greedy::choose(rules, ask);
        if let Next::Choose(menu) = ask.state.next {
            return self.choose_action(rules, ask, menu).unwrap_or(usual);
        }
        let (Next::Activate, Some(phase)) = (ask.state.next, ask.state.phase) else {
            return usual;
        };
        if phase.before_throw || ask.state.holder.is_none() {
            return usual;
        }
        let mut start = *ask.state;
        start.about = None;
        let view = View::new(rules, &start, ask.side);
        match ask.name {
            "activate" => {
                let movers = ask.menu.iter().filter_map(|choice| match choice {
                    Choice::MovePiece(player) => Some(*player),
                    _ => None,
                });
                let movers: Vec<Player> = movers.collect();
                // Runs and shots are left to the odds of the moment.
                if matches!(ask.menu[usual], Choice::Act(_) | Choice::Run(_)) {
                    return usual;
                }
                let wanted = self.plan(&view, &movers).map(|plan| plan.first);
                position(ask, wanted).unwrap_or(usual)
            }
            "to" => {
                let movers: Vec<Player> = ask.state.about.into_iter().collect();
                let plan = self.plan(&view, &movers);
                let stays = |plan: &Plan| plan.to.filter(|hex| view.at(&movers) != Some(*hex));
                let wanted = plan.map(|plan| Choice::To(stays(&plan)));
                position(ask, wanted).unwrap_or(usual)
            }
            "challenge" => {
                let danger = view.prospect(view.state);
                let challenge = ask
                    .state
                    .about
                    .and_then(|by| view.challenge(by, ask.menu, danger));
                challenge.unwrap_or(usual)
            }
            _ => usual,
        }
    }

    /// The action, and whom a pass goes to, with what the receiver can do at once.
    fn choose_action(
        &self,
        rules: &CounterAttack,
        ask: &Ask<'_, CounterAttack>,
        menu: Menu,
    ) -> Option<usize> {
        let mut start = *ask.state;
        start.about = None;
        let view = View::new(rules, &start, ask.side);
        let worth = |choice: &Choice| match (ask.name, *choice) {
            ("action", Choice::Act(action)) => match view.received(action) {
                Some((range, then)) => Some(view.best_relay(range, action, then)),
                None => Some(view.action(action)),
            },
            ("to", Choice::To(Some(hex))) if !hex.is_goal() => {
                let action = passing(menu);
                let (_, then) = view.received(action)?;
                let mate = view.mine.iter().any(|(_, at)| *at == hex);
                mate.then(|| view.relay(hex, action, then))
            }
            _ => None,
        };
        let worths: Vec<Option<f64>> = ask.menu.iter().map(worth).collect();
        greedy::best(worths.into_iter())
    }

    /// The best move of these figures, if one is worth it.
    fn plan(&self, view: &View<'_>, movers: &[Player]) -> Option<Plan> {
        let defends = view.state.attack != view.side;
        let now = view.prospect(view.state);
        let mut plans: Vec<(f64, Player, Hex)> = Vec::new();
        let mut best: Option<Plan> = None;
        let hot = if defends { view.hot() } else { Vec::new() };
        for &player in movers {
            let hexes = view.reach(player, view.allowance(player));
            if defends {
                let all: Vec<Hex> = hexes.iter().copied().chain(view.state.at(player)).collect();
                if let Some((hex, worth)) = view.best_tackle(player, &all, now) {
                    keep_better(
                        &mut best,
                        Plan {
                            first: Choice::MovePiece(player),
                            to: Some(hex),
                            worth,
                        },
                    );
                }
            }
            if view.state.is_keeper(player) {
                continue;
            }
            plans.extend(view.tries(player, &hexes));
            plans.extend(view.in_the_way(player, &hexes, &hot));
        }
        plans.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (_, player, hex) in plans.into_iter().take(self.budget as usize) {
            let mut state = *view.state;
            state.put(player, hex);
            let then = view.prospect(&state);
            let gain = if defends { now - then } else { then - now };
            keep_better(
                &mut best,
                Plan {
                    first: Choice::MovePiece(player),
                    to: Some(hex),
                    worth: gain,
                },
            );
        }
        best.filter(|plan| plan.worth > WORTH_MOVING)
    }
}

fn keep_better(best: &mut Option<Plan>, plan: Plan) {
    if best.as_ref().is_none_or(|best| plan.worth > best.worth) {
        *best = Some(plan);
    }
}

/// The pass along the ground that a menu offers.
pub(super) fn passing(menu: Menu) -> Action {
    match menu {
        Menu::StdReceived | Menu::HeadReceived => Action::FirstTimePass,
        Menu::SaveHold => Action::QuickThrow,
        Menu::ThrowIn | Menu::ThrowInLast => Action::ThrowToFeet,
        Menu::Aos => Action::ShortPass,
        Menu::Corner => Action::ShortCorner,
        _ => Action::StandardPass,
    }
}

fn position(ask: &Ask<'_, CounterAttack>, wanted: Option<Choice>) -> Option<usize> {
    let wanted = wanted?;
    ask.menu.iter().position(|choice| *choice == wanted)
}

impl View<'_> {
    fn at(&self, movers: &[Player]) -> Option<Hex> {
        movers.first().and_then(|player| self.state.at(*player))
    }

    /// What the side with the ball can make of a position after the phase: its best
    /// actions, the best counting most.
    fn prospect(&self, state: &State) -> f64 {
        let mut state = *state;
        state.phase = None;
        state.next = Next::Choose(Menu::AfterMove);
        let view = View::new(self.rules, &state, state.attack);
        // Before the defence has moved, many threats are better than one.
        let before = self.state.phase.is_some_and(|phase| phase.part == Part::A4);
        view.outlook(if before { MANY } else { FEW })
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
        let near = |hex: Hex| (1..=11).contains(&hex.distance(ball));
        let mates = self.mine.iter().filter(|(_, hex)| near(*hex));
        worths.extend(mates.map(|(_, hex)| self.pass(*hex, Action::StandardPass)));
        worths.push(self.action(Action::HighPass));
        worths.sort_by(|a, b| b.total_cmp(a));
        let parts = worths
            .iter()
            .zip(weights)
            .map(|(worth, weight)| worth * weight);
        parts.sum()
    }

    /// How far a pass along the ground goes, and what its receiver may do.
    fn received(&self, action: Action) -> Option<(u8, Menu)> {
        match action {
            Action::StandardPass | Action::QuickThrow => Some((11, Menu::StdReceived)),
            Action::ShortPass | Action::ThrowToFeet => Some((6, Menu::StdReceived)),
            Action::FirstTimePass => Some((6, Menu::FtpReceived)),
            Action::ShortCorner => Some((6, Menu::ShortCorner)),
            _ => None,
        }
    }

    fn best_relay(&self, range: u8, action: Action, then: Menu) -> f64 {
        let near = |hex: Hex| (1..=range).contains(&hex.distance(self.state.ball));
        let mates = self.mine.iter().filter(|(_, hex)| near(*hex));
        let worths = mates.map(|(_, hex)| self.relay(*hex, action, then));
        worths.fold(-1.0, f64::max)
    }

    /// A pass to a team-mate who then does what is best for him.
    fn relay(&self, to: Hex, action: Action, then: Menu) -> f64 {
        let plain = self.pass(to, action);
        let arrives = match action {
            Action::QuickThrow => 1.0,
            _ => self
                .sight()
                .pass_arrives(to, action == Action::FirstTimePass),
        };
        let Some(mate) = self.state.on(to).filter(|_| plain > -1.0 && arrives > 0.0) else {
            return plain;
        };
        if self.offside(to, self.state.ball) {
            return plain;
        }
        let mut state = self.holding(mate, to);
        state.phase = None;
        state.next = Next::Choose(then);
        let view = View::new(self.rules, &state, self.side);
        let worths = then.actions().iter().map(|action| view.action(*action));
        let best = worths.fold(-1.0, f64::max);
        arrives * best - (1.0 - arrives) * self.danger(to)
    }

    /// Where the attack would do most harm: the ways of its best passes, the ends of the
    /// runs that follow, and the lines of their shots.
    fn hot(&self) -> Vec<Hex> {
        let attack = View::new(self.rules, self.state, self.side.other());
        let Some(holder) = self.state.holder else {
            return Vec::new();
        };
        let ball = self.state.ball;
        let near = |hex: Hex| (1..=11).contains(&hex.distance(ball));
        let mates = attack.mine.iter().filter(|(_, hex)| near(*hex));
        let mut best: Vec<(f64, Player, Hex)> = mates
            .map(|(mate, hex)| (attack.pass(*hex, Action::StandardPass), *mate, *hex))
            .collect();
        let own = attack.plan(holder, ball, attack.pace(holder)).worth;
        best.push((own, holder, ball));
        best.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut hot = Vec::new();
        for (_, player, hex) in best.into_iter().take(3) {
            let end = attack.plan(player, hex, attack.pace(player)).way.to;
            hot.extend(Line::new(ball, hex).covered());
            hot.extend(Line::new(hex, end).covered());
            hot.extend(Line::new(end, attack.goal.goal_line()).covered());
        }
        hot
    }

    /// Hexes that stand in the way of all that.
    fn in_the_way(&self, player: Player, hexes: &[Hex], hot: &[Hex]) -> Vec<(f64, Player, Hex)> {
        let touched = |hex: Hex| hot.iter().filter(|hot| hot.distance(hex) <= 1).count();
        let touched = |hex: &Hex| (touched(*hex) as f64, player, *hex);
        let mut order: Vec<(f64, Player, Hex)> = hexes.iter().map(touched).collect();
        order.retain(|(touched, ..)| *touched > 0.0);
        order.sort_by(|a, b| b.0.total_cmp(&a.0));
        order.truncate(HEXES);
        order
    }

    /// The hexes of a figure that are worth a try, with how promising they look.
    fn tries(&self, player: Player, hexes: &[Hex]) -> Vec<(f64, Player, Hex)> {
        let Some(at) = self.state.at(player) else {
            return Vec::new();
        };
        let attacks = self.state.attack == self.side;
        let back = self.is_back(player);
        let worth = |hex: Hex| match attacks {
            true => self.support(player, hex, back),
            false => self.cover(player, hex),
        };
        let now = worth(at);
        let gains = hexes.iter().map(|hex| (worth(*hex) - now, player, *hex));
        let mut gains: Vec<(f64, Player, Hex)> = gains.collect();
        gains.sort_by(|a, b| b.0.total_cmp(&a.0));
        // Neighbours of a good hex are much the same.
        let mut apart: Vec<(f64, Player, Hex)> = Vec::with_capacity(HEXES);
        for gain in gains {
            if apart.len() == HEXES {
                break;
            }
            if apart.iter().all(|known| !known.2.touches(gain.2)) {
                apart.push(gain);
            }
        }
        apart
    }
}
