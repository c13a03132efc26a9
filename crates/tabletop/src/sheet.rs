//! Plain tables that people edit: a first line that says what it is, then one
//! row a line with commas between the cells, `#` for remarks.

use crate::fault::{Fault, Faults};

/// A row: the number of its line (from 1) and its cells.
pub type SheetRow<'a> = (usize, Vec<&'a str>);

/// The rows of a table, however many cells they have; a wrong first line ends it.
pub fn lines<'a>(text: &'a str, first_line: &str, faults: &mut Faults) -> Vec<SheetRow<'a>> {
    let mut lines = text.lines().enumerate();
    let first = lines.next().map_or("", |(_, line)| line.trim_end());
    if first != first_line {
        let shown: String = first.chars().take(40).collect();
        faults.push(Fault::at(
            1,
            format!("the first line is `{shown}`"),
            format!("it must be `{first_line}`"),
        ));
        return Vec::new();
    }
    let lines = lines.map(|(index, line)| (index + 1, line.trim()));
    let rows = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    rows.map(|(number, line)| (number, line.split(',').map(str::trim).collect()))
        .collect()
}

/// What stands before the first mark; all of it if there is none.
#[must_use]
pub fn before<'a>(text: &'a str, mark: &str) -> &'a str {
    text.split_once(mark).map_or(text, |(before, _)| before)
}

/// The rows of a table. A row with the wrong number of cells is a fault and is
/// left out; a wrong first line ends it.
pub fn rows<'a>(
    text: &'a str,
    first_line: &str,
    columns: &[&str],
    faults: &mut Faults,
) -> Vec<SheetRow<'a>> {
    let mut rows = lines(text, first_line, faults);
    rows.retain(|(line, cells)| {
        let fits = cells.len() == columns.len();
        if !fits {
            faults.push(Fault::at(
                *line,
                format!("{} values instead of {}", cells.len(), columns.len()),
                format!("write {}, with commas between", columns.join(", ")),
            ));
        }
        fits
    });
    rows
}

/// The rows of a table whose first cell is one of these: what a match carries along
/// of a large file.
pub fn excerpt(text: &str, keep: impl Fn(&str) -> bool) -> String {
    let mut kept = String::new();
    for (index, line) in text.lines().enumerate() {
        let first = before(line, ",").trim();
        let is_row = line.contains(',') && !line.trim_start().starts_with('#');
        if index == 0 || (is_row && keep(first)) {
            kept.push_str(line.trim_end());
            kept.push('\n');
        }
    }
    kept
}

/// A table with those rows of another one whose first cell it does not have: so
/// somebody who writes one chart need not write all of them.
#[must_use]
pub fn complete(own: &str, other: &str) -> String {
    let rows = own.lines().skip(1);
    let firsts: Vec<&str> = rows
        .filter(|line| !line.trim_start().starts_with('#'))
        .map(|line| before(line, ",").trim())
        .collect();
    let others = excerpt(other, |first| !firsts.contains(&first));
    let mut whole = own.trim_end().to_string();
    for line in others.lines().skip(1) {
        whole.push('\n');
        whole.push_str(line);
    }
    whole.push('\n');
    whole
}

/// The only one of what a document has.
///
/// # Errors
///
/// If there are more, or none.
pub fn only<T>(mut all: Vec<T>, what: &str) -> Result<T, Faults> {
    match (all.pop(), all.len()) {
        (Some(one), 0) => Ok(one),
        (None, _) => Err(Fault::whole(format!("there is no {what}"), "a side has one").into()),
        (Some(_), others) => {
            let what = format!("there are {} {what}s", others + 1);
            Err(Fault::whole(what, "a side has one").into())
        }
    }
}
