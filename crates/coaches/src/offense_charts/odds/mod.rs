//! The odds of a match with dice: every position with its chance, from kick-off to
//! the final whistle.
//!
//! What can happen in a minute is asked of the rules, step by step, all outcomes of
//! each. Bookings are lumped: see `bookings`. What that, and the dropping of
//! positions with a tiny chance, can change at most is worked out on the way, so the
//! odds come with a bound of their error.

mod bookings;
mod chain;
mod minute;
mod shape;
mod steps;

use ::offense_charts::{Next, NumbersFrom, OffenseCharts, Period, Pick, State, players::Column};
use tabletop::{BySide, Rules as _, Side};

use crate::odds::{
    BoundedOdds, TooMany,
    scores::{self, rows_for},
    steps::{COUNTED, named as with_names},
};

pub use bookings::Bookings;

use chain::{MatchesByMinute, PositionChances, times};
use minute::Minutes;
use shape::{FRESH, MinuteShape};
use steps::outcomes;

/// What is counted in a match on average, without the odds of scores: much quicker.
#[derive(Clone, Debug, PartialEq)]
pub struct MeanOdds {
    /// The mean of every statistic, by its name.
    pub means: BySide<Vec<(&'static str, f64)>>,
    /// The most that a chance can be wrong by.
    pub error: f64,
}

impl MeanOdds {
    /// The mean of a statistic.
    #[must_use]
    pub fn of(&self, side: Side, name: &str) -> f64 {
        let mut same = self.means[side].iter().filter(|(known, _)| *known == name);
        same.next().map_or(0.0, |(_, mean)| *mean)
    }
}

/// The means of a match. Bookings depend on the line-ups only, so that matches with
/// the same can share them.
///
/// # Errors
///
/// If cards are drawn instead of dice, or there are too many positions.
pub fn means(rules: &OffenseCharts, bookings: &BySide<Bookings>) -> Result<MeanOdds, TooMany> {
    let mut chain = MatchesByMinute::new(rules, bookings, 1);
    play(rules, &mut chain)?;
    Ok(MeanOdds {
        means: with_names(&chain.means()),
        error: chain.error,
    })
}

/// What one minute comes to for the side that has the ball.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Worth {
    /// Goals for it.
    pub goals: f64,
    /// Goals for the other side.
    pub against: f64,
    /// The chance that it has the ball in the next minute.
    pub keeps: f64,
}

/// What the first minute of a match comes to, the home side having the ball.
#[must_use]
pub fn worth(rules: &OffenseCharts) -> Worth {
    let shape = MinuteShape {
        holder: Side::Home,
        run: 0,
        hurt: [0, 0],
    };
    let minute = Minutes::new(rules).minute(FRESH, shape);
    let mut worth = Worth::default();
    for way in minute.deals.iter().flat_map(|ways| &ways.ways) {
        let [goals, against] = way.goals.map(f64::from);
        worth.goals += way.p * goals;
        worth.against += way.p * against;
        worth.keeps += way.p * f64::from(u8::from(way.to.holder == Side::Home));
    }
    worth
}

/// The odds of a match.
///
/// # Errors
///
/// If cards are drawn instead of dice, or there are too many positions.
pub fn match_odds(rules: &OffenseCharts) -> Result<BoundedOdds, TooMany> {
    let bookings = Bookings::of(rules);
    let expected = means(rules, &bookings)?;
    let most = Side::BOTH.map(|side| expected.of(side, "goals"));
    let size = rows_for(most[0].max(most[1]));
    let mut chain = MatchesByMinute::new(rules, &bookings, size);
    let last = play(rules, &mut chain)?;
    let all = chain.scores(&last);
    Ok(scores::odds(&all, size, &chain.means(), chain.error))
}

/// Plays all matches at once: what they end in.
fn play(
    rules: &OffenseCharts,
    chain: &mut MatchesByMinute<'_>,
) -> Result<PositionChances, TooMany> {
    if rules.options().draws != NumbersFrom::Dice {
        return Err(TooMany);
    }
    let clock = HalfLength::of(rules);
    // Who kicks off only matters until half-time: both go on together then.
    let mut second_half = PositionChances::new();
    for leaf in outcomes(rules, &rules.kick_off()) {
        let start = chain.start(FRESH, MinuteShape::of(&leaf.state));
        let ended = half(chain, &clock, times(&start, leaf.p))?;
        let after = MinuteShape::of(&half_time(rules, &clock, leaf.state.kicked_off));
        chain.in_shape(&ended, after, &mut second_half);
    }
    half(chain, &clock, second_half)
}

/// How long a half is.
struct HalfLength {
    /// Minutes before time is added.
    minutes: u8,
    /// The chance of each number of minutes added.
    added: Vec<f64>,
}

impl HalfLength {
    fn of(rules: &OffenseCharts) -> HalfLength {
        let mut state = settled(rules, 0);
        let mut minutes = 0;
        while state.next != Next::AddedTime && minutes < u8::MAX {
            minutes += 1;
            state = settled(rules, minutes);
        }
        let mut added = Vec::new();
        for leaf in outcomes(rules, &state) {
            let minutes = match leaf.state.period == state.period {
                true => usize::from(leaf.state.added.unwrap_or_default()),
                // Nothing was added: the half is over.
                false => 0,
            };
            if added.len() <= minutes {
                added.resize(minutes + 1, 0.0);
            }
            added[minutes] += leaf.p;
        }
        HalfLength { minutes, added }
    }
}

/// The state when all that a minute brought is settled: a player is named, which
/// changes nothing, and the rules look at the clock.
fn settled(rules: &OffenseCharts, minute: u8) -> State {
    let mut state = rules.kick_off();
    state.next = Next::Minute;
    state.minute = minute;
    named(rules, state)
}

fn named(rules: &OffenseCharts, mut state: State) -> State {
    state.picks[0] = Some(Pick::Named {
        side: Side::Home,
        column: Column::Fouls,
    });
    let leaves = outcomes(rules, &state);
    leaves.first().map_or(state, |leaf| leaf.state)
}

/// The state after the first half.
fn half_time(rules: &OffenseCharts, clock: &HalfLength, kicked_off: Side) -> State {
    let mut state = rules.kick_off();
    state.next = Next::Minute;
    state.minute = clock.minutes;
    state.added = Some(0);
    state.kicked_off = kicked_off;
    let state = named(rules, state);
    debug_assert_eq!(state.period, Period::SecondHalf);
    state
}

/// Plays a half from everything it can begin with.
fn half(
    chain: &mut MatchesByMinute<'_>,
    clock: &HalfLength,
    start: PositionChances,
) -> Result<PositionChances, TooMany> {
    let mut layer = start;
    for _ in 0..clock.minutes {
        layer = chain.minute(layer)?;
    }
    let mut ended = PositionChances::new();
    let mut still = 1.0;
    for (added, p) in clock.added.iter().enumerate() {
        if added > 0 {
            layer = chain.minute(layer)?;
        }
        if still <= 0.0 {
            break;
        }
        let ends = (p / still).min(1.0);
        chain.add(&times(&layer, ends), &mut ended);
        layer = times(&layer, 1.0 - ends);
        still -= p;
    }
    Ok(ended)
}

const _: () = assert!(COUNTED >= 21);
