//! Tables of a season as JSON and CSV.

use seasons::people::{Cell, Listing};
use serde_json::{Map, Value};

use crate::tables::harmless;

/// A list of objects, one for each row.
#[must_use]
pub fn listing_json(listing: &Listing) -> Value {
    let row = |cells: &Vec<Cell>| {
        let named = listing.columns.iter().zip(cells);
        let named = named.map(|(name, cell)| ((*name).to_string(), value(cell)));
        Value::Object(named.collect::<Map<_, _>>())
    };
    Value::Array(listing.rows.iter().map(row).collect())
}

fn value(cell: &Cell) -> Value {
    match cell {
        Cell::Text(text) => Value::from(text.as_str()),
        Cell::Number(number) => Value::from(*number),
    }
}

/// Lines with commas between; what has a comma or a quote in it is quoted.
#[must_use]
pub fn listing_csv(listing: &Listing) -> String {
    let mut text = format!("{}\n", listing.columns.join(","));
    for row in &listing.rows {
        let cells: Vec<String> = row.iter().map(quoted).collect();
        text.push_str(&cells.join(","));
        text.push('\n');
    }
    text
}

fn quoted(cell: &Cell) -> String {
    match cell {
        Cell::Number(number) => number.to_string(),
        Cell::Text(text) => {
            let text = harmless(text);
            match text.contains([',', '"', '\n', '\r']) {
                true => format!("\"{}\"", text.replace('"', "\"\"")),
                false => text,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_no_formula() {
        for (name, written) in [
            ("=1+1", "'=1+1"),
            ("@home, sweet", "\"'@home, sweet\""),
            ("A=B", "A=B"),
        ] {
            assert_eq!(quoted(&Cell::Text(name.to_string())), written);
        }
        assert_eq!(quoted(&Cell::Number(-3)), "-3");
    }
}
