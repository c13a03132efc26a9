//! Seeds on the lines of a bracket, draws, seeds put anew.

use competition::MAX_TEAMS;
use competition::knockout::{GroupPlace, KnockoutError, Tie};
use competition::lots::{Bowl, Purpose};
use competition::seeding::{drawn_round, line_order, reseeded_round, seeded_round};

fn seeded(seeds: &[GroupPlace]) -> Result<Vec<Tie>, KnockoutError> {
    seeded_round(seeds, |a, b| a.group == b.group)
}

fn listed(ties: &[Tie]) -> Vec<String> {
    ties.iter().map(ToString::to_string).collect()
}

/// `A1 B2 …` as places.
fn places(text: &str) -> Vec<GroupPlace> {
    let place = |s: &str| GroupPlace {
        group: usize::from(s.as_bytes()[0] - b'A'),
        rank: s[1..].parse().unwrap(),
    };
    text.split_whitespace().map(place).collect()
}

/// Seeds whose place is their own number, each of its own group.
fn numbered(n: usize) -> Vec<GroupPlace> {
    (1..=n)
        .map(|seed| GroupPlace {
            group: seed,
            rank: 1,
        })
        .collect()
}

// CP-7.2: the lines.
#[test]
fn seeds_are_spread_over_the_lines() {
    assert_eq!(line_order(4), [1, 4, 2, 3]);
    assert_eq!(line_order(8), [1, 8, 4, 5, 2, 7, 3, 6]);
    assert_eq!(
        line_order(16),
        [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]
    );
    // CP-12.3: each s of 16 followed by 33 - s.
    let thirty_two = line_order(32);
    let from_sixteen: Vec<usize> = line_order(16).iter().flat_map(|&s| [s, 33 - s]).collect();
    assert_eq!(thirty_two, from_sixteen);
    assert_eq!(thirty_two[..4], [1, 32, 16, 17]);
}

// GD-11.8, CP-7.1, CP-7.3, CP-12.3: byes go to the best seeds.
#[test]
fn the_best_seeds_get_the_byes() {
    // For n seeds: the byes, sorted, and the matches in bracket order.
    let round = |n| {
        let (mut byes, mut matches) = (Vec::new(), Vec::new());
        for tie in seeded(&numbered(n)).unwrap() {
            match tie {
                Tie::Bye(place) => byes.push(place.group),
                Tie::Match(a, b) => matches.push((a.group, b.group)),
            }
        }
        byes.sort_unstable();
        (byes, matches)
    };
    assert_eq!(round(3), (vec![1], vec![(2, 3)]));
    assert_eq!(round(5), (vec![1, 2, 3], vec![(4, 5)]));
    assert_eq!(round(6), (vec![1, 2], vec![(4, 5), (3, 6)]));
    assert_eq!(round(7), (vec![1], vec![(4, 5), (2, 7), (3, 6)]));
    assert_eq!(round(9), ((1..=7).collect(), vec![(8, 9)]));
    assert_eq!(round(10), ((1..=6).collect(), vec![(8, 9), (7, 10)]));
    assert_eq!(
        round(12),
        ((1..=4).collect(), vec![(8, 9), (5, 12), (7, 10), (6, 11)])
    );
    for n in 3..=33 {
        let (byes, matches) = round(n);
        assert_eq!(byes.len() + 2 * matches.len(), n);
        assert_eq!(byes, (1..=n.next_power_of_two() - n).collect::<Vec<_>>());
    }
}

// CP-7.5: six groups of two qualifiers. 5–12 would be E1–E2 and takes the
// worse seed of the next match, 7–10; 6–11 would be F1–F2 and has only the
// match before it, by now 7–12.
#[test]
fn group_mates_are_parted_in_the_first_round() {
    let seeds = places("A1 B1 C1 D1 E1 F1 A2 B2 C2 D2 F2 E2");
    assert_eq!(
        listed(&seeded(&seeds).unwrap()),
        [
            "A1 bye", "B2–C2", "D1 bye", "E1–D2", "B1 bye", "A2–F2", "C1 bye", "F1–E2"
        ]
    );
}

// CP-7.5: an exchange that makes another such match is passed over (A3 would
// meet A2); with no partner for an exchange the match stays.
#[test]
fn parting_group_mates_makes_no_new_ones() {
    let seeds = places("A1 C1 E1 A3 B1 F1 D1 A2");
    assert_eq!(
        listed(&seeded(&seeds).unwrap()),
        ["A1–D1", "A3–B1", "C1–A2", "E1–F1"]
    );
    assert_eq!(listed(&seeded(&places("A1 A2")).unwrap()), ["A1–A2"]);
}

// CP-7.1: a bracket has at least two teams, each once.
#[test]
fn bad_lists_of_seeds_are_refused_with_a_cure() {
    assert_eq!(seeded(&[]), Err(KnockoutError::Seeds(0)));
    assert_eq!(seeded(&numbered(1)), Err(KnockoutError::Seeds(1)));
    let many = MAX_TEAMS + 1;
    assert_eq!(seeded(&numbered(many)), Err(KnockoutError::Seeds(many)));
    let twice = seeded(&places("A1 B1 A1")).unwrap_err();
    assert_eq!(
        twice.to_string(),
        "A1 is seeded twice: list each place once"
    );
}

// CP-7.6: the best left meets the worst left.
#[test]
fn seeds_are_put_anew() {
    let left = places("A1 C1 D1 F1");
    assert_eq!(listed(&reseeded_round(&left).unwrap()), ["A1–F1", "C1–D1"]);
}

// CP-7.6: an open draw pairs everybody once, keeps apart whom it should, and another
// seed draws otherwise.
#[test]
fn an_open_draw_pairs_everybody() {
    let teams = places("A1 A2 A3 A4 B1 B2 B3 B4");
    let mut drawn = Vec::new();
    for seed in 0..40 {
        let mut bowl = Bowl::new(seed, Purpose::Round { stage: 0, round: 0 });
        let ties = drawn_round(&teams, |a, b| a.group == b.group, &mut bowl).unwrap();
        let mut met = Vec::new();
        for tie in &ties {
            let Tie::Match(a, b) = tie else {
                panic!("no byes among eight")
            };
            assert_ne!(a.group, b.group);
            met.extend([*a, *b]);
        }
        met.sort_unstable();
        assert_eq!(met, teams);
        drawn.push(listed(&ties));
    }
    drawn.sort();
    drawn.dedup();
    assert!(drawn.len() > 20, "{} different draws of 40", drawn.len());
    // Three of one group and one other: two of a group must meet.
    let mut bowl = Bowl::new(1, Purpose::Round { stage: 0, round: 0 });
    let three = places("A1 A2 A3 B1");
    assert_eq!(
        drawn_round(&three, |a, b| a.group == b.group, &mut bowl)
            .unwrap()
            .len(),
        2
    );
    // Three seeds: the first has a bye.
    let ties = drawn_round(&three[..3], |_, _| false, &mut bowl).unwrap();
    assert_eq!(ties[0], Tie::Bye(three[0]));
}
