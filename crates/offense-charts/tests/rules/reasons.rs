//! What is said of why something happened: whose number it was, what it was held
//! against, what came of it, and the clause that was applied.

use football::Game;
use offense_charts::{Event, Happening, OffenseCharts, Period};
use scoresheet::words;
use tabletop::Side;

use crate::kit::{AWAY, HOME, one_reading, rules, rules_with, start};

/// All reasons of what happens after a start, with dice and no players but the booked.
fn reasons_of(rules: &OffenseCharts, begin: &str, answers: &str) -> Vec<String> {
    let played = start(rules.clone(), begin).play(answers);
    let events = played.session.events().iter();
    let whys = events.filter_map(|event| rules.why(event));
    whys.map(|why| words::told(&why)).collect()
}

/// The same with this reading up to 50 on both charts, and OFFSIDE above.
pub fn said(reading: &str, options: &str, begin: &str, answers: &str) -> Vec<String> {
    let charts = one_reading(reading);
    let options = format!("draws=dice detail=off {options}");
    let rules = rules_with(&[("charts", &charts)], &options);
    reasons_of(&rules, begin, answers)
}

/// One of the reasons is this, word for word.
pub fn has(reasons: &[String], reason: &str) {
    let found = reasons.iter().any(|why| why == reason);
    assert!(found, "{reason}\n{reasons:#?}");
}

#[test]
fn charts_say_how_they_were_found() {
    // OC-2.2
    // OC-2.3
    // OC-2.12
    let found = |home: &str, away: &str, nations: &str| {
        let documents = [("home", home), ("away", away), ("nations", nations)];
        let rules = rules_with(&documents, "draws=dice detail=off");
        reasons_of(&rules, "next: kick-off", "bottom 50")
    };
    let plain = found(HOME, AWAY, "touchline nations 1\n");
    has(
        &plain,
        "bottom 50: 1-50 home, 51-100 away; home kicks off [OC-2.14]",
    );
    has(
        &plain,
        "home (O 14 + D 13)/2 = RATE 13.5, chart 13H, X 4; \
         away (O 12 + D 12)/2 = RATE 12, chart 12L, X 5 [OC-2.12]",
    );
    // 13 and 16.5; five points for the division, and 7 - 4 for the nation.
    let abroad = found(
        "touchline ratings 1\nhome, Home, HOM, Northland, 1, 13, *, *, 16, *, *, 4\n",
        "touchline ratings 1\naway, Away, AWY, Southland, 2, 17, *, *, 13, *, *, 5\n",
        "touchline nations 1\nNorthland, 7\nSouthland, 4\n",
    );
    has(
        &abroad,
        "home (O 13 + D 13)/2 + 5 for the division + 3 for the nation = RATE 21, chart 21L, X 4; \
         away (O 17 + D 16)/2 - 5 for the division = RATE 11.5, chart 11H, X 5 [OC-2.12]",
    );
    let level = found(
        "touchline ratings 1\nhome, Home, HOM, , 1, 13, 15, 11, 12, 10, 14, 4\n",
        "touchline ratings 1\naway, Away, AWY, , 1, 15, 21, 19, 12, 10, 14, 4\n",
        "touchline nations 1\n",
    );
    has(
        &level,
        "home (O 15 + D 14)/2 + 1 for level RATEs = RATE 15.5, chart 15H, X 4; \
         away (O 19 + D 10)/2 = RATE 14.5, chart 14H, X 4 [OC-2.12]",
    );
}

#[test]
fn a_kick_off_that_was_agreed_is_no_draw() {
    let rules = rules("draws=dice detail=off kick_off=away");
    has(
        &reasons_of(&rules, "next: kick-off", ""),
        "home (O 14 + D 13)/2 = RATE 13.5, chart 13H, X 4; \
         away (O 12 + D 12)/2 = RATE 12, chart 12L, X 5; away kicks off, as agreed [OC-2.12]",
    );
}

#[test]
fn a_reading_says_who_drew_and_what_came_of_it() {
    // OC-3.15
    for (reading, top, reason) in [
        ("X", "1", "1-50 X [OC-7.1]"),
        ("FOUL", "50", "1-50 FOUL [OC-3.13]"),
        ("CORNER KICK:SHOT", "2", "1-50 CORNER KICK:SHOT [OC-11.1]"),
        (
            "GOAL",
            "1",
            "1-50 GOAL; a goal for home, and away has the ball [OC-3.3]",
        ),
        (
            "OWN GOAL",
            "1",
            "1-50 OWN GOAL; an own goal: one for away, and home has the ball [OC-3.16]",
        ),
        ("X", "51", "51-100 OFFSIDE; away has the ball [OC-3.12]"),
        (
            "INJURY 1",
            "1",
            "1-50 INJURY 1; home keeps the ball, \
             but adds no X to contests of the X chart for 1 minute [OC-6.1]",
        ),
        (
            "INJURY 2",
            "1",
            "1-50 INJURY 2; home keeps the ball, \
             but adds no X to contests of the X chart for 2 minutes [OC-6.1]",
        ),
    ] {
        let reason = format!("home draws top {top} on chart 13H: {reason}");
        has(&said(reading, "", "", &format!("top {top}")), &reason);
    }
}

#[test]
fn a_table_says_who_has_the_ball_then() {
    // OC-1.15
    for (reading, bottoms, reason) in [
        (
            "X",
            "80",
            "80 on the table x: 79-88 DISPOSSESSED; away has the ball [OC-9.9]",
        ),
        (
            "X",
            "95",
            "95 on the table x: 95-98 THROW-IN KEPT; home keeps the ball [OC-9.9]",
        ),
        (
            "X",
            "34",
            "34 on the table x: 1-34 CONTESTED HEADER [OC-9.9]",
        ),
        (
            "SHOT WIDE LEFT",
            "79",
            "79 on the table shot wide: 79-88 CORNER KICK [OC-9.2]",
        ),
        (
            "CORNER KICK",
            "96",
            "96 on the table corner: 96-100 FREE KICK TO DEFENDERS; away has the ball [OC-9.5]",
        ),
        (
            "DFK",
            "5",
            "5 on the table free kick: 1-5 GOAL; a goal for home, and away has the ball [OC-9.8]",
        ),
        (
            "SHOT DEFLECTED",
            "44",
            "44 on the table loose ball: 23-44 ATTACKING TEAM KEEPS; home keeps the ball [OC-9.1]",
        ),
        (
            "SHOT",
            "66",
            "66 on the table shot result: 45-66 SAVED AND HELD; away has the ball [OC-9.10]",
        ),
        (
            "SHOT",
            "91",
            "91 on the table shot result: 91-100 GOAL; \
             a goal for home, and away has the ball [OC-9.10]",
        ),
        (
            "SHOT",
            "4",
            "4 on the table shot result: 1-15 HIGH; \
             4 is no more than X 4 of home: a goal for home, and away has the ball [OC-9.11]",
        ),
        (
            "SHOT",
            "5",
            "5 on the table shot result: 1-15 HIGH; \
             5 is more than X 4 of home: away has the ball [OC-9.11]",
        ),
        (
            "THUNDERSTORM",
            "98",
            "98 on the table weather: 1-98 NONE; X stays as it is, and home keeps the ball \
             [OC-6.4]",
        ),
        (
            "THUNDERSTORM",
            "100",
            "100 on the table weather: 100 AWAY -1; \
             on X for the rest of the match, and home keeps the ball [OC-6.4]",
        ),
    ] {
        let reasons = said(reading, "", "", &format!("top 1 | bottom {bottoms}"));
        has(&reasons, &format!("bottom {reason}"));
    }
}

/// The numbers of a column may be the team's own, and it is said that they are.
#[test]
fn a_player_is_found_in_a_column_by_name() {
    // OC-9.3
    // OC-9.4
    // OC-13.1
    let charts = one_reading("GOAL");
    let line_up = "touchline line-up 1\n4, Cora Back, , 1-20\n9, Nia Nine, , 21-100\n";
    let documents = [("charts", &*charts), ("home-line-up", line_up)];
    let scored = |begin: &str| {
        let rules = rules_with(&documents, "draws=dice detail=goals");
        reasons_of(&rules, begin, "top 1 | bottom 20")
    };
    has(
        &scored(""),
        "home, bottom 20 in the right column of its own: 1-20 is position 4, Cora Back [OC-9.4]",
    );
    has(
        &scored("ball: away"),
        "away, bottom 20 in the right column: 17-21 is position 6, the holding midfielder \
         [OC-9.3]",
    );
}

#[test]
fn the_end_of_a_half_says_how_long_it_was() {
    // OC-8.4
    // OC-8.5
    // OC-8.7
    // OC-8.8
    let reasons = said("X", "", "minute: 44", "top 51 | bottom 5");
    has(
        &reasons,
        "bottom 5 on the table added time: 1-5 is 0 minutes [OC-8.4]",
    );
    has(
        &reasons,
        "45 minutes and 0 of added time are played [OC-8.5]",
    );
    has(
        &reasons,
        "away has the ball, for home kicked off the first half [OC-8.7]",
    );
    let second = "period: second half | minute: 45 | next: added time";
    let last = said("X", "", second, "bottom 6 | top 51");
    has(
        &last,
        "bottom 6 on the table added time: 6-24 is 1 minute [OC-8.4]",
    );
    has(&last, "45 minutes and 1 of added time are played [OC-8.5]");
    has(
        &last,
        "two halves are played, and the score stands [OC-8.8]",
    );
    // Cards are shuffled, and dice are not.
    let [of_dice, of_cards] = ["draws=dice", "draws=deck"].map(|draws| second_half(&rules(draws)));
    assert!(!of_dice.contains("shuffled"), "{of_dice}");
    assert!(of_cards.ends_with("; all cards are shuffled"), "{of_cards}");
}

/// Why the second half begins as it does.
fn second_half(rules: &OffenseCharts) -> String {
    let event = Event {
        clause: "OC-8.7",
        period: Period::SecondHalf,
        minute: 0,
        side: Side::Away,
        what: Happening::PeriodStart,
    };
    words::said(&rules.why(&event).unwrap().phrase)
}
