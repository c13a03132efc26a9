//! A squad of those who are there.

use counter_attack::{Squad, post::Post};
use tabletop::BySide;

/// Keepers 1 and 12, and fourteen others, by shirt and side.
fn squads() -> BySide<Squad> {
    Post::parse("").unwrap().squads
}

fn names(squad: Option<Squad>) -> String {
    let names: Vec<String> = squad
        .unwrap()
        .cards
        .into_iter()
        .map(|card| card.name)
        .collect();
    names.join(" ")
}

#[test]
fn the_bench_fills_gaps_and_boys_fill_the_bench() {
    let BySide { home, away } = squads();
    // 13H is the first outfielder of the bench; the fifth seat is empty then.
    assert_eq!(
        names(home.of_those(&[], &[], |name| name != "3H")),
        "1H 2H 13H 4H 5H 6H 7H 8H 9H 10H 11H 12H 14H 15H 16H HOM youth 5"
    );
    // Who is new sits down beside the keeper.
    let joined = [(&away, "5A"), (&away, "nobody")];
    assert_eq!(
        names(home.of_those(&joined, &[], |name| name != "3H")),
        "1H 2H 13H 4H 5H 6H 7H 8H 9H 10H 11H 12H 5A 14H 15H 16H"
    );
    // Without the second keeper a boy sits there.
    assert_eq!(
        names(home.of_those(&[], &[], |name| name != "12H")),
        "1H 2H 3H 4H 5H 6H 7H 8H 9H 10H 11H HOM youth 1 13H 14H 15H 16H"
    );
    let no_keeper = home.of_those(&[], &[], |name| name != "1H" && name != "12H");
    assert!(no_keeper.is_none(), "somebody must keep goal");
}

#[test]
fn the_wanted_begin_if_they_are_a_side() {
    let home = squads().home;
    let wanted = |names: &str| names.split(' ').map(String::from).collect::<Vec<_>>();
    let eleven = "12H 13H 14H 15H 16H 2H 3H 4H 5H 6H 7H";
    assert_eq!(
        names(home.of_those(&[], &wanted(eleven), |_| true)),
        format!("{eleven} 1H 8H 9H 10H 11H")
    );
    // Two keepers are no side: the usual men begin.
    let two = "12H 1H 14H 15H 16H 2H 3H 4H 5H 6H 7H";
    assert_eq!(
        names(home.of_those(&[], &wanted(two), |_| true)),
        "1H 2H 3H 4H 5H 6H 7H 8H 9H 10H 11H 12H 13H 14H 15H 16H"
    );
}
