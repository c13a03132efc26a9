//! Squads for clubs of which nobody is known: 22 men with what is usual for their places.

use super::shares::share_out;
use crate::stats::{Club, ClubCount as C, Counts, Player, PlayerCount as P, Position, Season};

/// A place: position, and its share of starts, shots, assists, fouls and corners.
type Place = (Position, f64, f64, f64, f64);

/// Two keepers, and two men for each place of 4-4-2, the first of each as good as always there.
const PLACES: [Place; 22] = [
    (Position::Keeper, 0.87, 0.0, 0.0, 0.0),
    (Position::Defender, 0.84, 0.6, 0.5, 1.1),
    (Position::Defender, 0.82, 0.5, 0.3, 1.2),
    (Position::Defender, 0.79, 0.6, 1.4, 1.0),
    (Position::Defender, 0.74, 0.7, 1.5, 0.9),
    (Position::Midfielder, 0.84, 1.2, 1.7, 1.4),
    (Position::Midfielder, 0.80, 1.8, 2.4, 1.1),
    (Position::Midfielder, 0.74, 2.0, 2.2, 0.9),
    (Position::Midfielder, 0.66, 1.5, 1.4, 1.2),
    (Position::Forward, 0.84, 4.2, 1.9, 1.1),
    (Position::Forward, 0.62, 3.4, 1.6, 1.2),
    (Position::Keeper, 0.13, 0.0, 0.0, 0.0),
    (Position::Defender, 0.37, 0.5, 0.6, 1.1),
    (Position::Defender, 0.25, 0.5, 0.6, 1.1),
    (Position::Defender, 0.13, 0.5, 0.6, 1.1),
    (Position::Defender, 0.06, 0.5, 0.6, 1.1),
    (Position::Midfielder, 0.42, 1.6, 1.8, 1.1),
    (Position::Midfielder, 0.29, 1.6, 1.8, 1.1),
    (Position::Midfielder, 0.17, 1.6, 1.8, 1.1),
    (Position::Midfielder, 0.08, 1.6, 1.8, 1.1),
    (Position::Forward, 0.38, 3.4, 1.6, 1.1),
    (Position::Forward, 0.16, 3.4, 1.6, 1.1),
];

/// Men who come on in a match, and the minutes they have left.
const CHANGES: u32 = 3;
const LEFT: u32 = 25;

/// True for what an invented player has.
pub fn is_known(column: P) -> bool {
    crate::stats::Column::info(column).core
        || matches!(column, P::Finished | P::SubbedOff | P::Corners)
}

/// Brings the numbers of clubs into line: nobody scores more than he has on target, what one
/// does another suffers, and possession goes with shots.
pub fn balance(clubs: &mut [Club], known: &[C]) {
    let sum = |clubs: &[Club], of: &[C]| clubs.iter().map(|club| club.sum(of)).sum::<u64>() as u32;
    // Own goals: three of a hundred.
    let goals = sum(clubs, &[C::HomeFor, C::AwayFor]);
    let own = (0.03 * f64::from(goals)).round() as u32;
    let by = |clubs: &[Club], of: [C; 2]| -> Vec<f64> {
        clubs.iter().map(|club| club.sum(&of) as f64).collect()
    };
    let given = share_out(own, &by(clubs, [C::HomeFor, C::AwayFor]));
    let conceded = share_out(own, &by(clubs, [C::HomeAgainst, C::AwayAgainst]));
    for (club, (given, conceded)) in clubs.iter_mut().zip(given.into_iter().zip(conceded)) {
        let counts = &mut club.counts;
        let scored = counts[C::HomeFor] + counts[C::AwayFor];
        let let_in = counts[C::HomeAgainst] + counts[C::AwayAgainst];
        counts[C::OwnGoalsFor] = given.min(scored);
        counts[C::OwnGoals] = conceded.min(let_in);
        let matches = counts_matches(counts);
        counts[C::Assists] = (0.7 * f64::from(scored - counts[C::OwnGoalsFor])).round() as u32;
        if !known.contains(&C::Reds) {
            counts[C::Reds] = (0.05 * matches).round() as u32;
        }
        counts[C::SecondYellows] = (0.045 * matches).round() as u32;
        counts[C::Yellows] = counts[C::Yellows].max(2 * counts[C::SecondYellows]);
        counts[C::OnTarget] = counts[C::OnTarget].max(scored - counts[C::OwnGoalsFor] + 1);
        counts[C::Shots] = counts[C::Shots].max(counts[C::OnTarget] + counts[C::Penalties]);
        counts[C::PenaltyGoals] = ((0.78 * f64::from(counts[C::Penalties])).round() as u32)
            .min((scored - counts[C::OwnGoalsFor]) / 3);
    }
    for (of, against) in [
        (C::OnTarget, C::OnTargetAgainst),
        (C::Shots, C::ShotsAgainst),
    ] {
        let total = sum(clubs, &[of]);
        let least: Vec<u32> = clubs
            .iter()
            .map(|club| match against {
                C::OnTargetAgainst => (club.sum(&[C::HomeAgainst, C::AwayAgainst]) as u32)
                    .saturating_sub(club.counts[C::OwnGoals]),
                _ => club.counts[C::OnTargetAgainst],
            })
            .collect();
        let more: Vec<f64> = clubs
            .iter()
            .zip(&least)
            .map(|(club, &least)| f64::from(club.counts[against].saturating_sub(least)) + 1.0)
            .collect();
        let rest = share_out(total.saturating_sub(least.iter().sum()), &more);
        for (club, (least, rest)) in clubs.iter_mut().zip(least.into_iter().zip(rest)) {
            club.counts[against] = least + rest;
        }
    }
    let share = |club: &Club| {
        let (mine, theirs) = (
            f64::from(club.counts[C::Shots]),
            f64::from(club.counts[C::ShotsAgainst]),
        );
        500.0 + 350.0 * (mine / (mine + theirs).max(1.0) - 0.5)
    };
    let mean = clubs.iter().map(share).sum::<f64>() / clubs.len().max(1) as f64;
    for club in clubs {
        let share = share(club) + 500.0 - mean;
        club.counts[C::PossessionHome] = (share + 12.0).round() as u32;
        club.counts[C::PossessionAway] = (share - 12.0).round() as u32;
        let counts = &mut club.counts;
        let conceded = counts[C::HomeAgainst] + counts[C::AwayAgainst];
        counts[C::Saves] =
            (counts[C::OnTargetAgainst] + counts[C::OwnGoals]).saturating_sub(conceded);
    }
}

fn counts_matches(counts: &Counts<C>) -> f64 {
    super::RESULTS
        .iter()
        .flatten()
        .map(|&column| f64::from(counts[column]))
        .sum()
}

/// A squad for each club. Scorers that are known are named, as forwards and midfielders.
pub fn invent(season: &mut Season, scorers: &[(String, String, u32)], written: &[String]) {
    let mut players = Vec::new();
    for (club, written) in season.clubs.iter().zip(written) {
        let mut named: Vec<(&str, u32)> = scorers
            .iter()
            .filter(|(of, ..)| of == written)
            .map(|(_, name, goals)| (name.as_str(), *goals))
            .collect();
        named.sort_by_key(|(_, goals)| std::cmp::Reverse(*goals));
        players.extend(squad(club, &named));
    }
    season.players = players;
}

/// The order in which scorers are given places: forwards first.
const SCORERS: [usize; 16] = [9, 10, 6, 7, 20, 8, 5, 16, 17, 21, 4, 3, 1, 2, 18, 19];

fn squad(club: &Club, named: &[(&str, u32)]) -> Vec<Player> {
    let matches = club.matches() as u32;
    let shares = |of: &dyn Fn(&Place) -> f64| -> Vec<f64> { PLACES.iter().map(of).collect() };
    let total = |column: C| club.counts[column];
    let mut starts = vec![0; PLACES.len()];
    for (position, men) in [
        (Position::Keeper, 1),
        (Position::Defender, 4),
        (Position::Midfielder, 4),
        (Position::Forward, 2),
    ] {
        let values = shares(&|place| if place.0 == position { place.1 } else { 0.0 });
        for (at, number) in share_out(men * matches, &values).into_iter().enumerate() {
            starts[at] += number.min(matches);
        }
    }
    // What rounding left over, whoever has room for it.
    for position in [
        Position::Keeper,
        Position::Defender,
        Position::Midfielder,
        Position::Forward,
    ] {
        let men: Vec<usize> = (0..PLACES.len())
            .filter(|&at| PLACES[at].0 == position)
            .collect();
        let wish = match position {
            Position::Keeper => 1,
            Position::Forward => 2,
            _ => 4,
        } * matches;
        while men.iter().map(|&at| starts[at]).sum::<u32>() < wish {
            let Some(&least) = men.iter().min_by_key(|&&at| starts[at]) else {
                break;
            };
            starts[least] += 1;
        }
    }
    let field = |at: usize| PLACES[at].0 != Position::Keeper;
    let benched: Vec<f64> = (0..PLACES.len())
        .map(|at| {
            if field(at) {
                f64::from(matches - starts[at])
            } else {
                0.0
            }
        })
        .collect();
    let on: Vec<u32> = share_out(CHANGES * matches, &benched)
        .iter()
        .zip(&starts)
        .map(|(on, starts)| (*on).min(matches - starts))
        .collect();
    let started: Vec<f64> = (0..PLACES.len())
        .map(|at| {
            if field(at) {
                f64::from(starts[at])
            } else {
                0.0
            }
        })
        .collect();
    let off = share_out(on.iter().sum(), &started);
    let minutes: Vec<u32> = (0..PLACES.len())
        .map(|at| (90 * starts[at] + LEFT * on[at]).saturating_sub(LEFT * off[at]))
        .collect();
    let played = |of: &dyn Fn(&Place) -> f64| -> Vec<f64> {
        PLACES
            .iter()
            .zip(&minutes)
            .map(|(place, &minutes)| of(place) * f64::from(minutes))
            .collect()
    };
    let shots_by = played(&|place| place.2);
    let scored = total(C::HomeFor) + total(C::AwayFor) - total(C::OwnGoalsFor);
    let mut goals = vec![0; PLACES.len()];
    let mut names: Vec<Option<&str>> = vec![None; PLACES.len()];
    let mut left = scored;
    for (&at, (name, number)) in SCORERS.iter().zip(named) {
        names[at] = Some(name);
        goals[at] = (*number).min(left);
        left -= goals[at];
    }
    let by: Vec<f64> = (0..PLACES.len())
        .map(|at| {
            if names[at].is_some() {
                0.0
            } else {
                shots_by[at]
            }
        })
        .collect();
    for (at, more) in share_out(left, &by).into_iter().enumerate() {
        goals[at] += more;
    }
    let add = |base: &[u32], total: u32, by: &[f64]| -> Vec<u32> {
        let rest = total.saturating_sub(base.iter().sum());
        base.iter()
            .zip(share_out(rest, by))
            .map(|(base, more)| base + more)
            .collect()
    };
    let kicker = (0..PLACES.len())
        .max_by_key(|&at| (goals[at], minutes[at]))
        .unwrap_or(9);
    let mut kicks = vec![0; PLACES.len()];
    kicks[kicker] = total(C::Penalties);
    let on_target = add(&goals, total(C::OnTarget), &shots_by);
    let base: Vec<u32> = on_target
        .iter()
        .zip(&kicks)
        .map(|(on, kicks)| on + kicks)
        .collect();
    let shots = add(&base, total(C::Shots), &shots_by);
    let assists = share_out(total(C::Assists), &played(&|place| place.3));
    let fouls_by = played(&|place| place.4);
    let of = |column: C, by: &[f64]| share_out(total(column), by);
    let (fouls, fouled) = (of(C::Fouls, &fouls_by), of(C::Fouled, &shots_by));
    let (offsides, corners) = (
        of(C::Offsides, &shots_by),
        of(C::Corners, &played(&|place| place.3)),
    );
    let seconds = of(C::SecondYellows, &fouls_by);
    let twice: Vec<u32> = seconds.iter().map(|number| 2 * number).collect();
    let yellows = add(&twice, total(C::Yellows), &fouls_by);
    let (reds, own) = (
        of(C::Reds, &fouls_by),
        of(
            C::OwnGoals,
            &played(&|place| {
                if place.0 == Position::Defender {
                    1.0
                } else {
                    0.0
                }
            }),
        ),
    );
    let keeping = |at: usize| {
        if field(at) {
            0.0
        } else {
            f64::from(starts[at])
        }
    };
    let keeping: Vec<f64> = (0..PLACES.len()).map(keeping).collect();
    let conceded = share_out(total(C::HomeAgainst) + total(C::AwayAgainst), &keeping);
    let saves = of(C::Saves, &keeping);
    let faced = of(C::OnTargetAgainst, &keeping);
    let mut count = [0; 4];
    (0..PLACES.len())
        .map(|at| {
            let position = PLACES[at].0;
            count[position as usize] += 1;
            let mut counts: Counts<P> = Counts::default();
            for (column, number) in [
                (P::Appearances, starts[at] + on[at]),
                (P::Starts, starts[at]),
                (P::Finished, starts[at].saturating_sub(off[at])),
                (P::SubbedOff, off[at]),
                (P::Minutes, minutes[at]),
                (P::Goals, goals[at]),
                (P::Assists, assists[at]),
                (P::OwnGoals, own[at]),
                (P::Shots, shots[at]),
                (P::OnTarget, on_target[at]),
                (P::Penalties, kicks[at]),
                (
                    P::PenaltyGoals,
                    if at == kicker {
                        total(C::PenaltyGoals)
                    } else {
                        0
                    },
                ),
                (P::Fouls, fouls[at]),
                (P::Fouled, fouled[at]),
                (P::Offsides, offsides[at]),
                (P::Yellows, yellows[at]),
                (P::SecondYellows, seconds[at]),
                (P::Reds, reds[at]),
                (P::Corners, corners[at]),
                (P::Faced, faced[at]),
                (P::Saves, saves[at]),
                (P::Conceded, conceded[at]),
            ] {
                counts[column] = number;
            }
            let title = ["Goalkeeper", "Defender", "Midfielder", "Forward"][position as usize];
            let name = names[at].map_or_else(
                || format!("{title} {} of {}", count[position as usize], club.short),
                str::to_string,
            );
            Player {
                club: club.id.clone(),
                number: at as u32 + 1,
                name,
                positions: vec![position],
                role: None,
                foot: None,
                age: None,
                height: None,
                counts,
            }
        })
        .collect()
}
