//! Teams are put into groups.

use competition::TeamIx;
use competition::groups::{GroupSplit, SplitError, Warning, group_name, split};

fn sizes(split: &GroupSplit) -> Vec<usize> {
    split.groups.iter().map(Vec::len).collect()
}

// GD-11.1: even numbers of teams and groups are expected.
#[test]
fn odd_numbers_are_warned_about_and_even_ones_are_not() {
    assert_eq!(split(8, 2).unwrap().warnings, []);
    assert_eq!(
        split(9, 3).unwrap().warnings,
        [Warning::OddTeams(9), Warning::OddGroups(3)]
    );
    assert_eq!(split(12, 3).unwrap().warnings, [Warning::OddGroups(3)]);
    let uneven = Warning::Uneven {
        teams: 9,
        groups: 2,
    };
    assert_eq!(
        split(9, 2).unwrap().warnings,
        [Warning::OddTeams(9), uneven]
    );
}

// GD-11.2: the two checks of the rule.
#[test]
fn eight_make_two_of_four_and_twelve_make_four_of_three() {
    let eight = split(8, 2).unwrap();
    assert_eq!(sizes(&eight), [4, 4]);
    let twelve = split(12, 4).unwrap();
    assert_eq!(sizes(&twelve), [3, 3, 3, 3]);
    assert!(twelve.warnings.is_empty());
}

// GD-11.2: teams mod groups is not 0: one more at most, and a warning.
#[test]
fn ten_teams_in_four_groups_play_with_a_warning() {
    let ten = split(10, 4).unwrap();
    assert_eq!(sizes(&ten), [3, 3, 2, 2]);
    assert_eq!(
        ten.warnings,
        [Warning::Uneven {
            teams: 10,
            groups: 4
        }]
    );
    assert_eq!(
        ten.warnings[0].to_string(),
        "10 teams do not divide evenly into 4 groups: 2 of them have one team more and play more matches"
    );
}

// GD-11.1, GD-11.2: every team is in exactly one group; sizes differ by one at most.
#[test]
fn every_split_places_every_team_once() {
    for teams in 2..=40 {
        for groups in 1..=teams / 2 {
            let split = split(teams, groups).unwrap();
            assert_eq!(split.groups.len(), groups);
            let sizes = sizes(&split);
            assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1);
            let mut all = split.groups.concat();
            all.sort_unstable();
            assert_eq!(all, (0..teams).map(TeamIx).collect::<Vec<_>>());
            let uneven = Warning::Uneven { teams, groups };
            assert_eq!(split.warnings.contains(&uneven), teams % groups != 0);
        }
    }
}

// GD-11.1: a group without a match is no group.
#[test]
fn impossible_numbers_are_refused_with_a_cure() {
    assert_eq!(split(8, 0), Err(SplitError::NoGroups));
    assert_eq!(
        split(usize::MAX, 2),
        Err(SplitError::TooManyTeams(usize::MAX))
    );
    let few = split(7, 4).unwrap_err();
    assert_eq!(
        few,
        SplitError::TooFewTeams {
            teams: 7,
            groups: 4
        }
    );
    assert!(few.to_string().ends_with("ask for at most 3 groups"));
    assert!(split(0, usize::MAX).is_err());
}

// CP-7.5: groups go by letters.
#[test]
fn groups_are_lettered() {
    let names: Vec<_> = [0, 3, 25, 26, 27, 701, 702].map(group_name).to_vec();
    assert_eq!(names, ["A", "D", "Z", "AA", "AB", "ZZ", "AAA"]);
    assert!(!group_name(usize::MAX).is_empty());
}
