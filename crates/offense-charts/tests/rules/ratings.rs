//! Rating more clubs, and what ratings lead to.

use offense_charts::{Rating, Results, rate, strength::rate_text};
use tabletop::Side;

use crate::kit::{AWAY, HOME, one_reading, rules_with, start};

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

#[test]
fn ratings_are_written_with_halves() {
    for (rate2, text) in [(0, "0"), (33, "16.5"), (-1, "-0.5"), (-4, "-2")] {
        assert_eq!(rate_text(rate2), text);
    }
}

#[test]
fn division_and_nation_are_added_and_men_move_the_chart() {
    // OC-2.12
    // OC-5.3
    // OC-10.1
    // OC-10.2
    let home = HOME.replace("HOM, , 1", "HOM, Aland, 1");
    let away = AWAY.replace("AWY, , 1", "AWY, Bland, 2");
    let nations = "touchline nations 1\nAland, 8\nBland, 5\n";
    let rules = rules_with(
        &[("home", &home), ("away", &away), ("nations", nations)],
        "",
    );
    let strength = rules.strength();
    // In halves: 14 + 13, five points for the division, three for the nation; 12 + 12, and
    // five points less.
    assert_eq!(strength.rate2(Side::Home), 27 + 10 + 6);
    assert_eq!(strength.rate2(Side::Away), 24 - 10);
    // Five points for each man: from 21.5 to 16.5, from 7 to 12.
    assert_eq!(strength.chart(Side::Home, 0).to_string(), "21H");
    assert_eq!(strength.chart(Side::Home, -1).to_string(), "16H");
    assert_eq!(strength.chart(Side::Away, 1).to_string(), "12L");
}

#[test]
fn only_level_fouls_on_neutral_ground_are_drawn_again() {
    // OC-4.4
    let rules = rules_with(
        &[("charts", &one_reading("FOUL"))],
        "draws=dice detail=off ground=neutral",
    );
    let drawn = |numbers: &str| start(rules.clone(), "").play(&format!("top 1 | middle {numbers}"));
    // 10 + 4 and 9 + 5; 10 + 4 and 10 + 5.
    drawn("10 9").tells(["level home 14 v 14"]);
    drawn("10 10").does_not_tell("level");
}
