//! Squads of counter-attack from season statistics.

use counter_attack::{Attribute, Card, Squad};
use forge::counter_attack as making;
use statistics::{KnownColumns, PlayerCount};

use crate::kit::{bundled, league};

const SQUADS: &str = include_str!("../../../../data/counter-attack/teams/touchline-league.txt");

fn cards(squads: &[Squad], keepers: bool) -> Vec<&Card> {
    let all = squads.iter().flat_map(|squad| &squad.cards);
    all.filter(|card| card.keeper == keepers).collect()
}

fn mean(values: impl Iterator<Item = u8>) -> f64 {
    let values: Vec<f64> = values.map(f64::from).collect();
    values.iter().sum::<f64>() / values.len() as f64
}

#[test]
fn the_squads_of_the_bundled_league_are_made_again() {
    let about = [
        "The invented league of data/league.",
        "Made by `touchline forge league`.",
    ];
    let text = making::write(&making::make(&bundled()), &about.map(str::to_string));
    assert!(
        text == SQUADS,
        "data/counter-attack/teams/touchline-league.txt differs: make it again"
    );
}

/// The means and ends that the game's own cards have.
#[test]
fn numbers_are_spread_as_those_of_the_game() {
    let squads = Squad::parse_all(SQUADS).unwrap();
    let outfield = cards(&squads, false);
    assert_eq!(outfield.len(), 20 * 14);
    for (attribute, wanted) in [
        (Attribute::Pace, 4.6),
        (Attribute::Dribbling, 2.9),
        (Attribute::Heading, 3.7),
        (Attribute::HighPass, 5.0),
        (Attribute::Resilience, 4.8),
        (Attribute::Shooting, 3.3),
        (Attribute::Tackling, 2.8),
    ] {
        let found = mean(outfield.iter().map(|card| card.get(attribute)));
        assert!((found - wanted).abs() < 0.1, "{attribute:?}: {found}");
    }
    for card in &outfield {
        let sum: u8 = Attribute::OUTFIELD.map(|what| card.get(what)).iter().sum();
        assert!((19..=32).contains(&sum), "{}: {sum}", card.name);
    }
    let keepers = cards(&squads, true);
    assert_eq!(keepers.len(), 20 * 2);
    for (attribute, wanted, ends) in [
        (Attribute::Aerial, 5.4, 4..=6),
        (Attribute::Dribbling, 1.4, 1..=3),
        (Attribute::Pace, 5.2, 4..=6),
        (Attribute::Resilience, 5.4, 4..=6),
        (Attribute::Saving, 4.1, 3..=6),
        (Attribute::Handling, 4.0, 2..=6),
        (Attribute::HighPass, 4.5, 2..=6),
    ] {
        let found = mean(keepers.iter().map(|card| card.get(attribute)));
        assert!((found - wanted).abs() < 0.1, "{attribute:?}: {found}");
        assert!(
            keepers
                .iter()
                .all(|card| ends.contains(&card.get(attribute)))
        );
    }
}

/// Who shoots does not tackle: the two numbers fall as the other rises.
#[test]
fn shooting_and_tackling_pull_against_each_other() {
    let squads = Squad::parse_all(SQUADS).unwrap();
    let outfield = cards(&squads, false);
    let tackling = |shooters: bool| {
        let some = outfield
            .iter()
            .filter(|card| (card.get(Attribute::Shooting) >= 4) == shooters);
        mean(some.map(|card| card.get(Attribute::Tackling)))
    };
    assert!(tackling(true) + 0.5 < tackling(false));
}

#[test]
fn the_best_scorer_shoots_best() {
    let season = bundled();
    let squads = making::make(&season);
    let best = season
        .players
        .iter()
        .max_by_key(|player| player.counts[PlayerCount::Goals]);
    let best = best.unwrap();
    let squad = squads.iter().find(|squad| squad.id == best.club).unwrap();
    let card = squad
        .cards
        .iter()
        .find(|card| card.name == best.name)
        .unwrap();
    assert!(card.get(Attribute::Shooting) >= 5);
}

/// Few columns and few men are enough: the rest are reserves.
#[test]
fn little_is_enough() {
    let mut season = league(5, 4);
    let core = [
        PlayerCount::Goals,
        PlayerCount::Minutes,
        PlayerCount::Starts,
    ];
    season.known_of_players = KnownColumns::of(|column| core.contains(&column));
    let club = season.clubs[0].id.clone();
    let mut left = 12;
    season.players.retain(|player| {
        let stays = player.club != club || left > 0;
        left -= u32::from(player.club == club && left > 0);
        stays
    });
    let squads = making::make(&season);
    let text = making::write(&squads, &[]);
    assert_eq!(Squad::parse_all(&text).unwrap(), squads);
    let reserves = squads[0]
        .cards
        .iter()
        .filter(|card| card.name.starts_with("Reserve"));
    assert!(reserves.count() >= 4);
}
