//! Plain tables that people edit: a first line that says what it is, then one
//! row a line with commas between the cells, `#` for remarks.

use crate::fault::{Fault, Faults};

/// A row: the number of its line (from 1) and its cells.
pub type Row<'a> = (usize, Vec<&'a str>);

/// The rows of a table. A row with the wrong number of cells is a fault and is
/// left out; a wrong first line ends it.
pub fn rows<'a>(
    text: &'a str,
    first_line: &str,
    columns: &[&str],
    faults: &mut Faults,
) -> Vec<Row<'a>> {
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
    let mut rows = Vec::new();
    for (index, line) in lines {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let cells: Vec<&str> = line.split(',').map(str::trim).collect();
        if cells.len() == columns.len() {
            rows.push((index + 1, cells));
        } else {
            faults.push(Fault::at(
                index + 1,
                format!("{} values instead of {}", cells.len(), columns.len()),
                format!("write {}, with commas between", columns.join(", ")),
            ));
        }
    }
    rows
}
