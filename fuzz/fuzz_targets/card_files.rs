//! Any bytes as each of the files of inside-the-net: a game that can be played, or faults.
//! A squad is written and read again alike.
#![no_main]

use std::sync::LazyLock;

use inside_the_net::{InsideTheNet, Squad};
use libfuzzer_sys::fuzz_target;
use touchline_fuzz::in_place_of_one;

const DECK: &str = include_str!("../../data/inside-the-net/standard.deck");
const INJURIES: &str = include_str!("../../data/inside-the-net/standard.injuries");
const TEAMS: &str = include_str!("../../data/inside-the-net/teams/touchline-league.txt");

static SIDES: LazyLock<[String; 2]> = LazyLock::new(|| {
    let squads = Squad::parse_all(TEAMS).expect("they are bundled");
    [0, 1].map(|at| squads[at].document())
});

fuzz_target!(|text: &str| {
    if let Ok(squads) = Squad::parse_all(text) {
        for squad in squads {
            assert_eq!(Squad::parse_one(&squad.document()).as_ref(), Ok(&squad));
        }
    }
    let [home, away] = &*SIDES;
    let files = [
        ("deck", DECK),
        ("injuries", INJURIES),
        ("home", home),
        ("away", away),
        ("home-sheet", ""),
    ];
    in_place_of_one(&files, text, |document| {
        InsideTheNet::from_documents(document, &[])
    });
});
