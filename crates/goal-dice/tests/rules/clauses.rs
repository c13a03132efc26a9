//! Every clause of the rules is shown by a test that names it.

use std::{fs, path::Path};

use goal_dice::OPTIONS;

const CLAUSES: &str = include_str!("../../clauses.txt");

/// The clauses under each heading, GD-1 to GD-14.
const COUNTS: [usize; 14] = [6, 7, 8, 7, 9, 7, 9, 3, 9, 1, 8, 10, 7, 2];

/// The lines of the list: the clause and what is said of it.
fn clauses() -> Vec<(&'static str, Vec<&'static str>)> {
    let lines = CLAUSES.lines().skip(1);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let cells = lines.map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    cells.map(|cells| (cells[0], cells[1..].to_vec())).collect()
}

#[test]
fn the_list_is_complete_and_in_order() {
    assert_eq!(CLAUSES.lines().next(), Some("touchline clauses 1"));
    let of_heading = |(at, &count): (usize, &usize)| {
        let heading = at + 1;
        (1..=count).map(move |clause| format!("GD-{heading}.{clause}"))
    };
    let expected: Vec<String> = COUNTS.iter().enumerate().flat_map(of_heading).collect();
    let listed: Vec<&str> = clauses().iter().map(|(clause, _)| *clause).collect();
    assert_eq!(listed, expected);
    for (clause, cells) in clauses() {
        assert!(
            matches!(cells.len(), 1 | 2) && !cells[0].is_empty(),
            "{clause}"
        );
        assert!(
            cells.get(1).is_none_or(|cell| cell.starts_with("exempt: ")),
            "{clause}"
        );
    }
}

#[test]
fn every_clause_is_named_by_a_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut named = String::new();
    for file in fs::read_dir(folder).unwrap() {
        named.push_str(&fs::read_to_string(file.unwrap().path()).unwrap());
    }
    let comments: Vec<&str> = named.lines().map(str::trim).collect();
    for (clause, cells) in clauses() {
        let exempt = cells.len() == 2;
        // Tournaments are played, and tested, elsewhere.
        let elsewhere = clause.starts_with("GD-11.");
        let shown = comments.contains(&format!("// {clause}").as_str());
        assert_eq!(shown, !exempt && !elsewhere, "{clause}");
    }
}

#[test]
fn options_point_at_clauses() {
    let known = clauses();
    for option in OPTIONS {
        let found = known.iter().any(|(clause, _)| *clause == option.clause);
        assert!(found, "{}: {}", option.name, option.clause);
    }
}
