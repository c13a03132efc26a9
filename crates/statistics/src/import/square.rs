//! Makes the numbers of a league with players add up: a club is the sum of its men, what one
//! does another suffers, and what nobody counted is estimated.

use super::{
    RESULTS,
    shares::{results, share_out},
};
use crate::{ClubCount as C, OF_PLAYERS, PlayerCount as P, Position, Season};

/// Makes everything add up, and estimates what is not there.
pub fn square(season: &mut Season, matches: &[[u32; 2]]) {
    let games: Vec<[[u32; 3]; 2]> = season
        .clubs
        .iter()
        .zip(matches)
        .map(|(club, matches)| {
            let goals = |a: C, b: C| [club.counts[a], club.counts[b]];
            let (home, away) = (
                goals(C::HomeFor, C::HomeAgainst),
                goals(C::AwayFor, C::AwayAgainst),
            );
            [
                [matches[0], home[0], home[1]],
                [matches[1], away[0], away[1]],
            ]
        })
        .collect();
    for (club, results) in season.clubs.iter_mut().zip(results(&games)) {
        for (columns, numbers) in RESULTS.iter().zip(results) {
            for (&column, number) in columns.iter().zip(numbers) {
                club.counts[column] = number;
            }
        }
    }
    own_goals(season);
    fouled(season);
    for at in 0..season.clubs.len() {
        for (of_club, of_player) in OF_PLAYERS {
            let sum = total(season, at, of_player);
            season.clubs[at].counts[of_club] = sum;
        }
        substitutes(season, at);
        minutes(season, at);
    }
    against(season);
    possession(season);
}

fn total(season: &Season, club: usize, column: P) -> u32 {
    let men = season.players_of(&season.clubs[club].id);
    men.map(|player| player.counts[column]).sum()
}

/// The men of a club, by their places.
fn squad(season: &Season, club: usize) -> Vec<usize> {
    let id = &season.clubs[club].id;
    let all = season.players.iter().enumerate();
    all.filter(|(_, player)| player.club == *id)
        .map(|(at, _)| at)
        .collect()
}

/// A club's goals that none of its players scored are own goals; those who had none
/// noted get what is missing, the clubs that let in most first.
fn own_goals(season: &mut Season) {
    let mut given = 0;
    for at in 0..season.clubs.len() {
        let scored = total(season, at, P::Goals);
        let club = &mut season.clubs[at].counts;
        club[C::OwnGoalsFor] = (club[C::HomeFor] + club[C::AwayFor]).saturating_sub(scored);
        given += club[C::OwnGoalsFor];
    }
    let mut noted: u32 = (0..season.clubs.len())
        .map(|at| total(season, at, P::OwnGoals))
        .sum();
    let mut order: Vec<usize> = (0..season.clubs.len()).collect();
    order.sort_by_key(|&at| {
        let counts = &season.clubs[at].counts;
        std::cmp::Reverse(counts[C::HomeAgainst] + counts[C::AwayAgainst])
    });
    let defender = |season: &Season, club: usize| {
        let men = squad(season, club);
        let mut men = men
            .into_iter()
            .filter(|&man| season.players[man].positions[0] == Position::Defender);
        men.next()
    };
    for &club in order.iter().cycle().take(1_000) {
        if noted == given {
            return;
        }
        if noted < given {
            if let Some(man) = defender(season, club) {
                season.players[man].counts[P::OwnGoals] += 1;
                noted += 1;
            }
        } else if let Some(man) = squad(season, club)
            .into_iter()
            .find(|&man| season.players[man].counts[P::OwnGoals] > 0)
        {
            season.players[man].counts[P::OwnGoals] -= 1;
            noted -= 1;
        }
    }
}

/// Fouls suffered are inferred by the provider: brought to the fouls committed, third by third.
fn fouled(season: &mut Season) {
    let thirds = [
        (P::FouledDef, P::FoulsOff),
        (P::FouledMid, P::FoulsMid),
        (P::FouledOff, P::FoulsDef),
    ];
    for (suffered, committed) in thirds {
        let sum = season
            .players
            .iter()
            .map(|player| player.counts[committed])
            .sum();
        let values: Vec<f64> = season
            .players
            .iter()
            .map(|player| f64::from(player.counts[suffered]))
            .collect();
        for (player, number) in season.players.iter_mut().zip(share_out(sum, &values)) {
            player.counts[suffered] = number;
        }
    }
    for player in &mut season.players {
        let counts = &mut player.counts;
        counts[P::Fouled] = thirds.iter().map(|(suffered, _)| counts[*suffered]).sum();
        counts[P::Yellows] = counts[P::Yellows].max(2 * counts[P::SecondYellows]);
        counts[P::PassesDef] =
            counts[P::PassesDef].max(counts[P::ForwardDef] + counts[P::LongPasses]);
        counts[P::PassesMid] = counts[P::PassesMid].max(counts[P::ForwardMid]);
        counts[P::PassesOff] = counts[P::PassesOff].max(counts[P::Crosses]);
    }
}

/// Eleven men play 90 minutes: what was counted beyond that is nobody's.
fn minutes(season: &mut Season, club: usize) {
    let most = 990 * season.clubs[club].matches() as u32;
    let over = total(season, club, P::Minutes).saturating_sub(most);
    let men = squad(season, club);
    let first = men
        .into_iter()
        .max_by_key(|&man| season.players[man].counts[P::Minutes]);
    if let Some(first) = first {
        let counts = &mut season.players[first].counts;
        counts[P::Minutes] = counts[P::Minutes].saturating_sub(over);
    }
}

/// As many are taken off as come on.
fn substitutes(season: &mut Season, club: usize) {
    let on = total(season, club, P::Appearances) - total(season, club, P::Starts);
    let men = squad(season, club);
    for _ in 0..100 {
        let off = total(season, club, P::SubbedOff);
        let man = match off.cmp(&on) {
            std::cmp::Ordering::Equal => return,
            std::cmp::Ordering::Greater => men
                .iter()
                .max_by_key(|&&man| season.players[man].counts[P::SubbedOff]),
            std::cmp::Ordering::Less => men
                .iter()
                .max_by_key(|&&man| season.players[man].counts[P::Finished]),
        };
        let Some(&man) = man else { return };
        let counts = &mut season.players[man].counts;
        match off > on {
            true => counts[P::SubbedOff] = counts[P::SubbedOff].saturating_sub(1),
            false => counts[P::SubbedOff] += 1,
        }
        counts[P::Finished] = counts[P::Starts].saturating_sub(counts[P::SubbedOff]);
    }
}

/// What opponents did: shots on target as keepers faced them, shots in proportion,
/// penalties as a club fouled in its own third; saves are what did not go in.
fn against(season: &mut Season) {
    let sum = |season: &Season, column: C| {
        season
            .clubs
            .iter()
            .map(|club| club.counts[column])
            .sum::<u32>()
    };
    let clubs = 0..season.clubs.len();
    let values = |season: &Season, column: P| -> Vec<f64> {
        clubs
            .clone()
            .map(|club| f64::from(total(season, club, column)))
            .collect()
    };
    let faced = values(season, P::Faced);
    let on_target = share_out(sum(season, C::OnTarget), &faced);
    let shots = share_out(sum(season, C::Shots), &faced);
    let fouls: Vec<f64> = values(season, P::FoulsDef)
        .iter()
        .map(|fouls| fouls + 10.0)
        .collect();
    let penalties = share_out(sum(season, C::Penalties), &fouls);
    for club in clubs {
        let counts = &mut season.clubs[club].counts;
        let conceded = counts[C::HomeAgainst] + counts[C::AwayAgainst];
        let own = counts[C::OwnGoals];
        let on_target = on_target[club].max(conceded.saturating_sub(own));
        counts[C::OnTargetAgainst] = on_target;
        counts[C::ShotsAgainst] = shots[club].max(on_target);
        counts[C::PenaltiesAgainst] = penalties[club];
        counts[C::Saves] = on_target + own - conceded.min(on_target + own);
        let saves = counts[C::Saves];
        let men = squad(season, club);
        let keepers: Vec<usize> = men
            .into_iter()
            .filter(|&man| season.players[man].is_keeper())
            .collect();
        let of = |column: P| -> Vec<f64> {
            keepers
                .iter()
                .map(|&man| f64::from(season.players[man].counts[column]))
                .collect()
        };
        let conceded_by = share_out(conceded, &of(P::Conceded));
        let faced = of(P::Faced);
        let saved: Vec<f64> = faced
            .iter()
            .zip(&conceded_by)
            .map(|(faced, &conceded)| (faced - f64::from(conceded)).max(0.0))
            .collect();
        let saves = share_out(saves, &saved);
        let own = share_out(own, &of(P::Minutes));
        for (at, &man) in keepers.iter().enumerate() {
            let counts = &mut season.players[man].counts;
            counts[P::Conceded] = conceded_by[at];
            counts[P::Saves] = saves[at];
            counts[P::Faced] = saves[at] + conceded_by[at] - own[at].min(conceded_by[at]);
        }
        // Faced is a sum of its own: what own goals leave over goes to the first.
        let faced: u32 = keepers
            .iter()
            .map(|&man| season.players[man].counts[P::Faced])
            .sum();
        if let Some(&first) = keepers.first() {
            let counts = &mut season.players[first].counts;
            counts[P::Faced] = (counts[P::Faced] + on_target).saturating_sub(faced);
        }
    }
}

/// The share of passes; hosts have a little more of the ball.
fn possession(season: &mut Season) {
    let passes: Vec<f64> = (0..season.clubs.len())
        .map(|club| {
            [P::PassesDef, P::PassesMid, P::PassesOff]
                .map(|third| f64::from(total(season, club, third)))
                .iter()
                .sum()
        })
        .collect();
    let all: f64 = passes.iter().sum();
    let share = |club: usize| {
        let others = (all - passes[club]) / (passes.len().max(2) - 1) as f64;
        1000.0 * passes[club] / (passes[club] + others).max(1.0)
    };
    let shares: Vec<f64> = (0..passes.len()).map(share).collect();
    let mean = shares.iter().sum::<f64>() / shares.len().max(1) as f64;
    for (club, share) in season.clubs.iter_mut().zip(shares) {
        let share = share + 500.0 - mean;
        club.counts[C::PossessionHome] = (share + 12.0).round().clamp(0.0, 1000.0) as u32;
        club.counts[C::PossessionAway] = (share - 12.0).round().clamp(0.0, 1000.0) as u32;
    }
}
