//! Any bytes as each of the files of counter-attack: a game that can be played, or faults.
//! A squad is written and read again alike.
#![no_main]

use std::sync::LazyLock;

use counter_attack::{CounterAttack, Squad};
use libfuzzer_sys::fuzz_target;
use touchline_fuzz::in_place_of_one;

const FORMATIONS: &str = include_str!("../../data/counter-attack/standard.formations");
const TEMPLATES: &str = include_str!("../../data/counter-attack/standard.templates");
const TEAMS: &str = include_str!("../../data/counter-attack/teams/invented.txt");

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
        ("formations", FORMATIONS),
        ("templates", TEMPLATES),
        ("home", home),
        ("away", away),
    ];
    in_place_of_one(&files, text, |document| {
        CounterAttack::from_documents(document, &["half_minutes=2"])
    });
});
