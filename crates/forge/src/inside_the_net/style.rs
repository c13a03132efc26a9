//! How a player plays: what he does more or less often than the men of his line.

use inside_the_net::Line;

use super::wanted::usual_line;
use crate::stats::{Column as _, Known, Player, PlayerCount, Season};

/// A rate is drawn to the mean of the line as if he had played so many matches more.
const MATCHES: f64 = 1.0;

/// Habits need more matches to show than deeds.
const HABIT_MATCHES: f64 = 6.0;

/// What the men of each line do in a match of 90 minutes, on average.
#[derive(Clone, Debug)]
pub struct Averages {
    means: Vec<[f64; 3]>,
}

impl Averages {
    /// Of a season.
    #[must_use]
    pub fn of(season: &Season) -> Averages {
        let mut matches = [0.0; 3];
        let mut sums = vec![[0.0; 3]; PlayerCount::ALL.len()];
        for player in season.players.iter().filter(|player| !player.is_keeper()) {
            let line = usual_line(player) as usize;
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
    pub fn shrunk(&self, player: &Player, column: PlayerCount) -> f64 {
        let matches = f64::from(player.counts[PlayerCount::Minutes]) / 90.0;
        let mean = self.means[column.index()][usual_line(player) as usize];
        let count = f64::from(player.counts[column]);
        (count + MATCHES * mean) / (matches + MATCHES) * matches
    }

    fn mean(&self, line: Line, columns: &[PlayerCount]) -> f64 {
        let means = columns.iter();
        means
            .map(|column| self.means[column.index()][line as usize])
            .sum()
    }

    /// How often a man does something, with the mean of his line as one.
    fn ratio(&self, player: &Player, columns: &[PlayerCount]) -> f64 {
        let mean = self.mean(usual_line(player), columns);
        if mean <= 0.0 {
            return 1.0;
        }
        let matches = f64::from(player.counts[PlayerCount::Minutes]) / 90.0;
        let count: f64 = columns
            .iter()
            .map(|&column| f64::from(player.counts[column]))
            .sum();
        let rate = (count + HABIT_MATCHES * mean) / (matches + HABIT_MATCHES);
        (rate / mean).clamp(0.25, 4.0)
    }
}

/// Habits, with the mean of his line as one; what nobody counted is one.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)] // The names say it.
pub struct Style {
    /// By third.
    pub carries: [f64; 3],
    pub duels: [f64; 3],
    pub long: f64,
    pub through: f64,
    pub crosses: f64,
    /// Good and lost passes forward, from DEF and from MID.
    pub passes: [f64; 2],
    pub lost: [f64; 2],
    pub switches: f64,
    pub tackles: f64,
    pub loose: f64,
    pub blocks: f64,
    pub interceptions: f64,
    pub shot_blocks: f64,
    pub clearances: f64,
    /// The share of shots that follow a delivery into the box.
    pub in_the_box: f64,
    /// What his crosses and corners are better than others', in faces.
    pub delivery: [f64; 2],
}

/// The share of a line's shots that come from corners, crosses, rebounds and passes
/// that open a shot, if nobody counted headers.
const IN_THE_BOX: [f64; 3] = [0.55, 0.22, 0.32];

impl Style {
    /// Of a player.
    #[must_use]
    pub fn of(player: &Player, known: &Known<PlayerCount>, averages: &Averages) -> Style {
        use PlayerCount as P;
        let of = |columns: &[P]| match known.has_all(columns) {
            true => averages.ratio(player, columns),
            false => 1.0,
        };
        let lost = |all: P, good: P| match known.has_all(&[all, good]) {
            true => averages.lost(player, all, good),
            false => 1.0,
        };
        let count = |column: P| f64::from(player.counts[column]);
        let better = |good: P, all: P, usual: f64| match known.has_all(&[good, all]) {
            true => 20.0 * ((count(good) + 20.0 * usual) / (count(all) + 20.0) - usual),
            false => 0.0,
        };
        let line = usual_line(player);
        let usual = IN_THE_BOX[line as usize];
        let in_the_box = match known.has(P::HeadShots) {
            // Headers, and as many more that fall to his feet.
            true => (1.4 * count(P::HeadShots) + 10.0 * usual) / (count(P::Shots) + 10.0),
            false => usual,
        };
        Style {
            carries: [P::CarriesDef, P::CarriesMid, P::CarriesOff].map(|third| of(&[third])),
            duels: [P::DuelsDef, P::DuelsMid, P::DuelsOff].map(|third| of(&[third])),
            long: of(&[P::LongPasses]),
            through: of(&[P::ThroughBalls]),
            crosses: of(&[P::Crosses]),
            passes: [P::ForwardDefGood, P::ForwardMidGood].map(|good| of(&[good])),
            lost: [
                lost(P::ForwardDef, P::ForwardDefGood),
                lost(P::ForwardMid, P::ForwardMidGood),
            ],
            switches: of(&[P::PassesOffGood]),
            tackles: of(&[P::TacklesDef, P::TacklesMid, P::TacklesOff]),
            loose: of(&[P::TacklesLoose]),
            blocks: of(&[P::PassBlocks]),
            interceptions: of(&[
                P::InterceptionsDef,
                P::InterceptionsMid,
                P::InterceptionsOff,
            ]),
            shot_blocks: of(&[P::ShotBlocks]),
            clearances: of(&[P::Clearances]),
            in_the_box: in_the_box.clamp(0.1, 0.75),
            delivery: [
                better(P::CrossesGood, P::Crosses, 0.31),
                better(P::CornerChances, P::Corners, 0.25),
            ],
        }
    }
}

impl Averages {
    /// How often a pass is lost, with the share of his line as one.
    fn lost(&self, player: &Player, all: PlayerCount, good: PlayerCount) -> f64 {
        let line = usual_line(player);
        let (mean, mean_good) = (self.mean(line, &[all]), self.mean(line, &[good]));
        let usual = 1.0 - mean_good / mean.max(1e-9);
        let count = |column: PlayerCount| f64::from(player.counts[column]);
        let drawn = HABIT_MATCHES * mean;
        let share = (count(all) - count(good) + drawn * usual) / (count(all) + drawn).max(1e-9);
        (share / usual.max(0.01)).clamp(0.4, 2.0)
    }
}
