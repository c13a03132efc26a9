//! Every clause of the rules is shown by a test that names it.

use std::{collections::BTreeSet, fs, path::Path};

use counter_attack::OPTIONS;

const CLAUSES: &str = include_str!("../../clauses.txt");

/// The clauses under each heading, CA-1 to CA-35.
const COUNTS: [usize; 35] = [
    10, 5, 6, 4, 11, 16, 13, 6, 10, 13, 16, 15, 16, 11, 9, 12, 8, 16, 12, 7, 6, 11, 2, 7, 9, 5, 5,
    5, 7, 4, 4, 5, 3, 4, 4,
];

/// Each clause, and whether it is to be shown: some are exempt, with a reason.
fn listed() -> Vec<(&'static str, bool)> {
    let lines = CLAUSES.lines().filter(|line| line.starts_with("CA-"));
    lines
        .map(|line| {
            let cells: Vec<&str> = line.split(" | ").collect();
            (cells[0], cells.len() == 2)
        })
        .collect()
}

#[test]
fn the_list_is_complete_and_in_order() {
    assert_eq!(CLAUSES.lines().next(), Some("touchline clauses 1"));
    let of_heading = |(at, &count): (usize, &usize)| {
        let heading = at + 1;
        (1..=count).map(move |clause| format!("CA-{heading}.{clause}"))
    };
    let expected: Vec<String> = COUNTS.iter().enumerate().flat_map(of_heading).collect();
    let got: Vec<&str> = listed().into_iter().map(|(clause, _)| clause).collect();
    assert_eq!(got, expected);
}

#[test]
fn every_clause_is_named_by_a_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut named = BTreeSet::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.is_dir() {
            continue;
        }
        let text = fs::read_to_string(path).unwrap();
        let comments = text.lines().map(str::trim);
        named.extend(
            comments
                .filter_map(|line| Some(line.strip_prefix("// ")?.to_string()))
                .filter(|line| line.starts_with("CA-")),
        );
    }
    let wanted: BTreeSet<String> = listed()
        .iter()
        .filter(|(_, shown)| *shown)
        .map(|(clause, _)| clause.to_string())
        .collect();
    let missing: Vec<&String> = wanted.difference(&named).collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
    let unknown: Vec<&String> = named.difference(&wanted).collect();
    assert!(unknown.is_empty(), "not to be shown: {unknown:?}");
}

#[test]
fn options_point_at_clauses() {
    for option in OPTIONS {
        assert!(
            listed().iter().any(|(clause, _)| *clause == option.clause),
            "{}",
            option.name
        );
    }
}
