//! The odds of a match with dice: every position with its chance, from kick-off to the
//! final whistle.
//!
//! A match is cut into legs, from mark to mark. What can happen in a leg is asked of
//! the rules, draw by draw, all outcomes of each, and the coaches decide as they do at
//! the table. Who is off is lumped: see `men`. What that, and the dropping of positions
//! with a tiny chance, can change at most is worked out on the way, so the odds come
//! with a bound of their error.

mod chain;
mod future;
mod layer;
mod leg;
mod legs;
mod men;

use ::action_deck::{ActionDeck, HALF, Next, Period, Spot, State, options::Randomiser};
use tabletop::{BySide, Rules as _, Side, sources::NoCoach};

use super::Policy;
use crate::odds::{
    BoundedOdds, TooMany,
    scores::{self, rows_for},
    steps::{StepOutcome, draw_again, outcomes},
};

use chain::MatchesByLeg;
use layer::Layer;
use men::Men;

/// The odds of a match between two coaches.
///
/// # Errors
///
/// If cards are drawn instead of dice, or there are too many positions.
pub fn match_odds(rules: &ActionDeck, coaches: &BySide<Policy>) -> Result<BoundedOdds, TooMany> {
    if rules.options().randomiser != Randomiser::Dice {
        return Err(TooMany);
    }
    let men = BySide::from_fn(|side| Men::of(rules, side));
    let clock = MatchCourse::of(rules);
    let starts = clock
        .starts
        .iter()
        .flat_map(|start| [start.first, start.second]);
    let mut chain = MatchesByLeg::new(rules, *coaches, &men, starts.collect(), clock.legs());
    // Without scores first, to see how many there are.
    play(&clock, &mut chain)?;
    let goals = chain.means.map(|means| means[0]);
    let size = rows_for(goals[0].max(goals[1]));
    chain.clear(size);
    let last = play(&clock, &mut chain)?;
    Ok(scores::odds(
        &chain.scores(&last),
        size,
        &chain.means,
        chain.error,
    ))
}

/// Plays all matches at once: what they end in.
fn play(clock: &MatchCourse, chain: &mut MatchesByLeg<'_>) -> Result<Layer, TooMany> {
    // Who kicks off only matters until half-time: both go on together then.
    let mut second_half = chain.nothing();
    for start in &clock.starts {
        let first_half = chain.start(start.first, start.p);
        let ended = half(clock, chain, first_half, Period::FirstHalf)?;
        chain.begin(&ended, start.second, &mut second_half);
    }
    half(clock, chain, second_half, Period::SecondHalf)
}

/// Plays a half from everything it can begin with. The leg of the last mark is played
/// out.
fn half(
    clock: &MatchCourse,
    chain: &mut MatchesByLeg<'_>,
    start: Layer,
    period: Period,
) -> Result<Layer, TooMany> {
    let to_come = match period {
        Period::FirstHalf => 2 * clock.legs(),
        _ => clock.legs(),
    };
    let (mut layer, mut next) = (start, chain.nothing());
    for leg in 0..usize::from(HALF) {
        chain.leg(&mut layer, period, to_come - leg, &mut next)?;
        std::mem::swap(&mut layer, &mut next);
    }
    let mut ended = chain.nothing();
    let mut still = 1.0;
    for (minutes, p) in clock.added.iter().enumerate() {
        if minutes > 0 {
            let played = usize::from(HALF) + minutes - 1;
            chain.leg(&mut layer, period, to_come - played, &mut next)?;
            std::mem::swap(&mut layer, &mut next);
        }
        let over = (p / still).min(1.0);
        ended.add(&layer, over);
        layer.scale(1.0 - over);
        still -= p;
    }
    Ok(ended)
}

/// A draw for the first kick-off, and how both halves begin then.
struct Start {
    p: f64,
    first: Spot,
    second: Spot,
}

/// The course of a match, from the rules.
struct MatchCourse {
    starts: Vec<Start>,
    /// The chance of each number of minutes added to a half.
    added: Vec<f64>,
}

impl MatchCourse {
    fn of(rules: &ActionDeck) -> MatchCourse {
        let mut kick_offs = drawn(rules, &rules.kick_off(), |state: &State| state.spot);
        draw_again(&mut kick_offs, |state| state.spot.next == Next::KickOff);
        let start = |leaf: &StepOutcome<State>| Start {
            p: leaf.p,
            first: leaf.state.spot,
            second: half_time(rules, leaf.state.kicked_off).spot,
        };
        MatchCourse {
            starts: kick_offs.iter().map(start).collect(),
            added: added_time(rules),
        }
    }

    /// The most legs of a half.
    fn legs(&self) -> usize {
        usize::from(HALF) + self.added.len().saturating_sub(1)
    }
}

/// All outcomes of a draw that no coach has a say in.
fn drawn<K: std::hash::Hash + Eq>(
    rules: &ActionDeck,
    from: &State,
    key: impl Fn(&State) -> K,
) -> Vec<StepOutcome<State>> {
    outcomes(rules, None::<NoCoach<ActionDeck>>, from, key)
}

/// The chance of each number of minutes added to a half.
fn added_time(rules: &ActionDeck) -> Vec<f64> {
    let mut state = rules.kick_off();
    state.marks = HALF;
    state.spot.next = Next::AddedTime { free_kick: false };
    let mut leaves = drawn(rules, &state, |state| state.added);
    draw_again(&mut leaves, |state| state.added.is_none());
    let mut added = Vec::new();
    for leaf in leaves {
        let minutes = usize::from(leaf.state.added.unwrap_or_default());
        added.resize(added.len().max(minutes + 1), 0.0);
        added[minutes] += leaf.p;
    }
    added
}

/// The state after the first half: a penalty kick ends it, scored or not.
fn half_time(rules: &ActionDeck, kicked_off: Side) -> State {
    let mut state = rules.kick_off();
    state.marks = HALF;
    state.added = Some(0);
    state.kicked_off = kicked_off;
    state.spot.next = Next::Penalty(0);
    let leaves = drawn(rules, &state, |state| state.period);
    let mut over = leaves
        .iter()
        .filter(|leaf| leaf.state.period == Period::SecondHalf);
    over.next().map_or(state, |leaf| leaf.state)
}
