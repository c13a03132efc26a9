//! What a position is worth: the goals each side is to be expected to score from here to
//! the end, and so who wins.
//!
//! A side scores at a rate that follows from both squads for as long as time is left, and a
//! little more from what is going on now: who has the ball, where, and what he can make of
//! it ([`sight`]). The weights are fitted on matches of computer coaches
//! against each other (`touchline forge value`) and stand in
//! `data/counter-attack/standard.value`.

mod sight;

use std::{fmt::Write as _, sync::LazyLock};

use ::counter_attack::{CounterAttack, Period, State};
use football::Game as _;
use tabletop::{BySide, Fault, Faults, Rules as _, Side, sheet};

pub use sight::{ATTACK, DEFENCE, RATE, SeenPosition, SideFigures};

/// The first line of a file of weights.
pub const FIRST_LINE: &str = "touchline value 1";

/// What a row of it has.
const COLUMNS: [&str; 3] = ["part", "name", "weight"];

/// How many weights there are.
pub const WEIGHTS: usize = RATE.len() + ATTACK.len() + DEFENCE.len();

/// More goals than this nobody scores in the rest of a match.
const MOST_GOALS: usize = 15;

/// The weights of what is seen in a position: those of the rate, those of the side with the
/// ball, those of the other.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionWeights {
    /// In the order of [`PositionWeights::names`].
    pub weights: [f64; WEIGHTS],
}

/// The weights that came with the program.
static STANDARD: LazyLock<PositionWeights> = LazyLock::new(|| {
    let text = include_str!("../../../../../data/counter-attack/standard.value");
    // A test reads it; without weights nothing is known.
    PositionWeights::parse(text).unwrap_or(PositionWeights {
        weights: [0.0; WEIGHTS],
    })
});

/// The probabilities that home wins, that nobody does, and that away wins, if both sides are
/// led alike well from here. Extra time counts once it has begun; a shoot-out to come is a
/// draw.
#[must_use]
pub fn win_chances(rules: &CounterAttack, state: &State) -> [f64; 3] {
    PositionWeights::standard().win_chances(rules, state)
}

impl PositionWeights {
    /// The weights that came with the program.
    #[must_use]
    pub fn standard() -> &'static PositionWeights {
        &STANDARD
    }

    /// The part and the name of each weight, in order.
    pub fn names() -> impl Iterator<Item = (&'static str, &'static str)> {
        let parts = [
            ("rate", &RATE[..]),
            ("attack", &ATTACK[..]),
            ("defence", &DEFENCE[..]),
        ];
        let named = |(part, names): (&'static str, &'static [&'static str])| {
            names.iter().map(move |name| (part, *name))
        };
        parts.into_iter().flat_map(named)
    }

    /// Reads a file of weights: a row `part, name, weight` for each.
    ///
    /// # Errors
    ///
    /// All faults, with their lines.
    pub fn parse(text: &str) -> Result<PositionWeights, Faults> {
        let mut faults = Faults::default();
        let mut known = [None; WEIGHTS];
        let rows = sheet::rows(text, FIRST_LINE, &COLUMNS, &mut faults);
        let all_read = faults.0.is_empty();
        for (line, cells) in rows {
            let place = PositionWeights::names().position(|name| name == (cells[0], cells[1]));
            let weight = cells[2]
                .parse()
                .ok()
                .filter(|weight: &f64| weight.is_finite());
            match (place, weight) {
                (Some(place), Some(_)) if known[place].is_some() => faults.push(Fault::at(
                    line,
                    format!("{}, {} is there twice", cells[0], cells[1]),
                    "leave one of them out",
                )),
                (Some(place), Some(weight)) => known[place] = Some(weight),
                (None, _) => faults.push(Fault::at(
                    line,
                    format!("nothing is called {}, {}", cells[0], cells[1]),
                    "make the file with `touchline forge value`",
                )),
                (_, None) => faults.push(Fault::at(
                    line,
                    format!("`{}` is no number", cells[2]),
                    "write a weight such as -0.25",
                )),
            }
        }
        for ((part, name), known) in PositionWeights::names().zip(&known) {
            if known.is_none() && all_read {
                faults.push(Fault::whole(
                    format!("{part}, {name} is missing"),
                    "make the file with `touchline forge value`",
                ));
            }
        }
        faults.or(PositionWeights {
            weights: known.map(Option::unwrap_or_default),
        })
    }

    /// The weights as a file. `about` says where they come from, a remark for each line.
    #[must_use]
    pub fn document(&self, about: &[String]) -> String {
        let mut text = format!("{FIRST_LINE}\n");
        // Writing to a string cannot fail.
        for line in about {
            let _ = writeln!(text, "# {line}");
        }
        for ((part, name), weight) in PositionWeights::names().zip(self.weights) {
            let _ = writeln!(text, "{part}, {name}, {weight:.4}");
        }
        text
    }

    /// The goals a side is expected to score yet, of which the last are from what is going
    /// on now.
    #[must_use]
    pub fn goals(&self, figures: &SideFigures) -> [f64; 2] {
        let (rate, now) = figures.logs(&self.weights);
        [figures.minutes * rate.exp(), now.exp()]
    }

    /// The goals both sides are expected to score yet.
    #[must_use]
    pub fn expected(&self, rules: &CounterAttack, state: &State) -> BySide<f64> {
        let looked_at = SeenPosition::new(rules, state);
        BySide::from_fn(|side| self.goals(&looked_at.figures(side)).iter().sum())
    }

    /// See [`win_chances`].
    #[must_use]
    pub fn win_chances(&self, rules: &CounterAttack, state: &State) -> [f64; 3] {
        if rules.is_over(state) || state.period == Period::ShootOut {
            return match rules.ahead(state) {
                Some(Side::Home) => [1.0, 0.0, 0.0],
                None => [0.0, 1.0, 0.0],
                Some(Side::Away) => [0.0, 0.0, 1.0],
            };
        }
        chances(state.goals, self.expected(rules, state))
    }
}

/// Who wins with these goals, if so many more are to be expected of each side: as they fall
/// one by one, by chance (Poisson).
#[must_use]
pub fn chances(goals: BySide<u8>, expected: BySide<f64>) -> [f64; 3] {
    let more = expected.map(poisson);
    let mut chances = [0.0; 3];
    for (home, home_chance) in more.home.iter().enumerate() {
        for (away, away_chance) in more.away.iter().enumerate() {
            let score = (
                home + usize::from(goals.home),
                away + usize::from(goals.away),
            );
            let way = match score.0.cmp(&score.1) {
                std::cmp::Ordering::Greater => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 2,
            };
            chances[way] += home_chance * away_chance;
        }
    }
    let sum: f64 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}

/// The probabilities of 0, 1, 2, … goals.
fn poisson(expected: f64) -> [f64; MOST_GOALS + 1] {
    let mut chance = (-expected).exp();
    std::array::from_fn(|goals| {
        if goals > 0 {
            chance *= expected / goals as f64;
        }
        chance
    })
}
