//! The board of a group as text: each team's matches, goals scored and
//! allowed, and points (GD-11.7).
//!
//! Names are padded by characters to the longest one, numbers are set right,
//! so the board reads well in any fixed-width place: terminal, file, message.

use std::fmt;

use crate::ranking::Standings;
use crate::table::TableRow;

const HEAD: [&str; 7] = ["P", "W", "D", "L", "F", "A", "Pts"];

/// A table ready to be printed with `{}`.
#[derive(Clone, Copy, Debug)]
pub struct PrintedTable<'a, S> {
    standings: &'a Standings,
    names: &'a [S],
}

impl<'a, S: AsRef<str>> PrintedTable<'a, S> {
    /// The board of `standings`; `names` is the competition's list of teams,
    /// in which a team stands at its own number.
    #[must_use]
    pub const fn new(standings: &'a Standings, names: &'a [S]) -> Self {
        Self { standings, names }
    }

    /// The name of a line's team; a team without a name shows its number.
    fn name(&self, row: &TableRow) -> String {
        let name = self.names.get(row.team.0);
        let name = name.map_or_else(|| row.team.to_string(), |name| name.as_ref().to_owned());
        // A line break or escape code in a name must not break the board up.
        name.replace(char::is_control, " ")
    }
}

impl<S: AsRef<str>> fmt::Display for PrintedTable<'_, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = vec![("Team".to_owned(), HEAD.map(str::to_owned))];
        for row in &self.standings.rows {
            lines.push((
                self.name(row),
                numbers(row).map(|number| number.to_string()),
            ));
        }
        let longest = lines
            .iter()
            .map(|(name, _)| name.chars().count())
            .max()
            .unwrap_or(0);
        let mut widths = [0; HEAD.len()];
        for (_, cells) in &lines {
            for (width, cell) in widths.iter_mut().zip(cells) {
                *width = cell.len().max(*width);
            }
        }
        for (name, cells) in &lines {
            write!(f, "{name:longest$}")?;
            for (cell, width) in cells.iter().zip(widths) {
                write!(f, "  {cell:>width$}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// The numbers of a line in the order of [`HEAD`].
fn numbers(row: &TableRow) -> [i64; HEAD.len()] {
    let total = row.total();
    [
        i64::from(total.played),
        i64::from(total.won),
        i64::from(total.drawn),
        i64::from(total.lost),
        i64::from(total.goals_for),
        i64::from(total.goals_against),
        i64::from(row.points),
    ]
}
