//! Any bytes as each of the files of inside-the-net: a game that can be played, or faults.
//! A squad is written and read again alike.
#![no_main]

use inside_the_net::{InsideTheNet, Squad};
use libfuzzer_sys::fuzz_target;
use touchline_fuzz::{in_place_of_each, plays_or_has_faults};

const DECK: &str = include_str!("../../data/inside-the-net/standard.deck");
const INJURIES: &str = include_str!("../../data/inside-the-net/standard.injuries");
const TEAMS: &str = include_str!("../../data/inside-the-net/teams/touchline-league.txt");

fuzz_target!(|text: &str| {
    if let Ok(squads) = Squad::parse_all(text) {
        for squad in squads {
            assert_eq!(Squad::parse_one(&squad.document()).as_ref(), Ok(&squad));
        }
    }
    let squads = Squad::parse_all(TEAMS).unwrap_or_default();
    let documents: Vec<String> = squads.iter().take(2).map(Squad::document).collect();
    let [home, away] = &documents[..] else {
        panic!("two teams are bundled");
    };
    let files = [
        ("deck", DECK),
        ("injuries", INJURIES),
        ("home", home),
        ("away", away),
        ("home-sheet", ""),
    ];
    in_place_of_each(&files, text, |document| {
        plays_or_has_faults(InsideTheNet::from_documents(document, &[]));
    });
});
