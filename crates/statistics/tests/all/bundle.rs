//! The league that comes with the program is what its command makes.

use invented_league::{BUNDLED_SEED, LeaguePlan, files};

#[test]
fn the_bundled_league_is_made_again_byte_by_byte() {
    let plan = LeaguePlan {
        seed: BUNDLED_SEED,
        ..LeaguePlan::default()
    };
    let files = files(&plan).unwrap();
    let bundled = [
        include_str!("../../../../data/league/clubs.csv"),
        include_str!("../../../../data/league/players.csv"),
    ];
    assert!(files.clubs == bundled[0], "clubs.csv differs");
    assert!(files.players == bundled[1], "players.csv differs");
    let season = statistics::read(bundled[0], bundled[1]).unwrap();
    assert_eq!(season.clubs.len(), 20);
    assert!((440..=520).contains(&season.players.len()));
}
