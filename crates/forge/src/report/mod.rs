//! A season played again and again with what was made from its statistics, beside the real one:
//! club by club and player by player, the same for every game.

pub mod html;
mod of_games;
mod text;

pub use of_games::{of_action_deck, of_counter_attack, of_inside_the_net, of_offense_charts};
pub use text::text;

use statistics::{ClubCount, ClubSeason};

/// A number of the statistics, and what play gives on average.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RealAndGiven {
    /// In the statistics.
    pub real: f64,
    /// In play.
    pub given: f64,
}

impl RealAndGiven {
    /// By what share it is off; nothing is off if nothing was wanted.
    #[must_use]
    pub fn off(self) -> f64 {
        match self.real > 0.0 {
            true => self.given / self.real - 1.0,
            false => 0.0,
        }
    }
}

/// Numbers with their names.
pub type NamedNumbers = Vec<(&'static str, RealAndGiven)>;

/// A club or a player.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its name.
    pub name: String,
    /// A player's club; empty for a club.
    pub club: String,
    /// A season's numbers. Those of a club begin with points, goals for and against, those of a
    /// player with goals.
    pub numbers: NamedNumbers,
}

impl Line {
    /// The number with this name.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<RealAndGiven> {
        let found = self.numbers.iter().find(|(of, _)| *of == name);
        found.map(|(_, pair)| *pair)
    }
}

/// What a game gives.
#[derive(Clone, Debug)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// Seasons played.
    pub seasons: u64,
    /// Matches played.
    pub matches: u64,
    /// The clubs, those with the most real points first.
    pub clubs: Vec<Line>,
    /// The players, those with the most goals first; none if the game has no players.
    pub players: Vec<Line>,
    /// Shares of goals of a side in a match: 0, 1, 2 …; more count as the last.
    pub goals: Vec<f64>,
    /// Shares of matches won by hosts, drawn, won by visitors.
    pub results: [f64; 3],
}

/// Goals of a side that are told apart.
pub const MOST_GOALS: usize = 8;

/// Points of a club in its real season.
#[must_use]
pub fn points(club: &ClubSeason) -> f64 {
    use ClubCount as C;
    let (won, drawn) = (
        club.sum(&[C::HomeWon, C::AwayWon]),
        club.sum(&[C::HomeDrawn, C::AwayDrawn]),
    );
    (3 * won + drawn) as f64
}

impl Report {
    fn sorted(mut self) -> Report {
        let first = |line: &Line| line.numbers.first().map_or(0.0, |(_, pair)| pair.real);
        for lines in [&mut self.clubs, &mut self.players] {
            lines.sort_by(|a, b| first(b).total_cmp(&first(a)));
        }
        self
    }

    fn pairs(&self, name: &str) -> Vec<RealAndGiven> {
        self.clubs
            .iter()
            .filter_map(|club| club.number(name))
            .collect()
    }

    /// How real and simulated points go together.
    #[must_use]
    pub fn correlation(&self) -> f64 {
        let pairs = self.pairs("points");
        let count = pairs.len().max(1) as f64;
        let mean = |of: fn(&RealAndGiven) -> f64| pairs.iter().map(of).sum::<f64>() / count;
        let (real, given) = (mean(|pair| pair.real), mean(|pair| pair.given));
        let sum = |of: &dyn Fn(f64, f64) -> f64| {
            let each = pairs
                .iter()
                .map(|pair| of(pair.real - real, pair.given - given));
            each.sum::<f64>()
        };
        sum(&|a, b| a * b) / (sum(&|a, _| a * a) * sum(&|_, b| b * b)).sqrt().max(1e-9)
    }

    /// By how many points clubs are off on average.
    #[must_use]
    pub fn points_off(&self) -> f64 {
        let off = self
            .pairs("points")
            .into_iter()
            .map(|pair| (pair.given - pair.real).abs());
        off.sum::<f64>() / self.clubs.len().max(1) as f64
    }

    /// By what share a number of the clubs is off on average.
    #[must_use]
    pub fn clubs_off(&self, name: &str) -> f64 {
        mean_off(self.pairs(name))
    }

    /// By what share the goals of the players with most goals are off on average, and how many
    /// there are.
    #[must_use]
    pub fn scorers_off(&self, most: usize) -> (f64, usize) {
        let scorers = self.players.iter().take(most);
        let pairs: Vec<RealAndGiven> = scorers
            .filter_map(|player| player.number("goals"))
            .filter(|pair| pair.real > 0.0)
            .collect();
        let count = pairs.len();
        (mean_off(pairs), count)
    }
}

fn mean_off(pairs: Vec<RealAndGiven>) -> f64 {
    let count = pairs.len().max(1) as f64;
    pairs.into_iter().map(|pair| pair.off().abs()).sum::<f64>() / count
}
