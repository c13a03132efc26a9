//! What the men of each line, and goalkeepers, do on average, and what a man does beside them.

use crate::inside_the_net::usual_line;
use statistics::{Column as _, PlayerCount, PlayerSeason, Season};

/// A rate is drawn to the mean of the line as if he had played so many matches more.
const MATCHES: f64 = 1.0;

/// Habits need more matches to show than deeds.
const HABIT_MATCHES: f64 = 6.0;

/// Defenders, midfielders, forwards, goalkeepers.
const GROUPS: usize = 4;

fn group(player: &PlayerSeason) -> usize {
    match player.is_keeper() {
        true => GROUPS - 1,
        false => usual_line(player) as usize,
    }
}

/// What the men of each line do in a match of 90 minutes, on average.
#[derive(Clone, Debug)]
pub struct Averages {
    means: Vec<[f64; GROUPS]>,
}

impl Averages {
    /// Of a season.
    #[must_use]
    pub fn of(season: &Season) -> Averages {
        let mut matches = [0.0; GROUPS];
        let mut sums = vec![[0.0; GROUPS]; PlayerCount::ALL.len()];
        for player in &season.players {
            let line = group(player);
            matches[line] += f64::from(player.counts[PlayerCount::Minutes]) / 90.0;
            for &column in PlayerCount::ALL {
                sums[column.index()][line] += f64::from(player.counts[column]);
            }
        }
        for sum in &mut sums {
            for (sum, matches) in sum.iter_mut().zip(matches) {
                *sum /= f64::max(matches, 1.0);
            }
        }
        Averages { means: sums }
    }

    /// A number of a player's season, drawn to the mean of his line.
    #[must_use]
    pub fn shrunk(&self, player: &PlayerSeason, column: PlayerCount) -> f64 {
        let matches = f64::from(player.counts[PlayerCount::Minutes]) / 90.0;
        let mean = self.means[column.index()][group(player)];
        let count = f64::from(player.counts[column]);
        (count + MATCHES * mean) / (matches + MATCHES) * matches
    }

    fn mean(&self, player: &PlayerSeason, columns: &[PlayerCount]) -> f64 {
        let means = columns.iter().map(|column| self.means[column.index()]);
        means.map(|groups| groups[group(player)]).sum()
    }

    /// How often a man does something, with the mean of his line as one.
    pub fn ratio(&self, player: &PlayerSeason, columns: &[PlayerCount]) -> f64 {
        let mean = self.mean(player, columns);
        if mean <= 0.0 {
            return 1.0;
        }
        (self.rate(player, columns) / mean).clamp(0.25, 4.0)
    }

    /// How often a man does something in a match, drawn to the mean of his line.
    pub fn rate(&self, player: &PlayerSeason, columns: &[PlayerCount]) -> f64 {
        let mean = self.mean(player, columns);
        let matches = f64::from(player.counts[PlayerCount::Minutes]) / 90.0;
        let counts = columns.iter();
        let count: f64 = counts.map(|&column| f64::from(player.counts[column])).sum();
        (count + HABIT_MATCHES * mean) / (matches + HABIT_MATCHES)
    }

    /// How often a pass is lost, with the share of his line as one.
    pub fn lost(&self, player: &PlayerSeason, all: PlayerCount, good: PlayerCount) -> f64 {
        let (mean, mean_good) = (self.mean(player, &[all]), self.mean(player, &[good]));
        let usual = 1.0 - mean_good / mean.max(1e-9);
        let count = |column: PlayerCount| f64::from(player.counts[column]);
        let drawn = HABIT_MATCHES * mean;
        let share = (count(all) - count(good) + drawn * usual) / (count(all) + drawn).max(1e-9);
        (share / usual.max(0.01)).clamp(0.4, 2.0)
    }
}
