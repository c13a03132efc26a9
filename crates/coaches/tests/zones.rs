//! The odds of action-deck against values by hand and against matches played.

#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;

use action_deck::{ActionDeck, Event};
use coaches::{
    action_deck::{Policy, odds::match_odds},
    odds::BoundedOdds,
};
use football::{BoxScore, Game as _};
use tabletop::{
    Ask, BySide, Coach as _, Rules as _, Side, play_out,
    sources::{Generator, Simulate},
};

const DECK: &str = include_str!("../../../data/action-deck/standard.deck");
const CHARTS: &str = include_str!("../../../data/action-deck/standard.charts");

/// A team with eight players who differ, and two keepers.
const USUAL: &str = "touchline team-chart 1
team, usual, Usual, USU
control, 60
shoot, 41
foul on, 50/57
fouled, 73
assist, 112
own goal, 14
penalty kick, 36/78
ejection, 25
player, A, 1-30, 40, 1-34, 30, 1-8, 1-20, 1-6, 1-15
player, B, 31-52, 36, 35-58, 26, 9-20, 21-38, 7-16, 16-36
player, C, 53-68, 33, 59-72, 22, 21-34, 39-54, 17-30, 37-60
player, D, 69-80, 30, 73-82, 20, 35-50, 55-68, 31-46, 61-76
player, E, 81-88, 25, 83-89, 18, 51-66, 69-80, 47-64, 77-86
player, F, 89-94, 22, 90-94, 15, 67-80, 81-88, 65-80, 87-92
player, G, 95-98, 20, 95-98, 12, 81-92, 89-95, 81-92, 93-97
player, H, 99-100, 15, 99-100, 10, 93-100, 96-100, 93-100, 98-100
keeper, I, 1-80, 73
keeper, J, 81-100, 66
";

fn rules(home: &str, away: &str, deck: &str, charts: &str, options: &[&str]) -> ActionDeck {
    let document = |name: &str| match name {
        "deck" => Some(deck),
        "charts" => Some(charts),
        "home" => Some(home),
        "away" => Some(away),
        _ => None,
    };
    let mut all = vec!["randomiser=dice"];
    all.extend(options);
    ActionDeck::from_documents(document, &all).unwrap()
}
#[test]
fn try_it() {
    let rules = rules(
        &std::fs::read_to_string("/tmp/t0.txt").unwrap(),
        &std::fs::read_to_string("/tmp/t1.txt").unwrap(),
        DECK,
        CHARTS,
        &[],
    );
    let now = std::time::Instant::now();
    let odds = match_odds(&rules, &BySide::both(Policy::Sensible)).unwrap();
    println!("{odds:?} {:?}", now.elapsed());
}
#[test]
fn try_passive() {
    let rules = rules(
        &std::fs::read_to_string("/tmp/t0.txt").unwrap(),
        &std::fs::read_to_string("/tmp/t1.txt").unwrap(),
        DECK,
        CHARTS,
        &[],
    );
    let now = std::time::Instant::now();
    let odds = match_odds(&rules, &BySide::both(Policy::Passive)).unwrap();
    println!("{odds:?} {:?}", now.elapsed());
}
