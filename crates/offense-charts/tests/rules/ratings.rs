//! Rating more clubs, and what ratings lead to.

use offense_charts::{Rating, Results, rate};

fn results(games: u32, won: u32, goals_for: u32, goals_against: u32) -> Results {
    Results {
        games,
        won,
        goals_for,
        goals_against,
    }
}

#[test]
fn ratings_are_ten_times_a_game() {
    // OC-14.1
    // OC-14.2
    // OC-14.3
    // At home 39 in 19, away 20 in 19, together 59 in 38: 20.5, 10.5 and 15.5, of
    // which halves go up.
    let (offence, defence, x) = rate(results(19, 12, 39, 10), results(19, 7, 20, 25));
    assert_eq!(offence, Rating::new(16, Some(21), Some(11)));
    // 10/19 is 5.26, 25/19 is 13.16, 35/38 is 9.21.
    assert_eq!(defence, Rating::new(9, Some(5), Some(13)));
    // 19 of 38.
    assert_eq!(x, 5);
    // 3 of 20 is 1.5, and goes up; 0.25 goals a game are 2.5, and go up.
    let (offence, _, x) = rate(results(10, 3, 2, 0), results(10, 0, 3, 0));
    assert_eq!(x, 2);
    assert_eq!(offence, Rating::new(3, Some(2), Some(3)));
}

#[test]
fn fewer_than_five_games_are_an_asterisk() {
    // OC-14.4
    let (offence, defence, _) = rate(results(4, 1, 4, 4), results(5, 1, 5, 5));
    assert_eq!(offence.to_string(), "10, *, 10");
    assert_eq!(defence.to_string(), "10, *, 10");
}
