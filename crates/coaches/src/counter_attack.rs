//! Coaches for counter-attack.
//!
//! Both are functions of the position alone: the same question gets the same answer.

use std::hash::{DefaultHasher, Hash, Hasher};

use ::counter_attack::{Action, Choice, CounterAttack, End, Hex, State};
use tabletop::{Ask, Coach, Side};

/// All coaches by name, and what they do, the default first.
pub const COACHES: [(&str, &str); 2] = [
    (
        "greedy",
        "runs and passes towards goal, goes for the ball, shoots when it can; looks no further",
    ),
    ("random", "chooses anything"),
];

/// A coach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// The best by a plain estimate of each choice.
    Greedy,
    /// Anything.
    Random,
}

impl Policy {
    /// The coach with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Policy> {
        match name {
            "greedy" => Some(Policy::Greedy),
            "random" => Some(Policy::Random),
            _ => None,
        }
    }
}

/// A number that looks random and follows from the question.
fn scatter(ask: &Ask<'_, CounterAttack>, salt: u64) -> u64 {
    let mut hasher = DefaultHasher::new();
    (ask.state, ask.name, salt).hash(&mut hasher);
    hasher.finish()
}

impl Coach<CounterAttack> for Policy {
    fn decide(&mut self, _: &CounterAttack, ask: &Ask<'_, CounterAttack>) -> usize {
        match self {
            Policy::Random => (scatter(ask, 0) % ask.menu.len() as u64) as usize,
            Policy::Greedy => greedy(ask),
        }
    }
}

fn greedy(ask: &Ask<'_, CounterAttack>) -> usize {
    let view = View {
        state: ask.state,
        side: ask.side,
        goal: ask.state.attacks(ask.side),
        chaser: false,
    };
    // Of its defenders some chase the ball and some mark.
    let view = View {
        chaser: scatter(ask, 1).is_multiple_of(2),
        ..view
    };
    let worth = |index: usize| view.worth(ask.name, &ask.menu[index]);
    let best = (0..ask.menu.len()).map(worth).max().unwrap_or_default();
    if view.is_idle(best) {
        return ask.default;
    }
    let equal: Vec<usize> = (0..ask.menu.len())
        .filter(|index| worth(*index) == best)
        .collect();
    equal[(scatter(ask, 2) % equal.len() as u64) as usize]
}

/// A position as one side sees it.
struct View<'a> {
    state: &'a State,
    side: Side,
    goal: End,
    chaser: bool,
}

impl View<'_> {
    fn attacks(&self) -> bool {
        self.state.attack == self.side
    }

    /// Nothing is better than leaving it.
    fn is_idle(&self, best: i32) -> bool {
        best <= 0
    }

    /// How good it is to have the ball, or a figure, on a hex: deep, central, away from
    /// opponents.
    fn place(&self, hex: Hex) -> i32 {
        let depth = i32::from(self.goal.depth(hex));
        let wide = i32::from(hex.y.abs()) / 3;
        let near = self.state.team(self.side.other());
        let pressed = near.filter(|(_, at)| at.distance(hex) <= 1).count() as i32;
        100 + 4 * depth - wide - 6 * pressed
    }

    fn worth(&self, question: &str, choice: &Choice) -> i32 {
        match *choice {
            Choice::Act(action) => self.action(action),
            Choice::Run(_) => 90,
            Choice::MovePiece(player) => {
                let at = self.state.at(player).unwrap_or(self.state.ball);
                match self.attacks() {
                    true => 60 - i32::from(self.goal.depth(at)),
                    false => 60 - i32::from(at.distance(self.state.ball)),
                }
            }
            Choice::To(Some(hex)) => self.destination(question, hex),
            Choice::Step(hex, nutmeg) => {
                let here = self.place(self.state.ball);
                self.place(hex) - here + 2 - if nutmeg.is_some() { 8 } else { 0 }
            }
            Choice::Land(hex, None) => self.place(hex),
            Choice::Tackle(_) | Choice::Reach => 50,
            Choice::Dive => 20,
            Choice::Aim(hex) => self.far_from_keeper(hex),
            Choice::Target(hex) | Choice::HeadTo(hex) => {
                let mate = self
                    .state
                    .on(hex)
                    .is_some_and(|who| who.side() == self.side);
                self.place(hex) + if mate { 40 } else { 0 }
            }
            Choice::Jump { shot, .. } => 30 + if shot { 20 } else { 0 },
            Choice::Contest(Some(_)) | Choice::Also(Some(_)) | Choice::FreeHeader => 30,
            Choice::Reposition(Some(hex)) => self.place(hex),
            Choice::KeeperRun(Some(hex)) if hex == self.state.ball => 50,
            Choice::PlayOn => i32::from(self.goal.depth(self.state.ball)) - 6,
            Choice::TakeFoul => 4,
            _ => 0,
        }
    }

    fn action(&self, action: Action) -> i32 {
        match action {
            Action::Shot | Action::Snapshot | Action::FreeKickShot | Action::PenaltyKick => 100,
            // A pass if somebody is better placed, else on with the ball.
            Action::StandardPass | Action::ShortPass | Action::FirstTimePass => {
                let ball = self.place(self.state.ball);
                let reach = if action == Action::StandardPass {
                    11
                } else {
                    6
                };
                let mates = self.state.team(self.side).map(|(_, hex)| hex);
                let near = mates.filter(|hex| (1..=reach).contains(&hex.distance(self.state.ball)));
                let best = near.map(|hex| self.place(hex)).max().unwrap_or_default();
                if best > ball + 4 { 70 } else { 10 }
            }
            Action::Move => 50,
            Action::QuickThrow | Action::Cross | Action::ThrowToFeet => 40,
            Action::KeeperKick | Action::Drop => 30,
            _ => 5,
        }
    }

    fn destination(&self, question: &str, hex: Hex) -> i32 {
        let ball = self.state.ball;
        if hex.is_goal() {
            return self.far_from_keeper(hex);
        }
        if self.state.holder.is_none() && hex == ball {
            return 1000;
        }
        let mate = self
            .state
            .on(hex)
            .is_some_and(|who| who.side() == self.side);
        if mate {
            // A pass to feet.
            return self.place(hex) + 40;
        }
        if self.attacks() {
            let passing = question == "to" && self.state.phase.is_none();
            return self.place(hex) - if passing { 30 } else { 0 };
        }
        // Between the ball and the own goal: near the one, not behind the other.
        let goalside = self.goal.depth(hex) <= self.goal.depth(ball);
        let chase = 100 - 3 * i32::from(hex.distance(ball));
        let mark = self.state.team(self.side.other());
        let nearest = mark
            .map(|(_, at)| i32::from(at.distance(hex)))
            .min()
            .unwrap_or(9);
        let worth = if self.chaser { chase } else { 90 - 4 * nearest };
        worth + if goalside { 10 } else { 0 }
    }

    fn far_from_keeper(&self, aim: Hex) -> i32 {
        let keeper = self.state.keeper(self.side.other());
        keeper.map_or(10, |(_, at)| 10 + i32::from(aim.distance(at)))
    }
}
