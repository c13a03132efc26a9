//! What each game came to, as a report.

use super::{Line, MOST_GOALS, NamedNumbers, RealAndGiven, Report, points};
use crate::{
    action_deck, counter_attack,
    inside_the_net::{self, tally::Deeds},
    offense_charts::replay,
    ratings::{self, RatingMethod},
    sheet::plain,
};
use ::offense_charts::Equipment;
use statistics::{ClubCount as C, ClubSeason, PlayerCount as P, Season, results::MatchWithResult};
use tabletop::Faults;

/// A player who did nothing of all that is left out.
fn worth_telling(numbers: &NamedNumbers) -> bool {
    numbers.iter().any(|(_, pair)| pair.real > 0.0)
}

fn sum(club: &ClubSeason, columns: &[C]) -> f64 {
    club.sum(columns) as f64
}

/// Of inside-the-net.
#[must_use]
pub fn of_inside_the_net(
    clubs: &[inside_the_net::WantedClub<'_>],
    outcome: &inside_the_net::play::Outcome,
) -> Report {
    let mut report = Report {
        game: "inside-the-net",
        seasons: outcome.seasons,
        matches: outcome.matches,
        clubs: Vec::new(),
        players: Vec::new(),
        goals: goals_of(&outcome.scores),
        results: outcome
            .scores
            .results()
            .map(|count| count as f64 / outcome.matches.max(1) as f64),
    };
    for (wanted, tally) in clubs.iter().zip(&outcome.clubs) {
        let scale = wanted.matches / tally.matches.max(1) as f64;
        let club = wanted.club;
        let (mine, theirs) = (&tally.box_score.stats.home, &tally.box_score.stats.away);
        let pair = |name, columns: &[C], given: u64| {
            let real = sum(club, columns);
            (
                name,
                RealAndGiven {
                    real,
                    given: given as f64 * scale,
                },
            )
        };
        let table = RealAndGiven {
            real: points(club),
            given: tally.points() as f64 * scale,
        };
        report.clubs.push(Line {
            name: club.name.clone(),
            club: String::new(),
            numbers: vec![
                ("points", table),
                pair("goals", &[C::HomeFor, C::AwayFor], mine.goals),
                pair("against", &[C::HomeAgainst, C::AwayAgainst], theirs.goals),
                pair("shots", &[C::Shots], mine.shots),
                pair("on target", &[C::OnTarget], mine.on_target),
                pair("corners", &[C::Corners], mine.corners),
                pair("fouls", &[C::Fouls], mine.fouls),
                pair("yellow", &[C::Yellows], mine.yellows),
                pair("red", &[C::SecondYellows, C::Reds], mine.reds),
                pair("penalties", &[C::Penalties], mine.penalties),
                pair("offsides", &[C::Offsides], mine.offsides),
                pair("assists", &[C::Assists], mine.assists),
            ],
        });
        for (man, deeds) in wanted.men.iter().zip(&tally.men) {
            let pair = |name, column: P, given: fn(&Deeds) -> u64| {
                let real = f64::from(man.player.counts[column]);
                let given = given(deeds) as f64 * scale;
                (name, RealAndGiven { real, given })
            };
            let numbers = vec![
                pair("goals", P::Goals, |deeds| deeds.goals),
                pair("assists", P::Assists, |deeds| deeds.assists),
                pair("shots", P::Shots, |deeds| deeds.shots),
                pair("on target", P::OnTarget, |deeds| deeds.on_target),
                pair("fouls", P::Fouls, |deeds| deeds.fouls),
                pair("fouled", P::Fouled, |deeds| deeds.fouled),
                pair("offsides", P::Offsides, |deeds| deeds.offsides),
                pair("yellow", P::Yellows, |deeds| deeds.yellows),
                pair("starts", P::Starts, |deeds| deeds.starts),
            ];
            if worth_telling(&numbers) {
                report.players.push(Line {
                    name: man.player.name.clone(),
                    club: club.short.clone(),
                    numbers,
                });
            }
        }
    }
    report.sorted()
}

/// Of action-deck.
#[must_use]
pub fn of_action_deck(
    clubs: &[action_deck::WantedNumbers<'_>],
    outcome: &action_deck::play::Outcome,
) -> Report {
    let matches = outcome.matches.max(1) as f64;
    let mut report = Report {
        game: "action-deck",
        seasons: outcome.seasons,
        matches: outcome.matches,
        clubs: Vec::new(),
        players: Vec::new(),
        goals: goals_of(&outcome.scores),
        results: outcome.scores.results().map(|count| count as f64 / matches),
    };
    for (wanted, tally) in clubs.iter().zip(&outcome.clubs) {
        let season = |numbers: NamedNumbers| -> NamedNumbers {
            let scaled = numbers
                .into_iter()
                .map(|(name, RealAndGiven { real, given })| {
                    let pair = RealAndGiven {
                        real: real * wanted.matches,
                        given: given * wanted.matches,
                    };
                    (name, pair)
                });
            scaled.collect()
        };
        let given = tally.a_match(tally.points) * wanted.matches;
        let table = RealAndGiven {
            real: points(wanted.club),
            given,
        };
        let mut numbers = vec![("points", table)];
        numbers.extend(season(action_deck::report::club(wanted, tally)));
        report.clubs.push(Line {
            name: wanted.club.name.clone(),
            club: String::new(),
            numbers,
        });
        for (at, player) in wanted.players.iter().enumerate() {
            let numbers = action_deck::report::player(wanted, tally, at);
            if worth_telling(&numbers) {
                report.players.push(Line {
                    name: player.name.clone(),
                    club: wanted.club.short.clone(),
                    numbers,
                });
            }
        }
    }
    report.sorted()
}

/// Of offense-charts, with sharpened ratings; it has no players.
///
/// # Errors
///
/// What is wrong with charts, tables or cards.
pub fn of_offense_charts(
    season: &Season,
    equipment: &Equipment,
    run: replay::SeasonsToPlay,
) -> Result<Report, Faults> {
    let clubs = ratings::rate_season(season, RatingMethod::Sharpened);
    let mut played = Vec::new();
    for home in &clubs {
        for away in clubs.iter().filter(|away| away.written != home.written) {
            // Who plays whom is all that counts here.
            played.push(MatchWithResult {
                home: home.written.clone(),
                away: away.written.clone(),
                goals: [0, 0],
            });
        }
    }
    let replay = replay::replay(&played, &clubs, equipment, &[], run)?;
    let matches = run.seasons * played.len() as u64;
    let line = |club: &ClubSeason| {
        let mean = replay.lines.iter().find(|line| line.name == club.name);
        let of_matches = club.matches() as f64 / (2 * clubs.len().saturating_sub(1)).max(1) as f64;
        let given = mean.map_or(0.0, |line| line.mean) * of_matches;
        let real = points(club);
        Line {
            name: club.name.clone(),
            club: String::new(),
            numbers: vec![("points", RealAndGiven { real, given })],
        }
    };
    let report = Report {
        game: "offense-charts",
        seasons: run.seasons,
        matches,
        clubs: season.clubs.iter().map(line).collect(),
        players: Vec::new(),
        goals: goals_of(&replay.tally.scores),
        results: replay.tally.results(),
    };
    Ok(report.sorted())
}

/// Of counter-attack, between coaches that think alike.
#[must_use]
pub fn of_counter_attack(season: &Season, outcome: &counter_attack::play::Outcome) -> Report {
    let matches = outcome.matches.max(1) as f64;
    let mut report = Report {
        game: "counter-attack",
        seasons: outcome.seasons,
        matches: outcome.matches,
        clubs: Vec::new(),
        players: Vec::new(),
        goals: goals_of(&outcome.scores),
        results: outcome.scores.results().map(|count| count as f64 / matches),
    };
    for (club, tally) in season.clubs.iter().zip(&outcome.clubs) {
        let scale = club.matches() as f64 / tally.matches.max(1) as f64;
        let (mine, theirs) = (&tally.box_score.stats.home, &tally.box_score.stats.away);
        let pair = |real: f64, given: u64| RealAndGiven {
            real,
            given: given as f64 * scale,
        };
        report.clubs.push(Line {
            name: club.name.clone(),
            club: String::new(),
            numbers: vec![
                ("points", pair(points(club), tally.points)),
                (
                    "goals",
                    pair(sum(club, &[C::HomeFor, C::AwayFor]), mine.goals),
                ),
                (
                    "against",
                    pair(sum(club, &[C::HomeAgainst, C::AwayAgainst]), theirs.goals),
                ),
                ("shots", pair(sum(club, &[C::Shots]), mine.shots)),
                ("on target", pair(sum(club, &[C::OnTarget]), mine.on_target)),
                ("corners", pair(sum(club, &[C::Corners]), mine.corners)),
                ("fouls", pair(sum(club, &[C::Fouls]), mine.fouls)),
                ("yellow", pair(sum(club, &[C::Yellows]), mine.yellows)),
                (
                    "red",
                    pair(sum(club, &[C::SecondYellows, C::Reds]), mine.reds),
                ),
            ],
        });
        for player in season.players_of(&club.id) {
            let Some(deeds) = tally.players.get(&plain(&player.name)) else {
                continue;
            };
            let real = |column: P| f64::from(player.counts[column]);
            let numbers = vec![
                ("goals", pair(real(P::Goals), deeds.goals)),
                ("shots", pair(real(P::Shots), deeds.shots)),
                ("on target", pair(real(P::OnTarget), deeds.on_target)),
                ("fouls", pair(real(P::Fouls), deeds.fouls)),
                ("yellow", pair(real(P::Yellows), deeds.yellows)),
            ];
            if worth_telling(&numbers) {
                report.players.push(Line {
                    name: player.name.clone(),
                    club: club.short.clone(),
                    numbers,
                });
            }
        }
    }
    report.sorted()
}

/// The shares of goals of a side.
fn goals_of<const N: usize>(scores: &[[u64; N]; N]) -> Vec<f64> {
    let mut goals = vec![0_u64; MOST_GOALS + 1];
    for (home, row) in scores.iter().enumerate() {
        for (away, count) in row.iter().enumerate() {
            goals[home.min(MOST_GOALS)] += count;
            goals[away.min(MOST_GOALS)] += count;
        }
    }
    let all = goals.iter().sum::<u64>().max(1) as f64;
    goals.into_iter().map(|count| count as f64 / all).collect()
}
