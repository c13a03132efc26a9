//! Choices in a line. Many places on a board are told row by row: `K20-K24, L19`.

use std::collections::BTreeMap;

/// So many choices are numbered, whatever they are.
const FEW: usize = 12;

/// A place on a board, and what is done there: `aim`, `K`, 22.
type NamedPlace<'a> = (&'a str, &'a str, u8);

/// What can be chosen, with what it is called, if that is not how it is written.
pub fn listed(menu: &[String], called: impl Fn(&str) -> Option<String>) -> String {
    let place = |choice| place(choice).filter(|_| menu.len() > FEW);
    let mut rows: BTreeMap<&str, BTreeMap<&str, Vec<u8>>> = BTreeMap::new();
    let mut parts = Vec::new();
    for (number, choice) in (1..).zip(menu) {
        match place(choice) {
            Some((what, row, column)) => {
                let rows = rows.entry(what).or_default();
                rows.entry(row).or_default().push(column);
            }
            None => parts.push(match called(choice) {
                Some(word) => format!("{number} {choice} ({word})"),
                None => format!("{number} {choice}"),
            }),
        }
    }
    for (what, rows) in rows {
        let rows = rows.into_iter().map(|(row, columns)| runs(row, columns));
        let rows: Vec<String> = rows.collect();
        parts.push(
            format!("{what} {}", rows.join(", "))
                .trim_start()
                .to_string(),
        );
    }
    parts.join(", ")
}

fn place(choice: &str) -> Option<NamedPlace<'_>> {
    let (what, hex) = choice.rsplit_once(' ').unwrap_or(("", choice));
    let digits = hex.find(|letter: char| letter.is_ascii_digit())?;
    let (row, column) = hex.split_at(digits);
    let letters = !row.is_empty() && row.chars().all(char::is_alphabetic);
    Some((what, row, column.parse().ok().filter(|_| letters)?))
}

/// The places of a row, neighbours together.
fn runs(row: &str, mut columns: Vec<u8>) -> String {
    columns.sort_unstable();
    let together = columns.chunk_by(|one, next| one + 1 == *next);
    let told = together.map(|run| match run {
        [first, _, .., last] => format!("{row}{first}-{row}{last}"),
        few => {
            let few: Vec<String> = few.iter().map(|column| format!("{row}{column}")).collect();
            few.join(", ")
        }
    });
    let told: Vec<String> = told.collect();
    told.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_places_are_told_row_by_row() {
        let menu = "stop, st K22, st K20, st K21, st L7, st L9, st L8, st L10, st M4, st M5, \
                    st A1, st A3, st 7H";
        let menu: Vec<String> = menu.split(", ").map(str::to_string).collect();
        let expected = "1 stop, 13 st 7H, st A1, A3, K20-K22, L7-L10, M4, M5";
        let called = |choice: &str| (choice == "stop").then(|| "anhalten".to_string());
        assert_eq!(listed(&menu, |_| None), expected);
        // Few choices have their numbers.
        let few = "1 stop (anhalten), 2 st K22, 3 st K20";
        assert_eq!(listed(&menu[..3], called), few);
    }
}
