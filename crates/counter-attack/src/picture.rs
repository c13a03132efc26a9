//! The pitch as text.

use std::fmt::Write as _;

use tabletop::BySide;

use crate::{
    hex::{Hex, LAST_COLUMN},
    state::{Period, State},
};

/// One line for each letter, three characters for each column; even columns lie half a
/// hex higher than they are drawn. A figure is its shirt and side (`10H`), in small
/// letters if it has the ball; a ball that nobody has is `o`.
pub(crate) fn pitch(state: &State) -> String {
    let mut text = String::from("   ");
    // Writing to a string cannot fail.
    for column in 1..=37 {
        let _ = write!(text, "{column:>3}");
    }
    for (row, name) in ('A'..='Z').enumerate() {
        let _ = write!(text, "\n {name} ");
        for x in -LAST_COLUMN..=LAST_COLUMN {
            let top = if x % 2 == 0 { 24 } else { 25 };
            let hex = Hex::new(x, 2 * row as i8 - top);
            let _ = write!(text, "{:>3}", cell(state, hex));
        }
    }
    text.push('\n');
    text
}

fn cell(state: &State, hex: Hex) -> String {
    match state.on(hex) {
        Some(player) if state.holder == Some(player) => player.to_string().to_lowercase(),
        Some(player) => player.to_string(),
        None if !hex.in_bounds() => String::new(),
        None if state.ball == hex => "o".to_string(),
        None => ".".to_string(),
    }
}

/// The score and where everybody stands, in sentences.
pub(crate) fn status(state: &State, names: &BySide<String>) -> String {
    let goals = state.goals;
    let mut text = format!(
        "{} {}-{} {}, {}",
        names.home, goals.home, goals.away, names.away, state.period
    );
    if state.period == Period::FullTime {
        text.push('.');
        return text;
    }
    let _ = write!(text, ", minute {}; ", state.minute);
    let _ = match state.holder {
        Some(holder) => write!(
            text,
            "{} have the ball: {holder} on {}",
            names[holder.side()],
            state.ball
        ),
        None => write!(
            text,
            "the ball lies on {}, {} attack",
            state.ball, names[state.attack]
        ),
    };
    if let Some(left) = state.added {
        let _ = write!(text, "; {left} actions are left");
    }
    if let Some(about) = state.about {
        let _ = write!(text, "; it is about {about}");
    }
    text.push('.');
    text
}
