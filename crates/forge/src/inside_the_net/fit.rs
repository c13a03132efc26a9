//! Finds the cards of a season: the clubs play each other, and every range is set by what men
//! met with and what they should come to.
//!
//! Nothing of the rules is written down here but what a range is read against: how often a
//! man is on the ball, meets a challenge or gets a cross is counted in play.

use inside_the_net::{Equipment, Squad};
use tabletop::Faults;

use super::{
    defence::{Common, anchor, common},
    making::Making,
    play::{CardLeague, Lineups, Outcome},
    rounding::diffuse,
    tally::Tally,
    wanted::WantedClub,
};
use simulation::season::{ClubCounts as _, double_round_robin};
use statistics::{ClubCount, PlayerCount, Season};

/// Matches of each round, at least; the last are the finest.
const ROUNDS: [u64; 10] = [
    4_000, 4_000, 8_000, 8_000, 15_000, 15_000, 20_000, 30_000, 30_000, 40_000,
];

/// The share of shots that are blocked, if nobody counted.
const BLOCKED: f64 = 0.24;

/// How much a point of HREC moves the share of goals that the hosts score.
const HOME_SHARE: f64 = 0.018;

/// Makes cards for each club. `played` hears of each of [`matches`], and says whether to go on.
///
/// # Errors
///
/// What is wrong with the cards, or a club without men for any formation; or what `played` says.
pub fn fit<E: From<Faults> + Send>(
    season: &Season,
    clubs: &[WantedClub<'_>],
    equipment: &Equipment,
    played: &(dyn Fn() -> Result<(), E> + Sync),
) -> Result<Vec<Squad>, E> {
    let known = &season.known_of_players;
    let mut making: Vec<Making<'_>> = clubs.iter().map(|club| Making::new(club, known)).collect();
    let mut home = 12.5;
    set_recovery(&mut making, home);
    let blocked = blocked(season);
    let mut shared = Common {
        fouls: 1.0,
        yellows: 0.9,
        block_shots: 1.0,
        penalties: 0.0,
        box_share: 0.5,
        yields: [0.03, 0.03, 0.04],
    };
    let lineups = Lineups::new(clubs, &squads(&making))?;
    let mut before: Vec<Tally> = Vec::new();
    for (round, matches) in ROUNDS.into_iter().enumerate() {
        let league = CardLeague::new(equipment, &squads(&making), &lineups);
        let outcome = league.play(seasons_of(clubs.len(), matches), round as u64, played)?;
        shared = common(&making, &outcome.clubs, &shared, blocked);
        home += home_is_off(clubs, &outcome);
        set_recovery(&mut making, home);
        for (club, tally) in making.iter_mut().zip(&outcome.clubs) {
            club.turn_levels(tally);
        }
        anchor(&mut making);
        for (at, (club, tally)) in making.iter_mut().zip(&outcome.clubs).enumerate() {
            club.turn_defence(tally, &shared);
            // Two rounds together: what one does to the next would swing to and fro.
            let mut both = tally.clone();
            if let Some(before) = before.get(at) {
                both.add(before);
            }
            club.turn_attack(&both, &shared);
        }
        before = outcome.clubs;
    }
    Ok(squads(&making))
}

/// All matches that are played to make the cards of so many clubs.
#[must_use]
pub fn matches(clubs: usize) -> u64 {
    let rounds = ROUNDS.iter();
    let seasons: u64 = rounds.map(|&matches| seasons_of(clubs, matches)).sum();
    seasons * matches_of_season(clubs)
}

/// Matches of a season of so many clubs.
#[must_use]
pub fn matches_of_season(clubs: usize) -> u64 {
    double_round_robin(clubs).len() as u64
}

fn seasons_of(clubs: usize, matches: u64) -> u64 {
    matches.div_ceil(matches_of_season(clubs).max(1))
}

fn squads(making: &[Making<'_>]) -> Vec<Squad> {
    making.iter().map(Making::squad).collect()
}

/// The share of shots that are blocked.
fn blocked(season: &Season) -> f64 {
    let sum = |column: PlayerCount| {
        let players = season.players.iter();
        players
            .map(|player| f64::from(player.counts[column]))
            .sum::<f64>()
    };
    match season.known_of_players.has(PlayerCount::ShotsBlocked) {
        true => sum(PlayerCount::ShotsBlocked) / sum(PlayerCount::Shots).max(1.0),
        false => BLOCKED,
    }
}

/// By what HREC should move, so that hosts score their share of the goals.
fn home_is_off(clubs: &[WantedClub<'_>], outcome: &Outcome) -> f64 {
    let sum = |column: ClubCount| clubs.iter().map(|club| club.total(&[column])).sum::<f64>();
    let (home, away) = (sum(ClubCount::HomeFor), sum(ClubCount::AwayFor));
    let wish = home / (home + away).max(1.0);
    let [home, away] = [
        |club: &Tally| club.met.home_goals,
        |club: &Tally| club.met.away_goals,
    ]
    .map(|of| outcome.clubs.iter().map(of).sum::<u64>() as f64);
    let is = home / (home + away).max(1.0);
    (0.7 * (wish - is) / HOME_SHARE).clamp(-2.0, 2.0)
}

/// HREC and AREC: what all have in common, and what a club had more of the ball.
fn set_recovery(making: &mut [Making<'_>], home: f64) {
    let count = making.len().max(1) as f64;
    for (at, usual) in [home, 0.0].into_iter().enumerate() {
        let mean = making.iter().map(|club| club.possession[at]).sum::<f64>() / count;
        let values: Vec<f64> = making
            .iter()
            .map(|club| usual + club.possession[at] - mean)
            .collect();
        let whole = diffuse(&values, &vec![1.0; values.len()], |_| (-10, 25));
        for (club, whole) in making.iter_mut().zip(whole) {
            club.recovery[at] = whole as i8;
        }
    }
}
