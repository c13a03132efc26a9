//! Injuries, match by match.

use competition::injuries::{InjuryList, MINIMUM, too_few};
use competition::result::Blame;

fn out(list: &InjuryList, team: &str) -> Vec<String> {
    list.of_team(team)
        .map(|(player, _)| player.to_string())
        .collect()
}

// CP-12.8, CP-9.2: hurt for two in match 1, then a bye, then 2, 3 and 4: he misses 2 and 3.
#[test]
fn two_matches_are_missed_and_a_bye_does_not_count() {
    let mut list = InjuryList::default();
    list.after_match("Ulm", [("Ash", 2)]);
    // The bye: Ulm plays nobody, others play.
    list.after_match("Bern", []);
    let mut missed = Vec::new();
    for number in 2..=4 {
        if !out(&list, "Ulm").is_empty() {
            missed.push(number);
        }
        list.after_match("Ulm", []);
    }
    assert_eq!(missed, [2, 3]);
}

// CP-9.1: an injury for the rest of the match alone misses nothing; a longer one counts.
#[test]
fn an_injury_lasts_as_long_as_the_game_says() {
    let mut list = InjuryList::default();
    list.after_match("Ulm", [("Ash", 0), ("Birch", 20), ("Cole", 1)]);
    assert_eq!(out(&list, "Ulm"), ["Birch", "Cole"]);
    // Hurt again while he is out: the longer one counts.
    list.after_match("Ulm", [("Birch", 3)]);
    assert_eq!(list.of_team("Ulm").collect::<Vec<_>>(), [("Birch", 19)]);
    assert!(out(&list, "Bern").is_empty());
}

// CP-9.3, CP-1.5: a side that cannot field enough loses; one without players is not asked.
#[test]
fn too_few_players_lose_by_walkover() {
    assert_eq!(MINIMUM, 7);
    assert_eq!(too_few([Some(7), Some(11)], MINIMUM), None);
    assert_eq!(too_few([Some(6), Some(11)], MINIMUM), Some(Blame::Home));
    assert_eq!(too_few([Some(11), Some(0)], MINIMUM), Some(Blame::Away));
    assert_eq!(too_few([Some(6), Some(6)], MINIMUM), Some(Blame::Both));
    assert_eq!(too_few([None, None], MINIMUM), None);
}

#[test]
fn an_injury_goes_with_the_player() {
    let mut list = InjuryList::default();
    list.add("Ulm", "Ash", 2);
    list.add("Ulm", "Ash", 1);
    list.transfer("Ash", [Some("Ulm"), Some("Bern")]);
    assert!(out(&list, "Ulm").is_empty());
    let hurt: Vec<_> = list.of_team("Bern").collect();
    assert_eq!(hurt, [("Ash", 2)], "the longer of two injuries");
}
