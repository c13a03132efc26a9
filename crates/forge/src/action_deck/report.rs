//! What charts give against the statistics they were made from.

use std::fmt::Write as _;

use super::{
    play::{ChartTally, Outcome},
    wanted::WantedNumbers,
};
use crate::report::RealAndGiven;
use statistics::{ClubCount, PlayerCount};

/// A player with so many goals is a regular scorer.
pub const REGULAR: u32 = 5;

/// The numbers of a club, a match each, with their names.
#[must_use]
pub fn club(wanted: &WantedNumbers<'_>, tally: &ChartTally) -> Vec<(&'static str, RealAndGiven)> {
    use ClubCount as C;
    let (mine, theirs) = (&tally.box_score.stats.home, &tally.box_score.stats.away);
    let pair = |name, columns: &[C], given: u64| {
        let pair = RealAndGiven {
            real: wanted.club.sum(columns) as f64 / wanted.matches,
            given: tally.a_match(given),
        };
        (name, pair)
    };
    vec![
        pair("goals", &[C::HomeFor, C::AwayFor], mine.goals),
        pair("against", &[C::HomeAgainst, C::AwayAgainst], theirs.goals),
        pair("shots", &[C::Shots], mine.shots),
        pair("on goal", &[C::OnTarget], mine.on_target),
        pair("fouls", &[C::Fouls], mine.fouls),
        pair("fouled", &[C::Fouled], theirs.fouls),
        pair("yellow", &[C::Yellows], mine.yellows),
        pair("red", &[C::SecondYellows, C::Reds], mine.reds),
        pair("penalties", &[C::Penalties], mine.penalties),
        pair("own goals", &[C::OwnGoals], mine.own_goals),
        pair("assists", &[C::Assists], mine.assists),
    ]
}

/// The numbers of a player of a chart, a season each, with their names.
#[must_use]
pub fn player(
    wanted: &WantedNumbers<'_>,
    tally: &ChartTally,
    at: usize,
) -> Vec<(&'static str, RealAndGiven)> {
    use PlayerCount as P;
    let (counts, stats) = (&wanted.players[at].counts, &tally.players[at]);
    let pair = |name, column: P, given: u64| {
        let pair = RealAndGiven {
            real: f64::from(counts[column]),
            given: tally.a_match(given) * wanted.matches,
        };
        (name, pair)
    };
    vec![
        pair("goals", P::Goals, stats.goals),
        pair("shots", P::Shots, stats.shots),
        pair("on goal", P::OnTarget, stats.on_target),
        pair("assists", P::Assists, stats.assists),
        pair("fouls", P::Fouls, stats.fouls),
        pair("fouled", P::Fouled, stats.fouled),
        pair("yellow", P::Yellows, stats.yellows),
    ]
}

/// How far clubs' goals are off, by share, on average.
#[must_use]
pub fn goals_off(clubs: &[WantedNumbers<'_>], outcome: &Outcome) -> f64 {
    let off = clubs.iter().zip(&outcome.clubs);
    let off: Vec<f64> = off
        .map(|(wanted, tally)| club(wanted, tally)[0].1.off().abs())
        .collect();
    off.iter().sum::<f64>() / off.len().max(1) as f64
}

/// How far the goals of regular scorers are off, by share, on average; and how many
/// there are.
#[must_use]
pub fn scorers_off(clubs: &[WantedNumbers<'_>], outcome: &Outcome) -> (f64, usize) {
    let mut off = Vec::new();
    for (wanted, tally) in clubs.iter().zip(&outcome.clubs) {
        for (at, scorer) in wanted.players.iter().enumerate() {
            if scorer.counts[PlayerCount::Goals] >= REGULAR {
                off.push(player(wanted, tally, at)[0].1.off().abs());
            }
        }
    }
    (off.iter().sum::<f64>() / off.len().max(1) as f64, off.len())
}

/// Tables of all clubs and of all players who scored: statistics, then charts.
#[must_use]
pub fn text(clubs: &[WantedNumbers<'_>], outcome: &Outcome) -> String {
    let mut text = String::from("a match, statistics and chart\n");
    for (at, (wanted, tally)) in clubs.iter().zip(&outcome.clubs).enumerate() {
        let numbers = club(wanted, tally);
        if at == 0 {
            head(&mut text, "club", &numbers);
        }
        row(&mut text, &wanted.club.name, &numbers, 2);
    }
    text.push_str("\na season, statistics and chart: players who scored\n");
    for (wanted, tally) in clubs.iter().zip(&outcome.clubs) {
        for (at, scorer) in wanted.players.iter().enumerate() {
            let numbers = player(wanted, tally, at);
            if at == 0 {
                head(&mut text, &wanted.club.name, &numbers);
            }
            if scorer.counts[PlayerCount::Goals] > 0 {
                row(&mut text, &scorer.name, &numbers, 1);
            }
        }
    }
    let (scorers, count) = (scorers_off(clubs, outcome), outcome.matches);
    let _ = writeln!(
        text,
        "\non average over {count} matches: goals of a club {:.1} % off, goals of {} players \
         with {REGULAR} or more {:.1} % off",
        100.0 * goals_off(clubs, outcome),
        scorers.1,
        100.0 * scorers.0,
    );
    text
}

fn head(text: &mut String, name: &str, numbers: &[(&'static str, RealAndGiven)]) {
    let _ = write!(text, "{name:24}");
    for (name, _) in numbers {
        let _ = write!(text, " {name:>13}");
    }
    text.push('\n');
}

fn row(text: &mut String, name: &str, numbers: &[(&'static str, RealAndGiven)], digits: usize) {
    let _ = write!(text, "{name:24}");
    for (_, RealAndGiven { real, given }) in numbers {
        let _ = write!(text, " {real:6.digits$} {given:6.digits$}");
    }
    text.push('\n');
}
