//! The first knock-out round from a list of seeds (GD-11.8, CP-7.1 to CP-7.5).
//!
//! Needed where groups cannot be crossed, six of them for example: the
//! qualifiers are ranked, the best get the byes, and the seeds are spread over
//! the lines so that the best two can meet only in the final.

use crate::knockout::{KnockoutError, Place, Tie};
use crate::{MAX_TEAMS, repeated};

/// The first round of any number of qualifiers, best seed first: group winners
/// in their order, then runners-up (CP-7.4).
///
/// A match between two teams of one group is broken up where that is possible.
///
/// # Errors
/// When there are fewer than 2 or more than [`MAX_TEAMS`] seeds, or one twice.
pub fn seeded_round(seeds: &[Place]) -> Result<Vec<Tie>, KnockoutError> {
    if !(2..=MAX_TEAMS).contains(&seeds.len()) {
        return Err(KnockoutError::Seeds(seeds.len()));
    }
    if let Some(place) = repeated(seeds) {
        return Err(KnockoutError::Repeated(place));
    }
    let lines = line_order(seeds.len().next_power_of_two());
    let seed = |number: usize| seeds.get(number.wrapping_sub(1)).copied();
    let mut ties = Vec::new();
    for pair in lines.chunks_exact(2) {
        match (seed(pair[0]), seed(pair[1])) {
            (Some(better), Some(worse)) => ties.push(Tie::Match(better, worse)),
            (better, worse) => ties.extend(better.or(worse).map(Tie::Bye)),
        }
    }
    part_group_mates(&mut ties);
    Ok(ties)
}

/// The seed numbers (from 1) in bracket order; `size` is a power of two (CP-7.2).
fn line_order(size: usize) -> Vec<usize> {
    let mut lines = vec![1];
    while lines.len() < size {
        let sum = 2 * lines.len() + 1;
        lines = lines.iter().flat_map(|&seed| [seed, sum - seed]).collect();
    }
    lines
}

/// Gives each match of two group mates the worse seed of the nearest match
/// that can take the other in exchange; of two equally near, the later one.
/// Where there is none, the match stays (CP-7.5).
fn part_group_mates(ties: &mut [Tie]) {
    let mut matches: Vec<&mut Tie> = ties
        .iter_mut()
        .filter(|t| matches!(t, Tie::Match(..)))
        .collect();
    for at in 0..matches.len() {
        let nearest = (1..matches.len()).flat_map(|step| [Some(at + step), at.checked_sub(step)]);
        for other in nearest.flatten() {
            let Ok([mates, others]) = matches.get_disjoint_mut([at, other]) else {
                continue;
            };
            if let (Tie::Match(a, b), Tie::Match(c, d)) = (&mut **mates, &mut **others) {
                if a.group != b.group {
                    break;
                }
                if a.group != d.group && c.group != b.group {
                    std::mem::swap(b, d);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(ties: &[Tie]) -> Vec<String> {
        ties.iter().map(ToString::to_string).collect()
    }

    /// `A1 B2 …` as places.
    fn places(text: &str) -> Vec<Place> {
        let place = |s: &str| Place {
            group: usize::from(s.as_bytes()[0] - b'A'),
            rank: s[1..].parse().unwrap(),
        };
        text.split_whitespace().map(place).collect()
    }

    /// Seeds whose place is their own number, each of its own group.
    fn numbered(n: usize) -> Vec<Place> {
        (1..=n)
            .map(|seed| Place {
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
    }

    // GD-11.8, CP-7.1, CP-7.3: byes go to the best seeds.
    #[test]
    fn the_best_seeds_get_the_byes() {
        // For n seeds: the byes, sorted, and the matches in bracket order.
        let round = |n| {
            let (mut byes, mut matches) = (Vec::new(), Vec::new());
            for tie in seeded_round(&numbered(n)).unwrap() {
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
            listed(&seeded_round(&seeds).unwrap()),
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
            listed(&seeded_round(&seeds).unwrap()),
            ["A1–D1", "A3–B1", "C1–A2", "E1–F1"]
        );
        assert_eq!(listed(&seeded_round(&places("A1 A2")).unwrap()), ["A1–A2"]);
    }

    // CP-7.1: a bracket has at least two teams, each once.
    #[test]
    fn bad_lists_of_seeds_are_refused_with_a_cure() {
        assert_eq!(seeded_round(&[]), Err(KnockoutError::Seeds(0)));
        assert_eq!(seeded_round(&numbered(1)), Err(KnockoutError::Seeds(1)));
        let many = MAX_TEAMS + 1;
        assert_eq!(
            seeded_round(&numbered(many)),
            Err(KnockoutError::Seeds(many))
        );
        let twice = seeded_round(&places("A1 B1 A1")).unwrap_err();
        assert_eq!(
            twice.to_string(),
            "A1 is seeded twice: list each place once"
        );
    }
}
