//! Suspensions, match by match.

use competition::TeamIx;
use competition::course::CourseNote;
use competition::fixtures::Fixture;
use competition::result::Colour::{self, Red, SecondYellow, Yellow};
use competition::result::{Blame, Card, MatchResult, Reason, Status};
use competition::suspensions::{BanChange, Discipline, Suspensions};
use tabletop::Side;

use crate::kit::{course, enter, favourites, open, presets};

const TEAM: TeamIx = TeamIx(0);
const GAME: Fixture = Fixture {
    home: TEAM,
    away: TeamIx(1),
};

fn card(colour: Colour, reason: Reason) -> Card {
    Card {
        side: Side::Home,
        player: "Ash".to_string(),
        minute: 30,
        colour,
        reason,
    }
}

fn with(cards: &[Card]) -> MatchResult {
    MatchResult {
        cards: cards.to_vec(),
        ..MatchResult::new([0, 0])
    }
}

fn yellow() -> MatchResult {
    with(&[card(Yellow, Reason::Other)])
}

fn preset(name: &str) -> Discipline {
    presets().discipline(name).unwrap().clone()
}

/// For each match whether he could play, given what he gets in those he plays.
fn plays(rules: Discipline, first_day: u32, gets: &[MatchResult], matches: usize) -> Vec<bool> {
    let mut list = Suspensions::new(rules);
    let mut gets = gets.iter();
    let mut played = Vec::new();
    for day in (first_day..).take(matches) {
        let can = list.of_team(TEAM).is_empty();
        played.push(can);
        let clean = MatchResult::new([0, 0]);
        let result = if can {
            gets.next().unwrap_or(&clean)
        } else {
            &clean
        };
        list.after_match(day, GAME, result);
    }
    played
}

/// How many matches he misses after this one.
fn misses(rules: Discipline, result: MatchResult) -> usize {
    plays(rules, 1, &[result], 20)
        .iter()
        .filter(|can| !**can)
        .count()
}

// CP-12.7, CP-8.2: five cautions in five matches: he misses the sixth and plays the seventh.
#[test]
fn the_fifth_caution_costs_the_sixth_match() {
    let played = plays(preset("league"), 1, &vec![yellow(); 5], 7);
    assert_eq!(played, [true, true, true, true, true, false, true]);
    // From matchday 16 on the fifth comes on matchday 20, which is too late.
    let played = plays(preset("league"), 16, &vec![yellow(); 5], 7);
    assert_eq!(played, [true; 7]);
    // Another game's player of the same name is not meant.
    let mut list = Suspensions::new(preset("league"));
    for day in 1..=5 {
        list.after_match(day, GAME, &yellow());
    }
    assert_eq!(list.of_team(TEAM), ["Ash"]);
    assert!(list.of_team(TeamIx(1)).is_empty());
}

// CP-12.7: the fifth caution and then a red in one match: 1 + 3 matches.
#[test]
fn a_caution_before_a_red_counts_too() {
    let both = with(&[card(Yellow, Reason::Other), card(Red, Reason::Other)]);
    let gets = [vec![yellow(); 4], vec![both]].concat();
    let played = plays(preset("league"), 1, &gets, 11);
    let expected = [[true; 5].as_slice(), &[false; 4], &[true; 2]].concat();
    assert_eq!(played, expected);
}

// CP-8.1: matches by reason; a suspension by hand comes on top.
#[test]
fn a_red_costs_by_its_reason() {
    let red = |reason| with(&[card(Red, reason)]);
    let second = with(&[
        card(Yellow, Reason::Other),
        card(SecondYellow, Reason::SecondYellow),
    ]);
    let league = || preset("league");
    assert_eq!(misses(league(), second.clone()), 1);
    assert_eq!(misses(league(), red(Reason::SecondYellow)), 1);
    assert_eq!(misses(league(), red(Reason::LastMan)), 1);
    assert_eq!(misses(league(), red(Reason::Handball)), 1);
    assert_eq!(misses(league(), red(Reason::Other)), 3);
    assert_eq!(misses(league(), red(Reason::Violent)), 3);
    assert_eq!(misses(preset("world_cup"), red(Reason::Other)), 1);
    assert_eq!(misses(preset("none"), red(Reason::Violent)), 0);
    let mut list = Suspensions::new(league());
    list.after_match(1, GAME, &red(Reason::Other));
    let ban = list.suspend(TEAM, "Ash", 4);
    assert_eq!(ban.what, BanChange::Added(4));
    assert_eq!(list.records().next().unwrap().2.banned(), 7);
}

// CP-8.2: steps of the European cups, of world cups, of leagues elsewhere.
#[test]
fn cautions_cost_by_their_steps() {
    let missed = |name: &str, cautions: usize| -> Vec<usize> {
        // After how many cautions a match is missed.
        let mut list = Suspensions::new(preset(name));
        let mut at = Vec::new();
        for caution in 1..=cautions {
            let changes = list.after_match(1, GAME, &yellow());
            if changes
                .iter()
                .any(|ban| matches!(ban.what, BanChange::Added(_)))
            {
                at.push(caution);
            }
        }
        at
    };
    assert_eq!(missed("uefa", 10), [3, 5, 7, 9]);
    assert_eq!(missed("world_cup", 7), [2, 4, 6]);
    assert_eq!(missed("mls", 12), [5, 8, 11]);
    assert_eq!(missed("league", 16), [5, 10, 15]);
    // Two matches for the tenth, three for the fifteenth.
    let mut list = Suspensions::new(preset("league"));
    let added: Vec<u32> = (0..15)
        .flat_map(|_| list.after_match(1, GAME, &yellow()))
        .filter_map(|ban| match ban.what {
            BanChange::Added(matches) => Some(matches),
            BanChange::Served(_) => None,
        })
        .collect();
    assert_eq!(added, [1, 2, 3]);
}

// CP-8.2: the two cautions that became a red are not counted, unless the rules say so.
#[test]
fn two_cautions_that_became_a_red_are_not_counted() {
    let second = with(&[
        card(Yellow, Reason::Other),
        card(SecondYellow, Reason::SecondYellow),
    ]);
    let cautions = |rules| {
        let mut list = Suspensions::new(rules);
        list.after_match(1, GAME, &second);
        list.records().next().unwrap().2.yellows
    };
    assert_eq!(cautions(preset("league")), 0);
    let counting = Discipline {
        two_yellows_count: 2,
        ..preset("league")
    };
    assert_eq!(cautions(counting), 2);
}

/// A cup of eight in which two cautions cost a match.
fn cup(wipe: &str) -> String {
    format!(
        r#"{{"id":"t","discipline":{{"yellow_steps":[[2,1,null]]{wipe}}},
        "stages":[{{"kind":"knockout","pairing":"seeds"}}]}}"#
    )
}

// CP-8.3: single cautions are deleted after the quarter-finals; a suspension is not.
#[test]
fn cautions_are_deleted_after_the_quarter_finals() {
    for (wipe, banned_in_final) in [("", true), (r#","wipe_after":"quarter-finals""#, false)] {
        let mut course = course(&cup(wipe), 8);
        let mut seen = None;
        while let Some(next) = open(&course).first() {
            let brief = course.brief(next.key).unwrap();
            if next.key.round == 2 {
                seen = Some(brief.unavailable.concat());
            }
            let mut result = favourites(next);
            // Team 0 wins every match, and its player is cautioned in all of them.
            let side = match next.fixture() {
                fixture if fixture.home == TEAM => Some(Side::Home),
                fixture if fixture.away == TEAM => Some(Side::Away),
                _ => None,
            };
            result.cards.extend(side.map(|side| Card {
                side,
                ..card(Yellow, Reason::Other)
            }));
            enter(&mut course, next.key, result).unwrap();
        }
        let expected: &[&str] = if banned_in_final { &["Ash"] } else { &[] };
        assert_eq!(seen.unwrap(), expected);
        assert_eq!(course.log().contains(&CourseNote::Wiped), !banned_in_final);
    }
    let mut list = Suspensions::new(preset("league"));
    list.after_match(1, GAME, &with(&[card(Red, Reason::Other)]));
    list.wipe();
    assert_eq!(list.of_team(TEAM), ["Ash"]);
}

// CP-8.4: only a match that was played serves, or a walkover where that is the rule.
#[test]
fn a_suspension_is_served_in_matches_that_are_played() {
    let left = |rules: Discipline, result: &MatchResult| {
        let mut list = Suspensions::new(rules);
        list.after_match(1, GAME, &with(&[card(Red, Reason::Other)]));
        list.after_match(2, GAME, result);
        list.records().next().unwrap().2.banned()
    };
    let walkover = MatchResult::walkover(Blame::Away, None);
    let abandoned = MatchResult {
        status: Status::Abandoned,
        ..MatchResult::default()
    };
    let strict = || preset("league");
    let mild = || Discipline {
        serve_on_walkover: true,
        ..preset("league")
    };
    assert_eq!(left(strict(), &MatchResult::new([1, 0])), 2);
    assert_eq!(left(strict(), &walkover), 3);
    assert_eq!(left(mild(), &walkover), 2);
    assert_eq!(left(mild(), &abandoned), 3);
}

// CP-8.4: what is left goes to the next season, red before yellow, unless the rules say no.
#[test]
fn what_is_not_served_goes_over() {
    let both = with(&[card(Yellow, Reason::Other), card(Red, Reason::LastMan)]);
    let mut list = Suspensions::new(preset("league"));
    for day in 1..=4 {
        list.after_match(day, GAME, &yellow());
    }
    list.after_match(5, GAME, &both);
    let mut next = list.next_season();
    let record = |list: &Suspensions| list.records().next().map(|(_, _, record)| record);
    let carried = record(&next).unwrap();
    assert_eq!((carried.yellows, carried.red, carried.yellow), (0, 1, 1));
    next.after_match(1, GAME, &MatchResult::new([0, 0]));
    let after_one = record(&next).unwrap();
    assert_eq!((after_one.red, after_one.yellow), (0, 1));
    let strict = Discipline {
        carry_over: false,
        ..preset("league")
    };
    let mut list = Suspensions::new(strict);
    list.after_match(1, GAME, &both);
    assert_eq!(record(&list.next_season()), None);
}

// CP-8.5: extra time and shoot-out belong to the match: he misses the next one.
#[test]
fn extra_time_belongs_to_the_match() {
    let mut late = with(&[Card {
        minute: 119,
        ..card(Red, Reason::LastMan)
    }]);
    late.extra = Some([0, 0]);
    late.shootout = Some([5, 4]);
    assert_eq!(
        plays(preset("league"), 1, &[late], 4),
        [true, false, true, true]
    );
}

// CP-8.6: what was served is counted before what is new, and both are in the log.
#[test]
fn served_first_then_added() {
    let mut list = Suspensions::new(preset("league"));
    list.after_match(1, GAME, &with(&[card(Red, Reason::LastMan)]));
    // Another one is sent off in the match he misses.
    let mut other = card(Red, Reason::Other);
    other.player = "Birch".to_string();
    let changes = list.after_match(2, GAME, &with(&[other]));
    let seen: Vec<_> = changes
        .iter()
        .map(|ban| (ban.player.as_str(), ban.what))
        .collect();
    assert_eq!(
        seen,
        [
            ("Ash", BanChange::Served(0)),
            ("Birch", BanChange::Added(3))
        ]
    );
    assert_eq!(list.of_team(TEAM), ["Birch"]);
}

/// A transfer: what a player has collected goes with him.
#[test]
fn a_record_goes_with_the_player() {
    let mut list = Suspensions::new(Discipline::default());
    list.suspend(TEAM, "Ash", 3);
    list.suspend(TEAM, "Birch", 1);
    list.transfer("Ash", Some(TEAM), Some(TeamIx(1)));
    assert_eq!(list.of_team(TEAM), ["Birch"]);
    assert_eq!(list.of_team(TeamIx(1)), ["Ash"]);
    list.transfer("Ash", Some(TeamIx(1)), None);
    assert!(list.of_team(TeamIx(1)).is_empty());
}
