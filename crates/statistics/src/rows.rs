//! Rows of a table as spreadsheets and data sets save it: commas, semicolons or tabs between the
//! cells, any line ends, perhaps a byte-order mark, remarks after `#`.

use csv::StringRecord;
use football::spelling;
use tabletop::{Fault, Faults};

/// A row: the number of its line, from 1, and its cells.
pub(crate) type NumberedRow = (usize, StringRecord);

/// The rows of a text below its first `skipped` lines; those without anything in them are left out.
pub(crate) fn rows(text: &str, skipped: usize, faults: &mut Faults) -> Vec<NumberedRow> {
    // The reader of tables counts lines by their line feeds, one behind where two marks end them.
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    let text = text.replace('\r', "\n");
    let start: usize = text.split_inclusive('\n').take(skipped).map(str::len).sum();
    let text = &text[start..];
    let lines: Vec<&str> = text.lines().collect();
    // It also takes remarks and empty lines for the beginning of what follows them.
    let line_of = |place: Option<&csv::Position>| {
        let start = place.map_or(1, |place| place.line().max(1) as usize);
        let no_row = |line: &&&str| line.trim().is_empty() || line.starts_with('#');
        let empty = lines.iter().skip(start - 1).take_while(no_row).count();
        skipped + start + empty
    };
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(separator(&lines))
        .comment(Some(b'#'))
        .flexible(true)
        .has_headers(false)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let mut rows = Vec::new();
    for record in reader.records() {
        match record {
            Ok(record) if record.iter().all(str::is_empty) => {}
            Ok(record) => rows.push((line_of(record.position()), record)),
            Err(error) => {
                let cure = "save it again as CSV in UTF-8";
                let line = line_of(error.position());
                faults.push(Fault::at(line, error.to_string(), cure));
            }
        }
    }
    rows
}

/// What stands between the cells: whatever the first row has most of.
fn separator(lines: &[&str]) -> u8 {
    let is_row = |line: &&&str| !line.trim().is_empty() && !line.starts_with('#');
    let first = lines.iter().find(is_row).copied().unwrap_or_default();
    let count = |separator: u8| first.bytes().filter(|&byte| byte == separator).count();
    let mut found = b',';
    for other in [b';', b'\t'] {
        if count(other) > count(found) {
            found = other;
        }
    }
    found
}

/// A whole number, as tables write it: `4`, `4.0`, `4,0`. A dot before three digits may be one
/// between thousands, and is refused.
pub(crate) fn whole(cell: &str) -> Option<u32> {
    let ends = [".0", ".00", ",0", ",00"];
    let whole = ends.iter().find_map(|end| cell.strip_suffix(end));
    whole.unwrap_or(cell).parse().ok()
}

/// The names of a table's columns, and where they stand.
#[derive(Debug, Default)]
pub(crate) struct Heading {
    /// Without case, blanks and marks: `hometeam` is `HomeTeam`, `home_team` and `Home Team`.
    plain: Vec<String>,
    written: Vec<String>,
}

impl Heading {
    /// Of a line with names.
    pub fn of(row: &StringRecord) -> Heading {
        Heading {
            plain: row.iter().map(spelling::plain).collect(),
            written: row.iter().map(str::to_string).collect(),
        }
    }

    /// Of the first row of a text.
    pub fn in_text(text: &str) -> Heading {
        let first = text.lines().find(|line| {
            let line = line.trim_start_matches('\u{feff}').trim();
            !line.is_empty() && !line.starts_with('#')
        });
        let rows = rows(first.unwrap_or_default(), 0, &mut Faults::default());
        rows.first()
            .map_or_else(Heading::default, |(_, row)| Heading::of(row))
    }

    /// Where the first of these names, with blanks between, stands that is there.
    pub fn place(&self, names: &str) -> Option<usize> {
        let place = |name: &str| self.plain.iter().position(|column| column == name);
        names.split_whitespace().find_map(place)
    }

    /// The columns that were found, for people.
    pub fn columns(&self) -> String {
        let named: Vec<&str> = self
            .written
            .iter()
            .map(String::as_str)
            .filter(|name| !name.is_empty())
            .collect();
        format!("the columns found are `{}`", named.join("`, `"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_whatever_ends_them() {
        let text = "\u{feff}a,b\n1,2\n\n# a remark\n3,\"4\n5\"\n6,7\n";
        for ends in ["\n", "\r\n", "\r"] {
            let text = text.replace('\n', ends);
            let rows = rows(&text, 0, &mut Faults::default());
            let lines: Vec<usize> = rows.iter().map(|(line, _)| *line).collect();
            assert_eq!(lines, [1, 2, 5, 7], "{ends:?}");
            let below = super::rows(&text, 1, &mut Faults::default());
            assert_eq!(below[..], rows[1..], "{ends:?}");
        }
    }

    #[test]
    fn numbers_of_spreadsheets_are_whole() {
        for (cell, number) in [
            ("4", Some(4)),
            ("4.0", Some(4)),
            ("4,00", Some(4)),
            ("4.5", None),
            ("1.000", None),
            (".0", None),
            ("-1", None),
            ("", None),
        ] {
            assert_eq!(whole(cell), number, "{cell}");
        }
    }
}
