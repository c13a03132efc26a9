//! What the tests share.

use invented_league::{LeaguePlan, invent};
use statistics::Season;

/// An invented league.
pub fn league(seed: u64, clubs: usize) -> Season {
    let plan = LeaguePlan {
        seed,
        clubs,
        name: "Test League".to_string(),
        strength: 700,
    };
    invent(&plan).unwrap()
}

/// The league that comes along.
pub fn bundled() -> Season {
    let clubs = include_str!("../../../../data/league/clubs.csv");
    statistics::read(clubs, include_str!("../../../../data/league/players.csv")).unwrap()
}
