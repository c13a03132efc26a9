//! The list of clauses is complete and in order.

use offense_charts::OPTIONS;

const CLAUSES: &str = include_str!("../../clauses.txt");

/// The clauses under each heading, OC-1 to OC-14.
const COUNTS: [usize; 14] = [15, 14, 17, 15, 6, 6, 9, 8, 12, 4, 4, 3, 3, 4];

fn listed() -> Vec<&'static str> {
    let lines = CLAUSES.lines().filter(|line| line.starts_with("OC-"));
    lines.map(|line| line.split(' ').next().unwrap()).collect()
}

#[test]
fn the_list_is_complete_and_in_order() {
    let of_heading = |(at, &count): (usize, &usize)| {
        let heading = at + 1;
        (1..=count).map(move |clause| format!("OC-{heading}.{clause}"))
    };
    let expected: Vec<String> = COUNTS.iter().enumerate().flat_map(of_heading).collect();
    assert_eq!(listed(), expected);
}

#[test]
fn options_point_at_clauses() {
    for option in OPTIONS {
        assert!(listed().contains(&option.clause), "{}", option.name);
    }
}
