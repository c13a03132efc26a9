//! Matches of invented leagues beside real ones. The ranges hold the averages of five
//! leagues over eleven seasons and leave room for three standard errors.

use statistics::Column as _;

use statistics::PlayerCount as P;

use super::*;

/// What the matches of some leagues came to.
#[derive(Default)]
struct Matches {
    scores: Vec<[u32; 2]>,
    /// Shots, on target, corners, fouls and yellow cards of each side.
    counts: Vec<[[u32; 5]; 2]>,
}

const COUNTED: [P; 5] = [P::Shots, P::OnTarget, P::Corners, P::Fouls, P::Yellows];

fn played(seeds: std::ops::Range<u64>) -> Matches {
    let mut matches = Matches::default();
    for seed in seeds {
        let plan = LeaguePlan {
            seed,
            ..LeaguePlan::default()
        };
        let mut before: std::collections::HashMap<String, [u32; 5]> = Default::default();
        play(&plan, &mut |squads, score| {
            matches.scores.push(score);
            matches.counts.push([0, 1].map(|side: usize| {
                let squad = &squads[side];
                let sum = COUNTED.map(|what| squad.men.iter().map(|man| man.counts[what]).sum());
                let old = before
                    .insert(squad.club.id.clone(), sum)
                    .unwrap_or_default();
                [0, 1, 2, 3, 4].map(|what: usize| sum[what] - old[what])
            }));
        })
        .unwrap();
    }
    matches
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

fn deviation(values: &[f64]) -> f64 {
    let mean_value = mean(values);
    let squares: Vec<f64> = values
        .iter()
        .map(|value| (value - mean_value).powi(2))
        .collect();
    mean(&squares).sqrt()
}

#[test]
fn matches_are_like_real_ones() {
    let matches = played(1..21);
    let home: Vec<f64> = matches
        .scores
        .iter()
        .map(|score| f64::from(score[0]))
        .collect();
    let away: Vec<f64> = matches
        .scores
        .iter()
        .map(|score| f64::from(score[1]))
        .collect();
    let total: Vec<f64> = home
        .iter()
        .zip(&away)
        .map(|(home, away)| home + away)
        .collect();
    let share = |holds: &dyn Fn(u32, u32) -> bool| {
        let held = matches
            .scores
            .iter()
            .filter(|[home, away]| holds(*home, *away));
        100.0 * held.count() as f64 / total.len() as f64
    };
    let over = |values: &[f64]| deviation(values).powi(2) / mean(values);
    let mut found = vec![
        // What, lowest, real, highest, found.
        ("home goals", 1.49, 1.542, 1.60, mean(&home)),
        ("away goals", 1.19, 1.240, 1.30, mean(&away)),
        (
            "variance of home goals by mean",
            1.04,
            1.11,
            1.18,
            over(&home),
        ),
        (
            "variance of away goals by mean",
            1.03,
            1.10,
            1.17,
            over(&away),
        ),
        (
            "home wins",
            42.0,
            44.1,
            46.0,
            share(&|home, away| home > away),
        ),
        ("draws", 23.3, 25.1, 26.9, share(&|home, away| home == away)),
        (
            "away wins",
            29.0,
            30.8,
            33.0,
            share(&|home, away| home < away),
        ),
        (
            "both score",
            51.0,
            53.5,
            56.0,
            share(&|home, away| home > 0 && away > 0),
        ),
        (
            "1-1",
            10.0,
            11.9,
            13.0,
            share(&|home, away| home == 1 && away == 1),
        ),
    ];
    let totals = [6.7, 16.5, 24.0, 22.3, 15.5, 8.5, 4.1, 1.7];
    for (goals, real) in (0..).zip(totals) {
        let got = share(&|home, away| home + away == goals);
        found.push(("a total of goals", real - 1.7, real, real + 1.7, got));
    }
    // Deviations of a side from match to match: those of five seasons.
    let deviations = [
        (4.6, 5.0, 5.5),
        (2.3, 2.45, 2.6),
        (2.6, 2.9, 3.0),
        (3.3, 3.9, 4.3),
        (1.2, 1.4, 1.7),
    ];
    for (place, (low, real, high)) in deviations.into_iter().enumerate() {
        let sides = matches.counts.iter().flatten();
        let values: Vec<f64> = sides.map(|counts| f64::from(counts[place])).collect();
        found.push((COUNTED[place].name(), low, real, high, deviation(&values)));
    }
    for (what, low, real, high, got) in found {
        println!("{what}: {got:.3} (real {real})");
        assert!(
            (low..=high).contains(&got),
            "{what}: {got:.3} is not {low} to {high}"
        );
    }
}
