//! What must add up: a club is the sum of its players, and what one club of a
//! league does another suffers. A column that a file does not have is not asked.

use std::slice;

use ClubCount as C;
use PlayerCount as P;
use tabletop::{Fault, Faults};

use super::{
    ClubSeason, Column as _, PlayerSeason,
    columns::{ClubCount, PlayerCount},
    read::{ReadSheet, SeasonFaults},
};
use crate::doubts;

/// What a club did on the ball is what its players did.
pub const OF_PLAYERS: [(C, P); 13] = [
    (C::Shots, P::Shots),
    (C::OnTarget, P::OnTarget),
    (C::OwnGoals, P::OwnGoals),
    (C::Assists, P::Assists),
    (C::Corners, P::Corners),
    (C::Fouls, P::Fouls),
    (C::Fouled, P::Fouled),
    (C::Offsides, P::Offsides),
    (C::Yellows, P::Yellows),
    (C::SecondYellows, P::SecondYellows),
    (C::Reds, P::Reds),
    (C::Penalties, P::Penalties),
    (C::PenaltyGoals, P::PenaltyGoals),
];

/// And in front of its goal, what its keepers did.
pub const OF_KEEPERS: [(C, P); 2] = [(C::Saves, P::Saves), (C::OnTargetAgainst, P::Faced)];

/// Sums that a file can be asked for, but are made otherwise.
const SUMS: [(&[C], &[P]); 4] = [
    (&[C::HomeAgainst, C::AwayAgainst], &[P::Conceded]),
    (&[C::PenaltiesAgainst], &[P::PenaltiesFaced]),
    (&[C::PenaltiesAgainst], &[P::PenaltiesConceded]),
    (&[C::Penalties], &[P::PenaltiesWon]),
];

/// What one club does, another suffers: equal over a whole league.
const LEAGUE: [(C, C); 12] = [
    (C::HomeWon, C::AwayLost),
    (C::HomeDrawn, C::AwayDrawn),
    (C::HomeLost, C::AwayWon),
    (C::HomeFor, C::AwayAgainst),
    (C::HomeAgainst, C::AwayFor),
    (C::OwnGoals, C::OwnGoalsFor),
    (C::Shots, C::ShotsAgainst),
    (C::OnTarget, C::OnTargetAgainst),
    (C::Corners, C::CornersAgainst),
    (C::Fouls, C::Fouled),
    (C::Penalties, C::PenaltiesAgainst),
    (C::PossessionHome, C::PossessionAway),
];

/// The same of players.
const LEAGUE_OF_PLAYERS: [(P, P); 9] = [
    (P::FoulsDef, P::FouledOff),
    (P::FoulsMid, P::FouledMid),
    (P::FoulsOff, P::FouledDef),
    (P::DuelsDef, P::ChallengesOff),
    (P::DuelsMid, P::ChallengesMid),
    (P::DuelsOff, P::ChallengesDef),
    (P::ShotsBlocked, P::ShotBlocks),
    (P::HeadOnTarget, P::HeadFaced),
    (P::FreeKickOnTarget, P::FreeKickFaced),
];

/// The sums of clubs and of the league.
pub(super) fn of_sums(
    clubs: &ReadSheet<ClubSeason, C>,
    players: &ReadSheet<PlayerSeason, P>,
    faults: &mut SeasonFaults,
) {
    for (line, club) in &clubs.rows {
        let squad = players
            .rows
            .iter()
            .map(|(_, player)| player)
            .filter(|player| player.club == club.id);
        let squad: Vec<&PlayerSeason> = squad.collect();
        let total = |columns: &[P]| -> u64 {
            let each = squad
                .iter()
                .flat_map(|player| columns.iter().map(|&column| player.counts[column]));
            each.map(u64::from).sum()
        };
        let mut differ = |what: &str, of_club: u64, of_players: u64| {
            if of_club != of_players {
                let what = format!(
                    "{}: {what} of the club {of_club}, of its players {of_players}",
                    club.id
                );
                faults
                    .clubs
                    .push(Fault::at(*line, what, "correct one of them"));
            }
        };
        let plain = OF_PLAYERS.iter().chain(&OF_KEEPERS);
        let plain = plain
            .map(|(of_club, of_players)| (slice::from_ref(of_club), slice::from_ref(of_players)));
        for (of_club, of_players) in plain.chain(SUMS) {
            let is_known = clubs.known.has_all(of_club) && players.known.has_all(of_players);
            if is_known {
                let what = of_players.first().map_or("", |column| column.name());
                differ(what, club.sum(of_club), total(of_players));
            }
        }
        let scored = club.sum(&[C::HomeFor, C::AwayFor]);
        differ(
            "goals",
            scored,
            total(&[P::Goals]) + club.sum(&[C::OwnGoalsFor]),
        );
        let conceded = club.sum(&[C::HomeAgainst, C::AwayAgainst]) + total(&[P::Saves]);
        differ(
            "goals against and saves",
            conceded,
            total(&[P::Faced]) + club.sum(&[C::OwnGoals]),
        );
        differ("starts", 11 * club.matches(), total(&[P::Starts]));
        let minutes = (990 * club.matches()).saturating_sub(club.sum(&[C::MinutesShort]));
        // Without the column nobody knows how many were lost.
        if clubs.known.has(C::MinutesShort) || total(&[P::Minutes]) > minutes {
            differ("minutes", minutes, total(&[P::Minutes]));
        }
        if players.known.has(P::SubbedOff) {
            differ(
                "substitutes",
                total(&[P::SubbedOff]),
                total(&[P::Appearances]).saturating_sub(total(&[P::Starts])),
            );
        }
    }
    of_league(clubs, &mut faults.clubs);
    if is_whole(clubs) {
        of_league_of_players(players, &mut faults.players);
    }
}

/// True if every club has met every other equally often, so that what one does
/// another suffers; with some clubs of a league only, it need not be.
fn is_whole(clubs: &ReadSheet<ClubSeason, C>) -> bool {
    let others = clubs.rows.len().saturating_sub(1) as u64;
    let legs = clubs.rows.first().map_or(0, |(_, club)| club.matches());
    others > 0
        && legs.is_multiple_of(others)
        && legs / others <= 4
        && clubs.rows.iter().all(|(_, club)| club.matches() == legs)
}

/// The sums of a whole league, and whether its clubs can be one.
pub(super) fn of_league(clubs: &ReadSheet<ClubSeason, C>, faults: &mut Faults) {
    let rows = clubs.rows.iter();
    let counted = rows.map(|(line, club)| (Some(*line), club.name.as_str(), club.matches()));
    faults.0.extend(doubts::of_table(counted).faults.0);
    if !is_whole(clubs) {
        return;
    }
    let total = |column: C| {
        clubs
            .rows
            .iter()
            .map(|(_, club)| u64::from(club.counts[column]))
            .sum::<u64>()
    };
    for (one, other) in LEAGUE {
        let (left, right) = (total(one), total(other));
        let fine = match one {
            // Rounded, and perhaps to whole percents: together 1000 for each club.
            C::PossessionHome => {
                (left + right).abs_diff(1000 * clubs.rows.len() as u64)
                    <= 10 * clubs.rows.len() as u64
            }
            _ => left == right,
        };
        if clubs.known.has(one) && clubs.known.has(other) && !fine {
            let what = format!(
                "over the league {} is {left} and {} is {right}",
                one.name(),
                other.name()
            );
            let cure = balance(one == C::PossessionHome);
            faults.push(Fault::at(clubs.header, what, cure));
        }
    }
}

fn balance(is_possession: bool) -> &'static str {
    match is_possession {
        true => "the average of both must be 500",
        false => "what one club does another suffers: correct one of them",
    }
}

fn of_league_of_players(players: &ReadSheet<PlayerSeason, P>, faults: &mut Faults) {
    let total = |column: P| {
        players
            .rows
            .iter()
            .map(|(_, player)| u64::from(player.counts[column]))
            .sum::<u64>()
    };
    for (one, other) in LEAGUE_OF_PLAYERS {
        let (left, right) = (total(one), total(other));
        if players.known.has(one) && players.known.has(other) && left != right {
            let what = format!(
                "over the league {} is {left} and {} is {right}",
                one.name(),
                other.name()
            );
            faults.push(Fault::at(players.header, what, balance(false)));
        }
    }
}
