//! What a chart should look like: shots, corners, free kicks and so on as in real
//! football, and how far counts are from that.

use offense_charts::ChartKey;

use super::counts::Counts;

/// What a chart should have, before it is made to whole numbers that score right.
#[derive(Clone, Copy, Debug)]
pub struct WishedChart {
    shots: f64,
    loose_share: f64,
    corners: f64,
    free_kicks: f64,
    offsides: f64,
    fouls: f64,
    yellows: u8,
    words: u8,
    least: Least,
}

/// What a chart must have of each kind.
#[derive(Clone, Copy, Debug)]
struct Least {
    goals: u8,
    others: u8,
    /// How far corners and free kicks may be from the wish; offsides nearly twice as far
    /// where it is more than one.
    reach: u8,
}

/// Bare shots that a chart should have: there is room for one more or less.
const BARE_SHOTS: f64 = 4.0;

impl WishedChart {
    /// For a chart.
    #[must_use]
    pub fn of(key: ChartKey) -> WishedChart {
        let rate = f64::from(key.rate2()) / 2.0;
        let index = key.index();
        WishedChart {
            shots: match rate < 8.0 {
                true => 9.0 + 1.557 * (rate - 1.0),
                false => 13.5 + 0.8 * rate,
            },
            loose_share: 0.30 + 0.0035 * rate,
            corners: 2.3 + 0.08 * rate,
            free_kicks: 1.7 + 0.06 * rate,
            offsides: 4.6 - 0.035 * rate,
            fouls: 18.5 - 0.03 * rate,
            yellows: match rate {
                ..3.0 => 0,
                ..6.0 => 1,
                ..10.0 => 2,
                ..22.0 => 3,
                _ => 2,
            },
            words: u8::from(index < 2 || index % 4 == 2),
            least: match rate {
                // A goal and a shot alone are more than such a side scores.
                ..6.0 => Least {
                    goals: 0,
                    others: 0,
                    reach: 3,
                },
                ..9.0 => Least {
                    goals: 0,
                    others: 1,
                    reach: 1,
                },
                _ => Least {
                    goals: 1,
                    others: 1,
                    reach: 1,
                },
            },
        }
    }

    /// All counts that are near, each with its distance.
    pub fn near(&self, mut each: impl FnMut(Counts, f64)) {
        let least = self.least;
        for all in around(self.shots, 3, 4) {
            for corners in around(self.corners, least.reach, least.others) {
                for free_kicks in around(self.free_kicks, least.reach, least.others) {
                    for offsides in around(self.offsides, 2 * least.reach - 1, 1) {
                        for fouls in around(self.fouls, least.reach, 1) {
                            let base = Counts {
                                corners,
                                free_kicks,
                                offsides,
                                fouls,
                                yellows: self.yellows,
                                words: self.words,
                                ..Counts::default()
                            };
                            self.with_shots(base, all, &mut each);
                        }
                    }
                }
            }
        }
    }

    fn with_shots(&self, base: Counts, all: u8, each: &mut impl FnMut(Counts, f64)) {
        for goals in self.least.goals..=all.min(10) {
            for shots in self.least.others..=8.min(all - goals) {
                let rest = all - goals - shots;
                let wanted = self.loose_share * f64::from(all - goals);
                for loose in around(wanted, 3, self.least.others.max(1)) {
                    if loose + 2 > rest {
                        continue;
                    }
                    let counts = Counts {
                        goals,
                        shots,
                        loose,
                        misses: rest - loose,
                        ..base
                    };
                    if counts.x().is_some() {
                        each(counts, self.distance(&counts));
                    }
                }
            }
        }
    }

    /// How far counts are from what is wished.
    fn distance(&self, counts: &Counts) -> f64 {
        let all = counts.all_shots();
        let loose = self.loose_share * f64::from(all - counts.goals);
        let off = |count: u8, wish: f64, weight: f64| weight * (f64::from(count) - wish).powi(2);
        off(all, self.shots, 0.5)
            + off(counts.loose, loose, 0.5)
            + off(counts.shots, BARE_SHOTS, 0.15)
            + off(counts.corners, self.corners, 1.0)
            + off(counts.free_kicks, self.free_kicks, 1.0)
            + off(counts.offsides, self.offsides, 1.0)
            + off(counts.fouls, self.fouls, 1.0)
    }
}

/// Whole numbers about a wish, none below `least`.
fn around(wish: f64, reach: u8, least: u8) -> impl Iterator<Item = u8> {
    let middle = wish.round().max(0.0) as u8;
    let low = middle.saturating_sub(reach).max(least);
    low..=(middle + reach).max(least)
}
