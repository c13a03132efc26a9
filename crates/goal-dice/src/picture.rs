//! The table as text: readable in a pipe, in large print and by a screen reader.

use std::fmt::Write as _;

use football::{Teller, phrase};
use tabletop::Side;

use crate::{GoalDice, state::State};

/// Wider than any drawing.
pub(crate) const ANY_WIDTH: usize = 1000;

/// The width of a square.
const WIDTH: usize = 14;

/// Both half-sheets side by side: home attacks upwards, away downwards, so that
/// the two circles meet at the centre spot. Where there is no room for that, one above the
/// other.
pub(crate) fn field(rules: &GoalDice, state: &State, teller: Teller<'_>, columns: usize) -> String {
    let squares = rules.grid().squares();
    let rows = 1 + squares.iter().map(|square| square.row).max().unwrap_or(0);
    let cols = 1 + squares.iter().map(|square| square.col).max().unwrap_or(0);
    let half = usize::from(cols) * WIDTH;
    let sheet = |side: Side| {
        let heading = teller.say(&match side {
            Side::Home => phrase!("gd.picture.up", side = side),
            Side::Away => phrase!("gd.picture.down", side = side),
        });
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
