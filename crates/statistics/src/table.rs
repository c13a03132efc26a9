//! A table as spreadsheets save it: commas, semicolons or tabs between the
//! cells, perhaps a byte-order mark, perhaps empty cells after the last one.

use csv::StringRecord;
use football::spelling::letters_apart;
use tabletop::{Fault, Faults};

use super::columns::Info;
use crate::rows::{NumberedRow, rows};

/// A table whose header line is understood.
pub struct Table {
    /// The line with the names of the columns.
    pub header: usize,
    /// Where each column that may be there stands, if it is there.
    places: Vec<Option<usize>>,
    /// The rows, with the numbers of their lines.
    pub rows: Vec<NumberedRow>,
}

impl Table {
    /// Reads a table with these columns. A row that has too few or too many
    /// cells is a fault and is left out; `None` if there is no telling what the
    /// rows mean.
    pub fn read(
        text: &str,
        first_line: &str,
        columns: &[&Info],
        faults: &mut Faults,
    ) -> Option<Table> {
        let first = text.trim_start_matches('\u{feff}');
        let first = first.split(['\r', '\n']).next().unwrap_or_default();
        if first
            .trim_end_matches([',', ';', '\t', ' ', '"'])
            .trim_start_matches('"')
            != first_line
        {
            let shown: String = first.chars().take(40).collect();
            faults.push(Fault::at(
                1,
                format!("the first line is `{}`", shown.trim_end()),
                format!("it must be `{first_line}`"),
            ));
            return None;
        }
        let mut records = rows(text, 1, faults).into_iter();
        let header = records.next();
        let Some((line, header)) = header else {
            faults.push(Fault::at(
                text.lines().count().max(1),
                "there is no line with the names of the columns",
                "take the one of `touchline forge template`",
            ));
            return None;
        };
        let places = places(line, &header, columns, faults)?;
        let width = filled(&header);
        let fitting = records.filter(|(line, row)| {
            let filled = filled(row);
            let fits = row.len() >= width && filled <= width;
            if !fits {
                let cells = if row.len() < width { row.len() } else { filled };
                faults.push(Fault::at(
                    *line,
                    format!("{cells} values under {width} columns"),
                    "give each column a value; put quotation marks round a value with a comma in it",
                ));
            }
            fits
        });
        let rows = fitting.collect();
        Some(Table {
            header: line,
            places,
            rows,
        })
    }

    /// True if the column is there.
    pub fn has(&self, column: usize) -> bool {
        self.places.get(column).is_some_and(Option::is_some)
    }

    /// A cell; empty if there is no such column.
    pub fn cell<'a>(&self, row: &'a StringRecord, column: usize) -> &'a str {
        let place = self.places.get(column).copied().flatten();
        place.and_then(|place| row.get(place)).unwrap_or_default()
    }
}

/// How many cells there are up to the last that is not empty.
fn filled(row: &StringRecord) -> usize {
    let places = row.iter().enumerate().filter(|(_, cell)| !cell.is_empty());
    places.last().map_or(0, |(place, _)| place + 1)
}

/// Where the columns stand.
fn places(
    line: usize,
    header: &StringRecord,
    columns: &[&Info],
    faults: &mut Faults,
) -> Option<Vec<Option<usize>>> {
    let before = faults.0.len();
    let mut places = vec![None; columns.len()];
    for (place, name) in header
        .iter()
        .enumerate()
        .filter(|(_, name)| !name.is_empty())
    {
        match columns.iter().position(|column| column.name == name) {
            None => faults.push(Fault::at(
                line,
                format!("there is no column `{name}`"),
                meant(name, columns),
            )),
            Some(column) if places[column].is_some() => {
                faults.push(Fault::at(
                    line,
                    format!("the column {name} is there twice"),
                    "take one out",
                ));
            }
            Some(column) => places[column] = Some(place),
        }
    }
    for (column, place) in columns.iter().zip(&places) {
        if column.core && place.is_none() {
            let what = format!("the column {} is missing", column.name);
            faults.push(Fault::at(line, what, format!("add it: {}", column.about)));
        }
    }
    (faults.0.len() == before).then_some(places)
}

/// The cure for an unknown column.
fn meant(name: &str, columns: &[&Info]) -> String {
    let near = columns
        .iter()
        .map(|column| (letters_apart(name, column.name), column.name))
        .min();
    match near {
        Some((distance, near)) if distance <= 3 => format!("write `{near}`, or take it out"),
        _ => "take it out; docs/statistics.md lists the columns".to_string(),
    }
}
