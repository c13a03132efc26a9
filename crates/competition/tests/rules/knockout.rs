//! Groups cross.

use competition::groups::MAX_GROUPS;
use competition::knockout::{Advance, KnockoutError, Tie, first_round};

fn crossed(groups: usize, advance: Advance) -> Vec<String> {
    let ties = first_round(groups, advance).unwrap();
    ties.iter().map(ToString::to_string).collect()
}

// GD-11.8: the three listed cases.
#[test]
fn two_and_four_groups_cross_as_the_rule_lists_them() {
    assert_eq!(crossed(2, Advance::Two), ["A1–B2", "B1–A2"]);
    assert_eq!(
        crossed(4, Advance::Two),
        ["A1–B2", "C1–D2", "B1–A2", "D1–C2"]
    );
    assert_eq!(crossed(4, Advance::One), ["A1–B1", "C1–D1"]);
    assert_eq!(crossed(2, Advance::One), ["A1–B1"]);
}

// GD-11.8, CP-7.5: group mates are in different halves, so meet only in the final.
#[test]
fn group_mates_can_meet_again_only_in_the_final() {
    for groups in [2, 4, 8, 16, 32] {
        let ties = first_round(groups, Advance::Two).unwrap();
        assert_eq!(ties.len(), groups);
        for half in ties.chunks(groups / 2) {
            let mut seen: Vec<usize> = half
                .iter()
                .flat_map(|tie| match tie {
                    Tie::Match(a, b) => [a.group, b.group],
                    Tie::Bye(_) => panic!("no byes in a full bracket"),
                })
                .collect();
            seen.sort_unstable();
            assert_eq!(seen, (0..groups).collect::<Vec<_>>());
        }
    }
}

// GD-11.6: one or two go on, two unless said otherwise.
#[test]
fn advance_is_one_or_two() {
    assert_eq!(Advance::default().count(), 2);
    assert_eq!(Advance::try_from(1), Ok(Advance::One));
    assert_eq!(Advance::try_from(2), Ok(Advance::Two));
    for count in [0, 3, usize::MAX] {
        assert_eq!(Advance::try_from(count), Err(KnockoutError::Advance(count)));
    }
}

// CP-7.5: what cannot be crossed is refused with the cure.
#[test]
fn other_numbers_of_groups_need_seeds() {
    for groups in [0, 1, MAX_GROUPS + 1, usize::MAX] {
        assert_eq!(
            first_round(groups, Advance::Two),
            Err(KnockoutError::Groups(groups))
        );
    }
    let six = first_round(6, Advance::One).unwrap_err();
    assert_eq!(six, KnockoutError::NeedsSeeds(6));
    assert!(six.to_string().contains("pair them as seeds"));
}
