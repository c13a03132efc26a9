//! What is checked of charts that were played with.

use std::fmt::{self, Write as _};

use football::{BoxScore, Stats};

/// Something that should be so.
#[derive(Clone, Debug)]
pub struct Check {
    /// What.
    pub what: String,
    /// Whether it is.
    pub holds: bool,
}

pub(crate) fn check(holds: bool, what: String) -> Check {
    Check { what, holds }
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.holds { "holds" } else { "FAILS" };
        write!(f, "{mark}  {}", self.what)
    }
}

/// A number of a box score, and what it should be a match and team.
pub(crate) type Bound = (&'static str, fn(&Stats) -> u64, f64, f64);

/// A line of a table: a number, what it is, and what it should be.
pub(crate) struct Line {
    name: String,
    is: String,
    should: String,
    holds: bool,
}

/// A share for people.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

impl Line {
    /// A number a team and match, of what clubs counted at their side of the table.
    pub(crate) fn mean<'a>(
        (name, of, low, high): Bound,
        clubs: impl Iterator<Item = (u64, &'a BoxScore)>,
    ) -> Line {
        let each = clubs.map(|(matches, score)| (matches, of(&score.stats.home)));
        let (matches, sum) = each.fold((0, 0), |sum, more| (sum.0 + more.0, sum.1 + more.1));
        let mean = sum as f64 / matches.max(1) as f64;
        Line {
            name: format!("{name}, a team and match"),
            is: format!("{mean:.3}"),
            should: format!("{low:.2} to {high:.2}"),
            holds: (low..=high).contains(&mean),
        }
    }

    /// A share that lies between two others.
    pub(crate) fn between(name: &str, is: f64, (low, high): (f64, f64)) -> Line {
        Line {
            name: name.to_string(),
            is: percent(is),
            should: format!("{} to {}", percent(low), percent(high)),
            holds: (low..=high).contains(&is),
        }
    }

    /// How far something is off, which may be so much.
    pub(crate) fn off(name: impl Into<String>, is: f64, most: f64) -> Line {
        Line {
            name: name.into(),
            is: percent(is),
            should: format!("at most {}", percent(most)),
            holds: is <= most,
        }
    }
}

/// The lines as a table of the manual.
pub(crate) fn table(game: &str, lines: &[Line]) -> String {
    let mut text = format!("| {game} | is | should be |\n| --- | --- | --- |\n");
    for Line {
        name, is, should, ..
    } in lines
    {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "| {name} | {is} | {should} |");
    }
    text
}

/// The lines as what should be so.
pub(crate) fn checks(lines: Vec<Line>) -> Vec<Check> {
    let what = |line: Line| {
        let what = format!("{}: {}, {}", line.name, line.is, line.should);
        check(line.holds, what)
    };
    lines.into_iter().map(what).collect()
}
