//! The pitch as text, as wide as there is room for.

use std::fmt::Write as _;

use football::Teller;
use tabletop::Side;

use crate::{
    hex::{Hex, LAST_COLUMN},
    player::Player,
    state::State,
};

/// How many characters a hex gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Width {
    /// Shirt and side, `10H`, small if he has the ball.
    Wide,
    /// Home by shirts, the visitors by letters: `10`, `K`.
    Medium,
    /// Both by letters: `j`, `K`.
    Narrow,
}

impl Width {
    /// What fits: 114, 77 or 40 columns.
    fn within(columns: usize) -> Width {
        match columns {
            114.. => Width::Wide,
            77..=113 => Width::Medium,
            _ => Width::Narrow,
        }
    }

    fn characters(self) -> usize {
        match self {
            Width::Wide => 3,
            Width::Medium => 2,
            Width::Narrow => 1,
        }
    }

    fn player(self, player: Player, holds: bool) -> String {
        let letter = |first: u8| char::from(first + player.shirt() - 1).to_string();
        match (self, player.side()) {
            (Width::Wide, _) if holds => player.to_string().to_lowercase(),
            (Width::Wide, _) => player.to_string(),
            (Width::Medium, Side::Home) => player.shirt().to_string(),
            (Width::Narrow, Side::Home) => letter(b'a'),
            (_, Side::Away) => letter(b'A'),
        }
    }

    /// How the figures are to be read; plain to see where there is room.
    fn legend(self) -> Option<&'static str> {
        match self {
            Width::Wide => None,
            Width::Medium => Some("ca.picture.medium"),
            Width::Narrow => Some("ca.picture.narrow"),
        }
    }
}

/// One line for each letter, one to three characters for each column; even columns lie half
/// a hex higher than they are drawn. Empty hexes show their mark, or a point; a ball that
/// nobody has is `o`.
pub(crate) fn pitch(
    state: &State,
    columns: usize,
    teller: Teller<'_>,
    mark: impl Fn(Hex) -> Option<char>,
) -> String {
    let width = Width::within(columns);
    let room = width.characters();
    let mut text = String::from("   ");
    // Writing to a string cannot fail.
    for column in 1..=37 {
        let _ = match width {
            Width::Narrow => write!(text, "{}", column % 10),
            _ => write!(text, "{column:>room$}"),
        };
    }
    for (row, name) in ('A'..='Z').enumerate() {
        let _ = write!(text, "\n {name} ");
        for x in -LAST_COLUMN..=LAST_COLUMN {
            let top = if x % 2 == 0 { 24 } else { 25 };
            let hex = Hex::new(x, 2 * row as i8 - top);
            let cell = match state.on(hex) {
                Some(player) => width.player(player, state.holder == Some(player)),
                None if !hex.in_bounds() => String::new(),
                None if state.ball == hex => "o".to_string(),
                None => mark(hex).unwrap_or('.').to_string(),
            };
            let _ = write!(text, "{cell:>room$}");
        }
        // Nobody reads blanks at the end of a line.
        text.truncate(text.trim_end().len());
    }
    text.push('\n');
    if let Some(legend) = width.legend() {
        let _ = writeln!(text, "{}", teller.term(legend));
    }
    text
}
