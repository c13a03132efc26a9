//! What is seen in a position: the squads, the time, who has the ball and what he can make
//! of it.

use ::counter_attack::{
    Attribute, CounterAttack, Kind, Menu, Next, Period, PhasePart, Player, Restart, State,
};
use tabletop::{BySide, Side};

use super::super::{scale::GUESSED, view::SideView};

/// What the goals of a side in a minute follow from. Numbers of cards are taken from 3.
pub const RATE: [&str; 11] = [
    "constant",
    "late",
    "own pace",
    "own dribbling",
    "own shooting",
    "own high pass",
    "own tackling",
    "their pace",
    "their tackling",
    "their saving",
    "men more",
];

/// What is seen of the side with the ball.
pub const ATTACK: [&str; 14] = [
    "constant",
    "late",
    "threat",
    "best action",
    "shot",
    "safe",
    "first part",
    "second part",
    "last part",
    "loose ball",
    "restart",
    "penalty",
    "corner",
    "header in the box",
];

/// What is seen of the side without it.
pub const DEFENCE: [&str; 4] = ["constant", "threat", "loose ball", "restart"];

/// What an action of the added time is in minutes.
const ADDED: f64 = 2.0;

/// The minutes that what is going on now takes.
const UNDER_WAY: f64 = 2.0;

/// Minutes from the end that are late.
const LATE: f64 = 6.0;

/// What is seen of one side.
#[derive(Clone, Debug, PartialEq)]
pub struct SideFigures {
    /// The minutes left after what is going on now.
    pub minutes: f64,
    rate: [f64; RATE.len()],
    now: Ongoing,
}

/// What is going on now.
#[derive(Clone, Debug, PartialEq)]
enum Ongoing {
    Attack([f64; ATTACK.len()]),
    Defence([f64; DEFENCE.len()]),
}

impl SideFigures {
    /// The logarithms of the goals in a minute, and of those from what is going on now.
    pub(super) fn logs(&self, weights: &[f64]) -> (f64, f64) {
        let (rate, now) = weights.split_at(RATE.len());
        let (from, seen) = self.now();
        (product(rate, &self.rate), product(&now[from..], seen))
    }

    /// What is seen of now, and which of the weights after those of the rate come first.
    fn now(&self) -> (usize, &[f64]) {
        match &self.now {
            Ongoing::Attack(seen) => (0, seen),
            Ongoing::Defence(seen) => (ATTACK.len(), seen),
        }
    }

    /// What the expected goals gain by a little more of each weight, if they are these: of
    /// the time left, and of now.
    #[must_use]
    pub fn slopes(&self, goals: [f64; 2]) -> [f64; super::WEIGHTS] {
        let mut slopes = [0.0; super::WEIGHTS];
        for (slope, seen) in slopes.iter_mut().zip(self.rate) {
            *slope = goals[0] * seen;
        }
        let (from, seen) = self.now();
        for (slope, seen) in slopes[RATE.len() + from..].iter_mut().zip(seen) {
            *slope = goals[1] * seen;
        }
        slopes
    }
}

fn product(weights: &[f64], seen: &[f64]) -> f64 {
    let parts = weights.iter().zip(seen);
    parts.map(|(weight, seen)| weight * seen).sum()
}

/// A position that is looked at.
pub struct SeenPosition<'a> {
    rules: &'a CounterAttack,
    state: &'a State,
    minutes_left: f64,
}

impl<'a> SeenPosition<'a> {
    /// Looks at a position.
    #[must_use]
    pub fn new(rules: &'a CounterAttack, state: &'a State) -> SeenPosition<'a> {
        SeenPosition {
            rules,
            state,
            minutes_left: minutes_left(rules, state),
        }
    }

    /// What is seen of a side.
    #[must_use]
    pub fn figures(&self, side: Side) -> SideFigures {
        SideFigures {
            minutes: (self.minutes_left - UNDER_WAY).max(0.0),
            rate: self.rate(side),
            now: match side == self.state.attack {
                true => Ongoing::Attack(self.attack()),
                false => Ongoing::Defence(self.defence(side)),
            },
        }
    }

    fn rate(&self, side: Side) -> [f64; RATE.len()] {
        let other = side.other();
        let mean = |side: Side, what: Attribute| {
            let outfield = self.state.team(side).map(|(player, _)| player);
            let outfield = outfield.filter(|player| !self.state.is_keeper(*player));
            let (men, sum) = outfield.fold((0.0, 0.0), |(men, sum), player| {
                (men + 1.0, sum + self.number(player, what))
            });
            if men > 0.0 { sum / men - 3.0 } else { 0.0 }
        };
        let saving = self.state.keeper(other);
        let saving = saving.map_or(-3.0, |(keeper, _)| {
            self.number(keeper, Attribute::Saving) - 3.0
        });
        let men = BySide::from_fn(|side| self.state.team(side).count() as f64);
        [
            1.0,
            self.late(),
            mean(side, Attribute::Pace),
            mean(side, Attribute::Dribbling),
            mean(side, Attribute::Shooting),
            mean(side, Attribute::HighPass),
            mean(side, Attribute::Tackling),
            mean(other, Attribute::Pace),
            mean(other, Attribute::Tackling),
            saving,
            men[side] - men[other],
        ]
    }

    /// How near the end is: 1 at the end, and little more than nought a quarter of an hour
    /// before it.
    fn late(&self) -> f64 {
        (-self.minutes_left / LATE).exp()
    }

    fn number(&self, player: Player, what: Attribute) -> f64 {
        f64::from(self.rules.attribute(self.state, player, what))
    }

    fn attack(&self) -> [f64; ATTACK.len()] {
        let state = self.state;
        let view = SideView::new(self.rules, state, state.attack, &GUESSED);
        let restart = restart(state).map(|restart| restart.kind);
        let part = state.phase.map(|phase| phase.part);
        if restart == Some(Kind::Penalty) {
            let is = |name: &str| yes(matches!(name, "constant" | "penalty"));
            return ATTACK.map(is);
        }
        let holder = state.holder.filter(|holder| holder.side() == state.attack);
        let (best, shot, safe) = holder.map_or((0.0, 0.0, 0.0), |holder| {
            let shot = view.best_shot(holder, state.ball, true);
            (
                view.prospect(state),
                shot.map_or(0.0, |(_, worth)| worth),
                view.keeps(holder, state.ball),
            )
        });
        let in_box = view.goal.is_box(state.ball);
        let header = matches!(state.next, Next::Header { .. }) && in_box;
        [
            1.0,
            self.late(),
            view.threat(state.ball).ln(),
            (best.max(0.0) + 0.01).ln(),
            (shot + 0.02).ln(),
            safe,
            yes(part == Some(PhasePart::A4)),
            yes(part == Some(PhasePart::D5)),
            yes(part == Some(PhasePart::A2)),
            yes(holder.is_none()),
            yes(restart.is_some()),
            0.0,
            yes(restart == Some(Kind::Corner)),
            yes(header),
        ]
    }

    fn defence(&self, side: Side) -> [f64; DEFENCE.len()] {
        let state = self.state;
        let view = SideView::new(self.rules, state, side, &GUESSED);
        [
            1.0,
            view.threat(state.ball).ln(),
            yes(state.holder.is_none()),
            yes(restart(state).is_some()),
        ]
    }
}

fn yes(is: bool) -> f64 {
    f64::from(u8::from(is))
}

/// The set piece that is about to be taken.
fn restart(state: &State) -> Option<Restart> {
    let kind = match state.next {
        Next::Substitutions(restart, _)
        | Next::KeeperPlace(restart, _)
        | Next::Taker(restart)
        | Next::Window(restart, ..) => return Some(restart),
        Next::Referee | Next::Toss | Next::LineUp(_) | Next::Adjust(_) => Kind::KickOff,
        Next::CornerStep(_) => Kind::Corner,
        Next::Choose(menu) => match menu {
            Menu::KickOff => Kind::KickOff,
            Menu::GoalKick => Kind::GoalKick,
            Menu::FreeKick => Kind::FreeKick,
            Menu::Corner => Kind::Corner,
            Menu::ThrowIn | Menu::ThrowInLast => Kind::ThrowIn,
            Menu::Penalty => Kind::Penalty,
            _ => return None,
        },
        _ => return None,
    };
    let (side, at) = (state.attack, state.ball);
    Some(Restart { kind, side, at })
}

/// The minutes left to be played, those of the added time to come as it usually is.
fn minutes_left(rules: &CounterAttack, state: &State) -> f64 {
    let half = rules.options().half_minutes;
    let added = ADDED * (3.5 + f64::from(state.leniency)).min(f64::from(rules.options().added_cap));
    let played = f64::from(state.minute).max(f64::from(state.seconds) / 60.0);
    let whole = |period: Period| f64::from(period.minutes(half));
    let here = match state.added {
        Some(actions) => ADDED * f64::from(actions),
        None => (whole(state.period) - played).max(0.0) + added,
    };
    let then = match state.period {
        Period::FirstHalf => Some(Period::SecondHalf),
        Period::ExtraFirst => Some(Period::ExtraSecond),
        _ => None,
    };
    here + then.map_or(0.0, |then| whole(then) + added)
}
