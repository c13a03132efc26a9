//! `greedy`: the best choice one action ahead.

use ::counter_attack::{
    Action, Choice, CounterAttack, Hex, HexSet, Next, PhasePart, Player, THIRD_MOVE, Window, With,
    walks,
};
use tabletop::Ask;

use super::{planner::passing, scale::Scale, view::SideView};

/// A move that gains less is left out.
const WORTH_MOVING: f64 = 0.002;

/// The index of the choice.
pub(super) fn choose(
    rules: &CounterAttack,
    ask: &Ask<'_, CounterAttack>,
    scale: &'static Scale,
) -> usize {
    let view = SideView::new(rules, ask.state, ask.side, scale);
    let menu = ask.menu;
    let chosen = match ask.name {
        "action" => Some(view.choose_action(menu)),
        "activate" => Some(view.activate(menu)),
        "run" => view.run(menu),
        "to" => Some(view.destination(menu)),
        "long" => Some(SideView::best_target(menu, |hex| view.threat(hex))),
        "challenge" => {
            let danger = view.loses(ask.state.ball);
            ask.state
                .about
                .and_then(|by| view.challenge(by, menu, danger))
        }
        // Only when a keeper waits for it.
        "third" if matches!(ask.state.next, Next::Thirds(..)) => view.third(menu),
        "place" => view.placed(menu),
        "aim" => view.aim(menu),
        "keeper" | "replacement" => view.keeper(menu),
        "dive" => view.dive(menu),
        "reposition" => Some(view.reposition(menu)),
        "target" => Some(view.high_target(menu)),
        // Nobody knows yet where the ball comes down.
        "fly" => menu
            .iter()
            .position(|choice| *choice == Choice::In(Window::Fly, None)),
        "rush" => view.rush(menu),
        "gkrun" => menu
            .iter()
            .position(|choice| *choice == Choice::KeeperRun(Some(ask.state.ball))),
        "jump" => Some(view.jump(menu)),
        "contest" | "also" => view.header(menu),
        "head" => Some(SideView::best_target(menu, |hex| view.headed(hex))),
        "free" => menu.iter().position(|choice| *choice == Choice::FreeHeader),
        "foul" => view.foul(menu),
        "rebound" => Some(0),
        "taker" => view.taker(menu),
        "substitution" => view.substitution(menu),
        "snapmove" => view.snap_move(menu),
        _ => None,
    };
    chosen.unwrap_or(ask.default)
}

/// The index of the greatest; the first of equals.
pub(super) fn best(worths: impl Iterator<Item = Option<f64>>) -> Option<usize> {
    let known = worths.enumerate();
    let known = known.filter_map(|(index, worth)| Some((index, worth?)));
    let best = known.reduce(|a, b| if b.1 > a.1 { b } else { a });
    best.map(|(index, _)| index)
}

impl SideView<'_> {
    fn choose_action(&self, menu: &[Choice]) -> usize {
        let worth = |choice: &Choice| match choice {
            Choice::Act(action) => Some(self.action(*action)),
            _ => None,
        };
        best(menu.iter().map(worth)).unwrap_or(0)
    }

    /// The hexes a player can be on after his move.
    pub(super) fn reach(&self, player: Player, most: u8) -> Vec<Hex> {
        let Some(at) = self.state.at(player) else {
            return Vec::new();
        };
        let mut blocked: HexSet = self.state.occupied();
        if self.state.holder.is_none() {
            blocked.insert(self.state.ball);
        }
        let ends = walks(at, most, &blocked, None).into_iter();
        ends.map(|(hex, _)| hex).collect()
    }

    pub(super) fn allowance(&self, player: Player) -> u8 {
        let pace = self.pace(player);
        match self.state.phase {
            Some(phase) if phase.part == PhasePart::A2 => pace.min(2),
            _ => pace,
        }
    }

    /// Who moves next in a Movement Phase.
    fn activate(&self, menu: &[Choice]) -> usize {
        let end = menu.len() - 1;
        let position = |wanted: Choice| menu.iter().position(|choice| *choice == wanted);
        if self.state.holder.is_none()
            && let Some(index) = self.collector(menu)
        {
            return index;
        }
        if self.state.attack != self.side {
            return self.defend(menu).unwrap_or(end);
        }
        if let Some(carrier) = self.state.holder {
            let plan = self.plan(carrier, self.state.ball, self.allowance(carrier));
            if let Some(shoot) = position(Choice::Act(Action::Snapshot)) {
                let shot = self.best_shot(carrier, self.state.ball, true);
                let worth = shot.map_or(0.0, |(_, worth)| 0.95 * worth);
                let moves_on = position(Choice::Run(carrier)).is_some();
                let least = self.scale.shot.unwrap_or_else(|| self.stays(carrier));
                if worth > least && (!moves_on || worth >= plan.worth - 0.01) {
                    return shoot;
                }
            }
            // A run into a shot comes first, any other after the others' moves.
            let last = self.state.phase.is_none_or(|phase| phase.left <= 1);
            let goes = plan.way.first.is_some();
            if goes
                && (plan.shoots || last)
                && let Some(run) = position(Choice::Run(carrier))
            {
                return run;
            }
        }
        let gain = |choice: &Choice| match choice {
            Choice::MovePiece(player) if !self.state.is_keeper(*player) => {
                let hexes = self.reach(*player, self.allowance(*player));
                let (_, gain) = self.best_support(*player, &hexes)?;
                (gain > WORTH_MOVING).then_some(gain)
            }
            Choice::Run(_) => Some(WORTH_MOVING),
            _ => None,
        };
        best(menu.iter().map(gain)).unwrap_or(end)
    }

    /// Who gets to the unclaimed ball first.
    fn collector(&self, menu: &[Choice]) -> Option<usize> {
        let near = |choice: &Choice| match choice {
            Choice::MovePiece(player) => {
                let steps = self.collects(*player)?;
                let keeper = f64::from(u8::from(self.state.is_keeper(*player)));
                Some(-f64::from(steps) - 2.0 * keeper)
            }
            _ => None,
        };
        best(menu.iter().map(near))
    }

    /// The steps of a player to the unclaimed ball, if he gets there.
    pub(super) fn collects(&self, player: Player) -> Option<u8> {
        let (at, ball) = (self.state.at(player)?, self.state.ball);
        if at.distance(ball) > self.allowance(player) {
            return None;
        }
        let blocked = self.state.occupied();
        let ways = walks(at, self.allowance(player), &blocked, Some(ball));
        let way = ways.into_iter().find(|(hex, _)| *hex == ball);
        way.map(|(_, steps)| steps)
    }

    /// The next move of the defence: a tackle if it is worth it, else cover.
    fn defend(&self, menu: &[Choice]) -> Option<usize> {
        let gain = |choice: &Choice| match *choice {
            Choice::MovePiece(player) => self.answer(player).map(|(gain, _)| gain),
            _ => None,
        };
        best(menu.iter().map(gain))
    }

    /// Where to, whatever the question is about.
    fn destination(&self, menu: &[Choice]) -> usize {
        let hexes = || {
            menu.iter().filter_map(|choice| match choice {
                Choice::To(hex) => *hex,
                _ => None,
            })
        };
        let index = |wanted: Option<Hex>| {
            let index = menu.iter().position(|choice| *choice == Choice::To(wanted));
            index.unwrap_or(0)
        };
        let Some(player) = self.state.about else {
            return 0;
        };
        if hexes().any(Hex::is_goal) {
            return self.aim(menu).unwrap_or(0);
        }
        match self.state.next {
            Next::Choose(from) if self.state.holder == Some(player) => {
                let mate = |hex: Hex| self.state.on(hex).is_some();
                let pass = passing(from);
                SideView::best_target(menu, |hex| match pass.filter(|_| mate(hex)) {
                    Some(pass) => self.pass(hex, pass),
                    None => -2.0,
                })
            }
            Next::Window(..) | Next::KeeperPlace(..) | Next::Taker(..) | Next::Adjust(_) => {
                SideView::best_target(menu, |hex| self.place(player, hex))
            }
            _ => {
                let ball = self.state.ball;
                if self.state.holder.is_none() && hexes().any(|hex| hex == ball) {
                    return index(Some(ball));
                }
                let hexes: Vec<Hex> = hexes().collect();
                if self.state.attack == self.side {
                    let best = self.best_support(player, &hexes);
                    return best.map_or(0, |(hex, _)| index(Some(hex)));
                }
                let in_phase = self.state.phase.is_some() && self.state.holder.is_some();
                if in_phase {
                    let stays = menu.contains(&Choice::To(None));
                    let here = self.state.at(player).filter(|_| stays);
                    let all: Vec<Hex> = hexes.iter().copied().chain(here).collect();
                    let tackle = self.best_tackle(player, &all, self.loses(self.state.ball));
                    if let Some((hex, _)) = tackle.filter(|(_, worth)| *worth > 0.0) {
                        let stays = Some(hex) == self.state.at(player);
                        return index((!stays).then_some(hex));
                    }
                }
                let best = self.best_cover(player, &hexes);
                best.map_or(0, |(hex, _)| index(Some(hex)))
            }
        }
    }

    /// The carrier's next step.
    fn run(&self, menu: &[Choice]) -> Option<usize> {
        let carrier = self.state.holder?;
        let spent = self.state.phase.map_or(0, |phase| phase.spent);
        let left = self.allowance(carrier).saturating_sub(spent);
        let plan = self.plan(carrier, self.state.ball, left);
        let at = |wanted: Choice| menu.iter().position(|choice| *choice == wanted);
        // As far as nothing comes between, else the next step.
        match plan.way.first {
            Some(first) => at(Choice::Step(plan.way.to, None)).or(at(Choice::Step(first, None))),
            None if plan.shoots => at(Choice::Act(Action::Snapshot)),
            None => at(Choice::Stop),
        }
    }

    /// Tackle, reach or let it be, if the other side can make so much of the ball.
    pub(super) fn challenge(&self, player: Player, menu: &[Choice], danger: f64) -> Option<usize> {
        let at = self.state.at(player)?;
        let worth = |choice: &Choice| match choice {
            Choice::Tackle(With::Usual | With::Feet) => Some(self.tackle(player, at, danger)),
            Choice::Reach => Some(1.0),
            Choice::Decline => Some(0.0),
            _ => None,
        };
        best(menu.iter().map(worth))
    }

    /// Moves while thirds are active.
    pub(super) fn third(&self, menu: &[Choice]) -> Option<usize> {
        let gain = |choice: &Choice| {
            let Choice::ThirdMove(player) = *choice else {
                return None;
            };
            if self.state.is_keeper(player) {
                return None;
            }
            let hexes = self.reach(player, THIRD_MOVE);
            let best = match self.state.attack == self.side {
                true => self.best_support(player, &hexes),
                false => self.best_cover(player, &hexes),
            };
            best.map(|(_, gain)| gain).filter(|gain| *gain > 0.01)
        };
        best(menu.iter().map(gain))
    }
}
