//! The list of clauses is complete and in order.

const CLAUSES: &str = include_str!("../../clauses.txt");

/// The clauses under each heading, CP-1 to CP-12.
const COUNTS: [usize; 12] = [5, 5, 2, 9, 11, 8, 7, 6, 3, 3, 6, 10];

#[test]
fn the_list_is_complete_and_in_order() {
    let lines = CLAUSES.lines().filter(|line| line.starts_with("CP-"));
    let listed: Vec<&str> = lines.map(|line| line.split(' ').next().unwrap()).collect();
    let of_heading = |(at, &count): (usize, &usize)| {
        let heading = at + 1;
        (1..=count).map(move |clause| format!("CP-{heading}.{clause}"))
    };
    let expected: Vec<String> = COUNTS.iter().enumerate().flat_map(of_heading).collect();
    assert_eq!(listed, expected);
}
