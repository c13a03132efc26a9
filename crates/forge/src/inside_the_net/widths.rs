//! A player card under way: how wide its ranges are, and how they are laid out.

use inside_the_net::{Action, Plays, Span, Zone};

/// The widths of a card's ranges and its other numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // As on the card.
pub struct Widths {
    /// By zone, in the order of the cards.
    pub own_third: [u8; 6],
    pub middle: [u8; 6],
    pub far: [u8; 9],
    pub own: u8,
    pub shot: u8,
    pub on_target: u8,
    pub goal: u8,
    pub penalty: u8,
    pub penalty_won: u8,
    pub cross_bonus: u8,
    pub corner_bonus: u8,
    pub foul: u8,
    pub loose: u8,
    pub tackle: u8,
    pub yellow: u8,
    pub red: u8,
    pub second_yellow: u8,
    pub penalty_conceded: u8,
    /// Penalties that he gives away come with a card.
    pub booked_for_penalty: bool,
    pub block_pass: u8,
    pub intercept: u8,
    pub block_shot: u8,
    pub clear: u8,
    pub effect: i8,
    pub endurance: u8,
    pub star: bool,
}

/// Where a table has what: places in [`Widths::own_third`] and [`Widths::middle`].
pub mod at {
    #![allow(missing_docs)] // As on the card.
    pub const CARRY: usize = 0;
    pub const CHALLENGE: usize = 1;
    pub const FOULED: usize = 2;
    /// P++ or Ps+S.
    pub const SPECIAL: usize = 3;
    pub const SWITCH: usize = 3;
    pub const OFFSIDE: usize = 4;
    pub const CROSS: usize = 5;
    pub const GOAL_KICK: usize = 6;
    pub const CORNER: usize = 7;
    pub const ATTEMPT: usize = 8;
}

/// Where yellow cards begin on the white die.
const YELLOW_FROM: u8 = 9;

impl Widths {
    /// An empty card.
    #[must_use]
    pub fn none() -> Widths {
        Widths {
            own_third: [0, 0, 0, 0, 10, 10],
            middle: [0, 0, 0, 0, 10, 10],
            far: [0, 0, 0, 10, 0, 0, 10, 0, 0],
            own: 0,
            shot: 0,
            on_target: 0,
            goal: 0,
            penalty: 14,
            penalty_won: 0,
            cross_bonus: 0,
            corner_bonus: 0,
            foul: 0,
            loose: 0,
            tackle: 0,
            yellow: 0,
            red: 0,
            second_yellow: 0,
            penalty_conceded: 0,
            booked_for_penalty: false,
            block_pass: 0,
            intercept: 0,
            block_shot: 0,
            clear: 0,
            effect: 0,
            endurance: 0,
            star: false,
        }
    }

    /// The ranges: a defender's from 1 up, `PKw` from 1, cards from 9 with red just above
    /// yellow, `PKc` from 20 down or inside the cards.
    #[must_use]
    pub fn plays(&self) -> Plays {
        let yellow = from(YELLOW_FROM, self.yellow);
        let red = from(YELLOW_FROM + self.yellow, self.red);
        let conceded_to = match self.booked_for_penalty && self.yellow >= self.penalty_conceded {
            true => YELLOW_FROM + self.yellow - 1,
            false => 20,
        };
        Plays {
            tables: [
                table(Zone::Def, &self.own_third),
                table(Zone::Mid, &self.middle),
                table(Zone::Off, &self.far),
            ],
            own: up_to(20, self.own),
            shot: self.shot,
            on_target: self.on_target,
            goal: self.goal,
            penalty: self.penalty,
            penalty_won: from(1, self.penalty_won),
            cross_bonus: self.cross_bonus,
            corner_bonus: self.corner_bonus,
            foul: from(1, self.foul),
            star: self.star && self.foul > 0,
            tackle_loose: from(1 + self.foul, self.loose),
            tackle: from(1 + self.foul + self.loose, self.tackle),
            yellow,
            red,
            second_yellow: (self.yellow > 0).then_some(self.second_yellow),
            penalty_conceded: up_to(conceded_to, self.penalty_conceded),
            block_pass: from(1, self.block_pass),
            intercept: from(1 + self.block_pass, self.intercept),
            block_shot: from(1, self.block_shot),
            clear: from(1, self.clear),
            effect: self.effect,
        }
    }
}

/// So many faces from one on.
fn from(low: u8, width: u8) -> Span {
    match width {
        0 => Span::NONE,
        _ => Span {
            low,
            high: (low + width - 1).min(20),
        },
    }
}

/// So many faces up to one.
fn up_to(high: u8, width: u8) -> Span {
    match width {
        0 => Span::NONE,
        _ => Span {
            low: high + 1 - width.min(high),
            high,
        },
    }
}

/// The actions of a zone with these widths.
fn table(zone: Zone, widths: &[u8]) -> [Action; 20] {
    let actions = Action::of(zone);
    let mut faces = Vec::new();
    for (&action, &width) in actions.iter().zip(widths) {
        faces.extend(std::iter::repeat_n(action, usize::from(width)));
    }
    std::array::from_fn(|face| faces[face.min(faces.len() - 1)])
}
