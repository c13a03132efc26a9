//! `planner`: looks at the best answer to a move before it is made. Sensible plans are
//! tried on the board and judged by the best action that the side with the ball has
//! then, by the exact odds of its dice; moves of the attack after the defence has moved,
//! too. It also lines up by what its players can do,
//! follows the ball up and down the pitch, and steps into the way of Snapshots.
//!
//! The budget counts positions that are judged, not time: the same question gets the
//! same answer.

use ::counter_attack::{
    Choice, CounterAttack, GroundPass, Hex, Menu, Next, PhasePart, Player, State, Window,
};
use tabletop::Ask;

use super::{greedy, scale::MEASURED, view::SideView};

/// Positions judged for one decision.
pub const BUDGET: u32 = 160;

/// Moves of the attack whose answer is looked at, of those.
const ANSWERED: usize = 12;

/// What counts after the answer, against what counts before it.
const ANSWER: f64 = 0.7;

/// What a move must gain to be made.
const WORTH_MOVING: f64 = 0.0005;

/// A searcher.
#[derive(Clone, Debug)]
pub struct Planner {
    /// Positions judged for one decision.
    budget: u32,
}

/// A plan: who goes where, and what it is worth.
struct MovePlan {
    player: Player,
    to: Hex,
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
        let mut start = *ask.state;
        start.about = None;
        let view = SideView::new(rules, &start, ask.side, &MEASURED);
        let planned = match (ask.name, start.next) {
            _ if start.target.is_some() => view.meet(ask),
            ("adjust", _) => view.line_up(ask.menu).or(Some(ask.default)),
            ("to", Next::Adjust(_)) => view.line_up_at(ask),
            ("substitution", _) => view.exchange(ask.menu).or(Some(ask.default)),
            ("third", _) => view.third(ask.menu).or(Some(ask.default)),
            ("snapmove", _) => {
                let blocker = view.block().map(|(player, _)| player);
                position(ask, Some(Choice::In(Window::SnapMove, blocker)))
            }
            ("to", Next::Activate) if is_before_snapshot(ask) => {
                let hex = view.block().map(|(_, hex)| hex);
                position(ask, hex.map(|hex| Choice::To(Some(hex))))
            }
            (_, Next::Choose(menu)) => self.choose_action(&view, ask, menu),
            (_, Next::Activate) => self.move_figures(&view, ask),
            _ => None,
        };
        planned.unwrap_or_else(|| greedy::choose(rules, ask, &MEASURED))
    }

    /// An activation of the phase, if somebody has the ball.
    fn move_figures(&self, view: &SideView<'_>, ask: &Ask<'_, CounterAttack>) -> Option<usize> {
        let throws = view.state.phase.is_none_or(|phase| phase.before_throw);
        if throws || view.state.holder.is_none() {
            return None;
        }
        match ask.name {
            "activate" => {
                let usual = greedy::choose(view.rules, ask, &MEASURED);
                // Runs and shots are left to the odds of the moment.
                if matches!(ask.menu[usual], Choice::Act(_) | Choice::Run(_)) {
                    return Some(usual);
                }
                let movers = ask.menu.iter().filter_map(|choice| match choice {
                    Choice::MovePiece(player) => Some(*player),
                    _ => None,
                });
                let plan = self.plan(view, &movers.collect::<Vec<_>>());
                let wanted = plan.map(|plan| Choice::MovePiece(plan.player));
                position(ask, wanted).or(Some(usual))
            }
            "to" => {
                let player = ask.state.about?;
                let plan = self.plan(view, &[player])?;
                let goes = view.state.at(player) != Some(plan.to);
                position(ask, Some(Choice::To(goes.then_some(plan.to))))
            }
            "challenge" => {
                let danger = view.prospect(view.state);
                view.challenge(ask.state.about?, ask.menu, danger)
            }
            _ => None,
        }
    }

    /// The action, and whom a pass goes to, with what the receiver can do at once.
    fn choose_action(
        &self,
        view: &SideView<'_>,
        ask: &Ask<'_, CounterAttack>,
        menu: Menu,
    ) -> Option<usize> {
        let worth = |choice: &Choice| match (ask.name, *choice) {
            ("action", Choice::Act(action)) => match GroundPass::of(action) {
                Some(pass) => Some(view.best_relay(pass)),
                None => Some(view.action(action)),
            },
            ("to", Choice::To(Some(hex))) if !hex.is_goal() => {
                let pass = passing(menu)?;
                let mate = view.mine.iter().any(|(_, at)| *at == hex);
                mate.then(|| view.relay(hex, pass))
            }
            _ => None,
        };
        let worths: Vec<Option<f64>> = ask.menu.iter().map(worth).collect();
        greedy::best(worths.into_iter())
    }

    /// The best move of these figures, if one is worth it.
    fn plan(&self, view: &SideView<'_>, movers: &[Player]) -> Option<MovePlan> {
        let defends = view.state.attack != view.side;
        let now = view.prospect(view.state);
        let mut plans: Vec<(f64, Player, Hex)> = Vec::new();
        let mut best: Option<MovePlan> = None;
        let hot = if defends { view.hot() } else { Vec::new() };
        for &player in movers {
            let hexes = view.reach(player, view.allowance(player));
            if defends {
                let all: Vec<Hex> = hexes.iter().copied().chain(view.state.at(player)).collect();
                if let Some((hex, worth)) = view.best_tackle(player, &all, now) {
                    let to = hex;
                    keep_better(&mut best, MovePlan { player, to, worth });
                }
            }
            if view.state.is_keeper(player) {
                continue;
            }
            plans.extend(view.tries(player, &hexes));
            plans.extend(view.in_the_way(player, &hexes, &hot));
        }
        plans.sort_by(|a, b| b.0.total_cmp(&a.0));
        let tried = plans.into_iter().take(self.budget as usize);
        let tried = tried.map(|(_, player, to)| {
            let then = view.prospect(&moved(view, player, to));
            let worth = if defends { now - then } else { then - now };
            MovePlan { player, to, worth }
        });
        let mut tried: Vec<MovePlan> = tried.collect();
        let part = view.state.phase.map(|phase| phase.part);
        if part == Some(PhasePart::A4) {
            await_answers(view, &mut tried);
        }
        for plan in tried {
            keep_better(&mut best, plan);
        }
        best.filter(|plan| plan.worth > WORTH_MOVING)
    }
}

/// Keeps the most promising moves of the attack, and judges them by what is left of them
/// when the defence has answered.
fn await_answers(view: &SideView<'_>, plans: &mut Vec<MovePlan>) {
    plans.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    plans.truncate(ANSWERED);
    let now = view.answered_prospect(view.state);
    for plan in plans {
        let then = view.answered_prospect(&moved(view, plan.player, plan.to));
        plan.worth += ANSWER * (then - now - plan.worth);
    }
}

/// The position with a figure elsewhere.
fn moved(view: &SideView<'_>, player: Player, to: Hex) -> State {
    let mut state = *view.state;
    state.put(player, to);
    state
}

fn keep_better(best: &mut Option<MovePlan>, plan: MovePlan) {
    if best.as_ref().is_none_or(|best| plan.worth > best.worth) {
        *best = Some(plan);
    }
}

/// The pass along the ground that a menu offers.
pub(super) fn passing(menu: Menu) -> Option<GroundPass> {
    let mut actions = menu.actions().iter().copied();
    actions.find_map(GroundPass::of)
}

/// True for a defender who may move before the Snapshot that was called. In the
/// defenders' own part only a rebound is shot at once: that is left alone.
fn is_before_snapshot(ask: &Ask<'_, CounterAttack>) -> bool {
    let own_part = ask
        .state
        .phase
        .is_some_and(|phase| phase.part == PhasePart::D5);
    ask.side != ask.state.attack && !own_part
}

fn position(ask: &Ask<'_, CounterAttack>, wanted: Option<Choice>) -> Option<usize> {
    let wanted = wanted?;
    ask.menu.iter().position(|choice| *choice == wanted)
}
