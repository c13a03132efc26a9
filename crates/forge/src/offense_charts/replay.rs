//! A real season played again, many times.

use offense_charts::{ClubRecord, Equipment, OffenseCharts};
use rayon::prelude::*;
use simulation::{scores, season::Pairing};
use tabletop::{BySide, Faults, Side};

use super::{
    pairing::between,
    tally::{GoalTally, play},
};
use crate::ratings::Rated;
use statistics::results::MatchWithResult;

/// How often and with which dice.
#[derive(Clone, Copy, Debug)]
pub struct SeasonsToPlay {
    /// Seasons.
    pub seasons: u64,
    /// The seed: match j of season i has dice of its own.
    pub seed: u64,
}

/// A club in a season and in its replays.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Its name.
    pub name: String,
    /// Points it really won.
    pub real: u32,
    /// Points on average.
    pub mean: f64,
    /// The share of seasons in which it was first. Shared titles are shared.
    pub titles: f64,
}

/// What the replays came to.
#[derive(Clone, Debug)]
pub struct ReplayedSeason {
    /// The clubs, those with the most real points first.
    pub lines: Vec<Line>,
    /// All matches.
    pub tally: GoalTally,
    /// The real matches.
    pub real: GoalTally,
    /// How far the points of clubs are spread: in a replay, on average.
    pub spread: f64,
    /// The same in the real table.
    pub real_spread: f64,
}

impl ReplayedSeason {
    /// How real and mean points go together.
    #[must_use]
    pub fn correlation(&self) -> f64 {
        let pairs: Vec<(f64, f64)> = self
            .lines
            .iter()
            .map(|line| (f64::from(line.real), line.mean))
            .collect();
        let n = pairs.len().max(1) as f64;
        let mean = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / n;
        let (a, b) = (mean(|pair| pair.0), mean(|pair| pair.1));
        let sum = |of: &dyn Fn(f64, f64) -> f64| {
            let each = pairs.iter().map(|pair| of(pair.0 - a, pair.1 - b));
            each.sum::<f64>()
        };
        sum(&|x, y| x * y) / (sum(&|x, _| x * x) * sum(&|_, y| y * y)).sqrt()
    }

    /// By how many points mean and real points differ on average.
    #[must_use]
    pub fn mean_error(&self) -> f64 {
        let off = |line: &Line| (line.mean - f64::from(line.real)).abs();
        self.lines.iter().map(off).sum::<f64>() / self.lines.len().max(1) as f64
    }
}

/// A club's record as the game knows it.
#[must_use]
pub fn record(club: &Rated, country: &str, tier: u8) -> ClubRecord {
    ClubRecord {
        id: club.name.id.clone(),
        name: club.name.name.clone(),
        short: club.name.short.clone(),
        country: country.to_string(),
        tier,
        offence: club.offence,
        defence: club.defence,
        x: club.execution,
    }
}

/// Plays a season again and again with these clubs.
///
/// # Errors
///
/// What is wrong with the charts, the tables, the cards or the options.
pub fn replay(
    season: &[MatchWithResult],
    clubs: &[Rated],
    equipment: &Equipment,
    options: &[&str],
    run: SeasonsToPlay,
) -> Result<ReplayedSeason, Faults> {
    let place = |written: &str| clubs.iter().position(|club| club.written == written);
    let mut real = GoalTally::default();
    let mut points = vec![0; clubs.len()];
    let mut pairs = Vec::new();
    for played in season {
        if let (Some(home), Some(away)) = (place(&played.home), place(&played.away)) {
            let few = |goals: u32| u16::try_from(goals).unwrap_or(u16::MAX);
            let score = BySide::from_fn(|side| few(played.goals[side as usize]));
            let clubs = BySide { home, away };
            real.count(score);
            enter(&mut points, clubs, score);
            pairs.push(clubs);
        }
    }
    let records: Vec<ClubRecord> = clubs.iter().map(|club| record(club, "", 1)).collect();
    let pairing = |&clubs: &BySide<usize>| {
        let rules = between(equipment, clubs.map(|club| records[club].clone()), options)?;
        Ok(Pairing { clubs, rules })
    };
    let fixtures: Vec<Pairing<OffenseCharts>> = pairs
        .par_iter()
        .map(pairing)
        .collect::<Result<_, Faults>>()?;
    let sums = (0..run.seasons)
        .into_par_iter()
        .fold(
            || ReplaySums::new(clubs.len()),
            |mut sums, season| {
                sums.season(&fixtures, run.seed, season);
                sums
            },
        )
        .reduce(
            || ReplaySums::new(clubs.len()),
            |sums, more| sums.and(&more),
        );
    Ok(sums.finish(clubs, &points, real, run.seasons))
}

/// Adds the points of a match to those of its clubs.
fn enter(points: &mut [u32], clubs: BySide<usize>, score: BySide<u16>) {
    for side in Side::BOTH {
        points[clubs[side]] += scores::points(score, side) as u32;
    }
}

/// Whole numbers only: the order of adding does not matter.
struct ReplaySums {
    tally: GoalTally,
    points: Vec<u64>,
    /// Titles, in parts of [`TITLE`].
    titles: Vec<u64>,
    /// The variance of the points of a table, in millionths.
    variance: u64,
}

/// Divisible by every number of clubs that may share a title.
const TITLE: u64 = 232_792_560;

impl ReplaySums {
    fn new(clubs: usize) -> ReplaySums {
        ReplaySums {
            tally: GoalTally::default(),
            points: vec![0; clubs],
            titles: vec![0; clubs],
            variance: 0,
        }
    }

    fn season(&mut self, fixtures: &[Pairing<OffenseCharts>], seed: u64, season: u64) {
        let mut points = vec![0; self.points.len()];
        let mut goals = vec![[0_i32; 2]; self.points.len()];
        for (at, fixture) in fixtures.iter().enumerate() {
            let index = season * fixtures.len() as u64 + at as u64;
            let score = play(&fixture.rules, seed, index);
            self.tally.count(score);
            enter(&mut points, fixture.clubs, score);
            for side in Side::BOTH {
                let (club, scored) = (fixture.clubs[side], i32::from(score[side]));
                goals[club][0] += scored - i32::from(score[side.other()]);
                goals[club][1] += scored;
            }
        }
        let rank = |club: usize| (points[club], goals[club]);
        let best = (0..points.len()).map(rank).max();
        let first: Vec<usize> = (0..points.len())
            .filter(|&club| Some(rank(club)) == best)
            .collect();
        for &club in &first {
            self.titles[club] += TITLE / first.len() as u64;
        }
        for (sum, &points) in self.points.iter_mut().zip(&points) {
            *sum += u64::from(points);
        }
        self.variance += (variance(&points) * 1e6) as u64;
    }

    fn and(mut self, other: &ReplaySums) -> ReplaySums {
        self.tally.add(&other.tally);
        let add = |mine: &mut Vec<u64>, more: &[u64]| {
            mine.iter_mut()
                .zip(more)
                .for_each(|(sum, more)| *sum += more);
        };
        add(&mut self.points, &other.points);
        add(&mut self.titles, &other.titles);
        self.variance += other.variance;
        self
    }

    fn finish(
        self,
        clubs: &[Rated],
        real_points: &[u32],
        real: GoalTally,
        seasons: u64,
    ) -> ReplayedSeason {
        let seasons = seasons.max(1) as f64;
        let mut lines: Vec<Line> = clubs
            .iter()
            .enumerate()
            .map(|(at, club)| Line {
                name: club.name.name.clone(),
                real: real_points[at],
                mean: self.points[at] as f64 / seasons,
                titles: self.titles[at] as f64 / TITLE as f64 / seasons,
            })
            .collect();
        lines.sort_by(|a, b| b.real.cmp(&a.real).then(b.mean.total_cmp(&a.mean)));
        ReplayedSeason {
            lines,
            tally: self.tally,
            real,
            spread: (self.variance as f64 / 1e6 / seasons).sqrt(),
            real_spread: variance(real_points).sqrt(),
        }
    }
}

fn variance(points: &[u32]) -> f64 {
    let n = points.len().max(1) as f64;
    let mean = points.iter().map(|&p| f64::from(p)).sum::<f64>() / n;
    let squares = points.iter().map(|&p| (f64::from(p) - mean).powi(2));
    squares.sum::<f64>() / n
}
