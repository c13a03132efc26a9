//! What tests of counter-attack's coaches play with.

use counter_attack::{CounterAttack, Squad};

const FORMATIONS: &str = include_str!("../../../../data/counter-attack/standard.formations");
const TEAMS: &str = include_str!("../../../../data/counter-attack/teams/invented.txt");

/// The rules of a match between the first two clubs, with these options.
pub fn rules(options: &[&str]) -> CounterAttack {
    let squads = Squad::parse_all(TEAMS).unwrap();
    let (home, away) = (squads[0].document(), squads[1].document());
    let document = |name: &str| match name {
        "formations" => Some(FORMATIONS),
        "home" => Some(home.as_str()),
        "away" => Some(away.as_str()),
        _ => None,
    };
    CounterAttack::from_documents(document, options).unwrap()
}
