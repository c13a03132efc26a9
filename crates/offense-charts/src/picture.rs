//! The score sheet as text (OC-1.5): the visitors on the upper line (OC-1.6).

use std::fmt::Write as _;

use football::score_line;
use tabletop::{BySide, Side};

use crate::{
    OffenseCharts,
    players::Positions,
    state::{Period, State},
    strength::rate_text,
};

/// The box score: names, RATE, X, goals and the charts in force.
pub(crate) fn sheet(rules: &OffenseCharts, state: &State, names: &BySide<String>) -> String {
    let mut text = String::new();
    let width = names.home.chars().count().max(names.away.chars().count());
    // Writing to a string cannot fail.
    let _ = writeln!(text, "  {:<width$}  RATE   X  chart  goals", "");
    for side in [Side::Away, Side::Home] {
        let team = &state.sides[side];
        let _ = writeln!(
            text,
            "  {:<width$}  {:>4}  {:>2}  {:>5}  {:>5}{}",
            names[side],
            rate_text(rules.strength().rate2(side)),
            team.x,
            team.chart,
            team.goals,
            if side == state.holder { "  ball" } else { "" }
        );
    }
    text
}

/// The score and what hangs over the sides, in sentences.
pub(crate) fn status(rules: &OffenseCharts, state: &State, names: &BySide<String>) -> String {
    let goals = state.sides.map(|team| team.goals);
    let mut text = format!("{}, {}", score_line(names, goals), state.period);
    if state.period != Period::FullTime {
        let _ = write!(
            text,
            ", minute {}; {} have the ball",
            state.minute, names[state.holder]
        );
    }
    text.push_str(".\n");
    for side in Side::BOTH {
        let team = &state.sides[side];
        let players = |positions: Positions| {
            let players = positions.iter().map(|at| rules.line_ups()[side].player(at));
            players.collect::<Vec<String>>().join(", ")
        };
        let mut parts = Vec::new();
        if team.booked.count() > 0 {
            parts.push(format!("booked: {}", players(team.booked)));
        }
        if team.off.count() > 0 {
            parts.push(format!("sent off: {}", players(team.off)));
        }
        if team.hurt > 0 {
            parts.push(format!("a player down for {} minutes", team.hurt));
        }
        if !parts.is_empty() {
            let _ = writeln!(text, "{}: {}.", names[side], parts.join("; "));
        }
    }
    text
}
