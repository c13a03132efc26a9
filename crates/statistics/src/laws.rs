//! What must hold in a row, and of a squad. The laws are lists; a column that a
//! file does not have is not asked.

use std::collections::HashMap;

use ClubCount as C;
use PlayerCount as P;
use tabletop::{Fault, Faults};

use super::{
    ClubSeason, Column as _, KnownColumns, PlayerSeason, Position,
    columns::{ClubCount, PlayerCount},
    read::{ReadSheet, SeasonFaults},
};

/// The fewest players a club can be played with: eleven and five substitutes.
pub const FEWEST_PLAYERS: usize = 16;

/// The first is never more than the second.
const AT_MOST: [(P, P); 33] = [
    (P::Starts, P::Appearances),
    (P::Finished, P::Starts),
    (P::SubbedOff, P::Appearances),
    (P::CornerChances, P::KeyPasses),
    (P::CornerChances, P::Corners),
    (P::Assists, P::KeyPasses),
    (P::OnTarget, P::Shots),
    (P::Goals, P::OnTarget),
    (P::ShotsBlocked, P::Shots),
    (P::HeadOnTarget, P::HeadShots),
    (P::HeadGoals, P::HeadOnTarget),
    (P::FreeKickOnTarget, P::FreeKickShots),
    (P::FreeKickGoals, P::FreeKickOnTarget),
    (P::PenaltyGoals, P::Penalties),
    (P::PenaltiesConceded, P::Fouls),
    (P::PenaltiesWon, P::Fouled),
    (P::SecondYellows, P::Yellows),
    (P::PassesDefGood, P::PassesDef),
    (P::PassesMidGood, P::PassesMid),
    (P::PassesOffGood, P::PassesOff),
    (P::ForwardDefGood, P::ForwardDef),
    (P::ForwardMidGood, P::ForwardMid),
    (P::LongPassesGood, P::LongPasses),
    (P::ThroughBallsGood, P::ThroughBalls),
    (P::CrossesGood, P::Crosses),
    (P::TakeOnsWon, P::TakeOns),
    (P::DuelsDefWon, P::DuelsDef),
    (P::DuelsMidWon, P::DuelsMid),
    (P::DuelsOffWon, P::DuelsOff),
    (P::AirDuelsWon, P::AirDuels),
    (P::HeadSaves, P::HeadFaced),
    (P::FreeKickSaves, P::FreeKickFaced),
    (P::PenaltiesSaved, P::PenaltiesFaced),
];

/// These together are never more than the last.
const PARTS: [(&[P], P); 10] = [
    (&[P::OnTarget, P::ShotsBlocked], P::Shots),
    (&[P::HeadShots, P::FreeKickShots, P::Penalties], P::Shots),
    (
        &[P::HeadOnTarget, P::FreeKickOnTarget, P::PenaltyGoals],
        P::OnTarget,
    ),
    (&[P::HeadGoals, P::FreeKickGoals, P::PenaltyGoals], P::Goals),
    (&[P::ForwardDef, P::LongPasses], P::PassesDef),
    (&[P::ForwardMid], P::PassesMid),
    (&[P::Crosses], P::PassesOff),
    (&[P::TacklesDef], P::ChallengesDef),
    (&[P::TacklesMid], P::ChallengesMid),
    (&[P::TacklesOff], P::ChallengesOff),
];

/// These together are the last.
const WHOLE: [(&[P], P); 4] = [
    (&[P::FoulsDef, P::FoulsMid, P::FoulsOff], P::Fouls),
    (&[P::FouledDef, P::FouledMid, P::FouledOff], P::Fouled),
    (&[P::CarriesDef, P::CarriesMid, P::CarriesOff], P::Carries),
    (&[P::SavesHeld, P::SavesCorner, P::SavesRebound], P::Saves),
];

/// The laws of a row of `players.csv`.
pub fn of_player(line: usize, player: &PlayerSeason, known: &KnownColumns<P>, faults: &mut Faults) {
    let counts = &player.counts;
    let total = |columns: &[P]| {
        columns
            .iter()
            .map(|&column| u64::from(counts[column]))
            .sum()
    };
    let named = |columns: &[P]| {
        columns
            .iter()
            .map(|column| column.name())
            .collect::<Vec<_>>()
            .join(" + ")
    };
    let at_most = AT_MOST
        .iter()
        .map(|(part, whole)| (std::slice::from_ref(part), *whole, false));
    let parts = PARTS.iter().map(|&(parts, whole)| (parts, whole, false));
    let sums = WHOLE.iter().map(|&(parts, whole)| (parts, whole, true));
    for (parts, whole, exact) in at_most.chain(parts).chain(sums) {
        let (sum, all): (u64, u64) = (total(parts), total(&[whole]));
        let known = known.has_all(parts) && known.has(whole);
        if known && (sum > all || exact && sum != all) {
            let words = if exact { "not" } else { "more than" };
            let what = format!(
                "{}: {} is {sum}, {words} {} {all}",
                player.name,
                named(parts),
                whole.name()
            );
            faults.push(Fault::at(line, what, "correct one of them"));
        }
    }
    if counts[P::Minutes] > 90 * counts[P::Appearances] {
        let what = format!(
            "{}: {} minutes in {} appearances",
            player.name,
            counts[P::Minutes],
            counts[P::Appearances]
        );
        faults.push(Fault::at(line, what, "count at most 90 a match"));
    }
    if 2 * counts[P::SecondYellows] > counts[P::Yellows] {
        let what = format!(
            "{}: {} second_yellows with {} yellows",
            player.name,
            counts[P::SecondYellows],
            counts[P::Yellows]
        );
        faults.push(Fault::at(
            line,
            what,
            "count both cards of a match among the yellows",
        ));
    }
    if !player.is_keeper() {
        let keepers = P::ALL
            .iter()
            .filter(|column| column.is_keepers() && counts[**column] > 0);
        if let Some(column) = keepers.into_iter().next() {
            let what = format!(
                "{} is no keeper and has {} {}",
                player.name,
                counts[*column],
                column.name()
            );
            faults.push(Fault::at(line, what, "write 0, or GK under positions"));
        }
    }
}

/// The laws of a row of `clubs.csv`.
pub fn of_club(line: usize, club: &ClubSeason, _: &KnownColumns<C>, faults: &mut Faults) {
    for column in [C::PossessionHome, C::PossessionAway, C::Strength] {
        let value = club.counts[column];
        if value > 1000 {
            let what = format!("{}: {} is {value}", club.id, column.name());
            faults.push(Fault::at(line, what, "write at most 1000"));
        }
    }
    for (less, more) in [
        (C::OnTarget, C::Shots),
        (C::OnTargetAgainst, C::ShotsAgainst),
        (C::PenaltyGoals, C::Penalties),
    ] {
        let (less_is, more_is) = (club.counts[less], club.counts[more]);
        if less_is > more_is {
            let what = format!(
                "{}: {} is {less_is}, more than {} {more_is}",
                club.id,
                less.name(),
                more.name()
            );
            faults.push(Fault::at(line, what, "correct one of them"));
        }
    }
    if club.matches() == 0 {
        let what = format!("{} has played no match", club.id);
        faults.push(Fault::at(line, what, "fill in what it won, drew and lost"));
    }
}

/// Every club can put out a team, and every player has a club.
pub(super) fn of_squads(
    clubs: &ReadSheet<ClubSeason, C>,
    players: &ReadSheet<PlayerSeason, P>,
    faults: &mut SeasonFaults,
) {
    let mut squads: HashMap<&str, Vec<&PlayerSeason>> = HashMap::new();
    let matches: HashMap<&str, u64> = clubs
        .rows
        .iter()
        .map(|(_, club)| (club.id.as_str(), club.matches()))
        .collect();
    for (line, player) in &players.rows {
        squads.entry(&player.club).or_default().push(player);
        let played = u64::from(player.counts[P::Appearances]);
        match matches.get(player.club.as_str()) {
            None => {
                let what = format!("{}: there is no club {}", player.name, player.club);
                faults.players.push(Fault::at(
                    *line,
                    what,
                    "add it to clubs.csv, or correct the id",
                ));
            }
            Some(&matches) if played > matches => {
                let what = format!(
                    "{}: {played} appearances in {matches} matches of {}",
                    player.name, player.club
                );
                faults
                    .players
                    .push(Fault::at(*line, what, "correct one of them"));
            }
            Some(_) => (),
        }
    }
    for (line, club) in &clubs.rows {
        let squad = squads.get(club.id.as_str()).map_or(&[][..], Vec::as_slice);
        let mut fault =
            |what: String, cure: String| faults.clubs.push(Fault::at(*line, what, cure));
        if squad.len() < FEWEST_PLAYERS {
            let what = format!("{} has {} players", club.id, squad.len());
            fault(
                what,
                format!("give it at least {FEWEST_PLAYERS} in players.csv"),
            );
            continue;
        }
        if !squad.iter().any(|player| player.is_keeper()) {
            fault(
                format!("{} has no goalkeeper", club.id),
                "write GK under positions".to_string(),
            );
        }
        let Some(formation) = club.formation else {
            continue;
        };
        let lines = [Position::Defender, Position::Midfielder, Position::Forward];
        for (position, wanted) in lines.into_iter().zip(formation.0) {
            let there = squad
                .iter()
                .filter(|player| player.positions.contains(&position))
                .count();
            if there < usize::from(wanted) {
                fault(
                    format!(
                        "{} has {there} {position} for its formation {formation}",
                        club.id
                    ),
                    "add players or positions, or change the formation".to_string(),
                );
            }
        }
    }
}
