//! The field and the score sheet as text.

use std::fmt::Write as _;

use football::score_line;
use tabletop::{BySide, Side};

use crate::{
    ActionDeck,
    lines::players,
    play::can_press,
    spot::Spot,
    state::{Period, State, Zone},
};

/// The three zones, home attacking to the right, and the control ratings in force.
pub(crate) fn field(rules: &ActionDeck, state: &State, names: &BySide<String>) -> String {
    let mut text = String::new();
    let Spot { holder, zone, .. } = state.spot;
    let here = match holder {
        Side::Home => zone,
        Side::Away => zone.mirror(),
    };
    // Writing to a string cannot fail.
    let ball = |zone: Zone| if zone == here { "(o)" } else { "   " };
    let [own, middle, far] = Zone::ALL.map(ball);
    let _ = writeln!(text, "  |  {own}  |  {middle}  |  {far}  |");
    for side in Side::BOTH {
        let team = &state.sides[side];
        let _ = writeln!(
            text,
            "  {} {} (CTL {}){}",
            if side == Side::Home { "->" } else { "<-" },
            names[side],
            rules.control(side, team.off),
            if side == holder { " on the ball" } else { "" }
        );
    }
    text
}

/// The score and where everybody stands, in sentences.
pub(crate) fn status(rules: &ActionDeck, state: &State, names: &BySide<String>) -> String {
    let goals = state.sides.map(|team| team.goals);
    let mut text = format!("{}, {}", score_line(names, goals), state.period);
    if state.period != Period::FullTime {
        let Spot { holder, zone, .. } = state.spot;
        let zone = match zone {
            Zone::D => "their own zone",
            Zone::M => "midfield",
            Zone::A => "the attacking zone",
        };
        let _ = write!(
            text,
            ", mark {}; {} have the ball in {zone}",
            state.marks, names[holder]
        );
        if can_press(state) {
            text.push_str(" and may press");
        }
    }
    text.push_str(".\n");
    for side in Side::BOTH {
        let (team, chart) = (&state.sides[side], &rules.team_charts()[side]);
        let mut parts = Vec::new();
        if team.booked.count() > 0 {
            parts.push(format!("booked: {}", players(chart, team.booked)));
        }
        if team.off.count() > 0 {
            parts.push(format!("sent off: {}", players(chart, team.off)));
        }
        if !parts.is_empty() {
            let _ = writeln!(text, "{}: {}.", names[side], parts.join("; "));
        }
    }
    text
}
