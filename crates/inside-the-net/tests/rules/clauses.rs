//! Every clause of the rules is shown by a test or an example that names it.

use std::{collections::BTreeSet, fs, path::Path};

use inside_the_net::OPTIONS;

const CLAUSES: &str = include_str!("../../clauses.txt");

/// The clauses under each heading, in order.
const COUNTS: [(&str, usize); 33] = [
    ("EQ", 5),
    ("HREC", 10),
    ("SOS", 4),
    ("FRM", 4),
    ("LIN", 4),
    ("FAC", 9),
    ("TIM", 12),
    ("KO", 3),
    ("RST", 1),
    ("DICE", 6),
    ("CHK", 5),
    ("ACT", 3),
    ("DM", 17),
    ("OFF", 22),
    ("FK", 7),
    ("CARD", 14),
    ("CC", 9),
    ("REB", 5),
    ("OPN", 7),
    ("SHT", 6),
    ("SAV", 5),
    ("AST", 4),
    ("REC", 4),
    ("PK", 8),
    ("GKP", 8),
    ("STP", 2),
    ("SUB", 13),
    ("FRS", 2),
    ("TRD", 3),
    ("FSOS", 7),
    ("INJ", 8),
    ("END", 3),
    ("GLO", 1),
];

fn listed() -> Vec<&'static str> {
    let lines = CLAUSES.lines().filter(|line| line.starts_with("ITN-"));
    lines
        .map(|line| line.split(" | ").next().unwrap())
        .collect()
}

#[test]
fn the_list_is_complete_and_in_order() {
    assert_eq!(CLAUSES.lines().next(), Some("touchline clauses 1"));
    let of_heading = |(heading, count): &(&'static str, usize)| {
        let heading = *heading;
        (1..=*count).map(move |clause| format!("ITN-{heading}.{clause}"))
    };
    let expected: Vec<String> = COUNTS.iter().flat_map(of_heading).collect();
    assert_eq!(listed(), expected);
    assert_eq!(expected.len(), 221);
}

#[test]
fn every_clause_is_named_by_a_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut named = BTreeSet::new();
    for file in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let comments = text.lines().map(str::trim);
        let comments = comments.filter(|line| line.starts_with("// ITN-"));
        for line in comments {
            named.extend(line[3..].split_whitespace().map(str::to_string));
        }
    }
    let missing: Vec<&str> = listed()
        .into_iter()
        .filter(|clause| !named.contains(*clause))
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
