//! What the charts and ratings are worth, measured, and beside it what they should be.

use std::fmt::Write as _;

use coaches::offense_charts::odds::{Bookings, means, worth};
use offense_charts::{Act, ChartKey, Equipment};
use tabletop::Side;

use super::{
    pairing::{USUAL_X, reference, rules},
    replay::ReplayedSeason,
    search::{KEEPS, MEASURED, SearchError, WITH_DECK, measure, wanted},
    tally::{GoalTally, simulate},
};
use crate::check::{Check, check};

/// The most that a chart's goals may be off.
pub const MOST_OFF: f64 = 0.015;

/// What a chart came to.
#[derive(Clone, Copy, Debug)]
pub struct ChartLine {
    /// The chart.
    pub key: ChartKey,
    /// Goals a match with dice, worked out.
    pub dice: f64,
    /// Goals a match with the deck, simulated.
    pub deck: f64,
    /// The standard error of that.
    pub standard_error: f64,
    /// The chance to keep the ball for the next minute.
    pub keeps: f64,
    /// Straight red cards of a side in a match, with dice.
    pub straight_reds: f64,
    /// Own goals of a side in a match, with dice.
    pub own_goals: f64,
    /// Matches for each one with a storm that changes something.
    pub matches_a_storm: f64,
}

impl ChartLine {
    /// How far the worse of both is off.
    #[must_use]
    pub fn off(&self) -> f64 {
        let wanted = wanted(self.key);
        (self.dice - wanted).abs().max((self.deck - wanted).abs())
    }
}

/// Measures charts: with dice by the odds, with the deck by playing `matches`.
///
/// # Errors
///
/// If a chart is missing.
pub fn charts(
    equipment: &Equipment,
    keys: &[ChartKey],
    matches: u64,
    seed: u64,
) -> Result<Vec<ChartLine>, SearchError> {
    let dice = measure(equipment, keys)?;
    // Without second yellow cards all that is left are straight ones.
    let mut options = MEASURED.to_vec();
    options.push("second_yellow=false");
    let mut bookings = None;
    let mut lines = Vec::new();
    for (&key, dice) in keys.iter().zip(&dice) {
        let pair = [key, reference(key)];
        let with_deck = rules(equipment, pair, [USUAL_X; 2], &WITH_DECK)?;
        let tally = simulate(&with_deck, matches, seed);
        let rules = rules(equipment, pair, [USUAL_X; 2], &options)?;
        let bookings = bookings.get_or_insert_with(|| Bookings::of(&rules));
        let straight = means(&rules, bookings).map_err(|_| SearchError::TooMany)?;
        let weather = &rules.tables().weather;
        let effects = (1..=100).filter(|&n| weather.at(n).change != 0).count();
        let storms: f64 = Side::BOTH
            .into_iter()
            .zip(pair)
            .map(|(side, key)| {
                let chart = rules.chart(key);
                let storm = |&number: &u8| chart.at(number).act == Act::Thunderstorm;
                let numbers = (1..=100).filter(storm).count();
                dice.of(side, "possession") * numbers as f64 / 100.0
            })
            .sum();
        lines.push(ChartLine {
            key,
            dice: dice.goals,
            deck: tally.mean(0),
            standard_error: tally.standard_error(0),
            keeps: worth(&rules).keeps,
            straight_reds: straight.of(Side::Home, "reds"),
            own_goals: dice.of(Side::Home, "own_goals"),
            matches_a_storm: 1.0 / (storms * effects as f64 / 100.0),
        });
    }
    Ok(lines)
}

/// The lines as a table for a manual.
#[must_use]
pub fn charts_text(lines: &[ChartLine]) -> String {
    let mut text = String::from(
        "| chart | against | R/10 | dice | off | deck | off | s.e. | keeps | straight reds | own goals | matches a storm |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    for line in lines {
        let wanted = wanted(line.key);
        let _ = writeln!(
            text,
            "| {} | {} | {wanted:.2} | {:.4} | {:+.4} | {:.4} | {:+.4} | {:.4} | {:.3} | {:.3} | {:.3} | {:.0} |",
            line.key,
            reference(line.key),
            line.dice,
            line.dice - wanted,
            line.deck,
            line.deck - wanted,
            line.standard_error,
            line.keeps,
            line.straight_reds,
            line.own_goals,
            line.matches_a_storm,
        );
    }
    text
}

/// Real football, in per cent: five leagues, 2015-16 to 2025-26, 19 763 matches. The last
/// number of each list stands for that many goals or more.
const REAL_TOTAL: [f64; 9] = [6.7, 16.5, 24.0, 22.3, 15.5, 8.5, 4.1, 1.7, 0.7];
const REAL_HOME: [f64; 7] = [22.8, 32.6, 24.2, 12.5, 5.1, 2.0, 0.8];
const REAL_AWAY: [f64; 7] = [30.5, 35.1, 20.8, 9.0, 3.2, 1.0, 0.4];

/// The shares of numbers of goals, as `of` counts them, the last for all beyond.
fn shares<const N: usize>(tally: &GoalTally, of: fn(usize, usize) -> usize) -> [f64; N] {
    let mut shares = [0.0; N];
    for (home, row) in tally.scores.iter().enumerate() {
        for (away, &count) in row.iter().enumerate() {
            let share = count as f64 / tally.matches.max(1) as f64;
            shares[of(home, away).min(N - 1)] += share;
        }
    }
    shares
}

/// Half of all differences together: 0 for the same, 1 for nothing in common.
fn total_variation(a: &[f64], b: &[f64]) -> f64 {
    let differences = a.iter().zip(b).map(|(a, b)| (a - b).abs());
    differences.sum::<f64>() / 2.0
}

/// What should be so of charts.
#[must_use]
pub fn chart_checks(lines: &[ChartLine]) -> Vec<Check> {
    let worst = lines.iter().max_by(|a, b| a.off().total_cmp(&b.off()));
    let mut checks = Vec::new();
    if let Some(worst) = worst {
        checks.push(check(
            worst.off() <= MOST_OFF,
            format!(
                "every chart scores R/10 within {MOST_OFF}: the worst, {}, is {:.4} off",
                worst.key,
                worst.off()
            ),
        ));
    }
    let rises = lines.windows(2).all(|pair| pair[0].dice < pair[1].dice);
    checks.push(check(
        rises,
        "each chart scores more than the one before".into(),
    ));
    let keeps = |line: &ChartLine| (KEEPS.0..=KEEPS.1).contains(&line.keeps);
    checks.push(check(
        lines.iter().all(keeps),
        "the ball is kept for the next minute in 29 to 37 %".into(),
    ));
    let usual = |line: &&ChartLine| (12..=80).contains(&line.key.rate2());
    let range = |of: fn(&ChartLine) -> f64| {
        let all = || lines.iter().filter(usual).map(of);
        (
            all().fold(f64::INFINITY, f64::min),
            all().fold(0.0, f64::max),
        )
    };
    let (low, high) = range(|line| line.straight_reds);
    checks.push(check(
        low >= 0.035 && high <= 0.065,
        format!("straight reds of a side, charts 6L to 40: {low:.3} to {high:.3}, about 0.05"),
    ));
    let (low, high) = range(|line| line.own_goals);
    checks.push(check(
        low >= 0.015 && high <= 0.045,
        format!("own goals of a side, charts 6L to 40: {low:.3} to {high:.3}, about 0.03"),
    ));
    let (low, high) = range(|line| line.matches_a_storm);
    checks.push(check(
        low >= 45.0 && high <= 75.0,
        format!("a storm in one match of {low:.0} to {high:.0}, about 60"),
    ));
    checks
}

/// The distribution of goals of replays beside real ones.
#[must_use]
pub fn goals_text(replay: &ReplayedSeason) -> String {
    let mut text = String::new();
    let mut line = |what: &str, shares: &[f64]| {
        let shares: Vec<String> = shares
            .iter()
            .map(|s| format!("{:5.1}", 100.0 * s))
            .collect();
        let _ = writeln!(text, "{what:<34} {}", shares.join(" "));
    };
    let real = |real: &[f64]| real.iter().map(|p| p / 100.0).collect::<Vec<f64>>();
    let total: [f64; 9] = shares(&replay.tally, |home, away| home + away);
    let home: [f64; 7] = shares(&replay.tally, |home, _| home);
    let away: [f64; 7] = shares(&replay.tally, |_, away| away);
    line("goals of a match, 0 to 8, %", &total);
    line("  five leagues", &real(&REAL_TOTAL));
    line("goals at home, 0 to 6, %", &home);
    line("  five leagues", &real(&REAL_HOME));
    line("goals away, 0 to 6, %", &away);
    line("  five leagues", &real(&REAL_AWAY));
    let flat = |tally: &GoalTally| -> Vec<f64> {
        let all = tally.scores.iter().flatten();
        all.map(|&n| n as f64 / tally.matches.max(1) as f64)
            .collect()
    };
    let _ = writeln!(
        text,
        "distance (total variation): match {:.3}, home {:.3}, away {:.3}; all scores from the \
         season's own {:.3}",
        total_variation(&total, &real(&REAL_TOTAL)),
        total_variation(&home, &real(&REAL_HOME)),
        total_variation(&away, &real(&REAL_AWAY)),
        total_variation(&flat(&replay.tally), &flat(&replay.real)),
    );
    text
}

/// The clubs of a replay.
#[must_use]
pub fn replay_text(replay: &ReplayedSeason) -> String {
    let mut text = format!(
        "{:<26} {:>5} {:>6} {:>6} {:>7}\n",
        "", "real", "mean", "off", "title %"
    );
    for line in &replay.lines {
        let _ = writeln!(
            text,
            "{:<26} {:>5} {:>6.1} {:>+6.1} {:>7.2}",
            line.name,
            line.real,
            line.mean,
            line.mean - f64::from(line.real),
            100.0 * line.titles
        );
    }
    let tally = &replay.tally;
    let [home, draw, away] = tally.results().map(|share| 100.0 * share);
    let [real_home, real_draw, real_away] = replay.real.results().map(|share| 100.0 * share);
    let _ = writeln!(
        text,
        "correlation {:.3}, mean error {:.2} points, spread of a table {:.1} (real {:.1})\n\
         goals of a team {:.3} (real {:.3}); home, drawn, away {home:.1} {draw:.1} {away:.1} % \
         (real {real_home:.1} {real_draw:.1} {real_away:.1})",
        replay.correlation(),
        replay.mean_error(),
        replay.spread,
        replay.real_spread,
        (tally.mean(0) + tally.mean(1)) / 2.0,
        (replay.real.mean(0) + replay.real.mean(1)) / 2.0,
    );
    text
}

/// What should be so of a round of matches with the rulebook's own ratings.
#[must_use]
pub fn match_checks(replay: &ReplayedSeason) -> Vec<Check> {
    let goals = (replay.tally.mean(0) + replay.tally.mean(1)) / 2.0;
    let real = (replay.real.mean(0) + replay.real.mean(1)) / 2.0;
    let [home, draw, _] = replay.tally.results();
    vec![
        check(
            (goals / real - 1.0).abs() <= 0.03,
            format!("goals of a team {goals:.3}, within 3 % of {real:.3}"),
        ),
        check(
            (0.22..=0.28).contains(&draw),
            format!("drawn {:.1} %, between 22 and 28", 100.0 * draw),
        ),
        check(
            (0.40..=0.48).contains(&home),
            format!("won at home {:.1} %, between 40 and 48", 100.0 * home),
        ),
    ]
}

/// What should be so of a season replayed with sharpened ratings.
#[must_use]
pub fn replay_checks(replay: &ReplayedSeason) -> Vec<Check> {
    let (correlation, error) = (replay.correlation(), replay.mean_error());
    vec![
        check(
            correlation >= 0.95,
            format!("mean and real points go together: {correlation:.3}, at least 0.95"),
        ),
        check(
            error <= 4.5,
            format!("mean points are {error:.2} off on average, at most 4.5"),
        ),
    ]
}

const _: () = assert!(simulation::MOST_GOALS >= 9);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::offense_charts::pairing::bundled;
    use offense_charts::outcome::Offence;

    /// The same as `make calibrate`, for a few charts and matches.
    #[test]
    fn charts_score_what_they_are_made_for() {
        let keys = ["1", "6L", "13H", "22L", "40"].map(|name| ChartKey::named(name).unwrap());
        let lines = charts(&bundled(), &keys, 10_000, 1).unwrap();
        for line in &lines {
            let wanted = wanted(line.key);
            assert!((line.dice - wanted).abs() <= MOST_OFF, "{line:?}");
            let luck = 4.0 * line.standard_error;
            assert!((line.deck - wanted).abs() <= MOST_OFF + luck, "{line:?}");
        }
        // All but the first, which the decks of few matches may put wrong.
        for check in &chart_checks(&lines)[1..] {
            assert!(check.holds, "{}", check.what);
        }
    }

    /// Every chart of sides that there are can show every kind of reading.
    #[test]
    fn nothing_is_impossible() {
        let charts = bundled().charts;
        for key in ChartKey::all().filter(|key| (12..=80).contains(&key.rate2())) {
            let chart = charts.get(key).unwrap();
            let has = |wanted: &dyn Fn(Act) -> bool| (1..=100).any(|n| wanted(chart.at(n).act));
            let red = |act| matches!(act, Act::Offence(Offence::Card(card)) if card.red_on > 0);
            assert!(has(&red), "{key}");
            assert!(has(&|act| matches!(act, Act::Injury(_))), "{key}");
            for act in [
                Act::Shot,
                Act::ShotHigh,
                Act::ShotWideLeft,
                Act::ShotDeflected,
                Act::CornerKick,
                Act::FreeKick,
                Act::Offside,
                Act::Offence(Offence::Foul),
                Act::Thunderstorm,
                Act::X,
            ] {
                assert!(has(&|known| known == act), "{key} {act:?}");
            }
            // One of them is more than a weaker side scores in all.
            assert_eq!(has(&|act| act == Act::Goal), key.rate2() >= 18, "{key}");
        }
    }

    #[test]
    fn distance_is_half_of_all_differences() {
        assert!((total_variation(&[0.5, 0.5], &[0.75, 0.25]) - 0.25).abs() < 1e-12);
        assert!(total_variation(&[0.5, 0.5], &[0.5, 0.5]) == 0.0);
    }
}
