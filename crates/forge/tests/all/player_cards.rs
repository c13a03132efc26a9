//! Player cards of inside-the-net from season statistics.

use std::{
    convert::Infallible,
    sync::atomic::{AtomicU64, Ordering},
};

use forge::{
    inside_the_net::{self as making, CardLeague, Lineups, WantedClub, calibrate, play::Outcome},
    report::{self, html},
};
use games::playable::Playable as _;
use inside_the_net::{Equipment, InsideTheNet, Squad, TeamSheet};
use library::Library;
use statistics::{PlayerCount, Season};
use tabletop::Faults;

use crate::kit::{bundled, league};

const CARDS: &str = include_str!("../../../../data/inside-the-net/teams/touchline-league.txt");

fn equipment() -> Equipment {
    InsideTheNet::equipment(&Library::bundled()).unwrap()
}

fn play(season: &Season, squads: &[Squad], seasons: u64) -> Outcome {
    let clubs = WantedClub::all(season);
    let lineups = Lineups::new(&clubs, squads).unwrap();
    let league = CardLeague::new(&equipment(), squads, &lineups);
    let Ok(outcome) = league.play(seasons, 3, &|| Ok::<_, Infallible>(()));
    outcome
}

#[test]
fn whoever_gives_it_up_is_not_waited_for() {
    let played = AtomicU64::new(0);
    let give_up = || -> Result<(), Faults> {
        played.fetch_add(1, Ordering::Relaxed);
        Err(Faults::default())
    };
    let made = making::make(&bundled(), &equipment(), &give_up);
    assert_eq!(made.err(), Some(Faults::default()));
    // No core begins another match; thousands would have been played.
    let played = played.into_inner();
    assert!(played < 1_000, "{played}");
}

#[test]
fn the_cards_of_the_bundled_league_are_made_again() {
    let squads = making::make(&bundled(), &equipment(), &|| Ok::<_, Faults>(())).unwrap();
    let about = [
        "The invented league of data/league.",
        "Made by `touchline forge league`.",
    ];
    let text = making::write(&squads, &about.map(str::to_string));
    assert!(
        text == CARDS,
        "data/inside-the-net/teams/touchline-league.txt differs: make it again"
    );
}

/// The same as `make calibrate`, for fewer matches.
#[test]
fn the_bundled_league_plays_as_football_does() {
    let season = bundled();
    let squads = Squad::parse_all(CARDS).unwrap();
    let outcome = play(&season, &squads, 100);
    assert_eq!(outcome.matches, 100 * 380);
    for check in calibrate::checks(&WantedClub::all(&season), &outcome) {
        assert!(check.holds, "{}", check.what);
    }
}

#[test]
fn every_club_has_a_side() {
    let squads = Squad::parse_all(CARDS).unwrap();
    assert_eq!(squads.len(), 20);
    let people: usize = squads
        .iter()
        .map(|squad| squad.players.len() + squad.keepers.len())
        .sum();
    assert_eq!(people, 487);
    for squad in squads {
        TeamSheet::usual(&squad).unwrap();
        assert!(squad.formation.beyond_limits().next().is_none());
    }
}

/// Everybody starts as often as he did, as far as the club's one formation allows: of 7,600 starts
/// of outfield players one in 25 is another man's.
#[test]
fn line_ups_are_those_of_the_season() {
    let season = bundled();
    let squads = Squad::parse_all(CARDS).unwrap();
    let outcome = play(&season, &squads, 2);
    let mut off = 0.0;
    for (wanted, tally) in WantedClub::all(&season).iter().zip(&outcome.clubs) {
        let mut starts = 0.0;
        for (man, deeds) in wanted.men.iter().zip(&tally.men) {
            let real = f64::from(man.player.counts[PlayerCount::Starts]);
            let given = deeds.starts as f64 / 2.0;
            starts += given;
            off += (real - given).abs() / 2.0;
        }
        assert!((starts - 380.0).abs() < 1e-9, "{starts}");
    }
    assert!(off < 7_600.0 / 25.0, "{off}");
}

/// Not only the bundled league: one of another size and with other dice, too.
#[test]
fn any_league_scores_what_it_scored() {
    let season = league(2, 8);
    let squads = making::make(&season, &equipment(), &|| Ok::<_, Faults>(())).unwrap();
    assert_eq!(squads.len(), 8);
    let outcome = play(&season, &squads, 300);
    let clubs = WantedClub::all(&season);
    let [scored, conceded] = calibrate::clubs_off(&clubs, &outcome);
    assert!(scored < 0.08 && conceded < 0.08, "{scored} {conceded}");
    let report = report::of_inside_the_net(&clubs, &outcome);
    let text = report::text(&report, 5);
    let page = html::page("A & B", &[report], &[]);
    for club in &season.clubs {
        assert!(text.contains(&club.name), "{}", club.name);
        assert!(page.contains(&club.name), "{}", club.name);
    }
    // It opens without a network.
    assert!(
        !page.contains("http") && page.contains("A &amp; B"),
        "{page}"
    );
    assert_eq!(page.matches("<svg").count(), 3);
}

/// Columns that a file does not have, names with commas, a club without opponents.
#[test]
fn odd_statistics_make_cards() {
    let mut season = league(4, 4);
    season.known_of_players =
        statistics::KnownColumns::of(|column| statistics::Column::info(column).core);
    season.clubs.truncate(1);
    let id = season.clubs[0].id.clone();
    season.players.retain(|player| player.club == id);
    let mut men = season
        .players
        .iter_mut()
        .filter(|player| !player.is_keeper());
    men.next().unwrap().name = "Strange, Jr.".to_string();
    let squads = making::make(&season, &equipment(), &|| Ok::<_, Faults>(())).unwrap();
    let mut names = squads[0].players.iter().map(|player| player.name.as_str());
    assert!(names.any(|name| name == "Strange Jr."));
    let text = making::write(&squads, &[]);
    assert_eq!(Squad::parse_all(&text).unwrap(), squads);
    season.clubs.clear();
    season.players.clear();
    assert!(
        making::make(&season, &equipment(), &|| Ok::<_, Faults>(()))
            .unwrap()
            .is_empty()
    );
}
