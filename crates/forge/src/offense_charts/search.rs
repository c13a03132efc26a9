//! The search for counts that score what a chart is made for.
//!
//! A chart R should score R/10 goals a match against its reference opponent, all rules
//! counted in. What a match really comes to is asked of the odds. Between two such
//! questions a formula is good enough: what each reading is worth is asked of the rules,
//! and what the formula leaves out (sendings-off, rows of contests, injuries) is taken
//! from the last answer. All counts near the wish are tried; of those that score right
//! the one nearest to the wish is taken.

use coaches::offense_charts::odds::{Bookings, Worth, means, worth};
use offense_charts::{Act, Cards, ChartKey, Charts, Equipment, Outcome, outcome::Offence};
use rayon::prelude::*;
use tabletop::{BySide, Faults, Side};
use thiserror::Error;

use super::{
    counts::Counts,
    layout::layout,
    pairing::{USUAL_X, reference, rules},
    tally::simulate,
    wish::WishedChart,
    write_charts,
};

/// How charts are measured: with dice, on nobody's ground.
pub const MEASURED: [&str; 3] = ["ground=neutral", "draws=dice", "detail=off"];

/// The same with the deck.
pub const WITH_DECK: [&str; 3] = ["ground=neutral", "draws=deck", "detail=goals"];

/// A chart is good enough if it is no further from R/10 than this.
pub const CLOSE: f64 = 0.004;

/// The chance to keep the ball for the next minute, at least and at most.
pub const KEEPS: (f64, f64) = (0.29, 0.37);

/// What a chart can be wrong by in the formula.
const FORMULA: f64 = 0.0015;

/// Rounds before the search gives up.
const ROUNDS: usize = 30;

/// Why there are no charts.
#[derive(Debug, Error)]
pub enum SearchError {
    /// The tables or cards are wrong.
    #[error("{0}")]
    Faults(#[from] Faults),
    /// Nothing scores right.
    #[error("no counts make chart {0} score what it should: change the tables or the wish")]
    Nothing(ChartKey),
    /// The odds cannot be worked out.
    #[error("these tables make too many positions: have fewer results in the weather table")]
    TooMany,
    /// Charts changed again and again.
    #[error("the charts did not settle: the worst is {worst:.4} goals off")]
    Unsettled {
        /// The distance of the worst chart.
        worst: f64,
    },
}

/// What a chart really scores.
#[derive(Clone, Debug)]
pub struct Measured {
    /// Goals a match.
    pub goals: f64,
    /// The means of its match, by name.
    pub means: BySide<Vec<(&'static str, f64)>>,
}

impl Measured {
    /// The mean of a statistic of the side that plays the chart.
    #[must_use]
    pub fn of(&self, side: Side, name: &str) -> f64 {
        let mut same = self.means[side].iter().filter(|(known, _)| *known == name);
        same.next().map_or(0.0, |(_, mean)| *mean)
    }
}

/// What a chart is made for.
#[must_use]
pub fn wanted(key: ChartKey) -> f64 {
    f64::from(key.rate2()) / 20.0
}

/// What every chart scores against its reference opponent.
///
/// # Errors
///
/// If a chart is missing.
pub fn measure(equipment: &Equipment, keys: &[ChartKey]) -> Result<Vec<Measured>, SearchError> {
    let first = [keys[0], reference(keys[0])];
    let bookings = Bookings::of(&rules(equipment, first, [USUAL_X; 2], &MEASURED)?);
    let one = |key: &ChartKey| {
        let charts = [*key, reference(*key)];
        let rules = rules(equipment, charts, [USUAL_X; 2], &MEASURED)?;
        let found = means(&rules, &bookings).map_err(|_| SearchError::TooMany)?;
        Ok(Measured {
            goals: found.of(Side::Home, "goals"),
            means: found.means,
        })
    };
    keys.par_iter().map(one).collect()
}

/// Makes the counts of all charts. `tell` hears what goes on.
///
/// # Errors
///
/// If the cards are wrong or nothing scores right.
pub fn search(
    usual: &Equipment,
    deck: &str,
    tell: &mut dyn FnMut(String),
) -> Result<Vec<Counts>, SearchError> {
    let keys: Vec<ChartKey> = ChartKey::all().collect();
    let mut equipment = Equipment {
        cards: Cards::parse(deck)?,
        ..usual.clone()
    };
    let formula = Formula::of(&equipment)?;
    // To begin with, what the wish says, whatever it scores.
    let mut counts: Vec<Counts> = keys.iter().map(|&key| nearest(key)).collect();
    let mut left_out = vec![0.0; keys.len()];
    for _ in 0..3 {
        counts = formula.all(&keys, &counts, &left_out)?;
    }
    let mut lean: Option<Vec<f64>> = None;
    let mut worst = f64::INFINITY;
    for round in 1..=ROUNDS {
        equipment.charts = Charts::parse(&write_charts(&counts))?;
        let measured = measure(&equipment, &keys)?;
        let leans = lean.clone().unwrap_or_else(|| vec![0.0; keys.len()]);
        let off: Vec<f64> = keys
            .iter()
            .zip(&measured)
            .zip(&leans)
            .map(|((&key, measured), lean)| measured.goals + lean - wanted(key))
            .collect();
        worst = off.iter().map(|off| off.abs()).fold(0.0, f64::max);
        let wrong = off.iter().filter(|off| off.abs() > CLOSE).count();
        tell(format!(
            "round {round}: {wrong} charts to mend, the worst {worst:.4} goals off"
        ));
        if wrong == 0 && lean.is_some() {
            return Ok(counts);
        }
        if wrong == 0 {
            tell("what the deck changes".to_string());
            let dice: Vec<f64> = measured.iter().map(|measured| measured.goals).collect();
            lean = Some(half_way_to_deck(&equipment, &keys, &dice)?);
            continue;
        }
        let before = counts.clone();
        for (at, &key) in keys.iter().enumerate() {
            let by_formula = formula.goals(key, &before[at], &before);
            left_out[at] = measured[at].goals + leans[at] - by_formula;
            if off[at].abs() > CLOSE {
                counts[at] = formula.best(key, &before, left_out[at])?;
            }
        }
    }
    Err(SearchError::Unsettled { worst })
}

/// Matches played to find out what the deck changes.
const DECK_MATCHES: u64 = 100_000;

/// Charts on either side that a chart's difference is averaged with.
const NEIGHBOURS: usize = 4;

/// Half of what the deck changes. With cards, which are not put back, a side scores a
/// little more or less than with dice; charts are made for the middle. The difference
/// goes smoothly with the charts, so that neighbours share what luck leaves.
fn half_way_to_deck(
    equipment: &Equipment,
    keys: &[ChartKey],
    dice: &[f64],
) -> Result<Vec<f64>, SearchError> {
    let mut change = Vec::new();
    for (key, dice) in keys.iter().zip(dice) {
        let charts = [*key, reference(*key)];
        let rules = rules(equipment, charts, [USUAL_X; 2], &WITH_DECK)?;
        change.push(simulate(&rules, DECK_MATCHES, 1).mean(0) - dice);
    }
    let smooth = |at: usize| {
        let low = at.saturating_sub(NEIGHBOURS);
        let high = (at + NEIGHBOURS).min(change.len() - 1);
        let near = &change[low..=high];
        near.iter().sum::<f64>() / near.len() as f64 / 2.0
    };
    Ok((0..change.len()).map(smooth).collect())
}

/// The counts nearest to the wish.
fn nearest(key: ChartKey) -> Counts {
    let mut best = (f64::INFINITY, Counts::default());
    WishedChart::of(key).near(|counts, distance| {
        if distance < best.0 {
            best = (distance, counts);
        }
    });
    best.1
}

/// What readings are worth.
struct Formula {
    known: Vec<(Act, Worth)>,
    /// Minutes of a match.
    minutes: f64,
}

impl Formula {
    /// Asks the rules what each reading is worth.
    fn of(usual: &Equipment) -> Result<Formula, SearchError> {
        let some = Counts {
            goals: 5,
            shots: 5,
            misses: 20,
            loose: 20,
            corners: 1,
            free_kicks: 1,
            offsides: 1,
            fouls: 1,
            yellows: 5,
            words: 1,
        };
        let chart = ChartKey::of_rate(27);
        let mut equipment = usual.clone();
        let mut known = Vec::new();
        for index in 0..15 {
            // All deeds, all lengths of an injury.
            let key = ChartKey::of_rate(12 + index);
            for (reading, _) in layout(key, &some) {
                let Some(outcome) = Outcome::parse(&reading) else {
                    continue;
                };
                if known.iter().any(|(act, _)| *act == outcome.act) {
                    continue;
                }
                let mut charts = "touchline charts 1\n".to_string();
                for key in ChartKey::all() {
                    charts.push_str(&format!("{key}, 1-100, {reading}\n"));
                }
                equipment.charts = Charts::parse(&charts)?;
                let rules = rules(&equipment, [chart; 2], [USUAL_X; 2], &MEASURED)?;
                known.push((outcome.act, worth(&rules)));
            }
        }
        let mut formula = Formula {
            known,
            minutes: 0.0,
        };
        let charts = write_charts(&ChartKey::all().map(nearest).collect::<Vec<_>>());
        equipment.charts = Charts::parse(&charts)?;
        let measured = measure(&equipment, &[chart])?;
        let possession = |side| measured[0].of(side, "possession");
        formula.minutes = possession(Side::Home) + possession(Side::Away);
        Ok(formula)
    }

    fn worth(&self, act: Act) -> Worth {
        let same = |known: &&(Act, Worth)| match (known.0, act) {
            // Which number is red hardly matters.
            (Act::Offence(Offence::Card(a)), Act::Offence(Offence::Card(b))) => {
                a.deed.is_physical() == b.deed.is_physical()
            }
            (a, b) => a == b,
        };
        let found = self.known.iter().find(same);
        found.map_or_else(Worth::default, |(_, worth)| *worth)
    }

    /// What a minute comes to with these counts on a chart.
    fn sums(&self, key: ChartKey, counts: &Counts) -> Worth {
        let mut sums = Worth::default();
        for (reading, count) in layout(key, counts) {
            let Some(outcome) = Outcome::parse(&reading) else {
                continue;
            };
            let share = f64::from(count) / 100.0;
            add(&mut sums, share, &self.worth(outcome.act));
        }
        sums
    }

    fn against(&self, mine: &Worth, other: &Worth) -> f64 {
        let loses = (1.0 - mine.keeps, 1.0 - other.keeps);
        let draws = self.minutes * loses.1 / (loses.0 + loses.1);
        draws * mine.goals + (self.minutes - draws) * other.against
    }

    /// The goals of a chart by the formula, against its reference opponent.
    fn goals(&self, key: ChartKey, counts: &Counts, all: &[Counts]) -> f64 {
        let other = reference(key);
        let other = self.sums(other, &all[other.index()]);
        self.against(&self.sums(key, counts), &other)
    }

    fn all(
        &self,
        keys: &[ChartKey],
        counts: &[Counts],
        left_out: &[f64],
    ) -> Result<Vec<Counts>, SearchError> {
        let keys = keys.par_iter().zip(left_out);
        keys.map(|(&key, &left_out)| self.best(key, counts, left_out))
            .collect()
    }

    /// The counts nearest to the wish that score what they should.
    fn best(&self, key: ChartKey, all: &[Counts], left_out: f64) -> Result<Counts, SearchError> {
        let other = reference(key);
        let other = self.sums(other, &all[other.index()]);
        let parts = WorthOfCounts::of(self, key);
        let mut best = (f64::INFINITY, None);
        WishedChart::of(key).near(|counts, distance| {
            if distance < best.0 {
                let sums = parts.sums(&counts);
                let goals = self.against(&sums, &other) + left_out;
                let scores = (goals - wanted(key)).abs() <= FORMULA;
                if scores && (KEEPS.0..=KEEPS.1).contains(&sums.keeps) {
                    best = (distance, Some(counts));
                }
            }
        });
        best.1.ok_or(SearchError::Nothing(key))
    }
}

/// What each count adds, so that many counts are tried quickly.
struct WorthOfCounts {
    by_kind: [Worth; 9],
    fixed: Worth,
}

impl WorthOfCounts {
    fn of(formula: &Formula, key: ChartKey) -> WorthOfCounts {
        let wish = nearest(key);
        let plain = [
            Act::Goal,
            Act::Shot,
            Act::ShotWideLeft,
            Act::GoalBlock,
            Act::CornerKick,
            Act::FreeKick,
            Act::Offside,
            Act::Offence(Offence::Foul),
            Act::X,
        ];
        let mut fixed = Worth::default();
        for (reading, count) in layout(key, &wish) {
            let Some(outcome) = Outcome::parse(&reading) else {
                continue;
            };
            let is_fixed = matches!(
                outcome.act,
                Act::Offence(Offence::Card(_)) | Act::Injury(_) | Act::Thunderstorm
            );
            if is_fixed {
                add(&mut fixed, f64::from(count), &formula.worth(outcome.act));
            }
        }
        let mut by_kind = plain.map(|act| formula.worth(act));
        // A third of the misses is high.
        let high = formula.worth(Act::ShotHigh);
        let wide = by_kind[2];
        by_kind[2] = Worth::default();
        add(&mut by_kind[2], 2.0 / 3.0, &wide);
        add(&mut by_kind[2], 1.0 / 3.0, &high);
        WorthOfCounts { by_kind, fixed }
    }

    fn sums(&self, counts: &Counts) -> Worth {
        let kinds = [
            counts.goals,
            counts.shots,
            counts.misses,
            counts.loose,
            counts.corners,
            counts.free_kicks,
            counts.offsides,
            counts.fouls,
            counts.x().unwrap_or_default(),
        ];
        let mut sum = self.fixed;
        for (count, worth) in kinds.iter().zip(&self.by_kind) {
            add(&mut sum, f64::from(*count), worth);
        }
        Worth {
            goals: sum.goals / 100.0,
            against: sum.against / 100.0,
            keeps: sum.keeps / 100.0,
        }
    }
}

fn add(sum: &mut Worth, weight: f64, more: &Worth) {
    sum.goals += weight * more.goals;
    sum.against += weight * more.against;
    sum.keeps += weight * more.keeps;
}

/// The counts of charts that are there.
#[must_use]
pub fn counts_of(charts: &Charts) -> Vec<Counts> {
    let charts = ChartKey::all().filter_map(|key| charts.get(key));
    charts.map(|chart| Counts::of(&chart)).collect()
}
