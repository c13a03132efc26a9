//! The table as text: readable in a pipe, in large print and by a screen reader.

use std::fmt::Write as _;

use football::score_line;
use tabletop::{BySide, Side};

use crate::{
    GoalDice,
    play::tables::{Duel, Mates},
    state::{Period, State},
};

/// Wider than any drawing.
pub(crate) const ANY_WIDTH: usize = 1000;

/// The width of a square.
const WIDTH: usize = 14;

/// Both half-sheets side by side: home attacks upwards, away downwards, so that
/// the two circles meet at the centre spot. Where there is no room for that, one above the
/// other.
pub(crate) fn field(
    rules: &GoalDice,
    state: &State,
    names: &BySide<String>,
    columns: usize,
) -> String {
    let squares = rules.grid().squares();
    let rows = 1 + squares.iter().map(|square| square.row).max().unwrap_or(0);
    let cols = 1 + squares.iter().map(|square| square.col).max().unwrap_or(0);
    let half = usize::from(cols) * WIDTH;
    let sheet = |side: Side| {
        let heading = match side {
            Side::Home => format!("H {} (up)", names.home),
            Side::Away => format!("A {} (down)", names.away),
        };
        let lines = (0..rows).rev().map(move |line| {
            let cells = (0..cols).map(|col| match side {
                Side::Home => cell(rules, state, side, line, col),
                Side::Away => cell(rules, state, side, rows - 1 - line, cols - 1 - col),
            });
            cells.collect::<String>()
        });
        let mut sheet = vec![heading.chars().take(half).collect()];
        sheet.extend(lines);
        sheet
    };
    let (home, away) = (sheet(Side::Home), sheet(Side::Away));
    let mut text = String::new();
    // Writing to a string cannot fail.
    if 2 * half + 4 > columns {
        for line in home.into_iter().chain(away) {
            let _ = writeln!(text, "  {}", line.trim_end());
        }
        return text;
    }
    for (home, away) in home.into_iter().zip(away) {
        let _ = writeln!(text, "  {home:<half$}| {}", away.trim_end());
    }
    text
}

/// A square: its id, the dice of a shot, the punts that land there; in brackets
/// if the side's marker stands on it.
fn cell(rules: &GoalDice, state: &State, side: Side, row: u8, col: u8) -> String {
    let squares = rules.grid().squares();
    let Some(place) = squares
        .iter()
        .position(|square| (square.row, square.col) == (row, col))
    else {
        return " ".repeat(WIDTH);
    };
    let square = &squares[place];
    let mut shot = match (square.dice, square.minus) {
        (0, _) => "-".to_string(),
        (dice, 0) => format!("{dice}d"),
        (dice, minus) => format!("{dice}d-{minus}"),
    };
    if let Some(punt) = &square.punt {
        let _ = write!(shot, " {}-{}", punt.start(), punt.end());
    }
    let here = usize::from(state.sides[side].place) == place;
    let id = match here {
        true => format!("[{}]", square.id),
        false => format!(" {} ", square.id),
    };
    format!("{:<WIDTH$}", format!("{id}{shot}"))
}

/// The score, the clock, and each side's marker with what hangs over it.
pub(crate) fn status(rules: &GoalDice, state: &State, names: &BySide<String>) -> String {
    let mut text = String::new();
    let (home, away) = (&state.sides.home, &state.sides.away);
    let _ = writeln!(
        text,
        "{}, {}{}.",
        score_line(names, state.sides.map(|marker| marker.goals)),
        state.period,
        match rules.period_seconds(state.period) {
            0 => String::new(),
            _ => format!(", {} seconds left", state.seconds_left),
        }
    );
    if state.period == Period::ShootOut {
        let _ = writeln!(
            text,
            "Shoot-out: {} of {}, {} of {}.",
            home.kicks_scored, home.kicks, away.kicks_scored, away.kicks
        );
        return text;
    }
    for side in Side::BOTH {
        let marker = &state.sides[side];
        let square = rules.grid().square(marker.place);
        let mut line = format!("{}: {} {}", names[side], square.id, square.label);
        if marker.kick_off {
            line.push_str(", kick-off to come");
        }
        if marker.failures > 0 {
            line.push_str(", one failed roll");
        }
        if marker.owes {
            line.push_str(", loses its next turn");
        }
        if marker.dice_lost > 0 {
            let _ = write!(line, ", {} dice fewer", marker.dice_lost);
        }
        if square.dice > 0 {
            let chance = 100.0 * rules.goal_chance(marker.place, marker.dice_lost);
            let _ = write!(line, "; a shot scores {chance:.1} %");
        }
        let _ = writeln!(text, "{line}.");
    }
    text
}

impl GoalDice {
    /// How likely a shot from a place is to go in, at the first throw.
    #[must_use]
    pub fn goal_chance(&self, place: u8, dice_lost: u8) -> f64 {
        let mates = Mates {
            second_shoots: false,
            second_keeps: false,
        };
        let reading = self.tables.shot(place, dice_lost, mates);
        let all: u32 = reading.weights().iter().sum();
        let goals = reading.groups().filter(|(duel, _)| **duel == Duel::Goal);
        let goals: u32 = goals.map(|(_, ways)| ways).sum();
        f64::from(goals) / f64::from(all)
    }
}
