//! Every clause of the rules is shown by a test that names it.

use std::{collections::BTreeSet, fs, path::Path};

use action_deck::OPTIONS;

const CLAUSES: &str = include_str!("../../clauses.txt");

/// The clauses under each heading, AD-1 to AD-17.
const COUNTS: [usize; 17] = [16, 6, 2, 2, 7, 8, 4, 3, 3, 4, 10, 5, 5, 3, 6, 4, 6];

fn listed() -> Vec<&'static str> {
    let lines = CLAUSES.lines().filter(|line| line.starts_with("AD-"));
    lines
        .map(|line| line.split(" | ").next().unwrap())
        .collect()
}

#[test]
fn the_list_is_complete_and_in_order() {
    assert_eq!(CLAUSES.lines().next(), Some("touchline clauses 1"));
    let of_heading = |(at, &count): (usize, &usize)| {
        let heading = at + 1;
        (1..=count).map(move |clause| format!("AD-{heading}.{clause}"))
    };
    let expected: Vec<String> = COUNTS.iter().enumerate().flat_map(of_heading).collect();
    assert_eq!(listed(), expected);
}

#[test]
fn every_clause_is_named_by_a_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut named = BTreeSet::new();
    for file in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let comments = text.lines().map(str::trim);
        named.extend(comments.filter_map(|line| Some(line.strip_prefix("// AD-")?.to_string())));
    }
    let missing: Vec<&str> = listed()
        .into_iter()
        .filter(|clause| !named.contains(&clause[3..]))
        .collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
    assert_eq!(
        named.len(),
        listed().len(),
        "a test names a clause that is not there"
    );
}

#[test]
fn options_point_at_clauses() {
    for option in OPTIONS {
        assert!(listed().contains(&option.clause), "{}", option.name);
    }
}
