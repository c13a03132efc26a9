//! Coaches for inside-the-net. What they write down before a match is the team's usual
//! side ([`inside_the_net::TeamSheet::usual`]); here is what they say during it.

pub use crate::manner::Manner as Policy;
use ::inside_the_net::{
    Choice, Halt, InsideTheNet, Line, NOBODY, State, Team,
    state::{REGULAR, WINDOWS},
};
use tabletop::{Ask, Coach, Side};

/// All coaches by name, and what they do, the default first.
pub const COACHES: [(&str, &str); 2] = [
    (
        "sensible",
        "takes off tired and booked men in three windows of the second half, sends on forwards \
         when behind, and lets a forward make up for a man sent off",
    ),
    ("passive", "changes nobody unless a man is injured"),
];

impl Coach<InsideTheNet> for Policy {
    #[inline]
    fn decide(&mut self, rules: &InsideTheNet, ask: &Ask<'_, InsideTheNet>) -> usize {
        match self {
            Policy::Sensible => sensible(rules, ask),
            Policy::Passive => ask.default,
        }
    }
}

/// The minute of the second half from which each window is used, the last one first.
const FROM: [u8; WINDOWS as usize] = [35, 23, 10];

/// Men changed in a window.
const AT_ONCE: u8 = 2;

/// Who is taken off must be this tired, a caution counting for [`CAUTION`].
const TIRED: i16 = 5;
const CAUTION: i16 = 5;

#[inline(never)]
fn sensible(rules: &InsideTheNet, ask: &Ask<'_, InsideTheNet>) -> usize {
    let find = |wanted: Choice| ask.menu.iter().position(|choice| *choice == wanted);
    match ask.menu {
        // The usual side, and at half-time what the automatic rule does.
        _ if ask.name == "sheet" || rules.options().automatic.changes(ask.side) => ask.default,
        [Choice::GoOn, ..] => {
            let order = find(Choice::NewOrder).filter(|_| has_a_gap(&ask.state.sides[ask.side]));
            let change = find(Choice::Change).filter(|_| wants_change(rules, ask.state, ask.side));
            change.or(order).unwrap_or(ask.default)
        }
        [Choice::Spot(_), ..] => best(ask.menu, |choice| match choice {
            Choice::Spot(spot) => wish(rules, ask.state, ask.side, *spot),
            _ => i16::MIN,
        }),
        [Choice::Man(_), ..] if ask.name == "on" => {
            let behind = deficit(ask.state, ask.side);
            best(ask.menu, |choice| match choice {
                // The one named first is the usual one; when behind, whoever attacks.
                Choice::Man(man) if behind > 0 => {
                    let card = rules.squads()[ask.side].player(*man);
                    card.map_or(0, |card| card.off as i16)
                }
                _ => 0,
            })
        }
        // The deepest man who can stand there, and nobody only where nobody can.
        [Choice::Man(_) | Choice::Nobody, ..] if ask.name == "place" => {
            best(ask.menu, |choice| match choice {
                Choice::Man(man) => {
                    let card = rules.squads()[ask.side].player(*man);
                    card.map_or(0, |card| -(card.line as i16))
                }
                _ => i16::MIN,
            })
        }
        _ => ask.default,
    }
}

/// The first of those worth most.
fn best(menu: &[Choice], worth: impl Fn(&Choice) -> i16) -> usize {
    let mut best = 0;
    for (at, choice) in menu.iter().enumerate() {
        if worth(choice) > worth(&menu[best]) {
            best = at;
        }
    }
    best
}

fn deficit(state: &State, side: Side) -> i32 {
    i32::from(state.sides[side.other()].goals) - i32::from(state.sides[side].goals)
}

/// How much a man should go: tired, cautioned, or a defender when behind.
fn wish(rules: &InsideTheNet, state: &State, side: Side, spot: u8) -> i16 {
    let team = &state.sides[side];
    let man = team.spots[usize::from(spot) % 10];
    let Some(card) = rules.squads()[side]
        .player(man)
        .filter(|_| !team.fresh.has(man))
    else {
        return i16::MIN;
    };
    let cautions = i16::from(team.markers_on(man)) * CAUTION;
    i16::from(card.endurance) + cautions
}

/// Somebody should go, and it is time for it: in half-time only for cautions.
fn wants_change(rules: &InsideTheNet, state: &State, side: Side) -> bool {
    let team = &state.sides[side];
    let wishes = team.men().map(|(spot, _)| wish(rules, state, side, spot));
    let most = wishes.max().unwrap_or(i16::MIN);
    if state.halt == Halt::HalfTime {
        return most >= TIRED + CAUTION && team.used < AT_ONCE;
    }
    if team.open {
        return most >= TIRED && team.used < AT_ONCE * (WINDOWS - team.windows);
    }
    let minute = (REGULAR - state.regular) / 2;
    let second = state.period == ::inside_the_net::Period::SecondHalf;
    let due = FROM[usize::from(team.windows.clamp(1, WINDOWS)) - 1];
    second && minute >= due && most >= TIRED
}

/// An empty spot in defence or midfield: a forward should make up for it.
fn has_a_gap(team: &Team) -> bool {
    let spots = (0..).zip(team.spots);
    let mut empty = spots.filter(|(_, man)| *man == NOBODY);
    empty.any(|(spot, _)| team.formation.line(spot) != Line::Fw)
}
