//! Squads for clubs of which nobody is known: 22 men with what is usual for their places.

use super::shares::share_out;
use crate::{
    ClubCount as C, ClubSeason, ColumnCounts, PlayerCount as P, PlayerSeason, Position, Season,
};

/// A place: position, and its share of starts, shots, assists, fouls and corners.
type SquadPlace = (Position, f64, f64, f64, f64);

/// Two keepers, and two men for each place of 4-4-2, the first of each as good as always there.
const PLACES: [SquadPlace; 22] = [
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
    crate::Column::info(column).core || matches!(column, P::Finished | P::SubbedOff | P::Corners)
}

/// Brings the numbers of clubs into line: nobody scores more than he has on target, what one
/// does another suffers, and possession goes with shots.
pub fn balance(clubs: &mut [ClubSeason], known: &[C]) {
    let sum =
        |clubs: &[ClubSeason], of: &[C]| clubs.iter().map(|club| club.sum(of)).sum::<u64>() as u32;
    // Own goals: three of a hundred.
    let goals = sum(clubs, &[C::HomeFor, C::AwayFor]);
    let own = (0.03 * f64::from(goals)).round() as u32;
    let by = |clubs: &[ClubSeason], of: [C; 2]| -> Vec<f64> {
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
        sent_off(counts, known.contains(&C::Reds), matches);
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
    let share = |club: &ClubSeason| {
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

/// Men sent off at once, and for a second yellow card: where all of them were counted, in the same
/// proportion.
fn sent_off(counts: &mut ColumnCounts<C>, counted: bool, matches: f64) {
    let [at_once, second] = [0.05, 0.045];
    if counted {
        let all = counts[C::Reds];
        counts[C::SecondYellows] = (f64::from(all) * second / (at_once + second)).round() as u32;
        counts[C::Reds] = all - counts[C::SecondYellows];
    } else {
        counts[C::Reds] = (at_once * matches).round() as u32;
        counts[C::SecondYellows] = (second * matches).round() as u32;
    }
}

fn counts_matches(counts: &ColumnCounts<C>) -> f64 {
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

/// The lines of a team, and how many men of each begin.
const LINES: [(Position, u32); 4] = [
    (Position::Keeper, 1),
    (Position::Defender, 4),
    (Position::Midfielder, 4),
    (Position::Forward, 2),
];

/// How often each place began, came on and was taken off, and for how long it played.
struct SquadPresence {
    starts: Vec<u32>,
    on: Vec<u32>,
    off: Vec<u32>,
    minutes: Vec<u32>,
}

fn is_keeper(at: usize) -> bool {
    PLACES[at].0 == Position::Keeper
}

/// Numbers of all places.
fn each<T>(of: impl Fn(usize) -> T) -> Vec<T> {
    (0..PLACES.len()).map(of).collect()
}

impl SquadPresence {
    fn of(matches: u32) -> SquadPresence {
        let starts = starts(matches);
        let in_field = |at: usize, number: u32| match is_keeper(at) {
            true => 0.0,
            false => f64::from(number),
        };
        let benched = each(|at| in_field(at, matches - starts[at]));
        let on = share_out(CHANGES * matches, &benched);
        let on = each(|at| on[at].min(matches - starts[at]));
        let off = share_out(on.iter().sum(), &each(|at| in_field(at, starts[at])));
        let minutes = each(|at| (90 * starts[at] + LEFT * on[at]).saturating_sub(LEFT * off[at]));
        SquadPresence {
            starts,
            on,
            off,
            minutes,
        }
    }

    /// What a place does in its minutes, against others.
    fn weights(&self, of: impl Fn(&SquadPlace) -> f64) -> Vec<f64> {
        each(|at| of(&PLACES[at]) * f64::from(self.minutes[at]))
    }

    /// What keepers do, by their starts.
    fn keeping(&self) -> Vec<f64> {
        each(|at| match is_keeper(at) {
            true => f64::from(self.starts[at]),
            false => 0.0,
        })
    }
}

/// Starts of each place: as is usual, all of a line together as many as it has men.
fn starts(matches: u32) -> Vec<u32> {
    let mut starts = vec![0; PLACES.len()];
    for (position, men) in LINES {
        let of_line = |at: usize| PLACES[at].0 == position;
        let usual = each(|at| if of_line(at) { PLACES[at].1 } else { 0.0 });
        for (at, number) in share_out(men * matches, &usual).into_iter().enumerate() {
            starts[at] += number.min(matches);
        }
        // What rounding left over, whoever has room for it.
        let line: Vec<usize> = (0..PLACES.len()).filter(|&at| of_line(at)).collect();
        while line.iter().map(|&at| starts[at]).sum::<u32>() < men * matches {
            let Some(&least) = line.iter().min_by_key(|&&at| starts[at]) else {
                break;
            };
            starts[least] += 1;
        }
    }
    starts
}

/// Goals and names: scorers who are known have theirs, the others share the rest.
fn goals<'a>(
    scored: u32,
    named: &[(&'a str, u32)],
    shots_by: &[f64],
) -> (Vec<u32>, Vec<Option<&'a str>>) {
    let mut goals = vec![0; PLACES.len()];
    let mut names = vec![None; PLACES.len()];
    let mut left = scored;
    for (&at, (name, number)) in SCORERS.iter().zip(named) {
        names[at] = Some(*name);
        goals[at] = (*number).min(left);
        left -= goals[at];
    }
    let by = each(|at| match names[at] {
        Some(_) => 0.0,
        None => shots_by[at],
    });
    for (at, more) in share_out(left, &by).into_iter().enumerate() {
        goals[at] += more;
    }
    (goals, names)
}

/// A total, of which some is given and the rest shared out.
fn top_up(base: &[u32], total: u32, by: &[f64]) -> Vec<u32> {
    let rest = share_out(total.saturating_sub(base.iter().sum()), by);
    each(|at| base[at] + rest[at])
}

fn squad(club: &ClubSeason, named: &[(&str, u32)]) -> Vec<PlayerSeason> {
    let total = |column: C| club.counts[column];
    let there = SquadPresence::of(club.matches() as u32);
    let shots_by = there.weights(|place| place.2);
    let scored = total(C::HomeFor) + total(C::AwayFor) - total(C::OwnGoalsFor);
    let (goals, names) = goals(scored, named, &shots_by);
    let kicker = (0..PLACES.len())
        .max_by_key(|&at| (goals[at], there.minutes[at]))
        .unwrap_or(9);
    let kicks = |column: C| each(|at| if at == kicker { total(column) } else { 0 });
    let on_target = top_up(&goals, total(C::OnTarget), &shots_by);
    let penalties = kicks(C::Penalties);
    let base = each(|at| on_target[at] + penalties[at]);
    let (assists_by, fouls_by) = (
        there.weights(|place| place.3),
        there.weights(|place| place.4),
    );
    let at_back = there.weights(|place| f64::from(u8::from(place.0 == Position::Defender)));
    let keeping = there.keeping();
    let of = |column: C, by: &[f64]| share_out(total(column), by);
    let seconds = of(C::SecondYellows, &fouls_by);
    let twice = each(|at| 2 * seconds[at]);
    let columns = [
        (P::Appearances, each(|at| there.starts[at] + there.on[at])),
        (P::Starts, there.starts.clone()),
        (
            P::Finished,
            each(|at| there.starts[at].saturating_sub(there.off[at])),
        ),
        (P::SubbedOff, there.off.clone()),
        (P::Minutes, there.minutes.clone()),
        (P::Assists, of(C::Assists, &assists_by)),
        (P::OwnGoals, of(C::OwnGoals, &at_back)),
        (P::Shots, top_up(&base, total(C::Shots), &shots_by)),
        (P::Goals, goals),
        (P::OnTarget, on_target),
        (P::Penalties, penalties),
        (P::PenaltyGoals, kicks(C::PenaltyGoals)),
        (P::Fouls, of(C::Fouls, &fouls_by)),
        (P::Fouled, of(C::Fouled, &shots_by)),
        (P::Offsides, of(C::Offsides, &shots_by)),
        (P::Yellows, top_up(&twice, total(C::Yellows), &fouls_by)),
        (P::SecondYellows, seconds),
        (P::Reds, of(C::Reds, &fouls_by)),
        (P::Corners, of(C::Corners, &assists_by)),
        (P::Faced, of(C::OnTargetAgainst, &keeping)),
        (P::Saves, of(C::Saves, &keeping)),
        (
            P::Conceded,
            share_out(total(C::HomeAgainst) + total(C::AwayAgainst), &keeping),
        ),
    ];
    each(|at| {
        let mut counts: ColumnCounts<P> = ColumnCounts::default();
        for (column, numbers) in &columns {
            counts[*column] = numbers[at];
        }
        PlayerSeason {
            club: club.id.clone(),
            number: at as u32 + 1,
            name: names[at].map_or_else(|| nameless(at, club), str::to_string),
            positions: vec![PLACES[at].0],
            role: None,
            foot: None,
            age: None,
            height: None,
            counts,
        }
    })
}

/// What a man is called whom nobody knows.
fn nameless(at: usize, club: &ClubSeason) -> String {
    let position = PLACES[at].0;
    let title = ["Goalkeeper", "Defender", "Midfielder", "Forward"][position as usize];
    let line = PLACES[..=at].iter().filter(|place| place.0 == position);
    format!("{title} {} of {}", line.count(), club.short)
}
